import { choose, fill, match, order, picture, riddle, solved, state } from '../../build.ts'
import { between, chanceOf, coin, mixedChoices, pick, pickSome, rankedChoices } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { inWords, plain, withUnit } from '../../numbers.ts'
import { capitalised } from '../../rows.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { mistakes } from '../mistakes.ts'
import { child } from '../things.ts'

/** From light to heavy, each surely heavier than the one before the last. */
const WEIGHED = [
  ['feather', 'feather'],
  ['pencil', 'pencil'],
  ['strawberry', 'strawberry'],
  ['egg', 'egg'],
  ['red-apple', 'apple'],
  ['mango', 'mango'],
  ['coconut', 'coconut'],
  ['pineapple', 'pineapple'],
  ['watermelon', 'slice of melon'],
] as const

const the = (word: string): string => `The ${word}`

interface Pans {
  left: readonly [string, string]
  right: readonly [string, string]
  /** The pan that is down. */
  down: 'left' | 'right'
  recipe: ReturnType<typeof picture>
}

const pans = (random: () => number): Pans => {
  const index = between(0, WEIGHED.length - 4, random)
  const light = WEIGHED[index]
  const heavy = WEIGHED[index + between(2, 3, random)]
  if (light === undefined || heavy === undefined) throw new Error('Too few things.')
  const down = coin(random) ? 'left' : 'right'
  const [left, right] = down === 'left' ? [heavy, light] : [light, heavy]
  return {
    left,
    right,
    down,
    recipe: picture(
      `balance_${left[0]}_${down}_${right[0]}`,
      `A scale with two pans. Left: ${left[1]}. Right: ${right[1]}. The ${down} pan is lower.`,
    ),
  }
}

const placeOf = ([emoji]: readonly [string, string]): number => WEIGHED.findIndex(([other]) => other === emoji)

/** What does not lie on the scale: still heavier, or lighter, than the right one where there is such a thing, for those who only guess. */
const unweighed = (key: readonly [string, string], other: readonly [string, string]): string => {
  const [place, otherPlace] = [placeOf(key), placeOf(other)]
  const thing = WEIGHED[place + Math.sign(place - otherPlace)] ?? WEIGHED[Math.min(place, otherPlace) + 1]
  if (thing === undefined) throw new Error('Too few things.')
  return thing[1]
}

const HEAVIER = ['is heavier', 'weighs more'] as const
const LIGHTER = ['is lighter', 'weighs less'] as const

const heavierPan: DrawQuestion = (random) => {
  const { left, right, down, recipe } = pans(random)
  const [heavy, light] = down === 'left' ? [left, right] : [right, left]
  const wantsHeavy = coin(random)
  const [key, other] = wantsHeavy ? [heavy, light] : [light, heavy]
  return choose(
    'heavier-pan',
    `Which thing on this scale ${pick(wantsHeavy ? HEAVIER : LIGHTER, chanceOf(`${left[1]} ${right[1]}`))}?`,
    mixedChoices(the(key[1]), [the(other[1]), the(unweighed(key, other)), 'Both weigh the same']),
    wantsHeavy
      ? `The heavier thing pulls its pan down. The pan with the ${heavy[1]} is low.`
      : `The lighter thing goes up. The pan with the ${light[1]} is high.`,
    recipe,
  )
}

const panStatement: DrawQuestion = (random) => {
  const { left, right, down, recipe } = pans(random)
  const saysHeavier = coin(random)
  const isTrue = saysHeavier === (down === 'left')
  return state(
    'pan-statement',
    `${the(left[1])} is ${saysHeavier ? 'heavier' : 'lighter'} than the ${right[1]}.`,
    isTrue,
    `The ${down} pan is low, so the ${down === 'left' ? left[1] : right[1]} pulls more.`,
    recipe,
  )
}

const panWord: DrawQuestion = (random) => {
  const { left, right, down, recipe } = pans(random)
  const [heavy] = down === 'left' ? left.slice(1) : right.slice(1)
  return fill(
    'pan-word',
    `Put the ${heavy} on this scale: its pan goes ____.`,
    'down',
    `The ${heavy} weighs more than what lies in the other pan, which goes up.`,
    recipe,
  )
}

const EQUALS = [
  { big: 'pineapple', bigs: 'pineapples', small: 'apple', smalls: 'apples', emojis: ['pineapple', 'red-apple'] },
  { big: 'coconut', bigs: 'coconuts', small: 'lemon', smalls: 'lemons', emojis: ['coconut', 'lemon'] },
  { big: 'mango', bigs: 'mangoes', small: 'egg', smalls: 'eggs', emojis: ['mango', 'egg'] },
  { big: 'book', bigs: 'books', small: 'pencil', smalls: 'pencils', emojis: ['closed-book', 'pencil'] },
  { big: 'teddy bear', bigs: 'teddy bears', small: 'ball', smalls: 'balls', emojis: ['teddy-bear', 'soccer-ball'] },
]

const asHeavyAs: DrawQuestion = (random) => {
  const { big, bigs, smalls, emojis } = pick(EQUALS, random)
  const each = between(3, 6, random)
  const many = between(2, 3, random)
  const right = each * many
  return choose(
    'as-heavy-as',
    `One ${big} weighs as much as ${each} ${smalls}. How many ${smalls} balance ${many} ${bigs}?`,
    rankedChoices(right, mistakes(right, [each + many, each, right + each], 2), plain, random),
    `${Array.from({ length: many }, () => each).join(' + ')} = ${right}: ${each} ${smalls} for each ${big}.`,
    { ...picture(`row_${emojis.join('_')}`, `A ${big} and one of the ${smalls}.`), reckoning: `${each}*${many}` },
  )
}

