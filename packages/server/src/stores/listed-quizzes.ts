import type { QuizCaller } from '@quokka/core/access'
import type { AgeGroup } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { scoredTypes } from '@quokka/core/questions'
import { QUIZ_LIMITS } from '@quokka/core/quiz'
import type { SearchQuery } from '@quokka/core/search'
import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../ports.ts'
import type { StoredQuiz } from './quiz-row.ts'
import { quizOf, selectQuizzes } from './quiz-row.ts'
import { tokenQuery } from './search-vectors.ts'
import type { Sought } from './sought-quizzes.ts'
import { soughtQuizzes } from './sought-quizzes.ts'

/** Published quizzes for those who look for one to host; none that was taken down or has no scored question. */
export interface ListedQuizzes {
  /** Those that somebody owns, may edit, or is in a team of; the last edited first. `teamName` is that of one of the caller's teams. */
  ofCaller(caller: QuizCaller): Promise<(StoredQuiz & { teamName: string | null })[]>
  /** Others' that are open to everybody; the newest first. */
  ofOthers(caller: QuizCaller | undefined, ageGroups: readonly AgeGroup[]): Promise<StoredQuiz[]>
  /** What a search finds in the first list: of any age group what somebody owns or may edit, of some age groups the rest. */
  soughtOfCaller(caller: QuizCaller, query: SearchQuery, ageGroups: readonly AgeGroup[]): Promise<Sought>
  /** What it finds in the second list. */
  soughtOfOthers(caller: QuizCaller | undefined, query: SearchQuery, ageGroups: readonly AgeGroup[]): Promise<Sought>
  /** Of some quizzes those that a caller finds in either list, however long it is; in no order. */
  among(caller: QuizCaller, quizIds: readonly string[]): Promise<(StoredQuiz & { teamName: string | null })[]>
  /** Of those that somebody owns, may edit, or is in a team of, some that say most of some tokens; the likeliest first. Others' are of some age groups. */
  likeOfCaller(
    caller: QuizCaller,
    tokens: readonly string[],
    ageGroups: readonly AgeGroup[],
  ): Promise<(StoredQuiz & { teamName: string | null })[]>
  /** A team of the caller that may play a quiz, by quiz. */
  teamNames(caller: QuizCaller, quizIds: readonly string[]): Promise<Map<string, string>>
  /** A team of the caller that somebody is in as well. */
  sharedTeam(caller: QuizCaller, userId: string): Promise<string | undefined>
}

/** Whether a quiz is somebody's own or one to edit. */
const isWrittenBy = ({ userId }: QuizCaller): RawBuilder<SqlBool> => sql<SqlBool>`(
  owner_id = ${userId}
  or exists (select from quiz_editor e where e.quiz_id = quiz.quiz_id and e.user_id = ${userId})
)`

/** Whether it is either, or one of a team. */
const belongsTo = (caller: QuizCaller): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${isWrittenBy(caller)}
  or exists (select from quiz_team t where t.quiz_id = quiz.quiz_id and t.team_id = any(${[...caller.teamIds]}::text[]))
)`

const IS_OPEN_TO_ALL = sql<SqlBool>`(
  is_public and (select may_publish from account a where a.user_id = quiz.owner_id)
)`

const isHostable = (): RawBuilder<SqlBool> => sql<SqlBool>`(
  status = 'published'
  and not exists (select from take_down d where d.quiz_id = quiz.quiz_id)
  and exists (
    select from question q where q.quiz_id = quiz.quiz_id and q.body->>'questionType' = any(${scoredTypes()}::text[])
  )
)`

const isFor = (ageGroups: readonly AgeGroup[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`age_group = any(${[...ageGroups]}::text[])`

/** Of any age group what somebody owns or may edit, of some age groups the teams'. */
const isOfCaller = (caller: QuizCaller, ageGroups: readonly AgeGroup[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${belongsTo(caller)} and (${isWrittenBy(caller)} or ${isFor(ageGroups)}))`

