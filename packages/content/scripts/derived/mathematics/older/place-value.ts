import { choose, picture } from '../../build.ts'
import { between, coin, mixedChoices, pick, pickSome } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { indian, inWords, plain, range } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'
import type { Item } from './makers.ts'
import { ascending, askNumber, askWord, claim, matchPairs, sketch } from './makers.ts'

const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'lakhs']

/** A number of six different digits without 0. */
const sixDigits = (random: () => number): number => Number(pickSome(range(1, 9), 6, random).join(''))

const digitAt = (value: number, place: number): number => Math.floor(value / 10 ** place) % 10

const placeOf: DrawQuestion = (random) => {
  const value = sixDigits(random)
  const place = between(1, 5, random)
  const digit = digitAt(value, place)
  return choose(
    'place-of-digit',
    `In ${indian(value)}, which place does the digit ${digit} hold?`,
    mixedChoices(
      capital(PLACES[place] ?? ''),
      pickSome(
        PLACES.filter((_, other) => other !== place),
        3,
        random,
      ).map(capital),
    ),
    `From the right: ${PLACES.slice(0, place + 1).join(', ')}. The first comma stands before the hundreds.`,
  )
}

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

const worthOf: DrawQuestion = (random) => {
  const value = sixDigits(random)
  const place = between(2, 5, random)
  const digit = digitAt(value, place)
  const right = digit * 10 ** place
  return askNumber(
    {
      template: 'value-of-digit',
      title: pick(
        [
          `What is the digit ${digit} worth in ${indian(value)}?`,
          `How much does the ${digit} stand for in the number ${indian(value)}?`,
        ],
        random,
      ),
      right,
      likely: [digit, right / 10, right * 10, right / 100, right * 100],
      least: 1,
      step: right,
      show: indian,
      why: `The ${digit} is in the place of the ${PLACES[place]}: ${digit} × ${indian(10 ** place)} = ${indian(right)}.`,
      reckoning: `${digit}*10^${place}`,
    },
    random,
  )
}

const expanded: DrawQuestion = (random) => {
  const [lakhs, thousands, ones] = [between(2, 9, random), between(2, 9, random), between(2, 9, random)] as const
  const right = lakhs * 100_000 + thousands * 1_000 + ones
  return askNumber(
    {
      template: 'expanded-form',
      title: `${indian(lakhs * 100_000)} + ${indian(thousands * 1_000)} + ${ones} = ?`,
      right,
      likely: [
        lakhs * 100_000 + thousands * 10_000 + ones,
        lakhs * 10_000 + thousands * 1_000 + ones,
        lakhs * 100_000 + thousands * 100 + ones,
        lakhs * 100_000 + thousands * 1_000 + ones * 10,
      ],
      step: 10,
      show: indian,
      why: `Write zeros where a place is empty: ${indian(right)} has ${lakhs} lakh, ${thousands} thousand and ${ones}.`,
      reckoning: `${lakhs}*100000+${thousands}*1000+${ones}`,
    },
    random,
  )
}

const beadsHundreds: DrawQuestion = (random) => {
  const tens = between(2, 9, random)
  const ones = between(1, 9, random)
  const times = pick([10, 100, 1_000], random)
  const right = (10 * tens + ones) * times
  return askNumber(
    {
      template: 'beads-times',
      title: `The beads show a number. What is ${indian(times)} times that number?`,
      right,
      likely: [right / 10, right * 10, right / 100, right * 100],
      least: 10,
      step: times,
      show: indian,
      why: `The beads show ${10 * tens + ones}. Times ${indian(times)} shifts its digits ${times === 10 ? 'one place' : `${String(times).length - 1} places`} to the left.`,
      reckoning: `(10*${tens}+${ones})*${times}`,
      extras: picture(`beads_${tens}_${ones}`, `On the rod for tens: ${tens} beads. On the rod for ones: ${ones}.`),
    },
    random,
  )
}

