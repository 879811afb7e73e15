import type { PlayFacts } from '../facts/facts.ts'
import { isGraded, pointsOf } from '../facts/graded.ts'
import type { GivenAnswers } from './distribution.ts'
import type { QuestionCounts } from './question-counts.ts'

/** A question of a play: its place among the play's answers is its place in the list. */
interface Asked {
  column: QuestionCounts
  given: GivenAnswers
  canBeRight: boolean
}

/** One play while it is counted. */
export interface PlayCounts {
  play: PlayFacts
  /** From 0, the oldest first. */
  place: number
  asked: readonly Asked[]
  /** That could be won in it. */
  points: number
  players: number
  stayed: number
  answered: number
  right: number
  /** Times that somebody was asked what can be right. */
  graded: number
}

export const openPlay = (play: PlayFacts, place: number, columns: ReadonlyMap<string, QuestionCounts>): PlayCounts => ({
  play,
  place,
  asked: play.questions.flatMap((question) => {
    const column = columns.get(question.questionId)
    return column ? [{ column, given: column.openFor(question), canBeRight: isGraded(question) }] : []
  }),
  points: pointsOf(play.questions),
  players: 0,
  stayed: 0,
  answered: 0,
  right: 0,
  graded: 0,
})
