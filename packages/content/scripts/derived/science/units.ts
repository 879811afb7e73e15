import { choose, fill, match, order, picture, state } from '../build.ts'
import { coin, mixedChoices, pick, pickSome, rankedChoices } from '../choices.ts'
import type { DrawQuestion } from '../derived-question.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { plain, withUnit } from '../numbers.ts'
import { fromRows } from '../rows.ts'
import { ask, tell } from '../written-slides.ts'
import { scienceHead } from './science-head.ts'

const TOOLS: readonly (readonly [tool: string, emoji: string, alt: string, measures: string, why: string])[] = [
  [
    'thermometer',
    'thermometer',
    'A glass tube with a scale and a red column.',
    'Temperature',
    'The liquid inside takes up more room when it is warm, so the column rises.',
  ],
  [
    'balance',
    'balance-scale',
    'A beam with two pans that hang from it.',
    'Mass',
    'A balance compares two masses, so it would show the same on the Moon.',
  ],
  [
    'stopwatch',
    'stopwatch',
    'A round watch with a button on top.',
    'Time',
    'Sprints are timed to hundredths of a second.',
  ],
  [
    'ruler',
    'straight-ruler',
    'A straight strip with marks at equal distances.',
    'Length',
    'Look straight down at the mark: a slanting look gives a wrong reading.',
  ],
  [
    'speedometer',
    'racing-car',
    'A low racing car.',
    'Speed',
    'It shows how far the car would go in one hour at this pace.',
  ],
]

const QUANTITIES = ['Temperature', 'Mass', 'Time', 'Length', 'Speed', 'Volume', 'Force', 'Area']

const OBJECTS: readonly (readonly [
  title: string,
  emoji: string,
  alt: string,
  right: string,
  wrong: [string, string, string],
  why: string,
])[] = [
  [
    'Which unit fits the mass of an elephant best?',
    'elephant',
    'A huge grey animal with a trunk.',
    'Tonne',
    ['Gram', 'Milligram', 'Litre'],
    'A tonne is 1,000 kg; a grown elephant has some 3 to 6 tonnes.',
  ],
  [
    'Which unit fits the length of an ant best?',
    'ant',
    'A small black insect with six legs.',
    'Millimetre',
    ['Metre', 'Kilometre', 'Gram'],
    'Ten millimetres make one centimetre.',
  ],
  [
    'Which unit fits the water in a bathtub best?',
    'bathtub',
    'A tub with foam and a shower.',
    'Litre',
    ['Millilitre', 'Kilometre', 'Square metre'],
    'A full bathtub holds some 150 litres.',
  ],
  [
    'Which unit fits a dose of medicine in a syringe best?',
    'syringe',
    'A thin tube with a needle.',
    'Millilitre',
    ['Litre', 'Kilogram', 'Metre'],
    'Five millilitres fill a teaspoon.',
  ],
  [
    'Which unit fits the distance from Delhi to Chennai best?',
    'train',
    'A train on rails.',
    'Kilometre',
    ['Centimetre', 'Square metre', 'Tonne'],
    'The train takes more than a day for over 2,000 km.',
  ],
]

const STEPS: readonly (readonly [large: string, small: string, factor: number, values: readonly number[]])[] = [
  ['km', 'm', 1_000, [2.5, 3.2, 0.75]],
  ['m', 'cm', 100, [1.8, 2.05, 3.4]],
  ['kg', 'g', 1_000, [1.5, 0.25, 4.2]],
  ['litres', 'ml', 1_000, [0.5, 1.25, 2.2]],
  ['hours', 'minutes', 60, [1.5, 2.25, 0.75]],
  ['minutes', 'seconds', 60, [3.5, 1.25, 4]],
]

const convert: DrawQuestion = (random) => {
  const [large, small, factor, values] = pick(
    STEPS.filter((_, index) => index % 2 === 1),
    random,
  )
  const value = pick(values, random)
  const right = Math.round(value * factor)
  const wrong =
    factor === 60
      ? [value * 100, value * 6, right + 30, right - 15, right * 10]
      : [right * 10, right / 10, right / 100, right * 100]
  return choose(
    'convert',
    `How many ${small} are ${plain(value)} ${large}?`,
    rankedChoices(right, wrong, withUnit(small), random),
    `1 ${large.replace(/s$/u, '')} is ${plain(factor)} ${small}, so multiply ${plain(value)} by ${plain(factor)}.`,
    { reckoning: `${value} * ${factor}` },
  )
}

