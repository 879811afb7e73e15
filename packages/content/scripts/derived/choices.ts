import type { Random } from '@quokka/core/lib'
import { pickIndex, shuffle } from '@quokka/core/lib'
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

/**
 * The options of an MCQ in ascending order. `wrong` holds plausible values, the likeliest mistakes first, more than are
 * needed: the place of the right one is drawn evenly among those that they allow, so that it tells nothing.
 */
export const rankedChoices = (
  right: number,
  wrong: readonly number[],
  show: (value: number) => string,
  random: Random,
): Choices => {
  const shown = new Map<string, number>([[show(right), right]])
  for (const value of wrong) if (!shown.has(show(value))) shown.set(show(value), value)
  const others = [...shown.values()].slice(1).filter((value) => value !== right)
  const below = others.filter((value) => value < right)
  const above = others.filter((value) => value > right)
  const ranks = Array.from({ length: OPTIONS }, (_, rank) => rank).filter(
    (rank) => below.length >= rank && above.length >= OPTIONS - 1 - rank,
  )
  const rank = pick(ranks, random)
  const values = [...below.slice(0, rank), right, ...above.slice(0, OPTIONS - 1 - rank)]
  return {
    answerChoices: values.toSorted((left, other) => left - other).map(show),
    correctAnswer: [show(right)],
    keepOrder: true,
  }
}
