import { picture } from '../../build.ts'
import { between, pick, pickSome } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { plain, rupees } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'
import { ascending, askNumber, askWord, claim, matchPairs, sketch } from './makers.ts'

const percent = (value: number): string => `${plain(value)}%`

const SHARES = [5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 80]

const wayOf = (share: number, whole: number): string => {
  if (share === 50) return `50% is one half: ${whole} ÷ 2 = ${whole / 2}.`
  if (share === 25) return `25% is one quarter: ${whole} ÷ 4 = ${whole / 4}.`
  if (share === 75) return `75% is three quarters: ${whole} ÷ 4 = ${whole / 4}, times 3 is ${(whole * 3) / 4}.`
  if (share === 10) return `10% is one tenth: ${whole} ÷ 10 = ${whole / 10}.`
  if (share % 10 === 0)
    return `10% of ${whole} is ${plain(whole / 10)}, so ${share}% is ${share / 10} × ${plain(whole / 10)} = ${plain((whole * share) / 100)}.`
  return `10% of ${whole} is ${plain(whole / 10)}, half of it 5%: ${plain(whole / 20)}. Together ${plain((whole * share) / 100)}.`.replace(
    'Together',
    share === 5 ? 'So' : 'Together',
  )
}

const percentOf: DrawQuestion = (random) => {
  const share = pick(SHARES, random)
  const whole = pick([40, 60, 80, 120, 140, 160, 180, 220, 240, 260, 300, 360], random)
  const right = (share * whole) / 100
  return askNumber(
    {
      template: 'percent-of',
      title: `How much is ${share}% of ${whole}?`,
      right,
      likely: [
        share,
        whole - share,
        whole - right,
        right * 2,
        right / 2,
        right + whole / 10,
        right - whole / 10,
        right + 5,
      ].filter((value) => Number.isInteger(value) && value < whole),
      why: wayOf(share, whole),
      reckoning: `${share}/100*${whole}`,
    },
    random,
  )
}

const GROUPS = [
  ['bicycle', 'children of the school', 'come by bicycle'],
  ['books', 'books of the library', 'are in Hindi'],
  ['mango', 'mangoes in the basket', 'are ripe'],
  ['cricket-game', 'members of the club', 'play cricket'],
  ['musical-notes', 'pupils of the music school', 'learn to sing'],
  ['deciduous-tree', 'trees of the park', 'are neem trees'],
] as const

const groupStory: DrawQuestion = (random) => {
  const [emoji, whole, part] = pick(GROUPS, random)
  const count = pick([60, 80, 120, 140, 160, 180, 200, 240, 260, 280, 300], random)
  const share = pick(SHARES, random)
  const right = (share * count) / 100
  return askNumber(
    {
      template: 'percent-story',
      title: `Of ${count} ${whole}, ${share}% ${part}. How many is that?`,
      right,
      likely: [share, count - right, right + count / 10, right - count / 10, count - share].filter(
        (value) => Number.isInteger(value) && value < count,
      ),
      why: wayOf(share, count),
      reckoning: `${count}*${share}/100`,
      extras: sketch(emoji),
    },
    random,
  )
}

const asPercent: DrawQuestion = (random) => {
  const bottom = pick([4, 5, 10], random)
  const top = between(1, bottom - 1, random)
  const right = (100 * top) / bottom
  return askNumber(
    {
      template: 'part-as-percent',
      title: `What percentage of this bar is coloured?`,
      right,
      likely: [top * 10, 100 - right, top * bottom, right + 10, right - 10, right + 5].filter((value) => value < 100),
      step: 5,
      show: percent,
      why: `${top} of ${bottom} boxes. Each box is 100% ÷ ${bottom} = ${100 / bottom}%, so it is ${right}%.`,
      reckoning: `100*${top}/${bottom}`,
      extras: picture(
        `fraction_bar_${top}_${bottom}`,
        `A bar of ${bottom} equal boxes. ${top === 1 ? 'One is' : `${top} are`} coloured.`,
      ),
    },
    random,
  )
}

const piePercent: DrawQuestion = (random) => {
  const [top, bottom] = pick(
    [
      [1, 4],
      [3, 4],
      [1, 5],
      [2, 5],
      [3, 5],
      [4, 5],
      [3, 10],
      [7, 10],
      [9, 10],
    ] as const,
    random,
  )
  const people = between(2, 9, random) * 20
  return askNumber(
    {
      template: 'pie-percent',
      title: `In a survey of ${people} people, the coloured part said yes. What percentage of them is that?`,
      right: (100 * top) / bottom,
      likely: [
        100 - (100 * top) / bottom,
        top * 10,
        (100 * top) / bottom + 10,
        (100 * top) / bottom - 10,
        top * bottom,
      ].filter((value) => value < 100),
      step: 5,
      show: percent,
      why: `${top}/${bottom} = ${(100 * top) / bottom}/100. How many people were asked does not matter for the percentage.`,
      reckoning: `${top}/${bottom}*100`,
      extras: picture(
        `fraction_pie_${top}_${bottom}`,
        `A circle cut into ${bottom} equal slices. ${top === 1 ? 'One is' : `${top} are`} coloured.`,
      ),
    },
    random,
  )
}

