import type { Loaded } from '../../../lib/calls/use-loaded.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import styles from './not-shown.module.css'

interface NotShownProps {
  loaded: Exclude<Loaded<unknown>, { is: 'ready' }>
  onRetry: () => void
}

/** Whether asking again would be answered alike: it is somebody else's, or there is none. */
export const isForGood = (status: number | undefined): boolean => status === 403 || status === 404

/** Stands in place of a QTest that is still to come, is somebody else's, is not there, or did not load. Rule QE9. */
export const NotShown = ({ loaded, onRetry }: NotShownProps) => {
  if (loaded.is === 'loading')
    return (
      <div role="status" className={styles.skeletons}>
        <VisuallyHidden>{t('qtestFollowing:loading')}</VisuallyHidden>
        <Skeleton className={styles.head} />
        <Skeleton className={styles.body} />
      </div>
    )
  const { sentence, status } = loaded
  if (isForGood(status))
    return (
      <EmptyState
        heading="h1"
        mood="oops"
        title={t(status === 403 ? 'qtestFollowing:deniedTitle' : 'qtestFollowing:goneTitle')}
        sentence={sentence}
        action={
          <ButtonLink to={paths.library} tone="outline">
            {t('qtestFollowing:toLibrary')}
          </ButtonLink>
        }
      />
    )
  return (
    <LoadFailed
      heading="h1"
      title={t('qtestFollowing:failedTitle')}
      sentence={sentence}
      retryLabel={t('ui:retry')}
      onRetry={onRetry}
    />
  )
}
