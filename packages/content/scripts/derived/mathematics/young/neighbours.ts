import { choose, fill, match, order, picture, riddle, state } from '../../build.ts'
import { between, coin, pick, pickSome, rankedChoices } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { inWords, isTypable, plain, range } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { mistakes } from '../mistakes.ts'
import { child } from '../things.ts'

const arrowAlt = (from: number, mark: number): string => {
  if (mark === from) return 'to its first line'
  return `${mark - from === 1 ? 'one line' : `${mark - from} lines`} after ${from}`
}

const lineAlt = (from: number, mark: number): string =>
  `A number line from ${from} to ${from + 10}. An arrow points ${arrowAlt(from, mark)}.`

const afterArrow: DrawQuestion = (random) => {
  const from = 10 * between(0, 8, random)
  const mark = from + between(3, 8, random)
  const name = child(random)
  const isAfter = coin(random)
  const right = isAfter ? mark + 1 : mark - 1
  return choose(
    isAfter ? 'just-after' : 'just-before',
    `${name} stands at the arrow. Which number is just ${isAfter ? 'after' : 'before'} it?`,
    rankedChoices(right, mistakes(right, [mark, isAfter ? mark - 1 : mark + 1, right + 10], 1), plain, random),
    isAfter
      ? `The arrow is at ${mark}. One step to the right is ${right}: numbers grow to the right.`
      : `The arrow is at ${mark}. One step to the left is ${right}: numbers get smaller to the left.`,
    {
      ...picture(`numberline_${from}_${from + 10}_1_${mark}`, lineAlt(from, mark)),
      reckoning: `${mark}${isAfter ? '+' : '-'}1`,
    },
  )
}

const PLACES = [
  'seats in a bus',
  'houses in a lane',
  'pages of a book',
  'lockers at school',
  'runners in a row',
  'train seats',
]

const betweenNumbers: DrawQuestion = (random) => {
  const number = between(21, 98, random)
  const place = pick(PLACES, random)
  const from = 10 * Math.floor((number - 1) / 10)
  if (number % 10 < 2) return betweenNumbers(random)
  return choose(
    'in-between',
    `Here are ${place}. Which number is between ${number - 1} and ${number + 1}?`,
    rankedChoices(number, mistakes(number, [number + 2, number - 2, number + 10, number - 10], 10), plain, random),
    `Count: ${number - 1}, ${number}, ${number + 1}.`,
    {
      ...picture(`numberline_${from}_${from + 10}_1_${number}`, lineAlt(from, number)),
      reckoning: `(${number - 1}+${number + 1})/2`,
    },
  )
}

const monthOf = [
  { key: '2026_6', month: 'June', days: 30 },
  { key: '2026_8', month: 'August', days: 31 },
  { key: '2026_11', month: 'November', days: 30 },
  { key: '2027_1', month: 'January', days: 31 },
]

const calendarNeighbour: DrawQuestion = (random) => {
  const { key, month, days } = pick(monthOf, random)
  const date = between(9, days - 2, random)
  const isAfter = coin(random)
  const right = isAfter ? date + 1 : date - 1
  return choose(
    'date-beside',
    `Today is ${date} ${month}. Which date ${isAfter ? 'comes tomorrow' : 'was yesterday'}?`,
    rankedChoices(
      right,
      mistakes(right, [isAfter ? date - 1 : date + 1, right + 7, right - 7], 1).filter((value) => value <= days),
      plain,
      random,
    ),
    isAfter
      ? `Tomorrow is one day later: ${date} + 1 = ${right}.`
      : `Yesterday was one day earlier: ${date} − 1 = ${right}.`,
    {
      ...picture(`calendar_${key}`, `A calendar page of ${month} with the dates 1 to ${days}.`),
      reckoning: `${date}${isAfter ? '+' : '-'}1`,
    },
  )
}

