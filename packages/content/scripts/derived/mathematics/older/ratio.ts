import { choose, picture, state } from '../../build.ts'
import { between, coin, mixedChoices, pick, pickSome } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { gcd, plain, rupees } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'
import { ascending, askNumber, askWord, claim, differing, matchPairs, onlyGaps, sketch } from './makers.ts'

const shown = (left: number, right: number): string => `${left} : ${right}`

const coprimePair = (most: number, random: () => number): [number, number] => {
  const a = between(1, most, random)
  const b = between(1, most, random)
  return a !== b && gcd(a, b) === 1 ? [a, b] : coprimePair(most, random)
}

const THINGS = [
  ['mango', 'mangoes'],
  ['lemon', 'lemons'],
  ['balloon', 'balloons'],
  ['star', 'stars'],
  ['rose', 'roses'],
  ['kite', 'kites'],
  ['goat', 'goats'],
  ['duck', 'ducks'],
] as const

const pictureRatio: DrawQuestion = (random) => {
  const [one, other] = pickSome(THINGS, 2, random) as [(typeof THINGS)[number], (typeof THINGS)[number]]
  const [a, b] = coprimePair(5, random)
  const factor = Math.floor(10 / Math.max(a, b)) >= 3 ? pick([2, 3], random) : 2
  const [left, right] = [a * factor, b * factor]
  const wrong = [shown(b, a), shown(a, a + b), shown(a + 1, b), shown(a, b + 1), shown(b, a + b)].filter(
    (ratio) => ratio !== shown(a, b),
  )
  return choose(
    'ratio-of-groups',
    `What is the ratio of ${one[1]} to ${other[1]}, in its simplest form?`,
    mixedChoices(
      shown(a, b),
      differing(wrong, 3, (ratio) => ratio),
    ),
    `${left} to ${right}: divide both by ${factor}. The order of the words is the order of the numbers.`,
    {
      ...picture(
        `compare_${left}_${one[0]}_${right}_${other[0]}`,
        `Two groups. Left: ${left} ${one[1]}. Right: ${right} ${other[1]}.`,
      ),
      reckoning: `fraction(${left},${right})`,
    },
  )
}

const RECIPES = [
  ['cooked-rice', 'cups of rice', 'cups of water'],
  ['lemon', 'lemons', 'glasses of water'],
  ['artist-palette', 'spoons of yellow paint', 'spoons of blue paint'],
  ['flatbread', 'cups of flour', 'spoons of oil'],
  ['brick', 'buckets of cement', 'buckets of sand'],
  ['teapot', 'spoons of tea', 'cups of milk'],
] as const

const recipe: DrawQuestion = (random) => {
  const [emoji, first, second] = pick(RECIPES, random)
  const [a = 1, b = 2] = coprimePair(6, random).toSorted((left, right) => left - right)
  const factor = between(3, 7, random)
  return askNumber(
    {
      template: 'recipe-ratio',
      title: `The mixture has ${first} and ${second} in the ratio ${shown(a, b)}. You take ${a * factor} ${first}. How many ${second}?`,
      right: b * factor,
      likely: [a * factor + b - a, a * factor, b * (factor + 1), b * (factor - 1), a * factor * b],
      why: `${a} became ${a * factor}, that is times ${factor}. So ${b} becomes ${b} × ${factor} = ${b * factor}.`,
      reckoning: `${a * factor}/${a}*${b}`,
      extras: sketch(emoji, emoji === 'cooked-rice' ? 'bowl of rice' : emoji.replaceAll('-', ' ')),
    },
    random,
  )
}

const shareMoney: DrawQuestion = (random) => {
  const [a, b] = coprimePair(5, random)
  const part = between(3, 15, random) * 10
  const whole = (a + b) * part
  const [one, other] = [child(random), child(random)]
  if (one === other) return shareMoney(random)
  return askNumber(
    {
      template: 'share-in-ratio',
      title: `${one} and ${other} share ${rupees(whole)} in the ratio ${shown(a, b)}. How much does ${one} get?`,
      right: a * part,
      likely: [b * part, whole / 2, whole / a, part, a * part + part, a * part - part].filter(
        (value) => Number.isInteger(value) && value < whole,
      ),
      step: 10,
      show: rupees,
      why: `${a} + ${b} = ${a + b} parts. One part is ${rupees(whole)} ÷ ${a + b} = ${rupees(part)}, so ${a} ${a === 1 ? 'part is' : 'parts are'} ${rupees(a * part)}.`,
      reckoning: `${whole}*${a}/(${a}+${b})`,
    },
    random,
  )
}

