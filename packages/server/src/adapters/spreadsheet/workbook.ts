import { writeXlsx } from 'hucre/xlsx'
import type { Direction } from './cell-styles.ts'
import { cellStyles, FONT } from './cell-styles.ts'
import { workbookText } from './cell-text.ts'
import { printTitles } from './printed-page.ts'
import type { WallClock } from './wall-clock.ts'
import type { SheetToWrite } from './worksheet.ts'
import { worksheet } from './worksheet.ts'

/** The sheets as a file of Excel's; where one reads from right to left, their first column is on the right, and texts stand there. */
export const writeWorkbook = (
  sheets: readonly SheetToWrite[],
  clock: WallClock,
  direction: Direction = 'ltr',
): Promise<Uint8Array> => {
  const styles = cellStyles(direction)
  const written = sheets.map((sheet) => worksheet(sheet, { clock, styles }))
  const names = sheets.map(({ sheet }) => sheet.name)
  return writeXlsx({
    sheets: written.map((one) => ({ ...one.written, ...(direction === 'rtl' && { view: { rightToLeft: true } }) })),
    defaultFont: FONT,
    namedRanges: written.map(({ headingRow }, place) => printTitles({ name: names[place] ?? '', headingRow })),
    properties: {
      title: workbookText(sheets[0]?.sheet.title ?? ''),
      description: names.join(', '),
      creator: 'Quokka Quiz',
    },
  })
}
