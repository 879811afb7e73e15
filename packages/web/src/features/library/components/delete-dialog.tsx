import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import { useState } from 'react'
import type { Outcome } from '../../../lib/calls/call.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { ConfirmDialog } from '../../../ui/studio/layout/confirm-dialog.tsx'

interface DeleteDialogProps {
  name: string
  /** Deletes it; answers the server's sentence. */
  remove: () => Promise<Outcome<string>>
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a quiz or a QTest is deleted, and deletes it. */
export const DeleteDialog = ({ name, remove, onDeleted, onClose }: DeleteDialogProps) => {
  const [isDeleting, setIsDeleting] = useState(false)
  const toast = useToast()

  const confirm = async () => {
    setIsDeleting(true)
    const answer = await remove()
    setIsDeleting(false)
    if (!answer.ok) return toast({ text: answer.sentence, tone: 'bad' })
    toast({ text: answer.value, tone: 'good' })
    onDeleted()
  }

  return (
    <ConfirmDialog
      title={t('library:deleting.title', { name })}
      help={t('library:deleting.help')}
      closeLabel={t('studio:close')}
      no={t('studio:cancel')}
      yes={t('library:deleting.delete')}
      yesIcon={TrashIcon}
      isBusy={isDeleting}
      onNo={onClose}
      onYes={confirm}
    />
  )
}
