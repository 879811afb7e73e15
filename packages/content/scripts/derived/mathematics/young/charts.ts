import type { Random } from '@quokka/core/lib'
import { choose, fill, match, order, picture, riddle, state } from '../../build.ts'
import { coin, mixedChoices, pick, pickSome, rankedChoices } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { inWords, listed, plain, range, sum } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { mistakes } from '../mistakes.ts'
import type { Thing } from '../things.ts'
import { ANIMALS, FOODS, TOYS } from '../things.ts'

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

interface Row {
  thing: Thing
  count: number
}

/** The number as somebody sees it who looks at the row: a five and some more, or two parts. */
const inParts = (count: number): string => {
  const first = count > 5 ? 5 : Math.ceil(count / 2)
  return count === 1 ? 'a single one' : `${first} and ${count - first}`
}

const rows = (number: number, random: Random): Row[] => {
  const things = pickSome(pick([ANIMALS, FOODS, TOYS], random), number, random)
  const counts = pickSome(range(2, 9), number, random)
  return things.map((thing, index) => ({ thing, count: counts[index] ?? 2 }))
}

const chart = (all: readonly Row[]): ReturnType<typeof picture> =>
  picture(
    `pictogram_${all.map(({ thing, count }) => `${thing.emoji}-${count}`).join('_')}`,
    `A picture chart. ${all.map(({ thing, count }) => `${capital(thing.many)}: ${inParts(count)}`).join('. ')}.`,
  )

const first = (all: readonly Row[]): Row => {
  const [row] = all
  if (row === undefined) throw new Error('An empty chart.')
  return row
}

const readRow: DrawQuestion = (random) => {
  const all = rows(3, random)
  const { thing, count } = pick(all, random)
  return choose(
    'chart-read',
    `Look at the chart. How many ${thing.many} are in it?`,
    rankedChoices(
      count,
      mistakes(
        count,
        all.map((row) => row.count),
      ),
      plain,
      random,
    ),
    `Go to the row of ${thing.many} and count the pictures: ${count}.`,
    { ...chart(all), reckoning: `${count}` },
  )
}

const most: DrawQuestion = (random) => {
  const all = rows(4, random)
  const sorted = all.toSorted((left, right) => left.count - right.count)
  const wantsMost = coin(random)
  const right = wantsMost ? sorted[3] : sorted[0]
  if (right === undefined) throw new Error('An empty chart.')
  return choose(
    'chart-most',
    `Children voted on ${all[0]?.thing.many}, ${all[1]?.thing.many} and others. Which got the ${wantsMost ? 'most' : 'fewest'} votes?`,
    mixedChoices(
      capital(right.thing.many),
      all.filter((row) => row !== right).map(({ thing }) => capital(thing.many)),
    ),
    `The ${wantsMost ? 'longest' : 'shortest'} row has the ${wantsMost ? 'most' : 'fewest'} pictures: ${right.count}.`,
    chart(all),
  )
}

const howManyMore: DrawQuestion = (random) => {
  const all = rows(3, random)
  const [many, few] = all.slice(0, 2).toSorted((left, right) => right.count - left.count) as [Row, Row]
  const right = many.count - few.count
  if (right < 2) return howManyMore(random)
  return choose(
    'chart-difference',
    `How many more ${many.thing.many} than ${few.thing.many} does the chart show?`,
    rankedChoices(right, mistakes(right, [many.count, few.count, many.count + few.count]), plain, random),
    `${many.count} ${many.thing.many} and ${few.count} ${few.thing.many}: ${many.count} − ${few.count} = ${right}.`,
    { ...chart(all), reckoning: `${many.count}-${few.count}` },
  )
}

