import type { QuizLanguage } from './languages.ts'
import { LANGUAGE_NAMES } from './languages.ts'
import { wordsOf } from './words.ts'

const CODES = new Map(
  LANGUAGE_NAMES.flatMap(([code, names]) => names.split(', ').map((name) => [wordsOf(name).join(' '), code] as const)),
)

/** The language of "in hindi", "hindi medium" and "हिंदी में"; undefined where none is named at a place. Each is two words. */
export const languageNamedAt = (words: readonly string[], at: number): QuizLanguage | undefined => {
  const [first = '', second = ''] = words.slice(at)
  if (first === 'in') return CODES.get(second)
  return ['medium', 'में', 'माध्यम', 'language'].includes(second) ? CODES.get(first) : undefined
}