const roundTo: DrawQuestion = (random) => {
  const size = pick([100, 1_000, 10_000], random)
  const value =
    between(Math.max(2, 20_000 / size), Math.floor(900_000 / size), random) * size +
    pick([0.2, 0.3, 0.4, 0.6, 0.7, 0.8], random) * size
  const right = Math.round(value / size) * size
  return askNumber(
    {
      template: 'round-large',
      title: `Round ${indian(value)} to the nearest ${size === 100 ? 'hundred' : size === 1_000 ? 'thousand' : 'ten thousand'}.`,
      right,
      likely: [right > value ? right - size : right + size, right + 2 * size, right - 2 * size],
      step: size,
      show: indian,
      why: `It lies between ${indian(Math.floor(value / size) * size)} and ${indian(Math.ceil(value / size) * size)}. The first digit that is dropped is ${digitAt(value, String(size).length - 2)}, so round ${right > value ? 'up' : 'down'}.`,
      reckoning: `round(${value}/${size})*${size}`,
    },
    random,
  )
}

const lineLarge: DrawQuestion = (random) => {
  const step = pick([100, 1_000, 10_000], random)
  const from = between(2, 16, random) * step * 5
  const steps = pick([1, 2, 3, 4], random)
  const right = from + steps * step
  return askNumber(
    {
      template: 'number-line-large',
      title: `Each line is one more step from ${indian(from)}. At which number is the arrow?`,
      right,
      likely: [from + steps, right + step, right - step, from + (5 - steps) * step],
      step,
      show: indian,
      why: `There are 5 steps from ${indian(from)} to ${indian(from + 5 * step)}, so each is ${indian(step)}. Number ${steps} is ${indian(right)}.`,
      reckoning: `${from}+${steps}*${step}`,
      extras: picture(
        `numberline_${from}_${from + 5 * step}_${step}_${right}`,
        `A number line from ${indian(from)} to ${indian(from + 5 * step)} in 5 steps. The arrow points ${steps} ${steps === 1 ? 'step' : 'steps'} after ${indian(from)}.`,
      ),
    },
    random,
  )
}

const zeros: DrawQuestion = (random) => {
  const [name, exponent] = pick(
    [
      ['one thousand', 3],
      ['one lakh', 5],
      ['ten lakh', 6],
      ['one crore', 7],
    ] as const,
    random,
  )
  return askWord({
    template: 'zeros-of-a-number',
    title: `Write ${name} in digits: after the 1 you need ____ zeros.`,
    right: exponent,
    why: `${capital(name)} is ${indian(10 ** exponent)}.`,
    reckoning: `log10(${10 ** exponent})`,
  })
}

const digitRiddle: DrawQuestion = (random) => {
  const value = sixDigits(random)
  const place = between(2, 5, random)
  return askWord({
    template: 'digit-riddle',
    title: `I am the digit in the ${PLACES[place]} place of ${indian(value)}. Which digit am I?`,
    right: digitAt(value, place),
    why: `Count the places from the right: ${PLACES.slice(0, place + 1).join(', ')}.`,
    reckoning: `mod(floor(${value}/10^${place}), 10)`,
  })
}

const moreClaim: DrawQuestion = (random) => {
  const value = sixDigits(random)
  const place = between(2, 5, random)
  const step = 10 ** place
  const name = ['', '', 'one hundred', 'one thousand', 'ten thousand', 'one lakh'][place] ?? ''
  const isMore = coin(random) || value - step < 100_000
  const right = isMore ? value + step : value - step
  return claim(
    {
      template: 'more-or-less-claim',
      title: (told) => `${capital(name)} ${isMore ? 'more' : 'less'} than ${indian(value)} is ${told}.`,
      right,
      wrong: [isMore ? value + step / 10 : value - step / 10, isMore ? value + step * 10 : value + step],
      show: indian,
      why: `Change the digit of the ${PLACES[place]} by one: ${indian(right)}.`,
      reckoning: `${value}${isMore ? '+' : '-'}${step}`,
    },
    random,
  )
}

