import { choose, match, state } from '../build.ts'
import { coin, pick, rankedChoices } from '../choices.ts'
import type { DrawQuestion } from '../derived-question.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { fromRows } from '../rows.ts'
import { ask, sort, tell } from '../written-slides.ts'
import { scienceHead } from './science-head.ts'

interface Equation {
  about: string
  left: readonly Term[]
  right: readonly Term[]
  why: string
}

type Term = readonly [count: number, formula: string]

const terms = (side: string): Term[] =>
  side.split(' + ').map((term) => {
    const [, count = '', formula = ''] = /^(\d*) ?(.+)$/u.exec(term) ?? []
    return [count === '' ? 1 : Number(count), formula]
  })

/** How many atoms of each element a formula holds, brackets included. */
const atomsIn = (formula: string): Map<string, number> => {
  const flat = formula.replace(/\(([^)]+)\)(\d+)/gu, (_, inner: string, times: string) => inner.repeat(Number(times)))
  const atoms = new Map<string, number>()
  for (const [, symbol = '', count = ''] of flat.matchAll(/([A-Z][a-z]?)(\d*)/gu)) {
    atoms.set(symbol, (atoms.get(symbol) ?? 0) + (count === '' ? 1 : Number(count)))
  }
  return atoms
}

const atomsOf = (side: readonly Term[], symbol: string): number =>
  side.reduce((sum, [count, formula]) => sum + count * (atomsIn(formula).get(symbol) ?? 0), 0)

const isBalanced = ({ left, right }: Equation): boolean =>
  [...left, ...right]
    .flatMap(([, formula]) => [...atomsIn(formula).keys()])
    .every((symbol) => atomsOf(left, symbol) === atomsOf(right, symbol))

const equation = (about: string, written: string, why: string): Equation => {
  const [left = '', right = ''] = written.split(' = ')
  const made = { about, left: terms(left), right: terms(right), why }
  if (!isBalanced(made)) throw new Error(`${written} is not balanced`)
  return made
}

const EQUATIONS = [
  equation('hydrogen burns', '2 H2 + O2 = 2 H2O', 'The name hydrogen means "maker of water".'),
  equation('methane burns', 'CH4 + 2 O2 = CO2 + 2 H2O', 'Methane is the main part of natural gas.'),
  equation(
    'propane burns',
    'C3H8 + 5 O2 = 3 CO2 + 4 H2O',
    'Balance carbon first, then hydrogen, and oxygen at the end.',
  ),
  equation(
    'magnesium burns',
    '2 Mg + O2 = 2 MgO',
    'Never look straight into burning magnesium: its light hurts the eyes.',
  ),
  equation(
    'aluminium reacts with oxygen',
    '4 Al + 3 O2 = 2 Al2O3',
    'The thin layer of oxide protects the metal below it.',
  ),
  equation('iron rusts to iron oxide', '4 Fe + 3 O2 = 2 Fe2O3', 'Real rust holds water as well.'),
  equation(
    'ammonia is made from its elements',
    'N2 + 3 H2 = 2 NH3',
    'Fritz Haber and Carl Bosch made this the basis of fertilisers.',
  ),
  equation('sodium reacts with water', '2 Na + 2 H2O = 2 NaOH + H2', 'The hydrogen often catches fire from the heat.'),
  equation('zinc reacts with hydrochloric acid', 'Zn + 2 HCl = ZnCl2 + H2', 'A burning splint makes the hydrogen pop.'),
  equation(
    'calcium hydroxide meets hydrochloric acid',
    'Ca(OH)2 + 2 HCl = CaCl2 + 2 H2O',
    'An acid and a base give a salt and water.',
  ),
  equation(
    'iron oxide is reduced by carbon monoxide',
    'Fe2O3 + 3 CO = 2 Fe + 3 CO2',
    'This happens in every blast furnace.',
  ),
  equation('plants make glucose', '6 CO2 + 6 H2O = C6H12O6 + 6 O2', 'Photosynthesis takes its energy from light.'),
  equation(
    'hydrogen peroxide breaks up',
    '2 H2O2 = 2 H2O + O2',
    'A pinch of manganese dioxide makes it much faster: it is a catalyst.',
  ),
  equation(
    'potassium chlorate is heated',
    '2 KClO3 = 2 KCl + 3 O2',
    'It is an old way to make oxygen in a laboratory.',
  ),
  equation('sulphur dioxide is oxidised', '2 SO2 + O2 = 2 SO3', 'It is a step on the way to sulphuric acid.'),
  equation('ethene burns', 'C2H4 + 3 O2 = 2 CO2 + 2 H2O', 'In plants ethene makes fruit ripen.'),
]

