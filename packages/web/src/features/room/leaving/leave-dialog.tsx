import { t } from '../../../messages/stage.ts'
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

/** A host's leaving ends the game of everybody: staying is what the eye meets first. */
export const LeaveDialog = ({ open, about, isHost, roomId, onStay, onLeave }: LeaveDialogProps) => {
  const stay = (
    <Button key="stay" tone={isHost ? 'wattle' : 'sand'} onPress={onStay}>
      {about === 'exit' ? t('questions:play.keepPlaying') : t('questions:play.stay')}
    </Button>
  )
  const leave = (
    <Button key="leave" tone={isHost ? 'sand' : 'wattle'} onPress={onLeave}>
      {about === 'exit' ? t('questions:play.exitQuiz') : t('questions:play.leave')}
    </Button>
  )
  return (
    <Dialog
      open={open}
      title={about === 'exit' ? t('questions:play.exitTitle') : t('questions:play.leaveTitle')}
      help={isHost ? t('room:leaveHelpHost') : t('room:leaveHelp', { code: roomId.toUpperCase() })}
      closeLabel={t('ui:close')}
      onClose={onStay}
      actions={isHost ? [leave, stay] : [stay, leave]}
    />
  )
}
