import type { AgeGroup } from '@quokka/core/accounts'
import { isScored, Question, scoredTypes } from '@quokka/core/questions'
import type { QuizStatus } from '@quokka/core/quiz'
import { isOrderOf, searchText } from '@quokka/core/quiz'
import type { Expression, Selectable, SqlBool, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../adapters/database/tables.ts'
import type { Database } from '../ports.ts'
import type { StoredQuiz } from './quiz-row.ts'
import { quizOf, selectQuizzes } from './quiz-row.ts'

export interface StoredSlide {
  question: Question
  revision: number
}

export interface QuizSettings {
  quizName: string
  quizDescription: string
  ageGroup: AgeGroup
  quizImage: string
}

/** Who may play a quiz once it is published. */
export interface Players {
  isPublic: boolean
  teamIds: readonly string[]
  /** The teams in whose place these come; others keep the quiz. */
  insteadOf: readonly string[] | 'all'
}

/** A team that may play a quiz. */
export interface AssignedTeam {
  teamId: string
  teamName: string
  organisationId: string
  organisationName: string
}

/** What came of a change that names the revision that it is meant for: `stale` changed nothing. */
export type Changed = 'changed' | 'stale' | 'gone'

/** `lastQuestion`: a published quiz would be left without a scored question, so nothing changed. Rule AU13. */
export type ChangedSlide = Changed | 'lastQuestion'

export interface ShelfFacts {
  /** Teams that may play it. */
  teamCount: number
  /** The user name of its owner; null where there is none. */
  ownerName: string | null
}

/** Quizzes with their slides, editors and teams. Every function is one transaction. Deleted quizzes are found by id alone. */
export interface Quizzes {
  /** A draft, with slides or none yet; false when its owner has `most` quizzes. */
  create(
    quiz: { quizId: string; ownerId: string } & QuizSettings,
    nowMs: number,
    most: number,
    slides?: readonly Question[],
  ): Promise<boolean>
  byId(quizId: string): Promise<StoredQuiz | undefined>
  byIds(quizIds: readonly string[]): Promise<StoredQuiz[]>
  /** In the quiz's order. */
  slides(quizId: string): Promise<StoredSlide[]>
  /** What a slide asks; undefined when the quiz has no such slide. */
  titleOf(quizId: string, questionId: string): Promise<string | undefined>
  /** Quizzes that somebody owns or may edit, the last edited first. */
  ofAuthor(userId: string): Promise<StoredQuiz[]>
  /** Quizzes, deleted ones too, that show a medium: as their picture, in a slide or in its answer. */
  showing(mediaName: string): Promise<StoredQuiz[]>
  /** How many slides count (`isScored`), by quiz; a quiz with none is left out. */
  questionCounts(quizIds: readonly string[]): Promise<Map<string, number>>
  /** What its authors see of a quiz in their lists besides itself, by quiz. */
  shelfFacts(quizIds: readonly string[]): Promise<Map<string, ShelfFacts>>
  /** Adds a slide at the end; false when the quiz is full or gone. */
  addSlide(quizId: string, question: Question, nowMs: number, most: number): Promise<boolean>
  /** `revision` undefined: whatever is there. */
  editSlide(quizId: string, question: Question, revision: number | undefined, nowMs: number): Promise<ChangedSlide>
  removeSlide(quizId: string, questionId: string, nowMs: number): Promise<Exclude<ChangedSlide, 'stale'>>
  /** `stale` when the ids are not the quiz's own any more, or their order is not `base`; `base` undefined: whatever is there. */
  reorder(
    quizId: string,
    questionIds: readonly string[],
    base: readonly string[] | undefined,
    nowMs: number,
  ): Promise<Changed>
  editSettings(quizId: string, settings: QuizSettings, revision: number | undefined, nowMs: number): Promise<Changed>
  /** False when this would be the first time that the quiz is open to everybody, and its owner has opened `most` within a day. */
  setStatus(quizId: string, status: QuizStatus, nowMs: number, most: number): Promise<boolean>
  /** Sets who may play the quiz once it is published; false as above. */
  setPlayers(quizId: string, players: Players, nowMs: number, most: number): Promise<boolean>
  /** By name. */
  assignedTeams(quizId: string): Promise<AssignedTeam[]>
  editorEmails(quizId: string): Promise<string[]>
  addEditor(quizId: string, userId: string): Promise<void>
  removeEditor(quizId: string, userId: string): Promise<void>
  /** The ids of the teams that somebody is in. */
  teamsOf(userId: string): Promise<string[]>
}

/** Whether a slide is the only one of a published quiz that counts. */
const isLastQuestion = async (
  transaction: Transaction<Tables>,
  { quiz_id, status }: Selectable<Tables['quiz']>,
  questionId: string,
): Promise<boolean> => {
  if (status !== 'published') return false
  const counting = await transaction
    .selectFrom('question')
    .select('question_id')
    .where('quiz_id', '=', quiz_id)
    .where(sql<string>`body->>'questionType'`, 'in', scoredTypes())
    .limit(2)
    .execute()
  return counting.length === 1 && counting[0]?.question_id === questionId
}

const DAY_MS = 24 * 3_600_000

/** How many of an owner's quizzes fulfil a condition; whoever else counts them waits until the transaction ends. */
const countOwned = async (transaction: Transaction<Tables>, ownerId: string, condition: Expression<SqlBool>) => {
  await transaction.selectFrom('account').select('user_id').where('user_id', '=', ownerId).forNoKeyUpdate().execute()
  const { quizzes } = await transaction
    .selectFrom('quiz')
    .select((count) => count.fn.countAll<string>().as('quizzes'))
    .where('owner_id', '=', ownerId)
    .where(condition)
    .executeTakeFirstOrThrow()
  return Number(quizzes)
}

/** Since when a quiz has been open to everybody, if it is to be so now; `tooMany` when its owner has opened `most` within a day. Rule AU11. */
const publicSince = async (
  transaction: Transaction<Tables>,
  { owner_id, public_since, status, is_public }: Selectable<Tables['quiz']>,
  nowMs: number,
  most: number,
): Promise<Date | null | 'tooMany'> => {
  if (public_since !== null || status !== 'published' || !is_public) return public_since
  const aDayAgo = new Date(nowMs - DAY_MS)
  const opened = await countOwned(transaction, owner_id, sql<SqlBool>`public_since > ${aDayAgo}`)
  return opened >= most ? 'tooMany' : new Date(nowMs)
}

export const createQuizzes = ({ kysely }: Pick<Database, 'kysely'>): Quizzes => {
  /** Changes a quiz while nobody else does; what the change answers, or undefined when the quiz is gone. */
  const inTurn = <Answer>(
    quizId: string,
    change: (transaction: Transaction<Tables>, row: Selectable<Tables['quiz']>) => Promise<Answer>,
  ): Promise<Answer | undefined> =>
    kysely.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('quiz')
        .selectAll()
        .where('quiz_id', '=', quizId)
        .where('status', '!=', 'inactive')
        .forUpdate()
        .executeTakeFirst()
      return row && change(transaction, row)
    })

  const setOrder = (transaction: Transaction<Tables>, quizId: string, questionIds: string[], nowMs: number) =>
    transaction
      .updateTable('quiz')
      .set({ question_ids: questionIds, edited_at: new Date(nowMs) })
      .where('quiz_id', '=', quizId)
      .execute()

  return {
    create: ({ quizId, ownerId, quizName, quizDescription, ageGroup, quizImage }, nowMs, most, slides = []) =>
      kysely.transaction().execute(async (transaction) => {
        const owned = await countOwned(transaction, ownerId, sql<SqlBool>`status <> 'inactive'`)
        if (owned >= most) return false
        const now = new Date(nowMs)
        await transaction
          .insertInto('quiz')
          .values({
            quiz_id: quizId,
            owner_id: ownerId,
            quiz_name: quizName,
            quiz_description: quizDescription,
            age_group: ageGroup,
            quiz_image: quizImage,
            search_text: searchText({ quizName, quizDescription }),
            status: 'draft',
            question_ids: slides.map(({ questionId }) => questionId),
            created_at: now,
            edited_at: now,
          })
          .execute()
        if (slides.length > 0)
          await transaction
            .insertInto('question')
            .values(
              slides.map((slide) => ({ question_id: slide.questionId, quiz_id: quizId, body: JSON.stringify(slide) })),
            )
            .execute()
        return true
      }),
    async byId(quizId) {
      const row = await selectQuizzes(kysely).where('quiz.quiz_id', '=', quizId).executeTakeFirst()
      return row && quizOf(row)
    },
    async byIds(quizIds) {
      if (quizIds.length === 0) return []
      const rows = await selectQuizzes(kysely)
        .where('quiz.quiz_id', 'in', [...quizIds])
        .execute()
      return rows.map(quizOf)
    },
    async slides(quizId) {
      const rows = await kysely
        .selectFrom('question')
        .innerJoin('quiz', 'quiz.quiz_id', 'question.quiz_id')
        .select(['question.body', 'question.revision'])
        .where('question.quiz_id', '=', quizId)
        .orderBy(sql`array_position(quiz.question_ids, question.question_id)`)
        .execute()
      return rows.map(({ body, revision }) => ({ question: Question.parse(body), revision }))
    },
    async titleOf(quizId, questionId) {
      const row = await kysely
        .selectFrom('question')
        .select(sql<string>`body->>'questionTitle'`.as('title'))
        .where('quiz_id', '=', quizId)
        .where('question_id', '=', questionId)
        .executeTakeFirst()
      return row?.title
    },
    async ofAuthor(userId) {
      const rows = await selectQuizzes(kysely)
        .where('status', '!=', 'inactive')
        .where((is) =>
          is.or([
            is('owner_id', '=', userId),
            is(
              'quiz.quiz_id',
              'in',
              is.selectFrom('quiz_editor').select('quiz_editor.quiz_id').where('user_id', '=', userId),
            ),
          ]),
        )
        .orderBy('edited_at', 'desc')
        .execute()
      return rows.map(quizOf)
    },
    async showing(mediaName) {
      const rows = await selectQuizzes(kysely)
        .where(
          sql<boolean>`quiz.quiz_id in (
            select quiz_id from quiz where quiz_image = ${mediaName}
            union select quiz_id from question where body->>'questionImage' = ${mediaName}
            union select quiz_id from question where body->>'answerImage' = ${mediaName})`,
        )
        .execute()
      return rows.map(quizOf)
    },
    async questionCounts(quizIds) {
      if (quizIds.length === 0) return new Map()
      const rows = await kysely
        .selectFrom('question')
        .select(['quiz_id', (count) => count.fn.countAll<string>().as('questions')])
        .where('quiz_id', 'in', [...quizIds])
        .where(sql<string>`body->>'questionType'`, 'in', scoredTypes())
        .groupBy('quiz_id')
        .execute()
      return new Map(rows.map((row) => [row.quiz_id, Number(row.questions)]))
    },
    async shelfFacts(quizIds) {
      if (quizIds.length === 0) return new Map()
      const rows = await kysely
        .selectFrom('quiz')
        .innerJoin('account', 'account.user_id', 'quiz.owner_id')
        .leftJoin('quiz_team', 'quiz_team.quiz_id', 'quiz.quiz_id')
        .select([
          'quiz.quiz_id',
          'account.user_name',
          (count) => count.fn.count<string>('quiz_team.team_id').as('teams'),
        ])
        .where('quiz.quiz_id', 'in', [...quizIds])
        .groupBy(['quiz.quiz_id', 'account.user_name'])
        .execute()
      return new Map(
        rows.map((row) => [row.quiz_id, { teamCount: Number(row.teams), ownerName: row.user_name }] as const),
      )
    },
    async addSlide(quizId, question, nowMs, most) {
      const added = await inTurn(quizId, async (transaction, { question_ids }) => {
        if (question_ids.length >= most) return false
        await transaction
          .insertInto('question')
          .values({ question_id: question.questionId, quiz_id: quizId, body: JSON.stringify(question) })
          .execute()
        await setOrder(transaction, quizId, [...question_ids, question.questionId], nowMs)
        return true
      })
      return added ?? false
    },
    async editSlide(quizId, question, revision, nowMs) {
      const changed = await inTurn(quizId, async (transaction, row): Promise<ChangedSlide> => {
        const { question_ids } = row
        if (!question_ids.includes(question.questionId)) return 'gone'
        if (!isScored(question) && (await isLastQuestion(transaction, row, question.questionId))) return 'lastQuestion'
        const { numUpdatedRows } = await transaction
          .updateTable('question')
          .set({ body: JSON.stringify(question), revision: sql`revision + 1` })
          .where('question_id', '=', question.questionId)
          .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return 'stale'
        await setOrder(transaction, quizId, question_ids, nowMs)
        return 'changed'
      })
      return changed ?? 'gone'
    },
    async removeSlide(quizId, questionId, nowMs) {
      const removed = await inTurn(quizId, async (transaction, row) => {
        const { question_ids } = row
        if (!question_ids.includes(questionId)) return 'gone'
        if (await isLastQuestion(transaction, row, questionId)) return 'lastQuestion'
        await transaction.deleteFrom('question').where('question_id', '=', questionId).execute()
        await setOrder(
          transaction,
          quizId,
          question_ids.filter((id) => id !== questionId),
          nowMs,
        )
        return 'changed'
      })
      return removed ?? 'gone'
    },
    async reorder(quizId, questionIds, base, nowMs) {
      const changed = await inTurn(quizId, async (transaction, { question_ids }): Promise<Changed> => {
        if (!isOrderOf(questionIds, question_ids)) return 'stale'
        if (base !== undefined && JSON.stringify(base) !== JSON.stringify(question_ids)) return 'stale'
        await setOrder(transaction, quizId, [...questionIds], nowMs)
        return 'changed'
      })
      return changed ?? 'gone'
    },
    async editSettings(quizId, { quizName, quizDescription, ageGroup, quizImage }, revision, nowMs) {
      const changed = await inTurn(quizId, async (transaction, row): Promise<Changed> => {
        if (revision !== undefined && revision !== row.revision) return 'stale'
        await transaction
          .updateTable('quiz')
          .set({
            quiz_name: quizName,
            quiz_description: quizDescription,
            age_group: ageGroup,
            quiz_image: quizImage,
            search_text: searchText({ quizName, quizDescription }),
            revision: row.revision + 1,
            edited_at: new Date(nowMs),
          })
          .where('quiz_id', '=', quizId)
          .execute()
        return 'changed'
      })
      return changed ?? 'gone'
    },
    async setStatus(quizId, status, nowMs, most) {
      const set = await inTurn(quizId, async (transaction, row) => {
        const since = await publicSince(transaction, { ...row, status }, nowMs, most)
        if (since === 'tooMany') return false
        await transaction
          .updateTable('quiz')
          .set({ status, public_since: since, edited_at: new Date(nowMs) })
          .where('quiz_id', '=', quizId)
          .execute()
        return true
      })
      return set ?? true
    },
    async setPlayers(quizId, { isPublic, teamIds, insteadOf }, nowMs, most) {
      const set = await inTurn(quizId, async (transaction, row) => {
        const since = await publicSince(transaction, { ...row, is_public: isPublic }, nowMs, most)
        if (since === 'tooMany') return false
        // Locked first of all: a team that is removed at the same moment is left out, or removed from here afterwards.
        const teams =
          teamIds.length === 0
            ? []
            : await transaction
                .selectFrom('team')
                .select('team_id')
                .where('team_id', 'in', teamIds)
                .orderBy('team_id')
                .forKeyShare()
                .execute()
        await transaction
          .updateTable('quiz')
          .set({ is_public: isPublic, public_since: since })
          .where('quiz_id', '=', quizId)
          .execute()
        await transaction
          .deleteFrom('quiz_team')
          .where('quiz_id', '=', quizId)
          .$if(insteadOf !== 'all', (query) => query.where(sql<SqlBool>`team_id = any(${[...insteadOf]}::text[])`))
          .execute()
        if (teams.length > 0)
          await transaction
            .insertInto('quiz_team')
            .values(teams.map(({ team_id }) => ({ quiz_id: quizId, team_id })))
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        return true
      })
      return set ?? true
    },
    assignedTeams: (quizId) =>
      kysely
        .selectFrom('quiz_team')
        .innerJoin('team', 'team.team_id', 'quiz_team.team_id')
        .innerJoin('organisation', 'organisation.organisation_id', 'team.organisation_id')
        .select([
          'team.team_id as teamId',
          'team.team_name as teamName',
          'organisation.organisation_id as organisationId',
          'organisation.organisation_name as organisationName',
        ])
        .where('quiz_id', '=', quizId)
        .orderBy(sql`lower(team_name)`)
        .orderBy(sql`lower(organisation_name)`)
        .execute(),
    async editorEmails(quizId) {
      const rows = await kysely
        .selectFrom('quiz_editor')
        .innerJoin('account', 'account.user_id', 'quiz_editor.user_id')
        .select('account.email')
        .where('quiz_id', '=', quizId)
        .orderBy(sql`lower(email)`)
        .execute()
      return rows.map((row) => row.email)
    },
    async addEditor(quizId, userId) {
      await kysely
        .insertInto('quiz_editor')
        .values({ quiz_id: quizId, user_id: userId })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async removeEditor(quizId, userId) {
      await kysely.deleteFrom('quiz_editor').where('quiz_id', '=', quizId).where('user_id', '=', userId).execute()
    },
    async teamsOf(userId) {
      const rows = await kysely.selectFrom('team_member').select('team_id').where('user_id', '=', userId).execute()
      return rows.map((row) => row.team_id)
    },
  }
}