const orderLakhs: DrawQuestion = (random) => {
  const digits = pickSome(range(1, 9), 3, random)
  const [a = 1, b = 2, c = 3] = digits
  const values = [
    a * 100_000 + b * 1_000 + c * 10,
    a * 10_000 + b * 1_000 + c * 100,
    a * 100_000 + b * 10_000 + c,
    b * 1_000 + c * 100 + a,
  ]
  return ascending(
    'order-lakhs',
    'The same digits, other places: put the numbers in order, smallest first.',
    values.map((value) => [indian(value), value, `${value}`] as const),
    'First count the digits. With equally many, compare from the left.',
  )
}

const matchWorth: DrawQuestion = (random) => {
  const digit = between(2, 9, random)
  return matchPairs(
    'match-place-worth',
    `Match each number to what its digit ${digit} is worth.`,
    [
      [indian(100_041 + digit * 1_000), indian(digit * 1_000), `${digit}*1000`],
      [indian(110_011 + digit * 100), indian(digit * 100), `${digit}*100`],
      [indian(10_100 + digit * 100_000), indian(digit * 100_000), `${digit}*100000`],
      [indian(101_110 + digit * 10_000), indian(digit * 10_000), `${digit}*10000`],
    ],
    `The same digit is worth ten times as much one place further to the left.`,
  )
}

export const placeValueAndLakhs: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'place-value-and-lakhs',
    quizName: 'Place Value and Lakhs',
    quizDescription: 'What is a digit worth? Read, round and order numbers up to lakhs, with the commas of India.',
    cover: 'scene_paper_abacus_input-numbers',
    ageGroup: '9 to 14',
    classes: [4, 5, 6],
    topics: ['place value', 'large numbers', 'rounding'],
    difficulty: 'medium',
    keyWords: ['expanded form', 'crore', 'face value', 'number system'],
  }),
  seed: 203,
  parts: [
    { draw: placeOf, count: 1 },
    { draw: beadsHundreds, count: 3 },
    { draw: worthOf, count: 2 },
    { draw: zeros, count: 1 },
    { draw: lineLarge, count: 3 },
    { draw: moreClaim, count: 3 },
    { draw: expanded, count: 1 },
    { draw: digitRiddle, count: 1 },
    { draw: orderLakhs, count: 1 },
    { draw: matchWorth, count: 1 },
    { draw: roundTo, count: 1 },
  ],
}

const largeValue = (random: () => number): number => {
  const lakhs = between(1, 40, random)
  return (
    lakhs * 100_000 +
    pick([0, between(1, 90, random) * 1_000], random) +
    pick([0, between(1, 9, random) * 100], random) +
    pick([0, between(1, 99, random)], random)
  )
}

const named = (value: number): string => inWords(value)

const nameToDigits: DrawQuestion = (random) => {
  const lakhs = between(2, 9, random)
  const thousands = between(2, 9, random)
  const withThousands = coin(random)
  const right = lakhs * 100_000 + thousands * (withThousands ? 1_000 : 100)
  const mistakes = withThousands
    ? [
        lakhs * 10_000 + thousands * 1_000,
        lakhs * 100_000 + thousands * 10_000,
        lakhs * 1_000_000 + thousands * 1_000,
        lakhs * 100_000 + thousands * 100,
      ]
    : [
        lakhs * 1_000 + thousands * 100,
        lakhs * 100_000 + thousands * 1_000,
        lakhs * 10_000 + thousands * 100,
        lakhs * 1_000_000 + thousands * 100,
      ]
  return askNumber(
    {
      template: 'words-to-digits',
      title: pick(
        [`Write "${named(right)}" in digits.`, `A cheque says "${named(right)} rupees only". Which number is that?`],
        random,
      ),
      right,
      likely: mistakes,
      step: 100,
      show: indian,
      why: `${lakhs} lakh is ${indian(lakhs * 100_000)}. Add ${indian(right - lakhs * 100_000)}, and keep zeros in the empty places.`,
      reckoning: `${lakhs}*100000+${thousands}*${withThousands ? 1_000 : 100}`,
      ...(withThousands ? {} : { extras: sketch('bank', 'bank with pillars') }),
    },
    random,
  )
}

