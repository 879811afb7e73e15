import { t } from '../../../messages/studio.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'

interface ConfirmDialogProps {
  title: string
  /** What is lost. */
  help: string
  no: string
  yes: string
  isBusy?: boolean
  onNo: () => void
  onYes: () => void
}

/** Makes sure before something is lost. */
export const ConfirmDialog = ({ title, help, no, yes, isBusy = false, onNo, onYes }: ConfirmDialogProps) => (
  <Dialog
    open
    title={title}
    help={help}
    closeLabel={t('studio:close')}
    onClose={onNo}
    actions={
      <>
        <Button tone="outline" onPress={onNo}>
          {no}
        </Button>
        <Button tone="danger" busy={isBusy} onPress={onYes}>
          {yes}
        </Button>
      </>
    }
  />
)
