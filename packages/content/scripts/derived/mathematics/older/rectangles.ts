import { choose, picture } from '../../build.ts'
import { between, coin, mixedChoices, pick, pickSome } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { plain, withUnit } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'
import { ascending, askNumber, askWord, claim, differing, matchPairs, sketch } from './makers.ts'

const rectangle = (width: number, height: number, unit: string): ReturnType<typeof picture> =>
  picture(`rect_${width}_${height}_${unit}`, `A rectangle, ${width} ${unit} wide and ${height} ${unit} high.`)

const sides = (random: () => number): [number, number] => {
  const height = between(3, 11, random)
  const width = between(height + 1, 16, random)
  return [width, height]
}

const perimeterOf = (width: number, height: number): number => 2 * (width + height)

const area: DrawQuestion = (random) => {
  const [w, h] = sides(random)
  const unit = pick(['cm', 'm'], random)
  const what = pick(
    unit === 'cm'
      ? ['tile', 'card', 'photo', 'envelope', 'notebook page']
      : ['garden', 'carpet of a hall', 'field', 'floor', 'wall', 'playground'],
    random,
  )
  return askNumber(
    {
      template: 'rectangle-area',
      title: `What is the area of this ${what}, ${w} ${unit} by ${h} ${unit}?`,
      right: w * h,
      likely: [perimeterOf(w, h), w + h, w * h + w, w * h - h, w * h + h, w * h - w],
      show: withUnit(`square ${unit}`),
      why: `Area is length × width: ${h} rows of ${w} squares, ${w} × ${h} = ${w * h}.`,
      reckoning: `${w}*${h}`,
      extras: rectangle(w, h, unit),
    },
    random,
  )
}

const perimeter: DrawQuestion = (random) => {
  const [w, h] = sides(random)
  const unit = pick(['cm', 'm'], random)
  const what = pick(
    unit === 'cm'
      ? ['a ribbon around this picture', 'a lace around this small cloth', 'a frame around this photo']
      : ['a fence around this field', 'a walk around this pool', 'a string of lights around this roof'],
    random,
  )
  return askNumber(
    {
      template: 'rectangle-perimeter',
      title: `How long is ${what}, ${w} ${unit} by ${h} ${unit}?`,
      right: perimeterOf(w, h),
      likely: [w * h, w + h, perimeterOf(w, h) + 2, perimeterOf(w, h) - 2, 2 * w + h, w + 2 * h],
      show: withUnit(unit),
      why: `Go all around: ${w} + ${h} + ${w} + ${h} = ${perimeterOf(w, h)}.`,
      reckoning: `2*(${w}+${h})`,
      extras: rectangle(w, h, unit),
    },
    random,
  )
}

const square: DrawQuestion = (random) => {
  const side = between(5, 15, random)
  const wantsArea = coin(random)
  const right = wantsArea ? side * side : 4 * side
  return askNumber(
    {
      template: 'square-measure',
      title: `A square ${pick(['tile', 'handkerchief', 'chessboard', 'mirror', 'napkin'], random)} has sides of ${side} cm. What is its ${wantsArea ? 'area' : 'perimeter'}?`,
      right,
      likely: [wantsArea ? 4 * side : side * side, 2 * side, right + side, right - side],
      show: withUnit(wantsArea ? 'square cm' : 'cm'),
      why: wantsArea
        ? `Area is side × side: ${side} × ${side} = ${right}.`
        : `Four equal sides: 4 × ${side} = ${right}.`,
      reckoning: wantsArea ? `${side}^2` : `4*${side}`,
    },
    random,
  )
}

const missingSide: DrawQuestion = (random) => {
  const [w, h] = sides(random)
  const byArea = coin(random)
  return askWord({
    template: 'missing-side',
    title: byArea
      ? `A rectangle of ${w * h} square metres is ${w} m long. It is ____ metres wide.`
      : `A rectangle has a perimeter of ${perimeterOf(w, h)} m and is ${w} m long. Its width in metres is ____.`,
    right: h,
    why: byArea ? `${w * h} ÷ ${w} = ${h}.` : `Half of ${perimeterOf(w, h)} is ${w + h}, and ${w + h} − ${w} = ${h}.`,
    reckoning: byArea ? `${w * h}/${w}` : `${perimeterOf(w, h)}/2-${w}`,
  })
}

