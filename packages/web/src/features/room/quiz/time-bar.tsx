import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import { t } from '../../../messages/t.ts'
import { Icon } from '../../../ui/stage/icon.tsx'
import { ProgressBar } from '../../../ui/stage/progress-bar.tsx'
import styles from './time-bar.module.css'

interface TimeBarProps {
  secondsLeft: number
  totalSeconds: number
  answered: number
  total: number
  isOffline: boolean
  onCream?: boolean
  /** Such as "6 of 10", in the seconds' place where there is little height: the ring has them. */
  place?: string
}

/** "21 seconds left" and "12 of 22 answered", under a bar that empties. */
export const TimeBar = ({
  secondsLeft,
  totalSeconds,
  answered,
  total,
  isOffline,
  onCream = false,
  place,
}: TimeBarProps) => {
  const left = secondsLeft > 0 ? t('room:secondsLeft', { count: secondsLeft }) : t('room:timeUp')
  return (
    <div className={onCream ? styles.onCream : styles.bar}>
      <ProgressBar
        value={totalSeconds > 0 ? secondsLeft / totalSeconds : 0}
        label={t('room:timeLeft')}
        valueText={left}
        tone={onCream ? 'violet' : 'wattle'}
        ticking
      />
      <div className={styles.words}>
        <span className={place && styles.seconds}>{left}</span>
        {place && <span className={styles.place}>{place}</span>}
        <span className={styles.answered}>
          <Icon of={UsersThreeIcon} size={20} />
          {isOffline ? t('room:answeredLastSeen', { answered, total }) : t('room:answeredOf', { answered, total })}
        </span>
      </div>
    </div>
  )
}
