import type { Random } from '@quokka/core/lib'
import { choose, fill, match, order, picture, riddle, state } from '../../build.ts'
import { between, coin, pick, pickSome, rankedChoices } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import { inWords, plain, range } from '../../numbers.ts'
import { mistakes } from '../mistakes.ts'
import { child, rowsOf, THINGS } from '../things.ts'

const rowsTold = (count: number): string => {
  const rest = count % 5
  const fives = range(1, Math.floor(count / 5)).map((row) => row * 5)
  return rest === 0
    ? `Count the rows: ${fives.join(', ')}.`
    : `Count the rows: ${fives.join(', ')}, and ${rest} more make ${count}.`
}

export const countThings: DrawQuestion = (random) => {
  const thing = pick(THINGS, random)
  const count = between(7, 20, random)
  const title = pick(
    [
      `How many ${thing.many} do you see?`,
      `Count the ${thing.many}. How many are there?`,
      `How many ${thing.many} are in the picture?`,
    ],
    random,
  )
  return choose(
    'count-things',
    title,
    rankedChoices(count, mistakes(count, [count + 1, count - 1, count - 5], 4), plain, random),
    rowsTold(count),
    {
      ...picture(`count_${count}_${thing.emoji}`, rowsOf(count, thing)),
      reckoning: `5*${Math.floor(count / 5)}+${count % 5}`,
    },
  )
}

export const countStatement: DrawQuestion = (random) => {
  const thing = pick(THINGS, random)
  const count = between(6, 19, random)
  const isTrue = coin(random)
  const told = isTrue ? count : count + pick([-1, 1, 2], random)
  return state(
    'count-statement',
    `There are ${told} ${thing.many} in the picture.`,
    isTrue,
    `${rowsTold(count)} ${isTrue ? '' : `So there are ${count}, not ${told}.`}`.trim(),
    { ...picture(`count_${count}_${thing.emoji}`, rowsOf(count, thing)), reckoning: `${told}==${count}` },
  )
}

export const countInWords: DrawQuestion = (random) => {
  const thing = pick(THINGS, random)
  const count = between(6, 20, random)
  return fill(
    'count-in-words',
    pick([`Count them. There are ____ ${thing.many}.`, `We can count ____ ${thing.many} here.`], random),
    inWords(count),
    rowsTold(count),
    { ...picture(`count_${count}_${thing.emoji}`, rowsOf(count, thing)), reckoning: `${count}` },
  )
}

export const moreThan: DrawQuestion = (random) => {
  const [one, other] = pickSome(THINGS, 2, random)
  const few = between(2, 6, random)
  const difference = between(2, 4, random)
  const many = few + difference
  if (one === undefined || other === undefined) throw new Error('Too few things.')
  return choose(
    'how-many-more',
    `How many more ${one.many} than ${other.many} are there?`,
    rankedChoices(difference, mistakes(difference, [many, few, difference + 1], 1), plain, random),
    `Make pairs of one ${one.one} and one ${other.one}. ${difference} ${one.many} have no partner: ${many} − ${few} = ${difference}.`,
    {
      ...picture(
        `compare_${many}_${one.emoji}_${few}_${other.emoji}`,
        `Two groups. Left: ${many} ${one.many}. Right: ${few} ${other.many}.`,
      ),
      reckoning: `${many}-${few}`,
    },
  )
}

export const dieAndMore: DrawQuestion = (random) => {
  const dots = between(3, 6, random)
  const more = between(2, 6, random)
  const name = child(random)
  return choose(
    'die-and-more',
    `${name} throws the die, walks that many steps, and then ${more} more. How many steps is that?`,
    rankedChoices(dots + more, mistakes(dots + more, [dots + more + 1, dots + more - 1], 2), plain, random),
    `The die shows ${dots}. Count on ${more} from ${dots}: ${range(dots + 1, dots + more).join(', ')}.`,
    { ...picture(`dice_${dots}`, `The top of a die with ${dots} dots.`), reckoning: `${dots}+${more}` },
  )
}

const ROWS_OF_NUMBERS = [
  'these numbers',
  'the numbers on the doors',
  'the numbers on the buses',
  'the numbers on the shirts',
  'the pages of the book',
  'the house numbers',
  'the roll numbers',
  'the train seats',
]

/** Four numbers of a range, far enough from another that a pupil may see it. */
const fourOf = (from: number, to: number, apart: number, random: Random): number[] => {
  const numbers = pickSome(range(from, to), 4, random).toSorted((left, right) => left - right)
  const isApart = numbers.every((number, index) => index === 0 || number - (numbers[index - 1] ?? 0) >= apart)
  return isApart ? numbers : fourOf(from, to, apart, random)
}

export const orderNumbers =
  (from: number, to: number, apart: number): DrawQuestion =>
  (random) => {
    const numbers = fourOf(from, to, apart, random)
    const isUp = coin(random)
    const items = isUp ? numbers : numbers.toReversed()
    return order(
      'order-numbers',
      `Put ${pick(ROWS_OF_NUMBERS, random)} in order, ${isUp ? 'smallest' : 'biggest'} first.`,
      items.map(plain),
      to > 20
        ? `Look at the tens first. ${isUp ? 'The fewest' : 'The most'} tens come first, then the ones decide.`
        : `Count ${isUp ? 'up from 1' : 'down from 20'}: you say ${items[0]} first and ${items[3]} last.`,
      { reckoning: `[${items.join(', ')}]` },
    )
  }

