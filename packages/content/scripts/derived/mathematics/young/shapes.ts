import { choose, match, order, picture, riddle, state } from '../../build.ts'
import { between, coin, mixedChoices, pick, pickSome, rankedChoices } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { inWords, plain } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'

interface Flat {
  name: string
  sides: number
  seen: string
}

const FLATS: readonly Flat[] = [
  { name: 'triangle', sides: 3, seen: 'three straight sides and three corners' },
  { name: 'square', sides: 4, seen: 'four straight sides, all equally long, and four square corners' },
  { name: 'rectangle', sides: 4, seen: 'two long and two short straight sides and four square corners' },
  {
    name: 'pentagon',
    sides: 5,
    seen: 'straight sides and corners: two at the bottom, two at the sides and one at the top',
  },
  { name: 'hexagon', sides: 6, seen: 'straight sides and corners, as a cell of a honeycomb' },
  { name: 'circle', sides: 0, seen: 'one round line, as wide as it is high, and no corner' },
  { name: 'oval', sides: 0, seen: 'one round line, longer than it is high, as an egg' },
  { name: 'octagon', sides: 8, seen: 'straight sides and corners: four pairs of sides face each other' },
]

const SOLIDS = [
  {
    name: 'Sphere',
    things: [
      ['soccer-ball', 'ball'],
      ['tangerine', 'orange'],
      ['basketball', 'basketball'],
      ['yarn', 'ball of wool'],
    ],
  },
  {
    name: 'Cylinder',
    things: [
      ['drum', 'drum'],
      ['battery', 'battery'],
      ['canned-food', 'tin can'],
      ['roll-of-paper', 'roll of paper'],
    ],
  },
  {
    name: 'Cuboid',
    things: [
      ['closed-book', 'book'],
      ['brick', 'brick'],
      ['package', 'parcel'],
      ['mobile-phone', 'phone'],
    ],
  },
  {
    name: 'Cube',
    things: [
      ['game-die', 'die'],
      ['ice', 'block of ice'],
    ],
  },
  { name: 'Cone', things: [['soft-ice-cream', 'pointed ice cream cup']] },
] as const

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

const nameShape: DrawQuestion = (random) => {
  const [right, ...others] = pickSome(FLATS, 4, random)
  const name = child(random)
  if (right === undefined) throw new Error('Too few shapes.')
  return choose(
    'name-the-shape',
    pick(
      [`${name} draws this on a kite. Which shape is it?`, `${name} cuts this out of paper. Which shape is it?`],
      random,
    ),
    mixedChoices(
      capital(right.name),
      others.map((other) => capital(other.name)),
    ),
    right.sides === 0
      ? `It has no straight side and no corner${right.name === 'oval' ? ', and it is longer one way' : ''}.`
      : `Count the sides: there are ${right.sides}. A shape like this is a ${right.name}.`,
    picture(`shape_${right.name}`, `A flat shape with ${right.seen}.`),
  )
}

const STRAIGHT = FLATS.filter(({ sides }) => sides > 0)

const countSides: DrawQuestion = (random) => {
  const { name: shape, sides, seen } = pick(STRAIGHT, random)
  const name = child(random)
  const part = pick(['sides', 'corners'], random)
  return choose(
    'sides-and-corners',
    `${name} goes around this shape with a finger. How many ${part} are there?`,
    rankedChoices(
      sides,
      [sides + 1, sides - 1, sides + 2, sides - 2, sides + 3, sides - 3].filter((value) => value > 0),
      plain,
      random,
    ),
    `It is ${/^[aeio]/u.test(shape) ? 'an' : 'a'} ${shape}. It has as many corners as sides: ${sides}.`,
    { ...picture(`shape_${shape}`, `A flat shape with ${seen}.`), reckoning: `${sides}` },
  )
}

const solidThing: DrawQuestion = (random) => {
  const solid = pick(SOLIDS, random)
  const [emoji, thing] = pick(solid.things as readonly (readonly [string, string])[], random)
  const others = SOLIDS.filter(({ name }) => name !== solid.name && !(solid.name === 'Cube' && name === 'Cuboid'))
  return choose(
    'solid-of-a-thing',
    pick([`Which solid shape is a ${thing}?`, `A ${thing} is most like which solid shape?`], random).replace(
      'a orange',
      'an orange',
    ),
    mixedChoices(
      solid.name,
      pickSome(others, 3, random).map(({ name }) => name),
    ),
    {
      Sphere: 'It is round on all sides, so it rolls every way. That is a sphere.',
      Cylinder: 'It has two flat round ends and one curved side. That is a cylinder.',
      Cuboid: 'It has six flat sides, all rectangles. That is a cuboid.',
      Cube: 'It has six flat sides, all equal squares. That is a cube.',
      Cone: 'It is round at one end and goes to a point. That is a cone.',
    }[solid.name],
    picture(`emoji_${emoji}`, `A ${thing}.`.replace('A orange', 'An orange')),
  )
}

