import { zoneName } from './time-zone.ts'
import { usDateTime } from './us-date.ts'

/**
 * From when to when, both by the clock of the reader. `zone` is that of the end; the start names its own too where clocks are put
 * forward or back between them.
 */
export const windowWords = (startIso: string, endIso: string): { start: string; end: string; zone: string } => {
  const [startZone, zone] = [zoneName(Date.parse(startIso)), zoneName(Date.parse(endIso))]
  const start = usDateTime(startIso)
  return { start: startZone === zone ? start : `${start}, ${startZone}`, end: usDateTime(endIso), zone }
}
