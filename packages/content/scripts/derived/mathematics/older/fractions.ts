import { shuffle } from '@quokka/core/lib'
import { choose, fill, order, picture, solved, state } from '../../build.ts'
import { between, chanceOf, coin, mixedChoices, pick, pickSome, rankedValues } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { gcd, inWords, lcm, range } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'
import { askNumber, askWord, differing, matchPairs } from './makers.ts'

interface Fraction {
  top: number
  bottom: number
}

const shown = ({ top, bottom }: Fraction): string => `${top}/${bottom}`
const sizeOf = ({ top, bottom }: Fraction): number => top / bottom
const reckoned = ({ top, bottom }: Fraction): string => `fraction(${top},${bottom})`
const lowest = ({ top, bottom }: Fraction): Fraction => ({
  top: top / gcd(top, bottom),
  bottom: bottom / gcd(top, bottom),
})
const times = ({ top, bottom }: Fraction, factor: number): Fraction => ({ top: top * factor, bottom: bottom * factor })

const PROPER: readonly Fraction[] = range(2, 8).flatMap((bottom) =>
  range(1, bottom - 1)
    .filter((top) => gcd(top, bottom) === 1)
    .map((top) => ({ top, bottom })),
)

/** Fractions as options: no two of equal value, the right one first. */
const fractionChoices = (right: Fraction, wrong: readonly Fraction[]): ReturnType<typeof mixedChoices> => {
  const others = differing(
    wrong.filter(
      (fraction) =>
        fraction.top > 0 &&
        fraction.bottom > 1 &&
        fraction.top % fraction.bottom !== 0 &&
        Math.abs(sizeOf(fraction) - sizeOf(right)) > 1e-9,
    ),
    wrong.length,
    sizeOf,
  )
  const texts = new Map([right, ...others].map((fraction) => [sizeOf(fraction), shown(fraction)]))
  const values = rankedValues(
    sizeOf(right),
    others.map(sizeOf),
    (size) => texts.get(size) ?? '',
    chanceOf([...texts.values()].join(' < ')),
  )
  return mixedChoices(
    shown(right),
    values.map((value) => value.shown).filter((text) => text !== shown(right)),
  )
}

const near = ({ top, bottom }: Fraction): Fraction[] => [
  { top: top + 1, bottom },
  { top: top - 1, bottom },
  { top, bottom: bottom + 1 },
  { top: bottom - top, bottom },
  { top: top + 1, bottom: bottom + 1 },
  { top: top + 2, bottom: bottom + 1 },
  { top, bottom: bottom + 2 },
]

const equalTo: DrawQuestion = (random) => {
  const base = pick(PROPER, random)
  const factor = between(2, 6, random)
  const right = times(base, factor)
  const wrong = [
    { top: base.top + factor, bottom: base.bottom + factor },
    { top: right.top, bottom: right.bottom + base.bottom },
    { top: right.top + 1, bottom: right.bottom },
    { top: right.top - 1, bottom: right.bottom },
    { top: base.bottom, bottom: right.bottom },
  ]
  return choose(
    'equal-fraction',
    pick([`Which fraction is equal to ${shown(base)}?`, `Which of these is another name for ${shown(base)}?`], random),
    fractionChoices(right, wrong),
    `Top and bottom of ${shown(base)} times ${factor} give ${shown(right)}. The value stays the same.`,
    { reckoning: `fraction(${base.top},${base.bottom})` },
  )
}

const simplest: DrawQuestion = (random) => {
  const base = pick(
    PROPER.filter(({ bottom }) => bottom > 2),
    random,
  )
  const factor = pick([2, 3, 4, 5, 6, 7, 8, 9, 10], random)
  const big = times(base, factor)
  return choose(
    'simplest-form',
    `What is ${shown(big)} in its simplest form?`,
    fractionChoices(
      base,
      [{ top: 1, bottom: factor }, ...near(base)].filter(({ top, bottom }) => gcd(top, bottom) === 1),
    ),
    `The HCF of ${big.top} and ${big.bottom} is ${factor}. Divide both by it: ${shown(base)}.`,
    { reckoning: `fraction(${big.top},${big.bottom})` },
  )
}

