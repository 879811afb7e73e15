import { t } from '../../../messages/studio.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'

interface LeaveFormDialogProps {
  onStay: () => void
  onLeave: () => void
}

/** Before what was changed and not saved is lost. */
export const LeaveFormDialog = ({ onStay, onLeave }: LeaveFormDialogProps) => (
  <Dialog
    open
    title={t('profile:form.leaveTitle')}
    help={t('profile:form.leaveHelp')}
    closeLabel={t('studio:close')}
    onClose={onStay}
    actions={
      <>
        <Button tone="outline" onPress={onLeave}>
          {t('profile:form.leave')}
        </Button>
        <Button onPress={onStay}>{t('profile:form.stay')}</Button>
      </>
    }
  />
)
