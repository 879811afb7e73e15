import { get, values } from '../lib/bucket-map.ts'
import type { LeadersView, LeaderView } from '../play/leaders-view.ts'
import { isScored, isSurvey } from '../questions/index.ts'
import { decidingIn } from './deciding-in.ts'
import type { Revealed, Seat } from './state.ts'
import { currentQuestion, isContender, isLastQuestion } from './state.ts'

/** As many as a class reads between two questions. */
const ROWS = 5
/** What is worth naming: places climbed, and right answers in a row. */
const NAMED_CLIMB = 2
const NAMED_ROW = 3

const inARow = (room: Revealed, playerId: string): number => {
  let count = 0
  for (const { place, marks } of room.over.toReversed()) {
    const question = room.quiz.questions[place]
    if (question === undefined || isSurvey(question)) continue
    if (!get(marks, playerId)?.isRight) break
    count += 1
  }
  return count
}

const climbed = ({ rank, previousRank }: Pick<Seat, 'rank' | 'previousRank'>): number =>
  previousRank > 0 ? previousRank - rank : 0

/** The one with the most, from `least` on. */
const mostOf = (seats: readonly Seat[], least: number, countOf: (seat: Seat) => number): Seat | undefined => {
  let most: { seat: Seat; count: number } | undefined
  for (const seat of seats) {
    const count = countOf(seat)
    if (count >= least && count > (most?.count ?? 0)) most = { seat, count }
  }
  return most?.seat
}

/**
 * The first five with what has moved. Null where nothing can have moved, while nobody has points, and after the last question,
 * since the podium tells that. Rule RM46.
 */
export const leadersView = (room: Revealed): LeadersView | null => {
  const question = currentQuestion(room)
  if (isLastQuestion(room) || !isScored(question) || isSurvey(question)) return null
  const ranked = [...values(room.seats)]
    .filter((seat) => isContender(room, seat) && seat.rank > 0)
    .sort((left, right) => left.rank - right.rank || left.joined - right.joined)
  if ((ranked[0]?.score ?? 0) <= 0) return null
  const deciding = decidingIn(room, ranked)
  const leader = (seat: Seat): LeaderView => {
    const { playerId, name, avatar, rank, previousRank, score: totalScore } = seat
    return {
      playerId,
      name,
      avatar,
      rank,
      previousRank,
      totalScore,
      points: get(room.marks, playerId)?.points ?? 0,
      inARow: inARow(room, playerId),
      ...deciding(seat),
    }
  }
  const climber = mostOf(ranked, NAMED_CLIMB, climbed)
  const longestRow = mostOf(ranked, NAMED_ROW, ({ playerId }) => inARow(room, playerId))
  return {
    rows: ranked.slice(0, ROWS).map(leader),
    climber: climber ? leader(climber) : null,
    longestRow: longestRow ? leader(longestRow) : null,
  }
}
