import { choose, picture, state } from '../../build.ts'
import { between, coin, mixedChoices, pick, pickSome } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { plain, range, rounded, rupees } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'
import { ascending, askNumber, askWord, claim, matchPairs, sketch } from './makers.ts'

const decimal = (value: number): string => plain(rounded(value))

const point = (value: number): string => String(rounded(value)).replace('.', 'p').replace('-', 'm')

const lineTenths: DrawQuestion = (random) => {
  const from = between(0, 9, random)
  const tenths = pick([2, 3, 4, 6, 7, 8], random)
  const right = rounded(from + tenths / 10)
  return askNumber(
    {
      template: 'decimal-line',
      title: `Between ${from} and ${from + 1} there are ten equal steps. Which number does the arrow show?`,
      right,
      likely: [
        rounded(from + tenths / 100),
        rounded(from + (10 - tenths) / 10),
        rounded(right + 0.1),
        rounded(right - 0.1),
        rounded(tenths + from / 10),
      ].filter((value) => value > 0),
      step: 0.1,
      show: decimal,
      why: `Each step is one tenth, 0.1. ${tenths} steps after ${from} is ${decimal(right)}.`,
      reckoning: `${from}+${tenths}/10`,
      extras: picture(
        `numberline_${from}_${from + 1}_0p1_${point(right)}`,
        `A number line from ${from} to ${from + 1} in ten equal steps. The arrow points ${tenths} steps after ${from}.`,
      ),
    },
    random,
  )
}

const addDecimals: DrawQuestion = (random) => {
  const a = between(12, 89, random) / 10
  const b = between(105, 489, random) / 100
  const right = rounded(a + b)
  if ((b * 100) % 10 === 0) return addDecimals(random)
  return askNumber(
    {
      template: 'decimal-sum',
      title: `What is ${decimal(a)} + ${decimal(b)}?`,
      right,
      likely: [
        rounded(a / 10 + b),
        rounded(right + 0.1),
        rounded(right - 0.1),
        rounded(right + 1),
        rounded(right - 1),
        rounded(right + 0.01),
      ],
      step: 0.1,
      show: decimal,
      why: `Write the points below each other: ${a.toFixed(2)} + ${b.toFixed(2)} = ${right.toFixed(2)}.`,
      reckoning: `${a}+${b}`,
    },
    random,
  )
}

const SHOP = [
  ['pencil', 'pencil'],
  ['notebook', 'notebook'],
  ['glass-of-milk', 'glass of milk'],
  ['bread', 'loaf of bread'],
  ['cookie', 'biscuit'],
  ['soap', 'piece of soap'],
  ['ice-cream', 'ice cream'],
] as const

const shopping: DrawQuestion = (random) => {
  const [emoji, thing] = pick(SHOP, random)
  const price = between(8, 40, random) + 0.5
  const count = between(2, 6, random)
  const right = rounded(price * count)
  return askNumber(
    {
      template: 'decimal-price',
      title: `One ${thing} costs ${rupees(price)}. What do ${count} of them cost?`,
      right,
      likely: [
        rounded(right + 0.5),
        rounded(right - 0.5),
        rounded((price - 0.5) * count),
        rounded((price - 0.5) * count + 0.5),
        rounded((price + 0.5) * count),
        rounded(right + price),
      ],
      step: 1,
      show: rupees,
      why: `${count} × ${price - 0.5} = ${count * (price - 0.5)}, and ${count} × 0.50 = ${(count / 2).toFixed(2)}. Together ${rupees(right)}.`,
      reckoning: `${count}*${price}`,
      extras: sketch(emoji, thing === 'ice cream' ? 'cup of ice cream' : thing),
    },
    random,
  )
}

const timesTen: DrawQuestion = (random) => {
  const value = between(105, 989, random) / pick([100, 1_000], random)
  const factor = pick([10, 100], random)
  const isTimes = coin(random)
  const right = rounded(isTimes ? value * factor : (value * 10) / factor)
  const start = isTimes ? value : value * 10
  return askNumber(
    {
      template: 'decimal-shift',
      title: `What is ${decimal(start)} ${isTimes ? '×' : '÷'} ${factor}?`,
      right,
      likely: [
        rounded(right * 10),
        rounded(right / 10),
        rounded(right * 100),
        rounded(right / 100),
        rounded(right * 1_000),
      ],
      step: 1,
      least: 0.00001,
      show: decimal,
      why: `${isTimes ? 'Times' : 'Divided by'} ${factor} moves each digit ${factor === 10 ? 'one place' : 'two places'} to the ${isTimes ? 'left' : 'right'}, so ${decimal(start)} becomes ${decimal(right)}.`,
      reckoning: `${rounded(start)}${isTimes ? '*' : '/'}${factor}`,
    },
    random,
  )
}

const compare: DrawQuestion = (random) => {
  const whole = between(0, 5, random)
  const short = between(3, 9, random)
  const long = between(11, short * 10 - 1, random)
  const [a, b] = coin(random) ? [whole + short / 10, whole + long / 100] : [whole + long / 100, whole + short / 10]
  const isMore = coin(random)
  return state(
    'decimal-compare-claim',
    `${decimal(a)} is ${isMore ? 'greater' : 'smaller'} than ${decimal(b)}.`,
    isMore === a > b,
    `More digits do not mean more. Write two places: ${a.toFixed(2)} and ${b.toFixed(2)}.`,
    { reckoning: `${rounded(a)}${isMore ? '>' : '<'}${rounded(b)}` },
  )
}

