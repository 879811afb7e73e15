import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
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
    <Dialog
      open
      title={t('profile:subscription.cancelTitle')}
      help={consequence}
      closeLabel={t('studio:close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onPress={onClose}>
            {t('profile:subscription.keep')}
          </Button>
          <Button tone="danger" busy={isSending} onPress={() => void cancel()}>
            {t('profile:cancelSubscription')}
          </Button>
        </>
      }
    />
  )
}
