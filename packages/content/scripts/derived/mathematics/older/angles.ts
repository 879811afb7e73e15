import { choose, fill, match, order, picture, solved, state } from '../../build.ts'
import { between, coin, mixedChoices, pick } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { inWords, plain } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'
import { ascending, askNumber, askWord, claim, matchPairs, sketch } from './makers.ts'

const degrees = (value: number): string => `${plain(value)}°`

const KINDS = [
  { name: 'Acute', from: 15, to: 82, why: 'An acute angle is less than a right angle of 90°.' },
  { name: 'Obtuse', from: 98, to: 170, why: 'An obtuse angle is between 90° and 180°.' },
  { name: 'Reflex', from: 195, to: 340, why: 'A reflex angle is more than a straight line, 180°.' },
  { name: 'Right', from: 90, to: 90, why: 'A right angle is a quarter of a full turn, 90°.' },
] as const

const opening = (value: number): string =>
  value === 90
    ? 'as wide as the corner of a book'
    : value < 45
      ? 'much narrower than the corner of a book'
      : value < 90
        ? 'narrower than the corner of a book'
        : value < 180
          ? 'wider than the corner of a book, but not a straight line'
          : 'wider than a straight line'

const angle = (value: number): ReturnType<typeof picture> =>
  picture(`angle_${value}`, `Two lines from one point. They open ${opening(value)}.`)

const kind: DrawQuestion = (random) => {
  const { name, from, to, why } = pick(KINDS, random)
  const value = from === to ? from : 5 * between(Math.ceil(from / 5), Math.floor(to / 5), random)
  return choose(
    'kind-of-angle',
    `${child(random)} draws this angle. What kind of angle is it?`,
    mixedChoices(
      name,
      KINDS.filter((other) => other.name !== name).map((other) => other.name),
    ),
    why,
    angle(value),
  )
}

const estimate: DrawQuestion = (random) => {
  const value = pick([30, 45, 60, 120, 135, 150], random)
  return askNumber(
    {
      template: 'estimate-angle',
      title: `About how large is the angle that ${child(random)} has opened here?`,
      right: value,
      likely: [value - 30, value + 30, value + 60, value - 60, value + 90, value - 90].filter(
        (other) => other >= 15 && other <= 175,
      ),
      step: 200,
      least: 15,
      show: degrees,
      why: `Compare with a right angle of 90°: this one is ${value < 90 ? `about ${value === 45 ? 'half' : value === 30 ? 'a third' : 'two thirds'} of it` : `larger by about ${value - 90}°`}.`,
      reckoning: `${value}`,
      extras: angle(value),
    },
    random,
  )
}

const onLine: DrawQuestion = (random) => {
  const value = 5 * between(5, 31, random)
  if (value === 90) return onLine(random)
  return askNumber(
    {
      template: 'linear-pair',
      title: `This angle and another one lie side by side and make a straight line. The drawn one measures ${degrees(value)}. Find the other angle.`,
      right: 180 - value,
      likely: [Math.abs(90 - value), 360 - value, value, 190 - value, 170 - value],
      step: 10,
      show: degrees,
      why: `A straight line has 180°: 180 − ${value} = ${180 - value}.`,
      reckoning: `180-${value}`,
      extras: angle(value),
    },
    random,
  )
}

const complement: DrawQuestion = (random) => {
  const value = between(11, 79, random)
  return askWord({
    template: 'complement-in-words',
    title: `Two angles make a right angle. One measures ${degrees(value)}, so the other measures ____ degrees.`,
    right: 90 - value,
    why: `Such angles are called complementary: 90 − ${value} = ${90 - value}.`,
    reckoning: `90-${value}`,
  })
}

const supplementClaim: DrawQuestion = (random) => {
  const value = 5 * between(4, 32, random)
  return claim(
    {
      template: 'supplement-claim',
      title: (told) => `An angle of ${degrees(value)} and an angle of ${told} are supplementary.`,
      right: 180 - value,
      wrong: [190 - value, 170 - value, 360 - value],
      show: degrees,
      why: `Supplementary angles add up to 180°: ${value} + ${180 - value} = 180.`,
      reckoning: `180-${value}`,
    },
    random,
  )
}

