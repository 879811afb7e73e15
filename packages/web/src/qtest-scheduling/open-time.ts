import type { TimeWindow } from '@quokka/core/qtest-schedule'
import { t } from './messages.ts'

const MINUTES_A_DAY = 1_440

/** How long a window is open, in its two largest units, such as '6 days 23 hours'. */
export const openTime = ({ startMs, endMs }: TimeWindow): string => {
  const minutes = Math.round((endMs - startMs) / 60_000)
  const parts = [
    { word: 'days', count: Math.floor(minutes / MINUTES_A_DAY) },
    { word: 'hours', count: Math.floor((minutes % MINUTES_A_DAY) / 60) },
    { word: 'minutes', count: minutes % 60 },
  ] as const
  const first = parts.findIndex(({ count }) => count > 0)
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => t(word, { count }))
    .join(' ')
}
