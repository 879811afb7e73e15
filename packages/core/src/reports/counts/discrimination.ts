/** Of the players asked, this share is the better group and the weaker one (Kelley 1939). */
const GROUP_SHARE = 0.27
const FEWEST_PLAYERS = 10

/** Players in the order of their places: 1 where right, 0 where not; those of one place have the same `place`. */
export interface PlacedAnswers {
  right: readonly number[]
  place: readonly number[]
}

/** The share right of the first `size`; of equals at the border as many count as fit, with the share that all of them have. */
const shareRight = ({ right, place }: PlacedAnswers, size: number): number => {
  let taken = 0
  let sum = 0
  for (let from = 0; taken < size; ) {
    let to = from
    let equals = 0
    while (to < place.length && place[to] === place[from]) {
      equals += right[to] ?? 0
      to += 1
    }
    const fitting = Math.min(to - from, size - taken)
    sum += (equals * fitting) / (to - from)
    taken += fitting
    from = to
  }
  return sum / size
}

/** How much better the better 27 % answered than the weaker 27 %, -1 to 1; null below ten players. Rule RF6. */
export const discriminationOf = ({ right, place }: PlacedAnswers): number | null => {
  if (right.length < FEWEST_PLAYERS) return null
  const size = Math.round(right.length * GROUP_SHARE)
  const weakerFirst = { right: right.toReversed(), place: place.toReversed() }
  return shareRight({ right, place }, size) - shareRight(weakerFirst, size)
}