const point: DrawQuestion = (random) => {
  const [a, b] = [5 * between(16, 30, random), 5 * between(16, 28, random)]
  const right = 360 - a - b
  return askNumber(
    {
      template: 'angles-at-a-point',
      title: `Three angles meet around one point. Two of them measure ${degrees(a)} and ${degrees(b)}. Find the third angle.`,
      right,
      likely: [
        Math.abs(180 - a - b) === right ? right + 20 : Math.abs(180 - a - b),
        360 - a,
        right + 10,
        right - 10,
        a + b,
      ],
      step: 10,
      show: degrees,
      why: `A full turn has 360°: 360 − ${a} − ${b} = ${right}.`,
      reckoning: `360-${a}-${b}`,
    },
    random,
  )
}

const clockAngle: DrawQuestion = (random) => {
  const hour = pick([1, 2, 3, 4, 5], random)
  return askNumber(
    {
      template: 'clock-angle',
      title: `Which angle do the two hands of the clock make at ${hour} o'clock?`,
      right: 30 * hour,
      likely: [6 * hour, 30 * hour + 30, 30 * hour - 30, 90, 15 * hour, 60 * hour],
      step: 30,
      show: degrees,
      why: `The full turn of 360° has 12 hours: 30° for each. ${hour} × 30° = ${30 * hour}°.`,
      reckoning: `360/12*${hour}`,
      extras: picture(`clock_${hour}_00`, `A clock. The short hand points to ${hour}, the long hand to 12.`),
    },
    random,
  )
}

const turn: DrawQuestion = (random) => {
  const [name, value] = pick(
    [
      ['a quarter turn', 90],
      ['half a turn', 180],
      ['three quarters of a turn', 270],
      ['an eighth of a turn', 45],
      ['a sixth of a turn', 60],
      ['a third of a turn', 120],
    ] as const,
    random,
  )
  return askWord({
    template: 'turn-riddle',
    title: `I am the number of degrees in ${name}. Which number am I?`,
    right: value,
    why: `A full turn has 360 degrees.`,
    reckoning: `360*${value}/360`,
  })
}

const opposite: DrawQuestion = (random) => {
  const value = 5 * between(5, 31, random)
  const isTrue = coin(random)
  return state(
    'vertical-angles-claim',
    isTrue
      ? `Two straight lines cross. If one angle measures ${degrees(value)}, the opposite angle measures ${degrees(value)} as well.`
      : `Two straight lines cross. If one angle measures ${degrees(value)}, the opposite angle measures ${degrees(180 - value)}.`,
    isTrue || value === 90,
    `Opposite angles are equal. The neighbours have ${degrees(180 - value)}, because each makes a straight line with it.`,
  )
}

const matchAngles: DrawQuestion = () =>
  match(
    'match-angle-names',
    'Match each angle to its name.',
    [
      ['35°', 'Acute angle'],
      ['90°', 'Right angle'],
      ['125°', 'Obtuse angle'],
      ['180°', 'Straight angle'],
    ],
    'The order by size is acute, right, obtuse, straight, and then reflex.',
  )

const orderTurns: DrawQuestion = () =>
  ascending(
    'order-turns',
    'Put the turns in order, the smallest first.',
    [
      ['An eighth of a turn', 45, '360/8'],
      ['A quarter turn', 90, '360/4'],
      ['Half a turn', 180, '360/2'],
      ['Three quarters of a turn', 270, '360*3/4'],
    ],
    'They have 45, 90, 180 and 270 degrees.',
  )

export const anglesAndLines: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'angles-and-lines',
    quizName: 'Angles and Lines',
    quizDescription: 'Acute, obtuse or reflex? Turns, crossing lines and the hands of a clock.',
    cover: 'scene_lab_triangular-ruler_compass',
    ageGroup: '9 to 14',
    classes: [5, 6, 7],
    topics: ['angles', 'lines', 'degrees'],
    difficulty: 'medium',
    keyWords: ['protractor', 'right angle', 'supplementary', 'complementary'],
  }),
  seed: 218,
  parts: [
    { draw: kind, count: 3 },
    { draw: complement, count: 2 },
    { draw: estimate, count: 2 },
    { draw: supplementClaim, count: 2 },
    { draw: onLine, count: 2 },
    { draw: opposite, count: 1 },
    { draw: clockAngle, count: 2 },
    { draw: turn, count: 1 },
    { draw: orderTurns, count: 1 },
    { draw: matchAngles, count: 1 },
    { draw: point, count: 1 },
  ],
}

