import { figures } from '../../../lib/text/numbers.ts'
import { t } from '../messages.ts'
import type { ReportQuestion } from './report.ts'

/** Where in its file a question stands, in words. */
export const placeWords = ({ place: { row, line, item } }: ReportQuestion): string => {
  if (row !== undefined) return t('report.rowOf', { row })
  return line === undefined ? (item ?? '') : t('report.lineOf', { line })
}

/** The same for a column of its own. */
export const placeNumber = ({ place: { row, line, item } }: ReportQuestion): string => {
  const number = row ?? line
  return number === undefined ? (item ?? '') : figures(number)
}