const digitsToName: DrawQuestion = (random) => {
  const value = largeValue(random)
  if (value % 100_000 === 0) return digitsToName(random)
  const lakhs = Math.floor(value / 100_000)
  const rest = value % 100_000
  const wrong = [
    lakhs * 1_000 + rest,
    lakhs * 10_000_000 + rest,
    lakhs * 100_000 + rest * 10,
    lakhs * 100_000 + Math.floor(rest / 10),
  ].filter((other) => other !== value && named(other).length <= 60)
  const names = [...new Set(wrong.map(named))].filter((name) => name !== named(value)).slice(0, 3)
  if (names.length < 3 || named(value).length > 60) return digitsToName(random)
  return choose(
    'digits-to-words',
    `How do you read ${indian(value)}?`,
    mixedChoices(named(value), names),
    `The comma on the left parts the lakhs: ${lakhs} lakh. After it comes ${named(rest)}.`,
  )
}

const lakhClaim: DrawQuestion = (random) => {
  const facts = [
    ['One lakh is the same as', 100, 'thousand', '100000/1000', [10, 1_000]],
    ['One crore is the same as', 100, 'lakh', '10000000/100000', [10, 1_000]],
    ['One million is the same as', 10, 'lakh', '1000000/100000', [1, 100]],
    ['Ten million is the same as', 1, 'crore', '10000000/10000000', [10, 100]],
    ['Half a lakh is the same as', 50, 'thousand', '50000/1000', [5, 500]],
    ['A quarter of a crore is the same as', 25, 'lakh', '2500000/100000', [40, 250]],
  ] as const
  const [begin, right, unit, reckoning, wrong] = pick(facts, random)
  return claim(
    {
      template: 'lakh-claim',
      title: (told) => `${begin} ${told} ${unit}.`,
      right,
      wrong,
      show: indian,
      why: 'A lakh has five zeros, a million six, a crore seven. 100 thousand make a lakh, 100 lakh a crore.',
      reckoning,
    },
    random,
  )
}

const CITIES = ['library', 'stadium', 'museum', 'zoo', 'fair', 'park', 'railway station', 'theatre'] as const
const CITY_EMOJI = new Map([
  ['library', 'books'],
  ['stadium', 'stadium'],
  ['museum', 'classical-building'],
  ['zoo', 'tiger'],
  ['fair', 'ferris-wheel'],
  ['park', 'deciduous-tree'],
  ['railway station', 'station'],
  ['theatre', 'performing-arts'],
])

const visitors: DrawQuestion = (random) => {
  const place = pick(CITIES, random)
  const a = between(11, 49, random) * 10_000
  const b = between(11, 49, random) * 10_000
  return askNumber(
    {
      template: 'lakh-sum-story',
      title: `A ${place} had ${indian(a)} visitors last year and ${indian(b)} this year. How many in both years?`,
      right: a + b,
      likely: [a + b + 100_000, a + b - 100_000, (a + b) / 10, a + b + 10_000],
      step: 10_000,
      show: indian,
      why: `Count in ten thousands: ${a / 10_000} + ${b / 10_000} = ${(a + b) / 10_000}, so it is ${indian(a + b)}.`,
      reckoning: `${a}+${b}`,
      extras: sketch(CITY_EMOJI.get(place) ?? ''),
    },
    random,
  )
}

