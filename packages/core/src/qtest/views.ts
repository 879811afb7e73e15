import { get, values } from '../lib/bucket-map.ts'
import { LIMITS } from '../limits.ts'
import type { Moment } from '../play/circumstances.ts'
import type { MediaPlace } from '../play/frozen-quiz.ts'
import { nameKey } from '../play/name-key.ts'
import type { QuestionView } from '../play/question-view.ts'
import { askedView } from '../play/question-view.ts'
import type { RevealView } from '../play/reveal-view.ts'
import { revealedView } from '../play/reveal-view.ts'
import type { Verdict } from '../questions/index.ts'
import { isScored, isSurvey, judge } from '../questions/index.ts'
import { rank } from '../scoring/ranking.ts'
import { aliasOfAttempt, attemptIdOfAlias, attemptQuestion, mediumOfAttempt, placeInAttempt } from './attempt-quiz.ts'
import type { Holder } from './commands.ts'
import type { QTestSettings } from './events.ts'
import { placeFreeAtMs } from './places.ts'
import type { QTestAccess, QTestType, QTestWindow } from './schedule.ts'
import { windowAt } from './schedule.ts'
import { settle } from './settle.ts'
import type { Attempt, Begun, Completed, QTest } from './state.ts'
import { attemptById, attemptOf, attemptsOf, isAnswerShown, isBegun, keepsEmail } from './state.ts'

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
  access: QTestAccess
  isLocked: boolean
  /** Whether nobody new can begin for want of a place; `placeFreeAtMs` is when one may be given on, null where that is unknown. */
  isFull: boolean
  placeFreeAtMs: number | null
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
  mayRetake: boolean
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
  mayRetake: boolean
  /** Null while in progress, and where results are not shown. */
  results: ResultsView | null
}

