import { ClockClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockClockwise'
import { GlobeIcon } from '@phosphor-icons/react/dist/ssr/Globe'
import { zoneName } from '../../lib/time/time-zone.ts'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import { toLocalDateTime } from '../local-date-time.ts'
import { t } from '../messages.ts'
import { openTime } from '../open-time.ts'
import { windowOf } from '../schedule-draft.ts'
import type { Schedule } from '../use-schedule.ts'
import { DateTimeField } from './date-time-field.tsx'
import styles from './window-fields.module.css'

/** From when to when, by the clock of the reader, whose zone is named. */
export const WindowFields = ({ draft, base, faults, change }: Schedule) => {
  const window = windowOf(draft, base)
  const { isStartMissing, isEndMissing } = faults
  return (
    <>
      <div className={styles.dates}>
        <DateTimeField
          label={t('start')}
          value={draft.start ?? toLocalDateTime(base.startMs)}
          error={isStartMissing ? t('chooseDate') : undefined}
          onChange={(start) => change({ ...draft, start })}
        />
        <DateTimeField
          label={t('end')}
          value={draft.end ?? toLocalDateTime(base.endMs)}
          error={isEndMissing ? t('chooseDate') : faults.window}
          onChange={(end) => change({ ...draft, end })}
        />
      </div>
      <p className={styles.strip}>
        <Icon of={GlobeIcon} />
        <span className={styles.zone}>
          {t('yourZone')} <strong>{zoneName(isStartMissing ? base.startMs : window.startMs)}</strong>.
        </span>
        {!isStartMissing && !isEndMissing && faults.window === undefined && (
          <strong className={styles.open}>
            <Icon of={ClockClockwiseIcon} />
            {t('openFor', { time: openTime(window) })}
          </strong>
        )}
      </p>
    </>
  )
}
