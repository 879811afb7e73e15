import { t } from '../../messages/studio.ts'
import { VisuallyHidden } from '../../ui/stage/layout/visually-hidden.tsx'
import { Skeleton } from '../../ui/studio/feedback/skeleton.tsx'
import styles from './reports-loading.module.css'

/** What stands where a report, or the list of them, will be. */
export const ReportsLoading = () => (
  <div role="status" className={styles.skeletons}>
    <VisuallyHidden>{t('reports:loading')}</VisuallyHidden>
    <Skeleton className={styles.head} />
    <Skeleton className={styles.body} />
  </div>
)
