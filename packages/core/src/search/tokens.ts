import type { Subject } from '../quiz/subject.ts'
import type { QuizLanguage } from './languages.ts'
import { languageName } from './languages.ts'
import { LITTLE_WORDS } from './little-words.ts'
import { conceptsOf, conceptsOfQuestion, subjectsOf } from './phrases.ts'
import { classNamedAt } from './school-class.ts'
import { stem } from './stem.ts'
import { wordsOf } from './words.ts'

/** Where a word of a quiz stands: its name, its key words, its description. A word in several places counts in the first. */
export const PLACES = ['A', 'B', 'C'] as const
export type Place = (typeof PLACES)[number]

/** Grows with each change of what tokens are made of a text: stored ones of a lower version are made again at the start. */
export const SEARCH_VERSION = 1

/** What a search of quizzes reads of one. */
export interface SearchedQuiz {
  quizName: string
  quizDescription: string
  keyWords: readonly string[]
  subject: Subject | undefined
  classes: readonly number[]
  language: QuizLanguage | undefined
}

export const subjectToken = (subject: Subject): string => `#${subject.toLowerCase().replaceAll(' ', '-')}`
export const classToken = (schoolClass: number): string => `#class-${schoolClass}`
export const languageToken = (language: QuizLanguage): string => `#in-${language}`

const HINDI = /\p{Script=Devanagari}/u

const stemsOf = (text: string): string[] => wordsOf(text).map(stem)

const classesNamedIn = (words: readonly string[]): number[] =>
  words.flatMap((_, at) => classNamedAt(words, at)?.schoolClass ?? [])

/** Tokens of a question: of what it asks and of what players are offered, never of what only its answer says. Rule FS7. */
export const questionTokens = (texts: readonly string[]): string[] => {
  const stems = texts.map(stemsOf)
  return [...new Set(stems.flatMap((ofText) => [...ofText, ...conceptsOfQuestion(ofText)]))]
}

/** Tokens of a quiz without its questions, each with the best place where it stands. */
export const quizTokens = (quiz: SearchedQuiz): ReadonlyMap<string, Place> => {
  const { quizName, quizDescription, keyWords, subject, classes, language } = quiz
  const places = new Map<string, Place>()
  const put = (place: Place, tokens: readonly string[]) => {
    for (const token of tokens) if (!places.has(token)) places.set(token, place)
  }
  const putTexts = (place: Place, texts: readonly string[]) => {
    for (const text of texts) {
      const words = wordsOf(text)
      const stems = words.map(stem)
      put(place, [...stems, ...conceptsOf(stems)])
      if (subject === undefined) put(place, subjectsOf(stems).map(subjectToken))
      put(place, classesNamedIn(words).map(classToken))
    }
  }
  putTexts('A', [quizName])
  putTexts('B', keyWords)
  if (subject !== undefined) {
    put('B', [subjectToken(subject)])
    putTexts('B', [subject])
  }
  put('B', classes.map(classToken))
  const told = language ?? (HINDI.test(`${quizName} ${quizDescription}`) ? 'hi' : undefined)
  if (told !== undefined) put('B', [languageToken(told)])
  if (told !== undefined && told !== 'en') putTexts('B', [languageName(told)])
  putTexts('C', [quizDescription])
  return places
}

/** Those of its name and key words by which a quiz is like another. */
export const tellingTokens = (quiz: SearchedQuiz): string[] =>
  [...quizTokens(quiz)].flatMap(([token, place]) => (place === 'C' || LITTLE_WORDS.has(token) ? [] : [token]))
