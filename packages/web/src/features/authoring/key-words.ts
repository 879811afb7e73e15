import { QUIZ_LIMITS } from '@quokka/core/quiz'

const COMMA = /[,،]/u
const SEMICOLON = /[;؛\n]/u

/** Key words as a text to be changed: with semicolons where one of them has a comma. Rule ED64. */
export const keyWordsText = (words: readonly string[]): string =>
  words.some((word) => COMMA.test(word)) ? words.map((word) => `${word};`).join(' ') : words.join(', ')

/** The key words of a text, each once: with semicolons between them, or where there are none with commas. Rule ED64. */
export const keyWordsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(SEMICOLON.test(typed) ? SEMICOLON : COMMA)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
]

/** Whether a quiz may have all of them. Rule ED61. */
export const isWithinLimits = (typed: string): boolean => {
  const words = keyWordsIn(typed)
  return (
    words.length <= QUIZ_LIMITS.keyWordsPerQuiz && words.every((word) => word.length <= QUIZ_LIMITS.keyWordCharacters)
  )
}
