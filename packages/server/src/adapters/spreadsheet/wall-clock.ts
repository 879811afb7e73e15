/** Moments as the clocks of a time zone show them. */
export interface WallClock {
  /** What the zone is called. */
  zone: string
  /** Such that its parts in UTC are what the clock shows, as spreadsheets have dates. */
  at(ms: number): Date
  /** The same in words: 2026-11-23 20:27. */
  words(ms: number): string
}

const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const

/** Of a zone that is known here. */
export const wallClockOf = (zone: string): WallClock => {
  const format = new Intl.DateTimeFormat('en-US', {
    ...PARTS,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    timeZone: zone,
  })
  const at = (ms: number): Date => {
    const shown = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]))
    const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0
    return new Date(
      Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')),
    )
  }
  return { zone, at, words: (ms) => at(ms).toISOString().slice(0, 16).replace('T', ' ') }
}
