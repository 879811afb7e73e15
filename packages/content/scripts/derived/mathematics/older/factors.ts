import { choose, picture, state } from '../../build.ts'
import { between, coin, mixedChoices, pick, pickSome, rankedChoices } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { gcd, isPrime, lcm, listed, plain, range } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'
import { ascending, askNumber, askWord, claim, differing, matchPairs, onlyGaps, sketch } from './makers.ts'

const divide: DrawQuestion = (random) => {
  const by = between(3, 9, random)
  const right = between(23, 148, random)
  const all = by * right
  const tens = Math.floor(right / 10) * 10
  if (right === tens) return divide(random)
  return askNumber(
    {
      template: 'exact-division',
      title: pick([`What is ${plain(all)} ÷ ${by}?`, `Divide ${plain(all)} by ${by}.`], random),
      right,
      likely: [right + 10, right - 10, right + 1, right - 1, right + 100],
      step: 2,
      why: `${by} × ${tens} = ${plain(by * tens)}. The rest, ${all - by * tens}, is ${by} × ${right - tens}. So it is ${right}.`,
      reckoning: `${all}/${by}`,
    },
    random,
  )
}

const SHARED = [
  ['mango', 'mangoes', 'baskets', 'basket'],
  ['egg', 'eggs', 'trays', 'tray'],
  ['closed-book', 'books', 'boxes', 'box'],
  ['coin', 'coins', 'purses', 'purse'],
  ['bus', 'children', 'buses', 'bus'],
  ['chair', 'chairs', 'rows', 'row'],
  ['rose', 'roses', 'bunches', 'bunch'],
] as const

const shareStory: DrawQuestion = (random) => {
  const [emoji, things, places, place] = pick(SHARED, random)
  const by = between(4, 12, random)
  const right = between(11, 36, random)
  return askNumber(
    {
      template: 'division-story',
      title: `${by * right} ${things} go into ${by} ${places}, the same number into each. How many go into one ${place}?`,
      right,
      likely: [right + by, right - by, right + 1, right - 1, right + 10],
      why: `${by * right} ÷ ${by} = ${right}, because ${by} × ${right} = ${by * right}.`,
      reckoning: `${by * right}/${by}`,
      extras: sketch(emoji),
    },
    random,
  )
}

const remainder: DrawQuestion = (random) => {
  const by = between(4, 9, random)
  const quotient = between(12, 60, random)
  const rest = between(1, by - 1, random)
  const all = by * quotient + rest
  return askNumber(
    {
      template: 'remainder',
      title: pick([`What is the remainder of ${all} ÷ ${by}?`, `${all} is divided by ${by}. What remains?`], random),
      right: rest,
      likely: [by - rest, rest + 1, rest - 1],
      least: 0,
      why: `${by} × ${quotient} = ${by * quotient}, and ${all} − ${by * quotient} = ${rest}. A remainder is always less than ${by}.`,
      reckoning: `mod(${all}, ${by})`,
    },
    random,
  )
}

const boats: DrawQuestion = (random) => {
  const seats = between(4, 9, random)
  const full = between(4, 11, random)
  const people = seats * full + between(1, seats - 1, random)
  const [emoji, thing] = pick(
    [
      ['sailboat', 'boats'],
      ['auto-rickshaw', 'big autos'],
      ['tent', 'tents'],
      ['ferris-wheel', 'cabins'],
    ] as const,
    random,
  )
  return askNumber(
    {
      template: 'round-up-story',
      title: `${people} people come, and ${seats} fit into one of the ${thing}. How many ${thing} do they need?`,
      right: full + 1,
      likely: [full, full + 2, seats, full - 1],
      why: `${people} ÷ ${seats} is ${full}, remainder ${people - seats * full}. The last people need one as well: ${full + 1}.`,
      reckoning: `ceil(${people}/${seats})`,
      extras: sketch(emoji),
    },
    random,
  )
}

const quotientWord: DrawQuestion = (random) => {
  const by = between(6, 15, random)
  const right = between(11, 20, random)
  return askWord({
    template: 'quotient-in-words',
    title: `${by * right} ÷ ${by} = ____`,
    right,
    why: `10 × ${by} = ${10 * by}, and ${by * right - 10 * by} is ${right - 10} × ${by}. Together ${right}.`,
    reckoning: `${by * right}/${by}`,
  })
}