const BAGS = [
  ['sheaf-of-rice', 'rice', 'flour'],
  ['potato', 'potatoes', 'onions'],
  ['tomato', 'tomatoes', 'carrots'],
  ['mango', 'mangoes', 'bananas'],
  ['salt', 'salt', 'sugar'],
] as const

const bagTogether: DrawQuestion = (random) => {
  const [emoji, one, other] = pick(BAGS, random)
  const first = between(3, 9, random)
  const second = between(2, 8, random)
  const takes = first > second + 1 && coin(random)
  const right = takes ? first - second : first + second
  const name = child(random)
  return choose(
    'kilograms-in-bags',
    takes
      ? `${name} has ${first} kg of ${one} and uses ${second} kg. How much is left?`
      : `${name} buys ${first} kg of ${one} and ${second} kg of ${other}. How heavy are the bags together?`,
    rankedChoices(
      right,
      mistakes(right, [takes ? first + second : Math.abs(first - second), right + 1, right - 1], 1),
      withUnit('kg'),
      random,
    ),
    takes ? `Take away: ${first} − ${second} = ${right}.` : `Add: ${first} + ${second} = ${right}.`,
    { ...picture(`emoji_${emoji}`, `Some ${one}.`), reckoning: `${first}${takes ? '-' : '+'}${second}` },
  )
}

const heaviestOfThree: DrawQuestion = (random) => {
  const [a = '', b = '', c = ''] = pickSome(['red', 'blue', 'green', 'yellow'], 3, random)
  const wantsHeavy = coin(random)
  const bag = pick(['bag', 'box', 'ball', 'stone'], random)
  const right = wantsHeavy ? a : c
  return choose(
    'heaviest-by-steps',
    `${capitalised(a)} is heavier than ${b}. ${capitalised(b)} is heavier than ${c}. Which ${bag} is the ${wantsHeavy ? 'heaviest' : 'lightest'}?`,
    mixedChoices(
      the(`${right} ${bag}`),
      [a, b, c]
        .filter((colour) => colour !== right)
        .map((colour) => the(`${colour} ${bag}`))
        .concat('One cannot know'),
    ),
    `From heavy to light: ${a}, ${b}, ${c}.`,
    picture(`colours_${a}_${b}_${c}`, `Three spots of paint: ${a}, ${b} and ${c}.`),
  )
}

const orderWeights: DrawQuestion = () =>
  order(
    'order-weights',
    'Put them in order, the lightest first.',
    ['Feather', 'Egg', 'School bag', 'Elephant'],
    'A feather hardly presses on your hand. An elephant weighs more than 50 grown-ups.',
  )

const matchWeights: DrawQuestion = () =>
  match(
    'match-weights',
    'Match each thing to what it may weigh.',
    [
      ["Hen's egg", '50 g'],
      ['Bag of sugar', '1 kg'],
      ['Child in Class 2', '22 kg'],
      ['Cow', '400 kg'],
    ],
    'Small things are weighed in grams. 1,000 grams make 1 kilogram.',
  )

const scaleRiddle: DrawQuestion = (random) => {
  const each = between(2, 5, random)
  const whole = 2 * each
  return riddle(
    'level-pans-riddle',
    `The pans are level: 2 equal toys and ${whole} stones. How many stones balance one toy?`,
    inWords(each),
    `Half of the toys weigh as much as half of the stones: ${whole} ÷ 2 = ${each}.`,
    {
      ...picture(
        `balance_2-teddy-bear_level_${whole}-rock`,
        `A scale with 2 toys on the left and ${whole} stones on the right. Both pans are equally high.`,
      ),
      ...solved(
        `balance_teddy-bear_level_${each}-rock`,
        `A scale with one toy on the left and ${each} stones on the right. Both pans are equally high.`,
      ),
      reckoning: `${whole}/2`,
    },
  )
}

export const heavyAndLight: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'heavy-and-light',
    quizName: 'Heavy and Light',
    quizDescription: 'Look at the pans of a scale: which one is down, and what weighs more?',
    cover: 'scene_coral_balance-scale_feather',
    ageGroup: '6 to 8',
    classes: [1, 2, 3],
    topics: ['weight', 'comparing', 'kilograms'],
    difficulty: 'easy',
    keyWords: ['balance', 'mass', 'heaviest', 'scale pans'],
  }),
  seed: 110,
  parts: [
    { draw: heavierPan, count: 3 },
    { draw: panStatement, count: 2 },
    { draw: panWord, count: 1 },
    { draw: bagTogether, count: 2 },
    { draw: heaviestOfThree, count: 1 },
    { draw: asHeavyAs, count: 1 },
    { draw: scaleRiddle, count: 1 },
    { draw: orderWeights, count: 1 },
    { draw: matchWeights, count: 1 },
  ],
  written: [
    {
      questionType: 'MCQ',
      questionTitle: 'A big balloon is lighter than a small stone. Why?',
      questionImage: 'row_balloon_rock.png',
      questionImageAlt: 'A large balloon and a stone.',
      answerChoices: ['It is full of air', 'It is red', 'It has a string', 'It is new'],
      correctAnswer: ['It is full of air'],
      answerContent:
        'Big things are not always heavy. It depends on what they are made of, and air weighs very little.',
    },
  ],
}
