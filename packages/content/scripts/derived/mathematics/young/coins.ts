import type { Random } from '@quokka/core/lib'
import { choose, fill, match, order, picture, riddle, state } from '../../build.ts'
import { between, pick, pickSome, rankedChoices } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { inWords, isTypable, listed, range, rupees, sum } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'

const COINS = [1, 2, 5, 10, 20]
const NOTES = [10, 20, 50, 100]

const largestFirst = (values: readonly number[]): number[] => values.toSorted((left, right) => right - left)

const draw = (values: readonly number[], count: number, random: Random): number[] =>
  largestFirst(range(1, count).map(() => pick(values, random)))

const coinsPicture = (coins: readonly number[]): ReturnType<typeof picture> =>
  picture(`coins_${coins.join('-')}`, `Coins of ${listed(coins)} rupees.`)

const notesPicture = (notes: readonly number[]): ReturnType<typeof picture> =>
  picture(`notes_${notes.join('-')}`, `Notes of ${listed(notes)} rupees.`)

const amounts = (right: number, likely: readonly number[], step: number): number[] =>
  [
    ...likely,
    right + step,
    right - step,
    right + 2 * step,
    right - 2 * step,
    right + 3 * step,
    right - 3 * step,
  ].filter((value) => value > 0)

const steps = (values: readonly number[]): string => {
  const totals = values.map((_, index) => sum(values.slice(0, index + 1)))
  return `Begin with the largest and count on: ${totals.join(', ')}.`
}

const addCoins: DrawQuestion = (random) => {
  const coins = draw(COINS, between(3, 4, random), random)
  if (new Set(coins).size < 2) return addCoins(random)
  const whole = sum(coins)
  const name = child(random)
  return choose(
    'coins-sum',
    pick([`${name} opens the piggy bank. How much money is it?`, `How many rupees does ${name} hold?`], random),
    rankedChoices(whole, amounts(whole, [whole - Math.min(...coins), coins.length], 1), rupees, random),
    steps(coins),
    { ...coinsPicture(coins), reckoning: coins.join('+') },
  )
}

const addNotes: DrawQuestion = (random) => {
  const notes = draw(NOTES, 3, random)
  if (new Set(notes).size < 2) return addNotes(random)
  const whole = sum(notes)
  return choose(
    'notes-sum',
    pick(
      [
        `${child(random)} gets these notes for a book. How much is it?`,
        `How much money is in ${child(random)}'s purse?`,
      ],
      random,
    ),
    rankedChoices(whole, amounts(whole, [whole + 10, whole - 10], 20), rupees, random),
    steps(notes),
    { ...notesPicture(notes), reckoning: notes.join('+') },
  )
}

const GOODS = [
  ['pencil', 'pencil'],
  ['banana', 'banana'],
  ['balloon', 'balloon'],
  ['candy', 'sweet'],
  ['kite', 'kite'],
  ['yo-yo', 'yo-yo'],
  ['lollipop', 'lollipop'],
  ['coconut', 'coconut'],
] as const

const enough: DrawQuestion = (random) => {
  const coins = draw([2, 5, 10], 3, random)
  const [, good] = pick(GOODS, random)
  const whole = sum(coins)
  const price = whole + pick([-2, -1, 1, 2, 3], random)
  return state(
    'enough-money',
    `With these coins you can pay for a ${good} of ${rupees(price)}.`,
    whole >= price,
    `The coins make ${rupees(whole)}. That is ${whole >= price ? 'enough' : `${rupees(price - whole)} too little`}.`,
    { ...coinsPicture(coins), reckoning: `${coins.join('+')}>=${price}` },
  )
}

