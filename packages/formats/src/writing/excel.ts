import { OWN_COLUMNS } from '../sheet-columns.ts'
import { fileNameOf } from './file-name.ts'
import { OWN_HEADINGS, ownRow } from './own-rows.ts'
import { WORKBOOK_TYPE, writtenWorkbook } from './workbook-sheet.ts'
import type { Writer } from './writer.ts'

/** In characters; what is read at length is wide. */
const WIDTHS = { text: 40, answer: 18, short: 10 }

const widthOf = (heading: string): number => {
  if (heading === OWN_COLUMNS.question || heading === OWN_COLUMNS.explanation) return WIDTHS.text
  return /^(?:Answer|Match|Right)/.test(heading) ? WIDTHS.answer : WIDTHS.short
}

/** One row a question of any type. Rule EX20. */
export const excelWriter: Writer = {
  format: 'excel',
  extension: 'xlsx',
  loses: ['media', 'cover', 'details'],
  keeps: () => true,
  write: async ({ name, questions }) => ({
    name: fileNameOf(name, 'xlsx'),
    type: WORKBOOK_TYPE,
    bytes: await writtenWorkbook({
      name: 'Questions',
      rows: [OWN_HEADINGS, ...questions.map(ownRow)],
      headingRow: 0,
      widths: OWN_HEADINGS.map(widthOf),
    }),
    missing: [],
  }),
}
