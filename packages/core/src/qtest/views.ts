import { get, values } from '../lib/bucket-map.ts'
import { LIMITS } from '../limits.ts'
import type { Moment } from '../play/circumstances.ts'
import type { MediaPlace } from '../play/frozen-quiz.ts'
import { nameKey } from '../play/name-key.ts'
import type { QuestionView } from '../play/question-view.ts'
import { countQuestions } from '../play/question-view.ts'
import type { RevealView } from '../play/reveal-view.ts'
import type { Question, Verdict } from '../questions/index.ts'
import { isScored, isSurvey, isTimed, judge } from '../questions/index.ts'
import { decidingTimes } from '../scoring/deciding-times.ts'
import type { ExtraTime } from '../scoring/extra-time.ts'
import { ownSeconds } from '../scoring/extra-time.ts'
import { rank } from '../scoring/ranking.ts'
import { askedAt, revealedAt } from './asked-question.ts'
import { attemptIdOfAlias, mediumOfAttempt, placeInAttempt } from './attempt-quiz.ts'
import type { Holder } from './commands.ts'
import type { QTestSettings } from './events.ts'
import { placeFreeAtMs } from './places.ts'
import type { QTestAccess, QTestType, QTestWindow } from './schedule.ts'
import { windowAt } from './schedule.ts'
import { settle } from './settle.ts'
import type { Attempt, Begun, Closing, Completed, QTest } from './state.ts'
import { attemptById, attemptOf, attemptsOf, extraTimeOf, isBegun, isClosed, keepsEmail } from './state.ts'

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
  /** Seconds of all their clocks together, in an account's own time. */
  timeS: number
  allowsRetake: boolean
  keepsEmail: boolean
  access: QTestAccess
  isLocked: boolean
  isClosed: boolean
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
  /** What decides between those with the same points, in milliseconds; missing where nobody else has them. Rule SC8. */
  decidingMs?: number
  right: number
  /** Those that can be answered right: no survey, no info slide. */
  questions: number
  /** Those and the surveys. Rule QU22. */
  asked: number
  mayRetake: boolean
  /** One a question that is asked, in order, surveys included; null where answers are not shown. */
  marks: Verdict[] | null
}

/** When the window ends, and what its end took. */
interface WindowView {
  endMs: number
  /** Questions of a completed attempt that the window's end left unasked. Rule QT18. */
  notAsked: number
}

