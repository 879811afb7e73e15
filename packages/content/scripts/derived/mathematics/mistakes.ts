/**
 * Plausible wrong values for a whole number, the likeliest first: `likely`, then its neighbours. None is below `least`, and
 * there are enough on both sides for every rank that `least` allows.
 */
export const mistakes = (right: number, likely: readonly number[] = [], least = 1, step = 1): number[] =>
  [...likely, ...[1, -1, 2, -2, 3, -3].map((offset) => right + offset * step)].filter(
    (value) => value >= least && value !== right && Number.isFinite(value),
  )
