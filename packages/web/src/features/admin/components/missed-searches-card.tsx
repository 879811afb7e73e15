import { listMissedSearches } from '@quokka/contract/http'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'
import { usDate } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import styles from './usage.module.css'

/** What people looked for and nobody has written yet. Rule AD31. */
export const MissedSearchesCard = () => {
  const { loaded, reload } = useLoaded(() => call(listMissedSearches, {}))
  return (
    <Card title={t('admin:searches.title')} help={t('admin:searches.help')}>
      {loaded.is === 'loading' && (
        <div role="status">
          <VisuallyHidden>{t('admin:searches.loading')}</VisuallyHidden>
          <Skeleton className={styles.skeleton} />
        </div>
      )}
      {loaded.is === 'failed' && (
        <LoadFailed
          title={t('admin:searches.failedTitle')}
          sentence={loaded.sentence}
          retryLabel={t('ui:retry')}
          onRetry={reload}
        />
      )}
      {loaded.is === 'ready' && loaded.value.searches.length === 0 && (
        <EmptyState sentence={t('admin:searches.none')} />
      )}
      {loaded.is === 'ready' && loaded.value.searches.length > 0 && (
        <ol className={styles.list} aria-label={t('admin:searches.title')}>
          {loaded.value.searches.map(({ words, searches, lastOn }) => (
            <li key={words} className={styles.row}>
              <span className={styles.who}>
                <span dir="auto" className={styles.name}>
                  {words}
                </span>
                <span className={styles.about}>{t('admin:searches.last', { date: usDate(lastOn) })}</span>
              </span>
              <b>{t('admin:searches.times', { count: searches })}</b>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
