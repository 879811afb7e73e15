import { choose, fill, match, order, picture, riddle, state } from '../../build.ts'
import { between, coin, pick, rankedChoices } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { inWords, plain, range } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child, rowsOf } from '../things.ts'

const GROUPS = [
  { step: 2, emoji: 'bicycle', one: 'bicycle', many: 'bicycles', part: 'wheels' },
  { step: 2, emoji: 'duck', one: 'duck', many: 'ducks', part: 'legs' },
  { step: 2, emoji: 'rabbit', one: 'rabbit', many: 'rabbits', part: 'ears' },
  { step: 5, emoji: 'raised-hand', one: 'hand', many: 'hands', part: 'fingers' },
  { step: 5, emoji: 'hibiscus', one: 'hibiscus', many: 'hibiscus flowers', part: 'petals' },
  { step: 10, emoji: 'crab', one: 'crab', many: 'crabs', part: 'legs' },
  { step: 10, emoji: 'package', one: 'box', many: 'boxes', part: 'crayons' },
  { step: 10, emoji: 'bouquet', one: 'bunch', many: 'bunches', part: 'flowers' },
]

const groupsOf: DrawQuestion = (random) => {
  const { step, part, ...thing } = pick(GROUPS, random)
  const count = between(3, 9, random)
  const right = step * count
  return choose(
    'groups-by-skips',
    `Each ${thing.one} has ${step} ${part}. How many ${part} are there?`,
    rankedChoices(
      right,
      [right + step, right - step, right + 2 * step, right - 2 * step, right + 3 * step],
      plain,
      random,
    ),
    `Count in ${step}s: ${range(1, count)
      .map((number) => number * step)
      .join(', ')}.`,
    { ...picture(`count_${count}_${thing.emoji}`, rowsOf(count, thing)), reckoning: `${count}*${step}` },
  )
}

const jumps: DrawQuestion = (random) => {
  const step = pick([2, 5, 10], random)
  const from = step * between(0, 4, random)
  const marked = between(3, 8, random)
  const mark = from + step * marked
  const name = pick(['frog', 'rabbit', 'kangaroo', 'grasshopper', 'monkey', 'goat'], random)
  return choose(
    'jumps-on-the-line',
    `The ${name} jumps in ${step}s to the arrow. Where does it land?`,
    rankedChoices(
      mark,
      [mark + step, mark - step, mark + 1, mark - 1, mark + 2 * step, mark - 2 * step],
      plain,
      random,
    ),
    `Jump from ${from}: ${range(1, marked)
      .map((jump) => from + jump * step)
      .join(', ')}.`,
    {
      ...picture(
        `numberline_${from}_${from + 10 * step}_${step}_${mark}`,
        `A number line from ${from} to ${from + 10 * step} in steps of ${step}. The arrow points ${marked} steps after ${from}.`,
      ),
      reckoning: `${from}+${marked}*${step}`,
    },
  )
}

const nextInWords: DrawQuestion = (random) => {
  const step = pick([5, 10], random)
  const mark = step === 5 ? 5 * pick([2, 4, 6, 8, 10], random) : 10 * between(4, 9, random)
  const seen = range(1, 3).map((back) => mark - step * (4 - back))
  if ((seen[0] ?? 0) < 0) return nextInWords(random)
  return fill(
    'next-skip-in-words',
    `Count in ${step}s: ${seen.join(', ')}, then comes ____.`,
    inWords(mark),
    `${seen[2]} + ${step} = ${mark}.`,
    {
      ...picture(
        `numberline_${seen[0]}_${mark + step}_${step}_${mark}`,
        `A number line that begins at ${seen[0]}, in steps of ${step}. The arrow points 3 steps after ${seen[0]}.`,
      ),
      reckoning: `${seen[0]}+3*${step}`,
    },
  )
}

const sayStatement: DrawQuestion = (random) => {
  const step = pick([2, 5, 10], random)
  const isTrue = coin(random)
  const base = step * between(3, step === 2 ? 12 : 9, random)
  const told = isTrue ? base : base + (step === 2 ? 1 : pick([2, 3, 4], random))
  const name = child(random)
  const near = `${Math.floor(told / step) * step}`
  return state(
    'said-in-skips',
    `${name} begins at 0 and counts in ${step}s. ${told} is one of the numbers.`,
    isTrue,
    isTrue
      ? `${told} is ${told / step} jumps of ${step}.`
      : `After ${near} comes ${Number(near) + step}, so ${told} is jumped over.`,
    { reckoning: `mod(${told}, ${step})==0` },
  )
}

const wheelsRiddle: DrawQuestion = (random) => {
  const step = pick([2, 5, 10], random)
  const times = between(step === 2 ? 4 : 3, step === 2 ? 9 : 8, random)
  const me = step * times
  if (inWords(me).includes(' ')) return wheelsRiddle(random)
  return riddle(
    'riddle-jumps',
    `Start at 0 and jump ${times} times in ${step}s. You land on me. Who am I?`,
    inWords(me),
    `${range(1, times)
      .map((jump) => jump * step)
      .join(', ')}.`,
    { reckoning: `${times}*${step}` },
  )
}

const matchLists: DrawQuestion = () =>
  match(
    'match-skips',
    'Match each list to the way it is counted.',
    [
      ['4, 6, 8, 10', 'In twos'],
      ['15, 20, 25, 30', 'In fives'],
      ['30, 40, 50, 60', 'In tens'],
      ['11, 12, 13, 14', 'In ones'],
    ],
    'Look how far it is from one number to the next. From 15 to 20 it is five.',
  )

const orderSkips: DrawQuestion = (random) => {
  const step = pick([2, 5, 10], random)
  const items = range(0, 3).map((jump) => step * (3 + jump))
  return order(
    'order-skips-back',
    `Count back in ${step}s. Put the numbers in order, biggest first.`,
    items.toReversed().map(plain),
    `Take ${step} away each time: ${items.toReversed().join(', ')}.`,
    { reckoning: `[${items.toReversed().join(', ')}]` },
  )
}

export const skipCounting: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'skip-counting',
    quizName: 'Skip Counting: 2s, 5s and 10s',
    quizDescription: 'Count wheels in twos, fingers in fives and crayons in tens, and jump along the line.',
    cover: 'scene_forest_frog_footprints',
    ageGroup: '6 to 8',
    classes: [1, 2, 3],
    topics: ['skip counting', 'number line', 'equal groups'],
    difficulty: 'medium',
    keyWords: ['multiples', 'step', 'pattern', 'times tables'],
  }),
  seed: 107,
  parts: [
    { draw: groupsOf, count: 5 },
    { draw: jumps, count: 3 },
    { draw: nextInWords, count: 2 },
    { draw: sayStatement, count: 2 },
    { draw: wheelsRiddle, count: 1 },
    { draw: orderSkips, count: 1 },
    { draw: matchLists, count: 1 },
  ],
}
