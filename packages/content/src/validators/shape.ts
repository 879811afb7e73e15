import { AGE_GROUPS } from '@quokka/core/accounts'
import { readCategories } from '../catalogue.ts'
import { CATALOGUE_TYPES } from '../catalogue-types.ts'
import type { Entry, Validator } from './entry.ts'
import { byQuiz, isOfType, percentOf } from './entry.ts'

const LEAST = { quizzes: 300, questions: 5_000, freeInACell: 2, explainedPercent: 95 }
const SLIDES = { least: 8, most: 20 }

const ofQuiz = (quiz: readonly Entry[]): string[] => {
  const quizId = quiz[0]?.file.quizId
  const last = quiz.at(-1)
  return [
    ...(quiz.length < SLIDES.least || quiz.length > SLIDES.most ? [`${quizId}: ${quiz.length} slides`] : []),
    ...(last && isOfType(last, 'NQS') ? [`${quizId}: ends on a slide to read`] : []),
  ]
}

/** Enough for every category and age, also on the free plan; of each of its types; nearly all explained. Rule CO6. */
export const shape: Validator = (entries) => {
  const quizzes = byQuiz(entries)
  const asked = entries.filter((entry) => !isOfType(entry, 'NQS'))
  const explained = percentOf(asked.filter(({ question }) => question.answerContent !== null).length, asked.length)
  const cells = readCategories().flatMap(({ categoryId }) =>
    AGE_GROUPS.flatMap((ageGroup) => {
      const free = quizzes.filter(([first]) => {
        const file = first?.file
        return file?.tier === 'free' && file.ageGroup === ageGroup && file.categories.includes(categoryId)
      }).length
      return free < LEAST.freeInACell ? [`${categoryId}, ${ageGroup}: ${free} free quizzes`] : []
    }),
  )
  const types = CATALOGUE_TYPES.filter((type) => !entries.some((entry) => isOfType(entry, type)))
  return [
    ...(quizzes.length < LEAST.quizzes ? [`${quizzes.length} quizzes`] : []),
    ...(asked.length < LEAST.questions ? [`${asked.length} questions`] : []),
    ...(explained < LEAST.explainedPercent ? [`${explained} per cent are explained`] : []),
    ...cells,
    ...types.map((type) => `no ${type}`),
    ...quizzes.flatMap(ofQuiz),
  ]
}
