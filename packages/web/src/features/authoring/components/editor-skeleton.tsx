import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import styles from './editor-skeleton.module.css'

const SLIDES = ['one', 'two', 'three', 'four', 'five', 'six']

/** The editor's shape while the quiz is on its way. */
export const EditorSkeleton = () => (
  <div className={styles.editor}>
    <div className={styles.header} />
    <div className={styles.drawer}>
      {SLIDES.map((slide) => (
        <Skeleton key={slide} className={styles.slide} />
      ))}
    </div>
    <div className={styles.main}>
      <Skeleton className={styles.stage} />
    </div>
  </div>
)
