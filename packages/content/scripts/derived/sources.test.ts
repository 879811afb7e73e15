import { Body, PlanetOrbitalPeriod } from 'astronomy-engine'
import { elements } from 'chemical-elements'
import { dictionary } from 'cmu-pronouncing-dictionary'
import { code as currencyOf } from 'currency-codes'
import irregularPlurals from 'irregular-plurals'
import { ToWords } from 'to-words'
import { expect, test } from 'vitest'
import worldCountries from 'world-countries/countries.json' with { type: 'json' }
import { COUNTRIES } from './geography/countries.ts'
import { CURRENCIES } from './geography/currencies.ts'
import { ISLANDS, LANDLOCKED } from './geography/shores.ts'
import { HINDI_NUMBERS } from './language/hindi-numbers.ts'
import { NOUNS } from './language/one-and-many.ts'
import { ODD_RHYMES, RHYMES, TYPED_RHYMES } from './language/rhymes.ts'
import { WELL_KNOWN } from './science/elements.ts'
import { PLANETS } from './science/planets.ts'

/** Says that every row agrees with another source, and that the source finds the fault in a row that was spoiled. */
const agreeing = <Row>(table: string, rows: readonly Row[], spoiled: Row, agrees: (row: Row) => boolean): void => {
  test(`CO21 ${table} stand in a second source`, () => expect(rows.filter((row) => !agrees(row))).toEqual([]))
  test(`CO21 ${table}, planted: another row`, () => expect(agrees(spoiled)).toBe(false))
}

interface WorldCountry {
  cca2: string
  name: { common: string }
  capital: readonly string[]
  region: string
  landlocked: boolean
  borders: readonly string[]
  currencies: object
}

const BY_CODE = new Map(
  (worldCountries as readonly WorldCountry[]).map((country) => [country.cca2.toLowerCase(), country]),
)

/** Our spelling of what the source spells otherwise. */
const CAPITALS: Record<string, string> = { mn: 'Ulan Bator', us: 'Washington D.C.', gd: "St. George's" }

agreeing(
  'capitals',
  COUNTRIES.map(({ code, capital }) => ({ code, capital })),
  { code: 'au', capital: 'Sydney' },
  ({ code, capital }) => BY_CODE.get(code)?.capital.includes(CAPITALS[code] ?? capital) ?? false,
)

agreeing(
  'names and continents of countries',
  COUNTRIES.map(({ code, name, continent }) => ({ code, name, continent: continent.replace('the ', '') })),
  { code: 'eg', name: 'Egypt', continent: 'Asia' },
  ({ code, name, continent }) => {
    const found = BY_CODE.get(code)
    return found?.region === continent && found.name.common === name.replace('USA', 'United States')
  },
)

agreeing('landlocked countries', LANDLOCKED, 'gh', (code) => BY_CODE.get(code)?.landlocked ?? false)

agreeing('countries on islands', ISLANDS, 'np', (code) => BY_CODE.get(code)?.borders.length === 0)

agreeing(
  'currencies',
  CURRENCIES.map(({ code, currency }) => ({ code, currency })),
  { code: 'pl', currency: 'forint' },
  ({ code, currency }) =>
    Object.keys(BY_CODE.get(code)?.currencies ?? {}).some((each) =>
      currencyOf(each)?.currency.toLowerCase().split(' ').includes(currency),
    ),
)

const [firstElement] = WELL_KNOWN
if (firstElement === undefined) throw new Error('no elements')

agreeing('elements', WELL_KNOWN, { ...firstElement, symbol: 'Hy' }, ({ number, symbol, name }) => {
  const found = elements.find((element) => element.number === number)
  return found?.symbol === symbol && found.name === name.replace('Sulphur', 'Sulfur')
})

agreeing(
  'irregular plurals',
  NOUNS.filter(({ one }) => irregularPlurals.has(one)).map(({ one, many }) => ({ one, many })),
  { one: 'mouse', many: 'mouses' },
  ({ one, many }) => irregularPlurals.get(one) === many,
)

/** From the stressed vowel on, in every way of saying it; American A and O of "car" and "log" are one except before R. */
const endings = (word: string): string[] =>
  ['', '(1)', '(2)', '(3)']
    .flatMap((way) => dictionary[word + way] ?? [])
    .map((sounds) => sounds.replace(/AO(?=\d (?!R\b))/gu, 'AA').split(' '))
    .map((sounds) => sounds.slice(sounds.findLastIndex((sound) => /[12]$/u.test(sound))).join(' '))

const rhyme = (one: string, other: string): boolean => endings(one).some((ending) => endings(other).includes(ending))

agreeing(
  'rhymes, and words that do not rhyme,',
  [
    ...RHYMES.map(([asked, right, wrong]) => ({ asked, right: [right], wrong })),
    ...TYPED_RHYMES.map(([asked, right]) => ({ asked, right: [right], wrong: [] })),
    ...ODD_RHYMES.map(([asked, right, odd]) => ({ asked, right, wrong: [odd] })),
  ] as { asked: string; right: readonly string[]; wrong: readonly string[] }[],
  { asked: 'frog', right: ['log'], wrong: ['dog'] },
  ({ asked, right, wrong }) =>
    right.every((word) => rhyme(asked, word)) && wrong.every((word) => endings(word).length > 0 && !rhyme(asked, word)),
)

/** Numbers that have two names in books; ours is the first. */
const TWO_NAMES = new Map([
  ['चौवालीस', 'चौंतालीस'],
  ['इक्यावन', 'इक्याबन'],
  ['तिरेसठ', 'तिरसठ'],
  ['उन्यासी', 'उनासी'],
  ['सत्तासी', 'सतासी'],
  ['अट्ठासी', 'अठासी'],
  ['इक्यानवे', 'इक्यानबे'],
])

const hindi = new ToWords({ localeCode: 'hi-IN' })

agreeing(
  'Hindi numbers',
  HINDI_NUMBERS.map((name, index) => ({ value: index + 1, name })),
  { value: 29, name: 'उनतालीस' },
  ({ value, name }) => hindi.convert(value) === (TWO_NAMES.get(name) ?? name).replaceAll('ँ', 'ं'),
)

agreeing(
  'planets from the Sun outwards',
  PLANETS.map((planet, index) => ({ planet, inner: PLANETS[index - 1] })),
  { planet: 'Venus', inner: 'Earth' },
  ({ planet, inner }) => inner === undefined || PlanetOrbitalPeriod(Body[inner]) < PlanetOrbitalPeriod(Body[planet]),
)
