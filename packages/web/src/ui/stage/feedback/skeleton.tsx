import { classNames } from '../../../lib/page/class-names.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  tone?: 'ground' | 'cream'
  /** Gives it the real thing's size and corners. */
  className?: string | undefined
}

/** A block in the place of what is still loading; the list around it says so to screen readers. */
export const Skeleton = ({ tone = 'ground', className }: SkeletonProps) => (
  <span aria-hidden="true" className={classNames(styles.skeleton, tone === 'cream' && styles.onCream, className)} />
)
