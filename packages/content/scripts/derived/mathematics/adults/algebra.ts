import { choose, match, state } from '../../build.ts'
import { between, coin, mixedChoices, pick, pickSome } from '../../choices.ts'
import type { DrawQuestion } from '../../derived-question.ts'
import type { DerivedQuiz } from '../../derived-quiz.ts'
import { plain } from '../../numbers.ts'
import { mathematicsHead } from '../mathematics-head.ts'
import { ascending, askNumber, askWord, claim, differing, matchPairs } from '../older/makers.ts'

const sign = (value: number): string => (value < 0 ? `− ${-value}` : `+ ${value}`)
const linear = (value: number): string =>
  value === 0
    ? ''
    : Math.abs(value) === 1
      ? `${value < 0 ? '−' : '+'} x `
      : `${value < 0 ? '−' : '+'} ${Math.abs(value)}x `

const factorise: DrawQuestion = (random) => {
  const [p, q] = pickSome([-7, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7], 2, random) as [number, number]
  if (p + q === 0) return factorise(random)
  const [low, high] = p < q ? [p, q] : [q, p]
  const shown = (a: number, b: number): string => `(x ${sign(Math.min(a, b))})(x ${sign(Math.max(a, b))})`
  return choose(
    'factorise-quadratic',
    `Factorise x² ${linear(p + q)}${sign(p * q)}.`,
    mixedChoices(
      shown(low, high),
      differing(
        [shown(-low, -high), shown(low, -high), shown(-low, high), shown(low + 1, high - 1)].filter(
          (option) => option !== shown(low, high),
        ),
        3,
        (option) => option,
      ),
    ),
    `Two numbers with the sum ${plain(p + q)} and the product ${plain(p * q)}: ${plain(low)} and ${plain(high)}.`,
  )
}

const root: DrawQuestion = (random) => {
  const [p, q] = pickSome([1, 2, 3, 4, 5, 6, 7, 8, 9], 2, random) as [number, number]
  const right = Math.max(p, q)
  return askNumber(
    {
      template: 'larger-root',
      title: `What is the larger solution of x² − ${p + q}x + ${p * q} = 0?`,
      right,
      likely: [Math.min(p, q), p + q, p * q, right + 1, right + 2, right - 1],
      why: `(x − ${p})(x − ${q}) = 0, so x is ${p} or ${q}.`,
      reckoning: `(${p + q}+sqrt(${p + q}^2-4*${p * q}))/2`,
    },
    random,
  )
}

const system: DrawQuestion = (random) => {
  const [x, y] = [between(2, 12, random), between(2, 12, random)]
  const [a, b] = [between(2, 4, random), between(2, 4, random)]
  if (x === y || a === b) return system(random)
  return askNumber(
    {
      template: 'linear-system',
      title: `x + y = ${x + y} and ${a}x + ${b}y = ${a * x + b * y}. What is x?`,
      right: x,
      likely: [y, x + y, x + 1, x - 1, x + 2],
      why: `Put y = ${x + y} − x into the second equation: ${a}x + ${b}(${x + y} − x) = ${a * x + b * y}, so x = ${x} and y = ${y}.`,
      reckoning: `(${a * x + b * y}-${b}*${x + y})/(${a}-${b})`,
    },
    random,
  )
}

const exponent: DrawQuestion = (random) => {
  const [base, m, n] = [pick(['a', 'x', 'b'], random), between(4, 9, random), between(2, 5, random)]
  const kind = pick(['times', 'divided', 'power'], random)
  if (kind === 'divided' && m - n < 2) return exponent(random)
  const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
  const raised = (value: number): string => [...String(value)].map((digit) => RAISED[Number(digit)]).join('')
  const right = kind === 'times' ? m + n : kind === 'divided' ? m - n : m * n
  const title =
    kind === 'times'
      ? `${base}${raised(m)} × ${base}${raised(n)}`
      : kind === 'divided'
        ? `${base}${raised(m)} ÷ ${base}${raised(n)}`
        : `(${base}${raised(m)})${raised(n)}`
  const wrong = [m + n, m * n, m - n, m + n + 1, m * n - 1].filter((value) => value > 0 && value !== right)
  return choose(
    'laws-of-exponents',
    `Simplify ${title}.`,
    mixedChoices(
      `${base}${raised(right)}`,
      differing(wrong, 3, (value) => value).map((value) => `${base}${raised(value)}`),
    ),
    kind === 'times'
      ? `Same base: add the exponents, ${m} + ${n} = ${right}.`
      : kind === 'divided'
        ? `Same base: subtract the exponents, ${m} − ${n} = ${right}.`
        : `A power of a power: multiply the exponents, ${m} × ${n} = ${right}.`,
  )
}

const discriminant: DrawQuestion = (random) => {
  const [b, c] = [between(2, 8, random), between(1, 16, random)]
  const d = b * b - 4 * c
  const right = d > 0 ? 'Two' : d === 0 ? 'One' : 'None'
  const says = pick(['two real solutions', 'no real solution', 'exactly one real solution'], random)
  const isTrue =
    (says.startsWith('two') && right === 'Two') ||
    (says.startsWith('no') && right === 'None') ||
    (says.startsWith('exactly') && right === 'One')
  return state(
    'discriminant-claim',
    `The equation x² + ${b}x + ${c} = 0 has ${says}.`,
    isTrue,
    `Its discriminant is ${b}² − 4 × ${c} = ${plain(d)}, which is ${d > 0 ? 'positive: two real solutions' : d === 0 ? 'zero: one solution' : 'negative: no real solution'}.`,
    {
      reckoning: `${b}^2-4*${c}${says.startsWith('two') ? '>' : says.startsWith('no') ? '<' : '=='}0`,
    },
  )
}

