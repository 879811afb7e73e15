import { assertNever } from '../lib/assert-never.ts'
import { get, put, without } from '../lib/bucket-map.ts'
import type { Mark } from '../play/mark.ts'
import { markOf, unansweredMs } from '../play/mark.ts'
import type { Question } from '../questions/index.ts'
import type { QTestEvent } from './events.ts'
import type { Asking, Attempt, Begun, Between, Completed, QTest } from './state.ts'
import { openQTest, openQuestion, withoutPhase } from './state.ts'

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
    joined: qtest.attempts.size + 1,
    ...unplayed(event),
  }
  const begun = asLastOfGuest(withAttempt({ ...qtest, started: qtest.started + 1 }, attempt), attempt)
  const known = account === null ? begun : { ...begun, accounts: put(begun.accounts, account, attemptId) }
  return tokenHash === null ? known : withToken(known, attempt, tokenHash)
}

const unplayed = (event: Event<'attemptBegun' | 'attemptBegunAnew'>) => ({
  lastActivityMs: event.atMs,
  begunAtMs: event.atMs,
  frozenBy: { seed: event.seed, ids: event.ids },
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
  return close(qtest, { ...attempt, lastActivityMs: event.atMs }, mark, false)
}

/** What was never asked costs its whole time too. */
const cutOff = (qtest: QTest, attempt: Between): QTest => {
  const unasked = qtest.source.quiz.questions.slice(attempt.marks.length)
  const answerMs = unasked.reduce((sum, question) => sum + unansweredMs(question), attempt.answerMs)
  return completed(qtest, { ...attempt, answerMs })
}

/** The participant stays, what was played is removed. Rule QT19. */
const clear = (qtest: QTest, attempt: Completed, atMs: number): QTest => {
  const { attemptId, account, guest, tokenHashes, name, email, fields, joined, marks } = attempt
  const uncounted = marks.reduce((left, mark, place) => withTally(left, place, mark, -1), qtest)
  return withAttempt(
    { ...uncounted, started: qtest.started - 1, finished: qtest.finished - 1 },
    { phase: 'cleared', attemptId, account, guest, tokenHashes, name, email, fields, joined, lastActivityMs: atMs },
  )
}

/** The QTest after something happened in one of its attempts; what does not fit the attempt's phase changes nothing. */
const evolveAttempt = (
  qtest: QTest,
  attempt: Attempt,
  event: Exclude<QTestEvent, { was: 'qtestOpened' | 'qtestRescheduled' | 'qtestDeleted' | 'attemptBegun' }>,
): QTest => {
  switch (event.was) {
    case 'attemptBegunAnew': {
      if (attempt.phase !== 'cleared') return qtest
      const begun: Between = { ...attempt, phase: 'between', ...unplayed(event) }
      return asLastOfGuest(withAttempt({ ...qtest, started: qtest.started + 1 }, begun), begun)
    }
    case 'tokenAdded':
      return asLastOfGuest(withToken(qtest, attempt, event.tokenHash), attempt)
    case 'questionAsked': {
      if (attempt.phase !== 'between') return qtest
      const { atMs } = event
      return withAttempt(qtest, { ...attempt, phase: 'asking', askedAtMs: atMs, lastActivityMs: atMs })
    }
    case 'questionAnswered':
      return attempt.phase === 'asking' ? answer(qtest, attempt, event) : qtest
    case 'questionTimedOut':
      return attempt.phase === 'asking' ? close(qtest, attempt, noAnswer(openQuestion(qtest, attempt)), true) : qtest
    case 'attemptCutOff':
      return attempt.phase === 'between' ? cutOff(qtest, attempt) : qtest
    case 'attemptCleared':
      return attempt.phase === 'completed' ? clear(qtest, attempt, event.atMs) : qtest
    default:
      return assertNever(event)
  }
}

/** The QTest after an event. Never refuses: what `decide` let through has happened. The same events always give the same QTest. */
export const evolve = (qtest: QTest, event: QTestEvent): QTest => {
  switch (event.was) {
    case 'qtestOpened':
      return openQTest(event)
    case 'qtestRescheduled':
      return { ...qtest, settings: event.settings }
    case 'qtestDeleted':
      return { ...qtest, isDeleted: true }
    case 'attemptBegun':
      return begin(qtest, event)
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
