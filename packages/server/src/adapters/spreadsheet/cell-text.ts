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

/** A text that people wrote, as a cell holds it: an apostrophe before whatever could be read as a formula. Rule RS5. */
const harmless = (text: string): string => {
  const held = text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNHOLDABLE, '')
  return isLikeFormula(text) ? `'${held}` : held
}

/** The same for a cell of a workbook. */
export const workbookText = (text: string): string => cut(harmless(text).replace(ESCAPE, '_x005F_'))

/** The same for a field of a CSV file, which some programs separate by semicolons or tabs, whatever is in quotation marks. */
export const csvText = (text: string): string => cut(harmless(text).replace(CELL_WITHIN, "$1'"))
