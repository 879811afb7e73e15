import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash'
import type { ModeratedItem } from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import type { Decision } from '@quokka/core/quiz'
import { useRef, useState } from 'react'
import { usDate } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import { sendDecision } from '../api/use-complaints.ts'
import styles from './decision-form.module.css'

interface DecisionFormProps {
  item: ModeratedItem
  onDecided: () => Promise<void>
}

/** Keep or take down, with the sentence that the author reads; what was decided can be decided again. */
export const DecisionForm = ({ item, onDecided }: DecisionFormProps) => {
  const [reason, setReason] = useState(item.decision?.reason ?? '')
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState<Decision>()
  const field = useRef<HTMLInputElement>(null)
  const toast = useToast()
  const { decision } = item

  const decide = async (wanted: Decision) => {
    if (wanted === 'takeDown' && reason.trim() === '') {
      setError(t('admin:complaints.noReason'))
      field.current?.focus()
      return
    }
    setSending(wanted)
    const answer = await sendDecision(item.reportId, wanted, reason.trim())
    setSending(undefined)
    toast(answer.ok ? { text: answer.value, tone: 'good' } : { text: answer.sentence, tone: 'bad' })
    if (answer.ok) await onDecided()
  }

  return (
    <section className={styles.decision} aria-label={t('admin:complaints.decision')}>
      {decision && (
        <p className={styles.decided}>
          {t(`admin:complaints.decided.${decision.decision}`, { date: usDate(decision.decidedOn) })}
        </p>
      )}
      <TextField
        ref={field}
        label={t('admin:complaints.why')}
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
        <p className={styles.help}>{t('admin:complaints.takenDownMeans')}</p>
        <Button
          tone="outline"
          icon={CheckIcon}
          busy={sending === 'keep'}
          disabled={sending === 'takeDown'}
          onPress={() => decide('keep')}
        >
          {item.takenDown ? t('admin:complaints.putBack') : t('admin:complaints.keep')}
        </Button>
        <Button
          tone="danger"
          icon={EyeSlashIcon}
          busy={sending === 'takeDown'}
          disabled={sending === 'keep'}
          onPress={() => decide('takeDown')}
        >
          {t('admin:complaints.takeDown')}
        </Button>
      </div>
    </section>
  )
}