const equationsOf = (about: string): Equation[] => EQUATIONS.filter((one) => one.about === about)

/** Each equation is asked about once: a question on one of its numbers tells the others. */
const each = (rule: (about: string) => DrawQuestion, ...abouts: string[]): DerivedQuiz['parts'] =>
  abouts.map((about) => ({ draw: rule(about), count: 1 }))

const SMALL = '₀₁₂₃₄₅₆₇₈₉'

const printed = (formula: string): string => formula.replace(/\d/gu, (digit) => SMALL[Number(digit)] ?? digit)

const shown = (side: readonly Term[], blank?: string): string =>
  side
    .map(([count, formula]) =>
      formula === blank ? `? ${printed(formula)}` : `${count === 1 ? '' : `${count} `}${printed(formula)}`,
    )
    .join(' + ')

const arrow = (left: readonly Term[], right: readonly Term[], blank?: string): string =>
  `${shown(left, blank)} → ${shown(right, blank)}`

const missing = (about: string): DrawQuestion =>
  fromRows(equationsOf(about), (asked, random) => {
    const [count, formula] = pick(
      [...asked.left, ...asked.right].filter(([times]) => times > 1),
      random,
    )
    const isLeft = asked.left.some(([, one]) => one === formula)
    const [own, other] = isLeft ? [asked.left, asked.right] : [asked.right, asked.left]
    const [symbol = ''] = [...atomsIn(formula).keys()].filter((one) =>
      own.every(([, term]) => term === formula || !atomsIn(term).has(one)),
    )
    const each = atomsIn(formula).get(symbol) ?? 1
    return choose(
      'balance-missing',
      `${arrow(asked.left, asked.right, formula)}. Which number belongs in place of the question mark?`,
      rankedChoices(
        count,
        [count + 1, count - 1, count * 2, count + 2, count + 3, 1].filter((one) => one > 0),
        String,
        random,
      ),
      asked.why,
      symbol === '' ? {} : { reckoning: `${atomsOf(other, symbol)} / ${each}` },
    )
  })

const whole = (about: string): DrawQuestion =>
  fromRows(equationsOf(about), (asked, random) => {
    const sum = [...asked.left, ...asked.right].reduce((total, [count]) => total + count, 0)
    const bare = (side: readonly Term[]): Term[] => side.map(([, formula]) => [1, formula])
    return choose(
      'balance-sum',
      `Balance ${arrow(bare(asked.left), bare(asked.right))} with the smallest whole numbers. What is the sum of all these numbers, ones included?`,
      rankedChoices(
        sum,
        [sum + 1, sum - 1, sum + 2, sum - 2, sum + 3, asked.left.length + asked.right.length].filter((one) => one > 1),
        String,
        random,
      ),
      `${arrow(asked.left, asked.right)}. ${asked.why}`,
      { slow: true, reckoning: [...asked.left, ...asked.right].map(([count]) => count).join(' + ') },
    )
  })

