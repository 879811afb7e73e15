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
  const wanted = search.trim().toLowerCase()
  return quizzes.filter(
    (quiz) =>
      `${quiz.quizName}\n${quiz.quizDescription}`.toLowerCase().includes(wanted) &&
      (categoryIds.size === 0 || quiz.categoryIds.some((id) => categoryIds.has(id))),
  )
}
