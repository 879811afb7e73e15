const LONG = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' })
const OFFSET = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longOffset' })

const partOf = (format: Intl.DateTimeFormat, date: Date): string =>
  format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** India Standard Time (UTC+05:30): the reader's zone at that moment, since summer has a time of its own. */
export const timeZone = (atMs: number): string => {
  const date = new Date(atMs)
  return `${partOf(LONG, date)} (${partOf(OFFSET, date).replace('GMT', 'UTC')})`
}