const pieOf: DrawQuestion = (random) => {
  const base = pick(
    PROPER.filter(({ bottom }) => bottom <= 5),
    random,
  )
  const factor = between(2, base.bottom < 4 ? 4 : 2, random)
  const cut = times(base, factor)
  return choose(
    'pie-fraction',
    `${child(random)} eats the coloured part of this round cake of ${cut.bottom} equal slices. What fraction of the cake is that, in its simplest form?`,
    fractionChoices(base, [{ top: cut.bottom - cut.top, bottom: cut.bottom }, ...near(base)]),
    `${cut.top} of ${cut.bottom} slices are coloured: ${shown(cut)} = ${shown(base)}.`,
    {
      ...picture(
        `fraction_pie_${cut.top}_${cut.bottom}`,
        `A circle cut into ${cut.bottom} equal slices. ${cut.top} of them are coloured.`,
      ),
      ...solved(
        `fraction_pie_${base.top}_${base.bottom}`,
        `The same part of a circle cut into ${base.bottom} equal slices: ${base.top === 1 ? 'one is' : `${base.top} are`} coloured.`,
      ),
      reckoning: `fraction(${cut.top},${cut.bottom})`,
    },
  )
}

const barOf: DrawQuestion = (random) => {
  const bottom = pick([6, 8, 9, 10, 12], random)
  const parts = pick(
    [2, 3, 4, 5, 6].filter((part) => bottom % part === 0 && part < bottom),
    random,
  )
  const count = between(1, parts - 1, random)
  const right = (bottom / parts) * count
  return askNumber(
    {
      template: 'bar-to-colour',
      title: `How many of the ${bottom} equal boxes of this bar must be coloured in all to make ${count}/${parts} of it?`,
      right,
      likely: [count, bottom - right, right + 1, right - 1],
      why: `1/${parts} of ${bottom} boxes is ${bottom / parts}, so ${count}/${parts} is ${right}: ${count}/${parts} = ${right}/${bottom}.`,
      reckoning: `fraction(${count},${parts})*${bottom}`,
      extras: picture(`fraction_bar_1_${bottom}`, `A bar of ${bottom} equal boxes. One of them is coloured.`),
    },
    random,
  )
}

const missingTop: DrawQuestion = (random) => {
  const base = pick(
    PROPER.filter(({ bottom }) => bottom > 2),
    random,
  )
  const factor = between(3, 9, random)
  const isTop = coin(random)
  const right = isTop ? base.top * factor : base.bottom * factor
  return askWord({
    template: 'missing-part-of-fraction',
    title: isTop
      ? `${shown(base)} = x/${base.bottom * factor}. The number x is ____.`
      : `${shown(base)} = ${base.top * factor}/x. The number x is ____.`,
    right,
    why: isTop
      ? `${base.bottom} × ${factor} = ${base.bottom * factor}, so ${base.top} × ${factor} = ${right} on top.`
      : `${base.top} × ${factor} = ${base.top * factor}, so ${base.bottom} × ${factor} = ${right} below.`,
    reckoning: isTop
      ? `fraction(${base.top},${base.bottom})*${base.bottom * factor}`
      : `${base.top * factor}/fraction(${base.top},${base.bottom})`,
  })
}

const equalClaim: DrawQuestion = (random) => {
  const base = pick(
    PROPER.filter(({ bottom }) => bottom > 2),
    random,
  )
  const factor = between(2, 7, random)
  const isTrue = coin(random)
  const other = isTrue ? times(base, factor) : { top: base.top + factor, bottom: base.bottom + factor }
  return state(
    'equal-fractions-claim',
    `${shown(base)} and ${shown(other)} are equal.`,
    isTrue,
    isTrue
      ? `Both parts times ${factor}: ${shown(base)} = ${shown(other)}.`
      : `Adding ${factor} to both parts changes the value. Only multiplying or dividing both keeps it. Equal is ${shown(times(base, 2))}.`,
    { reckoning: `fraction(${base.top},${base.bottom})==fraction(${other.top},${other.bottom})` },
  )
}

const bottomRiddle: DrawQuestion = (random) => {
  const base = pick(
    PROPER.filter(({ bottom }) => bottom > 3),
    random,
  )
  const factor = between(3, 8, random)
  const big = times(base, factor)
  return askWord({
    template: 'common-factor-of-fraction',
    title: `Divide the top and the bottom of ${shown(big)} by me, and you get ${shown(base)}. Which number am I?`,
    right: factor,
    why: `${big.top} ÷ ${factor} = ${base.top} and ${big.bottom} ÷ ${factor} = ${base.bottom}.`,
    reckoning: `${big.top}/${base.top}`,
  })
}

