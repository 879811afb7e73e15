import { classNames } from '../../../lib/page/class-names.ts'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  /** 0 to 1. */
  value: number
  label: string
  /** What the value means in words, such as "12 of 22 answered". */
  valueText?: string
  tone?: 'wattle' | 'cream' | 'violet'
  /** Moves evenly over a second, for time. */
  ticking?: boolean
}

export const ProgressBar = ({ value, label, valueText, tone = 'wattle', ticking = false }: ProgressBarProps) => {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={classNames(styles.track, tone === 'violet' && styles.onCream)}
    >
      <div
        className={classNames(styles.fill, tone !== 'wattle' && styles[tone], ticking && styles.linear)}
        style={{ inlineSize: `${percent}%` }}
      />
    </div>
  )
}
