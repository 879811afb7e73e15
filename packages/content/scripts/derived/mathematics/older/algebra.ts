import { choose, match, picture, solved } from '../../build.ts'
import { between, coin, mixedChoices, pick, pickSome } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { plain, range, rupees } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { child } from '../things.ts'
import { ascending, askNumber, askWord, claim, differing, matchPairs, sketch } from './makers.ts'

const solve: DrawQuestion = (random) => {
  const x = between(2, 12, random)
  const a = between(2, 9, random)
  const b = between(2, 15, random)
  const isPlus = coin(random)
  const c = isPlus ? a * x + b : a * x - b
  if (c <= 0) return solve(random)
  return askNumber(
    {
      template: 'two-step-equation',
      title: pick(
        [
          `Solve ${a}x ${isPlus ? '+' : '−'} ${b} = ${c}. What is x?`,
          `For which x is ${a}x ${isPlus ? '+' : '−'} ${b} equal to ${c}?`,
        ],
        random,
      ),
      right: x,
      likely: [isPlus ? c - b : c + b, x + 1, x - 1, a * x, Math.round((isPlus ? c + b : c - b) / a)],
      why: `First ${isPlus ? `take ${b} away` : `add ${b}`} on both sides: ${a}x = ${a * x}. Then divide by ${a}: x = ${x}.`,
      reckoning: `(${c}${isPlus ? '-' : '+'}${b})/${a}`,
    },
    random,
  )
}

const oneStep: DrawQuestion = (random) => {
  const x = between(11, 40, random)
  const b = between(7, 25, random)
  const isPlus = coin(random)
  const c = isPlus ? x + b : x - b
  if (c <= 0) return oneStep(random)
  return askWord({
    template: 'one-step-equation',
    title: `If x ${isPlus ? '+' : '−'} ${b} = ${c}, then x is ____.`,
    right: x,
    why: `Do the opposite on both sides: ${c} ${isPlus ? '−' : '+'} ${b} = ${x}.`,
    reckoning: `${c}${isPlus ? '-' : '+'}${b}`,
  })
}

const STORIES = [
  ['pencil', 'pencils', 'notebook'],
  ['mango', 'mangoes', 'melon'],
  ['candle', 'candles', 'box of matches'],
  ['balloon', 'balloons', 'card'],
  ['flatbread', 'rotis', 'bowl of dal'],
] as const

const shopStory: DrawQuestion = (random) => {
  const [emoji, many, other] = pick(STORIES, random)
  const x = between(4, 15, random)
  const a = between(3, 8, random)
  const b = between(12, 45, random)
  return askNumber(
    {
      template: 'equation-story',
      title: `${a} ${many} and a ${other} for ${rupees(b)} cost ${rupees(a * x + b)} together. What does one of the ${many} cost?`,
      right: x,
      likely: [Math.round((a * x + b) / a), a * x, x + 2, x - 2, x + 1],
      show: rupees,
      why: `Write ${a}x + ${b} = ${a * x + b}. Then ${a}x = ${a * x}, so x = ${x}.`,
      reckoning: `(${a * x + b}-${b})/${a}`,
      extras: sketch(emoji),
    },
    random,
  )
}

const balance: DrawQuestion = (random) => {
  const [emoji, thing] = pick(
    [
      ['coconut', 'coconuts'],
      ['mango', 'mangoes'],
      ['teddy-bear', 'teddy bears'],
      ['closed-book', 'books'],
      ['pineapple', 'pineapples'],
    ] as const,
    random,
  )
  const x = between(2, 9, random) * 50
  const a = between(2, 4, random)
  const b = between(1, 6, random) * 50
  return askNumber(
    {
      template: 'balance-equation',
      title: `The scale is level. On the left are ${a} equal ${thing} and a weight of ${b} g, on the right ${plain(a * x + b)} g. What does one of the ${thing} weigh?`,
      right: x,
      likely: [a * x, Math.round((a * x + b) / a / 50) * 50, x + 50, x - 50, x + b],
      step: 50,
      show: (value) => `${plain(value)} g`,
      why: `Take ${b} g from both sides: ${a} of them weigh ${plain(a * x)} g. Divide by ${a}: ${x} g.`,
      reckoning: `(${a * x + b}-${b})/${a}`,
      extras: {
        ...picture(
          `balance_${a}-${emoji}_${b}g_level_${a * x + b}g`,
          `A scale. On the left ${a} ${thing} and a weight of ${b} g, on the right ${plain(a * x + b)} g. Both pans are equally high.`,
        ),
        ...solved(
          `balance_${emoji}_level_${x}g`,
          `A scale. On the left one of the ${thing}, on the right ${x} g. Both pans are equally high.`,
        ),
      },
    },
    random,
  )
}