const isOthers = (caller: QuizCaller | undefined, ageGroups: readonly AgeGroup[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(
    ${isHostable()} and ${IS_OPEN_TO_ALL} and ${isFor(ageGroups)}
    and ${caller === undefined ? sql<SqlBool>`true` : sql<SqlBool>`not ${belongsTo(caller)}`}
  )`

/** Of the caller's teams. */
const teamName = ({ teamIds }: QuizCaller) =>
  sql<string | null>`(
    select min(team_name) from quiz_team t join team using (team_id)
    where t.quiz_id = quiz.quiz_id and t.team_id = any(${[...teamIds]}::text[])
  )`

export const createListedQuizzes = ({ kysely }: Pick<Database, 'kysely'>): ListedQuizzes => ({
  async ofCaller(caller) {
    const rows = await selectQuizzes(kysely)
      .select(teamName(caller).as('team_name'))
      .where(isHostable())
      .where(belongsTo(caller))
      .orderBy('edited_at', 'desc')
      .limit(LIMITS.listedOwnQuizzes)
      .execute()
    return rows.map((row) => ({ ...quizOf(row), teamName: row.team_name }))
  },
  async ofOthers(caller, ageGroups) {
    const rows = await selectQuizzes(kysely)
      .where(isOthers(caller, ageGroups))
      .orderBy('public_since', 'desc')
      .orderBy('quiz_id')
      .limit(LIMITS.listedPublicQuizzes)
      .execute()
    return rows.map(quizOf)
  },
  soughtOfCaller: (caller, query, ageGroups) =>
    soughtQuizzes(kysely, query, {
      where: sql<SqlBool>`${isHostable()} and ${isOfCaller(caller, ageGroups)}`,
      limit: QUIZ_LIMITS.foundQuizzes,
      mostNearest: QUIZ_LIMITS.nearestQuizzes,
    }),
  soughtOfOthers: (caller, query, ageGroups) =>
    soughtQuizzes(kysely, query, {
      where: isOthers(caller, ageGroups),
      limit: QUIZ_LIMITS.foundQuizzes,
      mostNearest: QUIZ_LIMITS.nearestQuizzes,
    }),
  async among(caller, quizIds) {
    const rows = await selectQuizzes(kysely)
      .select(teamName(caller).as('team_name'))
      .where(isHostable())
      .where(sql<SqlBool>`quiz.quiz_id = any(${[...quizIds]}::text[])`)
      .where(sql<SqlBool>`(${belongsTo(caller)} or ${IS_OPEN_TO_ALL})`)
      .execute()
    return rows.map((row) => ({ ...quizOf(row), teamName: row.team_name }))
  },
  async likeOfCaller(caller, tokens, ageGroups) {
    if (tokens.length === 0) return []
    const wanted = sql`${tokens.map((token) => tokenQuery(token, false)).join(' | ')}::text::tsquery`
    const rows = await selectQuizzes(kysely)
      .select(teamName(caller).as('team_name'))
      .where(isHostable())
      .where(isOfCaller(caller, ageGroups))
      .where(sql<SqlBool>`quiz.search @@ ${wanted}`)
      .orderBy(sql`ts_rank(quiz.search, ${wanted}) desc, quiz.edited_at desc, quiz.quiz_id`)
      .limit(QUIZ_LIMITS.likelySimilarQuizzes)
      .execute()
    return rows.map((row) => ({ ...quizOf(row), teamName: row.team_name }))
  },
  async teamNames(caller, quizIds) {
    if (quizIds.length === 0) return new Map()
    const rows = await kysely
      .selectFrom('quiz')
      .select(['quiz.quiz_id', teamName(caller).as('team_name')])
      .where('quiz.quiz_id', 'in', [...quizIds])
      .execute()
    return new Map(rows.flatMap((row) => (row.team_name === null ? [] : [[row.quiz_id, row.team_name] as const])))
  },
  async sharedTeam({ teamIds }, userId) {
    if (teamIds.length === 0) return undefined
    const row = await kysely
      .selectFrom('team_member')
      .innerJoin('team', 'team.team_id', 'team_member.team_id')
      .select('team_name')
      .where('user_id', '=', userId)
      .where('team_member.team_id', 'in', [...teamIds])
      .orderBy('team_name')
      .limit(1)
      .executeTakeFirst()
    return row?.team_name
  },
})
