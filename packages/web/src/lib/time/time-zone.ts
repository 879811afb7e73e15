import { localeInUse } from '../text/per-language.ts'

/** One part of how a moment is written, in a zone (the reader's own when none is named). */
const zonePart = (
  atMs: number,
  {
    timeZoneName,
    timeZone,
    locale = 'en-US',
  }: { timeZoneName: 'long' | 'longOffset'; timeZone: string | undefined; locale?: string },
): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
    .formatToParts(atMs)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/**
 * The zone by which a reader reads times, as it holds at a moment in wall milliseconds (summer time has another name):
 * India Standard Time (UTC+05:30). A zone without a name is its offset alone, and the one of no place UTC.
 */
export const zoneName = (atMs: number, timeZone?: string): string => {
  const offset = zonePart(atMs, { timeZoneName: 'longOffset', timeZone }).replace('GMT', 'UTC')
  const inFull = offset === 'UTC' ? 'UTC+00:00' : offset
  const name = zonePart(atMs, { timeZoneName: 'long', timeZone })
  if (name === 'Coordinated Universal Time') return 'UTC'
  if (name.startsWith('GMT')) return inFull
  return `${zonePart(atMs, { timeZoneName: 'long', timeZone, locale: localeInUse('en-US') })} (${inFull})`
}
