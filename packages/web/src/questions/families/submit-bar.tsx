import type { ReactNode } from 'react'
import { Button } from '../../ui/stage/controls/button.tsx'
import { StateChip } from './state-chip.tsx'
import styles from './submit-bar.module.css'

interface SubmitBarProps {
  isReady: boolean
  locked: boolean
  pending: boolean
  type?: 'button' | 'submit'
  onPress?: () => void
  children: ReactNode
}

/** Submit, asleep until the answer is whole; once it is sent, the word that it is locked. */
export const SubmitBar = ({ isReady, locked, pending, type = 'button', onPress, children }: SubmitBarProps) => (
  <div className={styles.bar}>
    {locked ? (
      <StateChip pending={pending} className={styles.locked} />
    ) : (
      <Button
        type={type}
        tone={isReady ? 'cream' : 'glass'}
        wide
        disabled={!isReady}
        className={isReady ? styles.ready : styles.asleep}
        {...(onPress ? { onPress } : {})}
      >
        {children}
      </Button>
    )}
  </div>
)
