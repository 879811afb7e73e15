import { get } from '../../lib/bucket-map.ts'
import type { Moment } from '../../play/circumstances.ts'
import { questionIdInAttempt } from '../attempt-quiz.ts'
import type { QTestRefusal } from '../commands.ts'
import type { QTestEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import { windowAt } from '../schedule.ts'
import type { QTest } from '../state.ts'
import { isClosed } from '../state.ts'

/** Why nothing begins now. Rules QT2, QT36. */
export const notNow = (qtest: QTest, nowMs: number): QTestRefusal | undefined => {
  const window = windowAt(qtest.settings, nowMs)
  if (window === 'Active') return isClosed(qtest) ? 'qtest/closed' : undefined
  return window === 'Expired' ? 'qtest/expired' : 'qtest/not-started'
}

/**
 * The events, and after them the asking of the attempt's next question, whose clock then runs: while the window is open, where
 * no other question is. Rules QT2, QT15.
 */
export const withNextQuestion = (
  qtest: QTest,
  events: QTestEvent[],
  { attemptId, nowMs, runningMs }: Moment & { attemptId: string },
): QTestEvent[] => {
  const attempt = get(events.reduce(evolve, qtest).attempts, attemptId)
  if (attempt?.phase !== 'between' || notNow(qtest, nowMs) !== undefined) return events
  const questionId = questionIdInAttempt(qtest, attempt, attempt.marks.length)
  return [...events, { was: 'questionAsked', attemptId, questionId, atMs: nowMs, runningMs }]
}