const triangle = (a: number, b: number, c: number | 'x'): ReturnType<typeof picture> =>
  picture(
    `triangle_${a}_${b}_${c}`,
    `A triangle. ${c === 'x' ? `Two angles have ${a}° and ${b}°, the third is marked x.` : `Its angles have ${a}°, ${b}° and ${c}°.`}`,
  )

const thirdAngle: DrawQuestion = (random) => {
  const [a, b] = [5 * between(6, 16, random), 5 * between(6, 16, random)]
  const right = 180 - a - b
  if (right < 20 || right === a || right === b) return thirdAngle(random)
  return askNumber(
    {
      template: 'third-angle',
      title: `Two angles of this triangle measure ${degrees(a)} and ${degrees(b)}. Find the third angle, x.`,
      right,
      likely: [360 - a - b, 90 - Math.min(a, b), a + b, right + 10, right - 10, 180 - a],
      step: 10,
      show: degrees,
      why: `The angles of a triangle make 180° together: 180 − ${a} − ${b} = ${right}.`,
      reckoning: `180-${a}-${b}`,
      extras: triangle(a, b, 'x'),
    },
    random,
  )
}

const kindByAngles: DrawQuestion = (random) => {
  const [angles, right] = pick(
    [
      [[60, 60, 60], 'Equilateral'],
      [[30, 60, 90], 'Right-angled'],
      [[35, 55, 90], 'Right-angled'],
      [[30, 40, 110], 'Obtuse-angled'],
      [[25, 35, 120], 'Obtuse-angled'],
      [[50, 60, 70], 'Acute, with three different angles'],
      [[55, 60, 65], 'Acute, with three different angles'],
    ] as const,
    random,
  )
  const all = ['Equilateral', 'Right-angled', 'Obtuse-angled', 'Acute, with three different angles']
  const [a, b, c] = angles
  return choose(
    'kind-of-triangle',
    `${child(random)} measures the angles of a triangle: ${a}°, ${b}° and ${c}°. What kind is it?`,
    mixedChoices(
      right,
      all.filter((other) => other !== right),
    ),
    right === 'Equilateral'
      ? 'Three equal angles go with three equal sides.'
      : `The largest angle decides: ${c}° is ${c === 90 ? 'a right angle' : c > 90 ? 'obtuse' : 'acute'}.`,
    triangle(a, b, c),
  )
}

const canBe: DrawQuestion = (random) => {
  const [a, b] = [between(3, 9, random), between(3, 9, random)]
  const c = pick([Math.abs(a - b) + 1, a + b - 1, a + b, a + b + 2], random)
  const isTrue = a + b > c && Math.abs(a - b) < c
  return state(
    'triangle-inequality-claim',
    `Sticks of ${a} cm, ${b} cm and ${c} cm make a triangle.`,
    isTrue,
    isTrue
      ? `Any two sticks together are longer than the third, for example ${a} + ${b} = ${a + b}, more than ${c}.`
      : `${a} + ${b} = ${a + b} is not more than ${c}, so the two short sticks cannot meet above the long one.`,
    { reckoning: `${a}+${b}>${c} and abs(${a}-${b})<${c}` },
  )
}

const isosceles: DrawQuestion = (random) => {
  const base = 5 * between(6, 16, random)
  return askWord({
    template: 'isosceles-in-words',
    title: `A triangle has two equal sides. Each of its two equal angles measures ${base}°, so the third one measures ____ degrees.`,
    right: 180 - 2 * base,
    why: `180 − ${base} − ${base} = ${180 - 2 * base}.`,
    reckoning: `180-2*${base}`,
  })
}

const fourthAngle: DrawQuestion = (random) => {
  const [a, b, c] = [5 * between(14, 22, random), 5 * between(14, 22, random), 5 * between(14, 20, random)] as const
  const right = 360 - a - b - c
  return askNumber(
    {
      template: 'fourth-angle',
      title: `Three angles of a quadrilateral measure ${degrees(a)}, ${degrees(b)} and ${degrees(c)}. Find the fourth angle.`,
      right,
      likely: [Math.abs(180 - a), 360 - a - b, right + 10, right - 10, 180 - c],
      step: 10,
      show: degrees,
      why: `A diagonal cuts it into two triangles: 2 × 180° = 360°. 360 − ${a} − ${b} − ${c} = ${right}.`,
      reckoning: `360-${a}-${b}-${c}`,
    },
    random,
  )
}