const marks: DrawQuestion = (random) => {
  const whole = pick([20, 25, 40, 50, 80], random)
  const share = pick(
    [40, 60, 70, 75, 80, 85, 90].filter((value) => (value * whole) % 100 === 0),
    random,
  )
  const got = (share * whole) / 100
  return askNumber(
    {
      template: 'marks-in-percent',
      title: `${child(random)} gets ${got} out of ${whole} marks. What percentage is that?`,
      right: share,
      likely: [got, 100 - share, whole - got, share + 5, share - 5, share + 10].filter((value) => value <= 100),
      step: 5,
      show: percent,
      why: `Make it out of 100: ${got}/${whole} = ${share}/100${100 % whole === 0 ? ` (both times ${100 / whole})` : ''}.`,
      reckoning: `${got}/${whole}*100`,
    },
    random,
  )
}

const percentClaim: DrawQuestion = (random) => {
  const share = pick([10, 20, 25, 50, 75], random)
  const whole = pick([60, 80, 120, 140, 160, 180, 240, 280, 360], random)
  const right = (whole * share) / 100
  return claim(
    {
      template: 'percent-claim',
      title: (told) => `${share}% of ${rupees(whole)} is ${told}.`,
      right,
      wrong: [whole / share, right / 2, right + 10, right * 2].filter((value) => Number.isInteger(value)),
      show: rupees,
      why: wayOf(share, whole),
      reckoning: `${whole}*${share}/100`,
    },
    random,
  )
}

const restWord: DrawQuestion = (random) => {
  const share = pick([10, 20, 30, 35, 40, 45, 55, 60, 65, 70, 80, 85, 90], random)
  return askWord({
    template: 'rest-of-hundred',
    title: `A tank is ${share}% full. So ____ percent of it is empty.`,
    right: 100 - share,
    why: `The whole tank is 100%: 100 − ${share} = ${100 - share}.`,
    reckoning: `100-${share}`,
  })
}

const wholeRiddle: DrawQuestion = (random) => {
  const share = pick([10, 20, 25, 50], random)
  const whole = pick(
    [20, 30, 40, 50, 60, 80, 90, 70].filter((value) => (value * share) % 100 === 0),
    random,
  )
  return askWord({
    template: 'whole-riddle',
    title: `${share}% of me is ${(whole * share) / 100}. Which number am I?`,
    right: whole,
    why: `${share}% goes ${100 / share} times into the whole: ${100 / share} × ${(whole * share) / 100} = ${whole}.`,
    reckoning: `${(whole * share) / 100}/${share}*100`,
  })
}

const matchPercents: DrawQuestion = (random) => {
  const pairs = pickSome(
    [
      [1, 2],
      [1, 4],
      [3, 4],
      [1, 5],
      [2, 5],
      [1, 10],
      [9, 10],
      [1, 20],
    ] as const,
    4,
    random,
  )
  return matchPairs(
    'match-percents',
    'Match each fraction to its percentage.',
    pairs.map(([top, bottom]) => [`${top}/${bottom}`, percent((100 * top) / bottom), `100*${top}/${bottom}`] as const),
    'Per cent means "of a hundred": turn each fraction into hundredths.',
  )
}

const orderParts: DrawQuestion = (random) => {
  const [a = 10, b = 20] = pickSome([15, 20, 30, 35], 2, random)
  const items = [
    [`${a}% of 200`, 2 * a, `${a}/100*200`],
    ['Half of 50', 25, '50/2'],
    [`${b}% of 300`, 3 * b, `${b}/100*300`],
    ['1% of 900', 9, '900/100'],
  ] as const
  if (new Set(items.map(([, value]) => value)).size < 4) return orderParts(random)
  return ascending(
    'order-percents',
    'Put these parts in order, the smallest first.',
    items,
    `They are ${items
      .map(([, value]) => value)
      .toSorted((left, right) => left - right)
      .join(', ')}.`,
  )
}

export const percentages: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'percentages',
    quizName: 'Percentages',
    quizDescription: 'Parts of a hundred: marks, surveys, full and empty tanks, and the fractions behind them.',
    cover: 'scene_stage_hundred-points_chart-increasing',
    ageGroup: '9 to 14',
    classes: [6, 7, 8],
    topics: ['percentages', 'fractions', 'proportion'],
    difficulty: 'medium',
    keyWords: ['per cent', 'share', 'discount', 'survey result'],
  }),
  seed: 213,
  parts: [
    { draw: asPercent, count: 1 },
    { draw: restWord, count: 2 },
    { draw: percentOf, count: 3 },
    { draw: percentClaim, count: 3 },
    { draw: groupStory, count: 3 },
    { draw: piePercent, count: 2 },
    { draw: marks, count: 1 },
    { draw: wholeRiddle, count: 1 },
    { draw: matchPercents, count: 1 },
    { draw: orderParts, count: 1 },
  ],
}
