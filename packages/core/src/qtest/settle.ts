import { LIMITS } from '../limits.ts'
import { isTimed } from '../questions/index.ts'
import { questionIdInAttempt } from './attempt-quiz.ts'
import type { QTestEvent } from './events.ts'
import { evolve } from './evolve.ts'
import type { Asking, Attempt, QTest } from './state.ts'
import { openQuestion } from './state.ts'

/** Until when an open question may be answered, the latency credit included; a slide that is only read until the window closes. */
const lastMomentMs = (qtest: QTest, attempt: Asking): number => {
  const question = openQuestion(qtest, attempt)
  if (isTimed(question)) return attempt.askedAtMs + question.timerS * 1_000 + LIMITS.latencyCreditMs
  return Math.max(attempt.askedAtMs, qtest.settings.endMs)
}

/**
 * The deadlines of an attempt that have elapsed, applied on read: its open question is over, or the window is, while
 * a question that still runs may be finished. Rules QT16, QT18; decision 0046.
 */
export const dueEvents = (qtest: QTest, attempt: Attempt, nowMs: number): QTestEvent[] => {
  if (attempt.phase !== 'asking' && attempt.phase !== 'between') return []
  const { attemptId, marks } = attempt
  const { endMs } = qtest.settings
  const timedOut: QTestEvent[] = []
  if (attempt.phase === 'asking') {
    const atMs = lastMomentMs(qtest, attempt)
    if (nowMs <= atMs) return []
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
export const settle = (qtest: QTest, attempts: Iterable<Attempt>, nowMs: number): QTest => {
  const due = [...attempts].flatMap((attempt) => dueEvents(qtest, attempt, nowMs))
  return due.reduce(evolve, qtest)
}
