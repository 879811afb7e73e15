import { choose, fill, match, order, picture, riddle, solved, state } from '../../build.ts'
import { between, coin, pick, pickSome, rankedChoices } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { inWords, plain } from '../../numbers.ts'
import { capitalised } from '../../rows.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { mistakes } from '../mistakes.ts'
import { child, rowsOf, THINGS } from '../things.ts'

const addGroups: DrawQuestion = (random) => {
  const thing = pick(THINGS, random)
  const left = between(4, 10, random)
  const right = between(3, 9, random)
  const whole = left + right
  if (left === right) return addGroups(random)
  return choose(
    'add-groups',
    pick([`How many ${thing.many} are there in all?`, `Put both groups of ${thing.many} together. How many?`], random),
    rankedChoices(whole, mistakes(whole, [whole + 1, whole - 1, Math.abs(left - right)], 3), plain, random),
    `Begin with ${Math.max(left, right)} and count on ${Math.min(left, right)}: ${left} + ${right} = ${whole}.`,
    {
      ...picture(
        `compare_${left}_${thing.emoji}_${right}_${thing.emoji}`,
        `${capitalised(thing.many)}: ${left} on the left, ${right} on the right.`,
      ),
      ...solved(`count_${whole}_${thing.emoji}`, rowsOf(whole, thing)),
      reckoning: `${left}+${right}`,
    },
  )
}

const makeTen: DrawQuestion = (random) => {
  const thing = pick(THINGS, random)
  const has = between(4, 8, random)
  return fill(
    'make-ten',
    `${pick(['Ten places in the box', 'A full box has 10', 'We want 10 of them'], random)}. ____ more ${thing.many} make 10.`,
    inWords(10 - has),
    `${has} and ${10 - has} are friends of ten: ${has} + ${10 - has} = 10.`,
    {
      ...picture(`count_${has}_${thing.emoji}`, rowsOf(has, thing)),
      ...solved(`count_10_${thing.emoji}`, rowsOf(10, thing)),
      reckoning: `10-${has}`,
    },
  )
}

const addStory: DrawQuestion = (random) => {
  const thing = pick(THINGS, random)
  const name = child(random)
  const first = between(6, 12, random)
  const second = between(3, 8, random)
  const whole = first + second
  return choose(
    'add-story',
    pick(
      [
        `${name} draws these ${thing.many} and then ${second} more. How many now?`,
        `${second} more ${thing.many} come to these. How many are there then?`,
      ],
      random,
    ),
    rankedChoices(
      whole,
      mistakes(whole, [whole - 1, whole + 1, first - second, whole + 10], 3).filter((value) => value < 30),
      plain,
      random,
    ),
    first < 10
      ? `Fill up to ten: ${first} + ${10 - first} = 10, and ${second - (10 - first)} more make ${whole}.`
      : `${first} is 10 and ${first - 10}. ${first - 10} + ${second} = ${whole - 10}, so ${first} + ${second} = ${whole}.`,
    {
      ...picture(`count_${first}_${thing.emoji}`, rowsOf(first, thing)),
      ...solved(`count_${whole}_${thing.emoji}`, rowsOf(whole, thing)),
      reckoning: `${first}+${second}`,
    },
  )
}

const addStoryPlain: DrawQuestion = (random) => {
  const question = addStory(random)
  return question.answerContent.includes('+ 10') || /= 10, and (?:0|-)/u.test(question.answerContent)
    ? addStoryPlain(random)
    : question
}

const addStatement: DrawQuestion = (random) => {
  const thing = pick(THINGS, random)
  const left = between(4, 9, random)
  const right = between(3, 8, random)
  const isTrue = coin(random)
  const told = isTrue ? left + right : left + right + pick([-1, 1, -2], random)
  return state(
    'add-statement',
    `${left} ${thing.many} and ${right} ${thing.many} are ${told} ${thing.many}.`,
    isTrue,
    `${left} + ${right} = ${left + right}. Count on ${Math.min(left, right)} from ${Math.max(left, right)}.`,
    {
      ...picture(
        `compare_${left}_${thing.emoji}_${right}_${thing.emoji}`,
        `${capitalised(thing.many)}: ${left} on the left, ${right} on the right.`,
      ),
      reckoning: `${left}+${right}==${told}`,
    },
  )
}

