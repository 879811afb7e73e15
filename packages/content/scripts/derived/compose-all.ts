import type { ComposedQuiz, DerivedQuiz, Titles } from './derived-quiz.ts'
import { compose } from './derived-quiz.ts'

/** The quizzes of some rules, in their order: a title goes to the first quiz of an age group that asks it. */
export const composeAll = (rules: readonly DerivedQuiz[]): ComposedQuiz[] => {
  const titles = new Map<string, Titles>()
  return rules.map((quiz) => {
    const ofAge = titles.get(quiz.head.ageGroup) ?? new Set()
    titles.set(quiz.head.ageGroup, ofAge)
    return compose(quiz, ofAge)
  })
}
