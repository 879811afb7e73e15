import { Switch } from '../ui/stage/controls/switch.tsx'
import { AccessFields } from './components/access-fields.tsx'
import { AdditionalFields } from './components/additional-fields.tsx'
import { WindowFields } from './components/window-fields.tsx'
import { t } from './messages.ts'
import styles from './schedule-fields.module.css'
import type { Schedule } from './use-schedule.ts'

const RULES = ['showAnswer', 'showResult', 'retakeFlag', 'sameOrder'] as const

/** What a host sets of a QTest: when, by which rules, and what participants are asked. */
export const ScheduleFields = (schedule: Schedule) => {
  const { draft, change } = schedule
  return (
    <div className={styles.fields}>
      <WindowFields {...schedule} />
      <div className={styles.rules}>
        {RULES.map((rule) => (
          <Switch
            key={rule}
            label={t(rule)}
            help={t(`${rule}Help`)}
            checked={draft[rule]}
            onChange={(isOn) => change({ ...draft, [rule]: isOn })}
          />
        ))}
      </div>
      <AccessFields {...schedule} />
      <AdditionalFields {...schedule} />
    </div>
  )
}
