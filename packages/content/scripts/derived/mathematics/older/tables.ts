import type { Random } from '@quokka/core/lib'
import { picture } from '../../build.ts'
import { between, pick, pickSome } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { range, rupees } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'
import { ascending, askNumber, askWord, claim, differing, matchPairs, sketch } from './makers.ts'

interface Tables {
  from: number
  to: number
}

const factors = ({ from, to }: Tables, random: Random): [number, number] => [
  between(from, to, random),
  between(3, 12, random),
]

/** A way that a pupil may go who has forgotten the product. */
const way = (row: number, times: number): string => {
  const product = row * times
  if (times === 9) return `10 × ${row} is ${10 * row}, less ${row} is ${product}.`
  if (times === 11) return `10 × ${row} is ${10 * row}, and ${row} more is ${product}.`
  if (times === 12) return `10 × ${row} is ${10 * row}, and 2 × ${row} is ${2 * row}: ${product} in all.`
  if (times % 2 === 0) return `${times / 2} × ${row} is ${(times / 2) * row}, and twice that is ${product}.`
  return `${times - 1} × ${row} is ${(times - 1) * row}, and ${row} more is ${product}.`
}

const mistakesOf = (row: number, times: number): number[] =>
  [
    row * (times - 1),
    row * (times + 1),
    (row - 1) * times,
    (row + 1) * times,
    row * (times - 2),
    row * (times + 2),
  ].filter((value) => value > Math.max(row, times))

const product =
  (tables: Tables): DrawQuestion =>
  (random) => {
    const [row, times] = factors(tables, random)
    return askNumber(
      {
        template: 'times-table',
        title: pick(
          [`What is ${row} × ${times}?`, `${row} × ${times} = ?`, `How much is ${row} times ${times}?`],
          random,
        ),
        right: row * times,
        likely: mistakesOf(row, times),
        least: Math.max(row, times) + 1,
        why: `${row} × ${times} = ${row * times}: ${way(row, times)}`,
        reckoning: `${Math.min(row, times)}*${Math.max(row, times)}`,
      },
      random,
    )
  }

const STORIES = [
  ['bus', 'buses', 'children sit in each bus'],
  ['package', 'boxes', 'mangoes are packed in each box'],
  ['chair', 'rows', 'chairs stand in each row'],
  ['bouquet', 'bunches', 'roses are tied in each bunch'],
  ['closed-book', 'shelves', 'books stand on each shelf'],
  ['diya-lamp', 'trays', 'diyas stand on each tray'],
  ['tent', 'tents', 'scouts sleep in each tent'],
  ['cupcake', 'plates', 'cakes lie on each plate'],
] as const

const story =
  (tables: Tables): DrawQuestion =>
  (random) => {
    const [row, times] = factors(tables, random)
    const [emoji, many, sentence] = pick(STORIES, random)
    return askNumber(
      {
        template: 'times-story',
        title: `There are ${times} ${many}, and ${row} ${sentence}. How many is that in all?`,
        right: row * times,
        likely: [row + times, ...mistakesOf(row, times)],
        least: Math.max(row, times) + 1,
        why: `${times} times ${row}: ${way(row, times)}`,
        reckoning: `${Math.min(row, times)}*${Math.max(row, times)}`,
        extras: sketch(emoji),
      },
      random,
    )
  }

const missing =
  (tables: Tables): DrawQuestion =>
  (random) => {
    const [row, times] = factors(tables, random)
    return askWord({
      template: 'missing-factor',
      title: pick([`${row} × ____ = ${row * times}`, `${row} goes into ${row * times} exactly ____ times.`], random),
      right: times,
      why: `Go through the table of ${row}: ${row} × ${times} = ${row * times}, so ${row * times} ÷ ${row} = ${times}.`,
      reckoning: `${row * times}/${row}`,
    })
  }

const productClaim =
  (tables: Tables): DrawQuestion =>
  (random) => {
    const [row, times] = factors(tables, random)
    return claim(
      {
        template: 'product-claim',
        title: (told) =>
          pick([`${times} × ${row} = ${told}`, `${child(random)} is right: ${times} times ${row} is ${told}.`], random),
        right: row * times,
        wrong: mistakesOf(row, times).slice(0, 3),
        why: `${row} × ${times} = ${row * times}: ${way(row, times)}`,
        reckoning: `${row}*${times}`,
      },
      random,
    )
  }

