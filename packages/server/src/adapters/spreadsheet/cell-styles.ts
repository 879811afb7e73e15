import type { CellKind } from '@quokka/core/reports'
import type { CellStyle } from 'hucre/xlsx'

/**
 * As a spreadsheet names them; `@` keeps a text a text when it is typed again, and shows nothing. Indices of questions are
 * compared with hundredths.
 */
const NUMBER_FORMATS: Readonly<Record<CellKind, string>> = {
  text: '@',
  integer: '0',
  number: '0.0',
  index: '0.00',
  percent: '0%',
  duration: '0.0',
  date: 'yyyy-mm-dd hh:mm',
}

/** Of every cell: a style without a name and a size is shown in whatever a program likes. */
export const FONT = { name: 'Calibri', size: 11 }

const INK = '2B2140'
const TEXT = NUMBER_FORMATS.text
const TOP = { vertical: 'top' } as const

export type Direction = 'ltr' | 'rtl'

/**
 * The styles of a workbook whose reader begins on one side: its texts stand at that side, and numbers at the other. A side has no other
 * name in a workbook, and what has none stands where its own letters begin. Rule LG55.
 */
export const cellStyles = (direction: Direction) => {
  const [start, end] = direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const atStart = { alignment: { horizontal: start } } as const
  /** Texts stand a little after the number before them. */
  const besideOthers = (kind: CellKind): NonNullable<CellStyle['alignment']> =>
    kind === 'text' ? { ...TOP, horizontal: start, indent: 1 } : { ...TOP, horizontal: end }
  const headings = (size: number): CellStyle => ({
    numFmt: TEXT,
    font: { ...FONT, bold: true, size, color: { rgb: INK } },
    ...atStart,
  })
  /** Of a cell in a table. */
  const styleOf = (kind: CellKind): CellStyle => ({
    numFmt: NUMBER_FORMATS[kind],
    font: FONT,
    alignment: besideOthers(kind),
  })
  return {
    title: headings(16),
    tableTitle: headings(13),
    label: { numFmt: TEXT, font: { ...FONT, bold: true }, ...atStart },
    note: { numFmt: TEXT, font: FONT, ...atStart },
    /** Of what stands over a column. */
    headingStyleOf: (kind: CellKind): CellStyle => ({
      numFmt: TEXT,
      font: { ...FONT, bold: true, color: { rgb: 'FFFFFF' } },
      fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: INK } },
      alignment: { ...besideOthers(kind), wrapText: true },
    }),
    styleOf,
    /** The same where a row is as high as its longest text needs. */
    wrappedStyleOf: (kind: CellKind): CellStyle =>
      kind === 'text' ? { ...styleOf(kind), alignment: { ...besideOthers(kind), wrapText: true } } : styleOf(kind),
    /** Of what a fact says, beside its label. */
    factStyleOf: (kind: CellKind): CellStyle => ({ numFmt: NUMBER_FORMATS[kind], font: FONT, ...atStart }),
  }
}

export type CellStyles = ReturnType<typeof cellStyles>
