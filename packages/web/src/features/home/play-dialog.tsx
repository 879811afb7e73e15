import { BroadcastIcon } from '@phosphor-icons/react/dist/ssr/Broadcast'
import type { OwnRoom as OpenRoom } from '@quokka/contract/http'
import { useState } from 'react'
import { readAccount } from '../../account/account.ts'
import { hostingStart } from '../../entering/hosting-start.ts'
import { useNavigate } from '../../lib/navigation/location.tsx'
import { freeSeats } from '../../lib/page/brand.ts'
import { Button } from '../../ui/stage/controls/button.tsx'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { Dialog } from '../../ui/stage/layout/dialog.tsx'
import { t } from './home-messages.ts'
import { JoinForm } from './join-form.tsx'
import { OwnRoom } from './own-room.tsx'
import styles from './play-dialog.module.css'

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
    <div className={styles.form}>
      <JoinForm />
    </div>
    <p className={styles.or}>{t('or')}</p>
    <StartButton />
    {readAccount()?.userType !== 'PREMIUM' && (
      <p className={styles.free}>{t('hostingFree', { count: freeSeats() - 1 })}</p>
    )}
  </Dialog>
)

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
