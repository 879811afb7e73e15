/** The step of time and points (contract §13). */
export const STEP = 10

interface Range {
  least: number
  most: number
}

/** The value a step further; undefined when that leads out of the range, and down from less than a step. */
export const stepped = (value: number, by: number, { least, most }: Range): number | undefined => {
  const next = value + by
  return next >= least && next <= most ? next : undefined
}

/** A typed value; what is more than the most becomes the most, and undefined is no value at all. */
export const readSteps = (text: string, { least, most }: Range): number | undefined => {
  const value = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN
  return value >= least ? Math.min(value, most) : undefined
}