const beforeInWords: DrawQuestion = (random) => {
  const number = between(11, 60, random)
  if (!isTypable(number)) return beforeInWords(random)
  const from = 10 * Math.floor(number / 10)
  const isAfter = coin(random)
  const start = isAfter ? number - 1 : number + 1
  return fill(
    'beside-in-words',
    isAfter ? `Count on one step from ${start}. You say: ____.` : `Count back one step from ${start}. You say: ____.`,
    inWords(number),
    isAfter ? `One more than ${start} is ${number}.` : `One less than ${start} is ${number}.`,
    {
      ...picture(`numberline_${from}_${from + 10}_1_${number}`, lineAlt(from, number)),
      reckoning: `${start}${isAfter ? '+' : '-'}1`,
    },
  )
}

const besideStatement: DrawQuestion = (random) => {
  const number = between(12, 98, random)
  const word = pick(['before', 'after'], random)
  const isTrue = coin(random)
  const right = word === 'after' ? number + 1 : number - 1
  const told = isTrue ? right : word === 'after' ? number - 1 : number + 1
  const from = 10 * Math.floor(Math.min(number, told) / 10)
  if (Math.max(number, told) > from + 10) return besideStatement(random)
  return state(
    'beside-statement',
    `${told} comes just ${word} ${number}.`,
    isTrue,
    word === 'after' ? `After ${number} we say ${right}.` : `Before ${number} we say ${right}.`,
    {
      ...picture(`numberline_${from}_${from + 10}_1_${number}`, lineAlt(from, number)),
      reckoning: `${told}==${number}${word === 'after' ? '+' : '-'}1`,
    },
  )
}

const betweenTens: DrawQuestion = (random) => {
  const number = pick([13, 15, 17, 19, 23, 24, 26, 28], random)
  return riddle(
    'riddle-one-more',
    `I am one more than ${number - 1}, and one less than ${number + 1}. Who am I?`,
    inWords(number),
    `After ${number - 1} and before ${number + 1} stands ${number}.`,
    { reckoning: `${number - 1}+1` },
  )
}

const matchAfter: DrawQuestion = (random) => {
  const numbers = pickSome(range(2, 9), 4, random).map((ten) => 10 * ten - pick([0, 1], random))
  const isAfter = coin(random)
  return match(
    'match-neighbours',
    isAfter ? 'Match each number to the one just after it.' : 'Match each number to the one just before it.',
    numbers.map((number) => [plain(number), plain(isAfter ? number + 1 : number - 1)] as const),
    isAfter
      ? 'After a 9 at the end a new ten begins: after 49 comes 50.'
      : 'Before a full ten comes a 9: before 50 comes 49.',
    { reckoning: `[${numbers.map((number) => `${number}${isAfter ? '+' : '-'}1`).join(', ')}]` },
  )
}

const orderRun: DrawQuestion = (random) => {
  const start = 10 * between(3, 8, random) - 2
  const isUp = coin(random)
  const items = isUp ? range(start, start + 3) : range(start, start + 3).toReversed()
  return order(
    'order-run',
    isUp
      ? 'Count on: put the four numbers in order, smallest first.'
      : 'Count back: put the four numbers in order, biggest first.',
    items.map(plain),
    `The numbers go over a full ten: ${items.join(', ')}.`,
    { reckoning: `[${items.join(', ')}]` },
  )
}

export const beforeAfterBetween: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'before-after-between',
    quizName: 'Before, After, Between',
    quizDescription: 'Find the neighbours of a number on the line, on the calendar and in your head.',
    cover: 'scene_city_bus-stop_bus',
    ageGroup: '6 to 8',
    classes: [1, 2],
    topics: ['numbers', 'number line', 'counting'],
    difficulty: 'easy',
    keyWords: ['one more', 'one less', 'next number', 'number order'],
  }),
  seed: 105,
  parts: [
    { draw: afterArrow, count: 4 },
    { draw: besideStatement, count: 2 },
    { draw: betweenNumbers, count: 2 },
    { draw: calendarNeighbour, count: 2 },
    { draw: beforeInWords, count: 2 },
    { draw: betweenTens, count: 1 },
    { draw: matchAfter, count: 1 },
    { draw: orderRun, count: 1 },
  ],
}
