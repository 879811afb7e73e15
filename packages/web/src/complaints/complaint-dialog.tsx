import { sendComplaint } from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import type { ComplaintReason } from '@quokka/core/quiz'
import { COMPLAINT_REASONS } from '@quokka/core/quiz'
import { useState } from 'react'
import { useCall } from '../lib/calls/use-call.ts'
import { Button } from '../ui/stage/controls/button.tsx'
import { RadioGroup } from '../ui/stage/controls/radio-group.tsx'
import { TextArea } from '../ui/stage/controls/text-area.tsx'
import { useToast } from '../ui/stage/feedback/toaster.tsx'
import { Dialog } from '../ui/stage/layout/dialog.tsx'
import styles from './complaint-dialog.module.css'
import { t } from './messages.ts'

interface ComplaintDialogProps {
  /** What it is about, by the ids under which the caller knows it; in a room or an attempt those of it. */
  content: { quizId: string; questionId?: string; roomId?: string; qtestId?: string; attemptToken?: string }
  /** What it is called. */
  name: string
  onClose: () => void
}

/** Tells the administrators what is wrong with a quiz or a question. Rules MO7, MO10, QP23. */
export const ComplaintDialog = ({ content, name, onClose }: ComplaintDialogProps) => {
  const [reason, setReason] = useState<ComplaintReason>()
  const [isReasonMissing, setIsReasonMissing] = useState(false)
  const [text, setText] = useState('')
  const { isAsking, ask } = useCall(sendComplaint)
  const toast = useToast()

  const send = async () => {
    if (reason === undefined) return setIsReasonMissing(true)
    const answer = await ask({ ...content, reason, text: text.trim() })
    toast(answer.ok ? { text: answer.value, tone: 'good' } : { text: answer.sentence, tone: 'bad' })
    if (answer.ok) onClose()
  }

  return (
    <Dialog
      open
      title={t('title')}
      help={name}
      closeLabel={t('ui:close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="sand" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button wide busy={isAsking} onPress={send}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <RadioGroup
          legend={t('reason')}
          options={COMPLAINT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={reason}
          error={isReasonMissing && reason === undefined ? t('chooseReason') : undefined}
          onChange={setReason}
          wide
        />
        <TextArea label={t('text')} maxLength={LIMITS.complaintCharacters} value={text} onChange={setText} />
      </div>
    </Dialog>
  )
}
