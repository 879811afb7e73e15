import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium'
import { LIMITS } from '@quokka/core/limits'
import type { ExtraTime } from '@quokka/core/scoring'
import { ownSeconds } from '@quokka/core/scoring'
import { useId } from 'react'
import { Icon } from '../ui/stage/pictures/icon.tsx'
import { ExtraTimeChoice } from './extra-time-choice.tsx'
import styles from './extra-time-fields.module.css'
import { t } from './messages.ts'
import { secondsShort } from './seconds-short.ts'

interface ExtraTimeFieldsProps {
  name: string
  value: ExtraTime
  onChange: (extraTime: ExtraTime) => void
  /** What others see while they wait for it, where they do. */
  meanwhile?: string
}

/** How much more time somebody else gets: who knows of it, the choice, and what it comes to. Rule XT9. */
export const ExtraTimeFields = ({ name, value, onChange, meanwhile }: ExtraTimeFieldsProps) => {
  const help = useId()
  return (
    <>
      <p id={help} className={styles.help}>
        {t('help', { name })}
      </p>
      <ExtraTimeChoice value={value} onChange={onChange} describedBy={help} />
      {value !== 0 && (
        <p className={styles.means}>
          <Icon of={HourglassMediumIcon} size={24} />
          <span>
            {t('means', {
              name,
              usual: secondsShort(LIMITS.defaultTimerS),
              own: secondsShort(ownSeconds(LIMITS.defaultTimerS, value)),
            })}{' '}
            {meanwhile}
          </span>
        </p>
      )}
    </>
  )
}
