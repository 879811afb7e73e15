import type { Subject } from '../quiz/subject.ts'
import { stem } from './stem.ts'
import { SUBJECT_NAMES } from './subject-names.ts'
import type { Synonyms } from './synonyms.ts'
import { SYNONYMS } from './synonyms.ts'
import { wordsOf } from './words.ts'

const LONGEST_PHRASE = 5

/** The key of words in a row, whatever their number and case. */
const keyOf = (stems: readonly string[]): string => stems.join(' ')
const keysOf = (phrases: string): string[] => phrases.split(', ').map((phrase) => keyOf(wordsOf(phrase).map(stem)))

/** The token of something with several names; no word has its first character. */
const conceptToken = (names: string): string => `=${(keysOf(names)[0] ?? '').replaceAll(' ', '-')}`

const tokensByPhrase = (phrasesOf: (synonyms: Synonyms) => readonly (string | undefined)[]) => {
  const byPhrase = new Map<string, readonly string[]>()
  for (const synonyms of SYNONYMS) {
    const token = conceptToken(synonyms.names)
    const phrases = phrasesOf(synonyms).flatMap((list) => (list === undefined ? [] : keysOf(list)))
    for (const phrase of new Set(phrases)) byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), token])
  }
  return byPhrase
}

const IN_TEXTS = tokensByPhrase(({ names, about }) => [names, about])
const IN_QUESTIONS = tokensByPhrase(({ names }) => [names])
const IN_SEARCHES = tokensByPhrase(({ names, asked }) => [names, asked])
const SUBJECTS = new Map(
  SUBJECT_NAMES.flatMap(([subject, names]) => keysOf(names).map((key) => [key, subject] as const)),
)

/** What words in a row stand for, and how many they are. */
interface Phrase {
  length: number
  concepts: readonly string[]
  subject: Subject | undefined
}

/** The longest phrase that begins at a place of a search and has a meaning. */
export const phraseAt = (stems: readonly string[], at: number): Phrase | undefined => {
  for (let length = Math.min(LONGEST_PHRASE, stems.length - at); length > 0; length -= 1) {
    const key = keyOf(stems.slice(at, at + length))
    const [concepts = [], subject] = [IN_SEARCHES.get(key), SUBJECTS.get(key)]
    if (concepts.length > 0 || subject !== undefined) return { length, concepts, subject }
  }
  return undefined
}

const firstWords = (...tables: ReadonlyMap<string, unknown>[]): ReadonlySet<string> =>
  new Set(tables.flatMap((table) => [...table.keys()].map((key) => key.split(' ')[0] ?? '')))
/** Few words of a text begin a phrase; all rows of words of the others would cost more than all else. */
const BEGINNINGS = firstWords(IN_TEXTS, SUBJECTS)

/** The rows of words of a text that may be phrases. */
const keysIn = (stems: readonly string[]): string[] =>
  stems.flatMap((first, at) =>
    BEGINNINGS.has(first)
      ? Array.from({ length: Math.min(LONGEST_PHRASE, stems.length - at) }, (_unused, more) =>
          keyOf(stems.slice(at, at + more + 1)),
        )
      : [],
  )

/** What the phrases of a quiz's texts are about. */
export const conceptsOf = (stems: readonly string[]): string[] =>
  keysIn(stems).flatMap((key) => IN_TEXTS.get(key) ?? [])

/** The same of a question, which is only about what it names. */
export const conceptsOfQuestion = (stems: readonly string[]): string[] =>
  keysIn(stems).flatMap((key) => IN_QUESTIONS.get(key) ?? [])

/** Subjects that a text names. */
export const subjectsOf = (stems: readonly string[]): Subject[] =>
  keysIn(stems).flatMap((key) => SUBJECTS.get(key) ?? [])
