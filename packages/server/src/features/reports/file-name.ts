import type { ReportType, ReportVariant } from '@quokka/core/report-types'
import type { SaySheet } from '@quokka/core/reports'
import type { Language } from '@quokka/languages'
import { sheetWords } from '../../wording/sheet-words.ts'

/** Of a quiz's name so many characters are in a file's. */
const MOST_CHARACTERS = 80

/** What some system does not have in the name of a file, and what turns the order of what is read. */
const UNFIT = /[\p{C}\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]+/gu

/** A quiz's name as a part of a file's. */
const fitting = (quizName: string): string =>
  Array.from(quizName.toWellFormed().replace(UNFIT, ' ').replace(/\s+/gu, ' ').trim().replace(/^\.+/u, ''))
    .slice(0, MOST_CHARACTERS)
    .join('')
    .trim()

/** As its sheet is called. */
const SHEET_NAMES = {
  'QUIZ OVERVIEW': 'name/overview',
  'ENGAGEMENT RESULTS': 'name/engagement',
  'PLAYERWISE ANALYSIS': 'name/playerwise',
  'QUESTIONWISE ANALYSIS': 'name/questionwise',
} as const satisfies Record<ReportType, Parameters<SaySheet>[0]>

const dayOf = (ms: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(ms)

export interface ReportFileNamed {
  quizName: string
  startedAtMs: number
  timeZone: string
  variant: ReportVariant
  types: readonly ReportType[]
  format: 'xlsx' | 'csv'
  language: Language
}

/** A report's file by its quiz and its day, such as "Trees 2026-11-23 quizSummary.xlsx"; a CSV file by its kind. Rule RS27. */
export const reportFileName = ({
  quizName,
  startedAtMs,
  timeZone,
  variant,
  types,
  format,
  language,
}: ReportFileNamed): string => {
  const [only] = types
  const what = format === 'csv' && only !== undefined ? sheetWords(language)(SHEET_NAMES[only]) : `${variant}Summary`
  return [fitting(quizName), dayOf(startedAtMs, timeZone), `${what}.${format}`].filter(Boolean).join(' ')
}
