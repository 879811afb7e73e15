import { picture, riddle, solved, state } from '../../build.ts'
import { between, coin, pick, pickSome } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { inWords, plain, range } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { ascending, askNumber, askWord, claim, matchPairs, sketch } from './makers.ts'

const degrees = (value: number): string => `${plain(value)} °C`

const LOW = -1_000

const PLACES = ['Leh', 'Shimla', 'Gulmarg', 'Manali', 'Tawang', 'Gangtok', 'Moscow', 'Oslo', 'Kargil', 'Darjeeling']

const readingAlt = (reading: number): string =>
  `A thermometer. The top of the red line is ${Math.abs(reading)} ${Math.abs(reading) === 1 ? 'degree' : 'degrees'} ${reading < 0 ? 'below' : 'above'} 0.`

const thermometer: DrawQuestion = (random) => {
  const now = between(-12, 8, random)
  const change = pick([4, 5, 6, 7, 8, 9, 10], random)
  const rises = coin(random)
  const right = rises ? now + change : now - change
  if (now === 0 || Math.sign(now) === Math.sign(right) || right < -20) return thermometer(random)
  return askNumber(
    {
      template: 'thermometer-change',
      title: `Winter in ${pick(PLACES, random)}: the temperature ${rises ? 'rises' : 'falls'} by ${change} degrees from what you see. What is it then?`,
      right,
      likely: [
        -right,
        rises ? now - change : now + change,
        Math.abs(now) + change,
        -(Math.abs(now) + change),
        right + 1,
        right - 1,
      ],
      least: LOW,
      show: degrees,
      why: `First go to 0, which takes ${Math.abs(now)}, then ${change - Math.abs(now)} more: ${plain(right)}.`,
      reckoning: `${now}${rises ? '+' : '-'}${change}`,
      extras: {
        ...picture(`thermometer_${now}`, readingAlt(now)),
        ...solved(`thermometer_${right}`, readingAlt(right)),
      },
    },
    random,
  )
}

const coded = (value: number): string => (value < 0 ? `m${-value}` : String(value))

const line: DrawQuestion = (random) => {
  const from = pick([-10, -8, -6, -5], random)
  const mark = between(from + 1, 4, random)
  const step = between(3, 7, random)
  const right = mark + step
  if (mark >= 0 || right < 0) return line(random)
  return askNumber(
    {
      template: 'integer-line',
      title: `From the arrow go ${step} steps to the right. Where are you?`,
      right,
      likely: [mark - step, -right, step - mark, right + 1, right - 1],
      least: LOW,
      why: `The arrow is at ${plain(mark)}. To 0 it takes ${-mark} of the ${step} steps, and ${step + mark} more lead to ${plain(right)}.`,
      reckoning: `${mark}+${step}`,
      extras: picture(
        `numberline_${coded(from)}_${from + 10}_1_${coded(mark)}`,
        `A number line from ${plain(from)} to ${plain(from + 10)}. The arrow points ${mark - from} ${mark - from === 1 ? 'step' : 'steps'} right of ${plain(from)}.`,
      ),
    },
    random,
  )
}

const addIntegers: DrawQuestion = (random) => {
  const a = between(-15, 12, random)
  const b = between(-14, -3, random)
  const minus = coin(random)
  const right = minus ? a - b : a + b
  if (a === 0) return addIntegers(random)
  return askNumber(
    {
      template: 'integer-sum',
      title: `What is ${plain(a)} ${minus ? '−' : '+'} (${plain(b)})?`,
      right,
      likely: [minus ? a + b : a - b, -right, right + 2, right - 2, -(minus ? a + b : a - b)],
      least: LOW,
      why: minus
        ? `Taking away ${plain(b)} is the same as adding ${-b}: ${plain(a)} + ${-b} = ${plain(right)}.`
        : `Adding ${plain(b)} means going ${-b} steps to the left: ${plain(right)}.`,
      reckoning: `${a}${minus ? '-' : '+'}(${b})`,
    },
    random,
  )
}

const multiply: DrawQuestion = (random) => {
  const a = between(2, 9, random) * (coin(random) ? -1 : 1)
  const b = -between(2, 9, random)
  const right = a * b
  return askNumber(
    {
      template: 'integer-product',
      title: `What is ${a < 0 ? `(${plain(a)})` : plain(a)} × (${plain(b)})?`,
      right,
      likely: [-right, a + b, right + b, right - b],
      least: LOW,
      why:
        a < 0
          ? `Minus times minus is plus: ${-a} × ${-b} = ${right}.`
          : `Plus times minus is minus: ${a} × ${-b} = ${-right}, so ${plain(right)}.`,
      reckoning: `(${a})*(${b})`,
    },
    random,
  )
}

const LIFTS = [
  ['elevator', 'A lift', 'floor'],
  ['office-building', 'A cleaner', 'floor'],
  ['elevator', 'A parcel in the lift', 'floor'],
] as const

