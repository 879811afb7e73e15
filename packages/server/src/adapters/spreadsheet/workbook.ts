import { writeXlsx } from 'hucre/xlsx'
import { FONT } from './cell-styles.ts'
import { workbookText } from './cell-text.ts'
import { printTitles } from './printed-page.ts'
import type { WallClock } from './wall-clock.ts'
import type { SheetToWrite } from './worksheet.ts'
import { worksheet } from './worksheet.ts'

/** The sheets as a file of Excel's. */
export const writeWorkbook = (sheets: readonly SheetToWrite[], clock: WallClock): Promise<Uint8Array> => {
  const written = sheets.map((sheet) => worksheet(sheet, clock))
  const names = sheets.map(({ sheet }) => sheet.name)
  return writeXlsx({
    sheets: written.map((one) => one.written),
    defaultFont: FONT,
    namedRanges: written.map(({ headingRow }, place) => printTitles({ name: names[place] ?? '', headingRow })),
    properties: {
      title: workbookText(sheets[0]?.sheet.title ?? ''),
      description: names.join(', '),
      creator: 'Quokka Quiz',
    },
  })
}
