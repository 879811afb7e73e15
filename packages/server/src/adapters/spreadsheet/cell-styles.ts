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

export const TITLE: CellStyle = { numFmt: TEXT, font: { ...FONT, bold: true, size: 16, color: { rgb: INK } } }
export const TABLE_TITLE: CellStyle = { numFmt: TEXT, font: { ...FONT, bold: true, size: 13, color: { rgb: INK } } }
export const LABEL: CellStyle = { numFmt: TEXT, font: { ...FONT, bold: true } }
export const NOTE: CellStyle = { numFmt: TEXT, font: FONT }

/** Numbers stand at the end, texts a little after the number before them. */
const besideOthers = (kind: CellKind): NonNullable<CellStyle['alignment']> =>
  kind === 'text' ? { ...TOP, horizontal: 'left', indent: 1 } : { ...TOP, horizontal: 'right' }

/** Of what stands over a column. */
export const headingStyleOf = (kind: CellKind): CellStyle => ({
  numFmt: TEXT,
  font: { ...FONT, bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: INK } },
  alignment: { ...besideOthers(kind), wrapText: true },
})

/** Of a cell in a table. */
export const styleOf = (kind: CellKind): CellStyle => ({
  numFmt: NUMBER_FORMATS[kind],
  font: FONT,
  alignment: besideOthers(kind),
})

/** The same where a row is as high as its longest text needs. */
export const wrappedStyleOf = (kind: CellKind): CellStyle =>
  kind === 'text' ? { ...styleOf(kind), alignment: { ...besideOthers(kind), wrapText: true } } : styleOf(kind)

/** Of what a fact says, beside its label. */
export const factStyleOf = (kind: CellKind): CellStyle => ({
  numFmt: NUMBER_FORMATS[kind],
  font: FONT,
  alignment: { horizontal: 'left' },
})
