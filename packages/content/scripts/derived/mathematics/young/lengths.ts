import { choose, fill, match, order, picture, state } from '../../build.ts'
import { between, coin, mixedChoices, pick, pickSome, rankedChoices } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { inWords, range, withUnit } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'

const cm = withUnit('cm')

const rulerAlt = (from: number, to: number): string =>
  `A stick above a ruler with centimetres. It begins at ${from} and ends at ${to}.`

const OWNED = ['pencil', 'crayon', 'ribbon', 'stick', 'straw', 'feather', 'leaf', 'chalk']

const readRuler: DrawQuestion = (random) => {
  const to = between(4, 14, random)
  const name = child(random)
  return choose(
    'ruler-from-zero',
    `This is as long as ${name}'s ${pick(OWNED, random)}. How long is it?`,
    rankedChoices(
      to,
      [to + 1, to - 1, to + 2, to - 2, to + 3, to - 3].filter((value) => value > 0),
      cm,
      random,
    ),
    `It begins at 0, so read the number at its other end: ${to} cm.`,
    {
      ...picture(
        `ruler_0_${to}`,
        `A stick above a ruler with centimetres. It begins at 0, and its end is one line after ${to - 1}.`,
      ),
      reckoning: `${to}-0`,
    },
  )
}

const readRulerFrom: DrawQuestion = (random) => {
  const from = between(1, 5, random)
  const long = between(3, 8, random)
  const to = from + long
  const name = child(random)
  if (from === long) return readRulerFrom(random)
  return choose(
    'ruler-from-other',
    `${name}'s ${pick(OWNED, random)} does not begin at 0. How long is it?`,
    rankedChoices(
      long,
      [to, long + 1, long - 1, from, long + 2, long - 2, long + 3].filter((value) => value > 0),
      cm,
      random,
    ),
    `Count the steps from ${from} to ${to}: ${to} − ${from} = ${long}.`,
    { ...picture(`ruler_${from}_${to}`, rulerAlt(from, to)), reckoning: `${to}-${from}` },
  )
}

const rulerStatement: DrawQuestion = (random) => {
  const from = pick([0, 0, 1, 2, 3], random)
  const long = between(4, 10, random)
  const isTrue = coin(random)
  const told = isTrue ? long : from === 0 ? long + pick([-1, 1], random) : from + long
  const name = child(random)
  return state(
    'ruler-statement',
    `${name} says: "My ${pick(OWNED, random)} is ${told} cm long."`,
    isTrue,
    from === 0
      ? `It begins at 0 and ends at ${long}, so it is ${long} cm long.`
      : `It begins at ${from}, not at 0: ${from + long} − ${from} = ${long}.`,
    {
      ...picture(`ruler_${from}_${from + long}`, rulerAlt(from, from + long)),
      reckoning: `${told}==${from + long}-${from}`,
    },
  )
}

const LONGS = [
  { word: 'ribbon', emoji: 'ribbon', most: 'longest', least: 'shortest' },
  { word: 'snake of clay', emoji: 'snake', most: 'longest', least: 'shortest' },
  { word: 'scarf', emoji: 'scarf', most: 'longest', least: 'shortest' },
  { word: 'jump', emoji: 'kangaroo', most: 'longest', least: 'shortest' },
  { word: 'paper train', emoji: 'locomotive', most: 'longest', least: 'shortest' },
]

const longestOfFour: DrawQuestion = (random) => {
  const { word, emoji, most, least } = pick(LONGS, random)
  const names = pickSome(['Asha', 'Ravi', 'Zoya', 'Joseph', 'Meena', 'Kabir', 'Tara', 'Imran'], 4, random)
  const sizes = pickSome(range(21, 89), 4, random)
  const wantsMost = coin(random)
  const wanted = wantsMost ? Math.max(...sizes) : Math.min(...sizes)
  const right = names[sizes.indexOf(wanted)] ?? ''
  return choose(
    'longest-of-four',
    `${names.map((name, index) => `${name} ${sizes[index]} cm`).join(', ')}. Whose ${word} is the ${wantsMost ? most : least}?`,
    mixedChoices(
      right,
      names.filter((name) => name !== right),
    ),
    `${wanted} has the ${wantsMost ? 'most' : 'fewest'} tens${sizes.filter((size) => Math.floor(size / 10) === Math.floor(wanted / 10)).length > 1 ? `, and then the ${wantsMost ? 'most' : 'fewest'} ones` : ''}: ${wanted} cm.`,
    picture(`emoji_${emoji}`, word === 'jump' ? 'A kangaroo, which jumps far.' : `A ${word}.`),
  )
}

