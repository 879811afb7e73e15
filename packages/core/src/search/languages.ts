import { wordsOf } from './words.ts'

/** Languages that a quiz can be said to be in, by their codes, in the order in which they are offered; beside each its names. */
const NAMES = [
  ['en', 'English, अंग्रेजी, अंग्रेज़ी'],
  ['hi', 'Hindi, हिंदी, हिन्दी'],
  ['bn', 'Bengali, Bangla, বাংলা'],
  ['ta', 'Tamil, தமிழ்'],
  ['te', 'Telugu, తెలుగు'],
  ['mr', 'Marathi, मराठी'],
  ['gu', 'Gujarati, ગુજરાતી'],
  ['kn', 'Kannada, ಕನ್ನಡ'],
  ['ml', 'Malayalam, മലയാളം'],
  ['pa', 'Punjabi, ਪੰਜਾਬੀ'],
  ['ur', 'Urdu, اردو'],
  ['sa', 'Sanskrit, संस्कृत'],
  ['ar', 'Arabic, العربية'],
  ['es', 'Spanish, Español'],
  ['fr', 'French, Français'],
  ['de', 'German, Deutsch'],
  ['pt', 'Portuguese, Português'],
] as const

export type QuizLanguage = (typeof NAMES)[number][0]
export const QUIZ_LANGUAGES = NAMES.map(([code]) => code) as [QuizLanguage, ...QuizLanguage[]]

const CODES = new Map(
  NAMES.flatMap(([code, names]) => names.split(', ').map((name) => [wordsOf(name).join(' '), code] as const)),
)

/** The language of "in hindi", "hindi medium" and "हिंदी में"; undefined where none is named at a place. Each is two words. */
export const languageNamedAt = (words: readonly string[], at: number): QuizLanguage | undefined => {
  const [first = '', second = ''] = words.slice(at)
  if (first === 'in') return CODES.get(second)
  return ['medium', 'में', 'माध्यम', 'language'].includes(second) ? CODES.get(first) : undefined
}

/** The English name under which quizzes of a language are found. */
export const languageName = (language: QuizLanguage): string =>
  NAMES.find(([code]) => code === language)?.[1].split(', ')[0] ?? language
