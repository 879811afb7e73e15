import type { AgeGroup } from '../accounts/age-group.ts'
import type { Random } from '../lib/random.ts'
import { shuffle } from '../lib/random.ts'

/** What a draw looks at of a question. */
export interface Drawable {
  questionId: string
  /** Of the quiz that it is from. */
  categories: readonly string[]
  questionType: string
  /** Whom it was written for: all that the catalogue knows of how hard it is. */
  ageGroup: AgeGroup
}

export interface DrawWanted {
  categories: readonly string[]
  count: number
  /** Question ids of earlier draws, the latest first. */
  recent: readonly string[]
}

/** How often each of some names was taken. */
const createCounts = () => {
  const counts = new Map<string, number>()
  const of = (name: string): number => counts.get(name) ?? 0
  return { of, add: (name: string) => counts.set(name, of(name) + 1) }
}

/** The first of those for which the least is counted. */
const least = <Item>(items: readonly Item[], ...counted: ((item: Item) => number)[]): Item | undefined => {
  const order = (left: Item, right: Item): number =>
    counted.map((count) => count(left) - count(right)).find((difference) => difference !== 0) ?? 0
  return items.reduce<Item | undefined>(
    (best, item) => (best === undefined || order(item, best) < 0 ? item : best),
    undefined,
  )
}

/** One after the other: from the category with the fewest so far, there of the rarest type so far, of that for the rarest age group. */
const balanced = <Question extends Drawable>(
  questions: readonly Question[],
  categories: readonly string[],
  count: number,
): Question[] => {
  const [ofCategory, ofType, ofAge] = [createCounts(), createCounts(), createCounts()]
  const drawn = new Set<Question>()
  const leftIn = (category: string) =>
    questions.filter((question) => question.categories.includes(category) && !drawn.has(question))
  while (drawn.size < count) {
    const category = least(
      categories.filter((candidate) => leftIn(candidate).length > 0),
      ofCategory.of,
    )
    if (category === undefined) break
    const question = least(
      leftIn(category),
      ({ questionType }) => ofType.of(questionType),
      ({ ageGroup }) => ofAge.of(ageGroup),
    )
    if (question === undefined) break
    drawn.add(question)
    ofCategory.add(category)
    ofType.add(question.questionType)
    ofAge.add(question.ageGroup)
  }
  return [...drawn]
}

/**
 * Questions of the chosen categories in a random order, none twice: so many, or all when there are fewer. Those of earlier draws
 * come only where there are too few others, the ones that are longest ago first. Rules IN1, IN2, IN3.
 */
export const draw = <Question extends Drawable>(
  pool: readonly Question[],
  { categories, count, recent }: DrawWanted,
  random: Random,
): Question[] => {
  const lastDrawn = new Map(recent.map((questionId, place) => [questionId, place]))
  const behind = pool.filter((question) => question.categories.some((category) => categories.includes(category)))
  const shuffled = shuffle([...new Map(behind.map((question) => [question.questionId, question])).values()], random)
  const placeOf = ({ questionId }: Drawable): number => lastDrawn.get(questionId) ?? -1
  const fresh = shuffled.filter((question) => placeOf(question) < 0)
  if (fresh.length >= count) return shuffle(balanced(fresh, shuffle(categories, random), count), random)
  const known = shuffled
    .filter((question) => placeOf(question) >= 0)
    .sort((left, right) => placeOf(right) - placeOf(left))
  return shuffle([...fresh, ...known.slice(0, count - fresh.length)], random)
}
