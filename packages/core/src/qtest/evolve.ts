import { assertNever } from '../lib/assert-never.ts'
import { get, put, without } from '../lib/bucket-map.ts'
import type { Mark } from '../play/mark.ts'
import { markOf, unansweredMs } from '../play/mark.ts'
import { nameKey } from '../play/name-key.ts'
import type { Question } from '../questions/index.ts'
import type { QTestEvent } from './events.ts'
import type { ClosedBy } from './schedule.ts'
import type { Asking, Attempt, Begun, Between, Closing, Completed, Outside, QTest } from './state.ts'
import { extraTimeOf, isBegun, listOfNames, openQTest, openQuestion, withoutPhase } from './state.ts'

/** One participant's browsers and visits that are remembered; the oldest is forgotten first. */
const MOST_TOKENS = 8

type Event<Was extends QTestEvent['was']> = Extract<QTestEvent, { was: Was }>

const withAttempt = (qtest: QTest, attempt: Attempt): QTest => ({
  ...qtest,
  attempts: put(qtest.attempts, attempt.attemptId, attempt),
})

/** The question at a place is behind an attempt; -1 when it no longer is. */
const withTally = (qtest: QTest, place: number, { isRight }: Mark, by: 1 | -1): QTest => ({
  ...qtest,
  tallies: qtest.tallies.map((tally, at) =>
    at === place ? { done: tally.done + by, right: tally.right + (isRight ? by : 0) } : tally,
  ),
})

/** What an attempt adds to the sums over all: with -1 it is taken off them. */
const counted = (qtest: QTest, attempt: Attempt, by: 1 | -1): QTest => {
  if (!isBegun(attempt)) return qtest
  const tallied = attempt.marks.reduce((sums, mark, place) => withTally(sums, place, mark, by), qtest)
  const finished = tallied.finished + (attempt.phase === 'completed' ? by : 0)
  return { ...tallied, started: tallied.started + by, finished }
}

/** Its place is free. */
const takeOut = (qtest: QTest, attempt: Attempt, why: Outside['why']): QTest => ({
  ...counted(qtest, attempt, -1),
  attempts: without(qtest.attempts, attempt.attemptId),
  outside: put(qtest.outside, attempt.attemptId, { why, attempt }),
})

/** It goes on as it was; coming back is something that the participant did, being let in again is not. */
const putBack = (qtest: QTest, { why, attempt }: Outside, atMs: number): QTest => {
  const lastActivityMs = why === 'idle' ? atMs : attempt.lastActivityMs
  const inside = withAttempt(counted(qtest, attempt, 1), { ...attempt, lastActivityMs })
  return { ...inside, outside: without(qtest.outside, attempt.attemptId) }
}

const withToken = (qtest: QTest, attempt: Attempt, tokenHash: string): QTest => {
  const forgotten = attempt.tokenHashes.slice(0, 1 - MOST_TOKENS)
  const tokenHashes = [...attempt.tokenHashes.slice(forgotten.length), tokenHash]
  const tokens = forgotten.reduce(without, qtest.tokens)
  return { ...withAttempt(qtest, { ...attempt, tokenHashes }), tokens: put(tokens, tokenHash, attempt.attemptId) }
}

/** The attempt as the one that its browser was last used for. */
const asLastOfGuest = (qtest: QTest, { guest, attemptId }: Attempt): QTest => {
  if (guest === null) return qtest
  const others = (get(qtest.guests, guest) ?? []).filter((other) => other !== attemptId)
  return { ...qtest, guests: put(qtest.guests, guest, [...others, attemptId]) }
}

const begin = (qtest: QTest, event: Event<'attemptBegun'>): QTest => {
  const { attemptId, account, guest, tokenHash, name, email, fields } = event
  const attempt: Between = {
    phase: 'between',
    attemptId,
    account,
    guest,
    tokenHashes: [],
    name,
    email,
    fields,
    givenExtraTime: null,
    joined: qtest.attempts.size + qtest.outside.size + 1,
    hasAnswered: false,
    ...unplayed(event),
  }
  const names = put(qtest.names, nameKey(name), attemptId)
  const byCode = event.code === undefined ? qtest.byCode : put(qtest.byCode, event.code, attemptId)
  const begun = asLastOfGuest(withAttempt(counted({ ...qtest, names, byCode }, attempt, 1), attempt), attempt)
  const known = account === null ? begun : { ...begun, accounts: put(begun.accounts, account, attemptId) }
  return tokenHash === null ? known : withToken(known, attempt, tokenHash)
}