const areaClaim: DrawQuestion = (random) => {
  const [w, h] = sides(random)
  const wantsArea = coin(random)
  return claim(
    {
      template: 'rectangle-claim',
      title: (told) =>
        `A room of ${w} m by ${h} m has ${wantsArea ? `a floor of ${told} square metres` : `walls of ${told} metres in all, measured along the floor`}.`,
      right: wantsArea ? w * h : perimeterOf(w, h),
      wrong: wantsArea ? [perimeterOf(w, h), w * h + w] : [w * h, w + h],
      why: wantsArea
        ? `The floor is an area: ${w} × ${h} = ${w * h}.`
        : `Along the walls is a perimeter: 2 × (${w} + ${h}) = ${perimeterOf(w, h)}.`,
      reckoning: wantsArea ? `${w}*${h}` : `2*(${w}+${h})`,
    },
    random,
  )
}

const doubled: DrawQuestion = (random) => {
  const name = child(random)
  const times = pick([2, 3], random)
  return choose(
    'scaled-square',
    `${name} makes every side of a square ${times === 2 ? 'twice' : 'three times'} as long. What happens to its area?`,
    mixedChoices(times === 2 ? 'It gets 4 times as large' : 'It gets 9 times as large', [
      times === 2 ? 'It gets 2 times as large' : 'It gets 3 times as large',
      times === 2 ? 'It gets 8 times as large' : 'It gets 6 times as large',
      'It stays the same',
    ]),
    `${times} old squares fit along each side, so ${times} × ${times} = ${times * times} fit into the new one. Its perimeter gets only ${times} times as long.`,
  )
}

const squareRiddle: DrawQuestion = (random) => {
  const side = between(6, 20, random)
  return askWord({
    template: 'square-side-riddle',
    title: `I am the side of a square in centimetres. Its perimeter is ${4 * side} cm. Which number am I?`,
    right: side,
    why: `A square has four equal sides: ${4 * side} ÷ 4 = ${side}.`,
    reckoning: `${4 * side}/4`,
  })
}

const some = (random: () => number, count: number, of: (w: number, h: number) => number): [number, number][] =>
  differing(
    Array.from({ length: 30 }, () => sides(random)),
    count,
    ([w, h]) => of(w, h),
  )

const matchAreas: DrawQuestion = (random) =>
  matchPairs(
    'match-areas',
    'Match each rectangle to its area.',
    some(random, 4, (w, h) => w * h).map(
      ([w, h]) => [`${w} m by ${h} m`, `${w * h} square metres`, `${w}*${h}`] as const,
    ),
    'Length times width. Rectangles of nearly the same perimeter may have quite different areas.',
  )

const orderPerimeters: DrawQuestion = (random) =>
  ascending(
    'order-perimeters',
    'Put the rectangles in order, the shortest way around first.',
    some(random, 4, (w, h) => w + h).map(
      ([w, h]) => [`${w} cm by ${h} cm`, perimeterOf(w, h), `2*(${w}+${h})`] as const,
    ),
    'You need only compare length + width: the perimeter is always twice that.',
  )

export const perimeterAndArea: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'perimeter-and-area',
    quizName: 'Perimeter and Area',
    quizDescription: 'Fences and floors: all around a rectangle, or all that is inside?',
    cover: 'scene_field_triangular-ruler_house-with-garden',
    ageGroup: '9 to 14',
    classes: [4, 5, 6, 7],
    topics: ['perimeter', 'area', 'rectangles'],
    difficulty: 'medium',
    keyWords: ['square metre', 'length', 'width', 'border'],
  }),
  seed: 216,
  parts: [
    { draw: area, count: 4 },
    { draw: perimeter, count: 4 },
    { draw: areaClaim, count: 3 },
    { draw: missingSide, count: 2 },
    { draw: squareRiddle, count: 1 },
    { draw: orderPerimeters, count: 1 },
    { draw: square, count: 1 },
    { draw: matchAreas, count: 1 },
    { draw: doubled, count: 1 },
  ],
}