const unitary: DrawQuestion = (random) => {
  const [emoji, what] = pick(
    [
      ['notebook', 'notebooks'],
      ['pen', 'pens'],
      ['tangerine', 'oranges'],
      ['soap', 'pieces of soap'],
      ['kite', 'kites'],
      ['candle', 'candles'],
    ] as const,
    random,
  )
  const price = between(4, 15, random)
  const have = between(3, 6, random)
  const want = between(7, 12, random)
  return askNumber(
    {
      template: 'unitary-method',
      title: `${have} ${what} cost ${rupees(have * price)}. What do ${want} ${what} cost?`,
      right: want * price,
      likely: [have * price + want - have, (want + 1) * price, (want - 1) * price, have * want, have * price * 2],
      step: price,
      show: rupees,
      why: `One costs ${rupees(have * price)} ÷ ${have} = ${rupees(price)}. ${want} × ${price} = ${want * price}.`,
      reckoning: `${have * price}/${have}*${want}`,
      extras: sketch(emoji, emoji === 'tangerine' ? 'orange' : emoji === 'soap' ? 'piece of soap' : emoji),
    },
    random,
  )
}

const sameRatio: DrawQuestion = (random) => {
  const [a, b] = coprimePair(7, random)
  const factor = between(2, 8, random)
  const isTrue = coin(random)
  const [c, d] = isTrue ? [a * factor, b * factor] : [a + factor, b + factor]
  return state(
    'same-ratio-claim',
    `The ratios ${shown(a, b)} and ${shown(c, d)} are equal.`,
    isTrue,
    isTrue
      ? `Both numbers were multiplied by ${factor}.`
      : `Both numbers grew by ${factor}, but a ratio only stays the same by times or divided. Test: ${a} × ${d} = ${a * d}, ${b} × ${c} = ${b * c}.`,
    { reckoning: `${a}*${d}==${b}*${c}` },
  )
}

const missing: DrawQuestion = (random) => {
  const [a, b] = coprimePair(8, random)
  if (Math.min(a, b) === 1) return missing(random)
  const factor = between(2, 7, random)
  const isRiddle = coin(random)
  return askWord({
    template: 'missing-in-ratio',
    title: isRiddle
      ? `${a} is to ${b} as ${a * factor} is to me. Which number am I?`
      : `${shown(a, b)} = ${a * factor} : x, so x is ____.`,
    right: b * factor,
    why: `${a} × ${factor} = ${a * factor}, so ${b} × ${factor} = ${b * factor}.`,
    reckoning: `${b}*${a * factor}/${a}`,
  })
}

const workers: DrawQuestion = (random) => {
  const days = pick([6, 8, 10, 12, 15, 18, 20, 24], random)
  const [from, to] = pick(
    [
      [2, 4],
      [3, 6],
      [2, 6],
      [4, 8],
      [3, 9],
      [6, 3],
      [4, 2],
    ] as const,
    random,
  )
  const right = (days * from) / to
  return claim(
    {
      template: 'inverse-claim',
      title: (told) =>
        `${from} painters need ${days} days for a school. At the same speed, ${to} painters need ${told} days.`,
      right,
      wrong: [(days * to) / from],
      show: plain,
      why: `${to > from ? 'More' : 'Fewer'} painters, ${to > from ? 'less' : 'more'} time: ${from} × ${days} = ${from * days} days of work for one, shared by ${to} it is ${right}.`,
      reckoning: `${from}*${days}/${to}`,
    },
    random,
  )
}

const matchRatios: DrawQuestion = (random) => {
  const pairs = differing(
    Array.from({ length: 20 }, () => coprimePair(7, random)),
    4,
    ([a, b]) => shown(a, b),
  )
  return matchPairs(
    'match-ratios',
    'Match each ratio to its simplest form.',
    pairs.map(([a, b]) => {
      const factor = between(2, 9, random)
      return [shown(a * factor, b * factor), shown(a, b), `fraction(${a * factor},${b * factor})`] as const
    }),
    'Divide both numbers by their highest common factor.',
  )
}

const orderStrong: DrawQuestion = (random) => {
  const waters = pickSome([2, 3, 4, 5, 6, 8], 4, random)
  return ascending(
    'order-ratios',
    'Lemon juice to water: put the drinks in order, the weakest taste first.',
    waters.map((water) => [`1 : ${water}`, 1 / water, `1/${water}`] as const),
    'The more water comes to one part of juice, the weaker is the drink.',
  )
}

export const ratioAndProportion: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'ratio-and-proportion',
    quizName: 'Ratio and Proportion',
    quizDescription: 'Mixtures, shares and prices: what stays the same when everything grows?',
    cover: 'scene_kitchen_lemon_tumbler-glass',
    ageGroup: '9 to 14',
    classes: [6, 7],
    topics: ['ratio', 'proportion', 'unitary method'],
    difficulty: 'medium',
    keyWords: ['recipe', 'simplest form', 'inverse proportion', 'parts'],
  }),
  seed: 1214,
  parts: [
    { draw: pictureRatio, count: 3 },
    { draw: sameRatio, count: 2 },
    { draw: recipe, count: 2 },
    { draw: onlyGaps(missing), count: 2 },
    { draw: missing, count: 1 },
    { draw: unitary, count: 2 },
    { draw: shareMoney, count: 2 },
    { draw: workers, count: 1 },
    { draw: matchRatios, count: 1 },
    { draw: orderStrong, count: 1 },
  ],
}
