import { choose, picture, state } from '../build.ts'
import { coin, mixedChoices, pick, pickSome, rankedChoices } from '../choices.ts'
import type { DrawQuestion } from '../derived-question.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { withUnit } from '../numbers.ts'
import { ask, pair, sort, tell, type } from '../written-slides.ts'
import { geographyHead } from './geography-head.ts'

/** Clockwise from north, with where the arrow points on the picture. */
const DIRECTIONS = [
  ['n', 'North', 'straight up'],
  ['ne', 'North-east', 'up to the right'],
  ['e', 'East', 'to the right'],
  ['se', 'South-east', 'down to the right'],
  ['s', 'South', 'straight down'],
  ['sw', 'South-west', 'down to the left'],
  ['w', 'West', 'to the left'],
  ['nw', 'North-west', 'up to the left'],
] as const

const NAMES = ['Riya', 'Arjun', 'Meera', 'Kabir', 'Zoya', 'Dev', 'Anu', 'Farhan']

const directionAt = (index: number): string => DIRECTIONS[((index % 8) + 8) % 8]?.[1] ?? ''

const arrow: DrawQuestion = (random) => {
  const index = pick([1, 3, 5, 7, 2, 6], random)
  const [code, key, where] = DIRECTIONS[index] ?? DIRECTIONS[0]
  const wrong = [index + 4, index + 2, index - 2].map(directionAt)
  return choose(
    'compass-arrow',
    `${pick(NAMES, random)} walks the way that the arrow points. Which direction is it?`,
    mixedChoices(key, wrong),
    index % 2 === 1
      ? `Half-way between ${directionAt(index - 1).toLowerCase()} and ${directionAt(index + 1).toLowerCase()} lies ${key.toLowerCase()}.`
      : 'On most maps north is at the top; going round like a clock, east, south and west follow.',
    picture(`compass_${code}`, `A compass rose with N at the top; its arrow points ${where}.`),
  )
}

const back: DrawQuestion = (random) => {
  const index = pick([1, 3, 5, 7], random)
  const wrong = [index + 2, index - 2, index].map(directionAt)
  return choose(
    'way-back',
    `${pick(NAMES, random)} sails ${directionAt(index).toLowerCase()}. Which direction leads straight back?`,
    mixedChoices(directionAt(index + 4), wrong),
    'Straight back is half a turn: both parts of the name change to their opposite.',
  )
}

const turn: DrawQuestion = (random) => {
  const from = pick([0, 2, 4, 6], random)
  const isRight = coin(random)
  const quarters = pick([1, 3], random)
  const end = from + (isRight ? 2 : -2) * quarters
  const times = quarters === 1 ? 'a quarter turn' : 'three quarter turns'
  return choose(
    'turn',
    `You face ${directionAt(from).toLowerCase()} and make ${times} to the ${isRight ? 'right' : 'left'}. Where do you look then?`,
    mixedChoices(directionAt(end), [end + 2, end + 4, end + 6].map(directionAt)),
    'A right turn goes the way of a clock: from north to east, to south, to west. Three quarters one way are one quarter the other way.',
  )
}

const WORDS: Record<string, string> = { n: 'north', e: 'east', s: 'south', w: 'west' }

const OPPOSITE: Record<string, string> = { n: 's', s: 'n', e: 'w', w: 'e' }

const squares = (count: number): string => (count === 1 ? '1 square' : `${count} squares`)

