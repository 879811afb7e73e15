import { choose, fill, match, order, picture, riddle, state } from '../../build.ts'
import { between, coin, pick, pickSome, rankedChoices } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { inWords, plain, range } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child, rowsOf, THINGS } from '../things.ts'

const isEven = (value: number): boolean => value % 2 === 0

const PAIRED = THINGS.filter(({ emoji }) => !['auto-rickshaw', 'bus', 'rocket'].includes(emoji))

const pairs: DrawQuestion = (random) => {
  const thing = pick(PAIRED, random)
  const count = between(6, 15, random)
  const saysLeft = coin(random)
  return state(
    'pairs-statement',
    saysLeft ? `Put the ${thing.many} in pairs. One is left over.` : `All these ${thing.many} can stand in pairs.`,
    saysLeft !== isEven(count),
    `${count} is ${isEven(count) ? `even: ${count / 2} pairs, none left` : `odd: ${(count - 1) / 2} pairs and one left over`}.`,
    {
      ...picture(`count_${count}_${thing.emoji}`, rowsOf(count, thing)),
      reckoning: `mod(${count}, 2)==${saysLeft ? 1 : 0}`,
    },
  )
}

const PLATES = ['house', 'bus', 'shirt', 'locker', 'train seat', 'boat', 'kite', 'door']
const PLATE_EMOJI = new Map([
  ['house', 'house'],
  ['bus', 'bus'],
  ['shirt', 't-shirt'],
  ['locker', 'locked'],
  ['train seat', 'seat'],
  ['boat', 'sailboat'],
  ['kite', 'kite'],
  ['door', 'door'],
])

const oddOne: DrawQuestion = (random) => {
  const wantsOdd = coin(random)
  const plate = pick(PLATES, random)
  const start = between(11, 60, random)
  const pool = range(start, start + 24)
  const [right = 0] = pickSome(
    pool.filter((value) => isEven(value) !== wantsOdd),
    1,
    random,
  )
  const wrong = pool.filter((value) => isEven(value) === wantsOdd)
  return choose(
    'odd-or-even-one',
    `Only one ${plate} has an ${wantsOdd ? 'odd' : 'even'} number. Which one?`,
    rankedChoices(right, pickSome(wrong, wrong.length, random), plain, random),
    `Look at the last digit: ${right} ends in ${right % 10}, and ${wantsOdd ? '1, 3, 5, 7, 9 are odd' : '0, 2, 4, 6, 8 are even'}.`,
    {
      ...picture(`emoji_${PLATE_EMOJI.get(plate)}`, `A ${plate}.`),
      reckoning: `${right}*(mod(${right}, 2)==${wantsOdd ? 1 : 0})`,
    },
  )
}

const pairsCount: DrawQuestion = (random) => {
  const thing = pick(PAIRED, random)
  const count = 2 * between(4, 9, random)
  return choose(
    'how-many-pairs',
    `How many pairs can you make of these ${thing.many}?`,
    rankedChoices(
      count / 2,
      [count / 2 + 1, count / 2 - 1, count, count / 2 + 2, count / 2 - 2, count / 2 - 3],
      plain,
      random,
    ),
    `A pair is two. ${count / 2} twos make ${count}.`,
    { ...picture(`count_${count}_${thing.emoji}`, rowsOf(count, thing)), reckoning: `${count}/2` },
  )
}

const oneMore: DrawQuestion = (random) => {
  const thing = pick(PAIRED, random)
  const count = between(6, 17, random)
  const word = isEven(count) ? 'even' : 'odd'
  return fill(
    'odd-or-even-word',
    `Count the ${thing.many}. Their number is ____.`,
    word,
    `There are ${count}. ${count} ends in ${count % 10}, so it is ${word}.`,
    { ...picture(`count_${count}_${thing.emoji}`, rowsOf(count, thing)) },
  )
}

const nextEven: DrawQuestion = (random) => {
  const wantsOdd = coin(random)
  const dots = between(6, 18, random)
  const name = child(random)
  const next = dots + 2
  if (dots % 2 === (wantsOdd ? 0 : 1)) return nextEven(random)
  return choose(
    'next-of-its-kind',
    `${name} counts the dots. Which ${wantsOdd ? 'odd' : 'even'} number comes after that?`,
    rankedChoices(next, [dots + 4, dots - 2, dots + 6, dots - 4], plain, random),
    `There are ${dots} dots. ${wantsOdd ? 'Odd' : 'Even'} numbers go in steps of 2: ${dots} + 2 = ${next}.`,
    { ...picture(`dots_${dots}`, `Dots, counted in rows: ${dotRows(dots)}.`), reckoning: `${dots}+2` },
  )
}

const dotRows = (dots: number): string =>
  [...range(1, Math.floor(dots / 5)).map(() => 5), ...(dots % 5 === 0 ? [] : [dots % 5])].join(', ')

const evenRiddle: DrawQuestion = (random) => {
  const me = between(7, 20, random)
  const low = me - 1
  return riddle(
    'parity-riddle',
    `I am ${isEven(me) ? 'even' : 'odd'}, and I am between ${low - 1} and ${low + 3}. Who am I?`,
    inWords(me),
    `Between ${low - 1} and ${low + 3} are ${low}, ${me} and ${me + 1}. Only ${me} is ${isEven(me) ? 'even' : 'odd'}.`,
    { reckoning: `(${low - 1}+${low + 3})/2` },
  )
}

const matchNext: DrawQuestion = (random) => {
  const wantsOdd = coin(random)
  const numbers = pickSome(range(5, 44), 4, random).map((value) => 2 * value + (wantsOdd ? 1 : 0))
  const word = wantsOdd ? 'odd' : 'even'
  return match(
    'match-next-parity',
    `Match each ${word} number to the next ${word} number.`,
    numbers.map((value) => [plain(value), plain(value + 2)] as const),
    `From one ${word} number to the next it is always two steps.`,
    { reckoning: `[${numbers.map((value) => `${value}+2`).join(', ')}]` },
  )
}

const orderParity: DrawQuestion = (random) => {
  const wantsOdd = coin(random)
  const numbers = pickSome(range(5, 44), 4, random)
    .map((value) => 2 * value + (wantsOdd ? 1 : 0))
    .toSorted((left, right) => left - right)
  return order(
    'order-parity',
    `Put the ${wantsOdd ? 'odd' : 'even'} numbers in order, smallest first.`,
    numbers.map(plain),
    `All of them end in ${wantsOdd ? '1, 3, 5, 7 or 9' : '0, 2, 4, 6 or 8'}. The tens tell the order.`,
    { reckoning: `[${numbers.join(', ')}]` },
  )
}

export const oddAndEven: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'odd-and-even',
    quizName: 'Odd and Even',
    quizDescription: 'Make pairs: is one left over? Find odd and even numbers by their last digit.',
    cover: 'scene_room_socks_gloves',
    ageGroup: '6 to 8',
    classes: [2, 3],
    topics: ['odd numbers', 'even numbers', 'pairs'],
    difficulty: 'medium',
    keyWords: ['partner', 'twos', 'parity'],
  }),
  seed: 106,
  parts: [
    { draw: pairs, count: 3 },
    { draw: pairsCount, count: 2 },
    { draw: oneMore, count: 1 },
    { draw: oddOne, count: 3 },
    { draw: nextEven, count: 2 },
    { draw: evenRiddle, count: 1 },
    { draw: matchNext, count: 1 },
    { draw: orderParity, count: 1 },
  ],
}
