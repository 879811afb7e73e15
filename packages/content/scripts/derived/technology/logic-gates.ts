import { choose, picture, state } from '../build.ts'
import { coin, mixedChoices, pick, pickSome } from '../choices.ts'
import type { DrawQuestion } from '../derived-question.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { capitalised } from '../rows.ts'
import { ask, claim, sort, tell, type } from '../written-slides.ts'

const GATES = {
  AND: (left: number, right: number) => left & right,
  OR: (left: number, right: number) => left | right,
  NAND: (left: number, right: number) => 1 - (left & right),
  NOR: (left: number, right: number) => 1 - (left | right),
  XOR: (left: number, right: number) => left ^ right,
} as const

type Gate = keyof typeof GATES

const NAMES = Object.keys(GATES) as Gate[]

const RULES: Record<Gate, string> = {
  AND: 'AND gives 1 when both inputs are 1.',
  OR: 'OR gives 1 when at least one input is 1.',
  NAND: 'NAND is the opposite of AND: it gives 0 when both inputs are 1.',
  NOR: 'NOR is the opposite of OR: it gives 1 when both inputs are 0.',
  XOR: 'XOR gives 1 when the inputs differ.',
}

const SHAPES: Record<Gate, string> = {
  AND: 'a flat back and a round front',
  OR: 'a curved back and a pointed front',
  NAND: 'a flat back, a round front and a small circle at the output',
  NOR: 'a curved back, a pointed front and a small circle at the output',
  XOR: 'a double curved back and a pointed front',
}

/** AND, OR and XOR are spoken with a vowel at the beginning. */
const named = (gate: Gate): string => `${['AND', 'OR', 'XOR'].includes(gate) ? 'an' : 'a'} ${gate}`

const PAIRS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const

/** A rule that says what comes out, about the drawn gate. */
const output = (gate: Gate, left: 0 | 1, right: 0 | 1): DerivedQuiz['parts'][number] => ({
  draw: (random) => {
    const result = GATES[gate](left, right)
    const isTrue = coin(random)
    return state(
      'gate-output',
      `${capitalised(named(gate))} gate gets ${left} and ${right}. Its output is ${isTrue ? result : 1 - result}.`,
      isTrue,
      RULES[gate],
      picture(
        `gate_${gate.toLowerCase()}_${left}${right}`,
        `The sign of a gate with ${SHAPES[gate]}; the inputs are ${left} and ${right}.`,
      ),
    )
  },
  count: 1,
})

const symbol = (gate: Gate): DerivedQuiz['parts'][number] => ({
  draw: (random) =>
    choose(
      'gate-symbol',
      `Which gate has a sign with ${SHAPES[gate]}?`,
      mixedChoices(
        gate,
        pickSome(
          NAMES.filter((one) => one !== gate),
          3,
          random,
        ),
      ),
      `${RULES[gate]} A small circle always means "not".`,
    ),
  count: 1,
})

const table = (gate: Gate): string => PAIRS.map(([left, right]) => GATES[gate](left, right)).join(', ')

const byTable: DrawQuestion = (random) => {
  const gate = pick(NAMES, random)
  return choose(
    'gate-by-table',
    `For the inputs 00, 01, 10 and 11 a gate gives ${table(gate)}. Which gate is it?`,
    mixedChoices(
      gate,
      pickSome(
        NAMES.filter((one) => one !== gate),
        3,
        random,
      ),
    ),
    RULES[gate],
  )
}

const chain: DrawQuestion = (random) => {
  const [first = 'AND', second = 'OR'] = pickSome(NAMES, 2, random)
  const [left, right] = pick(PAIRS, random)
  const third = pick([0, 1], random)
  const middle = GATES[first](left, right)
  const end = GATES[second](middle, third)
  const show = (one: number, other: number): string => `${one} after the first gate, ${other} at the end`
  return choose(
    'gate-chain',
    `${left} and ${right} go into ${named(first)} gate. Its output and ${third} go into ${named(second)} gate. What comes out?`,
    {
      answerChoices: [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ].map(([one = 0, other = 0]) => show(one, other)),
      correctAnswer: [show(middle, end)],
      keepOrder: true,
    },
    `${RULES[first]} ${RULES[second]}`,
    { slow: true },
  )
}

const STORIES: readonly (readonly [title: string, gate: Gate, why: string])[] = [
  [
    'A safe opens when two keys are turned together. Which gate does the same?',
    'AND',
    'Both conditions must hold: 1 and 1.',
  ],
  [
    'A doorbell rings at the front button, at the back button, or at both. Which gate is it like?',
    'OR',
    'One input is enough.',
  ],
  [
    'A stair light changes when either of two switches is moved. Which gate is it like?',
    'XOR',
    'It is on when the two switches differ.',
  ],
  [
    'A lamp warns when neither of two guards is at the post. Which gate is it like?',
    'NOR',
    'The output is 1 when both inputs are 0.',
  ],
]

export const LOGIC_GATES: DerivedQuiz = {
  head: {
    quizId: 'logic-gates',
    quizName: 'Logic Gates',
    quizDescription: 'AND, OR, NOT and their friends: predict what comes out of the smallest parts of a computer.',
    quizImage: 'scene_lab_electric-plug_gear.png',
    ageGroup: '18+',
    categories: ['technology'],
    subject: 'Computing',
    classes: [11, 12],
    topics: ['logic gates', 'boolean algebra', 'digital circuits'],
    difficulty: 'medium',
    language: 'en',
    keyWords: ['truth table', 'nand', 'xor', 'transistor', 'inputs'],
  },
  seed: 502,
  parts: [
    output('AND', 1, 0),
    output('OR', 1, 0),
    {
      draw: (random) => {
        const [title, gate, why] = pick(STORIES, random)
        return choose(
          'gate-story',
          title,
          mixedChoices(
            gate,
            pickSome(
              NAMES.filter((one) => one !== gate && !(gate === 'OR' && one === 'XOR')),
              3,
              random,
            ),
          ),
          why,
        )
      },
      count: 3,
    },
    output('NAND', 1, 1),
    { draw: byTable, count: 2 },
    symbol('NOR'),
    output('XOR', 1, 1),
    symbol('XOR'),
    { draw: chain, count: 2 },
  ],
  written: [
    type(
      'One input, one output, and always the opposite. Which gate is it?',
      ['Not'],
      'It is also called an inverter. Its sign is a triangle with a small circle.',
    ),
    ask(
      'Why is NAND called universal?',
      [
        'All other gates can be built of it',
        'It works at any voltage',
        'It has the most inputs',
        'It is used in every country',
      ],
      'Join both inputs, and NAND is a NOT. NOT after NAND is an AND, and so on. NOR can do the same.',
    ),
    claim(
      'A half adder needs an XOR gate for the sum and an AND gate for the carry.',
      true,
      '1 + 1 is 10 in binary: the sum bit is 0, the carry is 1.',
    ),
    sort(
      'Put these parts in order, the smallest first.',
      ['Transistor', 'Logic gate', 'Adder', 'Processor'],
      'A gate takes a few transistors, an adder some gates, and a processor millions of them.',
    ),
    tell(
      'From logic to switches',
      'George Boole wrote his algebra of true and false in the 1840s and 1850s. In 1937 Claude Shannon, a student, showed that switches can do that algebra.',
    ),
  ],
}
