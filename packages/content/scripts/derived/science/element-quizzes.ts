import type { Random } from '@quokka/core/lib'
import { shuffle } from '@quokka/core/lib'
import { choose, fill, match, order, picture, state } from '../build.ts'
import { between, coin, mixedChoices, pick, pickSome } from '../choices.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { fromRows } from '../rows.ts'
import { ask, tell } from '../written-slides.ts'
import type { Element } from './elements.ts'
import { element, elementsOf, FIRST_TWENTY, WELL_KNOWN } from './elements.ts'
import { scienceHead } from './science-head.ts'

type Use = readonly [symbol: string, title: string, emoji: string, alt: string]

const USES: readonly Use[] = [
  ['He', 'Which gas makes a party balloon rise?', 'balloon', 'A round balloon on a string.'],
  ['Ca', 'Which element makes bones hard?', 'bone', 'A white bone.'],
  ['C', 'Of which element is a diamond made?', 'gem-stone', 'A clear cut gem.'],
  ['Si', 'Which element are computer chips mainly made of?', 'laptop', 'An open computer with a screen.'],
  ['S', 'Which yellow element is found round volcanoes?', 'volcano', 'A mountain that throws out fire and smoke.'],
  [
    'Cl',
    'Which element, in small amounts, keeps pool water free of germs?',
    'person-swimming',
    'A person who swims in water.',
  ],
  ['Mg', 'Which metal burns with the white light of some fireworks?', 'sparkler', 'A stick that throws bright sparks.'],
]

/** No lighter than the air: no balloon rises with them. */
const HEAVY_GASES = elementsOf('F Cl Ar')

const others = (from: readonly Element[], asked: Element, random: Random): Element[] =>
  shuffle(from, random).filter((one) => one !== asked)

export const FIRST_20_ELEMENTS: DerivedQuiz = {
  head: scienceHead({
    quizId: 'the-first-20-elements',
    quizName: 'The First 20 Elements',
    quizDescription:
      'From hydrogen to calcium: numbers, states and uses of the elements that every chemist knows by heart.',
    quizImage: 'scene_lab_test-tube_balloon.png',
    topics: ['elements', 'periodic table', 'atoms'],
    keyWords: ['atomic number', 'proton', 'chemistry', 'noble gas', 'mendeleev'],
  }),
  seed: 201,
  parts: [
    {
      draw: fromRows(elementsOf('N O Ne Na'), ({ name, number, fact }) =>
        fill('element-typed', `An atom with ${number} protons is an atom of ____.`, name, fact),
      ),
      count: 2,
    },
    {
      draw: fromRows(USES, ([symbol, title, emoji, alt], random) =>
        choose(
          'element-use',
          title,
          mixedChoices(
            element(symbol).name,
            others(FIRST_TWENTY, element(symbol), random)
              .filter((one) => symbol !== 'He' || HEAVY_GASES.includes(one))
              .slice(0, 3)
              .map(({ name }) => name),
          ),
          element(symbol).fact,
          picture(`emoji_${emoji}`, alt),
        ),
      ),
      count: 6,
    },
    {
      draw: fromRows(elementsOf('Li Be B Al'), (asked, random) => {
        const near = FIRST_TWENTY.filter((one) => one !== asked && Math.abs(one.number - asked.number) <= 4)
        return choose(
          'element-number',
          `Which element has the atomic number ${asked.number}?`,
          mixedChoices(
            asked.name,
            pickSome(near, 3, random).map(({ name }) => name),
          ),
          asked.fact,
        )
      }),
      count: 2,
    },
    {
      draw: (random) => {
        const gas = pick(elementsOf('F Ar H'), random)
        const solids = FIRST_TWENTY.filter(({ state: at }) => at === 'solid')
        return choose(
          'element-gas',
          'Which of these elements is a gas at room temperature?',
          mixedChoices(
            gas.name,
            pickSome(solids, 3, random).map(({ name }) => name),
          ),
          gas.fact,
        )
      },
      count: 1,
    },
    ...['P', 'K'].map((symbol) => ({
      draw: fromRows(elementsOf(symbol), ({ name, number, fact }, random) => {
        const isTrue = coin(random)
        const said = isTrue ? number : number + pick([-2, -1, 1, 2], random)
        return state(
          'element-truth',
          `An atom of ${name.toLowerCase()} has ${said} protons.`,
          isTrue,
          isTrue ? fact : `It has ${number}. ${fact}`,
        )
      }),
      count: 1,
    })),
    {
      draw: (random) => {
        const start = between(0, 2, random)
        const chosen = [0, 5, 10, 15].map((step) => FIRST_TWENTY[start + step + between(0, 2, random)] as Element)
        return order(
          'element-order',
          'Put these elements in order of their atomic numbers, the smallest first.',
          chosen.map(({ name }) => name),
          `Their numbers are ${chosen.map(({ number }) => number).join(', ')}. The number says how many protons are in the nucleus.`,
        )
      },
      count: 1,
    },
  ],
  written: [
    ask(
      'Why do helium, neon and argon hardly react with other elements?',
      [
        'Their outer shell of electrons is full',
        'Their atoms have no electrons at all',
        'They are found in outer space alone',
        'They are too heavy to move',
      ],
      'Atoms react to fill their outer shell. The noble gases need nothing more.',
    ),
    tell(
      'A table with gaps',
      'When Mendeleev made his table in 1869 he left gaps for elements that nobody knew yet, and told what they would be like. Gallium, scandium and germanium were found within 17 years.',
    ),
    ask(
      'What tells you to which element an atom belongs?',
      ['The number of its protons', 'The number of its neutrons', 'Its mass in grams', 'The place where it was found'],
      'Atoms of one element may differ in neutrons: these are isotopes. Change a proton, and it is another element.',
    ),
  ],
}