const QUADS = [
  [
    'rhombus',
    'Rhombus',
    'four equal sides that lean to one side',
    'Four equal sides, but its angles need not be right angles: a rhombus.',
  ],
  [
    'trapezium',
    'Trapezium',
    'one pair of parallel sides, the lower one longer',
    'Just one pair of sides is parallel: that makes a trapezium.',
  ],
  [
    'parallelogram',
    'Parallelogram',
    'two long and two short sides, the opposite ones parallel, all leaning',
    'Both pairs of opposite sides are parallel and equal, without right angles.',
  ],
  [
    'kite',
    'Kite',
    'two equal short sides above and two equal long sides below',
    'Two pairs of equal sides lie next to each other: a kite.',
  ],
] as const

const nameQuad: DrawQuestion = (random) => {
  const [shape, right, seen, why] = pick(QUADS, random)
  return choose(
    'name-the-quadrilateral',
    `Which quadrilateral did ${child(random)} cut out?`,
    mixedChoices(
      right,
      QUADS.filter(([other]) => other !== shape).map(([, name]) => name),
    ),
    why,
    picture(`shape_${shape}`, `A shape with ${seen}.`),
  )
}

export const trianglesAndQuadrilaterals: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'triangles-and-quadrilaterals',
    quizName: 'Triangles and Quadrilaterals',
    quizDescription: 'Angles that add up, sticks that meet or do not, and the family of shapes with four sides.',
    cover: 'scene_sky_kite_triangular-ruler',
    ageGroup: '9 to 14',
    classes: [6, 7, 8],
    topics: ['triangles', 'quadrilaterals', 'angles'],
    difficulty: 'medium',
    keyWords: ['isosceles', 'rhombus', 'angle sum', 'trapezium'],
  }),
  seed: 219,
  parts: [
    { draw: nameQuad, count: 2 },
    { draw: thirdAngle, count: 3 },
    { draw: kindByAngles, count: 2 },
    { draw: canBe, count: 3 },
    { draw: isosceles, count: 2 },
    { draw: fourthAngle, count: 1 },
  ],
  written: [
    {
      questionType: 'CNT',
      questionTitle:
        'My four sides are equal and my four angles too. I am a rectangle and a rhombus at once. What am I?',
      correctAnswer: ['square'],
      answerContent: 'It has all that a rectangle has (right angles) and all that a rhombus has (equal sides).',
    },
    {
      questionType: 'MTF',
      questionTitle: 'Match each triangle to what is special about it.',
      correctAnswer: [
        ['Equilateral', 'Isosceles', 'Scalene', 'Right-angled'],
        ['Three equal sides', 'Two equal sides', 'No equal sides', 'One angle of 90°'],
      ],
      answerContent: 'The first three names sort triangles by their sides, the fourth one by its angles.',
    },
    {
      questionType: 'DND',
      questionTitle: 'Put the shapes in order, the fewest corners first.',
      correctAnswer: ['Scalene triangle', 'Trapezium', 'Pentagon', 'Hexagon'],
      answerContent: 'They have 3, 4, 5 and 6 corners, and as many sides.',
    },
    {
      questionType: 'MCQ',
      questionTitle: 'Why does a gate of four planks get steady when a plank is nailed from corner to corner?',
      answerChoices: [
        'It makes two triangles, which cannot lean',
        'It makes the gate lighter',
        'It makes the corners round',
        'It makes the planks equally long',
      ],
      correctAnswer: ['It makes two triangles, which cannot lean'],
      answerContent:
        'Three sides fix the angles of a triangle. Four sides do not: a square can lean over to a rhombus.',
    },
  ],
}

const LETTERS = 'ABCDEHIMNOSTUVWXYZFGJLPR'.split('')
const UPRIGHT = 'AHIMOTUVWXY'.split('')
const LEVEL = 'BCDEHIOX'.split('')
const TURNING = 'HINOSXZ'.split('')

const letterLook = (letter: string): ReturnType<typeof picture> =>
  picture(
    `symmetry_${letter.toLowerCase()}`,
    `The capital letter ${letter}${letter === 'B' ? ', both bows of the same size' : ''}.`,
  )

const hasLine: DrawQuestion = (random) => {
  const isUpright = coin(random)
  const isTrue = coin(random)
  const letter = pick(
    LETTERS.filter((other) => other !== 'O' && (isUpright ? UPRIGHT : LEVEL).includes(other) === isTrue),
    random,
  )
  return state(
    'letter-line-claim',
    `As drawn here, the letter ${letter} has ${isUpright ? 'an upright' : 'a level'} line of symmetry.`,
    isTrue,
    `Fold it along ${isUpright ? 'an upright line in the middle: left and right' : 'a level line in the middle: top and bottom'} ${isTrue ? 'fall on each other' : 'do not fall on each other'}.`,
    letterLook(letter),
  )
}

