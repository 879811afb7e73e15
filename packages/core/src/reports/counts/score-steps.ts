const FEWEST = 5
const MOST = 12

/** One score each, then two, five, ten, twenty, fifty … */
function* widths(): Generator<number> {
  for (let ten = 1; ; ten *= 10) yield* [ten, 2 * ten, 5 * ten]
}

const countSteps = (lowest: number, highest: number, width: number): number =>
  Math.floor(highest / width) - Math.floor(lowest / width) + 1

const widthFor = (lowest: number, highest: number): number => {
  for (const width of widths()) if (countSteps(lowest, highest, width) <= MOST) return width
  throw new Error('widths do not end')
}

/** A step of scores; both ends belong to it. */
export interface ScoreStep {
  from: number
  to: number
  players: number
}

/**
 * How many players reached which scores, in five to twelve steps of one round width that hold the lowest score and the
 * highest one; none of nobody. `sorted` goes upwards. Rule RF8.
 */
export const scoreSteps = (sorted: ArrayLike<number>): ScoreStep[] => {
  const lowest = sorted[0]
  const highest = sorted[sorted.length - 1]
  if (lowest === undefined || highest === undefined) return []
  const width = widthFor(lowest, highest)
  const found = countSteps(lowest, highest, width)
  // A few scores close together stand in the middle of the fewest steps.
  const before = Math.max(0, (FEWEST - found) >> 1)
  const first = Math.max(0, Math.floor(lowest / width) - before)
  const steps = Array.from({ length: Math.max(FEWEST, found) }, (_, place) => {
    const from = (first + place) * width
    return { from, to: from + width - 1, players: 0 }
  })
  for (let place = 0; place < sorted.length; place += 1) {
    const step = steps[Math.floor((sorted[place] ?? 0) / width) - first]
    if (step) step.players += 1
  }
  return steps
}