const doubles: DrawQuestion = (random) => {
  const half = between(4, 10, random)
  return riddle(
    'double-riddle',
    pick([`Add me up: I am ${half} and ${half} again. Who am I?`, `I am double ${half}. Which number am I?`], random),
    inWords(2 * half),
    `Double means twice: ${half} + ${half} = ${2 * half}.`,
    { reckoning: `2*${half}` },
  )
}

const dominoDots: DrawQuestion = (random) => {
  const dots = between(7, 12, random)
  const more = between(3, 8, random)
  const name = child(random)
  return choose(
    'dots-and-more',
    `${name} paints ${more} dots more. How many dots are there then?`,
    rankedChoices(dots + more, mistakes(dots + more, [dots + more + 1, dots + more - 1], 4), plain, random),
    `There are ${dots} dots. ${dots} + ${more} = ${dots + more}.`,
    {
      ...picture(
        `dots_${dots}`,
        `Dots in rows of 5: ${dots < 10 ? `1 full row and ${dots - 5}` : `2 full rows and ${dots - 10}`}.`,
      ),
      ...solved(`dots_${dots + more}`, `Dots in rows of 5: ${dots + more} in all.`),
      reckoning: `${dots}+${more}`,
    },
  )
}

const matchSums: DrawQuestion = (random) => {
  const wholes = pickSome([9, 10, 11, 12, 13, 14, 15, 16, 17], 4, random)
  const pairs = wholes.map((whole) => {
    const left = between(Math.max(2, whole - 9), Math.min(9, whole - 2), random)
    return [left, whole - left] as const
  })
  return match(
    'match-sums',
    pick(['Match each sum to its answer.', 'Which two go together? Match sum and answer.'], random),
    pairs.map(([left, right]) => [`${left} + ${right}`, plain(left + right)] as const),
    `Begin with the larger number and count on: ${pairs[0]?.join(' + ')} = ${wholes[0]}.`,
    { reckoning: `[${pairs.map(([left, right]) => `${left}+${right}`).join(', ')}]` },
  )
}

const orderSums: DrawQuestion = (random) => {
  const wholes = pickSome([8, 10, 12, 14, 16, 18], 4, random).toSorted((left, right) => left - right)
  const pairs = wholes.map((whole) => {
    const left = between(Math.max(3, whole - 9), Math.min(9, whole - 3), random)
    return [left, whole - left] as const
  })
  return order(
    'order-sums',
    'Put the sums in order. The smallest answer comes first.',
    pairs.map(([left, right]) => `${left} + ${right}`),
    `The answers are ${wholes.join(', ')}.`,
    { reckoning: `[${pairs.map(([left, right]) => `${left}+${right}`).join(', ')}]` },
  )
}

export const addUpTo20: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'add-up-to-20',
    quizName: 'Add Up to 20',
    quizDescription: 'Put groups together, fill up to ten and find the doubles.',
    cover: 'scene_mint_plus_red-apple',
    ageGroup: '6 to 8',
    classes: [1, 2],
    topics: ['addition', 'making ten', 'doubles'],
    difficulty: 'easy',
    keyWords: ['plus', 'sum', 'in all', 'altogether'],
  }),
  seed: 103,
  parts: [
    { draw: addGroups, count: 3 },
    { draw: makeTen, count: 2 },
    { draw: addStoryPlain, count: 3 },
    { draw: addStatement, count: 2 },
    { draw: dominoDots, count: 1 },
    { draw: doubles, count: 1 },
    { draw: matchSums, count: 1 },
    { draw: orderSums, count: 1 },
  ],
}
