import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import layout from '../profile.module.css'
import styles from './profile-skeleton.module.css'

export const ProfileSkeleton = () => (
  <div className={layout.columns} role="status">
    <VisuallyHidden>{t('profile:loading')}</VisuallyHidden>
    <Skeleton className={styles.person} />
    <div className={layout.column}>
      <Skeleton className={styles.stats} />
      <Skeleton className={styles.small} />
      <Skeleton className={styles.small} />
    </div>
  </div>
)
