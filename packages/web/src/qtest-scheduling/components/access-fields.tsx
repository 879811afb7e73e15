import { LIMITS } from '@quokka/core/limits'
import type { QTestAccess } from '@quokka/core/qtest-schedule'
import { QTEST_ACCESS } from '@quokka/core/qtest-schedule'
import { RadioGroup } from '../../ui/stage/controls/radio-group.tsx'
import { TextArea } from '../../ui/stage/controls/text-area.tsx'
import { TextField } from '../../ui/stage/controls/text-field.tsx'
import { t } from '../messages.ts'
import { namesOf } from '../schedule-draft.ts'
import type { Schedule } from '../use-schedule.ts'
import styles from './access-fields.module.css'

/** Each name may have so many characters in the text, line breaks among them. */
const NAME_SPACE = 2 * LIMITS.playerNameCharacters

const helpOf = ({ access }: { access: QTestAccess }): string => t(`access.help.${access}`)

/** Who may take it; with the list, where there is one. Rule QH12. */
export const AccessFields = ({ draft, faults, change }: Schedule) => {
  const { access, names, codes } = draft
  const fault = faults.list && t(`access.faults.${faults.list}`, { count: LIMITS.qtestListed })
  return (
    <div className={styles.access}>
      <RadioGroup
        wide
        legend={t('access.legend')}
        options={QTEST_ACCESS.map((value) => ({ value, label: t(`access.${value}`) }))}
        value={access}
        onChange={(value) => change({ ...draft, access: value })}
      />
      <p className={styles.help}>{helpOf(draft)}</p>
      {access === 'names' && (
        <TextArea
          label={t('access.list')}
          rows={5}
          maxLength={LIMITS.qtestListed * NAME_SPACE}
          value={names}
          hint={t('access.listed', { count: namesOf(draft).length })}
          // An empty list that nobody has touched is no mistake yet.
          error={names === '' ? undefined : fault}
          onChange={(typed) => change({ ...draft, names: typed })}
        />
      )}
      {access === 'codes' && (
        <TextField
          label={t('access.howMany')}
          inputMode="numeric"
          maxLength={4}
          value={codes}
          error={fault}
          onChange={(typed) => change({ ...draft, codes: typed })}
        />
      )}
    </div>
  )
}
