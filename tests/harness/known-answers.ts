import { rightAnswer, wrongAnswer } from '../../packages/core/src/testing/index.ts'
import { catalogueQuestion } from '../../packages/server/src/testing/catalogue-question.ts'

/** A ready-made quiz that has every type. */
export const ALL_TYPES_QUIZ_ID = 'team-quiz-night'

/** A right answer in wire form; for a survey the first option; undefined for a slide that is only read. */
export const knownAnswer = (title: string): string | undefined => {
  const question = catalogueQuestion(title)
  return rightAnswer(question) ?? wrongAnswer(question)
}
