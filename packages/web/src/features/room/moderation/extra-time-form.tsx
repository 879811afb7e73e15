import type { ExtraTime } from '@quokka/core/scoring'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { ExtraTimeFields } from '../../../extra-time/extra-time-fields.tsx'
import { extraTimeTitle } from '../../../extra-time/extra-time-title.ts'
import { PrivateTag } from '../../../extra-time/private-tag.tsx'
import { Button } from '../../../ui/stage/controls/button.tsx'
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
      <ExtraTimeFields name={name} value={chosen} onChange={setChosen} meanwhile={t('extraTimeMeanwhile')} />
      {chosen !== value && (
        <Button type="submit" wide disabled={!canSave}>
          {t('extraTimeSave')}
        </Button>
      )}
    </form>
  )
}
