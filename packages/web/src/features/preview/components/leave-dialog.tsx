import { t } from '../../../messages/studio.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'

interface LeaveDialogProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** The browser's Back out of a running preview. */
export const LeaveDialog = ({ open, onStay, onLeave }: LeaveDialogProps) => (
  <Dialog
    open={open}
    title={t('questions:play.leaveTitle')}
    closeLabel={t('studio:close')}
    onClose={onStay}
    actions={
      <>
        <Button tone="outline" onPress={onStay}>
          {t('questions:play.stay')}
        </Button>
        <Button onPress={onLeave}>{t('questions:play.leave')}</Button>
      </>
    }
  />
)
