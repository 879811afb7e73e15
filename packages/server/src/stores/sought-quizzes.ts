import type { SearchQuery } from '@quokka/core/search'
import type { Expression, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../ports.ts'
import type { StoredQuiz } from './quiz-row.ts'
import { quizOf, selectQuizzes } from './quiz-row.ts'
import { questionConditions, quizConditions } from './search-conditions.ts'

/** The question by which a quiz was found. */
export interface MatchedQuestion {
  questionId: string
  questionTitle: string
}

/** A quiz that a search found; `matched` where it has some of what was looked for in its questions alone. */
export interface SoughtQuiz extends StoredQuiz {
  matched: MatchedQuestion | undefined
}

/** What a search finds among some quizzes, as `createQuizIndex` of core/search says it. */
export interface Sought {
  /** Those that say all terms first; then the best, then the last edited. */
  quizzes: SoughtQuiz[]
  /** Where none says all of them: those that say the most. */
  nearest: StoredQuiz[]
}

/** Which quizzes a search is among, and which part of the answer is wanted. */
export interface Among {
  where: Expression<SqlBool>
  limit: number
  offset?: number
  mostNearest: number
}

/** What tells equals apart. */
const LATEST_FIRST = sql`quiz.edited_at desc, quiz.quiz_id`

/** Of each of some quizzes the first of the questions that have most terms. */
const matchedQuestions = async (
  kysely: Database['kysely'],
  query: SearchQuery,
  quizIds: readonly string[],
): Promise<Map<string, MatchedQuestion>> => {
  if (quizIds.length === 0) return new Map()
  const { hasAny, hasCount } = questionConditions(query)
  const { rows } = await sql<{ quiz_id: string; question_id: string; title: string }>`
    select distinct on (quiz_id) question.quiz_id, question.question_id, question.body->>'questionTitle' as title
    from question join quiz using (quiz_id)
    where quiz_id = any(${[...quizIds]}::text[]) and ${hasAny}
    order by quiz_id, ${hasCount} desc, array_position(quiz.question_ids, question.question_id)`.execute(kysely)
  return new Map(rows.map((row) => [row.quiz_id, { questionId: row.question_id, questionTitle: row.title }] as const))
}

/** Searches quizzes by the database's indexes. Rules FS9, FS10. */
export const soughtQuizzes = async (
  kysely: Database['kysely'],
  query: SearchQuery,
  { where, limit, offset = 0, mostNearest }: Among,
): Promise<Sought> => {
  const { fits, isSaid, score, saysAny, saidCount } = quizConditions(query)
  const rows = await selectQuizzes(kysely)
    .select(isSaid.as('is_said'))
    .where(where)
    .where(fits)
    .orderBy(sql`${isSaid} desc, ${score} desc, ${LATEST_FIRST}`)
    .limit(limit)
    .offset(offset)
    .execute()
  const inQuestions = rows.flatMap((row) => (row.is_said ? [] : [row.quiz_id]))
  const matched = await matchedQuestions(kysely, query, inQuestions)
  const nearest =
    offset > 0 || rows.some((row) => row.is_said)
      ? []
      : await selectQuizzes(kysely)
          .where(where)
          .where(saysAny)
          .where(sql<SqlBool>`not ${fits}`)
          .orderBy(sql`${saidCount} desc, ${score} desc, ${LATEST_FIRST}`)
          .limit(mostNearest)
          .execute()
  return {
    quizzes: rows.map((row) => ({ ...quizOf(row), matched: matched.get(row.quiz_id) })),
    nearest: nearest.map(quizOf),
  }
}
