/** Excel's own limit of a cell, in UTF-16 units. */
const MOST_UNITS = 32_767

/** What nobody sees at the beginning of a text, and what a spreadsheet may pass over before it looks for a formula. */
const UNSEEN = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*/u

/** What begins a formula, in Excel or in a program that reads it like one. */
const BEGINS_FORMULA = /^[=+\-@]/

/** What a text must not begin with at all: a field may be cut there, or what follows be read again. */
const BEGINS_BADLY = /^\p{Cc}/u

/** Words that a spreadsheet takes for a failed formula. */
const ERROR_WORD = /^#(?:VALUE!|REF!|N\/A|NAME\?|NULL!|DIV\/0!|NUM!|GETTING_DATA|SPILL!|CALC!)$/

/** Where a program that separates by other characters than commas would begin a cell, and what would be its formula. */
const CELL_WITHIN = /([;|\t\n][\p{C}\p{Z}"']*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu

/** Neither XML nor a spreadsheet holds them. */
const UNHOLDABLE = /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu

/** What a reader of workbooks takes for one character: `_x0041_`. */
const ESCAPE = /_(?=x[0-9a-f]{4}_)/gi

const isLikeFormula = (text: string): boolean => {
  // Full-width, small and raised forms are those characters too.
  const seen = text.replace(UNSEEN, '').slice(0, 1).normalize('NFKC')
  return BEGINS_FORMULA.test(seen) || BEGINS_BADLY.test(text) || ERROR_WORD.test(text)
}

/** At most so many units, no character cut in two. */
const cut = (text: string): string => {
  if (text.length <= MOST_UNITS) return text
  return text
    .slice(0, MOST_UNITS)
    .toWellFormed()
    .replace(/\ufffd$/, '')
}

/** What a cell can hold of a text. */
const held = (text: string): string => text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNHOLDABLE, '')

/** For a cell of a workbook, which is a text by its type and its format: nothing is put before it. Rule RS5. */
export const workbookText = (text: string): string => cut(held(text).replace(ESCAPE, '_x005F_'))

/** Whether the writer of workbooks would make an error of a text. */
export const isErrorWord = (text: string): boolean => ERROR_WORD.test(text)

/**
 * For a field of a CSV file, which knows no types: an apostrophe before whatever could be read as a formula, also where a
 * program that separates by semicolons or tabs would begin a cell. Rule RS5.
 */
export const csvText = (text: string): string =>
  cut((isLikeFormula(text) ? `'${held(text)}` : held(text)).replace(CELL_WITHIN, "$1'"))
