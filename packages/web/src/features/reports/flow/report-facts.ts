import { readerDateTime } from '../../../lib/time/reader-date.ts'
import { zoneName } from '../../../lib/time/time-zone.ts'
import { t } from '../../../messages/studio.ts'
import type { ReportChoice } from '../api/reports-to-choose.ts'

/** Where and with how many: HK4PWT · 22 players; of a course how many games. */
export const whoWas = ({ place, players, games }: ReportChoice): string =>
  [
    place.roomId?.toUpperCase(),
    place.quizVariant === 'course' && t('reports:games', { count: games }),
    t('reports:players', { count: players }),
  ]
    .filter(Boolean)
    .join(' · ')

/** By whose clock the times of a list are told. */
export const whoseTimes = ([newest]: readonly ReportChoice[]): string =>
  newest === undefined ? '' : t('reports:zone', { zone: zoneName(Date.parse(newest.at)) })

/** When it was, by the clock of the reader. */
export const whenWas = ({ at }: ReportChoice): string => readerDateTime(at)
