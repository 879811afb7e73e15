import { get } from '../../lib/bucket-map.ts'
import { ok, refuse } from '../../lib/result.ts'
import { LIMITS } from '../../limits.ts'
import type { Circumstances, Moment } from '../../play/circumstances.ts'
import { accepts } from '../../questions/index.ts'
import { toOrdinaryMs } from '../../scoring/extra-time.ts'
import { placeInAttempt } from '../attempt-quiz.ts'
import type { QTestCommand } from '../commands.ts'
import type { QTestEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import { dueEvents } from '../settle.ts'
import type { Attempt, QTest } from '../state.ts'
import { isAnswerShown, isBegun } from '../state.ts'
import type { Decision } from './decision.ts'
import { withNextQuestion } from './next-question.ts'
import { withOwn } from './with-own.ts'

type Submit = Extract<QTestCommand, { do: 'submit' }>

/** Where nothing is shown after a question, the next one is asked at once; behind the window's end there is none. Rules QT15, QT18. */
const goOn = (qtest: QTest, events: QTestEvent[], now: Moment & { attemptId: string }): QTestEvent[] => {
  const after = events.reduce(evolve, qtest)
  const attempt = get(after.attempts, now.attemptId)
  if (attempt?.phase !== 'between') return events
  const over = dueEvents(after, attempt, now)
  if (over.length > 0) return [...events, ...over]
  const last = after.source.quiz.questions[attempt.marks.length - 1]
  return last !== undefined && isAnswerShown(qtest, last) ? events : withNextQuestion(qtest, events, now)
}

const submitTo = (
  qtest: QTest,
  own: Attempt,
  { questionId, answer, claimedS }: Submit,
  { nowMs, runningMs }: Moment,
): Decision => {
  if (!isBegun(own)) return refuse('attempt/not-found')
  const { attemptId } = own
  const now = { attemptId, nowMs, runningMs }
  const due = dueEvents(qtest, own, now)
  const attempt = get(due.reduce(evolve, qtest).attempts, attemptId)
  if (!isBegun(attempt)) return refuse('attempt/not-found')
  const place = placeInAttempt(qtest, own, questionId)
  const question = qtest.source.quiz.questions[place]
  const mark = attempt.marks[place]
  const isCompleted = attempt.phase === 'completed'
  if (question === undefined) return refuse(isCompleted ? 'attempt/completed' : 'answer/question-not-open')
  if (mark !== undefined) {
    if (!mark.isByClock && mark.answer !== answer)
      return refuse(isCompleted ? 'attempt/completed' : 'answer/already-given')
    return ok(goOn(qtest, due, now))
  }
  if (isCompleted) return refuse('attempt/completed')
  if (attempt.phase !== 'asking' || place !== attempt.marks.length) return refuse('answer/question-not-open')
  if (answer !== '' && !accepts(question, answer)) return refuse('answer/invalid')
  const ownMs = Math.max(0, runningMs - attempt.runsSinceMs - LIMITS.latencyCreditMs)
  const takenMs = toOrdinaryMs(ownMs, question.timerS, attempt.extraTime)
  const answered = { was: 'questionAnswered', attemptId, questionId, answer, takenMs, claimedS, atMs: nowMs } as const
  return ok(goOn(qtest, [...due, answered], now))
}

/**
 * One answer a question, in time by the server's clock, of a shape that the question can get. The same answer again changes
 * nothing, nor does any to a question that the clock has closed. Rules QT16, QT17, XT16.
 */
export const submit = (qtest: QTest, command: Submit, moment: Circumstances): Decision =>
  withOwn(qtest, { holder: command.holder, nowMs: moment.nowMs }, (here, own) => submitTo(here, own, command, moment))
