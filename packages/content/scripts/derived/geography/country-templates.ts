import type { Random } from '@quokka/core/lib'
import { shuffle } from '@quokka/core/lib'
import { fold } from '@quokka/core/questions'
import { choose, fill, match, picture, solved, state } from '../build.ts'
import { coin, mixedChoices, pick, pickSome } from '../choices.ts'
import type { DerivedQuestion, DrawQuestion } from '../derived-question.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { capitalised, fromRows } from '../rows.ts'
import type { Country, FlagMark } from './countries.ts'
import { COUNTRIES, country, LOOK_ALIKES } from './countries.ts'

const WITH_ARTICLE = [
  'Philippines',
  'Maldives',
  'United Arab Emirates',
  'United Kingdom',
  'USA',
  'Bahamas',
  'Dominican Republic',
  'Seychelles',
]

const MARK_PHRASES: Record<FlagMark, string> = {
  star: 'a star',
  crescent: 'a crescent moon',
  sun: 'a sun',
  cross: 'a cross',
  bird: 'a bird',
  plant: 'a plant',
  weapon: 'a weapon',
  disc: 'a plain disc',
}

const countriesOf = (codes: string): Country[] => codes.split(' ').map(country)

/** The name as it stands in a sentence. */
const named = ({ name }: Country): string => (WITH_ARTICLE.includes(name) ? `the ${name}` : name)

const isAlike = (one: Country, other: Country): boolean =>
  LOOK_ALIKES.some((group) => group.includes(one.code) && group.includes(other.code))

/** "Brasília" for Brazil tells itself. */
const tellsItself = ({ name, capital }: Country): boolean => fold(name).slice(0, 3) === fold(capital).slice(0, 3)

/** The other countries of the continent in a random order. */
const others = (asked: Country, random: Random): Country[] =>
  shuffle(COUNTRIES, random).filter((other) => other.continent === asked.continent && other !== asked)

/** The same, those of the same part first. */
const neighbours = (asked: Country, random: Random): Country[] => {
  const all = others(asked, random)
  const near = all.filter(({ part }) => part === asked.part)
  return [...near, ...all.filter((other) => !near.includes(other))]
}

/** Flags among the options and in the title differ at a glance. */
const otherFlags = (asked: Country, count: number, random: Random): Country[] => {
  const chosen: Country[] = []
  for (const other of neighbours(asked, random)) {
    if (chosen.length < count && [asked, ...chosen].every((one) => !isAlike(one, other))) chosen.push(other)
  }
  return chosen
}

const flagOf = ({ code, flag }: Country): ReturnType<typeof picture> => picture(`flag-${code}`, flag)

/** Whoever has found the country sees its flag. */
const flagShown = ({ code, flag }: Country): ReturnType<typeof solved> => solved(`flag-${code}`, flag)

/** The options to a capital: the best-known other city of the country, and capitals nearby. */
const citiesFor = (asked: Country, random: Random): string[] => {
  const capitals = neighbours(asked, random)
    .filter((other) => !tellsItself(other))
    .map(({ capital }) => capital)
  return (asked.city === undefined ? capitals : [asked.city, ...capitals]).slice(0, 3)
}

export const flagPicture = (codes: string): DrawQuestion =>
  fromRows(countriesOf(codes), (asked, random) =>
    choose(
      'flag-picture',
      `Which country flies this flag with ${asked.feature}?`,
      mixedChoices(
        asked.name,
        otherFlags(asked, 3, random).map(({ name }) => name),
      ),
      asked.story,
      flagOf(asked),
    ),
  )

export const flagTyped = (codes: string): DrawQuestion =>
  fromRows(countriesOf(codes), (asked) =>
    fill('flag-typed', `A flag with ${asked.feature} belongs to ____.`, asked.name, asked.story, flagOf(asked)),
  )

export const flagTruth = (codes: string): DrawQuestion =>
  fromRows(countriesOf(codes), (asked, random) => {
    const isTrue = coin(random)
    const [other] = otherFlags(asked, 1, random)
    const feature = isTrue || other === undefined ? asked.feature : other.feature
    const why = isTrue ? asked.story : `The flag of ${named(asked)} has ${asked.feature}. ${asked.story}`
    return state('flag-truth', `The flag of ${named(asked)} has ${feature}.`, isTrue, why, flagShown(asked))
  })