const equationClaim: DrawQuestion = (random) => {
  const x = between(2, 9, random)
  const a = between(2, 7, random)
  const b = between(1, 12, random)
  return claim(
    {
      template: 'solution-claim',
      title: (told) => `x = ${told} is the solution of ${a}x + ${b} = ${a * x + b}.`,
      right: x,
      wrong: [x + 1, x - 1, x + 2],
      why: `Put it in: ${a} × ${x} + ${b} = ${a * x + b}. No other number does it.`,
      reckoning: `(${a * x + b}-${b})/${a}`,
    },
    random,
  )
}

const ages: DrawQuestion = (random) => {
  const x = between(8, 14, random)
  const more = between(20, 30, random)
  const name = child(random)
  return askNumber(
    {
      template: 'age-equation',
      title: `${name}'s mother is ${more} years older than ${name}. Together they are ${2 * x + more} years old. How old is ${name}?`,
      right: x,
      likely: [x + 2, x - 2, Math.round((2 * x + more) / 2), x + 1, x + more],
      show: (value) => `${value} years`,
      why: `x + (x + ${more}) = ${2 * x + more}, so 2x = ${2 * x} and x = ${x}.`,
      reckoning: `(${2 * x + more}-${more})/2`,
    },
    random,
  )
}

const thought: DrawQuestion = (random) => {
  const x = between(11, 30, random)
  const a = between(2, 5, random)
  const b = between(3, 12, random)
  return askWord({
    template: 'thought-number-riddle',
    title: `Multiply me by ${a}, add ${b}, and you get ${a * x + b}. Which number am I?`,
    right: x,
    why: `Go backwards: ${a * x + b} − ${b} = ${a * x}, and ${a * x} ÷ ${a} = ${x}.`,
    reckoning: `(${a * x + b}-${b})/${a}`,
  })
}

const equations = (random: () => number): { text: string; x: number; reckoning: string }[] =>
  pickSome(range(2, 12), 4, random).map((x) => {
    const a = between(2, 6, random)
    const b = between(1, 9, random)
    return { text: `${a}x + ${b} = ${a * x + b}`, x, reckoning: `(${a * x + b}-${b})/${a}` }
  })

const matchSolutions: DrawQuestion = (random) => {
  const all = equations(random)
  return matchPairs(
    'match-solutions',
    'Match each equation to its solution.',
    all.map(({ text, x, reckoning }) => [text, `x = ${x}`, reckoning] as const),
    'Put your number in for x: both sides must give the same.',
  )
}

const orderSolutions: DrawQuestion = (random) => {
  const all = equations(random)
  return ascending(
    'order-solutions',
    'Put the equations in order of their solutions, the smallest x first.',
    all.map(({ text, x, reckoning }) => [text, x, reckoning] as const),
    `The solutions are ${all
      .map(({ x }) => x)
      .toSorted((left, right) => left - right)
      .join(', ')}.`,
  )
}

export const simpleEquations: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'simple-equations',
    quizName: 'Simple Equations',
    quizDescription: 'What is x? Keep the balance, go backwards, and check your answer.',
    cover: 'scene_aqua_balance-scale_magnifying-glass-tilted-left',
    ageGroup: '9 to 14',
    classes: [6, 7, 8],
    topics: ['equations', 'algebra', 'word problems'],
    difficulty: 'medium',
    keyWords: ['unknown', 'solve', 'variable', 'linear'],
  }),
  seed: 222,
  parts: [
    { draw: oneStep, count: 2 },
    { draw: equationClaim, count: 3 },
    { draw: shopStory, count: 3 },
    { draw: balance, count: 3 },
    { draw: solve, count: 2 },
    { draw: thought, count: 1 },
    { draw: matchSolutions, count: 1 },
    { draw: orderSolutions, count: 1 },
    { draw: ages, count: 1 },
  ],
}

