import { choose, fill, match, order, picture, state } from '../../build.ts'
import { between, coin, mixedChoices, pick, pickSome } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { inWords, plain, range, withUnit } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'
import { ascending, askNumber, askWord, claim, differing, matchPairs, onlyGaps, sketch } from './makers.ts'

const coded = (value: number): string => (value < 0 ? `m${-value}` : String(value))

const grid = (x: number, y: number): ReturnType<typeof picture> =>
  picture(
    `grid_${coded(x)}_${coded(y)}`,
    `A grid with a point P. From the origin go ${Math.abs(x)} to the ${x < 0 ? 'left' : 'right'} and ${Math.abs(y)} ${y < 0 ? 'down' : 'up'} to reach it.`,
  )

const shown = (x: number, y: number): string => `(${plain(x)}, ${plain(y)})`

const point = (random: () => number, low: number): [number, number] => {
  const x = between(low, 5, random)
  const y = between(low, 5, random)
  return Math.abs(x) === Math.abs(y) || x === 0 || y === 0 ? point(random, low) : [x, y]
}

const readPoint: DrawQuestion = (random) => {
  const [x, y] = point(random, coin(random) ? 1 : -5)
  return choose(
    'read-point',
    `${child(random)} has marked the point P on the grid. What are its coordinates?`,
    mixedChoices(
      shown(x, y),
      differing(
        [shown(y, x), shown(-x, y), shown(x, -y), shown(-x, -y)].filter((option) => option !== shown(x, y)),
        3,
        (option) => option,
      ),
    ),
    `First along, then up or down: ${Math.abs(x)} to the ${x < 0 ? 'left' : 'right'} gives ${plain(x)}, ${Math.abs(y)} ${y < 0 ? 'down' : 'up'} gives ${plain(y)}.`,
    grid(x, y),
  )
}

const quadrant: DrawQuestion = (random) => {
  const [x, y] = point(random, -5)
  const names = ['First quadrant', 'Second quadrant', 'Third quadrant', 'Fourth quadrant']
  const index = x > 0 ? (y > 0 ? 0 : 3) : y > 0 ? 1 : 2
  return choose(
    'quadrant',
    `In which quadrant does the point ${shown(x, y)} lie?`,
    mixedChoices(
      names[index] ?? '',
      names.filter((_, other) => other !== index),
    ),
    `x is ${x > 0 ? 'positive: right' : 'negative: left'}, y is ${y > 0 ? 'positive: up' : 'negative: down'}. The quadrants are counted against the clock from the top right.`,
  )
}

const moved: DrawQuestion = (random) => {
  const [x, y] = point(random, -4)
  const [dx, dy] = [between(2, 5, random), between(2, 5, random)]
  const [right, up] = [coin(random), coin(random)]
  const [a, b] = [x + (right ? dx : -dx), y + (up ? dy : -dy)]
  const wrong = [
    shown(x + (right ? -dx : dx), y + (up ? dy : -dy)),
    shown(x + (up ? dy : -dy), y + (right ? dx : -dx)),
    shown(a, y + (up ? -dy : dy)),
    shown(b, a),
  ]
  return choose(
    'moved-point',
    `An ant sits at P and walks ${dx} units ${right ? 'right' : 'left'} and ${dy} units ${up ? 'up' : 'down'}. Where is it then?`,
    mixedChoices(
      shown(a, b),
      differing(
        wrong.filter((option) => option !== shown(a, b)),
        3,
        (option) => option,
      ),
    ),
    `${right ? 'Right adds to' : 'Left takes from'} x: ${plain(a)}. ${up ? 'Up adds to' : 'Down takes from'} y: ${plain(b)}.`,
    grid(x, y),
  )
}

const distanceWord: DrawQuestion = (random) => {
  const y = between(-5, 5, random)
  const a = between(-9, 0, random)
  const b = between(2, 9, random)
  const isRiddle = coin(random)
  return askWord({
    template: 'distance-on-grid',
    title: isRiddle
      ? `I am the distance in units from ${shown(y, a)} straight up to ${shown(y, b)}. Which number am I?`
      : `From ${shown(a, y)} to ${shown(b, y)} it is ____ units.`,
    right: b - a,
    why: `Only one coordinate changes: from ${plain(a)} to ${plain(b)} it is ${b} − (${plain(a)}) = ${b - a}.`.replace(
      '− (0)',
      '− 0',
    ),
    reckoning: `${b}-(${a})`,
  })
}

