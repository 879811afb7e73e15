import type { SchoolClass } from '../quiz/subject.ts'
import { CLASSES } from '../quiz/subject.ts'

const CLASS_WORDS = new Set(['class', 'grade', 'std', 'standard', 'gr', 'cl', 'kaksha', 'कक्षा', 'क्लास'])

/** The names of 1 to 12: figures, Roman figures, words and ordinals. */
const NAMES_OF_NUMBERS = [
  '1 i one first 1st पहली',
  '2 ii two second 2nd दूसरी',
  '3 iii three third 3rd तीसरी',
  '4 iv four fourth 4th चौथी',
  '5 v five fifth 5th पांचवीं पांच',
  '6 vi six sixth 6th छठी छठवीं',
  '7 vii seven seventh 7th सातवीं',
  '8 viii eight eighth 8th आठवीं',
  '9 ix nine ninth 9th नौवीं नवीं',
  '10 x ten tenth 10th दसवीं',
  '11 xi eleven eleventh 11th ग्यारहवीं',
  '12 xii twelve twelfth 12th बारहवीं',
]
const NUMBERS = new Map(
  CLASSES.flatMap((number) => (NAMES_OF_NUMBERS[number - 1] ?? '').split(' ').map((name) => [name, number] as const)),
)

const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)$/u
const IN_ONE_WORD = /^(?:class|grade|std|gr)(\d{1,2})$/u

/** Where a class is named among words, and which one. */
export interface NamedClass {
  schoolClass: SchoolClass
  /** Words that name it. */
  length: number
}

/** The class that the words from a place on name: "class 5", "grade v", "5th standard", "कक्षा 5". */
export const classNamedAt = (words: readonly string[], at: number): NamedClass | undefined => {
  const [first = '', second = ''] = words.slice(at)
  const joined = NUMBERS.get(IN_ONE_WORD.exec(first)?.[1] ?? '')
  if (joined !== undefined) return { schoolClass: joined, length: 1 }
  const [number, word] = CLASS_WORDS.has(first) ? [second, first] : [first, second]
  const schoolClass = NUMBERS.get(number)
  return schoolClass !== undefined && CLASS_WORDS.has(word) ? { schoolClass, length: 2 } : undefined
}

/** The class of a bare "5th", which in a search is one; before "century" it is none. */
export const classOfOrdinal = (words: readonly string[], at: number): NamedClass | undefined => {
  const schoolClass = ORDINAL.test(words[at] ?? '') ? NUMBERS.get(words[at] ?? '') : undefined
  if (schoolClass === undefined || ['century', 'centuries'].includes(words[at + 1] ?? '')) return undefined
  return { schoolClass, length: 1 }
}
