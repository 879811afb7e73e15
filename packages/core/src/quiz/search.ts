import { fold } from '../questions/fold.ts'

/** The form in which texts are searched: without case, accents and compatible spellings, white space as one space. Rule HO9. */
export const searchFold = (text: string): string => fold(text.normalize('NFKD').replace(/[\u0300-\u036f]/gu, ''))

/** What is searched of a quiz, in that form. */
export const searchText = ({ quizName, quizDescription }: { quizName: string; quizDescription: string }): string =>
  searchFold(`${quizName} ${quizDescription}`)