const unplayed = (event: Event<'attemptBegun' | 'attemptBegunAnew'>) => ({
  lastActivityMs: event.atMs,
  begunAtMs: event.atMs,
  wishedExtraTime: event.extraTime ?? 0,
  frozenBy: { seed: event.seed, ids: event.ids, ...(event.optionOrder && { optionOrder: event.optionOrder }) },
  marks: [],
  score: 0,
  answerMs: 0,
  right: 0,
})

const completed = (qtest: QTest, attempt: Begun): QTest =>
  withAttempt({ ...qtest, finished: qtest.finished + 1 }, { ...withoutPhase(attempt), phase: 'completed' })

/** The open question is behind the attempt. Rules SC1, QT20. */
const close = (qtest: QTest, attempt: Asking, mark: Mark, isByClock: boolean): QTest => {
  const { marks } = attempt
  const counted = withTally(qtest, marks.length, mark, 1)
  const after: Between = {
    ...withoutPhase(attempt),
    phase: 'between',
    marks: [...marks, { ...mark, isByClock }],
    score: attempt.score + mark.points,
    answerMs: attempt.answerMs + mark.takenMs,
    right: attempt.right + (mark.isRight ? 1 : 0),
  }
  return after.marks.length === qtest.source.quiz.questions.length
    ? completed(counted, after)
    : withAttempt(counted, after)
}

/** No answer costs the whole time. */
const noAnswer = (question: Question): Mark => markOf(question, { answer: '', takenMs: unansweredMs(question) })

const answer = (qtest: QTest, attempt: Asking, event: Event<'questionAnswered'>): QTest => {
  const question = openQuestion(qtest, attempt)
  const mark = event.answer === '' ? noAnswer(question) : markOf(question, event)
  const hasAnswered = attempt.hasAnswered || event.answer !== ''
  return close(qtest, { ...attempt, hasAnswered, lastActivityMs: event.atMs }, mark, false)
}

/** What was never asked costs its whole time too. */
const cutOff = (qtest: QTest, attempt: Between): QTest => {
  const unasked = qtest.source.quiz.questions.slice(attempt.marks.length)
  const answerMs = unasked.reduce((sum, question) => sum + unansweredMs(question), attempt.answerMs)
  return completed(qtest, { ...attempt, answerMs })
}

/** The participant stays, what was played is removed. Rule QT19. */
const clear = (qtest: QTest, attempt: Completed, atMs: number): QTest => {
  const { attemptId, account, guest, tokenHashes, name, email, fields, joined, hasAnswered } = attempt
  const { wishedExtraTime, givenExtraTime } = attempt
  const known = { attemptId, account, guest, tokenHashes, name, email, fields, joined, hasAnswered }
  const participant = { ...known, wishedExtraTime, givenExtraTime, lastActivityMs: atMs }
  return withAttempt(counted(qtest, attempt, -1), { phase: 'cleared', ...participant })
}

type AttemptEvent = Extract<QTestEvent, { attemptId: string }>