const slopeWord: DrawQuestion = (random) => {
  const m = between(2, 9, random) + 1
  const [x, c] = [between(1, 6, random), between(1, 9, random)]
  const x2 = x + between(2, 5, random)
  return askWord({
    template: 'slope-in-words',
    title: coin(random)
      ? `The line through (${x}, ${m * x + c}) and (${x2}, ${m * x2 + c}) has the slope ____.`
      : `I am the slope of the line through (${x}, ${m * x + c}) and (${x2}, ${m * x2 + c}). Which number am I?`,
    right: m,
    why: `Rise over run: (${m * x2 + c} − ${m * x + c})/(${x2} − ${x}) = ${m * (x2 - x)}/${x2 - x} = ${m}.`,
    reckoning: `(${m * x2 + c}-${m * x + c})/(${x2}-${x})`,
  })
}

const progression: DrawQuestion = (random) => {
  const [a, d, n] = [between(2, 12, random), between(3, 9, random), between(8, 21, random)]
  return askNumber(
    {
      template: 'arithmetic-progression',
      title: `An arithmetic progression begins ${a}, ${a + d}, ${a + 2 * d}. What is its term number ${n}?`,
      right: a + (n - 1) * d,
      likely: [a + n * d, n * d, a + (n - 2) * d, a * n + d, (a + d) * n],
      step: d,
      why: `Term n is a + (n − 1)d: ${a} + ${n - 1} × ${d} = ${a + (n - 1) * d}.`,
      reckoning: `${a}+(${n}-1)*${d}`,
    },
    random,
  )
}

const logClaim: DrawQuestion = (random) => {
  const [base, n] = pick(
    [
      [2, 3],
      [2, 5],
      [3, 2],
      [3, 4],
      [10, 3],
      [5, 2],
      [10, 6],
      [2, 8],
    ] as const,
    random,
  )
  return claim(
    {
      template: 'logarithm-claim',
      title: (told) => `The logarithm of ${plain(base ** n)} to the base ${base} is ${told}.`,
      right: n,
      wrong: [base ** n / base, n + 1, n * 2],
      why: `It asks for the exponent: ${base} to the power ${n} is ${plain(base ** n)}.`,
      reckoning: `log(${base ** n}, ${base})`,
    },
    random,
  )
}

const matchIdentities: DrawQuestion = () =>
  match(
    'match-identities',
    'Match each product to its expanded form.',
    [
      ['(a + b)²', 'a² + 2ab + b²'],
      ['(a − b)²', 'a² − 2ab + b²'],
      ['(a + b)(a − b)', 'a² − b²'],
      ['a(a + b)', 'a² + ab'],
    ],
    'Try a = 3 and b = 2: the products are 25, 1, 5 and 15.',
  )

const orderValues: DrawQuestion = (random) => {
  const x = between(2, 5, random)
  return ascending(
    'order-functions',
    `Let x be ${x}. Put the terms in order of their values, the smallest first.`,
    [
      ['1/x', 1 / x, `1/${x}`],
      ['x − 1', x - 1, `${x}-1`],
      ['x²', x * x, `${x}^2`],
      ['x³', x ** 3, `${x}^3`],
    ],
    `They are 1/${x}, ${x - 1}, ${x * x} and ${x ** 3}.`,
  )
}

const matchFunction: DrawQuestion = (random) => {
  const x = between(2, 6, random)
  return matchPairs(
    'match-function-values',
    `Match each term to its value for x = ${-x}.`.replace('-', '−'),
    [
      ['x²', plain(x * x), `(${-x})^2`],
      ['x³', plain(-(x ** 3)), `(${-x})^3`],
      ['2x', plain(-2 * x), `2*(${-x})`],
      ['1 − x', plain(1 + x), `1-(${-x})`],
    ],
    'An even power of a negative number is positive, an odd one is negative.',
  )
}

export const algebraRefresher: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'algebra-refresher',
    quizName: 'Algebra Refresher',
    quizDescription: 'Quadratics, exponents, lines and progressions: what was it again? Paper helps.',
    cover: 'scene_lab_input-latin-letters_infinity',
    ageGroup: '18+',
    classes: [10, 11, 12],
    topics: ['algebra', 'quadratic equations', 'exponents', 'progressions'],
    difficulty: 'hard',
    keyWords: ['factorise', 'slope', 'logarithm', 'discriminant'],
  }),
  seed: 304,
  parts: [
    { draw: exponent, count: 3 },
    { draw: slopeWord, count: 3 },
    { draw: logClaim, count: 2 },
    { draw: matchIdentities, count: 1 },
    { draw: root, count: 2 },
    { draw: progression, count: 1 },
    { draw: orderValues, count: 1 },
    { draw: matchFunction, count: 1 },
    { draw: system, count: 1 },
    { draw: discriminant, count: 1 },
    { draw: factorise, count: 2 },
  ],
}
