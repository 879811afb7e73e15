import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  /** What is lost. */
  help: string
  closeLabel: string
  no: string
  yes: string
  yesIcon?: PhosphorIcon
  isBusy?: boolean
  onNo: () => void
  onYes: () => void
}

/** Asks before something is lost. */
export const ConfirmDialog = ({
  title,
  help,
  closeLabel,
  no,
  yes,
  yesIcon,
  isBusy = false,
  onNo,
  onYes,
}: ConfirmDialogProps) => (
  <Dialog
    open
    title={title}
    help={help}
    closeLabel={closeLabel}
    onClose={onNo}
    actions={
      <>
        <Button tone="outline" onPress={onNo}>
          {no}
        </Button>
        <Button tone="danger" icon={yesIcon} busy={isBusy} onPress={onYes}>
          {yes}
        </Button>
      </>
    }
  />
)