const lakhWord: DrawQuestion = (random) => {
  const lakhs = between(11, 90, random)
  const isFlat = coin(random)
  return askWord({
    template: 'how-many-lakhs',
    title: isFlat
      ? `A flat costs ${indian(lakhs * 100_000)} rupees. In words: ____ lakh rupees.`
      : `${child(random)} reads ${indian(lakhs * 100_000)} aloud: "____ lakh".`,
    right: lakhs,
    why: `Cut off five zeros, or all after the first comma: ${lakhs} lakh.`,
    reckoning: `${lakhs * 100_000}/100000`,
  })
}

const matchNamesLarge: DrawQuestion = (random) => {
  const digit = between(2, 9, random)
  const name = inWords(digit)
  const values = [digit * 1_000, digit * 10_000, digit * 100_000, digit * 10_000_000]
  return matchPairs(
    'match-large-names',
    `Match the names that begin with ${name} or its tens to their digits.`,
    values.map((value) => [inWords(value), indian(value), `${value}`] as const),
    'Zeros: three for a thousand, five for a lakh, seven for a crore.',
  )
}

const orderLargeNames: DrawQuestion = (random) => {
  const [a = 2, b = 3, c = 4, d = 5] = pickSome(range(2, 9), 4, random)
  const values = [a * 100_000, b * 10_000, c * 1_000, d * 10_000_000]
  return ascending(
    'order-large-names',
    'Put the numbers in words in order, smallest first.',
    values.map((value) => [inWords(value), value, `${value}`] as const),
    'Thousand, lakh, crore: the unit matters more than the number before it.',
  )
}

const nextAfter: DrawQuestion = (random) => {
  const nines = pick([9_999, 19_999, 99_999, 2_99_999, 9_99_999, 49_999, 4_99_999], random)
  const right = nines + 1
  return askNumber(
    {
      template: 'after-the-nines',
      title: `A counter at the gate shows ${indian(nines)}. One more person comes in. What does it show?`,
      right,
      likely: [nines - 1, right * 10, nines + 10, right / 10, nines - 9],
      show: indian,
      step: 10,
      why: `Every 9 at the end turns to 0 and carries one to the left: ${indian(right)}, ${inWords(right)}.`,
      reckoning: `${nines}+1`,
      extras: sketch('admission-tickets', 'pair of tickets'),
    },
    random,
  )
}

export const bigNumbersInWords: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'big-numbers-in-words',
    quizName: 'Big Numbers in Words',
    quizDescription: 'Thousands, lakhs, crores and millions: read them, write them and keep the zeros.',
    cover: 'scene_city_bank_scroll',
    ageGroup: '9 to 14',
    classes: [5, 6, 7],
    topics: ['large numbers', 'number names', 'place value'],
    difficulty: 'medium',
    keyWords: ['hundred', 'cheque', 'digits', 'names of numbers'],
  }),
  seed: 204,
  parts: [
    { draw: nameToDigits, count: 3 },
    { draw: digitsToName, count: 2 },
    { draw: visitors, count: 4 },
    { draw: lakhWord, count: 2 },
    { draw: lakhClaim, count: 3 },
    { draw: matchNamesLarge, count: 1 },
    { draw: orderLargeNames, count: 1 },
    { draw: nextAfter, count: 1 },
  ],
}

const carrySum: DrawQuestion = (random) => {
  const a = between(1_200, 8_800, random)
  const b = between(1_200, 8_800, random)
  const right = a + b
  if ((a % 10) + (b % 10) < 10) return carrySum(random)
  return askNumber(
    {
      template: 'large-sum',
      title: `Work out ${plain(a)} + ${plain(b)}.`,
      right,
      likely: [right - 10, right + 10, right - 100, right + 100, right - 1_000],
      step: 10,
      why: `The ones give ${(a % 10) + (b % 10)}: write ${right % 10} and carry 1 to the tens. Check with round numbers: about ${plain(Math.round(a / 1_000) * 1_000)} + ${plain(Math.round(b / 1_000) * 1_000)}.`,
      reckoning: `${a}+${b}`,
      extras: { slow: true },
    },
    random,
  )
}

