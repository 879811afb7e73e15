import type { QuizStatus } from '@quokka/core/quiz'
import { QUIZ_LIMITS } from '@quokka/core/quiz'
import type { SearchQuery } from '@quokka/core/search'
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../ports.ts'
import type { Sought } from './sought-quizzes.ts'
import { soughtQuizzes } from './sought-quizzes.ts'

export interface QuizSearch {
  /** What a search finds among the quizzes that somebody owns or may edit, in pages. Rule FS10. */
  ofAuthor(
    userId: string,
    query: SearchQuery,
    page: { statuses: readonly QuizStatus[]; limit: number; offset: number },
  ): Promise<Sought>
}

export const createQuizSearch = ({ kysely }: Pick<Database, 'kysely'>): QuizSearch => ({
  ofAuthor: (userId, query, { statuses, limit, offset }) =>
    soughtQuizzes(kysely, query, {
      where: sql<SqlBool>`status = any(${[...statuses]}::text[]) and (
        owner_id = ${userId}
        or exists (select from quiz_editor e where e.quiz_id = quiz.quiz_id and e.user_id = ${userId})
      )`,
      limit,
      offset,
      mostNearest: QUIZ_LIMITS.nearestQuizzes,
    }),
})
