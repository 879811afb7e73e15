import type { EmptyStateProps } from '../../stage/feedback/empty-state.tsx'
import { EmptyState as StageEmptyState } from '../../stage/feedback/empty-state.tsx'
import styles from '../layout/in-studio.module.css'

/** A list without entries, or one that failed: our quokka, a sentence, what to do next. */
export const EmptyState = (props: EmptyStateProps) => (
  <div className={styles.in}>
    <StageEmptyState {...props} />
  </div>
)