const matchEqual: DrawQuestion = (random) => {
  const bases = differing(pickSome(PROPER, 12, random), 4, sizeOf)
  return matchPairs(
    'match-equal-fractions',
    'Match the fractions that are equal.',
    bases.map((base) => {
      const factor = between(2, 6, random)
      return [shown(base), shown(times(base, factor)), reckoned(base)] as const
    }),
    'Look for the number by which both the top and the bottom were multiplied.',
  )
}

const orderFractions =
  (title: string, bottoms: readonly number[]): DrawQuestion =>
  (random) => {
    const chosen = pickSome(
      PROPER.filter(({ bottom }) => bottoms.includes(bottom)),
      4,
      random,
    ).toSorted((left, right) => sizeOf(left) - sizeOf(right))
    const isApart = chosen.every(
      (fraction, index) => index === 0 || sizeOf(fraction) - sizeOf(chosen[index - 1] ?? fraction) >= 0.05,
    )
    if (!isApart) return orderFractions(title, bottoms)(random)
    return order(
      'order-fractions',
      title,
      chosen.map(shown),
      `As decimals they are about ${chosen.map((fraction) => sizeOf(fraction).toFixed(2)).join(', ')}.`,
      { reckoning: `[${chosen.map(reckoned).join(', ')}]` },
    )
  }

export const equivalentFractions: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'equivalent-fractions',
    quizName: 'Equivalent Fractions',
    quizDescription: 'One half, two quarters, four eighths: find fractions of the same value and their simplest form.',
    cover: 'scene_kitchen_pie_birthday-cake',
    ageGroup: '9 to 14',
    classes: [4, 5, 6],
    topics: ['fractions', 'equivalent fractions', 'simplest form'],
    difficulty: 'medium',
    keyWords: ['numerator', 'denominator', 'cancel', 'equal parts'],
  }),
  seed: 210,
  parts: [
    { draw: pieOf, count: 3 },
    { draw: equalTo, count: 3 },
    { draw: barOf, count: 3 },
    { draw: equalClaim, count: 3 },
    { draw: missingTop, count: 2 },
    { draw: matchEqual, count: 1 },
    { draw: bottomRiddle, count: 1 },
    {
      draw: orderFractions(
        'Put these fractions in order, smallest first. A common denominator helps.',
        [2, 3, 4, 6, 8],
      ),
      count: 1,
    },
    { draw: simplest, count: 1 },
  ],
}

const added = (left: Fraction, right: Fraction): Fraction =>
  lowest({ top: left.top * right.bottom + right.top * left.bottom, bottom: left.bottom * right.bottom })

const told = (left: Fraction, right: Fraction): string => {
  const common = lcm(left.bottom, right.bottom)
  const [a, b] = [(left.top * common) / left.bottom, (right.top * common) / right.bottom]
  const whole = added(left, right)
  const raw = `${a}/${common} + ${b}/${common} = ${a + b}/${common}`
  return (a + b) / common === sizeOf(whole) && common !== whole.bottom
    ? `${raw}, which is ${shown(whole)} in its simplest form`
    : raw
}

/** Options of a sum: wrong ones are larger than what is added too, or the right one would be known by that alone. */
const sumChoices = (left: Fraction, right: Fraction, wrong: readonly Fraction[]): ReturnType<typeof mixedChoices> => {
  const isLarger = (fraction: Fraction): boolean => sizeOf(fraction) > Math.max(sizeOf(left), sizeOf(right))
  const smaller = wrong.filter((fraction) => !isLarger(fraction)).slice(0, 2)
  return fractionChoices(
    added(left, right),
    wrong.filter((fraction) => isLarger(fraction) || smaller.includes(fraction)),
  )
}

const addUnlike: DrawQuestion = (random) => {
  const [left, right] = pickSome(
    PROPER.filter(({ bottom }) => bottom < 7),
    2,
    random,
  ) as [Fraction, Fraction]
  const whole = added(left, right)
  if (left.bottom === right.bottom || whole.bottom === 1) return addUnlike(random)
  return choose(
    'fraction-sum',
    pick([`What is ${shown(left)} + ${shown(right)}?`, `Add ${shown(left)} and ${shown(right)}.`], random),
    sumChoices(left, right, [
      { top: left.top + right.top, bottom: left.bottom + right.bottom },
      { top: left.top * right.top, bottom: left.bottom * right.bottom },
      { top: left.top + right.top, bottom: left.bottom * right.bottom },
      { top: left.top + right.top, bottom: Math.max(left.bottom, right.bottom) },
      ...near(whole),
    ]),
    `Make equal denominators: ${told(left, right)}.`,
    { reckoning: `${reckoned(left)}+${reckoned(right)}` },
  )
}

