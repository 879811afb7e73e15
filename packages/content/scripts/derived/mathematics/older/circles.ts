import { match, picture } from '../../build.ts'
import { between, coin, pick, pickSome } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { plain, range, withUnit } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'
import { ascending, askNumber, askWord, claim, matchPairs, sketch } from './makers.ts'

const OBJECTS = [
  'plate',
  'rangoli',
  'well',
  'roundabout',
  'pond',
  'drum skin',
  'wheel',
  'clock face',
  'table top',
  'flower bed',
]

const byRadius = (radius: number): ReturnType<typeof picture> =>
  picture(`circle_r_${radius}_cm`, `A circle. The line from its middle to its edge is marked ${radius} cm.`)
const byDiameter = (diameter: number): ReturnType<typeof picture> =>
  picture(
    `circle_d_${diameter}_cm`,
    `A circle. The line through its middle from edge to edge is marked ${diameter} cm.`,
  )

const diameter: DrawQuestion = (random) => {
  const radius = between(3, 24, random)
  const name = child(random)
  return askNumber(
    {
      template: 'radius-to-diameter',
      title: `${name} draws this circle. What is its diameter?`,
      right: 2 * radius,
      likely: [radius, radius + 2, 4 * radius, 2 * radius + 1, 2 * radius - 2, 3 * radius],
      show: withUnit('cm'),
      why: `The drawn line is the radius. The diameter goes all the way through the middle: 2 × ${radius} = ${2 * radius}.`,
      reckoning: `2*${radius}`,
      extras: byRadius(radius),
    },
    random,
  )
}

const radius: DrawQuestion = (random) => {
  const right = between(3, 20, random)
  return askNumber(
    {
      template: 'diameter-to-radius',
      title: `How far must ${child(random)} open the compasses to draw this circle?`,
      right,
      likely: [2 * right, 4 * right, right + 2, right - 2, 3 * right],
      show: withUnit('cm'),
      why: `The compasses take the radius, half of the diameter: ${2 * right} ÷ 2 = ${right}.`,
      reckoning: `${2 * right}/2`,
      extras: byDiameter(2 * right),
    },
    random,
  )
}

const around: DrawQuestion = (random) => {
  const across = 7 * between(1, 12, random)
  const right = (across * 22) / 7
  return askNumber(
    {
      template: 'circumference',
      title: `A round ${pick(OBJECTS, random)} is ${across} cm across. About how long is it all around? (Take 22/7 for pi.)`,
      right,
      likely: [right / 2, right * 2, across * 3, across * 4, right + 22, right - 11, right + 11].filter((value) =>
        Number.isInteger(value),
      ),
      step: 11,
      show: withUnit('cm'),
      why: `Circumference is pi × diameter: 22/7 × ${across} = 22 × ${across / 7} = ${right}.`,
      reckoning: `fraction(22,7)*${across}`,
    },
    random,
  )
}

const area: DrawQuestion = (random) => {
  const r = pick([7, 14, 21], random)
  const right = (r * r * 22) / 7
  return askNumber(
    {
      template: 'circle-area',
      title: `What is about the area of a ${pick(OBJECTS, random)} with a radius of ${r} cm? (Take 22/7 for pi.)`,
      right,
      likely: [(2 * r * 22) / 7, right * 2, right * 4, right / 2, r * r * 3, right + 154],
      step: 22,
      show: withUnit('square cm'),
      why: `Area is pi × radius × radius: 22/7 × ${r} × ${r} = ${plain(right)}.`,
      reckoning: `fraction(22,7)*${r}^2`,
      extras: { slow: true },
    },
    random,
  )
}

const wheel: DrawQuestion = (random) => {
  const turns = pick([10, 20, 50, 100], random)
  const around = pick([2, 3], random)
  const [emoji, what] = pick(
    [
      ['bicycle', 'A bicycle wheel'],
      ['auto-rickshaw', 'A toy rickshaw wheel'],
      ['tractor', 'A tractor wheel'],
      ['wheel', 'A cart wheel'],
    ] as const,
    random,
  )
  return askNumber(
    {
      template: 'wheel-turns',
      title: `${what} rolls ${around} m with each turn. How far does it roll with ${turns} turns?`,
      right: turns * around,
      likely: [turns + around, turns * around * 10, turns * (around + 1), turns / around, turns * around * 2].filter(
        (value) => Number.isInteger(value),
      ),
      step: turns / 2,
      show: withUnit('m'),
      why: `One turn takes it as far as its circumference: ${turns} × ${around} = ${turns * around}.`,
      reckoning: `${turns}*${around}`,
      extras: sketch(emoji),
    },
    random,
  )
}