const linesOfLetter: DrawQuestion = (random) => {
  const letter = pick('ABCDEHIMTUVWXYNSZFLP'.split(''), random)
  const right = Number(UPRIGHT.includes(letter)) + Number(LEVEL.includes(letter))
  return askNumber(
    {
      template: 'letter-lines',
      title: `How many lines of symmetry does the printed letter ${letter} have?`,
      right,
      likely: [0, 1, 2, 3, 4],
      least: 0,
      why:
        right === 0
          ? `None: no fold makes its halves meet.${TURNING.includes(letter) ? ' But half a turn brings it onto itself.' : ''}`
          : right === 2
            ? 'Two: one upright and one level.'
            : `One: ${UPRIGHT.includes(letter) ? 'upright' : 'level'}, through the middle.`,
      reckoning: `${Number(UPRIGHT.includes(letter))}+${Number(LEVEL.includes(letter))}`,
      extras: {
        ...letterLook(letter),
        ...(right > 0 &&
          solved(
            `symmetry_${letter.toLowerCase()}_${right === 2 ? 'both' : UPRIGHT.includes(letter) ? 'upright' : 'level'}`,
            `The capital letter ${letter} with ${right === 2 ? 'an upright and a level line' : UPRIGHT.includes(letter) ? 'an upright line' : 'a level line'} through its middle.`,
          )),
      },
    },
    random,
  )
}

const SHAPES = [
  ['square', 4],
  ['rectangle', 2],
  ['triangle', 3],
  ['pentagon', 5],
  ['hexagon', 6],
  ['octagon', 8],
  ['rhombus', 2],
  ['parallelogram', 0],
  ['kite', 1],
] as const

const linesOfShape: DrawQuestion = (random) => {
  const [shape, right] = pick(SHAPES, random)
  const isRegular = ['triangle', 'pentagon', 'hexagon', 'octagon'].includes(shape)
  return askNumber(
    {
      template: 'shape-lines',
      title:
        `How many lines of symmetry does ${isRegular ? `a ${shape} with equal sides and equal angles` : `a ${shape}`} have?`.replace(
          'a octagon',
          'an octagon',
        ),
      right,
      likely: [right + 1, right - 1, right + 2, right - 2, 2 * right, 4],
      least: 0,
      why:
        shape === 'parallelogram'
          ? 'None: folded in the middle or along a diagonal, its halves do not meet. Only half a turn brings it onto itself.'
          : isRegular
            ? `A shape with ${right} equal sides and angles has ${right} lines of symmetry.`
            : {
                square: 'Two through the middles of the sides, two through the corners.',
                rectangle: 'Through the middles of the sides. The diagonals are none: try to fold a sheet of paper.',
                rhombus: 'Its two diagonals.',
                kite: 'The long diagonal, from top to bottom.',
              }[shape as 'square'],
      reckoning: `${right}`,
    },
    random,
  )
}

const turnOrder: DrawQuestion = (random) => {
  const count = pick([3, 4, 5, 6, 8, 9, 10, 12], random)
  const isWord = coin(random)
  const what = pick(['A fan', 'A rangoli', 'A wheel', 'A flower'], random)
  const part = what === 'A fan' ? 'blades' : what === 'A wheel' ? 'spokes' : 'petals'
  return isWord
    ? askWord({
        template: 'turn-symmetry',
        title: `${what} has ${count} equal ${part}. The smallest turn that makes it look the same is ____ degrees.`,
        right: 360 / count,
        why: `360 ÷ ${count} = ${360 / count}.`,
        reckoning: `360/${count}`,
      })
    : askWord({
        template: 'turn-symmetry',
        title: `${what} looks the same after each turn by ${degrees(360 / count)}. I am the number of its equal ${part}. Which number am I?`,
        right: count,
        why: `360 ÷ ${360 / count} = ${count}.`,
        reckoning: `360/${360 / count}`,
      })
}