const tenthsWord: DrawQuestion = (random) => {
  const value = between(11, 99, random)
  return askWord({
    template: 'hundredths-in-words',
    title: `${decimal(value / 100)} is the same as ____ hundredths.`,
    right: value,
    why: `The second place after the point counts hundredths: ${decimal(value / 100)} = ${value}/100.`,
    reckoning: `${value / 100}*100`,
  })
}

const halfRiddle: DrawQuestion = (random) => {
  const half = between(11, 29, random) / 2
  if (Number.isInteger(half)) return halfRiddle(random)
  return askWord({
    template: 'decimal-riddle',
    title: `Half of me is ${decimal(half)}. Which number am I?`,
    right: half * 2,
    why: `Double ${Math.floor(half)} is ${Math.floor(half) * 2}, and double 0.5 is 1: ${half * 2}.`,
    reckoning: `2*${half}`,
  })
}

const asDecimal: DrawQuestion = (random) => {
  const [top, bottom] = pick(
    [
      [1, 2],
      [1, 4],
      [3, 4],
      [1, 5],
      [2, 5],
      [3, 5],
      [4, 5],
      [1, 8],
      [3, 8],
      [7, 10],
      [9, 20],
      [3, 20],
      [7, 20],
      [1, 25],
      [3, 50],
    ] as const,
    random,
  )
  const right = rounded(top / bottom)
  return choose(
    'fraction-to-decimal',
    `Which decimal number is equal to ${top}/${bottom}?`,
    mixedChoices(
      decimal(right),
      [
        ...new Set([
          `${top}.${bottom}`,
          decimal(Number(`0.${top}${bottom}`)),
          decimal(right / 10),
          decimal(1 - right),
          decimal(right + 0.1),
        ]),
      ]
        .filter((value) => value !== decimal(right) && Number(value) !== right)
        .slice(0, 3),
    ),
    `Divide: ${top} ÷ ${bottom} = ${decimal(right)}. Or make it tenths, hundredths or thousandths.`,
    { reckoning: `${top}/${bottom}` },
  )
}

const roundClaim: DrawQuestion = (random) => {
  const value = between(112, 989, random) / 100
  const right = Math.round(value * 10) / 10
  if ((value * 100) % 10 === 0 || Math.round(value * 100) % 10 === 5) return roundClaim(random)
  return claim(
    {
      template: 'decimal-round-claim',
      title: (told) => `${decimal(value)} rounded to one decimal place is ${told}.`,
      right,
      wrong: [rounded(right + 0.1), rounded(right - 0.1)],
      show: decimal,
      why: `The second digit after the point is ${Math.round(value * 100) % 10}: from 5 up we round up, else down.`,
      reckoning: `round(${value}, 1)`,
    },
    random,
  )
}

const orderDecimals: DrawQuestion = (random) => {
  const whole = between(0, 8, random)
  const [a = 2, b = 5] = pickSome(range(2, 8), 2, random)
  const values = [whole + a / 10, whole + a / 100, whole + b / 10 + a / 100, whole + b / 1_000].map(rounded)
  return ascending(
    'order-decimals',
    'Put the decimals in order, smallest first. Mind the places.',
    values.map((value) => [decimal(value), value, `${value}`] as const),
    'Compare tenths first, then hundredths, then thousandths. The number of digits says nothing.',
  )
}

const matchDecimals: DrawQuestion = (random) => {
  const pairs = pickSome(
    [
      [1, 4],
      [3, 4],
      [1, 5],
      [3, 10],
      [1, 8],
      [7, 100],
      [3, 5],
      [9, 10],
      [1, 20],
    ] as const,
    4,
    random,
  )
  return matchPairs(
    'match-decimals',
    'Match each fraction to the decimal of the same value.',
    pairs.map(([top, bottom]) => [`${top}/${bottom}`, decimal(top / bottom), `${top}/${bottom}`] as const),
    'A quarter is 25 hundredths, a fifth 20 hundredths, an eighth 125 thousandths.',
  )
}

const change: DrawQuestion = (random) => {
  const note = pick([50, 100, 200], random)
  const price = between(12, note - 10, random) + 0.5
  const right = note - price
  return askNumber(
    {
      template: 'decimal-change',
      title: `${child(random)} pays ${rupees(price)} with this note. What is the change?`,
      right,
      likely: [rounded(right + 1), rounded(right - 1), rounded(right + 10), right + 0.5, right - 0.5],
      step: 1,
      show: rupees,
      why: `From ${rupees(price)} to ${rupees(Math.ceil(price))} it is ₹0.50, and from there to ${rupees(note)} it is ${rupees(note - Math.ceil(price))}.`,
      reckoning: `${note}-${price}`,
      extras: picture(`notes_${note}`, `A note of ${note} rupees.`),
    },
    random,
  )
}

export const decimals: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'decimals',
    quizName: 'Decimals',
    quizDescription: 'Tenths and hundredths on the line, in prices and in sums: where does the point go?',
    cover: 'scene_paper_coin_straight-ruler',
    ageGroup: '9 to 14',
    classes: [5, 6, 7],
    topics: ['decimals', 'place value', 'money'],
    difficulty: 'medium',
    keyWords: ['decimal point', 'fraction', 'rounding', 'comparing'],
  }),
  seed: 212,
  parts: [
    { draw: lineTenths, count: 3 },
    { draw: compare, count: 2 },
    { draw: tenthsWord, count: 2 },
    { draw: shopping, count: 2 },
    { draw: asDecimal, count: 1 },
    { draw: addDecimals, count: 2 },
    { draw: halfRiddle, count: 1 },
    { draw: change, count: 1 },
    { draw: timesTen, count: 1 },
    { draw: roundClaim, count: 1 },
    { draw: orderDecimals, count: 1 },
    { draw: matchDecimals, count: 1 },
  ],
}