/** Where an attempt stands. */
export interface AttemptView extends WindowView {
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
export interface OutcomeView extends WindowView {
  status: AttemptStatus
  showAnswer: boolean
  /** Null where answers are not shown, and of a slide that is only read. */
  reveal: RevealView | null
  /** How many attempts have the question behind them: the share of right answers is of these. */
  asked: number
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
  closings: readonly Closing[]
  removed: number
  finished: number
  /** Of those who finished; 0 while nobody has. */
  averageScore: number
  /** Per cent, of those who finished. */
  averageCorrect: number
  /** How many are listed on all pages together. */
  matching: number
  /** The latest activity first, or by name. */
  participants: ParticipantView[]
  /** Brings the page after this one; null on the last. */
  next: string | null
}

const statusOf = (attempt: Begun): AttemptStatus => (attempt.phase === 'completed' ? 'CP' : 'IP')

/** Questions that are asked, info slides apart. */
const asked = ({ source }: QTest): number => countQuestions(source.quiz.questions)

/** Questions that an attempt has behind it, info slides apart. */
const answered = ({ source }: QTest, { marks }: Begun): number =>
  countQuestions(source.quiz.questions.slice(0, marks.length))

/** Questions that can be answered right. */
const winnable = ({ source }: QTest): number =>
  source.quiz.questions.filter((question) => isScored(question) && !isSurvey(question)).length

/** What an account has, or would have if it began now; none for a guest, whose browser several people may share. Rule XT17. */
const extraTimeAtEntry = (qtest: QTest, { account }: Holder, wished: ExtraTime): ExtraTime => {
  const own = account === null ? undefined : attemptById(qtest, get(qtest.accounts, account) ?? '')
  if (own === undefined) return wished
  return isBegun(own) ? extraTimeOf(own) : (own.givenExtraTime ?? wished)
}

/** `wished` is by the holder's account. */
export const entryView = (qtest: QTest, moment: Moment, holder: Holder, wished: ExtraTime = 0): EntryView => {
  const { source, settings, isLocked } = qtest
  const { startMs, endMs, additionalFields, access } = settings
  const freeAtMs = placeFreeAtMs(qtest, moment.nowMs)
  const extraTime = extraTimeAtEntry(qtest, holder, wished)
  const secondsOf = (question: Question) => (isTimed(question) ? ownSeconds(question.timerS, extraTime) : 0)
  return {
    window: windowAt(settings, moment.nowMs),
    name: source.quiz.quizName,
    description: source.description,
    image: source.image,
    startMs,
    endMs,
    additionalFields,
    questions: asked(qtest),
    timeS: source.quiz.questions.reduce((sum, question) => sum + secondsOf(question), 0),
    allowsRetake: settings.retake,
    keepsEmail: keepsEmail(qtest),
    access,
    isLocked,
    isClosed: isClosed(qtest),
    isFull: freeAtMs !== null,
    placeFreeAtMs: freeAtMs === Number.POSITIVE_INFINITY ? null : freeAtMs,
    ownAttempts: attemptsOf(settle(qtest, attemptsOf(qtest, holder), moment), holder)
      .filter(isBegun)
      .map((attempt) => ({ name: attempt.name, status: statusOf(attempt), answered: answered(qtest, attempt) })),
  }
}

/** The open question with its clock, in one's own time; both null without one. Rule XT15. */
const openView = (qtest: QTest, attempt: Begun, { runningMs }: Moment) => {
  const question = attempt.phase === 'asking' ? askedAt(qtest, attempt, attempt.marks.length) : undefined
  if (attempt.phase !== 'asking' || question === undefined) return { question: null, elapsedMs: null }
  const timerS = question.timerS === null ? null : ownSeconds(question.timerS, attempt.extraTime)
  return { question: { ...question, timerS }, elapsedMs: Math.max(0, runningMs - attempt.runsSinceMs) }
}

/** Whether a completed attempt may be begun again. Rule QT19. */
const mayRetake = (qtest: QTest, { nowMs }: Moment): boolean =>
  qtest.settings.retake && windowAt(qtest.settings, nowMs) === 'Active' && !isClosed(qtest)

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
  const decidingMs = decidingTimes(contenders)({ totalScore: own.score, answerMs: own.answerMs })
  return {
    rank: rank(contenders).find(({ playerId }) => playerId === own.attemptId)?.rank ?? 0,
    finished: finished.length,
    totalScore: own.score,
    ...(decidingMs !== undefined && { decidingMs }),
    right: own.right,
    questions: winnable(qtest),
    asked: asked(qtest),
    mayRetake: mayRetake(qtest, moment),
    marks: qtest.settings.showAnswer ? marks : null,
  }
}

const resultsFor = (qtest: QTest, attempt: Begun, moment: Moment): ResultsView | null =>
  attempt.phase === 'completed' && qtest.settings.showResult ? resultsView(qtest, attempt, moment) : null

