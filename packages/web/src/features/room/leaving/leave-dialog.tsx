import { t } from '../../../messages/t.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { Dialog } from '../../../ui/stage/layout/dialog.tsx'

interface LeaveDialogProps {
  open: boolean
  /** leave in the waiting room and for the browser's Back; exit from a running quiz. */
  about: 'leave' | 'exit'
  isHost: boolean
  roomId: string
  onStay: () => void
  onLeave: () => void
}

export const LeaveDialog = ({ open, about, isHost, roomId, onStay, onLeave }: LeaveDialogProps) => (
  <Dialog
    open={open}
    title={about === 'exit' ? t('room:exitTitle') : t('questions:play.leaveTitle')}
    help={isHost ? t('room:leaveHelpHost') : t('room:leaveHelp', { code: roomId.toUpperCase() })}
    closeLabel={t('ui:close')}
    onClose={onStay}
    actions={
      <>
        <Button tone="sand" onPress={onStay}>
          {about === 'exit' ? t('room:keepPlaying') : t('questions:play.stay')}
        </Button>
        <Button onPress={onLeave}>{about === 'exit' ? t('room:exitQuiz') : t('questions:play.leave')}</Button>
      </>
    }
  />
)