const routeBack: DrawQuestion = (random) => {
  const first = pick(['n', 's'], random)
  const second = pick(['e', 'w'], random)
  const [far = 2, wide = 3] = pickSome([1, 2, 3, 4], 2, random)
  const way = (steps: readonly (readonly [string, number])[]): string =>
    steps.map(([code, count]) => `${count} ${WORDS[code]}`).join(', then ')
  const homeFirst = OPPOSITE[second] ?? ''
  const homeSecond = OPPOSITE[first] ?? ''
  return choose(
    'route-back',
    `${pick(NAMES, random)} has walked the route on this grid. Which steps lead back to the start?`,
    mixedChoices(
      way([
        [homeFirst, wide],
        [homeSecond, far],
      ]),
      [
        way([
          [homeFirst, far],
          [homeSecond, wide],
        ]),
        way([
          [second, wide],
          [homeSecond, far],
        ]),
        way([
          [homeFirst, wide],
          [first, far],
        ]),
      ],
    ),
    `Going ${wide} ${WORDS[homeFirst]} undoes ${wide} ${WORDS[second]}, and ${far} ${WORDS[homeSecond]} undoes ${far} ${WORDS[first]}. The order does not matter.`,
    picture(
      `route_${first}${far}-${second}${wide}`,
      `A grid with north at the top; a route from the start goes ${squares(far)} ${WORDS[first]}, then ${squares(wide)} ${WORDS[second]}.`,
    ),
  )
}

const kilometres = withUnit('km')

const scale: DrawQuestion = (random) => {
  const perCentimetre = pick([2, 4, 5, 20, 50], random)
  const apart = pick([3, 6, 7, 8], random)
  const right = perCentimetre * apart
  return choose(
    'map-scale',
    `On a map, 1 cm stands for ${kilometres(perCentimetre)}. Two towns are ${apart} cm apart. How far is it?`,
    rankedChoices(
      right,
      [perCentimetre + apart, right * 10, right + perCentimetre, right - perCentimetre, right * 2, right / 2],
      kilometres,
      random,
    ),
    `Each centimetre is ${kilometres(perCentimetre)} of land, so multiply. The real road is longer, because it bends.`,
    { reckoning: `${perCentimetre} * ${apart}` },
  )
}

const sunTruth: DrawQuestion = (random) => {
  const isMorning = coin(random)
  const claimed = coin(random)
  const right = isMorning ? 'east' : 'west'
  const wrong = isMorning ? 'west' : 'east'
  return state(
    'sun-direction',
    `Early in the ${isMorning ? 'morning' : 'evening'} the Sun stands in the ${claimed ? right : wrong}.`,
    claimed,
    'As the Earth turns towards the east, the Sun seems to move from east to west. Shadows point the other way.',
  )
}

export const READING_MAPS_AND_COMPASS: DerivedQuiz = {
  head: geographyHead({
    quizId: 'reading-maps-and-compass',
    quizName: 'Reading Maps and Compass',
    quizDescription: 'Find your way with arrows, grids and scales, and never get lost again.',
    quizImage: 'scene_forest_compass_hiking-boot.png',
    topics: ['maps', 'compass', 'directions', 'scale'],
    keyWords: ['north', 'legend', 'symbols', 'route', 'orienteering'],
    classes: [4, 5, 6],
    difficulty: 'easy',
  }),
  seed: 125,
  parts: [
    { draw: arrow, count: 3 },
    { draw: sunTruth, count: 1 },
    { draw: back, count: 1 },
    { draw: routeBack, count: 3 },
    { draw: turn, count: 2 },
    { draw: scale, count: 2 },
  ],
  written: [
    ask(
      'What does the key of a map, also called its legend, tell you?',
      ['What its signs and colours mean', 'Who has drawn the map', 'How old the towns are', 'Which way the wind blows'],
      'Without the key a blue line might be a river or a railway.',
    ),
    pair(
      'Match each colour of a physical map to what it usually means.',
      [
        ['Blue', 'Lake or sea'],
        ['Green', 'Low plain'],
        ['Brown', 'High mountain'],
        ['White', 'Snow and ice'],
      ],
      'Such colours are a custom, not a law: always look at the key.',
    ),
    type(
      'A thin piece of iron that is a ____ turns until it points north.',
      ['Magnet'],
      'The Earth itself acts like a huge one. Its magnetic pole lies some way off the true North Pole.',
    ),
    sort(
      'Put these maps in order, from the smallest piece of land to the greatest.',
      ['Plan of a classroom', 'Map of a village', 'Map of Kerala', 'Map of Asia'],
      'The more land a map shows, the fewer details fit on it.',
    ),
    tell(
      'Night without a compass',
      'In the northern half of the world the Pole Star shows north. Two stars at the end of the Plough, or Saptarishi, point to it.',
    ),
  ],
}
