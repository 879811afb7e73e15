import type { Moment } from '../play/circumstances.ts'
import { questionIdInAttempt } from './attempt-quiz.ts'
import type { QTestEvent } from './events.ts'
import { evolve } from './evolve.ts'
import type { Asking, Attempt, QTest } from './state.ts'
import { openMs } from './state.ts'

/**
 * When an open question was over, by the wall; undefined while it may be answered. Its time is not the
 * wall's: a wall clock that is set neither ends a question nor prolongs it. A slide that is only read ends with the window.
 */
const overSinceMs = (qtest: QTest, attempt: Asking, { nowMs, runningMs }: Moment): number | undefined => {
  const limitMs = openMs(qtest, attempt)
  if (limitMs === null) {
    const endMs = Math.max(attempt.askedAtMs, qtest.settings.endMs)
    return nowMs <= endMs ? undefined : endMs
  }
  return runningMs - attempt.runsSinceMs <= limitMs ? undefined : attempt.askedAtMs + limitMs
}

/**
 * The deadlines of an attempt that have elapsed, applied on read: its open question is over, or the window is, while
 * a question that still runs may be finished. Rules QT16, QT18; decision 0046.
 */
export const dueEvents = (qtest: QTest, attempt: Attempt, moment: Moment): QTestEvent[] => {
  if (attempt.phase !== 'asking' && attempt.phase !== 'between') return []
  const { attemptId, marks } = attempt
  const { endMs } = qtest.settings
  const { nowMs } = moment
  const timedOut: QTestEvent[] = []
  if (attempt.phase === 'asking') {
    const atMs = overSinceMs(qtest, attempt, moment)
    if (atMs === undefined) return []
    timedOut.push({
      was: 'questionTimedOut',
      attemptId,
      questionId: questionIdInAttempt(qtest, attempt, marks.length),
      atMs,
    })
  }
  const isThrough = marks.length + timedOut.length === qtest.source.quiz.questions.length
  return isThrough || nowMs < endMs ? timedOut : [...timedOut, { was: 'attemptCutOff', attemptId, atMs: endMs }]
}

/** The QTest with what is due in these attempts. */
export const settle = (qtest: QTest, attempts: Iterable<Attempt>, moment: Moment): QTest => {
  const due = [...attempts].flatMap((attempt) => dueEvents(qtest, attempt, moment))
  return due.reduce(evolve, qtest)
}
