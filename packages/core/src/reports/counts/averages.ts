import type { GrowingNumbers } from './growing-numbers.ts'

/** Null of nothing. */
export const averageOf = (numbers: GrowingNumbers): number | null =>
  numbers.size === 0 ? null : numbers.sum() / numbers.size

/** The one in the middle; of an even number of them the mean of the two there; null of nothing. Rule RF4. */
export const medianOf = (numbers: GrowingNumbers): number | null => {
  const sorted = numbers.sorted()
  const upper = sorted[sorted.length >> 1]
  const lower = sorted[(sorted.length - 1) >> 1]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}

/** 0 to 100, not rounded; null where there is nothing to share. Rule RF2. */
export const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole)
