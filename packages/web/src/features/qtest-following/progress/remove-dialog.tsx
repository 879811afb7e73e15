import { UserMinusIcon } from '@phosphor-icons/react/dist/ssr/UserMinus'
import { t } from '../../../messages/studio.ts'
import { ConfirmDialog } from '../../../ui/studio/layout/confirm-dialog.tsx'

interface RemoveDialogProps {
  name: string
  isBusy: boolean
  onKeep: () => void
  onRemove: () => void
}

/** Asks before a participant is removed. */
export const RemoveDialog = ({ name, isBusy, onKeep, onRemove }: RemoveDialogProps) => (
  <ConfirmDialog
    title={t('qtestFollowing:progress.removeTitle', { name })}
    help={t('qtestFollowing:progress.removeHelp')}
    closeLabel={t('studio:close')}
    no={t('qtestFollowing:progress.keep')}
    yes={t('qtestFollowing:progress.remove')}
    yesIcon={UserMinusIcon}
    isBusy={isBusy}
    onNo={onKeep}
    onYes={onRemove}
  />
)
