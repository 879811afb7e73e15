import { LIMITS } from '@quokka/core/limits'
import type { ScheduleChoice } from '../../qtest-scheduling/schedule-choice.ts'
import { mixName } from '../../quiz/catalogue-names.ts'
import type { CatalogueQuiz } from './api/fetch-quizzes.ts'
import type { HostableCategory } from './api/use-catalogue.ts'
import { t } from './messages.ts'

/** What a host has chosen, to be played or scheduled. */
export type Choice = ScheduleChoice

const named = (name: string, questionCount: number): string => `${name} · ${t('questions', { count: questionCount })}`

export const choiceOfQuiz = ({ quizId, quizName, questionCount }: CatalogueQuiz): Choice => ({
  qtestType: 'RM',
  ids: [quizId],
  wish: {},
  name: named(quizName, questionCount),
})

/** Of all questions behind the categories some are drawn; while their number is not known, none is told. Rule IN11. */
export const choiceOfCategories = (
  categories: readonly HostableCategory[],
  questionCount: number | undefined,
  wish: ScheduleChoice['wish'],
): Choice => {
  const name = mixName(categories)
  return {
    qtestType: 'IB',
    ids: categories.map(({ categoryId }) => categoryId),
    wish,
    name: questionCount === undefined ? name : named(name, Math.min(questionCount, LIMITS.interestQuestions)),
  }
}
