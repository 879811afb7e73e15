import { choose, match, order, picture, state } from '../build.ts'
import { between, coin, mixedChoices, pick, pickSome } from '../choices.ts'
import type { DrawQuestion } from '../derived-question.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { fromRows } from '../rows.ts'
import { ask, tell } from '../written-slides.ts'
import { englishHead } from './language-head.ts'

/** The names of 1 to 100, in the spelling of school books. */
export const HINDI_NUMBERS: readonly string[] = (
  'एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस ' +
  'इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस ' +
  'इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ ' +
  'इकसठ बासठ तिरेसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी ' +
  'इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे सौ'
).split(' ')

const hindi = (value: number): string => HINDI_NUMBERS[value - 1] ?? ''

const DIGITS = '०१२३४५६७८९'

const devanagari = (value: number): string => [...String(value)].map((digit) => DIGITS[Number(digit)]).join('')

/** Likely mistakes: the same units or tens, and the number before a ten that counts back from it. */
const near = (value: number, random: () => number): number[] => {
  const units = value % 10
  const tens = value - units
  const likely = [tens + 10 + units, tens - 10 + units, value + 1, value - 1, units * 10 + tens / 10].filter(
    (one) => one > 0 && one < 100 && one !== value,
  )
  return pickSome([...new Set(likely)], 3, random)
}

const THINGS = [
  ['mango', 'a yellow fruit'],
  ['peacock', 'a bird with a fan of blue and green feathers'],
  ['elephant', 'a large grey animal with a trunk'],
  ['lotus', 'a pink flower'],
  ['kite', 'a thing that flies on a string'],
  ['coconut', 'half of a brown nut, white inside'],
] as const

const inWords = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
]

const counted: DrawQuestion = (random) => {
  const value = between(6, 19, random)
  const [thing, looks] = pick(THINGS, random)
  const wrong = pickSome([value - 2, value - 1, value + 1, value + 2], 3, random)
  return choose(
    'hindi-count',
    `How many are there? Count each ${thing} and choose the Hindi number.`,
    mixedChoices(hindi(value), wrong.map(hindi)),
    `${hindi(value)} is ${value}, in Devanagari digits ${devanagari(value)}.`,
    picture(`count_${value}_${thing}`, `${inWords[value]} of one kind, in rows of five. Each is ${looks}.`),
  )
}

const nameOf: DrawQuestion = fromRows([35, 36, 42, 58, 67, 71, 74], (value, random) =>
  choose(
    'hindi-name',
    `Which Hindi word means ${value}?`,
    mixedChoices(hindi(value), near(value, random).map(hindi)),
    `In digits it is ${devanagari(value)}. The next number is ${hindi(value + 1)}, ${value + 1}: each has a name of its own.`,
  ),
)

const numberOf: DrawQuestion = fromRows([29, 39, 49, 59, 69], (value, random) => {
  const wrong = pickSome(
    [value + 10, value - 10, value + 1, value + 2].filter((one) => one < 100),
    3,
    random,
  )
  return choose(
    'hindi-value',
    `Which number is ${hindi(value)}?`,
    {
      answerChoices: [value, ...wrong].sort((left, right) => left - right).map(String),
      correctAnswer: [String(value)],
      keepOrder: true,
    },
    `Its name says "one less than ${hindi(value + 1)}", which is ${value + 1}.`,
  )
})

const sum: DrawQuestion = (random) => {
  const tens = pick([20, 30, 40, 50], random)
  const units = pick([2, 4, 5, 8], random)
  return choose(
    'hindi-sum',
    `How much is ${hindi(tens)} + ${hindi(units)}?`,
    mixedChoices(hindi(tens + units), near(tens + units, random).map(hindi)),
    `${tens} + ${units} = ${tens + units}.`,
  )
}

const digits = (value: number): DerivedQuiz['parts'][number] => ({
  draw: (random) => {
    const isTrue = coin(random)
    const said = isTrue ? value : Number([...String(value)].reverse().join(''))
    return state(
      'hindi-digits',
      `The digits ${devanagari(value)} mean ${said}.`,
      isTrue,
      `${devanagari(value)} is ${value}. Devanagari numbers are read from left to right, like ours.`,
    )
  },
  count: 1,
})

export const HINDI_NUMBERS_1_TO_100: DerivedQuiz = {
  head: englishHead({
    quizId: 'hindi-numbers-1-to-100',
    quizName: 'Hindi Numbers 1 to 100',
    quizDescription: 'From एक to सौ: count, read and reckon with the numbers of Hindi.',
    quizImage: 'scene_classroom_abacus_mango.png',
    subject: 'Languages',
    categories: ['language', 'mathematics'],
    topics: ['hindi', 'numbers', 'devanagari'],
    keyWords: ['ginti', 'counting', 'digits', 'indian languages', 'sankhya'],
    classes: [4, 5, 6, 7],
  }),
  seed: 315,
  parts: [
    { draw: counted, count: 6 },
    digits(25),
    { draw: nameOf, count: 3 },
    digits(47),
    {
      draw: () =>
        match(
          'hindi-match',
          'Match each number to its Hindi name.',
          [10, 40, 60, 90].map((value) => [String(value), hindi(value)]),
          'The tens are worth learning first: दस, बीस, तीस, चालीस, पचास, साठ, सत्तर, अस्सी, नब्बे, सौ.',
        ),
      count: 1,
    },
    { draw: numberOf, count: 2 },
    {
      draw: (random) => {
        const values = [
          between(11, 19, random),
          between(33, 38, random),
          between(64, 68, random),
          between(82, 86, random),
        ]
        return order(
          'hindi-order',
          'Put these Hindi numbers in order, the smallest first.',
          values.map(hindi),
          `They are ${values.join(', ')}.`,
        )
      },
      count: 1,
    },
    { draw: sum, count: 1 },
  ],
  written: [
    ask(
      'What does the beginning "उन" in उनतीस, उनसठ and उनहत्तर tell you?',
      ['One less than the next ten', 'One more than the last ten', 'Twice the number', 'Half of a hundred'],
      'उनतीस is one less than तीस. Latin does the same: "undeviginti" is one less than twenty.',
    ),
    tell(
      'Digits that travelled',
      'The digits 0 to 9 come from India. Arab scholars carried them west, so Europe calls them Arabic numerals. Devanagari digits such as २ and ३ are their cousins.',
    ),
  ],
}