const divisionClaim: DrawQuestion = (random) => {
  const by = between(3, 9, random)
  const right = between(24, 89, random)
  return claim(
    {
      template: 'division-claim',
      title: (told) => `If ${by * right} pages are read in ${by} days, as many each day, it is ${told} a day.`,
      right,
      wrong: [right + 1, right - 10, right + 10],
      why: `${by * right} ÷ ${by} = ${right}. Check by times: ${by} × ${right} = ${by * right}.`,
      reckoning: `${by * right}/${by}`,
    },
    random,
  )
}

const dividedRiddle: DrawQuestion = (random) => {
  const by = between(5, 9, random)
  const quotient = between(6, 9, random)
  const rest = between(2, by - 1, random)
  return askWord({
    template: 'remainder-riddle',
    title: `Divide me by ${by} and you get ${quotient}, remainder ${rest}. Which number am I?`,
    right: by * quotient + rest,
    why: `Go back: ${by} × ${quotient} = ${by * quotient}, and ${by * quotient} + ${rest} = ${by * quotient + rest}.`,
    reckoning: `${by}*${quotient}+${rest}`,
  })
}

const matchQuotients: DrawQuestion = (random) => {
  const pairs = pickSome(range(12, 40), 4, random).map((right) => {
    const by = between(3, 9, random)
    return [`${by * right} ÷ ${by}`, plain(right), `${by * right}/${by}`] as const
  })
  return matchPairs(
    'match-quotients',
    'Match each division to its result.',
    pairs,
    `Estimate first, then check by times: ${pairs[0]?.[0]} = ${pairs[0]?.[1]}.`,
  )
}

const orderQuotients: DrawQuestion = (random) => {
  const all = pick([120, 240, 360, 180], random)
  const dividers = pickSome([2, 3, 4, 5, 6, 10, 12], 4, random)
  return ascending(
    'order-quotients',
    'Put the results of the divisions in order, smallest first.',
    dividers.map((by) => [`${all} ÷ ${by}`, all / by, `${all}/${by}`] as const),
    'Divide the same number by more, and each part gets smaller. You need not work them out.',
  )
}

export const longDivision: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'long-division',
    quizName: 'Long Division',
    quizDescription: 'Divide step by step, find remainders, and decide what to do with them.',
    cover: 'scene_kitchen_divide_pizza',
    ageGroup: '9 to 14',
    classes: [4, 5, 6],
    topics: ['division', 'remainders', 'word problems'],
    difficulty: 'medium',
    keyWords: ['quotient', 'divisor', 'dividend', 'share'],
  }),
  seed: 206,
  parts: [
    { draw: shareStory, count: 4 },
    { draw: remainder, count: 2 },
    { draw: divisionClaim, count: 3 },
    { draw: quotientWord, count: 2 },
    { draw: divide, count: 2 },
    { draw: boats, count: 2 },
    { draw: dividedRiddle, count: 1 },
    { draw: matchQuotients, count: 1 },
    { draw: orderQuotients, count: 1 },
  ],
}

const factorsOf = (value: number): number[] => range(1, value).filter((factor) => value % factor === 0)

const RICH = [12, 16, 18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48, 50, 54, 56, 60, 64, 66, 70, 72, 75, 80, 84, 90, 96]

const notFactor: DrawQuestion = (random) => {
  const value = pick(RICH, random)
  const wantsFactor = coin(random)
  const inner = factorsOf(value).filter((factor) => factor > 2 && factor < value)
  const outer = range(3, Math.floor(value / 2)).filter((number) => value % number !== 0)
  const [right = 1] = pickSome(wantsFactor ? inner : outer.filter((number) => number < 20), 1, random)
  const wrong = pickSome(wantsFactor ? outer : inner, 12, random)
  if (wrong.length < 3) return notFactor(random)
  return choose(
    'factor-or-not',
    wantsFactor
      ? `Which of these numbers is a factor of ${value}?`
      : `Three of these are factors of ${value}. Which one is not?`,
    rankedChoices(right, wrong, plain, random),
    wantsFactor
      ? `${right} × ${value / right} = ${value}. The others leave a remainder.`
      : `${value} ÷ ${right} leaves ${value % right}. All factors of ${value}: ${listed(factorsOf(value))}.`,
    { reckoning: `${right}*(mod(${value}, ${right})${wantsFactor ? '==' : '!='}0)` },
  )
}

