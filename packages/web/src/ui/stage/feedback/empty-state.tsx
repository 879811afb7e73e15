import type { ReactNode } from 'react'
import type { Mood } from '../pictures/mascot.tsx'
import { Mascot } from '../pictures/mascot.tsx'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** `oops` where something failed, which screen readers say at once. */
  mood?: Mood
  title?: string
  sentence: string
  /** The way on. */
  action?: ReactNode
  /** How the title stands in the page's outline. */
  heading?: 'h1' | 'h2'
}

/** A list without entries, or one that failed: our quokka, a sentence, what to do next. */
export const EmptyState = ({ mood = 'asleep', title, sentence, action, heading: Heading = 'h2' }: EmptyStateProps) => (
  <div role={mood === 'oops' ? 'alert' : undefined} className={styles.empty}>
    <Mascot mood={mood} />
    {title && <Heading className={styles.title}>{title}</Heading>}
    <p className={styles.sentence}>{sentence}</p>
    {action}
  </div>
)