export const flagMatch =
  (title: string, codes: string, why: string): DrawQuestion =>
  (random) =>
    match(
      'flag-match',
      title,
      pickSome(countriesOf(codes), 4, random).map(({ name, feature }) => [name, capitalised(feature)]),
      why,
    )

/** Whether the flag certainly does not show the mark: a disc may be meant as a sun or a moon. */
const lacks = (one: Country, mark: FlagMark): boolean =>
  !one.marks.includes(mark) && !(one.marks.includes('disc') && ['sun', 'crescent'].includes(mark))

export const flagMark = (codes: string, mark: FlagMark): DrawQuestion =>
  fromRows(countriesOf(codes), (asked, random) =>
    choose(
      'flag-mark',
      `Which of these countries in ${asked.continent} has ${MARK_PHRASES[mark]} on its flag?`,
      mixedChoices(
        asked.name,
        others(asked, random)
          .filter((other) => lacks(other, mark))
          .slice(0, 3)
          .map(({ name }) => name),
      ),
      `The flag of ${named(asked)} has ${asked.feature}. ${asked.story}`,
      flagShown(asked),
    ),
  )

export const flagWithout = (codes: string, mark: FlagMark): DrawQuestion =>
  fromRows(countriesOf(codes), (asked, random) =>
    choose(
      'flag-without',
      `Which of these countries in ${asked.continent} has a flag without ${MARK_PHRASES[mark]}?`,
      mixedChoices(
        asked.name,
        others(asked, random)
          .filter((other) => other.marks.includes(mark))
          .slice(0, 3)
          .map(({ name }) => name),
      ),
      `The flag of ${named(asked)} has ${asked.feature}. ${asked.story}`,
      flagShown(asked),
    ),
  )

export const capitalOf = (codes: string): DrawQuestion =>
  fromRows(countriesOf(codes), (asked, random) =>
    choose(
      'capital',
      `What is the capital city of ${named(asked)}?`,
      mixedChoices(asked.capital, citiesFor(asked, random)),
      asked.fact,
      flagShown(asked),
    ),
  )

export const capitalTyped = (codes: string): DrawQuestion =>
  fromRows(countriesOf(codes), (asked) =>
    fill('capital-typed', `The capital of ${named(asked)} is ____.`, asked.capital, asked.fact, flagShown(asked)),
  )

export const capitalTruth = (codes: string): DrawQuestion =>
  fromRows(countriesOf(codes), (asked, random): DerivedQuestion => {
    const isTrue = coin(random)
    const city = isTrue ? asked.capital : pick(citiesFor(asked, random).slice(0, 1), random)
    const why = isTrue ? asked.fact : `The capital is ${asked.capital}. ${asked.fact}`
    return state('capital-truth', `${city} is the capital of ${named(asked)}.`, isTrue, why, flagShown(asked))
  })

export const capitalMatch =
  (title: string, codes: string, why: string): DrawQuestion =>
  (random) =>
    match(
      'capital-match',
      title,
      pickSome(countriesOf(codes), 4, random).map(({ name, capital }) => [name, capital]),
      why,
    )

export const countryOfCapital = (codes: string): DrawQuestion =>
  fromRows(countriesOf(codes), (asked, random) =>
    choose(
      'country-of-capital',
      `${asked.capital} is the capital of which country?`,
      mixedChoices(
        asked.name,
        neighbours(asked, random)
          .slice(0, 3)
          .map(({ name }) => name),
      ),
      asked.fact,
      flagShown(asked),
    ),
  )

export const capitalByFlag = (codes: string): DrawQuestion =>
  fromRows(countriesOf(codes), (asked, random) =>
    choose(
      'capital-by-flag',
      `This flag has ${asked.feature}. What is the capital of its country?`,
      mixedChoices(asked.capital, citiesFor(asked, random)),
      `It is the flag of ${named(asked)}. ${asked.fact}`,
      flagOf(asked),
    ),
  )

/** A part for each country: a rule that may say several things of one must say one alone. */
export const oneEach = (rule: (codes: string) => DrawQuestion, codes: string): DerivedQuiz['parts'] =>
  codes.split(' ').map((code) => ({ draw: rule(code), count: 1 }))