const sidesStatement: DrawQuestion = (random) => {
  const { name, sides, seen } = pick(STRAIGHT, random)
  const isTrue = coin(random)
  const told = isTrue ? sides : sides + pick([-1, 1], random)
  return state(
    'sides-statement',
    `This shape has ${inWords(told)} corners.`,
    isTrue,
    `Each corner is where two sides meet. A ${name} has ${sides} of them.`.replace('A octagon', 'An octagon'),
    { ...picture(`shape_${name}`, `A flat shape with ${seen}.`), reckoning: `${told}==${sides}` },
  )
}

const sidesRiddle: DrawQuestion = (random) => {
  const [one, other] = pickSome(STRAIGHT.slice(0, 4), 2, random)
  if (one === undefined || other === undefined) throw new Error('Too few shapes.')
  return riddle(
    'shape-riddle',
    `A ${one.name} and a ${other.name} count their corners together. Which number do they get?`,
    inWords(one.sides + other.sides),
    `A ${one.name} has ${one.sides} corners and a ${other.name} has ${other.sides}: ${one.sides} + ${other.sides} = ${one.sides + other.sides}.`,
    { reckoning: `${one.sides}+${other.sides}` },
  )
}

const matchSides: DrawQuestion = (random) => {
  const shapes = pickSome(
    STRAIGHT.filter(({ name }) => name !== pick(['square', 'rectangle'], random) && name !== 'oval'),
    8,
    random,
  )
  const different = shapes
    .filter((shape, index) => shapes.findIndex(({ sides }) => sides === shape.sides) === index)
    .slice(0, 4)
  return match(
    'match-sides',
    'Match each shape to its number of sides.',
    different.map(({ name, sides }) => [capital(name), plain(sides)] as const),
    'The names help: in "pentagon" hides the Greek word for five, in "octagon" the one for eight.',
    { reckoning: `[${different.map(({ sides }) => sides).join(', ')}]` },
  )
}

const orderSides: DrawQuestion = () =>
  order(
    'order-sides',
    'Put the shapes in order, the smallest number of sides first.',
    ['Triangle', 'Square', 'Pentagon', 'Hexagon'],
    'They have 3, 4, 5 and 6 sides.',
  )

const sticks: DrawQuestion = (random) => {
  const shape = pick(
    STRAIGHT.filter(({ sides }) => sides < 6 && sides > 2),
    random,
  )
  const times = between(2, 3, random)
  const right = shape.sides * times
  const name = child(random)
  return choose(
    'sticks-for-shapes',
    `${name} lays ${inWords(times)} of these, apart, with one stick a side. How many sticks?`,
    rankedChoices(
      right,
      [right - 1, right + 1, right + 2, right - 2, right + shape.sides, shape.sides + times].filter(
        (value) => value > 3,
      ),
      plain,
      random,
    ),
    `One takes ${shape.sides} sticks, so ${times} take ${Array.from({ length: times }, () => shape.sides).join(' + ')} = ${right}.`,
    { ...picture(`shape_${shape.name}`, `A flat shape with ${shape.seen}.`), reckoning: `${times}*${shape.sides}` },
  )
}

export const shapesAroundUs: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'shapes-around-us',
    quizName: 'Shapes Around Us',
    quizDescription: 'Name flat and solid shapes, count sides and corners, and find them at home.',
    cover: 'scene_violet_kite_soccer-ball_package',
    ageGroup: '6 to 8',
    classes: [1, 2, 3],
    topics: ['shapes', 'solids', 'sides and corners'],
    difficulty: 'easy',
    keyWords: ['geometry', 'triangle', 'cube', 'sphere', 'cylinder'],
  }),
  seed: 108,
  parts: [
    { draw: nameShape, count: 3 },
    { draw: solidThing, count: 3 },
    { draw: countSides, count: 1 },
    { draw: sidesStatement, count: 2 },
    { draw: sidesRiddle, count: 1 },
    { draw: sticks, count: 1 },
    { draw: matchSides, count: 1 },
    { draw: orderSides, count: 1 },
  ],
  written: [
    {
      questionType: 'MCQ',
      questionTitle: 'Why is a wheel round?',
      questionImage: 'emoji_wheel.png',
      questionImageAlt: 'A wheel of a car.',
      answerChoices: [
        'So that it rolls smoothly',
        'So that it weighs less',
        'So that it looks nice',
        'So that it stops fast',
      ],
      correctAnswer: ['So that it rolls smoothly'],
      answerContent:
        'A round wheel has no corners to bump on, and its middle always stays equally high above the road.',
    },
    {
      questionType: 'FIB',
      questionTitle: 'Push a ball and it rolls. Push a box with flat sides and it ____ along the floor.',
      questionImage: 'row_soccer-ball_package.png',
      questionImageAlt: 'A round ball and a box with flat sides.',
      correctAnswer: ['slides', 'glides'],
      answerContent: 'A ball touches the floor at one small point. A box lies on a whole flat side.',
    },
  ],
}