const term = (factor: number, letter: string): string =>
  factor === 1 ? letter : factor === -1 ? `−${letter}` : `${plain(factor)}${letter}`
const collect: DrawQuestion = (random) => {
  const [a, b, c, d] = [
    between(3, 9, random),
    between(2, 8, random),
    between(1, 6, random),
    between(2, 7, random),
  ] as const
  const minus = coin(random) && a > c + 1
  const right = `${term(minus ? a - c : a + c, 'x')} + ${b + d}`
  const wrong = [
    `${term(minus ? a + c : a - c === 0 ? 1 : a * c, 'x')} + ${b + d}`,
    `${a + b + c + d}x`,
    `${term(minus ? a - c : a + c, 'x')} + ${b * d === b + d ? b * d + 1 : b * d}`,
    `${term((minus ? a - c : a + c) + 1, 'x')} + ${b + d}`,
  ]
  return choose(
    'like-terms',
    `Simplify ${a}x + ${b} ${minus ? '−' : '+'} ${term(c, 'x')} + ${d}.`,
    mixedChoices(
      right,
      differing(
        wrong.filter((other) => other !== right),
        3,
        (other) => other,
      ),
    ),
    `Put like terms together: ${a}x ${minus ? '−' : '+'} ${term(c, 'x')} = ${term(minus ? a - c : a + c, 'x')}, and ${b} + ${d} = ${b + d}. Terms with x and plain numbers stay apart.`,
  )
}

const expand: DrawQuestion = (random) => {
  const a = between(2, 9, random)
  const b = between(2, 9, random)
  const isPlus = coin(random)
  const sign = isPlus ? '+' : '−'
  const right = `${a}x ${sign} ${a * b}`
  return choose(
    'expand-bracket',
    `Multiply out ${a}(x ${sign} ${b}).`,
    mixedChoices(right, [
      `${a}x ${sign} ${b}`,
      `x ${sign} ${a * b}`,
      a + b === a * b ? `${a}x ${sign} ${a + b + 1}` : `${a}x ${sign} ${a + b}`,
    ]),
    `${a} times each part in the bracket: ${a} × x and ${a} × ${b} = ${a * b}.`,
  )
}

const substitute: DrawQuestion = (random) => {
  const [a, b, x] = [between(2, 8, random), between(2, 12, random), between(3, 9, random)] as const
  const minus = coin(random) && a * x > b
  const right = minus ? a * x - b : a * x + b
  return askNumber(
    {
      template: 'substitute',
      title: pick(
        [
          `What is ${a}x ${minus ? '−' : '+'} ${b} for x = ${x}?`,
          `Put x = ${x} into ${a}x ${minus ? '−' : '+'} ${b}. What is its value?`,
        ],
        random,
      ),
      right,
      likely: [
        Number(`${a}${x}`) + (minus ? -b : b),
        a + x + b,
        a * (minus ? x - b : x + b),
        right + 1,
        right - 1,
        right + a,
      ],
      why: `${a}x means ${a} times x: ${a} × ${x} = ${a * x}, and ${a * x} ${minus ? '−' : '+'} ${b} = ${right}.`,
      reckoning: `${a}*${x}${minus ? '-' : '+'}${b}`,
    },
    random,
  )
}

const ruleOf: DrawQuestion = (random) => {
  const [emoji, start, step, title] = pick(
    [
      [
        'auto-rickshaw',
        20,
        15,
        'An auto ride costs ₹20 and ₹15 more for each kilometre. What do n kilometres cost in rupees?',
      ],
      ['seedling', 4, 2, 'A plant is 4 cm high and grows 2 cm each week. How high is it in cm after n weeks?'],
      ['money-bag', 50, 10, 'A box holds ₹50, and ₹10 are put in each day. How many rupees are in it after n days?'],
      ['tent', 100, 30, 'A tent costs ₹100 and ₹30 more for each night. What do n nights cost in rupees?'],
      ['books', 5, 3, 'A shelf has 5 books, and 3 come each month. How many books are there after n months?'],
      ['bucket', 6, 4, 'A bucket holds 6 litres, and 4 litres run in each minute. How many litres after n minutes?'],
      [
        'train',
        80,
        60,
        'A train is 80 km from home and goes 60 km further each hour. How far in km is it after n hours?',
      ],
    ] as const,
    random,
  )
  return choose(
    'rule-in-letters',
    title,
    mixedChoices(`${step}n + ${start}`, [`${start}n + ${step}`, `${start + step}n`, `n + ${start + step}`]),
    `The ${start} is there once, the ${step} comes n times: ${step} × n, and ${start} more.`,
    sketch(emoji),
  )
}

