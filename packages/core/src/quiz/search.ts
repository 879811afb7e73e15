import { fold } from '../questions/fold.ts'

interface Searchable {
  quizName: string
  quizDescription: string
  topics?: readonly string[] | undefined
}

/** The form in which texts are searched: without case, accents and compatible spellings, white space as one space. Rule HO9. */
export const searchFold = (text: string): string => fold(text.normalize('NFKD').replace(/[\u0300-\u036f]/gu, ''))

/** What is searched of a quiz, in that form; ready-made ones have topics. */
export const searchText = ({ quizName, quizDescription, topics = [] }: Searchable): string =>
  searchFold([quizName, quizDescription, ...topics].join(' '))
