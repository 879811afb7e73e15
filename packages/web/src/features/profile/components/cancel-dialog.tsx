import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { ConfirmDialog } from '../../../ui/studio/layout/confirm-dialog.tsx'
import { endSubscription } from '../api/subscription.ts'

interface CancelDialogProps {
  /** What comes of it. */
  consequence: string
  onClose: () => void
  onCancelled: () => void
}

/** Asks once more, with what comes of it. Rule PR13. */
export const CancelDialog = ({ consequence, onClose, onCancelled }: CancelDialogProps) => {
  const [isSending, setIsSending] = useState(false)
  const toast = useToast()
  const cancel = async () => {
    setIsSending(true)
    const answer = await endSubscription()
    setIsSending(false)
    toast({ text: answer.ok ? answer.value : answer.sentence, tone: answer.ok ? 'good' : 'bad' })
    if (answer.ok) onCancelled()
  }
  return (
    <ConfirmDialog
      title={t('profile:subscription.cancelTitle')}
      help={consequence}
      closeLabel={t('studio:close')}
      no={t('profile:subscription.keep')}
      yes={t('profile:cancelSubscription')}
      isBusy={isSending}
      onNo={onClose}
      onYes={() => void cancel()}
    />
  )
}