const grid =
  (tables: Tables): DrawQuestion =>
  (random) => {
    const rows = between(2, 3, random)
    const each = between(Math.max(3, tables.from), 6, random)
    const name = child(random)
    const price = between(tables.from, tables.to, random)
    return askNumber(
      {
        template: 'price-of-counted',
        title: `${name} buys all these pencils at ${rupees(price)} each. What does ${name} pay?`,
        right: rows * each * price,
        likely: [
          rows * each * price + price,
          rows * each * price - price,
          rows * each + price,
          rows * each * (price + 1),
          rows * each * (price - 1),
        ],
        step: price,
        show: rupees,
        why: `There are ${rows * each} pencils: ${rows * each} × ${price} = ${rows * each * price}.`,
        reckoning: `${rows * each}*${price}`,
        extras: picture(`count_${rows * each}_pencil`, `Pencils in rows of 5: ${fives(rows * each)}.`),
      },
      random,
    )
  }

const fives = (count: number): string =>
  [...range(1, Math.floor(count / 5)).map(() => 5), ...(count % 5 === 0 ? [] : [count % 5])].join(', ')

const numberRiddle =
  (tables: Tables): DrawQuestion =>
  (random) => {
    const [row, times] = factors(tables, random)
    return askWord({
      template: 'table-riddle',
      title: `I am in the table of ${row}. I come just after ${row * (times - 1)} and just before ${row * (times + 1)}. Which number am I?`,
      right: row * times,
      why: `In the table of ${row} go one step on: ${row * (times - 1)} + ${row} = ${row * times}.`,
      reckoning: `${row * (times - 1)}+${row}`,
    })
  }

const pairsOf = (tables: Tables, random: Random): [number, number][] =>
  differing(
    pickSome(range(3, 12), 10, random).map((times): [number, number] => [
      between(tables.from, tables.to, random),
      times,
    ]),
    4,
    ([row, times]) => row * times,
  )

const matchProducts =
  (tables: Tables, title: string): DrawQuestion =>
  (random) => {
    const pairs = pairsOf(tables, random)
    return matchPairs(
      'match-products',
      title,
      pairs.map(([row, times]) => [`${row} × ${times}`, `${row * times}`, `${row}*${times}`] as const),
      pairs
        .map(([row, times]) => `${row} × ${times} = ${row * times}`)
        .join(', ')
        .concat('.'),
    )
  }

const orderProducts =
  (tables: Tables, title: string): DrawQuestion =>
  (random) => {
    const pairs = pairsOf(tables, random)
    return ascending(
      'order-products',
      title,
      pairs.map(([row, times]) => [`${row} × ${times}`, row * times, `${row}*${times}`] as const),
      `The products are ${pairs
        .map(([row, times]) => row * times)
        .toSorted((left, right) => left - right)
        .join(', ')}.`,
    )
  }

const parts = (tables: Tables, match: string, order: string): DerivedQuiz['parts'] => [
  { draw: product(tables), count: 3 },
  { draw: story(tables), count: 4 },
  { draw: productClaim(tables), count: 3 },
  { draw: missing(tables), count: 2 },
  { draw: grid(tables), count: 2 },
  { draw: numberRiddle(tables), count: 1 },
  { draw: matchProducts(tables, match), count: 1 },
  { draw: orderProducts(tables, order), count: 1 },
]

export const tables2To5: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'times-tables-2-to-5',
    quizName: 'Times Tables 2 to 5',
    quizDescription: 'Buses, boxes and bunches: the tables of 2, 3, 4 and 5 in sums and stories.',
    cover: 'scene_classroom_multiply_keycap-5',
    ageGroup: '9 to 14',
    classes: [4],
    topics: ['multiplication', 'times tables'],
    difficulty: 'easy',
    keyWords: ['product', 'factor', 'multiply', 'mental arithmetic'],
  }),
  seed: 201,
  parts: parts(
    { from: 2, to: 5 },
    'Match each product of the small tables to its value.',
    'Put these small products in order, smallest first.',
  ),
}

export const tables6To12: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'times-tables-6-to-12',
    quizName: 'Times Tables 6 to 12',
    quizDescription: 'The harder half of the tables: sevens, eights, nines, and on to twelve.',
    cover: 'scene_gold_multiply_trophy',
    ageGroup: '9 to 14',
    classes: [4, 5],
    topics: ['multiplication', 'times tables'],
    difficulty: 'medium',
    keyWords: ['product', 'multiply', 'mental arithmetic'],
  }),
  seed: 202,
  parts: parts(
    { from: 6, to: 12 },
    'Match each product of the large tables to its value.',
    'Put these large products in order, smallest first.',
  ),
}