const sticks: DrawQuestion = (random) => {
  const [shape, sides] = pick(
    [
      ['triangle', 3],
      ['square', 4],
      ['pentagon', 5],
      ['hexagon', 6],
    ] as const,
    random,
  )
  const separate = between(4, 12, random)
  return askNumber(
    {
      template: 'sticks-for-n',
      title: `One of these shapes takes ${sides} sticks, so n of them, lying apart, take ${sides}n. How many sticks for n = ${separate}?`,
      right: sides * separate,
      likely: [
        sides + separate,
        Number(`${sides}${separate}`),
        sides * separate + sides,
        sides * separate - sides,
        (sides - 1) * separate + 1,
      ],
      why: `${sides}n is ${sides} times n: ${sides} × ${separate} = ${sides * separate}.`,
      reckoning: `${sides}*${separate}`,
      extras: picture(`shape_${shape}`, `A shape with ${sides} straight sides.`),
    },
    random,
  )
}

const expressionClaim: DrawQuestion = (random) => {
  const x = between(3, 8, random)
  const a = between(2, 5, random)
  return claim(
    {
      template: 'expression-value-claim',
      title: (told) => `For x = ${x} the expression ${a}x² has the value ${told}.`,
      right: a * x * x,
      wrong: [(a * x) ** 2, a * x * 2],
      why: `The square belongs to x alone: ${x}² = ${x * x}, times ${a} is ${a * x * x}.`,
      reckoning: `${a}*${x}^2`,
    },
    random,
  )
}

const wordForm: DrawQuestion = (random) => {
  const a = between(3, 9, random)
  const b = between(11, 19, random)
  return askWord({
    template: 'coefficient-riddle',
    title: coin(random)
      ? `In the expression ${a}x + ${b}y the number before x is called its coefficient. It is ____.`
      : `In ${b}x + ${a} I am the part without x, the constant. Which number am I?`,
    right: a,
    why: `A coefficient multiplies a letter, a constant stands alone.`,
    reckoning: `${a}`,
  })
}

const matchWords: DrawQuestion = (random) => {
  const a = between(2, 9, random)
  return match(
    'match-expressions',
    `Match the words to the expressions with x and ${a}.`,
    [
      [`${a} more than x`, `x + ${a}`],
      [`${a} less than x`, `x − ${a}`],
      [`${a} times x`, `${a}x`],
      [`x shared by ${a}`, `x/${a}`],
    ],
    'In algebra the sign × is left out between a number and a letter.',
  )
}

const orderValues: DrawQuestion = (random) => {
  const x = between(4, 9, random)
  return ascending(
    'order-expressions',
    `Let x be ${x}. Put the expressions in order of their values, the smallest first.`,
    [
      ['x − 3', x - 3, `${x}-3`],
      ['x + 5', x + 5, `${x}+5`],
      ['4x', 4 * x, `4*${x}`],
      ['x² + 20', x * x + 20, `${x}^2+20`],
    ],
    `They are ${x - 3}, ${x + 5}, ${4 * x} and ${x * x + 20}.`,
  )
}

export const algebraicExpressions: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'algebraic-expressions',
    quizName: 'Algebraic Expressions',
    quizDescription: 'Letters for numbers: simplify, multiply out, and write a rule for rides and plants.',
    cover: 'scene_classroom_input-latin-lowercase_puzzle-piece',
    ageGroup: '9 to 14',
    classes: [6, 7, 8],
    topics: ['algebra', 'expressions', 'like terms'],
    difficulty: 'medium',
    keyWords: ['variable', 'coefficient', 'bracket', 'constant'],
  }),
  seed: 223,
  parts: [
    { draw: wordForm, count: 2 },
    { draw: substitute, count: 2 },
    { draw: ruleOf, count: 3 },
    { draw: expressionClaim, count: 3 },
    { draw: collect, count: 1 },
    { draw: sticks, count: 3 },
    { draw: matchWords, count: 1 },
    { draw: orderValues, count: 1 },
    { draw: expand, count: 2 },
  ],
}

