import { FIRST_LANGUAGE } from '@quokka/languages'
import { localeInUse } from '../text/per-language.ts'
import { languageInUse } from '../text/translate.ts'

/** Day, month and year as every reader reads them alike: no order of numbers to mistake. */
const dateParts = (atMs: number, timeZone?: string): string => {
  const parts = new Intl.DateTimeFormat(localeInUse(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  })
  if (languageInUse() !== FIRST_LANGUAGE) return parts.format(atMs)
  const written = new Map(parts.formatToParts(atMs).map(({ type, value }) => [type, value]))
  return `${written.get('day')} ${written.get('month')} ${written.get('year')}`
}

/** 23 Nov 2026 in a zone (the reader's own when none is named). Empty for what is no date. */
export const readerDate = (iso: string, timeZone?: string): string => {
  const atMs = Date.parse(iso)
  return Number.isNaN(atMs) ? '' : dateParts(atMs, timeZone)
}

/** 23 Nov 2026, 8:27 PM in a zone (the reader's own when none is named). Empty for what is no date. */
export const readerDateTime = (iso: string, timeZone?: string): string => {
  const atMs = Date.parse(iso)
  if (Number.isNaN(atMs)) return ''
  const time = new Intl.DateTimeFormat(localeInUse('en-US'), { hour: 'numeric', minute: '2-digit', timeZone }).format(
    atMs,
  )
  return `${dateParts(atMs, timeZone)}, ${time}`
}
