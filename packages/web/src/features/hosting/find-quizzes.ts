import type { QuizOrigin } from '@quokka/core/quiz'
import { searchText } from '@quokka/core/quiz'
import { isFoundIn } from '../../lib/text/search-key.ts'
import type { Filters } from './filters.ts'

interface Findable {
  quizName: string
  quizDescription: string
  categoryIds: readonly string[]
  subject?: string | undefined
  classes?: readonly number[] | undefined
  topics?: readonly string[] | undefined
  origin: QuizOrigin
}

const isWithin = (quiz: Findable, { whose, subject, schoolClass, categoryIds }: Filters): boolean =>
  (whose === undefined || quiz.origin === whose) &&
  (subject === undefined || quiz.subject === subject) &&
  (schoolClass === undefined || (quiz.classes?.includes(schoolClass) ?? false)) &&
  (categoryIds.size === 0 || quiz.categoryIds.some((id) => categoryIds.has(id)))

/** Quizzes whose name, description or topics hold the words, of the chosen authors, subject, class and any of the chosen categories. Rule WB13. */
export const findQuizzes = <Quiz extends Findable>(
  quizzes: readonly Quiz[],
  search: string,
  filters: Filters,
): Quiz[] => quizzes.filter((quiz) => isWithin(quiz, filters) && isFoundIn([searchText(quiz)], search))