const lift: DrawQuestion = (random) => {
  const [emoji, who] = pick(LIFTS, random)
  const start = -between(1, 4, random)
  const up = between(6, 11, random)
  const down = between(2, 4, random)
  const right = start + up - down
  return askNumber(
    {
      template: 'lift-story',
      title:
        `${who} begins at floor ${plain(start)}, goes up ${up} floors and down ${down}. At which floor does it end?`.replace(
          'A cleaner begins',
          "A cleaner's lift begins",
        ),
      right,
      likely: [up - down, -start + up - down, right + 1, right - 1, start + up + down],
      least: LOW,
      why: `${plain(start)} + ${up} = ${start + up}, and ${start + up} − ${down} = ${plain(right)}. Floor 0 is counted too.`,
      reckoning: `${start}+${up}-${down}`,
      extras: sketch(emoji, emoji === 'elevator' ? 'elevator, or lift' : 'office building'),
    },
    random,
  )
}

const compareClaim: DrawQuestion = (random) => {
  const a = -between(2, 20, random)
  const b = pick([-1, -3, -7, -12, -15, 0, 2], random)
  if (a === b) return compareClaim(random)
  const isMore = coin(random)
  return state(
    'integer-compare-claim',
    `${plain(a)} is ${isMore ? 'greater' : 'less'} than ${plain(b)}.`,
    isMore === a > b,
    `${plain(Math.max(a, b))} stands further to the right on the number line, so it is the greater one.`,
    { reckoning: `${a}${isMore ? '>' : '<'}${b}` },
  )
}

const gapWord: DrawQuestion = (random) => {
  const low = -between(3, 12, random)
  const high = between(4, 15, random)
  return askWord({
    template: 'gap-in-words',
    title: `At night it was ${degrees(low)}, at noon ${degrees(high)}. The difference is ____ degrees.`,
    right: high - low,
    why: `${-low} degrees up to 0 and ${high} more: ${-low} + ${high} = ${high - low}.`,
    reckoning: `${high}-(${low})`,
  })
}

const oppositeRiddle: DrawQuestion = (random) => {
  const value = between(6, 30, random)
  return riddle(
    'opposite-riddle',
    `On the number line I am as far from 0 as ${plain(-value)} is, but on the other side. Who am I?`,
    inWords(value),
    `Opposite numbers have the same distance from 0, and their sum is 0.`,
    { reckoning: `abs(${-value})` },
  )
}

const sumClaim: DrawQuestion = (random) => {
  const a = -between(3, 14, random)
  const b = between(3, 18, random)
  return claim(
    {
      template: 'debt-claim',
      title: (told) => `You owe ₹${-a} and then get ₹${b}. Written with signs: ${plain(a)} + ${b} = ${told}.`,
      right: a + b,
      wrong: [-(a + b), b - a, a - b],
      why: `Pay the debt of ${-a} first. ${b >= -a ? `${b + a} is left over` : `${-a - b} is still owed`}.`,
      reckoning: `${a}+${b}`,
    },
    random,
  )
}

const orderIntegers: DrawQuestion = (random) => {
  const values = [-between(11, 20, random), -between(2, 9, random), between(1, 3, random), between(5, 12, random)]
  const shuffled = pickSome(values, 4, random)
  return ascending(
    'order-integers',
    'Put the temperatures in order, the coldest first.',
    shuffled.map((value) => [degrees(value), value, `${value}`] as const),
    'Below zero a greater number after the minus means colder.',
  )
}

const matchOpposite: DrawQuestion = (random) => {
  const pairs = pickSome(range(2, 12), 4, random).map((value, index) => {
    const minus = index % 2 === 0 ? between(3, 9, random) : -between(3, 9, random)
    const right = index < 2 ? -value : value
    return [
      `${plain(right - minus)} ${minus < 0 ? '−' : '+'} ${Math.abs(minus)}`,
      plain(right),
      `${right - minus}+(${minus})`,
    ] as const
  })
  return matchPairs(
    'match-integer-sums',
    'Match each task below or above zero to its result.',
    pairs,
    'Plus goes to the right on the number line, minus to the left.',
  )
}

export const integersAboveAndBelowZero: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'integers-above-and-below-zero',
    quizName: 'Integers Above and Below Zero',
    quizDescription: 'Frost, lifts and debts: numbers with a minus sign on the line and in sums.',
    cover: 'scene_snow_thermometer_snowflake',
    ageGroup: '9 to 14',
    classes: [6, 7],
    topics: ['integers', 'negative numbers', 'number line'],
    difficulty: 'medium',
    keyWords: ['opposite', 'temperature', 'degrees', 'directed numbers'],
  }),
  seed: 215,
  parts: [
    { draw: line, count: 2 },
    { draw: compareClaim, count: 2 },
    { draw: thermometer, count: 3 },
    { draw: gapWord, count: 2 },
    { draw: lift, count: 1 },
    { draw: oppositeRiddle, count: 1 },
    { draw: addIntegers, count: 3 },
    { draw: sumClaim, count: 1 },
    { draw: orderIntegers, count: 1 },
    { draw: matchOpposite, count: 1 },
    { draw: multiply, count: 1 },
  ],
}
