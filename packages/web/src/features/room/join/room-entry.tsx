import { useEffect, useState } from 'react'
import { fillSession } from '../../../account/account.ts'
import type { FoundRoom } from '../../../entering/find-room.ts'
import { findRoom } from '../../../entering/find-room.ts'
import { goToRoom } from '../../../entering/go-to-room.ts'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { paths, shareSource } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/stage.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { EmptyState } from '../../../ui/stage/feedback/empty-state.tsx'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { StageGround } from '../../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../../ui/stage/layout/stage-header.tsx'
import { Brand } from '../../../ui/stage/pictures/brand.tsx'

const sentenceFor = (found: Exclude<FoundRoom, { is: 'open' | 'refused' }>): string => {
  if (found.is === 'misspelt') return t('join:linkLength')
  return found.is === 'unknown' ? t('join:invalidLink') : found.sentence
}

/** How often a full room is asked again. */
const AGAIN_MS = 5_000

/** A room's link: looks whether the room is open and leads on, or home with the reason; whoever comes to a full room waits here. */
export const RoomEntry = ({ roomId }: { roomId: string }) => {
  const code = roomId.trim().toLowerCase()
  const navigate = useNavigate()
  const toast = useToast()
  const [isFull, setIsFull] = useState(false)

  useEffect(() => {
    let isGone = false
    let timer: number | undefined
    const follow = async (isAgain = false) => {
      const [found] = await Promise.all([findRoom(code, isAgain ? undefined : shareSource()), isAgain || fillSession()])
      if (isGone) return
      if ((found.is === 'refused' && found.why === 'room/full') || (isAgain && found.is === 'unanswered')) {
        setIsFull(true)
        timer = window.setTimeout(() => follow(true).catch(() => {}), AGAIN_MS)
        return
      }
      if (found.is === 'open') {
        goToRoom(code, navigate, { replace: true, ownSeat: found.ownSeat, safeNames: found.safeNames })
        return
      }
      if (found.is === 'refused') {
        navigate(paths.home, { replace: true, state: { refused: t(`entering:${found.why}`) } })
        return
      }
      toast({ text: sentenceFor(found), tone: 'bad' })
      navigate(paths.homeAlias, { replace: true, state: { code } })
    }
    follow().catch(() => {})
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [code, navigate, toast])

  return (
    <StageGround scene="hills">
      <StageHeader start={<Brand />} />
      <main aria-live="polite">
        <EmptyState
          heading="h1"
          mood="thinking"
          title={isFull ? t('room:roomFullTitle') : t('join:looking')}
          sentence={isFull ? t('entering:room/full') : code.toUpperCase()}
          action={
            isFull && (
              <Button tone="glass" onPress={() => navigate(paths.home)}>
                {t('room:goHome')}
              </Button>
            )
          }
        />
      </main>
    </StageGround>
  )
}
