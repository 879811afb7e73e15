import { Button } from '../../../ui/stage/controls/button.tsx'
import { Dialog } from '../../../ui/stage/layout/dialog.tsx'
import { t } from '../messages.ts'

interface RetakeDialogProps {
  open: boolean
  onClose: () => void
  onRetake: () => void
}

/** What was answered is gone after this. */
export const RetakeDialog = ({ open, onClose, onRetake }: RetakeDialogProps) => (
  <Dialog
    open={open}
    title={t('retakeTitle')}
    help={t('retakeHelp')}
    closeLabel={t('ui:close')}
    onClose={onClose}
    actions={
      <>
        <Button tone="sand" onPress={onClose}>
          {t('ui:cancel')}
        </Button>
        <Button onPress={onRetake}>{t('retake')}</Button>
      </>
    }
  />
)