const atoms: DrawQuestion = fromRows(
  ['Ca(OH)2', 'Al2(SO4)3', 'C6H12O6', 'Mg(NO3)2', 'Ca3(PO4)2'] as const,
  (formula, random) => {
    const [symbol, each] = pick([...atomsIn(formula)], random)
    const times = pick([2, 3], random)
    const right = each * times
    const total = [...atomsIn(formula).values()].reduce((sum, count) => sum + count, 0)
    return choose(
      'count-atoms',
      `How many atoms of ${symbol} are there in ${times} ${printed(formula)}?`,
      rankedChoices(
        right,
        [each, right + times, each + times, right * 2, total, right - 1, right + 1].filter((one) => one > 0),
        String,
        random,
      ),
      `One ${printed(formula)} holds ${each} of ${symbol}; the number in front multiplies it all: ${times} × ${each} = ${right}.`,
      { reckoning: `${times} * ${each}` },
    )
  },
)

const truth = (about: string): DrawQuestion =>
  fromRows(equationsOf(about), (asked, random) => {
    const isTrue = coin(random)
    const spoilt = asked.left.map(
      ([count, formula], index): Term => [index === asked.left.length - 1 ? count + 1 : count, formula],
    )
    return state(
      'balance-truth',
      `This equation is balanced: ${arrow(isTrue ? asked.left : spoilt, asked.right)}.`,
      isTrue,
      isTrue
        ? `Each element has as many atoms on the left as on the right. ${asked.why}`
        : `It should be ${arrow(asked.left, asked.right)}. ${asked.why}`,
    )
  })

const KINDS = [
  ['Combination', '2 Mg + O2 = 2 MgO'],
  ['Decomposition', '2 H2O2 = 2 H2O + O2'],
  ['Displacement', 'Zn + CuSO4 = ZnSO4 + Cu'],
  ['Neutralisation', 'NaOH + HCl = NaCl + H2O'],
] as const

export const BALANCING_EQUATIONS: DerivedQuiz = {
  head: scienceHead({
    quizId: 'balancing-equations',
    quizName: 'Balancing Equations',
    quizDescription: 'Atoms are neither lost nor made: find the numbers that make both sides of a reaction agree.',
    quizImage: 'scene_lab_balance-scale_alembic.png',
    ageGroup: '18+',
    classes: [10, 11, 12],
    topics: ['chemical equations', 'chemical reactions', 'conservation of mass'],
    keyWords: ['coefficient', 'stoichiometry', 'reactants', 'products', 'chemistry'],
  }),
  seed: 204,
  parts: [
    { draw: atoms, count: 3 },
    ...each(
      missing,
      'methane burns',
      'ammonia is made from its elements',
      'aluminium reacts with oxygen',
      'propane burns',
      'plants make glucose',
    ),
    ...each(truth, 'ethene burns', 'potassium chlorate is heated', 'zinc reacts with hydrochloric acid'),
    {
      draw: () =>
        match(
          'reaction-match',
          'Match each kind of reaction to its example.',
          KINDS.map(([kind, written]) => {
            const { left, right } = equation(kind, written, '')
            return [kind, arrow(left, right)]
          }),
          'Two become one, one becomes two, one pushes another out, or acid and base cancel each other.',
        ),
      count: 1,
    },
    ...each(whole, 'iron rusts to iron oxide', 'sodium reacts with water'),
  ],
  written: [
    ask(
      'Why may you not change the small numbers in a formula to balance an equation?',
      [
        'It would become another substance',
        'They show the temperature',
        'They must always be even',
        'It would change the speed alone',
      ],
      'H₂O is water, H₂O₂ is hydrogen peroxide, a bleach. Change the numbers in front of the formulas instead.',
    ),
    tell(
      'Lavoisier weighed it all',
      'Antoine Lavoisier sealed his flasks and weighed them before and after a reaction. Nothing was lost: what burns does not vanish, it becomes gas.',
    ),
    sort(
      'Put the usual steps for the equation of burning butane in order.',
      ['Write the formulas', 'Balance carbon', 'Balance hydrogen', 'Balance oxygen'],
      'Oxygen comes last because it stands alone on the left and can be set without upsetting the rest.',
    ),
  ],
}
