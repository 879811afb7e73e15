import { choose, fill, match, order, picture, riddle, solved, state } from '../../build.ts'
import { between, coin, pick, pickSome, rankedChoices } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { inWords, plain, range } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { mistakes } from '../mistakes.ts'
import { ANIMALS, child, FOODS, rowsOf, TOYS } from '../things.ts'

const goingAway = 'go home|hide behind a tree|go to sleep|run to the river'.split('|')

const animalsLeave: DrawQuestion = (random) => {
  const thing = pick(ANIMALS, random)
  const all = between(8, 18, random)
  const away = between(3, 6, random)
  const left = all - away
  return choose(
    'animals-leave',
    `${away} of these ${thing.many} ${pick(goingAway, random)}. How many are left?`,
    rankedChoices(left, mistakes(left, [left + 1, left - 1, all + away], 2), plain, random),
    `Count back ${away} from ${all}: ${range(left, all - 1)
      .toReversed()
      .join(', ')}.`,
    {
      ...picture(`count_${all}_${thing.emoji}`, rowsOf(all, thing)),
      ...solved(`count_${left}_${thing.emoji}`, rowsOf(left, thing)),
      reckoning: `${all}-${away}`,
    },
  )
}

const foodEaten: DrawQuestion = (random) => {
  const thing = pick(FOODS, random)
  const all = between(11, 20, random)
  const away = between(3, 9, random)
  const left = all - away
  const name = child(random)
  return choose(
    'food-given',
    `${name} gives ${away} of these ${thing.many} to friends. How many stay?`,
    rankedChoices(
      left,
      mistakes(left, [left + 1, left - 1, left + 10, left + 2], 2).filter((value) => value <= all),
      plain,
      random,
    ),
    all - 10 < away && all > 10 && all < 20
      ? `Go back to ten: ${all} − ${all - 10} = 10. Take away ${away - (all - 10)} more: ${left}.`
      : `${all} − ${away} = ${left}, because ${left} + ${away} = ${all}.`,
    {
      ...picture(`count_${all}_${thing.emoji}`, rowsOf(all, thing)),
      ...solved(`count_${left}_${thing.emoji}`, rowsOf(left, thing)),
      reckoning: `${all}-${away}`,
    },
  )
}

/** A picture of two groups has room for so many in each. */
const MOST_BESIDE = 10

const toysLost: DrawQuestion = (random) => {
  const thing = pick(TOYS, random)
  const all = between(7, 15, random)
  const left = between(3, all - 2, random)
  const name = child(random)
  return fill(
    'how-many-gone',
    `${name} had these ${thing.many}. Now ${left} are here, so ____ are gone.`,
    inWords(all - left),
    `${left} and how many make ${all}? ${left} + ${all - left} = ${all}.`,
    {
      ...picture(`count_${all}_${thing.emoji}`, rowsOf(all, thing)),
      ...(Math.max(left, all - left) <= MOST_BESIDE &&
        solved(
          `compare_${left}_${thing.emoji}_${all - left}_${thing.emoji}`,
          `${left} ${thing.many} on the left, the ${all - left} that are gone on the right.`,
        )),
      reckoning: `${all}-${left}`,
    },
  )
}

const awayStatement: DrawQuestion = (random) => {
  const thing = pick(TOYS, random)
  const all = between(9, 17, random)
  const away = between(2, 7, random)
  const isTrue = coin(random)
  const told = isTrue ? all - away : all - away + pick([1, -1, 2], random)
  return state(
    'away-statement',
    `Take ${away} of these ${thing.many} away and ${told} stay.`,
    isTrue,
    `${all} − ${away} = ${all - away}: cover ${away} with your hand and count the rest.`,
    {
      ...picture(`count_${all}_${thing.emoji}`, rowsOf(all, thing)),
      ...solved(`count_${all - away}_${thing.emoji}`, rowsOf(all - away, thing)),
      reckoning: `${all}-${away}==${told}`,
    },
  )
}

const difference: DrawQuestion = (random) => {
  const thing = pick(FOODS, random)
  const many = between(7, 10, random)
  const few = between(2, many - 3, random)
  const [one, other] = [child(random), child(random)]
  if (one === other) return difference(random)
  return choose(
    'difference-of-groups',
    `${one} has the left ${thing.many}, ${other} the right ones. How many more does ${one} have?`,
    rankedChoices(many - few, mistakes(many - few, [many, few, many - few + 1], 1), plain, random),
    `Count on from ${few} to ${many}: that is ${many - few} steps. ${many} − ${few} = ${many - few}.`,
    {
      ...picture(
        `compare_${many}_${thing.emoji}_${few}_${thing.emoji}`,
        `Two groups of ${thing.many}: ${many} on the left, ${few} on the right.`,
      ),
      reckoning: `${many}-${few}`,
    },
  )
}

const awayRiddle: DrawQuestion = (random) => {
  const me = between(7, 16, random)
  const away = between(2, 4, random)
  if (me - away === me / 2) return awayRiddle(random)
  return riddle(
    'away-riddle',
    `Take ${away} away from me and you have ${me - away}. Which number am I?`,
    inWords(me),
    `Put the ${away} back: ${me - away} + ${away} = ${me}.`,
    { reckoning: `${me - away}+${away}` },
  )
}

const differences = (lefts: readonly number[], random: () => number): (readonly [number, number])[] =>
  lefts.map((left) => {
    const away = between(2, 9, random)
    return [left + away, away] as const
  })

const matchDifferences: DrawQuestion = (random) => {
  const lefts = pickSome(range(3, 11), 4, random)
  const pairs = differences(lefts, random)
  return match(
    'match-differences',
    'Take away, then match each one to its answer.',
    pairs.map(([all, away]) => [`${all} − ${away}`, plain(all - away)] as const),
    `Count back from the first number. ${pairs[0]?.join(' − ')} = ${lefts[0]}, since ${lefts[0]} + ${pairs[0]?.[1]} = ${pairs[0]?.[0]}.`,
    { reckoning: `[${pairs.map(([all, away]) => `${all}-${away}`).join(', ')}]` },
  )
}

const orderDifferences: DrawQuestion = (random) => {
  const lefts = pickSome([4, 6, 8, 10, 12], 4, random).toSorted((left, right) => left - right)
  const pairs = differences(lefts, random)
  return order(
    'order-differences',
    'Which one leaves the least? Begin with it and put them in order.',
    pairs.map(([all, away]) => `${all} − ${away}`),
    `What is left: ${lefts.join(', ')}.`,
    { reckoning: `[${pairs.map(([all, away]) => `${all}-${away}`).join(', ')}]` },
  )
}

export const takeAwayTo20: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'take-away-to-20',
    quizName: 'Take Away to 20',
    quizDescription: 'How many are left, how many are gone, and how many more has a friend?',
    cover: 'scene_sunrise_minus_cookie',
    ageGroup: '6 to 8',
    classes: [1, 2],
    topics: ['subtraction', 'counting back', 'difference'],
    difficulty: 'easy',
    keyWords: ['minus', 'left over', 'less', 'fewer'],
  }),
  seed: 104,
  parts: [
    { draw: animalsLeave, count: 3 },
    { draw: toysLost, count: 2 },
    { draw: awayStatement, count: 2 },
    { draw: foodEaten, count: 2 },
    { draw: difference, count: 2 },
    { draw: awayRiddle, count: 1 },
    { draw: matchDifferences, count: 1 },
    { draw: orderDifferences, count: 1 },
  ],
}
