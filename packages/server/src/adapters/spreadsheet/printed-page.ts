import type { WriteOptions, WriteSheet } from 'hucre/xlsx'

type PageSetup = NonNullable<WriteSheet['pageSetup']>
type NamedRange = NonNullable<WriteOptions['namedRanges']>[number]

/** Characters across a sheet of A4 on its side; at full size it is about 130. */
const MOST_ACROSS = 300

/** Narrow, as a table needs the room. Inches. */
const MARGINS = { top: 0.5, right: 0.4, bottom: 0.5, left: 0.4, header: 0.3, footer: 0.3 }

/** A4 on its side, one page wide, or as few as it takes to stay legible. Rule RS23. */
export const printedPage = (across: number): PageSetup => ({
  paperSize: 'a4',
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: Math.max(1, Math.ceil(across / MOST_ACROSS)),
  fitToHeight: 0,
  margins: MARGINS,
})

/** The columns that say what a row is, and the headings, on each page. The writer's own setting does not quote a sheet's name. */
export const printTitles = ({ name, headingRow }: { name: string; headingRow: number | undefined }): NamedRange => {
  const ranges = ['$A:$B', ...(headingRow === undefined ? [] : [`$${headingRow + 1}:$${headingRow + 1}`])]
  return { name: '_xlnm.Print_Titles', range: ranges.map((range) => `'${name}'!${range}`).join(','), scope: name }
}
