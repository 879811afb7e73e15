import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/ssr/ArrowSquareOut'
import { LIMITS } from '@quokka/core/limits'
import { useRef, useState } from 'react'
import { qTestOf } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button, ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import { sendEnd } from '../api/use-complaints.ts'
import styles from './decision-form.module.css'

/** Ends the QTest in which something was seen, with the sentence that its host reads, or opens it again. Rule MO12. */
export const QTestForm = ({ qtestId }: { qtestId: string }) => {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState<'end' | 'reopen'>()
  const field = useRef<HTMLInputElement>(null)
  const toast = useToast()

  const send = async (wanted: 'end' | 'reopen') => {
    if (wanted === 'end' && reason.trim() === '') {
      setError(t('admin:complaints.noReasonToEnd'))
      field.current?.focus()
      return
    }
    setSending(wanted)
    const answer = await sendEnd(qtestId, wanted === 'end', reason.trim())
    setSending(undefined)
    toast(answer.ok ? { text: answer.value, tone: 'good' } : { text: answer.sentence, tone: 'bad' })
  }

  return (
    <section className={styles.decision} aria-label={t('admin:complaints.qtest')}>
      <div className={styles.foot}>
        <p className={styles.help}>{t('admin:complaints.seenIn')}</p>
        <ButtonLink to={qTestOf(qtestId)} tone="outline" size="small" icon={ArrowSquareOutIcon}>
          {t('admin:complaints.openQTest')}
        </ButtonLink>
      </div>
      <TextField
        ref={field}
        label={t('admin:complaints.whyEnded')}
        value={reason}
        error={error}
        maxLength={LIMITS.decisionReasonCharacters}
        autoComplete="off"
        onChange={(typed) => {
          setReason(typed)
          setError(undefined)
        }}
      />
      <div className={styles.foot}>
        <Button tone="outline" busy={sending === 'reopen'} disabled={sending === 'end'} onPress={() => send('reopen')}>
          {t('admin:complaints.reopenQTest')}
        </Button>
        <Button tone="danger" busy={sending === 'end'} disabled={sending === 'reopen'} onPress={() => send('end')}>
          {t('admin:complaints.endQTest')}
        </Button>
      </div>
    </section>
  )
}