const THINGS: readonly Use[] = [
  [
    'Au',
    "A winner's medal is covered with gold. What is its symbol?",
    '1st-place-medal',
    'A round yellow medal on a ribbon.',
  ],
  ['Fe', 'Nuts and bolts are made of iron. What is its symbol?', 'nut-and-bolt', 'A grey screw with a six-sided nut.'],
  [
    'Hg',
    'Old thermometers hold mercury. What is its symbol?',
    'thermometer',
    'A glass tube with a scale and a red column.',
  ],
  ['Na', 'Salt is a compound of sodium. What is its symbol?', 'salt', 'A shaker for a white powder.'],
  ['K', 'Bananas are rich in potassium. What is its symbol?', 'banana', 'A long yellow fruit, half peeled.'],
  ['W', 'The thin wire of old bulbs is of tungsten. What is its symbol?', 'light-bulb', 'A glass bulb that glows.'],
  ['Pb', 'Many car batteries hold plates of lead. What is its symbol?', 'automobile', 'A car seen from the side.'],
]

/** Real symbols that begin alike, or with another letter of the name, and invented ones that look likely. */
const symbolsFor = ({ name, symbol }: Element, random: Random): string[] => {
  const [first = '', second = ''] = name
  const real = WELL_KNOWN.map((one) => one.symbol).filter((one) => one !== symbol && one.startsWith(first))
  const invented = [`${first}${second.toLowerCase()}`, `${first}${name.charAt(2)}`].filter(
    (one) => one !== symbol && !real.includes(one),
  )
  const pool = [
    ...shuffle(real, random).slice(0, 2),
    ...invented,
    ...shuffle(WELL_KNOWN, random).map((one) => one.symbol),
  ]
  return [...new Set(pool)].filter((one) => one !== symbol).slice(0, 3)
}

export const CHEMICAL_SYMBOLS: DerivedQuiz = {
  head: scienceHead({
    quizId: 'chemical-symbols',
    quizName: 'Chemical Symbols',
    quizDescription: 'Why is gold Au and sodium Na? Read the short writing of chemists all over the world.',
    quizImage: 'scene_lab_alembic_atom-symbol.png',
    topics: ['chemical symbols', 'elements', 'periodic table'],
    keyWords: ['latin names', 'chemistry', 'formula', 'metals', 'abbreviation'],
    classes: [8, 9],
  }),
  seed: 202,
  parts: [
    {
      draw: fromRows(elementsOf('Ca Co'), ({ name, symbol, fact }) =>
        fill('symbol-typed', `${symbol} is the symbol of ____.`, name, fact),
      ),
      count: 2,
    },
    {
      draw: fromRows(THINGS, ([symbol, title, emoji, alt], random) =>
        choose(
          'symbol-of-thing',
          title,
          mixedChoices(symbol, symbolsFor(element(symbol), random)),
          element(symbol).fact,
          picture(`emoji_${emoji}`, alt),
        ),
      ),
      count: 6,
    },
    ...['Cu', 'Mg', 'P'].map((symbol) => ({
      draw: fromRows(elementsOf(symbol), (asked, random) => {
        const isTrue = coin(random)
        const said = isTrue ? asked.symbol : (symbolsFor(asked, random)[0] ?? '')
        return state(
          'symbol-truth',
          `${said} is the symbol of ${asked.name.toLowerCase()}.`,
          isTrue,
          isTrue ? asked.fact : `It is ${asked.symbol}. ${asked.fact}`,
        )
      }),
      count: 1,
    })),
    {
      draw: fromRows(elementsOf('B Br Mn Ni'), (asked, random) => {
        const like = WELL_KNOWN.filter((one) => one !== asked && one.name.charAt(0) === asked.name.charAt(0))
        const wrong = [...shuffle(like, random), ...others(WELL_KNOWN, asked, random)]
        return choose(
          'element-of-symbol',
          `Which element has the symbol ${asked.symbol}?`,
          mixedChoices(
            asked.name,
            [...new Set(wrong)].slice(0, 3).map(({ name }) => name),
          ),
          asked.fact,
        )
      }),
      count: 3,
    },
    {
      draw: (random) =>
        match(
          'symbol-match',
          'Match each of these symbols to the element it stands for.',
          pickSome(elementsOf('Ag Sn Al Ar As'), 4, random).map(({ name, symbol }) => [symbol, name]),
          'The second letter of a symbol is always small: Co is an element, CO is a gas made of two.',
        ),
      count: 1,
    },
  ],
  written: [
    ask(
      'Why do chemists write Fe for iron and not Ir?',
      [
        'It comes from the Latin word "ferrum"',
        'It was found by a man named Fermi',
        'The letter I was already in use',
        'It stands for "first element"',
      ],
      'Many metals that were known in Roman times keep their Latin letters. Ir belongs to iridium.',
    ),
    tell(
      'One writing for all',
      'Jöns Jacob Berzelius proposed letters as symbols 200 years ago. Before, chemists drew circles, moons and crosses. A formula can now be read in every country.',
    ),
  ],
}
