import type { Random } from '@quokka/core/lib'
import { choose, fill, match, order, picture, state } from '../../build.ts'
import { between, coin, mixedChoices, pick, pickSome } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { listed } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import type { Thing } from '../things.ts'
import { ANIMALS, FOODS, TOYS } from '../things.ts'

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

const row = (count: number, random: Random): Thing[] => pickSome(pick([ANIMALS, FOODS, TOYS], random), count, random)

const rowPicture = (things: readonly Thing[]): ReturnType<typeof picture> =>
  picture(
    `row_${things.map(({ emoji }) => emoji).join('_')}`,
    `From left to right: ${listed(things.map(({ one }) => one))}.`,
  )

const at = (things: readonly Thing[], place: number): Thing => {
  const thing = things[place]
  if (thing === undefined) throw new Error('No such place.')
  return thing
}

const sideOf: DrawQuestion = (random) => {
  const things = row(5, random)
  const place = between(1, 3, random)
  const isLeft = coin(random)
  const right = at(things, isLeft ? place - 1 : place + 1)
  const middle = at(things, place)
  const others = things.filter((thing) => thing !== right && thing !== middle)
  return choose(
    'beside-on-a-side',
    `What is just ${isLeft ? 'left' : 'right'} of the ${middle.one}?`,
    mixedChoices(
      capital(right.one),
      others.map(({ one }) => capital(one)),
    ),
    `Put a finger on the ${middle.one} and go one step to the ${isLeft ? 'left' : 'right'}.`,
    rowPicture(things),
  )
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']

const placeFrom: DrawQuestion = (random) => {
  const things = row(5, random)
  const place = between(1, 3, random)
  const isLeft = coin(random)
  const right = at(things, isLeft ? place : 4 - place)
  const mirrored = at(things, isLeft ? 4 - place : place)
  const others = things.filter((thing) => thing !== right && thing !== mirrored)
  const wrong = mirrored === right ? others.slice(0, 3) : [mirrored, ...others.slice(0, 2)]
  return choose(
    'place-in-a-row',
    `Find the row with the ${pick(things, random).one}. What is ${ORDINALS[place]} from the ${isLeft ? 'left' : 'right'}?`,
    mixedChoices(
      capital(right.one),
      wrong.map(({ one }) => capital(one)),
    ),
    `Begin at the ${isLeft ? 'left' : 'right'} end and count: ${ORDINALS.slice(0, place + 1).join(', ')}.`,
    rowPicture(things),
  )
}

const sideStatement: DrawQuestion = (random) => {
  const things = row(4, random)
  const [from, to] = pickSome([0, 1, 2, 3], 2, random) as [number, number]
  const saysLeft = coin(random)
  return state(
    'side-statement',
    `The ${at(things, from).one} is ${saysLeft ? 'left' : 'right'} of the ${at(things, to).one}.`,
    saysLeft === from < to,
    `From left to right: ${listed(things.map(({ one }) => one))}.`,
    rowPicture(things),
  )
}

const betweenTwo: DrawQuestion = (random) => {
  const things = row(4, random)
  const place = between(1, 2, random)
  const right = at(things, place)
  if (/[ -]/u.test(right.one) || right.one.length < 3) return betweenTwo(random)
  return fill(
    'between-two',
    `Between the ${at(things, place - 1).one} and the ${at(things, place + 1).one} is the ____.`,
    right.one,
    `It has one neighbour on its left and one on its right.`,
    { questionImage: rowPicture(things).questionImage, questionImageAlt: betweenAlt(things, place) },
  )
}

/** The answer by what is known of it, not by its name. */
const betweenAlt = (things: readonly Thing[], place: number): string => {
  const { one } = at(things, place)
  const spelt = `a word of ${one.length} letters that begins with ${one.slice(0, 2).toUpperCase()}`
  return `From left to right: ${listed(things.map((thing, index) => (index === place ? `a thing, ${spelt}` : thing.one)))}.`
}

const orderRow: DrawQuestion = (random) => {
  const things = row(4, random)
  const isLeft = coin(random)
  const names = things.map(({ one }) => capital(one))
  return order(
    'order-from-left',
    isLeft ? 'Who stands where? Name them from left to right.' : 'Who stands where? Name them from right to left.',
    isLeft ? names : names.toReversed(),
    `Start at the ${isLeft ? 'left' : 'right'} hand side of the picture and move along.`,
    rowPicture(things),
  )
}

const matchPlaces: DrawQuestion = () =>
  match(
    'match-place-opposites',
    'Match each place word to its opposite.',
    [
      ['Above', 'Below'],
      ['High', 'Low'],
      ['Inside', 'Outside'],
      ['Near', 'Far'],
    ],
    'A kite is high above us and far away. A shoe is low, and near.',
  )

export const leftRightAboveBelow: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'left-right-above-below',
    quizName: 'Left, Right, Above, Below',
    quizDescription: 'Who is left of the cow, what is third from the right, and what is above your head?',
    cover: 'scene_village_left-right-arrow_cow',
    ageGroup: '6 to 8',
    classes: [1, 2],
    topics: ['position', 'left and right', 'direction'],
    difficulty: 'easy',
    keyWords: ['where', 'beside', 'under', 'order in a row'],
  }),
  seed: 115,
  parts: [
    { draw: sideOf, count: 4 },
    { draw: sideStatement, count: 3 },
    { draw: betweenTwo, count: 1 },
    { draw: placeFrom, count: 2 },
    { draw: orderRow, count: 1 },
    { draw: matchPlaces, count: 1 },
  ],
  written: [
    {
      questionType: 'MCQ',
      questionTitle: 'A bird flies over a tree. Where is the tree?',
      questionImage: 'emoji_dove.png',
      questionImageAlt: 'A white bird with spread wings.',
      answerChoices: ['Below the bird', 'Above the bird', 'Left of the bird', 'Right of the bird'],
      correctAnswer: ['Below the bird'],
      answerContent: 'If the bird is above the tree, the tree is below the bird: the two words belong together.',
    },
    {
      questionType: 'FIB',
      questionTitle: 'The teacher stands in ____ of the class, so that all of us can see her.',
      questionImage: 'emoji_woman-teacher.png',
      questionImageAlt: 'A teacher at a blackboard, who looks at us.',
      correctAnswer: ['front'],
      answerContent: 'She looks at the class. Whoever sits in the last row has all the others before them.',
    },
    {
      questionType: 'CNT',
      questionTitle: 'You look into me and lift your left hand. I seem to lift my right. What am I?',
      questionImage: 'emoji_raised-hand.png',
      questionImageAlt: 'An open hand, held up.',
      correctAnswer: ['mirror'],
      answerContent: 'The hand that you see is opposite to your own, as if somebody stood before you.',
    },
  ],
}