const axisClaim: DrawQuestion = (random) => {
  const value = between(1, 9, random) * (coin(random) ? 1 : -1)
  const onX = coin(random)
  const saysX = coin(random)
  return state(
    'axis-claim',
    `The point ${onX ? shown(value, 0) : shown(0, value)} lies on the ${saysX ? 'x-axis' : 'y-axis'}.`,
    onX === saysX,
    onX
      ? 'Its y is 0: it is neither above nor below the level axis, the x-axis.'
      : 'Its x is 0: it is neither left nor right of the upright axis, the y-axis.',
  )
}

const mirrorClaim: DrawQuestion = (random) => {
  const [x, y] = point(random, -5)
  const isTrue = coin(random)
  return state(
    'mirror-point-claim',
    `Mirrored in the x-axis, the point P goes to ${isTrue ? shown(x, -y) : shown(-x, y)}.`,
    isTrue,
    `The x-axis is level: left and right stay, up and down are swapped. P is ${shown(x, y)}, its image ${shown(x, -y)}.`,
    grid(x, y),
  )
}

const rectangleArea: DrawQuestion = (random) => {
  const [w, h] = [between(3, 8, random), between(2, 7, random)]
  if (w === h) return rectangleArea(random)
  return askNumber(
    {
      template: 'rectangle-on-grid',
      title: `A rectangle has the corners (0, 0), (${w}, 0), (${w}, ${h}) and (0, ${h}). What is its area in square units?`,
      right: w * h,
      likely: [2 * (w + h), w + h, w * h + w, w * h - h, w * h + 1],
      why: `It is ${w} wide and ${h} high: ${w} × ${h} = ${w * h}.`,
      reckoning: `${w}*${h}`,
    },
    random,
  )
}

const fourth: DrawQuestion = (random) => {
  const [x, y] = [between(1, 4, random), between(1, 4, random)]
  const [w, h] = [between(2, 5, random), between(2, 5, random)]
  if (w === h) return fourth(random)
  return choose(
    'fourth-corner',
    `Three corners of a rectangle are ${shown(x, y)}, ${shown(x + w, y)} and ${shown(x + w, y + h)}. Which is the fourth?`,
    mixedChoices(
      shown(x, y + h),
      differing(
        [shown(y + h, x), shown(x + h, y), shown(x, y + w), shown(x + w + 1, y + h), shown(x, y + h + 1)].filter(
          (option) => option !== shown(x, y + h),
        ),
        3,
        (option) => option,
      ),
    ),
    'It has the x of the first corner and the y of the third.',
  )
}

const matchPoints: DrawQuestion = () =>
  match(
    'match-points',
    'Match each point to where it lies.',
    [
      ['(3, 2)', 'Right and up'],
      ['(−3, 2)', 'Left and up'],
      ['(−3, −2)', 'Left and down'],
      ['(3, −2)', 'Right and down'],
    ],
    'The first number tells left or right, the second up or down, seen from the origin (0, 0).',
  )

const orderHeight: DrawQuestion = (random) => {
  const ys = pickSome(range(-6, 6), 4, random).toSorted((left, right) => left - right)
  const xs = pickSome(range(1, 9), 4, random)
  return order(
    'order-points',
    'Put the points in order of their height, the lowest first.',
    ys.map((y, index) => shown(xs[index] ?? 1, y)),
    `Only the second number counts: ${ys.map(plain).join(', ')}.`,
  )
}