const howManyFactors: DrawQuestion = (random) => {
  const value = pick([12, 15, 16, 18, 20, 21, 25, 28, 32, 36, 45, 49], random)
  const right = factorsOf(value).length
  return askNumber(
    {
      template: 'count-factors',
      title: `How many factors does ${value} have?`,
      right,
      likely: [right - 2, right - 1, right + 1, right + 2],
      why: `Look for pairs: ${factorsOf(value)
        .filter((factor) => factor * factor <= value)
        .map((factor) => `${factor} × ${value / factor}`)
        .join(', ')}. All: ${listed(factorsOf(value))}.`,
      reckoning: `sum(map(1:${value}, f(x) = mod(${value}, x) == 0 ? 1 : 0))`,
    },
    random,
  )
}

const rowsPicture: DrawQuestion = (random) => {
  const value = pick([12, 15, 16, 18, 20], random)
  const rows = pick(
    factorsOf(value).filter((factor) => factor > 2 && factor < value),
    random,
  )
  const things = pick(['drum', 'kite', 'mango', 'star', 'bell', 'rose', 'balloon'], random)
  return askNumber(
    {
      template: 'rows-of-factors',
      title: `Put all these ${things}s into ${rows} equal rows. How many stand in a row?`.replace('mangos', 'mangoes'),
      right: value / rows,
      likely: [value - rows, rows, value / rows + 1, value / rows - 1],
      why: `${rows} is a factor of ${value}: ${rows} × ${value / rows} = ${value}.`,
      reckoning: `${value}/${rows}`,
      extras: picture(
        `count_${value}_${things}`,
        `In rows of five: ${[...range(1, Math.floor(value / 5)).map(() => 5), ...(value % 5 ? [value % 5] : [])].join(', ')}.`,
      ),
    },
    random,
  )
}

const BELLS = [
  ['bus', 'bus leaves'],
  ['bell', 'bell rings'],
  ['light-bulb', 'lamp flashes'],
  ['train', 'train leaves'],
] as const

const multipleStory: DrawQuestion = (random) => {
  const [emoji, what] = pick(BELLS, random)
  const step = between(6, 15, random)
  const times = between(4, 9, random)
  return askNumber(
    {
      template: 'multiple-story',
      title: `A ${what} now and then again every ${step} minutes. After how many minutes does that happen for the ${times + 1}th time?`,
      right: step * times,
      likely: [step * (times + 1), step * (times - 1), step + times, step * (times + 2)],
      step,
      why: `The first time is at 0 minutes. The ${times + 1}th comes after ${times} gaps of ${step} minutes: ${times} × ${step} = ${step * times}.`,
      reckoning: `${times}*${step}`,
      extras: sketch(emoji),
    },
    random,
  )
}

const RULES = [
  [2, 'its last digit is even'],
  [3, 'the sum of its digits can be divided by 3'],
  [5, 'its last digit is 0 or 5'],
  [9, 'the sum of its digits can be divided by 9'],
  [4, 'its last two digits can be divided by 4'],
] as const

const divisible: DrawQuestion = (random) => {
  const [by, rule] = pick(RULES, random)
  const base = between(30, 110, random) * by
  const value = base + (coin(random) ? 0 : pick([1, by - 1], random))
  return state(
    'divisible-claim',
    `${value} can be divided by ${by} without a remainder.`,
    value % by === 0,
    `A number can be divided by ${by} if ${rule}. For ${value} this is ${value % by === 0 ? 'so' : 'not so'}.`,
    { reckoning: `mod(${value}, ${by})==0` },
  )
}

const missingFactor: DrawQuestion = (random) => {
  const value = pick(RICH, random)
  const factor = pick(
    factorsOf(value).filter((number) => number > 2 && number < value / 2),
    random,
  )
  return askWord({
    template: 'factor-partner',
    title: `The factors of ${value} come in pairs. The partner of ${factor} is ____.`,
    right: value / factor,
    why: `${factor} × ${value / factor} = ${value}.`,
    reckoning: `${value}/${factor}`,
  })
}

