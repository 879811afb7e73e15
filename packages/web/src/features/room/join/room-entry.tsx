import { useEffect } from 'react'
import { fillSession } from '../../../account/account.ts'
import type { FoundRoom } from '../../../entering/find-room.ts'
import { findRoom } from '../../../entering/find-room.ts'
import { goToRoom } from '../../../entering/go-to-room.ts'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { paths, shareSource } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/stage.ts'
import { EmptyState } from '../../../ui/stage/feedback/empty-state.tsx'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { StageGround } from '../../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../../ui/stage/layout/stage-header.tsx'
import { Brand } from '../../../ui/stage/pictures/brand.tsx'

const sentenceFor = (found: Exclude<FoundRoom, { is: 'open' }>): string => {
  if (found.is === 'misspelt') return t('join:linkLength')
  return found.is === 'unknown' ? t('join:invalidLink') : found.sentence
}

/** A room's link: looks whether the room is open and leads on, or home with the reason. */
export const RoomEntry = ({ roomId }: { roomId: string }) => {
  const code = roomId.trim().toLowerCase()
  const navigate = useNavigate()
  const toast = useToast()

  useEffect(() => {
    let isGone = false
    const follow = async () => {
      const [found] = await Promise.all([findRoom(code, shareSource()), fillSession()])
      if (isGone) return
      if (found.is === 'open') {
        goToRoom(code, navigate, { replace: true, ownSeat: found.ownSeat, safeNames: found.safeNames })
        return
      }
      toast({ text: sentenceFor(found), tone: 'bad' })
      navigate(paths.homeAlias, { replace: true })
    }
    follow().catch(() => {})
    return () => {
      isGone = true
    }
  }, [code, navigate, toast])

  return (
    <StageGround scene="hills">
      <StageHeader start={<Brand />} />
      <main>
        <EmptyState heading="h1" mood="thinking" title={t('join:looking')} sentence={code.toUpperCase()} />
      </main>
    </StageGround>
  )
}
