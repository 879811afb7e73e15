import { editDistance } from '@quokka/core/lib'
import type { Entry, Validator } from './entry.ts'
import { isOfType, offeredTexts, percentOf, rightTexts } from './entry.ts'
import { numberOf, unitOf } from './numbers.ts'

/** Chance gives 25 per cent each. */
const OF_A_RANK = { least: 20, most: 30 }
/** Of few questions, chance strays further. */
const OF_A_RANK_BY_HAND = { least: 18, most: 32 }
const MOST_LIKE_THE_OTHERS = 33
const RANKS = ['smallest', 'second smallest', 'second largest', 'largest']

/** The place of the right number among the others by size; undefined where options are no numbers of one unit. */
const rankOf = (entry: Entry): number | undefined => {
  const options = offeredTexts(entry)
  const values = options.flatMap((option) => numberOf(option) ?? [])
  const key = numberOf(rightTexts(entry)[0] ?? '')
  const isOneUnit = new Set(options.map(unitOf)).size === 1
  if (!isOneUnit || values.length !== RANKS.length || key === undefined) return undefined
  return values.filter((value) => value < key).length
}

/** How surely whoever takes the option that is most like the others takes the right one: 1, or less where several are. */
const pointedOut = (entry: Entry): number => {
  const options = offeredTexts(entry)
  const away = options.map((option) => options.reduce((total, other) => total + editDistance(option, other), 0))
  const nearest = options.filter((_, index) => away[index] === Math.min(...away))
  return nearest.includes(rightTexts(entry)[0] ?? '') ? 1 / nearest.length : 0
}

const uneven = (name: string, ranks: readonly number[], { least, most }: typeof OF_A_RANK): string[] =>
  RANKS.flatMap((rank, index) => {
    const share = percentOf(ranks.filter((each) => each === index).length, ranks.length)
    return share < least || share > most ? [`${name}: the right number is the ${rank} in ${share} per cent`] : []
  })

/** Neither its size among the options nor its likeness to them tells the right number. Rule CO23. */
export const numberOptions: Validator = (entries) => {
  const ranked = entries
    .filter((entry) => isOfType(entry, 'MCQ') && rightTexts(entry).length > 0)
    .flatMap((entry) => {
      const rank = rankOf(entry)
      return rank === undefined ? [] : [{ entry, rank }]
    })
  const byHand = ranked.filter(({ entry }) => entry.written.template === undefined)
  const byRule = ranked.filter(({ entry }) => entry.written.template !== undefined)
  const ranksOf = (some: typeof ranked): number[] => some.map(({ rank }) => rank)
  const alike = [byHand, byRule].flatMap((some, index) => {
    const share = percentOf(
      some.reduce((total, { entry }) => total + pointedOut(entry), 0),
      some.length,
    )
    const name = index === 0 ? 'by hand' : 'by rules'
    return share > MOST_LIKE_THE_OTHERS
      ? [`${name}: the right number is the most like the others in ${share} per cent`]
      : []
  })
  return [
    ...uneven('all', ranksOf(ranked), OF_A_RANK),
    ...uneven('by hand', ranksOf(byHand), OF_A_RANK_BY_HAND),
    ...alike,
  ]
}