const multipleRiddle: DrawQuestion = (random) => {
  const by = between(6, 12, random)
  const right = by * between(3, 7, random)
  return askWord({
    template: 'multiple-riddle',
    title: `I am a multiple of ${by}, more than ${right - by + 1} and less than ${right + by - 1}. Which number am I?`,
    right,
    why: `The multiples of ${by} are ${[right - by, right, right + by].join(', ')}. Only ${right} lies between.`,
    reckoning: `${by}*${right / by}`,
  })
}

const matchMultiples: DrawQuestion = (random) => {
  const rows = [49, 55, 26, 34, 81, 38, 25]
  const pairs = pickSome(rows, 4, random)
  return matchPairs(
    'match-multiples',
    'Match each number on the left to its greatest factor other than itself.',
    pairs.map((value) => [plain(value), plain(value / smallest(value)), `${value}/${smallest(value)}`] as const),
    'Divide by the smallest factor greater than 1: what comes out is the greatest one below the number itself.',
  )
}

const smallest = (value: number): number => range(2, value).find((factor) => value % factor === 0) ?? value

const orderFactors: DrawQuestion = (random) => {
  const value = pick([24, 30, 36, 40, 42, 48, 60], random)
  const factors = pickSome(
    factorsOf(value).filter((factor) => factor > 1 && factor < value),
    4,
    random,
  )
  return ascending(
    'order-quotient-factors',
    `How many times does each of these go into ${value}? Order the counts, smallest first.`,
    factors.map((factor) => [`${factor} into ${value}`, value / factor, `${value}/${factor}`] as const),
    `The larger the factor, the fewer times it goes in: ${factors
      .toSorted((left, right) => right - left)
      .map((factor) => value / factor)
      .join(', ')}.`,
  )
}

export const factorsAndMultiples: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'factors-and-multiples',
    quizName: 'Factors and Multiples',
    quizDescription: 'Rows, pairs and divisibility rules: which number goes into which?',
    cover: 'scene_lab_puzzle-piece_multiply',
    ageGroup: '9 to 14',
    classes: [5, 6],
    topics: ['factors', 'multiples', 'divisibility'],
    difficulty: 'medium',
    keyWords: ['divisor', 'divisible', 'digit sum', 'remainder'],
  }),
  seed: 207,
  parts: [
    { draw: rowsPicture, count: 3 },
    { draw: missingFactor, count: 2 },
    { draw: notFactor, count: 3 },
    { draw: divisible, count: 3 },
    { draw: multipleStory, count: 3 },
    { draw: multipleRiddle, count: 1 },
    { draw: matchMultiples, count: 1 },
    { draw: howManyFactors, count: 1 },
    { draw: orderFactors, count: 1 },
  ],
}

const PRIMES = range(2, 199).filter(isPrime)
/** Numbers that look prime: no factor 2 or 5, and not in the small tables. */
const LOOKALIKES = [21, 27, 33, 39, 49, 51, 57, 63, 69, 77, 87, 91, 93, 99, 111, 117, 119, 121, 133, 143]

const whichPrime: DrawQuestion = (random) => {
  const right = pick(
    PRIMES.filter((prime) => prime > 10 && prime < 140),
    random,
  )
  const wrong = pickSome(
    LOOKALIKES.filter((value) => Math.abs(value - right) < 45),
    12,
    random,
  )
  return choose(
    'which-is-prime',
    pick(
      [
        'Only one of these numbers has no factors but 1 and itself. Which one?',
        'Three of these numbers can be split into smaller factors. Which one is prime?',
        'Which of these numbers is prime?',
      ],
      random,
    ),
    rankedChoices(right, wrong, plain, random),
    `Try 3, 7 and 11 on each: only ${right} cannot be divided. Its factors are 1 and ${right}.`,
    { reckoning: `${right}*isPrime(${right})` },
  )
}

const primeClaim: DrawQuestion = (random) => {
  const value = coin(random)
    ? pick(
        PRIMES.filter((prime) => prime > 20 && prime < 120),
        random,
      )
    : pick(LOOKALIKES, random)
  const factor = smallest(value)
  return state(
    'prime-claim',
    `${value} is a prime number.`,
    isPrime(value),
    isPrime(value)
      ? `Try 2, 3, 5 and 7${value > 120 ? ' and 11' : ''}: none goes into ${value}.`
      : `${factor} × ${value / factor} = ${value}.`,
    { reckoning: `isPrime(${value})` },
  )
}

