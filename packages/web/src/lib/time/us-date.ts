import { perLanguage } from '../text/per-language.ts'

const DATE = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' }),
  'en-US',
)

/** 11/20/2026 by the clock of the reader: in English the US form. Empty for what is no date. */
export const usDate = (iso: string): string => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : DATE().format(date)
}

const DATE_TIME = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: 'numeric',
      minute: '2-digit',
    }),
  'en-US',
)

/** 11/20/2026, 10:42 AM by the clock of the reader. Empty for what is no date. */
export const usDateTime = (iso: string): string => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : DATE_TIME().format(date)
}

const TIME = perLanguage((locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }), 'en-US')

/** 10:42 AM by the clock of the reader. Empty for what is no date. */
export const usTime = (iso: string): string => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : TIME().format(date)
}