const convertTruth: DrawQuestion = (random) => {
  const [large, small, factor, values] = pick(
    STEPS.filter((_, index) => index % 2 === 0),
    random,
  )
  const value = pick(values, random)
  const right = Math.round(value * factor)
  const isTrue = coin(random)
  const said = isTrue ? right : factor === 60 ? Math.round(value * 100) : right * 10
  return state(
    'convert-truth',
    `${plain(value)} ${large} are ${plain(said)} ${small}.`,
    isTrue,
    `1 ${large.replace(/s$/u, '')} is ${plain(factor)} ${small}, so it is ${plain(right)} ${small}.`,
  )
}

const ORDERS: readonly (readonly [title: string, items: readonly string[], why: string])[] = [
  [
    'Put these lengths in order, the shortest first.',
    ['8 mm', '5 cm', '2 m', '1 km'],
    'Turn all into one unit: 8 mm, 50 mm, 2,000 mm and 1,000,000 mm.',
  ],
  [
    'Put these times in order, the shortest first.',
    ['50 seconds', '2 minutes', '1 hour', '100 minutes'],
    'Turn all into minutes: less than 1, 2, 60 and 100.',
  ],
  [
    'Put these masses in order, the lightest first.',
    ['900 mg', '45 g', '2 kg', '1 tonne'],
    'Turn all into grams: 0.9, 45, 2,000 and 1,000,000.',
  ],
]

const PREFIXES: readonly (readonly [title: string, answer: string, why: string])[] = [
  [
    '"Kilo" at the beginning of a unit stands for one ____.',
    'Thousand',
    'A kilometre, a kilogram and a kilowatt all follow it.',
  ],
  [
    '"Centi" at the beginning of a unit stands for one ____ part.',
    'Hundredth',
    'The Latin word "centum" is also in "century" and "per cent".',
  ],
]

export const UNITS_AND_MEASUREMENT: DerivedQuiz = {
  head: scienceHead({
    quizId: 'units-and-measurement',
    quizName: 'Units and Measurement',
    quizDescription:
      'Metres, kilograms, litres and seconds: choose the right tool, the right unit and the right number.',
    quizImage: 'scene_lab_straight-ruler_balance-scale.png',
    topics: ['units', 'measurement', 'physics'],
    keyWords: ['si units', 'metre', 'kilogram', 'conversion', 'instruments'],
    classes: [5, 6, 7, 8],
    difficulty: 'easy',
  }),
  seed: 203,
  parts: [
    { draw: fromRows(PREFIXES, ([title, answer, why]) => fill('prefix-typed', title, answer, why)), count: 1 },
    {
      draw: fromRows(OBJECTS, ([title, emoji, alt, right, wrong, why]) =>
        choose('unit-for', title, mixedChoices(right, wrong), why, picture(`emoji_${emoji}`, alt)),
      ),
      count: 3,
    },
    {
      draw: fromRows(TOOLS, ([tool, emoji, alt, measures, why], random) =>
        choose(
          'tool',
          tool === 'speedometer'
            ? 'What does the speedometer of a car measure?'
            : `What do you measure with a ${tool}?`,
          mixedChoices(
            measures,
            pickSome(
              QUANTITIES.filter((one) => one !== measures),
              3,
              random,
            ),
          ),
          why,
          picture(`emoji_${emoji}`, alt),
        ),
      ),
      count: 3,
    },
    {
      draw: (random) =>
        match(
          'unit-match',
          'Match each quantity to the unit in which it is measured.',
          pickSome(
            [
              ['Force', 'Newton'],
              ['Energy', 'Joule'],
              ['Electric current', 'Ampere'],
              ['Power', 'Watt'],
              ['Frequency', 'Hertz'],
            ] as const,
            4,
            random,
          ),
          'Many units bear the names of scientists: Isaac Newton, James Joule, André-Marie Ampère, James Watt, Heinrich Hertz.',
        ),
      count: 1,
    },
    { draw: convertTruth, count: 2 },
    { draw: fromRows(ORDERS, ([title, items, why]) => order('measure-order', title, items, why)), count: 2 },
    { draw: convert, count: 3 },
  ],
  written: [
    ask(
      'Why are hand spans and paces poor units of length?',
      [
        'They differ from person to person',
        'They are too long to count',
        'They fit round things alone',
        'They change with the weather',
      ],
      'A unit must be the same for all. So the nations agreed on the metre in 1875.',
    ),
    tell(
      'Lost for a unit',
      'In 1999 a spacecraft was lost at Mars because one team reckoned in metric units and another in pounds. Write the unit beside each number!',
    ),
  ],
}