const box = (l: number, w: number, h: number, unit: string): ReturnType<typeof picture> =>
  picture(`box_${l}_${w}_${h}_${unit}`, `A box, ${l} ${unit} long, ${w} ${unit} wide and ${h} ${unit} high.`)

const edges = (random: () => number): [number, number, number] => {
  const [h = 2, w = 3, l = 4] = pickSome([2, 3, 4, 5, 6, 7, 8, 9, 10], 3, random).toSorted(
    (left, right) => left - right,
  )
  return [l, w, h]
}

const volume: DrawQuestion = (random) => {
  const [l, w, h] = edges(random)
  const what = pick(
    ['tiffin box', 'gift box', 'brick of clay', 'matchbox', 'aquarium', 'drawer', 'tin of sweets', 'shoe box'],
    random,
  )
  return askNumber(
    {
      template: 'box-volume',
      title: `What is the volume of this ${what}, ${l} cm by ${w} cm by ${h} cm?`,
      right: l * w * h,
      likely: [
        l + w + h,
        l * w + h,
        l * w,
        2 * (l * w + l * h + w * h),
        l * w * (h + 1),
        l * w * (h - 1),
        l * w * h + l,
      ],
      step: 10,
      show: withUnit('cubic cm'),
      why: `Length × width × height: ${l} × ${w} = ${l * w} cubes in a layer, and ${h} layers make ${l * w * h}.`,
      reckoning: `${l}*${w}*${h}`,
      extras: box(l, w, h, 'cm'),
    },
    random,
  )
}

const layers: DrawQuestion = (random) => {
  const [l, w, h] = edges(random)
  return askNumber(
    {
      template: 'cubes-in-a-layer',
      title: `${child(random)} fills this box with cubes of 1 cm. How many cubes cover its bottom of ${l} cm by ${w} cm?`,
      right: l * w,
      likely: [l + w, l * w * h, l * h, w * h, l * w + l, l * w - w],
      why: `The bottom has ${w} rows of ${l} cubes: ${l} × ${w} = ${l * w}. The height of ${h} cm tells how many layers fit.`,
      reckoning: `${l}*${w}`,
      extras: box(l, w, h, 'cm'),
    },
    random,
  )
}

const heightWord: DrawQuestion = (random) => {
  const [l, w, h] = edges(random)
  return askWord({
    template: 'missing-height',
    title: `A box of ${l * w * h} cubic centimetres is ${l} cm long and ${w} cm wide. Its height in centimetres is ____.`,
    right: h,
    why: `A layer has ${l} × ${w} = ${l * w} cubes. ${l * w * h} ÷ ${l * w} = ${h}.`,
    reckoning: `${l * w * h}/(${l}*${w})`,
  })
}

const cubeClaim: DrawQuestion = (random) => {
  const side = between(2, 10, random)
  return claim(
    {
      template: 'cube-claim',
      title: (told) => `A cube with edges of ${side} cm has a volume of ${told} cubic centimetres.`,
      right: side ** 3,
      wrong: [side * 3, side * side, 6 * side * side],
      why: `${side} × ${side} × ${side} = ${side ** 3}. Its six faces have ${6 * side * side} square centimetres.`,
      reckoning: `${side}^3`,
    },
    random,
  )
}

const faces: DrawQuestion = (random) => {
  const [l, w, h] = edges(random)
  const right = 2 * (l * w + l * h + w * h)
  return askNumber(
    {
      template: 'box-surface',
      title: `How much paper covers all faces of this box of ${l} cm by ${w} cm by ${h} cm exactly?`,
      right,
      likely: [right / 2, l * w * h, right + 2 * l, right - 2 * h, 4 * l * w],
      step: 4,
      show: withUnit('square cm'),
      why: `Two faces each of ${l} × ${w}, ${l} × ${h} and ${w} × ${h}: 2 × (${l * w} + ${l * h} + ${w * h}) = ${right}.`,
      reckoning: `2*(${l}*${w}+${l}*${h}+${w}*${h})`,
      extras: { ...box(l, w, h, 'cm'), slow: true },
    },
    random,
  )
}

