import { BroadcastIcon } from '@phosphor-icons/react/dist/ssr/Broadcast'
import type { OwnRoom as OpenRoom } from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { CodeField } from '../../entering/code-field.tsx'
import type { FoundRoom } from '../../entering/find-room.ts'
import { findRoom } from '../../entering/find-room.ts'
import { goToRoom } from '../../entering/go-to-room.ts'
import { hostingStart } from '../../entering/hosting-start.ts'
import { useNavigate } from '../../lib/navigation/location.tsx'
import { freeSeats } from '../../lib/page/brand.ts'
import { Button } from '../../ui/stage/controls/button.tsx'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { Dialog } from '../../ui/stage/layout/dialog.tsx'
import { t } from './home-messages.ts'
import { OwnRoom } from './own-room.tsx'
import styles from './play-dialog.module.css'

const sentenceFor = (found: Exclude<FoundRoom, { is: 'open' }>): string => {
  if (found.is === 'misspelt') return t('codeLength')
  return found.is === 'unknown' ? t('invalidRoom') : found.sentence
}

interface PlayDialogProps {
  open: boolean
  /** Where the player, or the host, still sits. */
  ownRoom: OpenRoom | undefined
  onClose: () => void
}

/** Join by a room's code, or start a quiz. The code comes first: ten people join for each one that hosts. */
export const PlayDialog = ({ open, ownRoom, onClose }: PlayDialogProps) => (
  <Dialog open={open} title={t('playTitle')} closeLabel={t('ui:close')} onClose={onClose}>
    {ownRoom && (
      <div className={styles.ownRoom}>
        <OwnRoom room={ownRoom} />
      </div>
    )}
    <JoinForm />
    <p className={styles.or}>{t('or')}</p>
    <StartButton />
    <p className={styles.free}>{t('hostingFree', { count: freeSeats() - 1 })}</p>
  </Dialog>
)

const JoinForm = () => {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isLooking, setIsLooking] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()

  useEffect(() => field.current?.focus(), [])

  const join = async (event: FormEvent) => {
    event.preventDefault()
    if (code === '' || isLooking) return
    setError(undefined)
    setIsLooking(true)
    const found = await findRoom(code)
    setIsLooking(false)
    if (found.is === 'open') {
      goToRoom(code, navigate, { ownSeat: found.ownSeat, safeNames: found.safeNames })
      return
    }
    setError(sentenceFor(found))
    field.current?.focus()
  }

  return (
    <form className={styles.form} onSubmit={join} noValidate>
      <CodeField
        ref={field}
        label={t('codeLabel')}
        hint={t('codeHint', { characters: LIMITS.roomCodeCharacters })}
        error={error}
        value={code}
        onChange={(typed) => {
          setCode(typed)
          setError(undefined)
        }}
      />
      <Button type="submit" wide disabled={code === ''} busy={isLooking}>
        {t('joinQuiz')}
      </Button>
    </form>
  )
}

const StartButton = () => {
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  const toast = useToast()
  const start = async () => {
    setIsAsking(true)
    const next = await hostingStart()
    setIsAsking(false)
    if (next.ok) navigate(next.to)
    else toast({ text: next.sentence, tone: 'bad' })
  }
  return (
    <Button tone="dark" wide icon={BroadcastIcon} busy={isAsking} onPress={start}>
      {t('startQuiz')}
    </Button>
  )
}
