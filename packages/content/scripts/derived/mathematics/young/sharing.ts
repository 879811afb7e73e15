import { choose, fill, match, order, picture, riddle, state } from '../../build.ts'
import { between, coin, pick, pickSome, rankedChoices } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { inWords, plain, range } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { mistakes } from '../mistakes.ts'
import { child, FOODS, rowsOf, TOYS } from '../things.ts'

const shareAll: DrawQuestion = (random) => {
  const thing = pick(FOODS, random)
  const people = between(2, 5, random)
  const each = between(2, Math.floor(20 / people), random)
  const all = people * each
  if (people === each || all < 8) return shareAll(random)
  return choose(
    'share-equally',
    `${inWords(people).replace(/^./u, (letter) => letter.toUpperCase())} friends share these ${thing.many} equally. How many for each?`,
    rankedChoices(each, mistakes(each, [all - people, people, each + 1, each - 1], 1), plain, random),
    `Give one to each, again and again. ${people} times ${each} is ${all}, so ${all} ÷ ${people} = ${each}.`,
    { ...picture(`count_${all}_${thing.emoji}`, rowsOf(all, thing)), reckoning: `${all}/${people}` },
  )
}

const makeGroups: DrawQuestion = (random) => {
  const thing = pick(TOYS, random)
  const size = between(2, 5, random)
  const groups = between(2, Math.floor(20 / size), random)
  const all = size * groups
  if (size === groups || all < 8) return makeGroups(random)
  return choose(
    'groups-of',
    `Put ${size} of these ${thing.many} in each box. How many boxes do you fill?`,
    rankedChoices(groups, mistakes(groups, [all - size, size, groups + 1, groups - 1], 1), plain, random),
    `Take ${size} away again and again: ${range(1, groups)
      .map((step) => all - step * size)
      .join(', ')}. That is ${groups} times.`,
    { ...picture(`count_${all}_${thing.emoji}`, rowsOf(all, thing)), reckoning: `${all}/${size}` },
  )
}

const canShare: DrawQuestion = (random) => {
  const thing = pick(FOODS, random)
  const people = between(2, 5, random)
  const all = between(7, 20, random)
  const rest = all % people
  if (rest !== 0 && coin(random) && people > 2) return canShare(random)
  return state(
    'can-share',
    `${people} children can share these ${thing.many} so that nothing is left over.`,
    rest === 0,
    rest === 0
      ? `${people} × ${all / people} = ${all}: each gets ${all / people}.`
      : `${people} × ${(all - rest) / people} = ${all - rest}, so ${rest} of the ${all} would be left.`,
    { ...picture(`count_${all}_${thing.emoji}`, rowsOf(all, thing)), reckoning: `mod(${all}, ${people})==0` },
  )
}

const leftOver: DrawQuestion = (random) => {
  const thing = pick(TOYS, random)
  const people = between(3, 6, random)
  const each = between(2, Math.floor(19 / people), random)
  const rest = between(1, people - 1, random)
  const all = people * each + rest
  if (all > 20) return leftOver(random)
  return choose(
    'left-over',
    `Fill ${people} boxes equally with these ${thing.many}. How many are left over?`,
    rankedChoices(rest, mistakes(rest, [each, rest + 1, people], 0), plain, random),
    `${people} × ${each} = ${people * each}, and ${all} − ${people * each} = ${rest}.`,
    { ...picture(`count_${all}_${thing.emoji}`, rowsOf(all, thing)), reckoning: `mod(${all}, ${people})` },
  )
}

const halfWord: DrawQuestion = (random) => {
  const thing = pick(FOODS, random)
  const half = between(4, 10, random)
  const name = child(random)
  return fill(
    'half-in-words',
    `${name} and a friend share the ${thing.many} equally. Each gets ____.`,
    inWords(half),
    `Half of ${2 * half} is ${half}, because ${half} + ${half} = ${2 * half}.`,
    { ...picture(`count_${2 * half}_${thing.emoji}`, rowsOf(2 * half, thing)), reckoning: `${2 * half}/2` },
  )
}

const shareRiddle: DrawQuestion = (random) => {
  const people = between(2, 5, random)
  const each = between(2, 4, random)
  const all = people * each
  if (people === each || all < 6) return shareRiddle(random)
  return riddle(
    'share-riddle',
    `Share me among ${people} children and each gets ${each}. Which number am I?`,
    inWords(all),
    `Put the shares together again: ${Array.from({ length: people }, () => each).join(' + ')} = ${all}.`,
    { reckoning: `${people}*${each}` },
  )
}

const matchShares: DrawQuestion = (random) => {
  const pairs = pickSome(
    [
      [6, 3],
      [8, 2],
      [12, 2],
      [15, 3],
      [20, 2],
      [14, 2],
      [9, 3],
      [16, 2],
      [20, 5],
    ] as const,
    9,
    random,
  )
  const different = pairs
    .filter(([all, people], index) => pairs.findIndex(([a, p]) => a / p === all / people) === index)
    .slice(0, 4)
  return match(
    'match-shares',
    'Match each sharing to what one child gets.',
    different.map(([all, people]) => [`${all} sweets for ${people} children`, plain(all / people)] as const),
    'Test with times: the children times the sweets of one child must give all the sweets.',
    { reckoning: `[${different.map(([all, people]) => `${all}/${people}`).join(', ')}]` },
  )
}

const orderShares: DrawQuestion = () =>
  order(
    'order-shares',
    'You share 12 biscuits. In which group does one child get the most? Put it first.',
    ['2 children', '3 children', '4 children', '6 children'],
    'They get 6, 4, 3 and 2: the more children share, the less is there for each.',
    {
      ...picture('count_12_cookie', 'Rows of biscuits: a row of 5, a row of 5 and a row of 2.'),
      reckoning: '[12/2, 12/3, 12/4, 12/6]',
    },
  )

export const sharingEqually: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'sharing-equally',
    quizName: 'Sharing Equally',
    quizDescription: 'Fair shares of sweets and toys: how many for each, and is something left over?',
    cover: 'scene_kitchen_cookie_candy',
    ageGroup: '6 to 8',
    classes: [2, 3],
    topics: ['division', 'equal groups', 'halves'],
    difficulty: 'medium',
    keyWords: ['divide', 'remainder', 'half', 'leftover'],
  }),
  seed: 117,
  parts: [
    { draw: shareAll, count: 3 },
    { draw: halfWord, count: 2 },
    { draw: canShare, count: 3 },
    { draw: makeGroups, count: 2 },
    { draw: shareRiddle, count: 1 },
    { draw: matchShares, count: 1 },
    { draw: orderShares, count: 1 },
    { draw: leftOver, count: 1 },
  ],
}