const windowView = (qtest: QTest, attempt: Begun): WindowView => ({
  endMs: qtest.settings.endMs,
  notAsked: attempt.phase === 'completed' ? asked(qtest) - answered(qtest, attempt) : 0,
})

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
    ...windowView(qtest, attempt),
    showAnswer,
    showResult,
    mayRetake: mayRetake(qtest, moment),
    results: resultsFor(qtest, attempt, moment),
  }
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
  const reveal = revealedAt(qtest, attempt, place)
  return {
    status: statusOf(attempt),
    showAnswer: qtest.settings.showAnswer,
    reveal,
    asked: qtest.tallies[place]?.done ?? 0,
    ...windowView(qtest, attempt),
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

/** By their names as names are compared, one after the other where they are alike. */
const byName = (left: KeyedRow, right: KeyedRow): number =>
  left.key === right.key ? (left.participantId < right.participantId ? -1 : 1) : left.key < right.key ? -1 : 1

interface KeyedRow extends Place {
  key: string
}

/** Whether a name or an additional field has what is searched for, compared as names are. */
const isFound = ({ name, fields }: Pick<ParticipantView, 'name' | 'fields'>, wanted: string): boolean =>
  wanted === '' || [name, ...Object.values(fields)].some((text) => nameKey(text).includes(wanted))

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

interface WantedRows {
  before?: string | undefined
  state?: ListedState | undefined
  pages?: number | undefined
  /** Part of a name or of an additional field. */
  search?: string | undefined
  /** By name instead of the latest activity first. */
  byName?: boolean | undefined
}

/** The rows of the pages that are wanted, and how many there are on all pages. */
const listedRows = (
  rows: readonly Omit<ParticipantView, 'sameBrowser'>[],
  { before, pages = 1, search = '', byName: isByName = false }: WantedRows,
  keyOf: (participantId: string) => string,
) => {
  const wanted = nameKey(search)
  const found = rows
    .filter((row) => isFound(row, wanted))
    .map((row) => ({ ...row, key: isByName ? nameKey(row.name) : '' }))
  const order: (left: KeyedRow, right: KeyedRow) => number = isByName ? byName : byActivity
  const place = before === undefined ? undefined : placeOf(before)
  const after = place && { ...place, key: keyOf(place.participantId) }
  const left = after === undefined ? found : found.filter((row) => order(after, row) < 0)
  const listed = firstInOrder(left, pages * LIMITS.progressRows, order)
  const last = listed.at(-1)
  return {
    matching: found.length,
    listed: listed.map(({ key: _key, ...row }) => row),
    next: last !== undefined && left.length > listed.length ? cursorOf(last) : null,
  }
}

/** One page of participants, or several at once. Rules QT23, QT26, QT47. */
export const progressView = (qtest: QTest, moment: Moment, wanted: WantedRows): ProgressView => {
  const { state } = wanted
  const { nowMs } = moment
  const settled = settle(qtest, values(qtest.attempts), moment)
  const begun = [...values(settled.attempts)].filter(isBegun)
  const finished = completedOf(settled)
  const ofFinished = (sum: number, most: number) =>
    finished.length * most === 0 ? 0 : Math.round(sum / (finished.length * most))
  const removed = removedOf(qtest)
  const rows = (state === 'removed' ? removed : begun)
    .map((attempt) => participantView(qtest, attempt))
    .filter((row) => state === undefined || state === 'removed' || state === row.status)
  const nameOf = (participantId: string) => nameKey(attemptById(qtest, participantId)?.name ?? '')
  const { listed, matching, next } = listedRows(rows, wanted, nameOf)
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
    closings: qtest.closings,
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
    matching,
    participants: listed.map((row) => ({ ...row, sameBrowser: sameBrowser(qtest, row.participantId) })),
    next,
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

/** What an attempt calls so, as its author does: a question that was asked in it. Undefined for any other. Rule QT37. */
export const askedIn = (qtest: QTest, holder: Holder, questionId: string): Question | undefined => {
  const attempt = attemptOf(qtest, holder)
  if (!isBegun(attempt)) return undefined
  const place = placeInAttempt(qtest, attempt, questionId)
  return place < attempt.marks.length + (attempt.phase === 'asking' ? 1 : 0)
    ? qtest.source.quiz.questions[place]
    : undefined
}

/** The medium behind an alias of an attempt; an answer's picture is protected by its name alone. A closed QTest shows none. Rules QT14, QT36. */
export const mediaIn = (qtest: QTest, alias: string): MediaPlace | undefined => {
  const attempt = get(qtest.attempts, attemptIdOfAlias(alias))
  if (qtest.isDeleted || isClosed(qtest) || !isBegun(attempt)) return undefined
  return mediumOfAttempt(qtest, attempt, alias)
}