export const coordinates: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'coordinates',
    quizName: 'Coordinates',
    quizDescription: 'Find points on the grid, move them, mirror them, and know the quadrants.',
    cover: 'scene_desert_world-map_round-pushpin',
    ageGroup: '9 to 14',
    classes: [6, 7, 9],
    topics: ['coordinates', 'graphs', 'integers'],
    difficulty: 'medium',
    keyWords: ['x-axis', 'y-axis', 'origin', 'plane'],
  }),
  seed: 231,
  parts: [
    { draw: readPoint, count: 4 },
    { draw: axisClaim, count: 2 },
    { draw: distanceWord, count: 3 },
    { draw: matchPoints, count: 1 },
    { draw: moved, count: 2 },
    { draw: quadrant, count: 1 },
    { draw: orderHeight, count: 1 },
    { draw: mirrorClaim, count: 1 },
    { draw: rectangleArea, count: 1 },
    { draw: fourth, count: 1 },
  ],
}

const NUMERALS = [
  [1_000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

const roman = (value: number): string => {
  const found = NUMERALS.find(([size]) => value >= size)
  return found === undefined ? '' : found[1] + roman(value - found[0])
}

const parts = (value: number): string => {
  const found = NUMERALS.find(([size]) => value >= size)
  return found === undefined
    ? ''
    : `${found[1]} = ${plain(found[0])}${value > found[0] ? `, ${parts(value - found[0])}` : ''}`
}

const summed = (value: number): string => {
  const found = NUMERALS.find(([size]) => value >= size)
  return found === undefined ? '0' : `${found[0]}+${summed(value - found[0])}`
}

const toArabic: DrawQuestion = (random) => {
  const value = pick([between(14, 99, random), between(100, 900, random)], random)
  return askNumber(
    {
      template: 'roman-to-number',
      title: pick(
        [`Which number is ${roman(value)}?`, `A stone shows the number ${roman(value)}. Which number is it?`],
        random,
      ),
      right: value,
      likely: [value + 2, value - 2, value + 20, value - 20, value + 10, value - 10],
      why: `${parts(value)}: together ${value}.`,
      reckoning: summed(value),
    },
    random,
  )
}

const toRoman: DrawQuestion = (random) => {
  const value = pick([4, 9, 14, 19, 24, 29, 34, 39, 40, 44, 49, 59, 64, 69, 90, 94, 99], random)
  const wrong = [roman(value + 2), roman(value - 1), roman(value + 1), roman(value + 10), roman(value - 2)]
  return choose(
    'number-to-roman',
    `How do you write ${value} in Roman numerals?`,
    mixedChoices(
      roman(value),
      pickSome(
        wrong.filter((option) => option !== ''),
        3,
        random,
      ),
    ),
    `${parts(value)}. A smaller letter before a larger one is taken away.`,
  )
}

const clockRoman: DrawQuestion = (random) => {
  const hour = between(3, 12, random)
  return choose(
    'clock-in-roman',
    `${child(random)}'s old clock has Roman numerals. Which one does the short hand point to at the time shown here?`,
    mixedChoices(
      roman(hour),
      pickSome(
        [roman(hour - 1), roman(hour + 1), roman(hour === 6 ? 4 : 6), roman(hour === 9 ? 11 : 9)].filter(
          (option) => option !== roman(hour),
        ),
        3,
        random,
      ),
    ),
    `It is ${hour} o'clock, and ${hour} is ${roman(hour)}.`,
    picture(`clock_${hour}_00`, `A clock. The short hand points to ${hour}, the long hand to 12.`),
  )
}

const dotsRoman: DrawQuestion = (random) => {
  const dots = between(6, 20, random)
  const rows = [...range(1, Math.floor(dots / 5)).map(() => 5), ...(dots % 5 ? [dots % 5] : [])]
  return choose(
    'dots-in-roman',
    `${child(random)} counts the dots and writes a Roman number. Which one?`,
    mixedChoices(
      roman(dots),
      pickSome([roman(dots + 1), roman(dots - 1), roman(dots + 2), roman(dots - 2)], 3, random),
    ),
    `There are ${dots} dots. ${parts(dots)}.`,
    picture(`dots_${dots}`, `Dots, counted in rows: ${rows.join(', ')}.`),
  )
}

const romanSum: DrawQuestion = (random) => {
  const a = between(4, 30, random)
  const b = between(4, 20, random)
  const minus = coin(random) && a > b + 2
  const right = minus ? a - b : a + b
  return choose(
    'roman-sum',
    `${roman(a)} ${minus ? '−' : '+'} ${roman(b)} = ?`,
    mixedChoices(
      roman(right),
      pickSome(
        [roman(right + 1), roman(right - 1), roman(right + 2), roman(right + 10)].filter((option) => option !== ''),
        3,
        random,
      ),
    ),
    `${a} ${minus ? '−' : '+'} ${b} = ${right}, and ${parts(right)}.`,
  )
}

const romanClaim: DrawQuestion = (random) => {
  const value = between(16, 120, random)
  return claim(
    {
      template: 'roman-claim',
      title: (told) => `${roman(value)} is ${told}.`,
      right: value,
      wrong: [value + 2, value - 2, value + 10],
      why: `${parts(value)}: together ${value}.`,
      reckoning: summed(value),
    },
    random,
  )
}

const romanWord: DrawQuestion = (random) => {
  const value = pick([9, 14, 19, 40, 60, 90, 16, 18, 11, 12, 15, 30, 70, 80], random)
  return askWord({
    template: 'roman-in-words',
    title: coin(random)
      ? `The Roman number ${roman(value)} is ____ in English.`
      : `Romans wrote me ${roman(value)}. Which number am I?`,
    right: value,
    why: `${parts(value)}.`,
    reckoning: summed(value),
  })
}

const matchRoman: DrawQuestion = () =>
  matchPairs(
    'match-roman-letters',
    'Match each Roman letter to its value.',
    [
      ['X', '10', '10'],
      ['L', '50', '50'],
      ['C', '100', '100'],
      ['D', '500', '500'],
    ],
    'In order of value: I, V, X, L, C, D, M for 1, 5, 10, 50, 100, 500 and 1,000.',
  )

const orderRoman: DrawQuestion = (random) => {
  const values = pickSome([4, 6, 9, 11, 40, 60, 90, 110], 4, random)
  return ascending(
    'order-roman',
    'Put the Roman numbers in order, the smallest first.',
    values.map((value) => [roman(value), value, summed(value)] as const),
    `They are ${values.toSorted((left, right) => left - right).join(', ')}. IV is one less than V, VI one more.`,
  )
}

export const romanNumerals: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'roman-numerals',
    quizName: 'Roman Numerals',
    quizDescription: 'I, V, X, L, C, D and M: read old clocks and stones, and write as the Romans did.',
    cover: 'scene_city_classical-building_scroll',
    ageGroup: '9 to 14',
    classes: [5, 6],
    topics: ['roman numerals', 'numbers', 'history of numbers'],
    difficulty: 'easy',
    keyWords: ['letters', 'Rome', 'XLIV', 'ancient'],
  }),
  seed: 232,
  parts: [
    { draw: clockRoman, count: 3 },
    { draw: onlyGaps(romanWord), count: 2 },
    { draw: romanWord, count: 1 },
    { draw: dotsRoman, count: 3 },
    { draw: matchRoman, count: 1 },
    { draw: romanClaim, count: 3 },
    { draw: toRoman, count: 2 },
    { draw: orderRoman, count: 1 },
    { draw: toArabic, count: 1 },
    { draw: romanSum, count: 1 },
  ],
}

