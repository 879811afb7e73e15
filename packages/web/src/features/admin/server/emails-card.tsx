import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import type { FailingEmail } from '@quokka/contract/http'
import { usDateTime } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { Tag } from '../../../ui/studio/display/tag.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import type { ServerRead } from '../api/use-server.ts'
import { titleOfJob } from '../jobs/title-of-job.ts'
import styles from './server.module.css'

const whenOf = ({ failedOn, dueOn, tries }: FailingEmail): string =>
  failedOn === null
    ? t('admin:work.again', { date: usDateTime(dueOn ?? ''), count: tries })
    : t('admin:work.givenUp', { date: usDateTime(failedOn), count: tries })

/** Emails that could not be sent. Rule AD26. */
export const EmailsCard = ({ emails, servers }: Pick<ServerRead, 'emails' | 'servers'>) => {
  const tries = servers.reduce((sum, { failedTries }) => sum + failedTries, 0)
  return (
    <Card title={t('admin:server.emails.title')} help={t('admin:server.emails.tries', { count: tries })}>
      {emails === null && <p className={styles.soft}>{t('admin:server.notKnown')}</p>}
      {emails?.newest.length === 0 && (
        <p className={styles.good}>
          <CheckCircleIcon size={20} aria-hidden="true" />
          {t('admin:server.emails.none')}
        </p>
      )}
      {emails && emails.newest.length > 0 && (
        <>
          <p className={styles.soft}>
            {t('admin:server.emails.counts', { failed: emails.failed, retried: emails.retried })}
          </p>
          <ul className={styles.rows} aria-label={t('admin:server.emails.title')}>
            {emails.newest.map((email) => (
              <li key={email.jobId} className={styles.row}>
                <span className={styles.words}>
                  <span className={styles.strong}>{titleOfJob(email)}</span>
                  {email.recipient !== null && <span className={styles.soft}>{email.recipient}</span>}
                  <span className={styles.soft}>{email.trouble}</span>
                  <span className={styles.soft}>{whenOf(email)}</span>
                </span>
                {email.failedOn === null ? (
                  <Tag icon={HourglassIcon}>{t('admin:work.states.waiting')}</Tag>
                ) : (
                  <Tag tone="bad" icon={WarningCircleIcon}>
                    {t('admin:work.states.failed')}
                  </Tag>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
