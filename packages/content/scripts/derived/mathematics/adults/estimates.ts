import { choose, state } from '../../build.ts'
import { between, coin, mixedChoices, pick, pickSome } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { plain, rupees } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { ascending, askNumber, askWord, claim, matchPairs, sketch } from '../older/makers.ts'

const BILLS = [
  ['pizza', 'dinner'],
  ['hot-beverage', 'coffee break'],
  ['curry-rice', 'lunch'],
  ['shopping-cart', 'shopping trip'],
] as const

const bill: DrawQuestion = (random) => {
  const [emoji, what] = pick(BILLS, random)
  const prices = [1, 2, 3, 4].map(() => between(1, 9, random) * 100 + pick([-5, -2, -1, 1, 3, 5], random))
  const exact = prices.reduce((total, price) => total + price, 0)
  const right = Math.round(exact / 100) * 100
  return askNumber(
    {
      template: 'estimate-bill',
      title: `A ${what} costs ${prices.map(rupees).join(' + ')}. What is it, to the nearest hundred?`,
      right,
      likely: [right + 100, right - 100, right + 200, right - 200, right + 300],
      step: 100,
      show: rupees,
      why: `Round each price: ${prices.map((price) => plain(Math.round(price / 100) * 100)).join(' + ')} = ${plain(right)}. Exactly it is ${rupees(exact)}.`,
      reckoning: `round((${prices.join('+')})/100)*100`,
      extras: sketch(emoji),
    },
    random,
  )
}

const product: DrawQuestion = (random) => {
  const [a, b] = [
    between(2, 9, random) * 10 + pick([-1, 1], random),
    between(2, 9, random) * 10 + pick([-1, 1], random),
  ]
  const right = a * b
  const near = Math.round(a / 10) * Math.round(b / 10) * 100
  return askNumber(
    {
      template: 'estimate-product',
      title: `Which of these is ${a} × ${b}? Estimate, then look at the last digit.`,
      right,
      likely: [right + 1_000, right - 500, right * 10, right + 4, right - 3, Math.round(right / 10)],
      step: 300,
      why: `About ${Math.round(a / 10) * 10} × ${Math.round(b / 10) * 10} = ${plain(near)}, and the last digit is that of ${a % 10} × ${b % 10}. So ${plain(right)}.`,
      reckoning: `${a}*${b}`,
    },
    random,
  )
}

const tip: DrawQuestion = (random) => {
  const price = between(4, 36, random) * 50
  const share = pick([5, 10, 15, 20], random)
  return claim(
    {
      template: 'tip-claim',
      title: (told) => `A tip of ${share}% on a bill of ${rupees(price)} is ${told}.`,
      right: (price * share) / 100,
      wrong: [(price * share) / 50, (price * (share + 5)) / 100],
      show: rupees,
      why:
        share === 10
          ? `One tenth of it: shift the point one place. ${rupees(price)} ÷ 10 = ${rupees(price / 10)}.`
          : `10% is ${rupees(price / 10)}, so ${share}% is ${rupees((price * share) / 100)}.`,
      reckoning: `${price}*${share}/100`,
    },
    random,
  )
}

const seconds: DrawQuestion = (random) => {
  const [what, right, reckoning, wrong] = pick(
    [
      ['seconds are in a day', 86_400, '24*60*60', [8_640, 36_000, 864_000, 1_440]],
      ['minutes are in a day', 1_440, '24*60', [144, 960, 2_400, 14_400]],
      ['hours are in a week', 168, '7*24', [84, 120, 240, 1_680]],
      ['days are in 1,000 hours, rounded', 42, 'round(1000/24)', [24, 60, 100, 420]],
      ['weeks are in 1,000 days, rounded', 143, 'round(1000/7)', [52, 70, 250, 500]],
    ] as const,
    random,
  )
  return askNumber(
    {
      template: 'estimate-time',
      title: `Without a calculator: how many ${what}?`,
      right,
      likely: wrong,
      step: right,
      least: 1,
      why: `${reckoning.replaceAll('*', ' × ').replace(/round\((.*)\/(.*)\)/u, '$1 ÷ $2')} is ${reckoning.startsWith('round') ? 'about ' : ''}${plain(right)}.`,
      reckoning,
      extras:
        right > 1_000
          ? sketch(right > 10_000 ? 'stopwatch' : 'alarm-clock')
          : right > 160
            ? sketch('spiral-calendar', 'calendar')
            : sketch('hourglass-done', 'sandglass that has run out'),
    },
    random,
  )
}

