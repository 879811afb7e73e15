import type { QuestionView } from '../play/question-view.ts'
import { askedView } from '../play/question-view.ts'
import type { RevealView } from '../play/reveal-view.ts'
import { revealedView } from '../play/reveal-view.ts'
import { aliasOfAttempt, attemptQuestion } from './attempt-quiz.ts'
import type { Begun, QTest } from './state.ts'
import { isAnswerShown } from './state.ts'

/** The slide at a place as this attempt is asked it, without anything that answers it; undefined behind the last. */
export const askedAt = (qtest: QTest, attempt: Begun, place: number): QuestionView | undefined => {
  const { quizType, questions, language: quizLanguage } = qtest.source.quiz
  const question = attemptQuestion(qtest, attempt, place)
  return (
    question &&
    askedView(question, {
      quizId: aliasOfAttempt(qtest, attempt),
      quizType,
      hostMode: false,
      slides: questions,
      place,
      quizLanguage,
    })
  )
}

/**
 * The answer to a question that is behind the attempt; null where it is not, or answers are not shown. Points and sums are told
 * only where results are; nobody has a rank on the way. Rule QT20.
 */
export const revealedAt = (qtest: QTest, attempt: Begun, place: number): RevealView | null => {
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
