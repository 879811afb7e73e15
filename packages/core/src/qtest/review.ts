import type { Result } from '../lib/result.ts'
import { ok, refuse } from '../lib/result.ts'
import type { Moment } from '../play/circumstances.ts'
import type { QuestionView } from '../play/question-view.ts'
import type { RevealView } from '../play/reveal-view.ts'
import { isScored } from '../questions/index.ts'
import { askedAt, revealedAt } from './asked-question.ts'
import type { Holder, QTestRefusal } from './commands.ts'
import { settle } from './settle.ts'
import type { QTest } from './state.ts'
import { attemptOf, isBegun, isClosed } from './state.ts'

/** One question of a completed attempt, looked at again. */
export interface ReviewView {
  question: QuestionView
  reveal: RevealView
}

/** Where the quiz has its question of this number, counted from 1 without info slides; -1 where it has none. */
const placeOfNumber = ({ source }: QTest, number: number): number =>
  source.quiz.questions.flatMap((question, place) => (isScored(question) ? [place] : []))[number - 1] ?? -1

/**
 * A question of the caller's own completed attempt with its solution, by its number among the questions. Refused where answers are
 * not shown, for a question that was never asked, and while the QTest is closed. Rules QT36, QT46.
 */
export const reviewView = (
  qtest: QTest,
  moment: Moment,
  { holder, number }: { holder: Holder; number: number },
): Result<ReviewView, QTestRefusal> => {
  if (isClosed(qtest)) return refuse('qtest/closed')
  const own = attemptOf(qtest, holder)
  if (own === undefined) return refuse('attempt/not-found')
  const settled = settle(qtest, [own], moment)
  const attempt = attemptOf(settled, holder)
  if (!isBegun(attempt)) return refuse('attempt/not-found')
  if (attempt.phase !== 'completed') return refuse('attempt/in-progress')
  const place = placeOfNumber(qtest, number)
  const question = askedAt(settled, attempt, place)
  const reveal = revealedAt(settled, attempt, place)
  return question === undefined || reveal === null ? refuse('answer/not-shown') : ok({ question, reveal })
}
