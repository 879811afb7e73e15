import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { LIMITS } from '@quokka/core/limits'
import type { ExtraTime } from '@quokka/core/scoring'
import { EXTRA_TIMES, ownSeconds } from '@quokka/core/scoring'
import { useId } from 'react'
import { Icon } from '../ui/stage/pictures/icon.tsx'
import styles from './extra-time-choice.module.css'
import { extraTimeInShort } from './extra-time-in-short.ts'
import { extraTimeTitle } from './extra-time-title.ts'
import { secondsShort } from './seconds-short.ts'

interface ExtraTimeChoiceProps {
  value: ExtraTime
  onChange: (extraTime: ExtraTime) => void
  describedBy: string
}

/** None, 25, 50 or 100 percent; each shows what becomes of the usual time. */
export const ExtraTimeChoice = ({ value, onChange, describedBy }: ExtraTimeChoiceProps) => {
  const name = useId()
  return (
    <fieldset className={styles.choices} aria-label={extraTimeTitle()} aria-describedby={describedBy}>
      {EXTRA_TIMES.map((extraTime) => (
        <label key={extraTime} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={extraTime}
            checked={extraTime === value}
            onChange={() => onChange(extraTime)}
          />
          <span className={styles.share}>{extraTimeInShort(extraTime)}</span>{' '}
          <span>{secondsShort(ownSeconds(LIMITS.defaultTimerS, extraTime))}</span>
          {extraTime === value && <Icon of={CheckCircleIcon} size={26} weight="fill" className={styles.check} />}
        </label>
      ))}
    </fieldset>
  )
}
