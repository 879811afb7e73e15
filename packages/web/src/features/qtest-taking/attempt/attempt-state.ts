import type { QTestQuestion, QTestResults } from '@quokka/contract/http'
import type { AnswerData } from '@quokka/contract/socket'
import type { KeptAttempt } from './attempt-memory.ts'

/** Whether the server can be asked. */
export type Line =
  | { is: 'up' }
  /** `nextTryMs` is a moment of the page's steady clock; null while a try is under way. */
  | { is: 'lost'; sentence: string; nextTryMs: number | null }

/** What the host of the QTest lets participants see and do. */
export interface AttemptRules {
  showsScores: boolean
  mayRetake: boolean
  /** From the page's steady clock to the server's. */
  aheadMs: number
  /** When the QTest closes, by the page's steady clock. */
  closesAtMs: number
}

interface Begun {
  attempt: KeptAttempt
  rules: AttemptRules
  line: Line
}

export interface Asking extends Begun {
  is: 'asking'
  question: QTestQuestion
  /** Of the page's steady clock; null for a slide to read. */
  endsAtMs: number | null
  /** In wire form; null while the question is open. */
  given: string | null
}

export interface Answered extends Begun {
  is: 'answered'
  question: QTestQuestion
  answer: AnswerData
  /** How many have been asked this question: those with right answers are a share of them. */
  asked: number
  isLast: boolean
  /** The next question is asked for. */
  isGoingOn: boolean
  /** After the last question, where results are shown. */
  results: QTestResults | undefined
  /** Questions that the end of the window left unasked. */
  notAsked: number
}

export interface Completed extends Begun {
  is: 'completed'
  notAsked: number
  results: QTestResults | undefined
  retake: 'no' | 'asked' | 'cleared'
}

/** Where the tab's attempt stands. */
export type AttemptState =
  | { is: 'idle' }
  /** The tab is in no attempt. */
  | { is: 'nobody' }
  /** Where it stands is asked for. */
  | { is: 'coming'; attempt: KeptAttempt; line: Line }
  | Asking
  | Answered
  | Completed
  /** It cannot go on, or is not there any more. */
  | { is: 'over'; attempt: KeptAttempt; why: 'gone' | 'removed' | 'asksMore' | 'failed'; sentence: string }

export const LINE_UP: Line = { is: 'up' }

/** Whether a question has a time limit; a slide to read has none. */
export const isTimed = ({ timeToAnswer }: Pick<QTestQuestion, 'timeToAnswer'>): boolean => timeToAnswer > 0
