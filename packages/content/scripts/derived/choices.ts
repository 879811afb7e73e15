import type { Random } from '@quokka/core/lib'
import { editDistance, pickIndex, seeded, shuffle } from '@quokka/core/lib'
import type { ChoiceQuestion } from './derived-question.ts'

const OPTIONS = 4

/** One of the items, each equally likely. */
export const pick = <Item>(items: readonly Item[], random: Random): Item => {
  if (items.length === 0) throw new Error('There is nothing to pick from.')
  return items[pickIndex(items.length, random)] as Item
}

/** So many different items in a random order. */
export const pickSome = <Item>(items: readonly Item[], count: number, random: Random): Item[] =>
  shuffle(items, random).slice(0, count)

/** A whole number from `from` to `to`, both included. */
export const between = (from: number, to: number, random: Random): number => from + pickIndex(to - from + 1, random)

export const coin = (random: Random): boolean => random() < 0.5

type Choices = Pick<ChoiceQuestion, 'answerChoices' | 'correctAnswer' | 'keepOrder'>

/** The options of an MCQ without a natural order: the composer mixes them. */
export const mixedChoices = (right: string, wrong: readonly string[]): Choices => ({
  answerChoices: [right, ...wrong],
  correctAnswer: [right],
})

/** Small values leave too little below them to be the third or the largest, so these are drawn more often where they can be. */
const RANKS = [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]

/** So many of each side's wrong values, the likeliest, are tried with each other. */
const TRIED_OF_A_SIDE = 6
/** How many less likely mistakes a step nearer to the wanted likeness is worth. */
const WEIGHT_OF_PLACE = 2.5

/** All ways to take so many of the items, in their order. */
const waysToTake = <Item>(items: readonly Item[], count: number): Item[][] => {
  if (count === 0) return [[]]
  return items.flatMap((item, index) => waysToTake(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]))
}

/** The place of the right text among four by how much each is like the other three: 0 the most, 3 the least; halves where two are equally like. */
const placeByLikeness = (right: string, wrong: readonly string[]): number => {
  const all = [right, ...wrong]
  const [own = 0, ...others] = all.map((text) => all.reduce((total, other) => total + editDistance(text, other), 0))
  const ahead = others.filter((distance) => distance < own).length
  return ahead + others.filter((distance) => distance === own).length / 2
}

/** Chance that a text decides: it draws nothing from its rule, whose later questions stay as they are. */
export const chanceOf = (text: string): Random =>
  seeded(Array.from(text).reduce((seed, letter) => (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7))

interface Valued {
  shown: string
  value: number
}

/** So many of the wrong values below the right one, and the rest above: the likeliest with which it is as much like them as chance, that follows from the values, decides. */
const wrongBeside = (right: Valued, below: readonly Valued[], above: readonly Valued[], rank: number): Valued[] => {
  const sides = [below.slice(0, TRIED_OF_A_SIDE), above.slice(0, TRIED_OF_A_SIDE)] as const
  const wanted = pickIndex(OPTIONS, chanceOf([right, ...below, ...above].map(({ shown }) => shown).join(' ')))
  const ways = waysToTake(sides[0], rank).flatMap((lower) =>
    waysToTake(sides[1], OPTIONS - 1 - rank).map((upper) => {
      const wrong = [...lower, ...upper]
      const place = placeByLikeness(
        right.shown,
        wrong.map(({ shown }) => shown),
      )
      const unlikeliness = lower
        .concat(upper)
        .reduce((sum, each) => sum + Math.max(below.indexOf(each), above.indexOf(each)), 0)
      return { wrong, off: Math.abs(place - wanted), unlikeliness }
    }),
  )
  const cost = (way: { off: number; unlikeliness: number }): number => WEIGHT_OF_PLACE * way.off + way.unlikeliness
  const [best] = ways.toSorted((left, other) => cost(left) - cost(other))
  return best?.wrong ?? []
}

/**
 * The right value and three wrong ones in ascending order. `wrong` holds plausible values, the likeliest mistakes first, more
 * than are needed: the place of the right one is drawn evenly among those that they allow, and so is how much it is like the
 * others, so that neither tells anything.
 */
export const rankedValues = (
  right: number,
  wrong: readonly number[],
  show: (value: number) => string,
  random: Random,
): Valued[] => {
  const key = { shown: show(right), value: right }
  const others = new Map<string, Valued>()
  for (const value of wrong) {
    const shown = show(value)
    if (shown !== key.shown && value !== right && !others.has(shown)) others.set(shown, { shown, value })
  }
  const below = [...others.values()].filter(({ value }) => value < right)
  const above = [...others.values()].filter(({ value }) => value > right)
  const ranks = RANKS.filter((rank) => below.length >= rank && above.length >= OPTIONS - 1 - rank)
  const chosen = wrongBeside(key, below, above, pick(ranks, random))
  return [key, ...chosen].toSorted((left, other) => left.value - other.value)
}

/** The options of an MCQ in ascending order, as `rankedValues` chooses them. */
export const rankedChoices = (
  right: number,
  wrong: readonly number[],
  show: (value: number) => string,
  random: Random,
): Choices => ({
  answerChoices: rankedValues(right, wrong, show, random).map(({ shown }) => shown),
  correctAnswer: [show(right)],
  keepOrder: true,
})
