const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export interface TimePart {
  unit: 'days' | 'hours' | 'minutes'
  count: number
}

/** A stretch of time in its largest unit and the one below, such as 6 days and 8 hours; nothing when it is under a minute. */
export const timeParts = (ms: number): TimePart[] => {
  const parts: TimePart[] = [
    { unit: 'days', count: Math.floor(ms / DAY_MS) },
    { unit: 'hours', count: Math.floor((ms % DAY_MS) / HOUR_MS) },
    { unit: 'minutes', count: Math.floor((ms % HOUR_MS) / MINUTE_MS) },
  ]
  const largest = parts.findIndex(({ count }) => count > 0)
  return largest === -1 ? [] : parts.slice(largest, largest + 2).filter(({ count }) => count > 0)
}
