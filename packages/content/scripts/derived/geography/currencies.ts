import type { Random } from '@quokka/core/lib'
import { shuffle } from '@quokka/core/lib'
import { choose, fill, match, picture, state } from '../build.ts'
import { coin, mixedChoices, pickSome } from '../choices.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { capitalised, fromRows } from '../rows.ts'
import { ask, tell } from '../written-slides.ts'
import { country } from './countries.ts'
import { geographyHead } from './geography-head.ts'

interface Currency {
  code: string
  name: string
  currency: string
  fact: string
}

const row = (code: string, name: string, currency: string, fact: string): Currency => ({ code, name, currency, fact })

// No currency name stands here twice, so no two countries of a question share one.
export const CURRENCIES: readonly Currency[] = [
  row('jp', 'Japan', 'yen', 'Yen means "round", like a coin. It is written with the sign ¥.'),
  row('cn', 'China', 'yuan', 'The oldest paper money of the world comes from this country.'),
  row('kr', 'South Korea', 'won', 'The word is related to yen and yuan: all three once meant a round thing.'),
  row('th', 'Thailand', 'baht', 'It was the name of a weight before it was money.'),
  row('vn', 'Vietnam', 'dong', 'The word means copper, of which old coins were made.'),
  row('bd', 'Bangladesh', 'taka', 'The word goes back to "tanka", an old silver coin.'),
  row('bt', 'Bhutan', 'ngultrum', 'Shops there take Indian rupees as well.'),
  row('kz', 'Kazakhstan', 'tenge', 'The word goes back to scales for weighing silver.'),
  row('la', 'Laos', 'kip', 'It replaced the money of French Indochina in the 1950s.'),
  row('pl', 'Poland', 'zloty', 'The word means "golden".'),
  row('hu', 'Hungary', 'forint', 'It is named after the gold coins of Florence in Italy.'),
  row('ro', 'Romania', 'leu', 'The word means "lion", after coins that showed one.'),
  row('ge', 'Georgia', 'lari', 'The word is an old one for treasure or property.'),
  row('am', 'Armenia', 'dram', 'It goes back to the silver drachma of the ancient Greeks.'),
  row('al', 'Albania', 'lek', 'It is said to be named after Alexander the Great.'),
  row('ng', 'Nigeria', 'naira', 'The word was made out of the name of the country.'),
  row('gh', 'Ghana', 'cedi', 'The word comes from cowrie shells, which once were money in West Africa.'),
  row('et', 'Ethiopia', 'birr', 'The word means "silver".'),
  row('bw', 'Botswana', 'pula', 'The word means "rain", which is precious in a dry land.'),
  row('ao', 'Angola', 'kwanza', 'It is named after a river of the country.'),
  row('br', 'Brazil', 'real', 'The word means "royal" in Portuguese.'),
  row('pe', 'Peru', 'sol', 'The word means "sun" in Spanish.'),
  row('hn', 'Honduras', 'lempira', 'It is named after a chief who fought against the Spanish.'),
  row('py', 'Paraguay', 'guarani', 'It is named after the Guarani people and their language.'),
  row('pg', 'Papua New Guinea', 'kina', 'The word means a pearl shell, which was used as money.'),
  row('ht', 'Haiti', 'gourde', 'Haiti has had it since 1813, a few years after it became free.'),
]

const currenciesOf = (codes: string): Currency[] => CURRENCIES.filter(({ code }) => codes.split(' ').includes(code))

const others = (asked: Currency, random: Random): Currency[] =>
  shuffle(CURRENCIES, random).filter((other) => other !== asked)

/** Three others, those of the same continent first. */
const neighbours = (asked: Currency, random: Random): Currency[] => {
  const all = others(asked, random)
  const near = all.filter(({ code }) => country(code).continent === country(asked.code).continent)
  return [...near, ...all.filter((other) => !near.includes(other))].slice(0, 3)
}

const offered = (asked: Currency, random: Random): ReturnType<typeof mixedChoices> =>
  mixedChoices(
    capitalised(asked.currency),
    neighbours(asked, random).map(({ currency }) => capitalised(currency)),
  )

const matching = (title: string, codes: string, why: string) => ({
  draw: (random: Random) =>
    match(
      'currency-match',
      title,
      pickSome(currenciesOf(codes), 4, random).map(({ name, currency }) => [name, capitalised(currency)]),
      why,
    ),
  count: 1,
})

const truth = (code: string) => ({
  draw: fromRows(currenciesOf(code), (asked, random) => {
    const isTrue = coin(random)
    const [other = asked] = neighbours(asked, random)
    const why = isTrue ? asked.fact : `People there pay with the ${asked.currency}. ${asked.fact}`
    return state(
      'currency-truth',
      `People in ${asked.name} pay with the ${(isTrue ? asked : other).currency}.`,
      isTrue,
      why,
    )
  }),
  count: 1,
})

export const CURRENCIES_OF_THE_WORLD: DerivedQuiz = {
  head: geographyHead({
    quizId: 'currencies-of-the-world',
    quizName: 'Currencies of the World',
    quizDescription: 'Yen, zloty, pula: with which money do people pay, and what do its names tell?',
    quizImage: 'scene_gold_coin_money-bag_globe-with-meridians.png',
    topics: ['currencies', 'countries', 'money'],
    keyWords: ['coins', 'banknotes', 'exchange', 'cash', 'rupee'],
    classes: [6, 7, 8, 9],
  }),
  seed: 122,
  parts: [
    {
      draw: fromRows(currenciesOf('jp th'), ({ name, currency, fact }) =>
        fill('currency-typed', `In ${name} people pay with the ____.`, capitalised(currency), fact),
      ),
      count: 1,
    },
    {
      draw: fromRows(currenciesOf('cn br ng vn'), (asked, random) =>
        choose('currency', `With which money do people pay in ${asked.name}?`, offered(asked, random), asked.fact),
      ),
      count: 3,
    },
    {
      draw: fromRows(currenciesOf('bt kr pl gh pe bw kz'), (asked, random) =>
        choose(
          'currency-by-flag',
          `This flag has ${country(asked.code).feature}. What is the currency of its country?`,
          offered(asked, random),
          `It is the flag of ${asked.name}. ${asked.fact}`,
          picture(`flag-${asked.code}`, country(asked.code).flag),
        ),
      ),
      count: 6,
    },
    truth('ro'),
    truth('bd'),
    truth('pg'),
    matching(
      'Match each country of Asia or Europe to its currency.',
      'hu al ge la',
      'Many names of money were first names of a weight, a metal or a famous coin.',
    ),
    {
      draw: fromRows(currenciesOf('hn py ao'), (asked, random) =>
        choose(
          'country-of-currency',
          `In which country do people pay with the ${asked.currency}?`,
          mixedChoices(
            asked.name,
            neighbours(asked, random).map(({ name }) => name),
          ),
          asked.fact,
        ),
      ),
      count: 2,
    },
  ],
  written: [
    ask(
      'What is the great advantage of the euro for travellers in Europe?',
      [
        'They need not change money at each border',
        'They pay lower prices than the people there',
        'They get back more than they have paid',
        'They can pay with the coins of any country',
      ],
      'About twenty countries share the euro. Its coins have one common side and one side that each country designs.',
    ),
    tell(
      'Money before coins',
      'Shells, salt, cocoa beans, tea bricks and cattle have all been money somewhere. Good money is rare, easy to carry, hard to fake and does not rot.',
    ),
  ],
}
