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

/** Rule SC1. */
export const markOf = (question: Question, { answer, takenMs }: GivenAnswer): Mark => {
  const isRight = judge(question, answer) === 'right'
  return { answer, takenMs, isRight, points: isRight ? score(question.maxPoints, takenMs, question.timerS * 1_000) : 0 }
}

/** What not answering a question costs: its whole time, in milliseconds. */
export const unansweredMs = (question: Question): number => (isScored(question) ? question.timerS * 1_000 : 0)