const halfWord: DrawQuestion = (random) => {
  const right = between(6, 30, random)
  return askWord({
    template: 'radius-in-words',
    title: coin(random)
      ? `A coin-like disc is ${2 * right} mm across. Its radius in millimetres is ____.`
      : `The longest chord of a circle is ${2 * right} cm. I am its radius in centimetres. Which number am I?`,
    right,
    why: `The longest chord is the diameter, and half of it is the radius: ${2 * right} ÷ 2 = ${right}.`,
    reckoning: `${2 * right}/2`,
  })
}

const partsClaim: DrawQuestion = (random) => {
  const facts = [
    ['A full circle has', 360, 'degrees', '4*90', [180, 100]],
    ['A semicircle makes at the centre of its circle an angle of', 180, 'degrees', '2*90', [90, 360]],
    ['A diameter is as long as', 2, 'radii', '2*1', [3, 4]],
    ['A circle that is cut by three diameters has', 6, 'sectors', '2*3', [3, 4]],
    ['Two circles of different size meet in at most', 2, 'points', '1+1', [1, 3]],
    ['A quarter of a circle has a corner of', 90, 'degrees', '360/4', [45, 60]],
  ] as const
  const [begin, right, end, reckoning, wrong] = pick(facts, random)
  return claim(
    {
      template: 'circle-claim',
      title: (told) => `${begin} ${told} ${end}.`,
      right,
      wrong,
      why: `It is ${right}. A full turn has 360 degrees, and a diameter is made of two radii in one line.`,
      reckoning,
    },
    random,
  )
}

const matchParts: DrawQuestion = () =>
  match(
    'match-circle-parts',
    'Match each part of a circle to what it is.',
    [
      ['Radius', 'A line from the middle to the edge'],
      ['Diameter', 'A line through the middle, edge to edge'],
      ['Circumference', 'The way all around'],
      ['Sector', 'A piece between two radii'],
    ],
    'A slice of round cake is a sector, its crust is a piece of the circumference.',
  )

const orderCircles: DrawQuestion = (random) => {
  const [a = 5, b = 6, c = 7, d = 8] = pickSome(range(3, 20), 4, random)
  const items = [
    [`Radius ${a} cm`, 2 * a, `2*${a}`],
    [`Diameter ${b} cm`, b, `${b}`],
    [`Radius ${c} cm`, 2 * c, `2*${c}`],
    [`Diameter ${d} cm`, d, `${d}`],
  ] as const
  if (new Set(items.map(([, value]) => value)).size < 4) return orderCircles(random)
  return ascending(
    'order-circles',
    'Put the circles in order, the smallest first.',
    items,
    'Compare diameters: double each radius first.',
  )
}

const matchAround: DrawQuestion = (random) =>
  matchPairs(
    'match-circumference',
    'Match each diameter to the circumference. (Take 22/7 for pi.)',
    pickSome([7, 14, 21, 28, 35, 70], 4, random).map(
      (across) => [`${across} cm across`, `${(across * 22) / 7} cm around`, `${across}*fraction(22,7)`] as const,
    ),
    'All around is a bit more than 3 times across.',
  )

export const circles: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'circles',
    quizName: 'Circles',
    quizDescription: 'Radius, diameter, and how far it is all around: wheels, wells and rangoli.',
    cover: 'scene_gold_wheel_ferris-wheel',
    ageGroup: '9 to 14',
    classes: [6, 7, 8],
    topics: ['circles', 'circumference', 'area'],
    difficulty: 'medium',
    keyWords: ['pi', 'compasses', 'semicircle', 'chord'],
  }),
  seed: 221,
  parts: [
    { draw: diameter, count: 2 },
    { draw: radius, count: 2 },
    { draw: partsClaim, count: 3 },
    { draw: halfWord, count: 3 },
    { draw: wheel, count: 2 },
    { draw: matchParts, count: 1 },
    { draw: around, count: 2 },
    { draw: orderCircles, count: 1 },
    { draw: matchAround, count: 1 },
    { draw: area, count: 1 },
  ],
}
