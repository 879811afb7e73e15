import { writeCsv } from 'hucre/csv'
import { guarded } from '../formula-guard.ts'
import { fileNameOf } from './file-name.ts'
import { OWN_HEADINGS, ownRow } from './own-rows.ts'
import type { Writer } from './writer.ts'

/** One row a question, as our own workbook has it: UTF-8 with a mark, without which Excel takes another encoding. Rule EX20. */
export const csvWriter: Writer = {
  format: 'csv',
  extension: 'csv',
  loses: ['media', 'cover', 'details'],
  keeps: () => true,
  write: async ({ name, questions }) => {
    const rows = [OWN_HEADINGS, ...questions.map(ownRow)].map((row) =>
      row.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell)),
    )
    return {
      name: fileNameOf(name, 'csv'),
      type: 'text/csv',
      bytes: new TextEncoder().encode(writeCsv(rows, { bom: true })),
      missing: [],
    }
  },
}
