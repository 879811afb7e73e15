export { FORMER_PLAYER } from '../play/former-player.ts'

/** What a report can be of: every game of a quiz, one game, or one QTest. */
export const REPORT_VARIANTS = ['course', 'quiz', 'qtest'] as const
export type ReportVariant = (typeof REPORT_VARIANTS)[number]

/** What a report can hold; each is one sheet. */
export const REPORT_TYPES = [
  'QUIZ OVERVIEW',
  'ENGAGEMENT RESULTS',
  'PLAYERWISE ANALYSIS',
  'QUESTIONWISE ANALYSIS',
] as const
export type ReportType = (typeof REPORT_TYPES)[number]