const nextPrime: DrawQuestion = (random) => {
  const index = between(5, 28, random)
  const from = PRIMES[index] ?? 2
  const right = PRIMES[index + 1] ?? 3
  return askNumber(
    {
      template: 'next-prime',
      title: `${from} is prime. Which is the next prime number after it?`,
      right,
      likely: [
        ...range(from + 1, right - 1).filter((value) => value % 2 === 1),
        right + 2,
        right + 4,
        right + 6,
        right - 2,
        right - 4,
      ].filter((value) => value > from && !isPrime(value)),
      least: from + 1,
      why: `${range(from + 1, right - 1)
        .map((value) => `${value} = ${smallest(value)} × ${value / smallest(value)}`)
        .join(', ')}, but ${right} has no factors except 1 and itself.`,
      reckoning: `${right}*isPrime(${right})`,
    },
    random,
  )
}

const factorisation = (value: number): number[] =>
  value === 1 ? [] : [smallest(value), ...factorisation(value / smallest(value))]

const primeFactors: DrawQuestion = (random) => {
  const value = pick([12, 18, 20, 28, 30, 36, 42, 44, 45, 50, 60, 63, 66, 70, 75, 84, 90], random)
  const right = factorisation(value)
  const merged = [...right.slice(2), (right[0] ?? 1) * (right[1] ?? 1)].toSorted((left, other) => left - other)
  const shown = (factors: readonly number[]): string => factors.join(' × ')
  const options = [
    merged,
    factorisation(value + 2),
    factorisation(value - 2),
    factorisation(value * 2),
    factorisation(value + 4),
  ].filter(
    (factors) =>
      factors.length > 1 &&
      shown(factors) !== shown(right) &&
      (factors === merged || factors.reduce((left, other) => left * other, 1) !== value),
  )
  return choose(
    'prime-factors',
    `Write ${value} as a product of prime numbers.`,
    mixedChoices(shown(right), options.slice(0, 3).map(shown)),
    `Split off the smallest prime again and again: ${shown(right)} = ${value}, and all of these factors are prime.`,
    { reckoning: `${value}` },
  )
}

const primesBetween: DrawQuestion = (random) => {
  const from = 10 * between(1, 9, random)
  const found = PRIMES.filter((prime) => prime > from && prime < from + 10)
  const right = found.length
  return askNumber(
    {
      template: 'primes-on-the-line',
      title: `The arrow is in the middle of the line. How many prime numbers are between its ends, ${from} and ${from + 10}?`,
      right,
      likely: [right + 1, right - 1, right + 2],
      least: 0,
      why: `${listed(found)}. Other odd numbers there: ${listed(
        range(from + 1, from + 9)
          .filter((value) => value % 2 === 1 && !isPrime(value))
          .map((value) => `${value} = ${smallest(value)} × ${value / smallest(value)}`),
      )}.`.replace(' Other odd numbers there: .', ''),
      reckoning: `sum(map(${from + 1}:${from + 9}, f(x) = isPrime(x) ? 1 : 0))`,
      extras: picture(
        `numberline_${from}_${from + 10}_1_${from + 5}`,
        `A number line from ${from} to ${from + 10} with a line for each number.`,
      ),
    },
    random,
  )
}

const dotsPrime: DrawQuestion = (random) => {
  const dots = pick([7, 9, 11, 13, 15, 17, 19, 12, 14], random)
  const rows = [...range(1, Math.floor(dots / 5)).map(() => 5), ...(dots % 5 ? [dots % 5] : [])]
  return state(
    'dots-in-rectangle',
    `${child(random)} can lay all these dots as a rectangle with more than one row and more than one column.`,
    !isPrime(dots),
    isPrime(dots)
      ? `${dots} is prime: only one row of ${dots} is possible.`
      : `${dots} = ${smallest(dots)} × ${dots / smallest(dots)}, so ${smallest(dots)} rows of ${dots / smallest(dots)} do it.`,
    { ...picture(`dots_${dots}`, `Dots, counted in rows: ${rows.join(', ')}.`), reckoning: `not isPrime(${dots})` },
  )
}