/** What came of a question that an attempt has behind it. */
export interface OutcomeView {
  status: AttemptStatus
  showAnswer: boolean
  /** Null where answers are not shown, and of a slide that is only read. */
  reveal: RevealView | null
  /** The open one, which was asked at once because nothing is shown between; null after an answer that is shown. */
  question: QuestionView | null
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
  /** Names under which others have begun in the same browser, at most a few. Rule QT30. */
  sameBrowser: string[]
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
  isLocked: boolean
  removed: number
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

const statusOf = (attempt: Begun): AttemptStatus => (attempt.phase === 'completed' ? 'CP' : 'IP')

/** Questions that are asked, info slides apart. */
const asked = ({ source }: QTest): number => source.quiz.questions.filter(isScored).length

/** Questions that an attempt has behind it, info slides apart. */
const answered = ({ source }: QTest, { marks }: Begun): number =>
  source.quiz.questions.slice(0, marks.length).filter(isScored).length

/** Questions that can be answered right. */
const winnable = ({ source }: QTest): number =>
  source.quiz.questions.filter((question) => isScored(question) && !isSurvey(question)).length

export const entryView = (qtest: QTest, moment: Moment, holder: Holder): EntryView => {
  const { source, settings, isLocked } = qtest
  const { startMs, endMs, additionalFields, access } = settings
  const freeAtMs = placeFreeAtMs(qtest, moment.nowMs)
  return {
    window: windowAt(settings, moment.nowMs),
    name: source.quiz.quizName,
    description: source.description,
    image: source.image,
    startMs,
    endMs,
    additionalFields,
    questions: asked(qtest),
    keepsEmail: keepsEmail(qtest),
    access,
    isLocked,
    isFull: freeAtMs !== null,
    placeFreeAtMs: freeAtMs === Number.POSITIVE_INFINITY ? null : freeAtMs,
    ownAttempts: attemptsOf(settle(qtest, attemptsOf(qtest, holder), moment), holder)
      .filter(isBegun)
      .map((attempt) => ({ name: attempt.name, status: statusOf(attempt), answered: answered(qtest, attempt) })),
  }
}

/** The open question with its clock; both null without one. */
const openView = (qtest: QTest, attempt: Begun, { runningMs }: Moment) => {
  const { marks } = attempt
  const { quizType, questions } = qtest.source.quiz
  const question = attempt.phase === 'asking' ? attemptQuestion(qtest, attempt, marks.length) : undefined
  if (attempt.phase !== 'asking' || question === undefined) return { question: null, elapsedMs: null }
  return {
    question: askedView(question, {
      quizId: aliasOfAttempt(qtest, attempt),
      questionNumber: marks.length + 1,
      quizType,
      hostMode: false,
      questions: questions.length,
    }),
    elapsedMs: Math.max(0, runningMs - attempt.runsSinceMs),
  }
}

/** Whether a completed attempt may be begun again. Rule QT19. */
const mayRetake = ({ settings }: QTest, { nowMs }: Moment): boolean =>
  settings.retake && windowAt(settings, nowMs) === 'Active'

const completedOf = (qtest: QTest): Completed[] =>
  [...values(qtest.attempts)].filter((attempt) => attempt.phase === 'completed')

/** How a completed attempt did, in places among those who have finished by now. Rules QT20, QT21. */
const resultsView = (qtest: QTest, own: Completed, moment: Moment): ResultsView => {
  const finished = completedOf(settle(qtest, values(qtest.attempts), moment))
  const contenders = finished.map(({ attemptId: playerId, score: totalScore, answerMs, joined }) => ({
    playerId,
    totalScore,
    answerMs,
    joined,
  }))
  const marks = qtest.source.quiz.questions.flatMap((question, place) =>
    isScored(question) ? [judge(question, own.marks[place]?.answer ?? '')] : [],
  )
  return {
    rank: rank(contenders).find(({ playerId }) => playerId === own.attemptId)?.rank ?? 0,
    finished: finished.length,
    totalScore: own.score,
    right: own.right,
    questions: winnable(qtest),
    mayRetake: mayRetake(qtest, moment),
    marks: qtest.settings.showAnswer ? marks : null,
  }
}

const resultsFor = (qtest: QTest, attempt: Begun, moment: Moment): ResultsView | null =>
  attempt.phase === 'completed' && qtest.settings.showResult ? resultsView(qtest, attempt, moment) : null

/** After `attend`; undefined for a caller without an attempt. */
export const attemptView = (qtest: QTest, moment: Moment, holder: Holder): AttemptView | undefined => {
  const attempt = attemptOf(qtest, holder)
  if (!isBegun(attempt)) return undefined
  const { showAnswer, showResult } = qtest.settings
  return {
    status: statusOf(attempt),
    playerId: attempt.attemptId,
    playerName: attempt.name,
    ...openView(qtest, attempt, moment),
    showAnswer,
    showResult,
    mayRetake: mayRetake(qtest, moment),
    results: resultsFor(qtest, attempt, moment),
  }
}

/** The answer to a question that is behind the attempt. Points and sums are told only where results are; nobody has a rank on the way. */
const revealView = (qtest: QTest, attempt: Begun, place: number): RevealView | null => {
  const question = attemptQuestion(qtest, attempt, place)
  const mark = attempt.marks[place]
  if (question === undefined || mark === undefined || !isAnswerShown(qtest, question)) return null
  const { showResult } = qtest.settings
  const { done, right } = qtest.tallies[place] ?? { done: 0, right: 0 }
  const soFar = attempt.marks.slice(0, place + 1).reduce((sum, { points }) => sum + points, 0)
  return revealedView(question, {
    mark: mark.answer === '' ? undefined : { ...mark, points: showResult ? mark.points : 0 },
    isShown: true,
    totalScore: showResult ? soFar : 0,
    rank: 0,
    previousRank: 0,
    correctPercent: done === 0 ? 0 : Math.round((100 * right) / done),
    endedEarly: false,
    chart: null,
  })
}

/** After `submit`; undefined when the holder's attempt has not this question behind it. */
export const outcomeView = (
  qtest: QTest,
  moment: Moment,
  { holder, questionId }: { holder: Holder; questionId: string },
): OutcomeView | undefined => {
  const attempt = attemptOf(qtest, holder)
  if (!isBegun(attempt)) return undefined
  const place = placeInAttempt(qtest, attempt, questionId)
  if (place < 0 || place >= attempt.marks.length) return undefined
  const reveal = revealView(qtest, attempt, place)
  return {
    status: statusOf(attempt),
    showAnswer: qtest.settings.showAnswer,
    reveal,
    ...(reveal === null ? openView(qtest, attempt, moment) : { question: null, elapsedMs: null }),
    results: resultsFor(qtest, attempt, moment),
  }
}

const HOUR_MS = 3_600_000

const MOST_NAMES = 3

/** Others of the browser in which an attempt was begun, those without a place too. */
const sameBrowser = (qtest: QTest, attemptId: string): string[] => {
  const guest = attemptById(qtest, attemptId)?.guest ?? null
  const others = guest === null ? [] : (get(qtest.guests, guest) ?? []).filter((other) => other !== attemptId)
  return others.slice(-MOST_NAMES).flatMap((other) => attemptById(qtest, other)?.name ?? [])
}

const participantView = (qtest: QTest, attempt: Attempt): Omit<ParticipantView, 'sameBrowser'> => ({
  participantId: attempt.attemptId,
  name: attempt.name,
  fields: attempt.fields,
  lastActivityMs: attempt.lastActivityMs,
  ...(isBegun(attempt)
    ? {
        answered: answered(qtest, attempt),
        right: attempt.right,
        totalScore: attempt.score,
        status: statusOf(attempt),
      }
    : { answered: 0, right: 0, totalScore: 0, status: 'IP' }),
})

const removedOf = (qtest: QTest): Attempt[] =>
  [...values(qtest.outside)].flatMap(({ why, attempt }) => (why === 'removed' ? [attempt] : []))

type Place = Pick<ParticipantView, 'participantId' | 'lastActivityMs'>

/** The latest first; at the same time in the order of the ids, so that pages fit together. */
const byActivity = (left: Place, right: Place): number =>
  right.lastActivityMs - left.lastActivityMs || (left.participantId < right.participantId ? -1 : 1)

const cursorOf = ({ lastActivityMs, participantId }: Place): string => `${lastActivityMs}:${participantId}`

const placeOf = (cursor: string): Place => {
  const colon = cursor.indexOf(':')
  return { lastActivityMs: Number(cursor.slice(0, colon)), participantId: cursor.slice(colon + 1) }
}

/** The first of them in order. Sorts only what it keeps: a QTest may have thousands of attempts, and is polled. */
const firstInOrder = <Item>(
  items: Iterable<Item>,
  most: number,
  order: (left: Item, right: Item) => number,
): Item[] => {
  const first: Item[] = []
  for (const item of items) {
    const last = first[most - 1]
    if (last !== undefined && order(last, item) <= 0) continue
    let [from, to] = [0, first.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (order(first[middle] as Item, item) <= 0) from = middle + 1
      else to = middle
    }
    first.splice(from, 0, item)
    if (first.length > most) first.pop()
  }
  return first
}

/** Which participants are listed: those whose attempt stands so, or those whom the host has removed. */
type ListedState = AttemptStatus | 'removed'

/** One page of participants, or several at once. Rules QT23, QT26. */
export const progressView = (
  qtest: QTest,
  moment: Moment,
  {
    before,
    state,
    pages = 1,
  }: { before?: string | undefined; state?: ListedState | undefined; pages?: number | undefined },
): ProgressView => {
  const { nowMs } = moment
  const settled = settle(qtest, values(qtest.attempts), moment)
  const begun = [...values(settled.attempts)].filter(isBegun)
  const finished = completedOf(settled)
  const ofFinished = (sum: number, most: number) =>
    finished.length * most === 0 ? 0 : Math.round(sum / (finished.length * most))
  const after = before === undefined ? undefined : placeOf(before)
  const removed = removedOf(qtest)
  const rows = (state === 'removed' ? removed : begun)
    .map((attempt) => participantView(qtest, attempt))
    .filter((row) => state === undefined || state === 'removed' || state === row.status)
    .filter((row) => after === undefined || byActivity(after, row) < 0)
  const participants = firstInOrder(rows, pages * LIMITS.progressRows, byActivity)
  const last = participants.at(-1)
  return {
    name: qtest.source.quiz.quizName,
    image: qtest.source.image,
    qtestType: qtest.source.qtestType,
    window: windowAt(qtest.settings, nowMs),
    settings: qtest.settings,
    questions: asked(qtest),
    capacity: qtest.capacity,
    started: settled.started,
    isLocked: qtest.isLocked,
    removed: removed.length,
    startedLastHour: begun.filter(({ begunAtMs }) => begunAtMs > nowMs - HOUR_MS).length,
    finished: settled.finished,
    averageScore: ofFinished(
      finished.reduce((sum, { score }) => sum + score, 0),
      1,
    ),
    averageCorrect: ofFinished(
      finished.reduce((sum, { right }) => sum + 100 * right, 0),
      winnable(qtest),
    ),
    participants: participants.map((row) => ({ ...row, sameBrowser: sameBrowser(qtest, row.participantId) })),
    next: last !== undefined && rows.length > participants.length ? cursorOf(last) : null,
  }
}

/** One entry of the host's list: a name or a code, and who has begun with it; null while nobody has. */
export interface ListEntryView {
  entry: string
  name: string | null
}

/** The list by which a QTest is entered; empty where it is entered without one. Rules QT33, QT34. */
export const listView = (qtest: QTest): ListEntryView[] => {
  const { access } = qtest.settings
  const nameOf = (attemptId: string | undefined) => get(qtest.attempts, attemptId ?? '')?.name ?? null
  if (access === 'codes') return qtest.codes.map((entry) => ({ entry, name: nameOf(get(qtest.byCode, entry)) }))
  if (access !== 'names') return []
  return qtest.listedNames.map((entry) => ({ entry, name: nameOf(get(qtest.names, nameKey(entry))) }))
}

/** The medium behind an alias of an attempt; an answer's picture is protected by its name alone. Rule QT14. */
export const mediaIn = (qtest: QTest, alias: string): MediaPlace | undefined => {
  const attempt = get(qtest.attempts, attemptIdOfAlias(alias))
  if (qtest.isDeleted || !isBegun(attempt)) return undefined
  return mediumOfAttempt(qtest, attempt, alias)
}
