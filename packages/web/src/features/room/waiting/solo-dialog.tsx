import { Button } from '../../../ui/stage/controls/button.tsx'
import { Dialog } from '../../../ui/stage/layout/dialog.tsx'
import { t } from './host-messages.ts'

interface SoloDialogProps {
  open: boolean
  onClose: () => void
  onInvite: () => void
  onSolo: () => void
}

/** Asked of a host who starts with nobody else in the room. */
export const SoloDialog = ({ open, onClose, onInvite, onSolo }: SoloDialogProps) => (
  <Dialog
    open={open}
    title={t('aloneTitle')}
    help={t('aloneHelp')}
    closeLabel={t('ui:close')}
    onClose={onClose}
    actions={
      <>
        <Button tone="sand" onPress={onSolo}>
          {t('quizSolo')}
        </Button>
        <Button onPress={onInvite}>{t('inviteFriends')}</Button>
      </>
    }
  />
)
