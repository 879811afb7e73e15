/** Of the width that all bars have, in percent: the most that one answer takes, that the right bar does, that bars in columns do and bars in rows do. */
const ONE = 3.4
const RIGHT = 58
const COLUMNS = 68
const ROWS = 44

/**
 * How long one answer is, in percent of the width of the whole: with the other answers side by side, and with each in a row of its own.
 * The same for every bar of a question, so that bars can be compared.
 */
export const barUnits = (right: number | undefined, others: readonly number[]): { columns: number; rows: number } => {
  const most = Math.max(1, ...others)
  const ofRight = right ? RIGHT / right : ONE
  return {
    columns: Math.min(ONE, ofRight, COLUMNS / (Math.max(1, others.length) * most)),
    rows: Math.min(ONE * 2, ofRight, ROWS / most),
  }
}
