import { saidPlaces } from '../../answers/said-places.ts'
import { secondsOf } from '../../answers/seconds.ts'

/** So many rows tell what a column holds. */
export const MOST_ROWS = 500

/** What the texts of a column have in common. */
export interface ColumnFacts {
  filled: number
  empty: number
  /** Characters of a text, on average. */
  length: number
  questionMarks: number
  /** Different texts. */
  distinct: number
  /** Whole numbers, and how many texts are none. */
  numbers: { count: number; least: number; most: number }
  letters: { count: number; first: string; last: string }
  /** Whether it numbers its rows. */
  countsRows: boolean
  /** Whether all are times as quizzes have them. */
  isTime: boolean
}

const WHOLE = /^\d{1,6}$/
const LETTER = /^[([]?([a-f])[)\].]?$/i

export const columnFacts = (texts: readonly string[]): ColumnFacts => {
  const filled = texts.filter((text) => text !== '')
  const numbers = filled.filter((text) => WHOLE.test(text)).map(Number)
  const letters = filled.flatMap((text) => LETTER.exec(text)?.[1]?.toUpperCase() ?? []).sort()
  const times = filled.map(secondsOf)
  return {
    filled: filled.length,
    empty: texts.length - filled.length,
    length: filled.reduce((sum, text) => sum + text.length, 0) / Math.max(1, filled.length),
    questionMarks: filled.filter((text) => /[?？؟]\s*$/.test(text)).length,
    distinct: new Set(filled.map((text) => text.toLowerCase())).size,
    numbers: { count: numbers.length, least: Math.min(...numbers), most: Math.max(...numbers) },
    letters: { count: letters.length, first: letters[0] ?? '', last: letters.at(-1) ?? '' },
    countsRows:
      numbers.length > 2 &&
      numbers.length === filled.length &&
      numbers.every((number, place) => number === (numbers[0] ?? 0) + place),
    isTime:
      filled.length > 0 && times.every((timeS) => timeS !== undefined && timeS >= 5 && timeS <= 600 && timeS % 5 === 0),
  }
}

/** The rows in which there is something to choose. */
export const rowsOfOptions = (
  rows: readonly (readonly string[])[],
  answers: readonly number[],
): readonly (readonly string[])[] =>
  rows.filter((cells) => answers.filter((column) => (cells[column]?.trim() ?? '') !== '').length > 1)

/** In how many rows a text names one of the options beside it. */
export const fittingRows = (
  rows: readonly (readonly string[])[],
  { right, answers, first }: { right: number; answers: readonly number[]; first: 0 | 1 },
): number =>
  rows.filter((cells) => {
    const texts = answers.map((column) => cells[column]?.trim() ?? '')
    return saidPlaces(cells[right] ?? '', texts, first).length > 0
  }).length
