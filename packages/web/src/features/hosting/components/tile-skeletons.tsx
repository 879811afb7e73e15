import { classNames } from '../../../lib/page/class-names.ts'
import { LiveRegion } from '../../../ui/stage/feedback/live-region.tsx'
import { Skeleton } from '../../../ui/stage/feedback/skeleton.tsx'
import { t } from '../messages.ts'
import styles from './tile-grid.module.css'

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7]

/** The grid while its quizzes are on their way. */
export const TileSkeletons = () => (
  <>
    <LiveRegion message={t('loading')} />
    <div className={classNames(styles.grid, styles.quizzes)}>
      {PLACES.map((place) => (
        <Skeleton key={place} className={styles.skeleton} />
      ))}
    </div>
  </>
)
