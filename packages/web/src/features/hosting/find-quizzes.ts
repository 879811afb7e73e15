import { searchFold, searchText } from '@quokka/core/quiz'

interface Findable {
  quizName: string
  quizDescription: string
  categoryIds: readonly string[]
}

/** Quizzes whose name or description holds the words, in any of the chosen categories. Rule WB13. */
export const findQuizzes = <Quiz extends Findable>(
  quizzes: readonly Quiz[],
  search: string,
  categoryIds: ReadonlySet<string>,
): Quiz[] => {
  const wanted = searchFold(search)
  return quizzes.filter(
    (quiz) =>
      searchText(quiz).includes(wanted) &&
      (categoryIds.size === 0 || quiz.categoryIds.some((id) => categoryIds.has(id))),
  )
}