/** The QTest after something happened in one of its attempts; what does not fit the attempt's phase changes nothing. */
const evolveAttempt = (
  qtest: QTest,
  attempt: Attempt,
  event: Exclude<AttemptEvent, { was: 'attemptBegun' | 'attemptRestored' | 'extraTimeSet' }>,
): QTest => {
  switch (event.was) {
    case 'attemptBegunAnew': {
      if (attempt.phase !== 'cleared') return qtest
      const { fields = attempt.fields } = event
      const begun: Between = { ...attempt, phase: 'between', fields, ...unplayed(event) }
      return asLastOfGuest(withAttempt(counted(qtest, begun, 1), begun), begun)
    }
    case 'tokenAdded':
      return asLastOfGuest(withToken(qtest, attempt, event.tokenHash), attempt)
    case 'questionAsked': {
      if (attempt.phase !== 'between') return qtest
      const { atMs, runningMs: runsSinceMs = atMs } = event
      const asked = { askedAtMs: atMs, runsSinceMs, extraTime: extraTimeOf(attempt) }
      return withAttempt(qtest, { ...attempt, phase: 'asking', ...asked, lastActivityMs: atMs })
    }
    case 'questionAnswered':
      return attempt.phase === 'asking' ? answer(qtest, attempt, event) : qtest
    case 'questionTimedOut':
      return attempt.phase === 'asking' ? close(qtest, attempt, noAnswer(openQuestion(qtest, attempt)), true) : qtest
    case 'attemptCutOff':
      return attempt.phase === 'between' ? cutOff(qtest, attempt) : qtest
    case 'attemptCleared':
      return attempt.phase === 'completed' ? clear(qtest, attempt, event.atMs) : qtest
    case 'attemptRemoved':
      return takeOut(qtest, attempt, 'removed')
    case 'placeLost':
      return takeOut(qtest, attempt, 'idle')
    default:
      return assertNever(event)
  }
}

/** What the host chose, with the lists that came with it: names replace those there were, codes are added. */
const reschedule = (qtest: QTest, { settings, names, newCodes = [] }: Event<'qtestRescheduled'>): QTest => ({
  ...qtest,
  ...(names && listOfNames(names)),
  settings,
  codes: [...qtest.codes, ...newCodes],
})

const closingsBut = ({ closings }: QTest, by: ClosedBy): Closing[] => closings.filter((closing) => closing.by !== by)

const restore = (qtest: QTest, { attemptId, atMs }: Event<'attemptRestored'>): QTest => {
  const outside = get(qtest.outside, attemptId)
  return outside === undefined ? qtest : putBack(qtest, outside, atMs)
}

/** Also for somebody without a place, who may come back. */
const setExtraTime = (qtest: QTest, { attemptId, extraTime }: Event<'extraTimeSet'>): QTest => {
  const inside = get(qtest.attempts, attemptId)
  if (inside !== undefined) return withAttempt(qtest, { ...inside, givenExtraTime: extraTime })
  const outside = get(qtest.outside, attemptId)
  if (outside === undefined) return qtest
  const attempt = { ...outside.attempt, givenExtraTime: extraTime }
  return { ...qtest, outside: put(qtest.outside, attemptId, { ...outside, attempt }) }
}

/** The QTest after an event. Never refuses: what `decide` let through has happened. The same events always give the same QTest. */
export const evolve = (qtest: QTest, event: QTestEvent): QTest => {
  switch (event.was) {
    case 'qtestOpened':
      return openQTest(event)
    case 'qtestRescheduled':
      return reschedule(qtest, event)
    case 'qtestLocked':
    case 'qtestUnlocked':
      return { ...qtest, isLocked: event.was === 'qtestLocked' }
    case 'capacityChanged':
      return { ...qtest, capacity: event.capacity }
    case 'qtestDeleted':
      return { ...qtest, isDeleted: true }
    case 'qtestClosed':
      return { ...qtest, closings: [...closingsBut(qtest, event.by), { by: event.by, reason: event.reason }] }
    case 'qtestReopened':
      return { ...qtest, closings: closingsBut(qtest, event.by) }
    case 'attemptBegun':
      return begin(qtest, event)
    case 'attemptRestored':
      return restore(qtest, event)
    case 'extraTimeSet':
      return setExtraTime(qtest, event)
    default: {
      const attempt = get(qtest.attempts, event.attemptId)
      return attempt === undefined ? qtest : evolveAttempt(qtest, attempt, event)
    }
  }
}

/** A QTest from its whole journal, the opening first. */
export const replay = (journal: readonly QTestEvent[]): QTest => {
  const [opened, ...later] = journal
  if (opened?.was !== 'qtestOpened') throw new Error('a journal begins with qtestOpened')
  return later.reduce(evolve, openQTest(opened))
}
