import type { CSSProperties } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { Digits } from './digits.tsx'
import styles from './timer-ring.module.css'

interface TimerRingProps {
  secondsLeft: number
  totalSeconds: number
  /** In px; without it `--ring`, 62 by default. */
  size?: number
  /** Such as "Time left"; screens announce 10 and 5 s themselves. */
  label: string
}

const RADIUS = 44.5
const AROUND = 2 * Math.PI * RADIUS
/** From here on the ring pulses. */
const LAST_SECONDS = 5

/** A ring that empties clockwise from twelve, and the seconds as a number. */
export const TimerRing = ({ secondsLeft, totalSeconds, size, label }: TimerRingProps) => {
  const left = totalSeconds > 0 ? Math.min(1, Math.max(0, secondsLeft / totalSeconds)) : 0
  const sized = size === undefined ? undefined : ({ '--ring': `${size}px` } as CSSProperties)
  return (
    <div
      role="timer"
      aria-label={label}
      style={sized}
      className={classNames(styles.ring, secondsLeft > 0 && secondsLeft <= LAST_SECONDS && styles.last)}
    >
      <svg viewBox="0 0 100 100" className={styles.svg} aria-hidden="true">
        <circle className={styles.disc} cx="50" cy="50" r="40" />
        <circle className={styles.track} cx="50" cy="50" r={RADIUS} />
        {left > 0 && (
          <circle
            className={styles.left}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={AROUND}
            strokeDashoffset={-AROUND * (1 - left)}
          />
        )}
      </svg>
      <span className={styles.number}>
        <Digits value={secondsLeft} />
      </span>
    </div>
  )
}