const UNITS = [
  ['km', 'm', 1_000],
  ['m', 'cm', 100],
  ['cm', 'mm', 10],
  ['kg', 'g', 1_000],
  ['litres', 'ml', 1_000],
  ['tonnes', 'kg', 1_000],
] as const

const convert: DrawQuestion = (random) => {
  const [large, small, factor] = pick(UNITS, random)
  const value = between(12, 95, random) / 10
  const right = Math.round(value * factor)
  if (Number.isInteger(value)) return convert(random)
  return askNumber(
    {
      template: 'convert-down',
      title: `How many ${small} are ${plain(value)} ${large}?`,
      right,
      likely: [right / 10, right * 10, right / 100, right * 100].filter((candidate) => Number.isInteger(candidate)),
      step: right,
      least: 1,
      show: withUnit(small),
      why: `1 ${large.replace(/s$/u, '')} is ${plain(factor)} ${small}: ${plain(value)} × ${plain(factor)} = ${plain(right)}.`,
      reckoning: `${value}*${factor}`,
    },
    random,
  )
}

const convertUp: DrawQuestion = (random) => {
  const [large, small, factor] = pick(
    UNITS.filter(([, , size]) => size >= 100),
    random,
  )
  const right = between(11, 89, random) / 10
  if (Number.isInteger(right)) return convertUp(random)
  const value = Math.round(right * factor)
  return askNumber(
    {
      template: 'convert-up',
      title: `${plain(value)} ${small} are how many ${large}?`,
      right,
      likely: [right * 10, right / 10, right * 100, right / 100].map((candidate) => Math.round(candidate * 1e6) / 1e6),
      step: right * 20,
      least: 0.0001,
      show: withUnit(large),
      why: `Divide by ${plain(factor)}: ${plain(value)} ÷ ${plain(factor)} = ${plain(right)}.`,
      reckoning: `${value}/${factor}`,
    },
    random,
  )
}