export const matchNames =
  (from: number, to: number): DrawQuestion =>
  (random) => {
    const numbers = pickSome(range(from, to), 4, random)
    const name = child(random)
    const last = numbers[0] ?? from
    return match(
      'match-number-names',
      pick(
        [
          'Match each number to its name.',
          `Help ${name} match the numbers to their names.`,
          'Which name belongs to which number?',
        ],
        random,
      ),
      numbers.map((number) => [plain(number), inWords(number).replace(' ', '-')] as const),
      to > 20
        ? `Say the tens first, then the ones: ${last} is ${inWords(last).replace(' ', '-')}.`
        : 'The names that end in "teen" are a ten and some ones: fourteen is 10 and 4.',
      { reckoning: `[${numbers.join(', ')}]` },
    )
  }

export const nameFromTwo: DrawQuestion = (random) => {
  const number = between(11, 19, random)
  return riddle(
    'riddle-between',
    pick(
      [
        `I come just after ${number - 1} and just before ${number + 1}. Who am I?`,
        `Between ${number - 1} and ${number + 1} there is only me. Who am I?`,
      ],
      random,
    ),
    inWords(number),
    `Count on: ${number - 1}, ${number}, ${number + 1}.`,
    { reckoning: `(${number - 1}+${number + 1})/2` },
  )
}

export const beadsNumber: DrawQuestion = (random) => {
  const tens = between(2, 9, random)
  const ones = between(1, 9, random)
  const number = 10 * tens + ones
  const name = child(random)
  const swapped = 10 * ones + tens
  if (tens === ones) return beadsNumber(random)
  return choose(
    'beads-number',
    pick([`Which number has ${name} made with the beads?`, `What number do ${name}'s beads show?`], random),
    rankedChoices(
      number,
      mistakes(number, [swapped, number + 10, number - 10, tens + ones, number + 1], 5),
      plain,
      random,
    ),
    `${tens} tens are ${10 * tens}. ${ones} more ${ones === 1 ? 'one' : 'ones'} make ${number}.`,
    {
      ...picture(`beads_${tens}_${ones}`, `On the rod for tens: ${tens} beads. On the rod for ones: ${ones}.`),
      reckoning: `10*${tens}+${ones}`,
    },
  )
}

export const tensInWords: DrawQuestion = (random) => {
  const tens = between(3, 9, random)
  const ones = 0
  const name = child(random)
  return fill(
    'tens-in-words',
    `${name} has ${tens} tens and no ones. The number is ____.`,
    inWords(10 * tens + ones),
    `Count in tens: ${range(1, tens)
      .map((ten) => ten * 10)
      .join(', ')}.`,
    {
      ...picture(`beads_${tens}_0`, `On the rod for tens: ${tens} beads. The rod for ones is empty.`),
      reckoning: `${tens}*10`,
    },
  )
}

export const moreStatement: DrawQuestion = (random) => {
  const tens = between(2, 8, random)
  const ones = between(tens + 1, 9, random)
  const numbers = [10 * tens + ones, 10 * ones + tens] as const
  const [left, right] = coin(random) ? numbers : [numbers[1], numbers[0]]
  const word = pick(['more', 'less'], random)
  const isTrue = word === 'more' ? left > right : left < right
  const name = child(random)
  return state(
    'compare-two-digit',
    pick([`${left} is ${word} than ${right}.`, `${name} says: "${left} is ${word} than ${right}."`], random),
    isTrue,
    `${Math.max(left, right)} has ${Math.floor(Math.max(left, right) / 10)} tens, ${Math.min(left, right)} only ${Math.floor(Math.min(left, right) / 10)}. The tens decide.`,
    { reckoning: `${left}${word === 'more' ? '>' : '<'}${right}` },
  )
}

export const tensRiddle: DrawQuestion = (random) => {
  const tens = between(2, 9, random)
  const number = 10 * tens
  return riddle(
    'riddle-tens',
    `I am ten more than ${number - 10} and ten less than ${number + 10}. Who am I?`,
    inWords(number),
    `Count in tens: ${number - 10}, ${number}, ${number + 10}.`,
    { reckoning: `${number - 10}+10` },
  )
}

const line = (from: number, to: number, step: number, mark: number): string =>
  `A number line from ${from} to ${to}, a line at every ${step === 1 ? 'number' : `${step} steps`}. The arrow points ${(mark - from) / step} lines after ${from}.`

export const lineNumber: DrawQuestion = (random) => {
  const from = 10 * between(2, 9, random)
  const mark = from + pick([2, 3, 4, 6, 7, 8], random)
  const name = child(random)
  return choose(
    'number-line-young',
    pick(
      [`At which number does ${name}'s frog sit on the line?`, `To which number does ${name}'s arrow point?`],
      random,
    ),
    rankedChoices(mark, mistakes(mark, [mark + 1, mark - 1, mark + 10, 2 * from + 10 - mark]), plain, random),
    `The line begins at ${from}. Count on to the arrow: ${range(from + 1, mark).join(', ')}.`,
    {
      ...picture(`numberline_${from}_${from + 10}_1_${mark}`, line(from, from + 10, 1, mark)),
      reckoning: `${from}+${mark - from}`,
    },
  )
}
