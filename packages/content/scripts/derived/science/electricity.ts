import { choose, match, order, riddle } from '../build.ts'
import { between, pick, pickSome, rankedChoices } from '../choices.ts'
import type { DerivedQuestion, DrawQuestion } from '../derived-question.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { plain, rounded, withUnit } from '../numbers.ts'
import { fromRows } from '../rows.ts'
import { ask, claim, tell } from '../written-slides.ts'
import { scienceHead } from './science-head.ts'

const asked = (
  random: Parameters<DrawQuestion>[0],
  template: string,
  title: string,
  right: number,
  wrong: readonly number[],
  unit: string,
  why: string,
  reckoning: string,
): DerivedQuestion =>
  choose(
    template,
    title,
    rankedChoices(
      rounded(right),
      wrong.map(rounded).filter((value) => value > 0 && rounded(value * 100) % 1 === 0),
      withUnit(unit),
      random,
    ),
    why,
    { slow: true, reckoning },
  )

const current: DrawQuestion = (random) => {
  const ohms = pick([3, 4, 6, 8, 12], random)
  const amperes = pick([0.5, 1.5, 2, 3], random)
  const volts = ohms * amperes
  return asked(
    random,
    'ohm-current',
    `A resistor of ${ohms} Ω is joined to a battery of ${plain(volts)} V. What current flows?`,
    amperes,
    [ohms / volts, volts * ohms, amperes * 2, amperes / 2, amperes + 1, amperes + 2],
    'A',
    `I = V / R = ${plain(volts)} V / ${ohms} Ω. A greater resistance lets less current through.`,
    `${volts} / ${ohms}`,
  )
}

const voltage: DrawQuestion = (random) => {
  const ohms = pick([5, 10, 20, 40], random)
  const amperes = pick([0.2, 0.3, 0.6, 2], random)
  return asked(
    random,
    'ohm-voltage',
    `A current of ${plain(amperes)} A flows through ${ohms} Ω. Which voltage drives it?`,
    ohms * amperes,
    [ohms / amperes, amperes / ohms, ohms + amperes, ohms * amperes * 10, ohms * amperes * 2, (ohms * amperes) / 10],
    'V',
    `V = I × R = ${plain(amperes)} A × ${ohms} Ω.`,
    `${amperes} * ${ohms}`,
  )
}

const series: DrawQuestion = (random) => {
  const [one = 2, two = 3, three = 5] = pickSome([2, 3, 4, 6, 8, 10, 12], 3, random)
  const sum = one + two + three
  return asked(
    random,
    'resistors-in-series',
    `Resistors of ${one} Ω, ${two} Ω and ${three} Ω are in series. What is their total resistance?`,
    sum,
    [one * two * three, Math.max(one, two, three), sum / 3, sum - one, sum + two, sum / 2],
    'Ω',
    'In series the same current must pass all of them, so the resistances add up.',
    `${one} + ${two} + ${three}`,
  )
}

const parallel: DrawQuestion = (random) => {
  const [one, two] = pick(
    [
      [3, 6],
      [4, 12],
      [6, 12],
      [10, 15],
      [20, 30],
      [5, 20],
    ] as const,
    random,
  )
  const right = (one * two) / (one + two)
  return asked(
    random,
    'resistors-in-parallel',
    `Resistors of ${one} Ω and ${two} Ω are in parallel. What is their total resistance?`,
    right,
    [one + two, (one + two) / 2, two - one, right + 1, right / 2, right * 2, 1 / right],
    'Ω',
    'Two ways side by side let more current through, so the total is less than the smaller one: R = R₁R₂ / (R₁ + R₂).',
    `1 / (1 / ${one} + 1 / ${two})`,
  )
}

const power: DrawQuestion = (random) => {
  const volts = pick([12, 230, 5], random)
  const amperes = pick([2, 3, 0.5, 4], random)
  return asked(
    random,
    'electric-power',
    `A device at ${volts} V draws ${plain(amperes)} A. What is its power?`,
    volts * amperes,
    [
      volts / amperes,
      volts + amperes,
      volts * amperes * 2,
      volts * amperes * 10,
      (volts * amperes) / 2,
      volts * amperes * amperes,
    ],
    'W',
    'P = V × I. The power says how much energy is used each second.',
    `${volts} * ${amperes}`,
  )
}

