const PREFIX = 'interest:'
const SEPARATOR = ','

/** The id of the quiz that is drawn from these categories: the same for each of its games, whatever questions they had. */
export const interestQuizId = (categories: readonly string[]): string => PREFIX + categories.join(SEPARATOR)

/** The categories that the quiz was drawn from; undefined for one that was written. */
export const categoriesOfInterest = (quizId: string): string[] | undefined =>
  quizId.startsWith(PREFIX) ? quizId.slice(PREFIX.length).split(SEPARATOR) : undefined

/** Names after which the others are only counted. */
const NAMED = 3

/** "Animals", "Animals, Nature and Space", "Animals, Nature and 2 more". */
export const interestName = (names: readonly string[]): string => {
  const named = names.length > NAMED ? names.slice(0, NAMED - 1) : names.slice(0, -1)
  const last = names.length > NAMED ? `${names.length - named.length} more` : (names.at(-1) ?? '')
  return named.length === 0 ? last : `${named.join(', ')} and ${last}`
}
