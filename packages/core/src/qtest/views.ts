import type { BucketMap } from '../lib/bucket-map.ts'
import { get, values } from '../lib/bucket-map.ts'
import { LIMITS } from '../limits.ts'
import type { MediaPlace } from '../play/frozen-quiz.ts'
import type { QuestionView } from '../play/question-view.ts'
import { askedView } from '../play/question-view.ts'
import type { RevealView } from '../play/reveal-view.ts'
import { revealedView } from '../play/reveal-view.ts'
import type { Verdict } from '../questions/index.ts'
import { isScored, isSurvey, judge } from '../questions/index.ts'
import { rank } from '../scoring/ranking.ts'
import type { Holder } from './commands.ts'
import type { QTestSettings } from './events.ts'
import type { QTestType, QTestWindow } from './schedule.ts'
import { windowAt } from './schedule.ts'
import { settle } from './settle.ts'
import type { Attempt, Begun, Completed, QTest } from './state.ts'
import { attemptOf, attemptsOf, isBegun, keepsEmail, isAnswerShown, openQuestion } from './state.ts'

/** In progress or completed (contract §6). */
export type AttemptStatus = 'IP' | 'CP'

/** What somebody sees who comes to a QTest. */
export interface EntryView {
  window: QTestWindow
  name: string
  description: string
  image: string
  startMs: number
  endMs: number
  additionalFields: readonly string[]
  /** Those that are asked, info slides apart. */
  questions: number
  keepsEmail: boolean
  ownAttempts: { name: string; status: AttemptStatus; answered: number }[]
}

/** How somebody did whose attempt is completed. */
export interface ResultsView {
  /** Among those who have finished. */
  rank: number
  finished: number
  totalScore: number
  right: number
  /** Those that can be answered right: no survey, no info slide. */
  questions: number
  /** One a question that is asked, in order, surveys included; null where answers are not shown. */
  marks: Verdict[] | null
}

/** Where an attempt stands. */
export interface AttemptView {
  status: AttemptStatus
  playerId: string
  playerName: string
  /** The open one; null when the attempt is completed. */
  question: QuestionView | null
  /** How long its clock runs already; null without an open question. */
  elapsedMs: number | null
  showAnswer: boolean
  showResult: boolean
  retake: boolean
  /** Null while in progress, and where results are not shown. */
  results: ResultsView | null
}

/** What came of a question that an attempt has behind it. */
export interface OutcomeView {
  status: AttemptStatus
  showAnswer: boolean
  /** Null where answers are not shown, and of a slide that is only read. */
  reveal: RevealView | null
  /** The question that was asked at once, because nothing is shown between. */
  nextQuestion: QuestionView | null
  /** How long its clock runs already. */
  elapsedMs: number | null
  results: ResultsView | null
}

/** One participant, as the owner sees them. */
export interface ParticipantView {
  participantId: string
  name: string
  fields: Readonly<Record<string, string>>
  /** Questions that are behind, info slides apart. */
  answered: number
  right: number
  totalScore: number
  status: AttemptStatus
  lastActivityMs: number
}

/** How far a QTest is, as its owner sees it. */
export interface ProgressView {
  name: string
  image: string
  qtestType: QTestType
  window: QTestWindow
  settings: QTestSettings
  questions: number
  capacity: number
  started: number
  startedLastHour: number
  finished: number
  /** Of those who finished; 0 while nobody has. */
  averageScore: number
  /** Per cent, of those who finished. */
  averageCorrect: number
  /** The latest activity first. */
  participants: ParticipantView[]
  /** Brings the page after this one; null on the last. */
  next: string | null
}

export declare const entryView: (qtest: QTest, nowMs: number, holder: Holder) => EntryView
/** After `attend`; undefined for whoever has no attempt. */
export declare const attemptView: (qtest: QTest, nowMs: number, holder: Holder) => AttemptView | undefined
/** After `submit`; undefined when the holder's attempt has not this question behind it. */
export declare const outcomeView: (qtest: QTest, nowMs: number, holder: Holder, questionId: string) => OutcomeView | undefined
export declare const progressView: (
  qtest: QTest,
  nowMs: number,
  wanted: { before?: string | undefined; state?: AttemptStatus | undefined },
) => ProgressView
export declare const mediaIn: (qtest: QTest, alias: string) => MediaPlace | undefined