const bill: DrawQuestion = (random) => {
  const watts = pick([500, 800, 1_500, 2_000], random)
  const hours = between(2, 5, random)
  const right = (watts * hours) / 1_000
  return asked(
    random,
    'electric-energy',
    `A heater of ${plain(watts)} W runs for ${hours} hours. How much energy is that?`,
    right,
    [watts * hours, watts / hours / 1_000, right * 10, right / 10, right + 1, right * 2],
    'kWh',
    `${plain(watts)} W are ${plain(watts / 1_000)} kW; times ${hours} hours. One kWh is one "unit" on an electricity bill.`,
    `${watts} / 1000 * ${hours}`,
  )
}

const RIDDLES: readonly (readonly [clue: string, answer: string, why: string])[] = [
  [
    'I melt so that your house does not burn. What am I?',
    'Fuse',
    'A thin wire melts when the current is too great and so opens the circuit.',
  ],
  [
    'I am measured in ohms and slow down a current. What am I?',
    'Resistance',
    'It depends on the length, the thickness and the material of a wire.',
  ],
]

export const ELECTRICITY_AND_OHMS_LAW: DerivedQuiz = {
  head: scienceHead({
    quizId: 'electricity-and-ohms-law',
    quizName: "Electricity and Ohm's Law",
    quizDescription: 'Volts, amperes and ohms: reckon circuits in series and in parallel, power and the bill.',
    quizImage: 'scene_lab_high-voltage_electric-plug.png',
    ageGroup: '18+',
    classes: [10, 11, 12],
    topics: ['electricity', 'circuits', 'resistance', 'power'],
    keyWords: ['voltage', 'ampere', 'resistor', 'current', 'kilowatt hour'],
  }),
  seed: 205,
  parts: [
    { draw: current, count: 2 },
    { draw: voltage, count: 2 },
    {
      draw: (random) =>
        match(
          'electric-units',
          'Match each electric quantity to its unit.',
          pickSome(
            [
              ['Voltage', 'Volt'],
              ['Current', 'Ampere'],
              ['Charge', 'Coulomb'],
              ['Power', 'Watt'],
            ] as const,
            4,
            random,
          ),
          'A volt is a joule for each coulomb; an ampere is a coulomb each second.',
        ),
      count: 1,
    },
    { draw: series, count: 2 },
    { draw: fromRows(RIDDLES, ([clue, answer, why]) => riddle('electric-riddle', clue, answer, why)), count: 1 },
    { draw: power, count: 2 },
    {
      draw: () => {
        const items = [
          ['LED lamp', '8 W'],
          ['Ceiling fan', '70 W'],
          ['Fridge compressor', '200 W'],
          ['Electric iron', '1,000 W'],
        ] as const
        return order(
          'power-order',
          'Put these devices in order of usual power, the smallest first.',
          items.map(([item]) => item),
          `Typical values are ${items.map(([, watts]) => watts).join(', ')}. What makes heat needs most.`,
        )
      },
      count: 1,
    },
    { draw: parallel, count: 2 },
    { draw: bill, count: 1 },
  ],
  written: [
    ask(
      'Why are the lamps of a house joined in parallel?',
      [
        'Each works on its own at full voltage',
        'They then need no switch',
        'The current is the same in all of them',
        'It makes the total resistance greater',
      ],
      'In series, one broken lamp would put out all the others, and they would share the voltage.',
    ),
    claim(
      'A wire of twice the length, otherwise the same, has twice the resistance.',
      true,
      'The charges meet twice as many atoms on their way. Twice the cross-section would halve it.',
    ),
    tell(
      'A schoolteacher and his wires',
      'Georg Simon Ohm drew his own wires and measured currents with a needle on a thread. His law was published in 1827 and at first was laughed at.',
    ),
  ],
}