const addLike: DrawQuestion = (random) => {
  const bottom = pick([5, 7, 8, 9, 10, 11], random)
  const a = between(1, bottom - 3, random)
  const b = between(1, bottom - a - 1, random)
  const whole = { top: a + b, bottom }
  if (a === b) return addLike(random)
  const simple = lowest(whole)
  return choose(
    'like-fraction-sum',
    `${child(random)} eats ${a}/${bottom} of the bar, a friend ${b}/${bottom} of it. What fraction of the bar have they eaten?`,
    sumChoices({ top: a, bottom }, { top: b, bottom }, [
      { top: a + b, bottom: 2 * bottom },
      { top: a * b, bottom },
      { top: bottom - a - b, bottom },
      ...near(simple),
    ]),
    `The parts are equal, so count them: ${a} + ${b} = ${a + b}, that is ${shown(whole)}${simple.bottom === bottom ? '' : ` = ${shown(simple)}`}.`,
    {
      ...picture(
        `fraction_bar_${a}_${bottom}`,
        `A bar of ${bottom} equal boxes. ${a} of them ${a === 1 ? 'is' : 'are'} coloured.`,
      ),
      ...solved(`fraction_bar_${a + b}_${bottom}`, `A bar of ${bottom} equal boxes. ${a + b} of them are coloured.`),
      reckoning: `fraction(${a},${bottom})+fraction(${b},${bottom})`,
    },
  )
}

const pieRest: DrawQuestion = (random) => {
  const part = pick(
    PROPER.filter(({ bottom }) => bottom > 3),
    random,
  )
  const eaten = pick(
    [
      { top: 1, bottom: 2 },
      { top: 1, bottom: 3 },
      { top: 1, bottom: 4 },
    ],
    random,
  )
  const whole = added(part, eaten)
  if (sizeOf(whole) >= 1 || part.bottom === eaten.bottom) return pieRest(random)
  const rest = lowest({ top: whole.bottom - whole.top, bottom: whole.bottom })
  return choose(
    'rest-of-the-pie',
    `The coloured part of the cake goes to Class 5, and ${shown(eaten)} of the whole cake to Class 6. What fraction is left?`,
    fractionChoices(rest, [whole, { top: part.bottom - part.top, bottom: part.bottom }, ...near(rest)]),
    `${shown(part)} + ${shown(eaten)} = ${shown(whole)}. To make 1 whole, ${shown(rest)} is missing.`,
    {
      ...picture(
        `fraction_pie_${part.top}_${part.bottom}`,
        `A circle cut into ${part.bottom} equal slices. ${part.top === 1 ? 'One is' : `${part.top} are`} coloured.`,
      ),
      reckoning: `1-${reckoned(part)}-${reckoned(eaten)}`,
    },
  )
}

const toOne: DrawQuestion = (random) => {
  const part = pick(
    PROPER.filter(({ bottom }) => bottom > 3),
    random,
  )
  const names = new Map([
    [4, 'quarters'],
    [5, 'fifths'],
    [6, 'sixths'],
    [7, 'sevenths'],
    [8, 'eighths'],
  ])
  return fill(
    'fraction-to-one',
    `The coloured part and ____ ${names.get(part.bottom)} more make one whole.`,
    inWords(part.bottom - part.top),
    `One whole has ${part.bottom} ${names.get(part.bottom)}. ${part.bottom} − ${part.top} = ${part.bottom - part.top}.`,
    {
      ...picture(
        `fraction_pie_${part.top}_${part.bottom}`,
        `A circle cut into ${part.bottom} equal slices. ${part.top === 1 ? 'One is' : `${part.top} are`} coloured.`,
      ),
      reckoning: `(1-${reckoned(part)})*${part.bottom}`,
    },
  )
}