const change: DrawQuestion = (random) => {
  const note = pick([10, 20, 50], random)
  const [, good] = pick(GOODS, random)
  const price = between(3, note - 2, random)
  const right = note - price
  if (right === price) return change(random)
  return choose(
    'change-of-a-note',
    `A ${good} costs ${rupees(price)}. You pay with this note. How much do you get back?`,
    rankedChoices(
      right,
      amounts(right, [right + 10, right + 1, right - 1, price], 2).filter((value) => value < note),
      rupees,
      random,
    ),
    `Count on from ${price} to ${note}: that is ${right}. ${note} − ${price} = ${right}.`,
    { ...notesPicture([note]), reckoning: `${note}-${price}` },
  )
}

const coinsInWords: DrawQuestion = (random) => {
  const coins = draw([1, 2, 5, 10], 3, random)
  const whole = sum(coins)
  if (!isTypable(whole) || new Set(coins).size < 2) return coinsInWords(random)
  return fill('coins-in-words', `${child(random)} pays ____ rupees with these coins.`, inWords(whole), steps(coins), {
    ...coinsPicture(coins),
    reckoning: coins.join('+'),
  })
}

const howManyCoins: DrawQuestion = (random) => {
  const piece = pick([2, 5, 10], random)
  const count = between(3, 9, random)
  return riddle(
    'coins-for-a-note',
    `You have only ${rupees(piece)} coins and pay ${rupees(piece * count)}. How many coins is that?`,
    inWords(count),
    `Count in ${piece}s: ${range(1, count)
      .map((number) => number * piece)
      .join(', ')}.`,
    { ...picture(`coins_${piece}`, `A coin of ${piece} rupees.`), reckoning: `${piece * count}/${piece}` },
  )
}

const matchMoney: DrawQuestion = (random) => {
  const pairs = [
    [`Two ${rupees(5)} coins`, 10],
    [`Two ${rupees(10)} notes`, 20],
    [`Five ${rupees(10)} notes`, 50],
    [`Two ${rupees(50)} notes`, 100],
    [`Two ${rupees(1)} coins`, 2],
    [`Five ${rupees(1)} coins`, 5],
  ] as const
  const chosen = pickSome(pairs, 4, random)
  return match(
    'match-money',
    'Match the money on the left to one coin or note of the same value.',
    chosen.map(([left, value]) => [left, rupees(value)] as const),
    `Count the value, not the pieces: two ${rupees(50)} notes are worth one ${rupees(100)} note.`,
    { reckoning: `[${chosen.map(([, value]) => value).join(', ')}]` },
  )
}

const orderPurses: DrawQuestion = (random) => {
  const values = pickSome(
    [
      [10, 5],
      [5, 2, 1],
      [10, 2],
      [5, 5],
      [20, 1],
      [20, 5, 5],
      [2, 2],
    ],
    4,
    random,
  ).toSorted((left, right) => sum(left) - sum(right))
  return order(
    'order-purses',
    'Put the purses in order, the least money first.',
    values.map((coins) => coins.map(rupees).join(' + ')),
    `They hold ${values.map((coins) => rupees(sum(coins))).join(', ')}.`,
    { reckoning: `[${values.map((coins) => coins.join('+')).join(', ')}]` },
  )
}

export const rupeesAndCoins: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'rupees-and-coins',
    quizName: 'Rupees and Coins',
    quizDescription: 'Count coins and notes, pay for kites and sweets, and check your change.',
    cover: 'scene_gold_purse_coin',
    ageGroup: '6 to 8',
    classes: [1, 2, 3],
    topics: ['money', 'addition', 'change'],
    difficulty: 'medium',
    keyWords: ['price', 'shop', 'piggy bank', 'currency'],
  }),
  seed: 113,
  parts: [
    { draw: addCoins, count: 3 },
    { draw: enough, count: 2 },
    { draw: addNotes, count: 2 },
    { draw: coinsInWords, count: 2 },
    { draw: change, count: 2 },
    { draw: howManyCoins, count: 1 },
    { draw: matchMoney, count: 1 },
    { draw: orderPurses, count: 1 },
  ],
}
