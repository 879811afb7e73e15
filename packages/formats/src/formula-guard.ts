/**
 * Where a program would begin a cell, and what would be its formula: at the beginning, and behind what other programs separate
 * cells by. Full-width and small signs are those signs too.
 */
const START = String.raw`(?:^|[;|\t\n])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800"']{0,8}`
const FORMULA = String.raw`(?=[=+\-@＝＋－＠﹦﹢﹣﹫])`
const BEFORE_FORMULA = new RegExp(`(${START})${FORMULA}`, 'gu')
const GUARDED = new RegExp(`(${START})'${FORMULA}`, 'gu')

/** A text for a file that knows no types: an apostrophe stands before whatever could be read as a formula. Rule EX20. */
export const guarded = (text: string): string => text.replace(BEFORE_FORMULA, "$1'")

/** The text before it was guarded. */
export const unguarded = (text: string): string => (text.includes("'") ? text.replace(GUARDED, '$1') : text)
