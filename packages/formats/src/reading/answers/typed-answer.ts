import type { FoundQuestion } from '../../found-quiz.ts'
import { truthOf } from './truth-word.ts'

/** Spellings beside each other. */
const BETWEEN_SPELLINGS = /\s*[|;\n]\s*|\s+\/\s+/

/** An answer without options: a word for true or false answers a statement, all else is typed. */
export const typedAnswer = (said: string): FoundQuestion['answer'] => {
  const isTrue = truthOf(said)
  return isTrue === undefined
    ? { form: 'typed', accepted: said === '' ? [] : said.split(BETWEEN_SPELLINGS) }
    : { form: 'truth', isTrue }
}
