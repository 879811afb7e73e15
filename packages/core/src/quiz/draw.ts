import type { AgeGroup } from '../accounts/age-group.ts'
import type { Random } from '../lib/random.ts'
import { shuffle } from '../lib/random.ts'
import type { Difficulty } from './difficulty.ts'

/** What a draw looks at of a question. */
export interface Drawable {
  questionId: string
  /** Of the quiz that it is from. */
  categories: readonly string[]
  questionType: string
  /** Whom it was written for. */
  ageGroup: AgeGroup
  /** How hard it is for them. */
  difficulty: Difficulty
}

export interface DrawWanted {
  categories: readonly string[]
  count: number
  /** Question ids of earlier draws, the latest first. */
  recent: readonly string[]
  /** For whom, where the host says so. */
  ageGroup?: AgeGroup | undefined
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

/**
 * One after the other: from the category with the fewest so far, there of the rarest type so far, of that for the rarest age group,
 * and of that of its rarest difficulty.
 */
const balanced = <Question extends Drawable>(
  questions: readonly Question[],
  categories: readonly string[],
  count: number,
): Question[] => {
  const [ofCategory, ofType, ofAge, ofLevel] = [createCounts(), createCounts(), createCounts(), createCounts()]
  const levelOf = ({ ageGroup, difficulty }: Drawable) => `${ageGroup} ${difficulty}`
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
      (candidate) => ofLevel.of(levelOf(candidate)),
    )
    if (question === undefined) break
    drawn.add(question)
    ofCategory.add(category)
    ofType.add(question.questionType)
    ofAge.add(question.ageGroup)
    ofLevel.add(levelOf(question))
  }
  return [...drawn]
}

/**
 * Questions of the chosen categories in a random order, none twice: so many, or all when there are fewer. Those of earlier draws
 * come only where there are too few others, the ones that are longest ago first; those of another age group than the one that is
 * wanted only where it has too few new ones. Rules IN1, IN2, IN3, IN13.
 */
export const draw = <Question extends Drawable>(
  pool: readonly Question[],
  { categories, count, recent, ageGroup }: DrawWanted,
  random: Random,
): Question[] => {
  const lastDrawn = new Map(recent.map((questionId, place) => [questionId, place]))
  const behind = pool.filter((question) => question.categories.some((category) => categories.includes(category)))
  const shuffled = shuffle([...new Map(behind.map((question) => [question.questionId, question])).values()], random)
  const placeOf = ({ questionId }: Drawable): number => lastDrawn.get(questionId) ?? -1
  const fresh = shuffled.filter((question) => placeOf(question) < 0)
  if (fresh.length >= count) {
    const isWanted = (question: Drawable) => ageGroup === undefined || question.ageGroup === ageGroup
    const order = shuffle(categories, random)
    const wanted = balanced(fresh.filter(isWanted), order, count)
    const others = balanced(
      fresh.filter((question) => !isWanted(question)),
      order,
      count - wanted.length,
    )
    return shuffle([...wanted, ...others], random)
  }
  const known = shuffled
    .filter((question) => placeOf(question) >= 0)
    .sort((left, right) => placeOf(right) - placeOf(left))
  return shuffle([...fresh, ...known.slice(0, count - fresh.length)], random)
}
