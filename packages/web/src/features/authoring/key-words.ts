import { QUIZ_LIMITS } from '@quokka/core/quiz'

/** The key words of a text with commas between them, each once. */
export const keyWordsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,،;\n]/u)
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
