import type { QuizLanguage } from './languages.ts'

/** The languages that are written in a script, the commonest first. */
const SCRIPTS: readonly (readonly [RegExp, readonly [QuizLanguage, ...QuizLanguage[]]])[] = [
  [/\p{Script=Latin}/gu, ['en', 'es', 'fr', 'de', 'pt']],
  [/\p{Script=Devanagari}/gu, ['hi', 'mr', 'sa']],
  [/\p{Script=Bengali}/gu, ['bn']],
  [/\p{Script=Tamil}/gu, ['ta']],
  [/\p{Script=Telugu}/gu, ['te']],
  [/\p{Script=Gujarati}/gu, ['gu']],
  [/\p{Script=Kannada}/gu, ['kn']],
  [/\p{Script=Malayalam}/gu, ['ml']],
  [/\p{Script=Gurmukhi}/gu, ['pa']],
  [/\p{Script=Arabic}/gu, ['ar', 'ur']],
]
/** Names and units in them are read by voices of every language. */
const LATIN = SCRIPTS[0]?.[1]

/** The languages in whose letters most of a text is written, the commonest first; undefined for a text without letters. */
export const languagesOfLetters = (text: string): readonly QuizLanguage[] | undefined => {
  const counted = SCRIPTS.map(([letters, languages]) => ({ count: text.match(letters)?.length ?? 0, languages }))
  const { count, languages } = counted.reduce((most, next) => (next.count > most.count ? next : most))
  return count === 0 ? undefined : languages
}

/**
 * The language of a question: the one that its quiz is said to be in where its title has the letters of that, else the only one that
 * has. Undefined where several have, and where what there is to answer with is in letters of another. Rule RA13.
 */
export const languageOfQuestion = (
  title: string,
  choices: readonly string[],
  said: QuizLanguage | undefined,
): QuizLanguage | undefined => {
  const languages = languagesOfLetters([title, ...choices].find((text) => languagesOfLetters(text)) ?? '')
  if (languages === undefined) return said
  const isOther = (text: string) => ![undefined, LATIN, languages].includes(languagesOfLetters(text))
  if (choices.some(isOther)) return undefined
  return languages.find((language) => language === said) ?? (languages.length === 1 ? languages[0] : undefined)
}
