import { Skeleton as StageSkeleton } from '../../stage/feedback/skeleton.tsx'
import styles from '../layout/in-studio.module.css'

interface SkeletonProps {
  /** Gives it the real thing's size and corners. */
  className?: string | undefined
}

/** A block in the place of what is still loading; the list around it says so to screen readers. */
export const Skeleton = ({ className }: SkeletonProps) => (
  <div className={styles.in}>
    <StageSkeleton tone="cream" className={className} />
  </div>
)
