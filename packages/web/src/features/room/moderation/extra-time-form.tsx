import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium'
import { LIMITS } from '@quokka/core/limits'
import type { ExtraTime } from '@quokka/core/scoring'
import { ownSeconds } from '@quokka/core/scoring'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { ExtraTimeChoice } from '../../../extra-time/extra-time-choice.tsx'
import { extraTimeTitle } from '../../../extra-time/extra-time-title.ts'
import { PrivateTag } from '../../../extra-time/private-tag.tsx'
import { secondsShort } from '../../../extra-time/seconds-short.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './extra-time-form.module.css'
import { t } from './messages.ts'

interface ExtraTimeFormProps {
  name: string
  value: ExtraTime
  isAsleep: boolean
  onSave: (extraTime: ExtraTime) => void
}

/** How much more time a player has for each question, which nobody else sees. Rules XT3, XT9. */
export const ExtraTimeForm = ({ name, value, isAsleep, onSave }: ExtraTimeFormProps) => {
  const help = useId()
  const [chosen, setChosen] = useState(value)
  const canSave = chosen !== value && !isAsleep
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSave) onSave(chosen)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.top}>
        <h3 className={styles.title}>{extraTimeTitle()}</h3>
        <PrivateTag />
      </div>
      <p id={help} className={styles.help}>
        {t('extraTimeHelp', { name })}
      </p>
      <ExtraTimeChoice value={chosen} onChange={setChosen} describedBy={help} />
      {chosen !== 0 && (
        <p className={styles.means}>
          <Icon of={HourglassMediumIcon} size={24} />
          <span>
            {t('extraTimeMeans', {
              name,
              usual: secondsShort(LIMITS.defaultTimerS),
              own: secondsShort(ownSeconds(LIMITS.defaultTimerS, chosen)),
            })}
          </span>
        </p>
      )}
      {chosen !== value && (
        <Button type="submit" wide disabled={!canSave}>
          {t('extraTimeSave')}
        </Button>
      )}
    </form>
  )
}