const diePrime: DrawQuestion = (random) => {
  const dots = between(1, 6, random)
  const add = between(4, 20, random)
  const isSum = isPrime(dots + add)
  return state(
    'die-makes-prime',
    `Add ${add} to the number on the die and you get a prime number.`,
    isSum,
    `${dots} + ${add} = ${dots + add}, ${isSum ? 'which has just two factors' : `and ${dots + add} = ${smallest(dots + add)} × ${(dots + add) / smallest(dots + add)}`}.`,
    {
      ...picture(`dice_${dots}`, `The top of a die: ${dots === 1 ? 'one dot' : `${dots} dots`}.`),
      reckoning: `isPrime(${dots}+${add})`,
    },
  )
}

const primeWord: DrawQuestion = (random) => {
  const [from, right, to, why] = pick(
    [
      [24, 29, 30, '25 = 5 × 5, 26 and 28 are even, 27 = 3 × 9.'],
      [32, 37, 40, '33 = 3 × 11, 35 = 5 × 7, 39 = 3 × 13.'],
      [20, 23, 28, '21 = 3 × 7, 25 = 5 × 5, 27 = 3 × 9.'],
      [48, 53, 58, '49 = 7 × 7, 51 = 3 × 17, 55 = 5 × 11, 57 = 3 × 19.'],
      [62, 67, 70, '63 = 7 × 9, 65 = 5 × 13, 69 = 3 × 23.'],
      [90, 97, 100, '91 = 7 × 13, 93 = 3 × 31, 95 = 5 × 19, 99 = 9 × 11.'],
      [80, 83, 88, '81 = 9 × 9, 85 = 5 × 17, 87 = 3 × 29.'],
    ] as const,
    random,
  )
  return askWord({
    template: 'prime-in-words',
    title: coin(random)
      ? `Between ${from} and ${to} there is a single prime number: ____.`
      : `I am the only prime number between ${from} and ${to}. Who am I?`,
    right,
    why,
    reckoning: `${right}*isPrime(${right})`,
  })
}

const matchPrimes: DrawQuestion = (random) => {
  const values = differing(
    pickSome([6, 10, 14, 15, 21, 22, 26, 33, 35, 39, 55, 65, 77], 13, random),
    4,
    (value) => value,
  )
  return matchPairs(
    'match-prime-products',
    'Match each number to its two prime factors.',
    values.map((value) => [plain(value), factorisation(value).join(' × '), `${value}`] as const),
    'Every number greater than 1 is a prime or a product of primes, and of only one set of them.',
  )
}

const orderPrimes: DrawQuestion = () =>
  ascending(
    'order-prime-facts',
    'Put the numbers in order, smallest first.',
    [
      ['The only even prime', 2, '2'],
      ['The smallest odd prime', 3, '3'],
      ['The smallest prime with two digits', 11, '11'],
      ['The greatest prime below 20', 19, '19'],
    ],
    'They are 2, 3, 11 and 19. The number 1 is not prime: it has only one factor.',
  )

export const primeNumbers: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'prime-numbers',
    quizName: 'Prime Numbers',
    quizDescription: 'Numbers with just two factors: find them, split the others, and beware of 51 and 91.',
    cover: 'scene_night_gem-stone_input-numbers',
    ageGroup: '9 to 14',
    classes: [5, 6, 7],
    topics: ['prime numbers', 'factors', 'prime factorisation'],
    difficulty: 'medium',
    keyWords: ['composite', 'Eratosthenes', 'factor tree', 'divisor'],
  }),
  seed: 208,
  parts: [
    { draw: dotsPrime, count: 2 },
    { draw: diePrime, count: 2 },
    { draw: whichPrime, count: 3 },
    { draw: primeWord, count: 2 },
    { draw: nextPrime, count: 2 },
    { draw: primesBetween, count: 2 },
    { draw: primeClaim, count: 1 },
    { draw: orderPrimes, count: 1 },
    { draw: primeFactors, count: 1 },
    { draw: matchPrimes, count: 1 },
  ],
}