const moreThanOne: DrawQuestion = (random) => {
  const [left, right] = pickSome(PROPER, 2, random) as [Fraction, Fraction]
  const whole = sizeOf(left) + sizeOf(right)
  if (Math.abs(whole - 1) < 0.02 || left.bottom === right.bottom) return moreThanOne(random)
  const isMore = coin(random)
  return state(
    'sum-and-one-claim',
    `${shown(left)} + ${shown(right)} is ${isMore ? 'more' : 'less'} than 1.`,
    isMore === whole > 1,
    `Make equal denominators: ${told(left, right)}.`,
    { reckoning: `${reckoned(left)}+${reckoned(right)}${isMore ? '>' : '<'}1` },
  )
}

const commonBottom: DrawQuestion = (random) => {
  const [left, right] = pickSome([2, 3, 4, 5, 6, 8, 9, 10, 12], 2, random) as [number, number]
  if (lcm(left, right) > 40) return commonBottom(random)
  return askWord({
    template: 'common-denominator',
    title: `I am the smallest number that is a denominator for both 1/${left} and 1/${right}. Which number am I?`,
    right: lcm(left, right),
    why: `I must be a multiple of ${left} and of ${right}: their LCM is ${lcm(left, right)}.`,
    reckoning: `lcm(${left}, ${right})`,
  })
}

const takeAway: DrawQuestion = (random) => {
  const [left, right] = pickSome(
    PROPER.filter(({ bottom }) => bottom < 7),
    2,
    random,
  ) as [Fraction, Fraction]
  const rest = lowest({ top: left.top * right.bottom - right.top * left.bottom, bottom: left.bottom * right.bottom })
  if (left.bottom === right.bottom || rest.top < 1) return takeAway(random)
  return choose(
    'fraction-difference',
    `A jug is ${shown(left)} full. You pour out ${shown(right)} of a jug. How full is it then?`,
    fractionChoices(rest, [
      { top: Math.abs(left.top - right.top), bottom: Math.abs(left.bottom - right.bottom) },
      added(left, right),
      { top: Math.abs(left.top - right.top), bottom: Math.max(left.bottom, right.bottom) },
      ...near(rest),
    ]),
    `With equal denominators: ${(left.top * lcm(left.bottom, right.bottom)) / left.bottom}/${lcm(left.bottom, right.bottom)} − ${(right.top * lcm(left.bottom, right.bottom)) / right.bottom}/${lcm(left.bottom, right.bottom)} gives ${shown(rest)}.`,
    { reckoning: `${reckoned(left)}-${reckoned(right)}` },
  )
}

const matchSums: DrawQuestion = (random) => {
  const sums = differing(
    shuffle(
      PROPER.flatMap((left) => PROPER.map((right) => [left, right] as const)),
      random,
    ).filter(([left, right]) => left.bottom < right.bottom && right.bottom < 7 && sizeOf(left) + sizeOf(right) < 1),
    4,
    ([left, right]) => sizeOf(added(left, right)).toFixed(6),
  )
  return matchPairs(
    'match-fraction-sums',
    'Match each sum of fractions to its value.',
    sums.map(
      ([left, right]) =>
        [
          `${shown(left)} + ${shown(right)}`,
          shown(added(left, right)),
          `${reckoned(left)}+${reckoned(right)}`,
        ] as const,
    ),
    'Equal denominators first, then add the tops, and cancel at the end.',
  )
}

export const addingFractions: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'adding-fractions',
    quizName: 'Adding Fractions',
    quizDescription: 'Common denominators, sums and differences, with bars and cakes. Have a pencil ready.',
    cover: 'scene_coral_pizza_pie',
    ageGroup: '9 to 14',
    classes: [5, 6, 7],
    topics: ['fractions', 'addition', 'common denominator'],
    difficulty: 'hard',
    keyWords: ['numerator', 'unlike fractions', 'lcm', 'subtract'],
  }),
  seed: 211,
  parts: [
    { draw: addLike, count: 3 },
    { draw: toOne, count: 2 },
    { draw: addUnlike, count: 4 },
    { draw: moreThanOne, count: 3 },
    { draw: pieRest, count: 1 },
    { draw: commonBottom, count: 1 },
    { draw: takeAway, count: 1 },
    { draw: matchSums, count: 1 },
    {
      draw: orderFractions(
        'Put these fractions in order, smallest first. Compare them with one half.',
        [3, 4, 5, 6, 7],
      ),
      count: 1,
    },
  ],
}