const THINGS = [
  ['pencil', 'the length of a new pencil', '18 cm', ['18 mm', '18 m', '180 cm']],
  ['egg', "the mass of a hen's egg", '50 g', ['5 g', '5 kg', '500 g']],
  ['elephant', 'the mass of an elephant', '5,000 kg', ['50 kg', '500 g', '5 g']],
  ['spoon', 'what a teaspoon holds', '5 ml', ['5 litres', '500 ml', '50 litres']],
  ['door', 'the height of a door', '2 m', ['20 m', '20 cm', '2 cm']],
  ['bucket', 'what a bucket holds', '15 litres', ['15 ml', '150 ml', '1,500 litres']],
  ['ant', 'the length of a small ant', '4 mm', ['4 m', '40 cm', '400 mm']],
  ['watermelon', 'the mass of a watermelon', '4 kg', ['4 g', '40 g', '400 kg']],
  ['cricket-game', 'the length of a cricket bat', '90 cm', ['9 cm', '9 m', '900 cm']],
] as const

const sense: DrawQuestion = (random) => {
  const [emoji, what, right, wrong] = pick(THINGS, random)
  return choose(
    'sense-of-measure',
    `Which measure is about right for ${what}?`,
    mixedChoices(right, wrong),
    `Compare it with what you know: a step is about 70 cm, a bag of sugar 1 kg, a large bottle 1 litre. Here ${right} fits.`,
    sketch(emoji),
  )
}

const ruler: DrawQuestion = (random) => {
  const [from, long] = [between(0, 4, random), between(4, 10, random)]
  return askNumber(
    {
      template: 'ruler-in-millimetres',
      title: `How long is ${child(random)}'s stick, in millimetres?`,
      right: 10 * long,
      likely: [10 * (from + long), long, 100 * long, 10 * long + 10, 10 * long - 10],
      step: 10,
      show: withUnit('mm'),
      why: `From ${from} to ${from + long} it is ${long} cm, and each centimetre has 10 mm.`,
      reckoning: `(${from + long}-${from})*10`,
      extras: picture(
        `ruler_${from}_${from + long}`,
        `A stick above a ruler with centimetres. It begins at ${from} and ends at ${from + long}.`,
      ),
    },
    random,
  )
}

const pour: DrawQuestion = (random) => {
  const [emoji, vessel, size] = pick(
    [
      ['glass-of-milk', 'glasses', 200],
      ['teacup-without-handle', 'cups', 150],
      ['tumbler-glass', 'tumblers', 250],
      ['baby-bottle', 'bottles', 125],
      ['spoon', 'spoons', 5],
    ] as const,
    random,
  )
  const litres = pick([1, 2, 3, 4, 6], random)
  const right = (litres * 1_000) / size
  if (!Number.isInteger(right)) return pour(random)
  return askNumber(
    {
      template: 'fill-from-litres',
      title: `How many ${vessel} of ${size} ml can you fill from ${litres} ${litres === 1 ? 'litre' : 'litres'}?`,
      right,
      likely: [right / 2, right * 2, right / 10, right * 10, right + 2, right - 2].filter((value) =>
        Number.isInteger(value),
      ),
      why: `${litres} ${litres === 1 ? 'litre is' : 'litres are'} ${plain(litres * 1_000)} ml: ${plain(litres * 1_000)} ÷ ${size} = ${right}.`,
      reckoning: `${litres}*1000/${size}`,
      extras: sketch(emoji),
    },
    random,
  )
}

