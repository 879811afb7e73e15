import { classNames } from '../../../lib/page/class-names.ts'
import styles from './progress-strip.module.css'

interface ProgressStripProps {
  /** Of the question in hand, from 1. */
  number: number
  total: number
}

/** Done, in hand, to come: never right or wrong. The count over it says the same in words. */
export const ProgressStrip = ({ number, total }: ProgressStripProps) => (
  <div className={styles.strip} aria-hidden="true">
    {Array.from({ length: total }, (_, index) => index + 1).map((place) => (
      <i key={place} className={classNames(place < number && styles.done, place === number && styles.current)} />
    ))}
  </div>
)