const together: DrawQuestion = (random) => {
  const all = rows(3, random)
  const [one, other] = pickSome(all, 2, random) as [Row, Row]
  const right = one.count + other.count
  return choose(
    'chart-together',
    `How many are the ${one.thing.many} and the ${other.thing.many} of the chart together?`,
    rankedChoices(
      right,
      mistakes(right, [Math.abs(one.count - other.count), sum(all.map(({ count }) => count)), right - 1], 2),
      plain,
      random,
    ),
    `Add the two rows: ${one.count} + ${other.count} = ${right}.`,
    { ...chart(all), reckoning: `${one.count}+${other.count}` },
  )
}

const chartStatement: DrawQuestion = (random) => {
  const all = rows(4, random)
  const [one, other] = pickSome(all, 2, random) as [Row, Row]
  const saysMore = coin(random)
  return state(
    'chart-statement',
    `The chart shows ${saysMore ? 'more' : 'fewer'} ${one.thing.many} than ${other.thing.many}.`,
    saysMore === one.count > other.count,
    `${one.count} ${one.thing.many}, ${other.count} ${other.thing.many}.`,
    { ...chart(all), reckoning: `${one.count}${saysMore ? '>' : '<'}${other.count}` },
  )
}

const chartWord: DrawQuestion = (random) => {
  const all = rows(3, random)
  const { thing, count } = first(all)
  return fill(
    'chart-in-words',
    `The chart has ____ pictures in its row of ${thing.many}.`,
    inWords(count),
    `Count along the row: ${range(1, count).join(', ')}.`,
    { ...chart(all), reckoning: `${count}` },
  )
}

const whoAreWe: DrawQuestion = (random) => {
  const all = rows(3, random)
  const { thing, count } = first(all)
  if (/[ -]/u.test(thing.many)) return whoAreWe(random)
  const others = all.slice(1)
  const spelt = `${thing.many.length} letters, the first ${thing.many.slice(0, 1).toUpperCase()}`
  const { questionImage } = chart(all)
  return riddle(
    'chart-riddle',
    `There are ${count} of us in the chart. Who are we? Write the word for many of us.`,
    thing.many,
    `The others are ${listed(others.map((row) => `${row.count} ${row.thing.many}`))}.`,
    {
      questionImage,
      questionImageAlt: `A picture chart. ${others.map((row) => `${capital(row.thing.many)}: ${inParts(row.count)}`).join('. ')}. A row of ${inParts(count)}: their name has ${spelt}.`,
    },
  )
}

const matchRows: DrawQuestion = (random) => {
  const all = rows(4, random)
  return match(
    'chart-match',
    'Match each row of the chart to its number.',
    all.map(({ thing, count }) => [capital(thing.many), plain(count)] as const),
    'Count each row once, from left to right, and touch every picture.',
    { ...chart(all), reckoning: `[${all.map(({ count }) => count).join(', ')}]` },
  )
}

const orderRows: DrawQuestion = (random) => {
  const all = rows(4, random)
  const sorted = all.toSorted((left, right) => right.count - left.count)
  return order(
    'chart-order',
    'Put the rows of the chart in order, the most pictures first.',
    sorted.map(({ thing }) => capital(thing.many)),
    `The numbers are ${sorted.map(({ count }) => count).join(', ')}.`,
    chart(all),
  )
}

export const readingPictureCharts: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'reading-picture-charts',
    quizName: 'Reading Picture Charts',
    quizDescription: 'One picture for each vote: count the rows, compare them and add them up.',
    cover: 'scene_paper_bar-chart_crayon',
    ageGroup: '6 to 8',
    classes: [2, 3],
    topics: ['data', 'pictograph', 'counting'],
    difficulty: 'medium',
    keyWords: ['survey', 'tally', 'data handling', 'bar'],
  }),
  seed: 116,
  parts: [
    { draw: readRow, count: 2 },
    { draw: most, count: 2 },
    { draw: chartStatement, count: 2 },
    { draw: chartWord, count: 2 },
    { draw: howManyMore, count: 2 },
    { draw: whoAreWe, count: 1 },
    { draw: matchRows, count: 1 },
    { draw: orderRows, count: 1 },
    { draw: together, count: 1 },
  ],
}