const toWhole: DrawQuestion = (random) => {
  const [small, whole, factor] = pick(
    [
      ['grams', 'kilogram', 1_000],
      ['metres', 'kilometre', 1_000],
      ['centimetres', 'metre', 100],
      ['millilitres', 'litre', 1_000],
    ] as const,
    random,
  )
  const missing = factor === 100 ? between(11, 80, random) : pick([50, 100, 200, 300, 400, 500, 60, 80, 70], random)
  return fill(
    'missing-to-unit',
    `${factor - missing} ${small} and ____ ${small} make one ${whole}.`,
    inWords(missing),
    `One ${whole} has ${plain(factor)} ${small}: ${plain(factor)} − ${factor - missing} = ${missing}.`,
    { reckoning: `${factor}-${factor - missing}` },
  )
}

const compareClaim: DrawQuestion = (random) => {
  const [large, small, factor] = pick(UNITS, random)
  const value = between(11, 49, random) / 10
  const other = Math.round(value * factor * pick([0.1, 0.9, 1.1, 10], random))
  const isMore = coin(random)
  return state(
    'measure-compare-claim',
    `${plain(value)} ${large} is ${isMore ? 'more' : 'less'} than ${plain(other)} ${small}.`,
    isMore === value * factor > other,
    `${plain(value)} ${large} = ${plain(Math.round(value * factor))} ${small}.`,
    { reckoning: `${value}*${factor}${isMore ? '>' : '<'}${other}` },
  )
}

const unitRiddle: DrawQuestion = () => ({
  questionType: 'CNT',
  questionTitle:
    'Milk, petrol and rain in a bucket are counted by me. A thousand of my small parts fit into me. Which unit am I?',
  correctAnswer: ['litre', 'liter'],
  answerContent: 'A litre is as much as a cube with edges of 10 cm, and it has 1,000 millilitres.',
  template: 'unit-riddle',
})

const matchUnits: DrawQuestion = () =>
  match(
    'match-units',
    'Match each thing to the unit that you would measure it in.',
    [
      ['The way to another town', 'Kilometres'],
      ['A pinch of salt', 'Grams'],
      ['Medicine in a spoon', 'Millilitres'],
      ['The height of a child', 'Centimetres'],
    ],
    'A good unit gives numbers that are neither huge nor tiny.',
  )

const orderMeasures: DrawQuestion = (random) => {
  const base = between(2, 8, random)
  return ascending(
    'order-lengths-units',
    'Put the lengths in order, the shortest first.',
    [
      [`${base * 9} mm`, base * 0.9, `${base * 9}/10`],
      [`${base} cm`, base, `${base}`],
      [`0.${base} m`, base * 10, `${base}/10*100`],
      [`${base} m`, base * 100, `${base}*100`],
    ],
    'Turn them all into centimetres first.',
  )
}

export const measuring: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'measuring-length-mass-capacity',
    quizName: 'Measuring: Length, Mass, Capacity',
    quizDescription: 'Metres, grams and litres: choose a unit, change it, and read the ruler.',
    cover: 'scene_kitchen_straight-ruler_glass-of-milk',
    ageGroup: '9 to 14',
    classes: [4, 5, 6],
    topics: ['measurement', 'units', 'metric system'],
    difficulty: 'easy',
    keyWords: ['kilogram', 'convert', 'millimetre', 'volume'],
  }),
  seed: 233,
  parts: [
    { draw: sense, count: 4 },
    { draw: toWhole, count: 2 },
    { draw: convert, count: 2 },
    { draw: compareClaim, count: 3 },
    { draw: ruler, count: 1 },
    { draw: matchUnits, count: 1 },
    { draw: unitRiddle, count: 1 },
    { draw: pour, count: 1 },
    { draw: orderMeasures, count: 1 },
    { draw: convertUp, count: 1 },
  ],
}