const litres: DrawQuestion = (random) => {
  const [l, w, h] = [between(2, 6, random) * 10, between(2, 4, random) * 10, between(2, 5, random) * 10]
  const right = (l * w * h) / 1_000
  return askNumber(
    {
      template: 'tank-litres',
      title: `A tank is ${l} cm long, ${w} cm wide and ${h} cm high. How many litres does it hold? (1 litre is 1,000 cubic cm.)`,
      right,
      likely: [right * 10, l + w + h, right * 2, right + 10, right - 10, right / 2],
      step: 2,
      show: withUnit('litres'),
      why: `In decimetres: ${l / 10} × ${w / 10} × ${h / 10} = ${right}, and a cubic decimetre is a litre.`,
      reckoning: `${l}*${w}*${h}/1000`,
      extras: sketch('bathtub'),
    },
    random,
  )
}

const cubeRiddle: DrawQuestion = (random) => {
  const side = pick([3, 4, 5, 6, 10], random)
  return askWord({
    template: 'cube-edge-riddle',
    title: `A cube has the volume ${plain(side ** 3)} cubic metres. I am the length of its edge in metres. Which number am I?`,
    right: side,
    why: `${side} × ${side} × ${side} = ${plain(side ** 3)}.`,
    reckoning: `cbrt(${side ** 3})`,
  })
}

const matchVolumes: DrawQuestion = (random) =>
  matchPairs(
    'match-volumes',
    'Match each box to its volume.',
    differing(
      Array.from({ length: 20 }, () => edges(random)),
      4,
      ([l, w, h]) => l * w * h,
    ).map(([l, w, h]) => [`${l} cm by ${w} cm by ${h} cm`, `${plain(l * w * h)} cubic cm`, `${l}*${w}*${h}`] as const),
    'Multiply the two easiest numbers first, for example 5 × 4 = 20, then the third.',
  )

const orderVolumes: DrawQuestion = (random) =>
  ascending(
    'order-volumes',
    'Put the boxes in order of volume, the smallest first.',
    differing(
      Array.from({ length: 20 }, () => edges(random)),
      4,
      ([l, w, h]) => l * w * h,
    ).map(([l, w, h]) => [`${l} × ${w} × ${h} cm`, l * w * h, `${l}*${w}*${h}`] as const),
    'A long box is not always a large one: all three edges count.',
  )

const facesCount: DrawQuestion = (random) => {
  const [part, right] = pick(
    [
      ['faces', 6],
      ['corners', 8],
      ['edges', 12],
    ] as const,
    random,
  )
  return claim(
    {
      template: 'box-parts-claim',
      title: (told) => `Every box with flat rectangular sides has ${told} ${part}.`,
      right,
      wrong: [6, 8, 10, 12],
      why: 'It has 6 faces, 8 corners and 12 edges: 4 below, 4 above and 4 upright.',
      reckoning: part === 'faces' ? '2*3' : part === 'corners' ? '2*4' : '3*4',
    },
    random,
  )
}

export const volumeOfBoxes: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'volume-of-boxes',
    quizName: 'Volume of Boxes',
    quizDescription: 'Cubes in layers: how much fits into a box, and how much paper covers it?',
    cover: 'scene_room_package_wrapped-gift',
    ageGroup: '9 to 14',
    classes: [5, 7, 8],
    topics: ['volume', 'cuboids', 'surface area'],
    difficulty: 'medium',
    keyWords: ['cubic centimetre', 'litre', 'space', 'edge'],
  }),
  seed: 217,
  parts: [
    { draw: layers, count: 2 },
    { draw: facesCount, count: 1 },
    { draw: volume, count: 4 },
    { draw: heightWord, count: 2 },
    { draw: cubeClaim, count: 2 },
    { draw: litres, count: 1 },
    { draw: cubeRiddle, count: 1 },
    { draw: matchVolumes, count: 1 },
    { draw: orderVolumes, count: 1 },
    { draw: faces, count: 1 },
  ],
}