const moreToTen: DrawQuestion = (random) => {
  const long = between(3, 8, random)
  const goal = pick([10, 12, 15], random)
  const name = child(random)
  return fill(
    'centimetres-missing',
    `${name} wants a stick of ${goal} cm. This one is too short by ____ centimetres.`,
    inWords(goal - long),
    `It is ${long} cm long. ${goal} − ${long} = ${goal - long}.`,
    { ...picture(`ruler_0_${long}`, rulerAlt(0, long)), reckoning: `${goal}-${long}` },
  )
}

const LONG_LISTS = [
  ['Ant', 'Pencil', 'Cricket bat', 'Bus'],
  ['Grain of rice', 'Finger', 'Arm', 'Train'],
  ['Ladybird', 'Spoon', 'Bed', 'Railway track'],
]

const orderLengths: DrawQuestion = (random) =>
  order(
    'order-lengths',
    'Which is the shortest? Begin with it and put all four in order.',
    pick(LONG_LISTS, random),
    'Think of laying them side by side on the floor. Each one reaches further than the one before it.',
  )

const matchOpposites: DrawQuestion = () =>
  match(
    'match-size-opposites',
    'Match each size word to its opposite.',
    [
      ['Long', 'Short'],
      ['Wide', 'Narrow'],
      ['Thick', 'Thin'],
      ['Deep', 'Shallow'],
    ],
    'A river can be wide or narrow, and deep or shallow. A book can be thick or thin.',
  )

const joined: DrawQuestion = (random) => {
  const one = between(4, 9, random)
  const other = between(3, 8, random)
  const name = child(random)
  const right = one + other
  if (one === other) return joined(random)
  return choose(
    'sticks-joined',
    `${name} joins this stick and one of ${other} cm, end to end. How long are both?`,
    rankedChoices(
      right,
      [right + 1, right - 1, Math.abs(one - other), right + 2, right - 2, right + 3, right - 3].filter(
        (value) => value > 0,
      ),
      cm,
      random,
    ),
    `The stick in the picture is ${one} cm long. ${one} + ${other} = ${right}.`,
    { ...picture(`ruler_0_${one}`, rulerAlt(0, one)), reckoning: `${one}+${other}` },
  )
}

export const longLongerLongest: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'long-longer-longest',
    quizName: 'Long, Longer, Longest',
    quizDescription: 'Read a ruler, compare ribbons and jumps, and find out what is longest.',
    cover: 'scene_field_straight-ruler_snake',
    ageGroup: '6 to 8',
    classes: [1, 2, 3],
    topics: ['length', 'measuring', 'comparing'],
    difficulty: 'medium',
    keyWords: ['centimetre', 'shorter', 'taller', 'scale'],
  }),
  seed: 109,
  parts: [
    { draw: readRuler, count: 3 },
    { draw: rulerStatement, count: 2 },
    { draw: readRulerFrom, count: 2 },
    { draw: longestOfFour, count: 1 },
    { draw: joined, count: 1 },
    { draw: moreToTen, count: 1 },
    { draw: matchOpposites, count: 1 },
    { draw: orderLengths, count: 1 },
  ],
  written: [
    {
      questionType: 'MCQ',
      questionTitle: 'Asha counts 12 of her steps across the room, Father 7 of his. Why?',
      questionImage: 'emoji_footprints.png',
      questionImageAlt: 'Two footprints.',
      answerChoices: ['His steps are longer', 'Her room is bigger', 'He walks faster', 'She counts better'],
      correctAnswer: ['His steps are longer'],
      answerContent: 'Longer steps, fewer of them. That is why we use centimetres, which are the same for everybody.',
    },
    {
      questionType: 'CNT',
      questionTitle: 'I am long and soft, with numbers on me. I tell how big your shirt must be.',
      correctAnswer: ['tape'],
      answerContent: 'A ruler is stiff. A tape can bend, so it goes round your arm or your head.',
    },
    {
      questionType: 'FIB',
      questionTitle: 'A man who is not short is ____.',
      correctAnswer: ['tall'],
      answerContent: 'We say tall for how high somebody stands, and long for what lies along the ground.',
    },
  ],
}
