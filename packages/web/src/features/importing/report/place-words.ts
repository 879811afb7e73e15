import { figures } from '../../../lib/text/numbers.ts'
import { t } from '../messages.ts'
import type { ReportQuestion } from './report.ts'

/** What a file calls a question, which may be a number. */
const itemText = (item = ''): string => (/^[1-9]\d{0,8}$/u.test(item) ? figures(Number(item)) : item)

/** Where in its file a question stands, in words. */
export const placeWords = ({ place: { row, line, item } }: ReportQuestion): string => {
  if (row !== undefined) return t('report.rowOf', { row })
  return line === undefined ? itemText(item) : t('report.lineOf', { line })
}

/** The same for a column of its own. */
export const placeNumber = ({ place: { row, line, item } }: ReportQuestion): string => {
  const number = row ?? line
  return number === undefined ? itemText(item) : figures(number)
}
