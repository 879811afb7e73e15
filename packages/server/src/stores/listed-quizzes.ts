import type { QuizCaller } from '@quokka/core/access'
import type { AgeGroup } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { scoredTypes } from '@quokka/core/questions'
import { searchFold } from '@quokka/core/quiz'
import type { Expression, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../ports.ts'
import type { StoredQuiz } from './quiz-row.ts'
import { quizOf, selectQuizzes } from './quiz-row.ts'

/** Published quizzes for those who look for one to host; none that was taken down or has no scored question. An empty search finds every quiz. */
export interface ListedQuizzes {
  /** Those that somebody owns, may edit, or is in a team of; the last edited first. `teamName` is that of one of the caller's teams. */
  ofCaller(caller: QuizCaller, search: string): Promise<(StoredQuiz & { teamName: string | null })[]>
  /** Others' that are open to everybody; the newest first. */
  ofOthers(
    caller: QuizCaller | undefined,
    wanted: { search: string; ageGroups: readonly AgeGroup[] },
  ): Promise<StoredQuiz[]>
  /** Of some quizzes those that a caller finds in either list, however long it is; in no order. */
  among(caller: QuizCaller, quizIds: readonly string[]): Promise<(StoredQuiz & { teamName: string | null })[]>
}

/** Whether a quiz is somebody's own, one to edit, or one of a team. */
const belongsTo = ({ userId, teamIds }: QuizCaller): Expression<SqlBool> => sql<SqlBool>`(
  owner_id = ${userId}
  or exists (select from quiz_editor e where e.quiz_id = quiz.quiz_id and e.user_id = ${userId})
  or exists (select from quiz_team t where t.quiz_id = quiz.quiz_id and t.team_id = any(${[...teamIds]}::text[]))
)`

const IS_OPEN_TO_ALL = sql<SqlBool>`(
  is_public and (select may_publish from account a where a.user_id = quiz.owner_id)
)`

/** Of the caller's teams. */
const teamName = ({ teamIds }: QuizCaller) =>
  sql<string | null>`(
    select min(team_name) from quiz_team t join team using (team_id)
    where t.quiz_id = quiz.quiz_id and t.team_id = any(${[...teamIds]}::text[])
  )`.as('team_name')

export const createListedQuizzes = ({ kysely }: Pick<Database, 'kysely'>): ListedQuizzes => {
  const listed = (search: string) =>
    selectQuizzes(kysely)
      .where('status', '=', 'published')
      .where(sql<SqlBool>`not exists (select from take_down d where d.quiz_id = quiz.quiz_id)`)
      .where(
        sql<SqlBool>`exists (
          select from question q where q.quiz_id = quiz.quiz_id and q.body->>'questionType' = any(${scoredTypes()}::text[])
        )`,
      )
      .where(sql<SqlBool>`strpos(search_text, ${searchFold(search)}) > 0`)

  return {
    async ofCaller(caller, search) {
      const rows = await listed(search)
        .select(teamName(caller))
        .where(belongsTo(caller))
        .orderBy('edited_at', 'desc')
        .limit(LIMITS.listedOwnQuizzes)
        .execute()
      return rows.map((row) => ({ ...quizOf(row), teamName: row.team_name }))
    },
    async ofOthers(caller, { search, ageGroups }) {
      const rows = await listed(search)
        .where(IS_OPEN_TO_ALL)
        .where('age_group', 'in', [...ageGroups])
        .where(caller === undefined ? sql<SqlBool>`true` : sql<SqlBool>`not ${belongsTo(caller)}`)
        .orderBy('public_since', 'desc')
        .orderBy('quiz_id')
        .limit(LIMITS.listedPublicQuizzes)
        .execute()
      return rows.map(quizOf)
    },
    async among(caller, quizIds) {
      const rows = await listed('')
        .select(teamName(caller))
        .where(sql<SqlBool>`quiz_id = any(${[...quizIds]}::text[])`)
        .where(sql<SqlBool>`(${belongsTo(caller)} or ${IS_OPEN_TO_ALL})`)
        .execute()
      return rows.map((row) => ({ ...quizOf(row), teamName: row.team_name }))
    },
  }
}
