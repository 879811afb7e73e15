import type { CSSProperties } from 'react'
import { useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { figures } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/stage.ts'
import { useSecondsUntil } from '../../../room-connection/use-seconds-until.ts'
import styles from './countdown-disc.module.css'

const RADIUS = 46
const AROUND = 2 * Math.PI * RADIUS

interface CountdownDiscProps {
  /** When the question's clock begins, on the page's steady clock. */
  opensAtMs: number
  /** The whole countdown; a late joiner sees where it stands. */
  totalMs: number
}

/** 3, 2, 1, GO. The ring drains once over the whole countdown. */
export const CountdownDisc = ({ opensAtMs, totalMs }: CountdownDiscProps) => {
  const [passedMs] = useState(() => Math.max(0, totalMs - (opensAtMs - performance.now())))
  const seconds = Math.min(useSecondsUntil(opensAtMs) ?? 0, Math.ceil(totalMs / 1_000))
  const isGo = seconds === 0
  return (
    <div className={classNames(styles.disc, isGo && styles.go)} aria-hidden="true">
      <svg viewBox="0 0 100 100" className={styles.ring} aria-hidden="true">
        <circle
          className={styles.left}
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={AROUND}
          style={
            {
              '--around': -AROUND,
              animationDuration: `${totalMs}ms`,
              animationDelay: `${-passedMs}ms`,
            } as CSSProperties
          }
        />
      </svg>
      <span key={seconds} className={styles.face}>
        {isGo ? t('room:go') : figures(seconds)}
      </span>
    </div>
  )
}
