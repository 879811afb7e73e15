import type { SchoolClass, Subject } from '../quiz/subject.ts'
import { languageNamedAt } from './language-named.ts'
import type { QuizLanguage } from './languages.ts'
import { LITTLE_WORDS } from './little-words.ts'
import { phraseAt } from './phrases.ts'
import type { ReadFilter } from './read-filters.ts'
import { classNamedAt, classOfOrdinal } from './school-class.ts'
import { stem } from './stem.ts'
import { classToken, languageToken, subjectToken } from './tokens.ts'
import { wordsOf } from './words.ts'

/** One thing that is looked for. A quiz has it that has any of the tokens, or one that begins with `prefix`. */
export interface Term {
  tokens: readonly string[]
  prefix: string | undefined
  /** The same in questions, which have so many words that a short beginning finds nearly all of them. */
  questionPrefix: string | undefined
  /** Of a class, a subject or a language: it tells nothing about what a question asks. */
  isFilter: boolean
}

/** A search as it was understood; all terms are wanted. Without any, every quiz fits. */
export interface SearchQuery {
  terms: readonly Term[]
  schoolClass: SchoolClass | undefined
  subject: Subject | undefined
  language: QuizLanguage | undefined
}

/** More than anybody means; each costs a look into the index. */
const MOST_TERMS = 8
/** Shorter ones begin too much. */
const SHORTEST_PREFIX = 2
const SHORTEST_IN_QUESTIONS = 4
const FIGURES = /^\p{N}+$/u

/** "5" is not the beginning of 50. */
const prefixOf = (word: string, shortest: number): string | undefined =>
  word.length < shortest || FIGURES.test(word) ? undefined : word

const termOfTokens = (tokens: readonly string[], isFilter: boolean): Term => ({
  tokens,
  prefix: undefined,
  questionPrefix: undefined,
  isFilter,
})
const termOfWord = (word: string, concepts: readonly string[]): Term => ({
  ...termOfTokens([stem(word), ...concepts], false),
  prefix: prefixOf(word, SHORTEST_PREFIX),
  questionPrefix: prefixOf(word, SHORTEST_IN_QUESTIONS),
})
const filterTerm = (token: string): Term => termOfTokens([token], true)

/** A search in two: what is asked, and the class, subject and language that are filters; with others that were chosen. */
export const splitQuery = (
  { terms }: SearchQuery,
  chosen: { schoolClass: number | null; subject: Subject | null },
): { asked: Term[]; filters: Term[] } => ({
  asked: terms.filter(({ isFilter }) => !isFilter),
  filters: [
    ...terms.filter(({ isFilter }) => isFilter),
    ...(chosen.schoolClass === null ? [] : [filterTerm(classToken(chosen.schoolClass))]),
    ...(chosen.subject === null ? [] : [filterTerm(subjectToken(chosen.subject))]),
  ],
})

/**
 * Reads what somebody typed: classes, a subject and a language as filters, other words as what is looked for. Filters named in
 * `without` are not read: the words of a class or a language then mean nothing, those of a subject are looked for. Rules FS3, FS4.
 */
export const readQuery = (text: string, without: readonly ReadFilter[] = []): SearchQuery => {
  const words = wordsOf(text)
  const stems = words.map(stem)
  const terms: { term: Term; isLittle: boolean }[] = []
  let schoolClass: SchoolClass | undefined
  let subject: Subject | undefined
  let language: QuizLanguage | undefined
  for (let at = 0; at < words.length; ) {
    const inLanguage = languageNamedAt(words, at)
    const phrase = phraseAt(stems, at)
    const isThing = phrase !== undefined && phrase.length > 1 && phrase.concepts.length > 0
    const named = classNamedAt(words, at) ?? (isThing ? undefined : classOfOrdinal(words, at))
    const word = words[at] ?? ''
    if (named !== undefined) {
      if (!without.includes('schoolClass')) schoolClass ??= named.schoolClass
      at += named.length
    } else if (inLanguage !== undefined) {
      if (!without.includes('language')) language ??= inLanguage
      at += 2
    } else if (phrase?.subject !== undefined && subject === undefined && !without.includes('subject')) {
      subject = phrase.subject
      at += phrase.length
    } else if (isThing) {
      terms.push({ term: termOfTokens(phrase.concepts, false), isLittle: false })
      at += phrase.length
    } else {
      const concepts = phrase?.length === 1 ? phrase.concepts : []
      terms.push({ term: termOfWord(word, concepts), isLittle: LITTLE_WORDS.has(word) && concepts.length === 0 })
      at += 1
    }
  }
  // Signs without a word are in no quiz.
  if (words.length === 0 && text.trim() !== '') terms.push({ term: termOfTokens([], false), isLittle: false })
  const telling = terms.filter(({ isLittle }) => !isLittle)
  const filters = [
    ...(schoolClass === undefined ? [] : [filterTerm(classToken(schoolClass))]),
    ...(subject === undefined ? [] : [filterTerm(subjectToken(subject))]),
    ...(language === undefined ? [] : [filterTerm(languageToken(language))]),
  ]
  const wanted = telling.length === 0 && filters.length === 0 ? terms : telling
  return { terms: [...wanted.map(({ term }) => term), ...filters].slice(0, MOST_TERMS), schoolClass, subject, language }
}
