import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import styles from './plans.module.css'

export const PlansSkeleton = () => (
  <div className={styles.tiles} role="status">
    <VisuallyHidden>{t('pricing:loading')}</VisuallyHidden>
    <Skeleton className={styles.ghost} />
    <Skeleton className={styles.ghost} />
    <Skeleton className={styles.ghost} />
  </div>
)
