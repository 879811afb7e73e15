import type { Question } from '@quokka/core/questions'
import type { Place, SearchedQuiz } from '@quokka/core/search'
import { questionTokens, quizTokens, textsOfQuestion } from '@quokka/core/search'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

const quoted = (token: string): string => `'${token.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`

/** Tokens as the text that the database reads a vector from. No parser of its own comes between: what is a word is decided in core/search. */
const vector = (entries: Iterable<string>): RawBuilder<string> => sql<string>`${[...entries].join(' ')}::text::tsvector`

/** What a quiz is found by, without its questions. */
export const quizVector = (quiz: SearchedQuiz): RawBuilder<string> =>
  vector([...quizTokens(quiz)].map(([token, place]) => `${quoted(token)}:1${place}`))

/** What a question is found by. */
export const questionVector = (question: Question): RawBuilder<string> =>
  vector(questionTokens(textsOfQuestion(question)).map(quoted))

/** Whether a token, or the beginning of one, is looked for, in some places or in any. */
export const tokenQuery = (token: string, isBeginning: boolean, place?: Place): string => {
  const flags = `${isBeginning ? '*' : ''}${place ?? ''}`
  return flags === '' ? quoted(token) : `${quoted(token)}:${flags}`
}