const borrow: DrawQuestion = (random) => {
  const b = between(1_150, 4_870, random)
  const right = between(1_150, 4_870, random)
  const a = right + b
  if (a % 10 >= b % 10) return borrow(random)
  return askNumber(
    {
      template: 'large-difference',
      title: `Work out ${plain(a)} − ${plain(b)}.`,
      right,
      likely: [right + 10, right - 10, right + 100, right - 100, right + 1_000],
      step: 10,
      why: `${a % 10} − ${b % 10} does not go, so take 1 ten: ${(a % 10) + 10} − ${b % 10} = ${right % 10}. Check: ${plain(right)} + ${plain(b)} = ${plain(a)}.`,
      reckoning: `${a}-${b}`,
      extras: { slow: true },
    },
    random,
  )
}

const TRIPS = [
  ['train', 'A train', 'km'],
  ['articulated-lorry', 'A lorry', 'km'],
  ['airplane', 'A plane', 'km'],
  ['ship', 'A ship', 'km'],
] as const

const trip: DrawQuestion = (random) => {
  const [emoji, who] = pick(TRIPS, random)
  const whole = between(21, 89, random) * 100
  const done = between(6, Math.floor(whole / 100) - 5, random) * 100 + pick([25, 40, 50, 75, 80], random)
  const right = whole - done
  return askNumber(
    {
      template: 'rest-of-the-way',
      title: `${who} has a journey of ${plain(whole)} km. It has covered ${plain(done)} km. How far does it still have to go?`,
      right,
      likely: [right + 100, right - 100, right + 10, whole + done],
      step: 10,
      show: (value) => `${plain(value)} km`,
      why: `Go up from ${plain(done)} to the next hundred, then to ${plain(whole)}: ${100 - (done % 100)} + ${plain(right - (100 - (done % 100)))} = ${plain(right)}.`,
      reckoning: `${whole}-${done}`,
      extras: sketch(emoji),
    },
    random,
  )
}

const estimateClaim: DrawQuestion = (random) => {
  const a = between(21, 69, random) * 100 + pick([-3, -2, 4, 7], random)
  const b = between(11, 29, random) * 100 + pick([-4, -1, 3, 6], random)
  const limit = Math.round((a + b) / 100) * 100 + pick([-200, 200], random)
  return claimMore(a, b, limit, random)
}

const claimMore = (a: number, b: number, limit: number, random: () => number): ReturnType<DrawQuestion> => {
  const isMore = coin(random)
  return {
    questionType: 'TRF',
    questionTitle: `Without a pencil: ${plain(a)} + ${plain(b)} is ${isMore ? 'more' : 'less'} than ${plain(limit)}.`,
    correctAnswer: [(isMore ? a + b > limit : a + b < limit) ? 'True' : 'False'],
    answerContent: `About ${plain(Math.round(a / 100) * 100)} + ${plain(Math.round(b / 100) * 100)} = ${plain(Math.round(a / 100) * 100 + Math.round(b / 100) * 100)}. Exactly it is ${plain(a + b)}.`,
    template: 'estimate-claim',
    reckoning: `${a}+${b}${isMore ? '>' : '<'}${limit}`,
  }
}

const THREE_TIMES = [
  ['cricket-game', 'In three matches a team makes', 'runs'],
  ['closed-book', 'Three long novels have', 'pages'],
  ['brick', 'For three walls a builder needs', 'bricks'],
  ['mango', 'On three days a stall sells', 'mangoes'],
] as const

