import type { ReactNode } from 'react'
import { t } from '../../messages/stage.ts'
import { ProgressBar } from '../../ui/stage/feedback/progress-bar.tsx'
import styles from './time-bar.module.css'

interface TimeBarProps {
  secondsLeft: number
  totalSeconds: number
  onCream?: boolean
  /** Such as "6 of 10", in the seconds' place where there is little height: the ring has them. */
  place?: string | undefined
  /** At the end of the line, such as how many have answered. */
  children?: ReactNode
}

/** "21 seconds left" under a bar that empties. */
export const TimeBar = ({ secondsLeft, totalSeconds, onCream = false, place, children }: TimeBarProps) => {
  const left = secondsLeft > 0 ? t('questions:play.secondsLeft', { count: secondsLeft }) : t('questions:play.timeUp')
  return (
    <div className={onCream ? styles.onCream : styles.bar}>
      <ProgressBar
        value={totalSeconds > 0 ? secondsLeft / totalSeconds : 0}
        label={t('questions:play.timeLeft')}
        valueText={left}
        tone={onCream ? 'violet' : 'wattle'}
        ticking
      />
      <div className={styles.words}>
        <span className={place && styles.seconds}>{left}</span>
        {place && <span className={styles.place}>{place}</span>}
        {children}
      </div>
    </div>
  )
}
