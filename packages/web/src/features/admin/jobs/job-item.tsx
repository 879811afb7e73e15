import type { StoredJob } from '@quokka/contract/http'
import { useState } from 'react'
import { usDateTime } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import type { JobAction } from '../api/use-jobs.ts'
import { JOB_ACTIONS } from '../api/use-jobs.ts'
import { JobStateTag } from './job-state-tag.tsx'
import styles from './jobs.module.css'

/** The kinds that have words; one of a newer server is called as that calls it. */
const KINDS = [
  'answer sign-up',
  'confirmation code',
  'reset code',
  'letter',
  'inactivity letter',
  'forget member',
  'forget guest',
  'forget player',
  'billing round',
  'retention round',
  'plays of old journals',
  'members of old journals',
  'backup',
] as const

const titleOf = ({ kind, subject }: StoredJob): string => {
  const known = KINDS.find((one) => one === kind)
  return subject ?? (known === undefined ? kind : t(`admin:work.kinds.${known}`))
}

const whenOf = ({ state, tries, dueOn, failedOn }: StoredJob): string => {
  if (failedOn !== null) return t('admin:work.givenUp', { date: usDateTime(failedOn), count: tries })
  if (state === 'underWay') return t('admin:work.underWay')
  const date = usDateTime(dueOn ?? '')
  return tries === 0 ? t('admin:work.due', { date }) : t('admin:work.again', { date, count: tries })
}

interface JobItemProps {
  job: StoredJob
  /** After something was done about it. */
  onChanged: () => Promise<void>
}

/** One job, and what an administrator can do about it when it failed. Rule AD8. */
export const JobItem = ({ job, onChanged }: JobItemProps) => {
  const [busy, setBusy] = useState<JobAction>()
  const toast = useToast()
  const title = titleOf(job)

  const act = async (action: JobAction) => {
    setBusy(action)
    const answer = await JOB_ACTIONS[action](job.jobId)
    toast(answer.ok ? { text: answer.value, tone: 'good' } : { text: answer.sentence, tone: 'bad' })
    await onChanged()
    setBusy(undefined)
  }

  return (
    <li className={styles.job}>
      <div className={styles.words}>
        <p className={styles.name}>
          {title} <JobStateTag state={job.state} />
        </p>
        {job.recipient !== null && <p className={styles.note}>{t('admin:work.to', { recipient: job.recipient })}</p>}
        <p className={styles.note}>{whenOf(job)}</p>
        {job.trouble !== '' && <p className={styles.note}>{t('admin:work.reason', { reason: job.trouble })}</p>}
        {job.state === 'perhapsDone' && <p className={styles.note}>{t('admin:work.perhapsDone')}</p>}
      </div>
      {job.failedOn !== null && (
        <div className={styles.actions}>
          {(['retry', 'remove'] as const).map((action) => (
            <Button
              key={action}
              size="small"
              tone={action === 'retry' ? 'outline' : 'dangerOutline'}
              busy={busy === action}
              disabled={busy !== undefined}
              aria-label={t(`admin:work.${action}Named`, { title })}
              onPress={() => void act(action)}
            >
              {t(`admin:work.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
