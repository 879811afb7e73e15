import type { QuizCaller } from '@quokka/core/access'
import type { AgeGroup } from '@quokka/core/accounts'
import type { QuestionType } from '@quokka/core/questions'
import { Question } from '@quokka/core/questions'
import type { Term } from '@quokka/core/search'
import { sql } from 'kysely'
import type { Database } from '../ports.ts'
import { questionConditions, quizConditions } from './search-conditions.ts'

/** A question that was found, still without its words. */
export interface FoundQuestion {
  questionId: string
  quizId: string
  isOwn: boolean
  /** How many of the terms it has, and whether its quiz says all of them. */
  count: number
  isSaid: boolean
}

export interface SoughtQuestions {
  /** The quiz whose questions are left out. */
  without: string
  /** One of them is enough; without any, every question is found. */
  asked: readonly Term[]
  /** All of them, of the quiz. */
  filters: readonly Term[]
  questionType: QuestionType | null
  /** Quizzes of teams are for these. */
  ageGroups: readonly AgeGroup[]
  most: number
}

/** Questions of accounts, for those who may copy them: see `canCopyQuestions` of core/access. */
export interface BankQuestions {
  /** Those with most of the terms first; then one's own, then of the quiz that was edited last. */
  find(caller: QuizCaller, sought: SoughtQuestions): Promise<FoundQuestion[]>
  /** By their ids; those that are gone are left out. */
  byIds(questionIds: readonly string[]): Promise<Map<string, { question: Question; revision: number }>>
  /** How many were asked in a host's latest plays of some quizzes, and how many were right, by question. */
  measured(hostId: string, quizIds: readonly string[]): Promise<Map<string, { asked: number; right: number }>>
}

/** Without words the quizzes that were edited last are enough: nobody turns so many pages. */
const QUIZZES_LISTED = 200

/** Plays that tell how hard a question is: older ones matter less than the time it takes to read them. */
const PLAYS_READ = 100

export const createBankQuestions = ({ kysely }: Pick<Database, 'kysely'>): BankQuestions => ({
  async find({ userId, teamIds }, { without, asked, filters, questionType, ageGroups, most }) {
    const { hasAny, hasCount } = questionConditions({ terms: asked })
    const isAsked = asked.length > 0
    const isSaid = isAsked ? quizConditions({ terms: asked }).isSaid : sql`false`
    const isOfType = questionType === null ? sql`true` : sql`question.body->>'questionType' = ${questionType}`
    const { rows } = await sql<{
      question_id: string
      quiz_id: string
      is_own: boolean
      count: number
      is_said: boolean
    }>`
      with among as materialized (
        select quiz_id, owner_id = ${userId} as is_own, edited_at, question_ids, ${isSaid} as is_said
        from quiz
        where status <> 'inactive' and quiz_id <> ${without} and ${quizConditions({ terms: filters }).isSaid}
          and quiz_id in (
            select quiz_id from quiz where owner_id = ${userId}
            union all select quiz_id from quiz_editor where user_id = ${userId}
            union all
            select quiz_id from quiz_team join quiz using (quiz_id)
            where team_id = any(${[...teamIds]}::text[]) and status = 'published'
              and age_group = any(${[...ageGroups]}::text[])
              and not exists (select from take_down d where d.quiz_id = quiz.quiz_id)
          )
        order by edited_at desc
        limit ${isAsked ? null : QUIZZES_LISTED}
      ),
      found as (
        select question_id, quiz_id, ${hasCount}::integer as count from question
        where quiz_id in (select quiz_id from among) and ${isAsked ? hasAny : sql`true`} and ${isOfType}
        union
        select question_id, quiz_id, ${hasCount}::integer as count from question
        where quiz_id in (select quiz_id from among where is_said) and ${isOfType}
      )
      select question_id, quiz_id, is_own, count, is_said from found join among using (quiz_id)
      order by count desc, is_said desc, is_own desc, edited_at desc, quiz_id, array_position(question_ids, question_id)
      limit ${most}`.execute(kysely)
    return rows.map((row) => ({
      questionId: row.question_id,
      quizId: row.quiz_id,
      isOwn: row.is_own,
      count: row.count,
      isSaid: row.is_said,
    }))
  },
  async byIds(questionIds) {
    if (questionIds.length === 0) return new Map()
    const rows = await kysely
      .selectFrom('question')
      .select(['question_id', 'body', 'revision'])
      .where('question_id', 'in', [...questionIds])
      .execute()
    return new Map(
      rows.map(({ question_id, body, revision }) => [question_id, { question: Question.parse(body), revision }]),
    )
  },
  async measured(hostId, quizIds) {
    if (quizIds.length === 0) return new Map()
    const { rows } = await sql<{ question_id: string; asked: number; right: number }>`
      with lately as (
        select play from play where host_id = ${hostId} and quiz_id = any(${[...quizIds]}::text[])
        order by started_at desc limit ${PLAYS_READ}
      ),
      put as materialized (
        select (play).play_id, jsonb_path_query_array(questions_of(play), '$[*].questionId') as ids from lately
      )
      select id as question_id, count(*)::integer as asked,
        (count(*) filter (where (answers->(number::integer - 1)->>2)::boolean))::integer as right
      from put join play_player using (play_id), jsonb_array_elements_text(ids) with ordinality as one (id, number)
      group by id`.execute(kysely)
    return new Map(rows.map(({ question_id, asked, right }) => [question_id, { asked, right }]))
  },
})