const RAISED = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹']
const power = (base: number, exponent: number): string => `${base}${RAISED[exponent]}`

const powerValue: DrawQuestion = (random) => {
  const [base, exponent] = pick(
    [
      [2, 4],
      [2, 5],
      [2, 6],
      [2, 7],
      [3, 3],
      [3, 4],
      [4, 3],
      [5, 3],
      [6, 3],
      [10, 4],
      [7, 2],
      [8, 2],
      [9, 2],
      [11, 2],
      [12, 2],
    ] as const,
    random,
  )
  const right = base ** exponent
  return askNumber(
    {
      template: 'power-value',
      title: `What is ${power(base, exponent)}?`,
      right,
      likely: [
        base * exponent,
        base ** (exponent - 1),
        right * base,
        exponent ** base,
        right + base,
        right - base,
      ].filter((value) => value < 200_000),
      step: base,
      why: `${Array.from({ length: exponent }, () => base).join(' × ')} = ${plain(right)}. The exponent says how often the base is a factor.`,
      reckoning: `${base}^${exponent}`,
    },
    random,
  )
}

const root: DrawQuestion = (random) => {
  const right = between(6, 25, random)
  return askNumber(
    {
      template: 'square-root',
      title: `A square ${pick(['field', 'courtyard', 'hall', 'garden', 'pool'], random)} has an area of ${right * right} square metres. How long is one side?`,
      right,
      likely: [Math.round((right * right) / 2), Math.round((right * right) / 4), right + 1, right - 1, right + 2],
      show: (value) => `${plain(value)} m`,
      why: `The side is the square root of the area: ${right} × ${right} = ${right * right}.`,
      reckoning: `sqrt(${right * right})`,
      extras: picture('shape_square', 'A shape with four equal sides.'),
    },
    random,
  )
}

const dotSquare: DrawQuestion = (random) => {
  const side = pick([3, 4], random)
  const add = between(1, 6, random)
  const dots = side * side
  return askNumber(
    {
      template: 'next-square-of-dots',
      title: `These dots can be laid as a square. How many dots more are needed for the square with sides longer by ${add}?`,
      right: (side + add) ** 2 - dots,
      likely: [add * add, (side + add) ** 2, 2 * add, (side + add) ** 2 - dots + 2, (side + add) ** 2 - dots - 2],
      why: `${dots} = ${side}², the larger square has ${side + add}² = ${(side + add) ** 2} dots. ${(side + add) ** 2} − ${dots} = ${(side + add) ** 2 - dots}.`,
      reckoning: `${side + add}^2-${dots}`,
      extras: picture(`dots_${dots}`, `Dots: ${dots}.`),
    },
    random,
  )
}

const folds: DrawQuestion = (random) => {
  const [emoji, title] = pick(
    [
      [
        'page-facing-up',
        'A sheet of paper is folded in half, again and again, %n times in all. How many layers does it have then?',
      ],
      ['microbe', 'A germ splits in two every hour. How many are there after %n hours, if there was one?'],
      [
        'e-mail',
        'You tell a joke to two friends, each of them tells two others, and so on. How many hear it first in round %n?',
      ],
      ['rabbit', 'A number of rabbits doubles each year. From one pair, how many pairs are there after %n years?'],
    ] as const,
    random,
  )
  const times = between(4, 7, random)
  const right = 2 ** times
  return askNumber(
    {
      template: 'doubling-story',
      title: title.replace('%n', String(times)),
      right,
      likely: [2 * times, right / 2, right * 2, times * times, right + 2],
      step: 4,
      why: `Doubling ${times} times is ${power(2, times)}: ${range(1, times)
        .map((step) => 2 ** step)
        .join(', ')}.`,
      reckoning: `2^${times}`,
      extras: sketch(emoji, emoji === 'e-mail' ? 'letter' : emoji === 'page-facing-up' ? 'sheet of paper' : emoji),
    },
    random,
  )
}

