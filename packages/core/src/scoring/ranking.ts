/** What decides a place. `answerMs` is the sum of the times of all answers; `joined` grows with each later arrival. */
export interface Contender {
  playerId: string
  totalScore: number
  answerMs: number
  joined: number
}

/** A contender with a place; equal score and time share a rank, and the next rank leaves a gap. */
export type Ranked<C extends Contender> = C & { rank: number }

/** Orders by score, then by less answer time; equals share a rank and stand in order of arrival. Rule SC3 (contract §10). */
export const rank = <C extends Contender>(contenders: readonly C[]): Ranked<C>[] => {
  const sorted = [...contenders].sort(
    (left, right) => right.totalScore - left.totalScore || left.answerMs - right.answerMs || left.joined - right.joined,
  )
  let place = 0
  return sorted.map((contender, index) => {
    const before = sorted[index - 1]
    const isEqual = before?.totalScore === contender.totalScore && before.answerMs === contender.answerMs
    if (!isEqual) place = index + 1
    return { ...contender, rank: place }
  })
}