const compare: DrawQuestion = (random) => {
  const share = pick([12, 16, 18, 24, 32, 35, 44], random)
  const whole = pick([25, 50, 75], random)
  const limit = Math.round((share * whole) / 100) + pick([-2, 2, 3, -3], random)
  const isMore = coin(random)
  return state(
    'swap-percent-claim',
    `${share}% of ${whole} is ${isMore ? 'more' : 'less'} than ${limit}.`,
    isMore === (share * whole) / 100 > limit,
    `Swap it: ${share}% of ${whole} is the same as ${whole}% of ${share}, which is ${plain((share * whole) / 100)}.`,
    {
      reckoning: `${share}*${whole}/100${isMore ? '>' : '<'}${limit}`,
    },
  )
}

const halfWord: DrawQuestion = (random) => {
  const value = between(12, 48, random) * 2
  const times = pick([5, 25, 50], random)
  const all = value * times
  return askWord({
    template: 'clever-division',
    title: coin(random) ? `${plain(all)} ÷ ${times} = ____` : `${times} of me make ${plain(all)}. Which number am I?`,
    right: value,
    why: `To divide by ${times}, ${times === 5 ? 'double and divide by 10' : times === 25 ? 'multiply by 4 and divide by 100' : 'double and divide by 100'}: ${value}.`,
    reckoning: `${all}/${times}`,
  })
}

const matchClever: DrawQuestion = (random) => {
  const pairs = pickSome(
    [
      [99, 7],
      [25, 16],
      [15, 14],
      [11, 35],
      [48, 5],
      [98, 6],
      [125, 8],
    ] as const,
    4,
    random,
  )
  return matchPairs(
    'match-clever-products',
    'Match each product to its value: there is always a clever way.',
    pairs.map(([a, b]) => [`${a} × ${b}`, plain(a * b), `${a}*${b}`] as const),
    '99 is 100 − 1, 25 is a quarter of 100, 11 is 10 + 1, 5 is half of 10.',
  )
}

const orderSizes: DrawQuestion = () =>
  ascending(
    'order-estimates',
    'Put the times in order, the shortest first.',
    [
      ['1,000 seconds', 1_000, '1000'],
      ['100 minutes', 6_000, '100*60'],
      ['10 hours', 36_000, '10*3600'],
      ['A million seconds', 1_000_000, '10^6'],
    ],
    'A thousand seconds are not 17 minutes, a million nearly 12 days.',
  )

const rule72: DrawQuestion = (random) => {
  const rate = pick([2, 3, 4, 6, 8, 9, 12], random)
  return choose(
    'rule-of-72',
    `Savings grow by ${rate}% a year, interest included. After about how many years have they doubled?`,
    mixedChoices(
      `About ${72 / rate} years`,
      pickSome(
        [100 / rate, 50 / rate, 144 / rate, 36 / rate].filter((years) => Number.isInteger(years)),
        3,
        random,
      )
        .concat([72 / rate + 10, 72 / rate + 20, 72 / rate + 30])
        .slice(0, 3)
        .map((years) => `About ${years} years`),
    ),
    `The rule of 72: divide 72 by the rate, 72 ÷ ${rate} = ${72 / rate}. Interest on interest makes it faster than ${plain(Math.round(100 / rate))} years.`,
    { reckoning: `72/${rate}` },
  )
}

export const numbersForAdults: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'numbers-for-adults-quick-estimates',
    quizName: 'Numbers for Adults: Quick Estimates',
    quizDescription: 'Bills, tips, time and savings: no calculator, no panic, about right is right.',
    cover: 'scene_aqua_calendar_hot-beverage_coin',
    ageGroup: '18+',
    classes: [],
    topics: ['estimation', 'mental arithmetic', 'percentages'],
    difficulty: 'medium',
    keyWords: ['rule of 72', 'rounding', 'restaurant', 'everyday'],
  }),
  seed: 301,
  parts: [
    { draw: bill, count: 3 },
    { draw: tip, count: 2 },
    { draw: seconds, count: 3 },
    { draw: compare, count: 2 },
    { draw: halfWord, count: 3 },
    { draw: product, count: 2 },
    { draw: orderSizes, count: 1 },
    { draw: matchClever, count: 1 },
    { draw: rule72, count: 1 },
  ],
}
