import { Button } from '../../../ui/stage/controls/button.tsx'
import { Dialog } from '../../../ui/stage/layout/dialog.tsx'
import { t } from '../messages.ts'

interface ExitDialogProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** The exit, and the browser's Back: the attempt stays, and its clock does not wait. */
export const ExitDialog = ({ open, onStay, onLeave }: ExitDialogProps) => (
  <Dialog
    open={open}
    title={t('questions:play.exitTitle')}
    help={t('leaveHelp')}
    closeLabel={t('ui:close')}
    onClose={onStay}
    actions={
      <>
        <Button tone="sand" onPress={onLeave}>
          {t('questions:play.exitQuiz')}
        </Button>
        <Button onPress={onStay}>{t('questions:play.keepPlaying')}</Button>
      </>
    }
  />
)