const twoWithCommon = (random: () => number): [number, number] => {
  const common = between(3, 12, random)
  const [a = 2, b = 3] = pickSome([2, 3, 4, 5, 7], 2, random)
  return gcd(a, b) === 1 ? [common * Math.min(a, b), common * Math.max(a, b)] : twoWithCommon(random)
}

const hcf: DrawQuestion = (random) => {
  const [a, b] = twoWithCommon(random)
  const right = gcd(a, b)
  return askNumber(
    {
      template: 'hcf',
      title: `What is the highest common factor (HCF) of ${a} and ${b}?`,
      right,
      likely: [lcm(a, b), right / smallest(right), right * 2, b - a, 2, a].filter((value) => Number.isInteger(value)),
      why: `${a} = ${right} × ${a / right} and ${b} = ${right} × ${b / right}. ${a / right} and ${b / right} share no further factor.`,
      reckoning: `gcd(${a}, ${b})`,
    },
    random,
  )
}

const lowest: DrawQuestion = (random) => {
  const a = between(4, 12, random)
  const b = between(a + 1, 18, random)
  const right = lcm(a, b)
  if (right > 144 || right === b) return lowest(random)
  return askNumber(
    {
      template: 'lcm',
      title: `What is the lowest common multiple (LCM) of ${a} and ${b}?`,
      right,
      likely: [a * b, gcd(a, b), right / 2, right * 2, a + b, right + b, right - b].filter(
        (value) => Number.isInteger(value) && (value % a !== 0 || value % b !== 0 || value > right),
      ),
      step: b,
      why: `Multiples of ${b}: ${range(1, right / b)
        .map((times) => times * b)
        .join(', ')}. ${right} is the first that ${a} divides as well.`,
      reckoning: `lcm(${a}, ${b})`,
    },
    random,
  )
}

const together: DrawQuestion = (random) => {
  const [emoji, begin, does, act] = pick(
    [
      ['bus', 'Buses of two lines leave', 'line leaves', 'leave'],
      ['bell', 'Two bells ring', 'rings', 'ring'],
      ['light-bulb', 'Two lamps flash', 'flashes', 'flash'],
      ['train', 'Two toy trains pass the station', 'passes it', 'pass it'],
      ['person-running', 'Two runners pass the start', 'passes it', 'pass it'],
    ] as const,
    random,
  )
  const a = between(4, 10, random)
  const b = between(a + 1, 15, random)
  const right = lcm(a, b)
  if (right === b || right > 120) return together(random)
  return askNumber(
    {
      template: 'together-again',
      title: `${begin} together. One ${does} every ${a} minutes, the other every ${b}. After how many minutes do they next ${act} together?`,
      right,
      likely: [a * b, a + b, right / 2, 2 * right, b - a].filter((value) => Number.isInteger(value)),
      step: b,
      show: (value) => `${value} minutes`,
      why: `The first multiple of ${b} that is a multiple of ${a} too: ${range(1, right / b)
        .map((times) => times * b)
        .join(', ')}.`,
      reckoning: `lcm(${a}, ${b})`,
      extras: sketch(emoji),
    },
    random,
  )
}

const cutEqual: DrawQuestion = (random) => {
  const [a, b] = twoWithCommon(random)
  const [emoji, thing, unit] = pick(
    [
      ['ribbon', 'ribbons', 'cm'],
      ['knot', 'ropes', 'm'],
      ['wood', 'planks', 'cm'],
      ['thread', 'threads', 'cm'],
    ] as const,
    random,
  )
  const right = gcd(a, b)
  return askNumber(
    {
      template: 'longest-equal-pieces',
      title: `Two ${thing} of ${a} ${unit} and ${b} ${unit} are cut into equal pieces, as long as possible, and nothing is left. How long is a piece?`,
      right,
      likely: [right / smallest(right), b - a, right * 2, right + 1, right - 1, a].filter(
        (value) => Number.isInteger(value) && value > 1,
      ),
      show: (value) => `${value} ${unit}`,
      why: `The piece must go into both: the HCF of ${a} and ${b} is ${right}. That makes ${a / right} + ${b / right} pieces.`,
      reckoning: `gcd(${a}, ${b})`,
      extras: sketch(emoji, emoji === 'wood' ? 'log' : emoji === 'thread' ? 'reel of thread' : emoji),
    },
    random,
  )
}