const threeParts: DrawQuestion = (random) => {
  const [emoji, begin, unit] = pick(THREE_TIMES, random)
  const parts = [between(12, 39, random) * 10, between(12, 39, random) * 10, between(12, 39, random) * 10] as const
  const right = parts[0] + parts[1] + parts[2]
  return askNumber(
    {
      template: 'three-parts',
      title: `${begin} ${parts[0]}, ${parts[1]} and ${parts[2]} ${unit}. How many ${unit} is that in all?`,
      right,
      likely: [right + 100, right - 100, parts[0] + parts[1], right + 10],
      step: 10,
      why: `Tens first: ${parts.map((part) => part / 10).join(' + ')} = ${right / 10}, so it is ${plain(right)}.`,
      reckoning: parts.join('+'),
      extras: sketch(emoji),
    },
    random,
  )
}

const toThousand: DrawQuestion = (random) => {
  const missing = pick([50, 60, 70, 80, 90, 300, 400, 600, 200], random)
  return askWord({
    template: 'missing-to-thousand',
    title: `${plain(1_000 - missing)} and ____ make 1,000.`,
    right: missing,
    why: `1,000 − ${1_000 - missing} = ${missing}.`,
    reckoning: `1000-${1_000 - missing}`,
  })
}

const droppedRiddle: DrawQuestion = (random) => {
  const right = between(11, 60, random)
  const base = between(21, 89, random) * 100
  return askWord({
    template: 'difference-riddle',
    title: `Add me to ${plain(base)} and you have ${plain(base + right)}. Which number am I?`,
    right,
    why: `${plain(base + right)} − ${plain(base)} = ${right}.`,
    reckoning: `${base + right}-${base}`,
  })
}

const matchLarge: DrawQuestion = (random) => {
  const pairs = pickSome(range(2, 9), 4, random).map((value) => {
    const part = between(11, 89, random) * 10
    return [
      `${plain(part)} + ${plain(value * 1_000 - part)}`,
      plain(value * 1_000),
      `${part}+${value * 1_000 - part}`,
    ] as const
  })
  return matchPairs(
    'match-to-thousands',
    'Match each sum to its total.',
    pairs,
    'Add the tens to a full hundred, carry it, and the hundreds make a whole thousand.',
  )
}

const orderSumsLarge: DrawQuestion = (random) => {
  const base = between(30, 60, random) * 100
  const items = [
    [base + 500, 150],
    [base, 250],
    [base - 300, 400],
    [base + 900, 900],
  ] as const
  return ascending(
    'order-large-tasks',
    'Put the results in order, smallest first. Think before you reckon.',
    items.map(
      ([a, b], index): Item =>
        index === 3
          ? [`${plain(a)} − ${plain(b)}`, a - b, `${a}-${b}`]
          : [`${plain(a)} + ${plain(b)}`, a + b, `${a}+${b}`],
    ),
    `The results are ${items
      .map(([a, b], index) => (index === 3 ? a - b : a + b))
      .toSorted((left, right) => left - right)
      .map(plain)
      .join(', ')}.`,
  )
}

export const addingAndSubtractingLargeNumbers: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'adding-and-subtracting-large-numbers',
    quizName: 'Adding and Subtracting Large Numbers',
    quizDescription: 'Carry, borrow and estimate with thousands: runs, kilometres and pages.',
    cover: 'scene_stage_plus_minus_hundred-points',
    ageGroup: '9 to 14',
    classes: [4, 5],
    topics: ['addition', 'subtraction', 'estimation'],
    difficulty: 'medium',
    keyWords: ['sum', 'difference', 'four-digit', 'regrouping'],
  }),
  seed: 205,
  parts: [
    { draw: threeParts, count: 3 },
    { draw: toThousand, count: 2 },
    { draw: carrySum, count: 3 },
    { draw: trip, count: 3 },
    { draw: estimateClaim, count: 3 },
    { draw: matchLarge, count: 1 },
    { draw: droppedRiddle, count: 1 },
    { draw: borrow, count: 1 },
    { draw: orderSumsLarge, count: 1 },
  ],
}
