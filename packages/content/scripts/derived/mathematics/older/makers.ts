import type { Random } from '@quokka/core/lib'
import { choose, fill, match, order, picture, riddle, state } from '../../build.ts'
import { pick, rankedChoices } from '../../choices.ts'
import type { DerivedQuestion, DrawQuestion } from '../../derived-question.ts'
import { inWords, plain } from '../../numbers.ts'
import { mistakes } from '../mistakes.ts'

interface Asked {
  template: string
  title: string
  why: string
  /** The way to the answer for the second solver. */
  reckoning: string
  extras?:
    | Pick<DerivedQuestion, 'questionImage' | 'questionImageAlt' | 'answerImage' | 'answerImageAlt' | 'slow'>
    | undefined
}

interface AskedNumber extends Asked {
  right: number
  /** Values of known mistakes, the likeliest first. */
  likely: readonly number[]
  show?: (value: number) => string
  /** How far neighbours are that fill up the options. */
  step?: number
  least?: number
}

/** An MCQ whose options are numbers in ascending order. */
export const askNumber = (asked: AskedNumber, random: Random): DerivedQuestion => {
  const { template, title, why, reckoning, extras, right, likely, show = plain, step = 1, least = step } = asked
  return choose(template, title, rankedChoices(right, mistakes(right, likely, least, step), show, random), why, {
    ...extras,
    reckoning,
  })
}

interface Claimed extends Omit<Asked, 'title'> {
  title: (told: string) => string
  right: number
  wrong: readonly number[]
  show?: (value: number) => string
}

/** A statement that names a number: the right one or a known mistake, by the toss of a coin. */
export const claim = (asked: Claimed, random: Random): DerivedQuestion => {
  const { template, title, why, reckoning, extras, right, wrong, show = plain } = asked
  const mistaken = wrong.filter((value) => value !== right && show(value) !== show(right))
  const isTrue = random() < 0.5
  const told = isTrue ? right : pick(mistaken, random)
  return state(template, title(show(told)), isTrue, why, { ...extras, reckoning: `${reckoning}==${told}` })
}

/** A number to be typed as a word: in the gap of a sentence, or as the answer to a riddle. */
export const askWord = ({
  template,
  title,
  why,
  reckoning,
  extras,
  right,
}: Asked & { right: number }): DerivedQuestion =>
  (title.includes('____') ? fill : riddle)(template, title, inWords(right), why, { ...extras, reckoning })

/** A left side, what belongs to it, and its value for the second solver. */
export type Pair = readonly [left: string, right: string, reckoning: string]

export const matchPairs = (template: string, title: string, pairs: readonly Pair[], why: string): DerivedQuestion =>
  match(
    template,
    title,
    pairs.map(([left, right]) => [left, right] as const),
    why,
    {
      reckoning: `[${pairs.map(([, , reckoning]) => reckoning).join(', ')}]`,
    },
  )

/** What is shown, its value, and the way to it for the second solver. */
export type Item = readonly [shown: string, value: number, reckoning: string]

/** Items to be put in order, smallest first. */
export const ascending = (template: string, title: string, items: readonly Item[], why: string): DerivedQuestion => {
  const sorted = items.toSorted(([, left], [, right]) => left - right)
  return order(
    template,
    title,
    sorted.map(([shown]) => shown),
    why,
    { reckoning: `[${sorted.map(([, , reckoning]) => reckoning).join(', ')}]` },
  )
}

/** The first items that differ in what `keyOf` says of them. */
export const differing = <Thing>(things: readonly Thing[], count: number, keyOf: (thing: Thing) => unknown): Thing[] =>
  things.filter((thing, index) => things.findIndex((other) => keyOf(other) === keyOf(thing)) === index).slice(0, count)

/** A single emoji beside a story. */
export const sketch = (emoji: string, what: string = emoji.replaceAll('-', ' ')): Asked['extras'] =>
  picture(`emoji_${emoji}`, `${/[^su]s$/u.test(what) ? 'Some' : /^[aeiou]/u.test(what) ? 'An' : 'A'} ${what}.`)

/** A rule that makes gaps and riddles by chance, kept to the gaps. */
export const onlyGaps =
  (draw: DrawQuestion): DrawQuestion =>
  (random) => {
    const question = draw(random)
    return question.questionType === 'FIB' ? question : onlyGaps(draw)(random)
  }