const rootWord: DrawQuestion = (random) => {
  const right = between(4, 20, random)
  return askWord({
    template: 'root-in-words',
    title: coin(random)
      ? `The square root of ${right * right} is ____.`
      : `Multiply me by myself and you get ${right * right}. Which positive number am I?`,
    right,
    why: `${right} × ${right} = ${right * right}.`,
    reckoning: `sqrt(${right * right})`,
  })
}

const rootBetween: DrawQuestion = (random) => {
  const low = between(4, 14, random)
  const value = low * low + between(2, 2 * low - 1, random)
  return choose(
    'root-between',
    `Between which two whole numbers is the square root of ${value}?`,
    mixedChoices(`${low} and ${low + 1}`, [
      `${low + 1} and ${low + 2}`,
      `${low - 1} and ${low}`,
      `${Math.floor(value / 2)} and ${Math.floor(value / 2) + 1}`,
    ]),
    `${low}² = ${low * low} is too small, ${low + 1}² = ${(low + 1) ** 2} too large.`,
  )
}

const powerClaim: DrawQuestion = (random) => {
  const facts = [
    ['10³', 1_000, [30, 100], '10^3'],
    ['5²', 25, [10], '5^2'],
    ['2⁵', 32, [10, 16], '2^5'],
    ['3³', 27, [9], '3^3'],
    ['7⁰', 1, [0, 7], '7^0'],
    ['4³', 64, [12], '4^3'],
    ['10⁵', 100_000, [50, 10_000], '10^5'],
    ['1⁹', 1, [9], '1^9'],
  ] as const
  const [text, right, wrong, reckoning] = pick(facts, random)
  return claim(
    {
      template: 'power-claim',
      title: (told) => `${text} = ${told}`,
      right,
      wrong,
      why:
        text === '7⁰'
          ? 'Going down from 7² = 49 to 7¹ = 7 divides by 7 each time, so 7⁰ = 1.'
          : `The exponent counts factors, it is not a factor itself: ${text} is ${plain(right)}.`,
      reckoning,
    },
    random,
  )
}

const matchPowers: DrawQuestion = (random) => {
  const pairs = pickSome(
    [
      [2, 3],
      [3, 2],
      [2, 5],
      [5, 2],
      [3, 3],
      [4, 3],
      [10, 3],
      [6, 2],
    ] as [number, number][],
    4,
    random,
  )
  return matchPairs(
    'match-powers',
    'Match each power to its value.',
    pairs.map(([base, exponent]) => [power(base, exponent), plain(base ** exponent), `${base}^${exponent}`] as const),
    'Base and exponent must not be swapped: 2³ is 8, but 3² is 9.',
  )
}

const orderPowers: DrawQuestion = (random) => {
  const pairs = differing(
    pickSome(
      [
        [2, 3],
        [3, 2],
        [2, 5],
        [5, 2],
        [3, 3],
        [4, 3],
        [10, 2],
        [6, 2],
        [2, 7],
      ] as [number, number][],
      9,
      random,
    ),
    4,
    ([base, exponent]) => base ** exponent,
  )
  return ascending(
    'order-powers',
    'Put the powers in order, the smallest first.',
    pairs.map(([base, exponent]) => [power(base, exponent), base ** exponent, `${base}^${exponent}`] as const),
    `Their values are ${pairs
      .map(([base, exponent]) => base ** exponent)
      .toSorted((left, right) => left - right)
      .join(', ')}.`,
  )
}

export const powersAndSquareRoots: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'powers-and-square-roots',
    quizName: 'Powers and Square Roots',
    quizDescription: 'Squares, cubes and doublings, and the way back by the root.',
    cover: 'scene_space_hundred-points_rocket',
    ageGroup: '9 to 14',
    classes: [7, 8, 9],
    topics: ['powers', 'square roots', 'exponents'],
    difficulty: 'medium',
    keyWords: ['squared', 'base', 'index', 'radical'],
  }),
  seed: 224,
  parts: [
    { draw: powerValue, count: 3 },
    { draw: powerClaim, count: 3 },
    { draw: folds, count: 3 },
    { draw: rootWord, count: 3 },
    { draw: dotSquare, count: 2 },
    { draw: root, count: 1 },
    { draw: matchPowers, count: 1 },
    { draw: orderPowers, count: 1 },
    { draw: rootBetween, count: 1 },
  ],
}