const coprime: DrawQuestion = (random) => {
  const a = between(8, 35, random)
  const b = between(9, 40, random)
  if (a === b) return coprime(random)
  return state(
    'coprime-claim',
    `The only common factor of ${a} and ${b} is 1.`,
    gcd(a, b) === 1,
    gcd(a, b) === 1
      ? `Such numbers are called coprime. They need not be prime themselves.`
      : `Both can be divided by ${gcd(a, b)}: ${a} = ${gcd(a, b)} × ${a / gcd(a, b)}, ${b} = ${gcd(a, b)} × ${b / gcd(a, b)}.`,
    { reckoning: `gcd(${a}, ${b})==1` },
  )
}

const hcfWord: DrawQuestion = (random) => {
  const [a, b] = twoWithCommon(random)
  return askWord({
    template: 'hcf-in-words',
    title: coin(random)
      ? `The greatest number that divides both ${a} and ${b} is ____.`
      : `I divide ${a} and I divide ${b}, and no greater number does. Who am I?`,
    right: gcd(a, b),
    why: `${a} ÷ ${gcd(a, b)} = ${a / gcd(a, b)} and ${b} ÷ ${gcd(a, b)} = ${b / gcd(a, b)}, which have no common factor.`,
    reckoning: `gcd(${a}, ${b})`,
  })
}

const productRule: DrawQuestion = (random) => {
  const [a, b] = twoWithCommon(random)
  return claim(
    {
      template: 'hcf-lcm-rule-claim',
      title: (told) => `The HCF of ${a} and ${b} is ${gcd(a, b)}, so their LCM is ${told}.`,
      right: lcm(a, b),
      wrong: [a * b, lcm(a, b) * 2],
      why: `HCF × LCM is the product of both: ${a} × ${b} ÷ ${gcd(a, b)} = ${lcm(a, b)}.`,
      reckoning: `lcm(${a}, ${b})`,
    },
    random,
  )
}

const pairsWith = (random: () => number, of: (a: number, b: number) => number): [number, number][] =>
  differing(
    range(1, 30).map(() => twoWithCommon(random)),
    4,
    ([a, b]) => of(a, b),
  )

const matchHcf: DrawQuestion = (random) =>
  matchPairs(
    'match-hcf',
    'Match each pair of numbers to its HCF.',
    pairsWith(random, gcd).map(([a, b]) => [`${a} and ${b}`, plain(gcd(a, b)), `gcd(${a}, ${b})`] as const),
    'Test the difference of the two first: the HCF always divides it.',
  )

const orderLcm: DrawQuestion = (random) =>
  ascending(
    'order-lcm',
    'Put the pairs in order of their LCM, the smallest first.',
    differing(
      pickSome(
        [
          [2, 3],
          [4, 6],
          [5, 6],
          [3, 8],
          [6, 8],
          [9, 12],
          [10, 15],
          [8, 10],
          [7, 14],
          [4, 5],
        ] as [number, number][],
        10,
        random,
      ),
      4,
      ([a, b]) => lcm(a, b),
    ).map(([a, b]) => [`${a} and ${b}`, lcm(a, b), `lcm(${a}, ${b})`] as const),
    'The LCM is the product only where the two have no common factor.',
  )

export const hcfAndLcm: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'hcf-and-lcm',
    quizName: 'HCF and LCM',
    quizDescription: 'Longest equal pieces and buses that meet again: common factors and multiples at work.',
    cover: 'scene_mint_linked-paperclips_ribbon',
    ageGroup: '9 to 14',
    classes: [5, 6, 7],
    topics: ['hcf', 'lcm', 'factors', 'multiples'],
    difficulty: 'hard',
    keyWords: ['greatest common divisor', 'coprime', 'least common multiple'],
  }),
  seed: 209,
  parts: [
    { draw: hcf, count: 3 },
    { draw: coprime, count: 2 },
    { draw: cutEqual, count: 3 },
    { draw: onlyGaps(hcfWord), count: 2 },
    { draw: hcfWord, count: 1 },
    { draw: lowest, count: 1 },
    { draw: together, count: 3 },
    { draw: matchHcf, count: 1 },
    { draw: orderLcm, count: 1 },
    { draw: productRule, count: 1 },
  ],
}
