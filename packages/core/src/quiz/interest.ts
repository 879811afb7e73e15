import type { AgeGroup } from '../accounts/age-group.ts'
import { AGE_GROUPS } from '../accounts/age-group.ts'
import type { Difficulty } from './difficulty.ts'
import { DIFFICULTIES } from './difficulty.ts'

const PREFIX = 'interest:'
const SEPARATOR = ','

const BEFORE_WISH = ';'

/** What a host wants questions of, and for whom and how hard where that is said. */
export interface InterestWish {
  categories: readonly string[]
  ageGroup?: AgeGroup | undefined
  difficulty?: Difficulty | undefined
}

/** The id of the quiz that is drawn for a wish: the same for each of its games, whatever questions they had. */
export const interestQuizId = ({ categories, ageGroup, difficulty }: InterestWish): string =>
  PREFIX + [categories.join(SEPARATOR), ageGroup ?? [], difficulty ?? []].flat().join(BEFORE_WISH)

/** What the quiz was drawn for; undefined for one that was written. */
export const interestOfQuizId = (quizId: string): InterestWish | undefined => {
  if (!quizId.startsWith(PREFIX)) return undefined
  const [categories = '', ...said] = quizId.slice(PREFIX.length).split(BEFORE_WISH)
  return {
    categories: categories.split(SEPARATOR),
    ageGroup: AGE_GROUPS.find((group) => said.includes(group)),
    difficulty: DIFFICULTIES.find((difficulty) => said.includes(difficulty)),
  }
}

/** Names after which the others are only counted. */
const NAMED = 3

/** "Animals", "Animals, Nature and Space", "Animals, Nature and 2 more". */
export const interestName = (names: readonly string[]): string => {
  const named = names.length > NAMED ? names.slice(0, NAMED - 1) : names.slice(0, -1)
  const last = names.length > NAMED ? `${names.length - named.length} more` : (names.at(-1) ?? '')
  return named.length === 0 ? last : `${named.join(', ')} and ${last}`
}
