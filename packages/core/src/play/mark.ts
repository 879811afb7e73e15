import type { Question } from '../questions/index.ts'
import { isScored, judge } from '../questions/index.ts'
import { score } from '../scoring/score.ts'

export interface GivenAnswer {
  answer: string
  takenMs: number
}

/** What an answer won. */
export interface Mark extends GivenAnswer {
  isRight: boolean
  points: number
}

/** In a calm room a right answer wins all points. Rules SC1, XT11. */
export const markOf = (question: Question, { answer, takenMs }: GivenAnswer, isCalm = false): Mark => {
  const isRight = judge(question, answer) === 'right'
  const pointsIfRight = isCalm ? question.maxPoints : score(question.maxPoints, takenMs, question.timerS * 1_000)
  return { answer, takenMs, isRight, points: isRight ? pointsIfRight : 0 }
}

/** What not answering a question costs: its whole time, in milliseconds. */
export const unansweredMs = (question: Question): number => (isScored(question) ? question.timerS * 1_000 : 0)
