import { t } from '../../../messages/t.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { Dialog } from '../../../ui/stage/layout/dialog.tsx'

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
    title={t('room:aloneTitle')}
    help={t('room:aloneHelp')}
    closeLabel={t('ui:close')}
    onClose={onClose}
    actions={
      <>
        <Button tone="sand" onPress={onSolo}>
          {t('room:quizSolo')}
        </Button>
        <Button onPress={onInvite}>{t('room:inviteFriends')}</Button>
      </>
    }
  />
)