const mirrored: DrawQuestion = (random) => {
  const distance = between(3, 14, random)
  return askNumber(
    {
      template: 'mirror-distance',
      title: `A point is ${distance} cm left of a mirror line. How far is it from its image?`,
      right: 2 * distance,
      likely: [distance, distance + 2, 2 * distance + 1, 2 * distance - 1, 3 * distance],
      show: (value) => `${value} cm`,
      why: `The image is ${distance} cm on the other side: ${distance} + ${distance} = ${2 * distance}.`,
      reckoning: `2*${distance}`,
      extras: sketch('mirror'),
    },
    random,
  )
}

const halves: DrawQuestion = (random) => {
  const half = between(6, 24, random)
  return askNumber(
    {
      template: 'half-pattern',
      title: `${child(random)} folds a sheet once and cuts ${half} holes through both layers. How many holes does the unfolded sheet have?`,
      right: 2 * half,
      likely: [half, half + 2, 4 * half, 2 * half - 1, 2 * half + 1],
      why: `Each cut makes a hole in both halves, one the mirror image of the other: 2 × ${half} = ${2 * half}.`,
      reckoning: `${half}*2`,
      extras: sketch('scissors'),
    },
    random,
  )
}

const matchLines: DrawQuestion = () =>
  matchPairs(
    'match-lines-of-symmetry',
    'Match each shape to its number of lines of symmetry.',
    [
      ['Kite', '1', '1'],
      ['Rectangle', '2', '2'],
      ['Equilateral triangle', '3', '3'],
      ['Square', '4', '4'],
    ],
    'A circle has more than anybody can count: each line through its middle is one.',
  )

const orderLines: DrawQuestion = () =>
  order(
    'order-lines-of-symmetry',
    'Put the letters in order of their lines of symmetry, the fewest first.',
    ['Z', 'A', 'H'],
    'Z has none, A has one, H has two.',
    { reckoning: '[0, 1, 2]' },
  )

const foldWord: DrawQuestion = (random) => {
  const right = pick([2, 4], random)
  return fill(
    'folded-layers',
    right === 2
      ? 'A sheet that is folded once along its line of symmetry has ____ layers.'
      : 'A square sheet that is folded along both of its diagonals, one after the other, has ____ layers.',
    inWords(right),
    right === 2 ? 'One half lies exactly on the other.' : 'The first fold gives 2 layers, the second doubles them.',
    { ...sketch('page-with-curl', 'sheet of paper, one corner turned up'), reckoning: right === 2 ? '2^1' : '2^2' },
  )
}

export const symmetry: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'symmetry',
    quizName: 'Symmetry',
    quizDescription: 'Fold letters and shapes, turn a rangoli, and look into the mirror.',
    cover: 'scene_violet_butterfly_snowflake',
    ageGroup: '9 to 14',
    classes: [5, 6, 7],
    topics: ['symmetry', 'lines of symmetry', 'rotation'],
    difficulty: 'medium',
    keyWords: ['reflection', 'line symmetry', 'turning', 'pattern'],
  }),
  seed: 220,
  parts: [
    { draw: hasLine, count: 3 },
    { draw: linesOfLetter, count: 3 },
    { draw: halves, count: 1 },
    { draw: mirrored, count: 1 },
    { draw: linesOfShape, count: 2 },
    { draw: turnOrder, count: 2 },
    { draw: foldWord, count: 1 },
    { draw: orderLines, count: 1 },
    { draw: matchLines, count: 1 },
  ],
  written: [
    {
      questionType: 'MCQ',
      questionTitle: 'Which of these is nearly the same on its left and its right side?',
      questionImage: 'row_butterfly_snail_key.png',
      questionImageAlt: 'A butterfly seen from above with spread wings, a snail from the side and a key.',
      answerChoices: [
        'The butterfly from above',
        'The snail from the side',
        'A single wing of a bird',
        'A key lying on a table',
      ],
      correctAnswer: ['The butterfly from above'],
      answerContent: 'Its body is the line of symmetry, and the wings are mirror images of each other.',
    },
    {
      questionType: 'MCQ',
      questionTitle: 'Why is AMBULANCE written in mirror letters on the front of many ambulances?',
      questionImage: 'emoji_ambulance.png',
      questionImageAlt: 'An ambulance, seen from the side.',
      answerChoices: [
        'Drivers ahead see it right in their mirror',
        'It looks more modern',
        'Thieves cannot read it',
        'The paint lasts longer that way',
      ],
      correctAnswer: ['Drivers ahead see it right in their mirror'],
      answerContent:
        'A mirror swaps left and right once more, so the letters look normal to those who are to make way.',
    },
  ],
}
