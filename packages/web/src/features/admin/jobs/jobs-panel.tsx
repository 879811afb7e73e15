import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowClockwise'
import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import type { useJobs } from '../api/use-jobs.ts'
import { JobItem } from './job-item.tsx'
import styles from './jobs.module.css'

/** What the server has still to do behind calls, and what it could not do, by kinds that do not wait for each other. Rule AD8. */
export const JobsPanel = ({
  loaded,
  reload,
  refresh,
}: Pick<ReturnType<typeof useJobs>, 'loaded' | 'reload' | 'refresh'>) => {
  if (loaded.is === 'loading')
    return (
      <div role="status" className={styles.lanes}>
        <VisuallyHidden>{t('admin:work.loading')}</VisuallyHidden>
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </div>
    )
  if (loaded.is === 'failed')
    return (
      <LoadFailed
        title={t('admin:work.failedTitle')}
        sentence={loaded.sentence}
        retryLabel={t('ui:retry')}
        onRetry={reload}
      />
    )

  const { lanes, jobs } = loaded.value
  return (
    <div className={styles.lanes}>
      <div className={styles.head}>
        <p className={styles.note}>{t('admin:work.help')}</p>
        <Button tone="outline" size="small" icon={ArrowClockwiseIcon} onPress={() => void refresh()}>
          {t('admin:work.refresh')}
        </Button>
      </div>
      {lanes.map(({ lane, waiting, failed }) => {
        const own = jobs.filter((job) => job.lane === lane)
        const counts = `${t('admin:work.waiting', { count: waiting })} · ${t('admin:work.failed', { count: failed })}`
        return (
          <Card key={lane} title={t(`admin:work.lanes.${lane}`)} end={<span className={styles.counts}>{counts}</span>}>
            {own.length > 0 && (
              <ul className={styles.jobs}>
                {own.map((job) => (
                  <JobItem key={job.jobId} job={job} onChanged={refresh} />
                ))}
              </ul>
            )}
          </Card>
        )
      })}
    </div>
  )
}
