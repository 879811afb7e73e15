import type { GuardedQuiz, QuizCaller } from '@quokka/core/access'
import type { AgeGroup } from '@quokka/core/accounts'
import { AGE_GROUPS } from '@quokka/core/accounts'
import { Question, scoredTypes } from '@quokka/core/questions'
import type { QuizStatus } from '@quokka/core/quiz'
import { isOrderOf, QUIZ_STATUSES } from '@quokka/core/quiz'
import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../adapters/database/tables.ts'
import type { Database } from '../ports.ts'
import { knownText } from './known-text.ts'

/** A quiz as its authors keep it, without its slides. */
export interface StoredQuiz extends GuardedQuiz {
  quizId: string
  quizName: string
  quizDescription: string
  ageGroup: AgeGroup
  /** A name below /media/uploads/. */
  quizImage: string
  questionIds: string[]
  revision: number
  createdAtMs: number
  editedAtMs: number
}

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

/** What came of a change that names the revision that it is meant for: `stale` changed nothing. */
export type Changed = 'changed' | 'stale' | 'gone'

/** Quizzes with their slides, editors and teams. Every function is one transaction. Deleted quizzes are found by id alone. */
export interface Quizzes {
  create(quiz: { quizId: string; ownerId: string } & QuizSettings, nowMs: number): Promise<void>
  byId(quizId: string): Promise<StoredQuiz | undefined>
  /** In the quiz's order. */
  slides(quizId: string): Promise<StoredSlide[]>
  /** Quizzes that somebody owns or may edit, the last edited first. */
  ofAuthor(userId: string): Promise<StoredQuiz[]>
  /** Published quizzes that somebody (or a guest) may host, and the own ones that are published; the last edited first. */
  hostable(caller: QuizCaller | undefined): Promise<StoredQuiz[]>
  /** How many slides count (`isScored`), by quiz; a quiz with none is left out. */
  questionCounts(quizIds: readonly string[]): Promise<Map<string, number>>
  /** Adds a slide at the end; false when the quiz is full or gone. */
  addSlide(quizId: string, question: Question, nowMs: number, most: number): Promise<boolean>
  /** `revision` undefined: whatever is there. */
  editSlide(quizId: string, question: Question, revision: number | undefined, nowMs: number): Promise<Changed>
  /** False when the quiz has no such slide. */
  removeSlide(quizId: string, questionId: string, nowMs: number): Promise<boolean>
  /** `stale` when the ids are not the quiz's own any more. */
  reorder(quizId: string, questionIds: readonly string[], nowMs: number): Promise<Changed>
  editSettings(quizId: string, settings: QuizSettings, revision: number | undefined, nowMs: number): Promise<Changed>
  setStatus(quizId: string, status: QuizStatus, nowMs: number): Promise<void>
  /** Sets who may play the quiz once it is published. */
  setPlayers(quizId: string, players: { isPublic: boolean; teamIds: readonly string[] }): Promise<void>
  teamNames(quizId: string): Promise<string[]>
  editorEmails(quizId: string): Promise<string[]>
  addEditor(quizId: string, userId: string): Promise<void>
  removeEditor(quizId: string, userId: string): Promise<void>
  /** The ids of the teams that somebody is in. */
  teamsOf(userId: string): Promise<string[]>
}

type QuizRow = Selectable<Tables['quiz']> & { editor_ids: string[]; team_ids: string[] }

const quizOf = (row: QuizRow): StoredQuiz => ({
  quizId: row.quiz_id,
  ownerId: row.owner_id,
  quizName: row.quiz_name,
  quizDescription: row.quiz_description,
  ageGroup: knownText('quiz.age_group', AGE_GROUPS, row.age_group),
  quizImage: row.quiz_image,
  status: knownText('quiz.status', QUIZ_STATUSES, row.status),
  isPublic: row.is_public,
  questionIds: row.question_ids,
  revision: row.revision,
  createdAtMs: row.created_at.getTime(),
  editedAtMs: row.edited_at.getTime(),
  editorIds: row.editor_ids,
  teamIds: row.team_ids,
})

export const createQuizzes = ({ kysely }: Pick<Database, 'kysely'>): Quizzes => {
  const select = () =>
    kysely
      .selectFrom('quiz')
      .selectAll('quiz')
      .select([
        sql<string[]>`array(select user_id from quiz_editor e where e.quiz_id = quiz.quiz_id)`.as('editor_ids'),
        sql<string[]>`array(select team_id from quiz_team t where t.quiz_id = quiz.quiz_id)`.as('team_ids'),
      ])

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
    async create({ quizId, ownerId, quizName, quizDescription, ageGroup, quizImage }, nowMs) {
      const now = new Date(nowMs)
      await kysely
        .insertInto('quiz')
        .values({
          quiz_id: quizId,
          owner_id: ownerId,
          quiz_name: quizName,
          quiz_description: quizDescription,
          age_group: ageGroup,
          quiz_image: quizImage,
          status: 'draft',
          created_at: now,
          edited_at: now,
        })
        .execute()
    },
    async byId(quizId) {
      const row = await select().where('quiz.quiz_id', '=', quizId).executeTakeFirst()
      return row && quizOf(row)
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
    async ofAuthor(userId) {
      const rows = await select()
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
    async hostable(caller) {
      const rows = await select()
        .where('status', '=', 'published')
        .where((is) =>
          is.or([
            is('is_public', '=', true),
            ...(caller === undefined
              ? []
              : [
                  is('owner_id', '=', caller.userId),
                  is(
                    'quiz.quiz_id',
                    'in',
                    is.selectFrom('quiz_editor').select('quiz_editor.quiz_id').where('user_id', '=', caller.userId),
                  ),
                  ...(caller.teamIds.length === 0
                    ? []
                    : [
                        is(
                          'quiz.quiz_id',
                          'in',
                          is
                            .selectFrom('quiz_team')
                            .select('quiz_team.quiz_id')
                            .where('team_id', 'in', [...caller.teamIds]),
                        ),
                      ]),
                ]),
          ]),
        )
        .orderBy('edited_at', 'desc')
        .limit(500)
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
      const changed = await inTurn(quizId, async (transaction, { question_ids }): Promise<Changed> => {
        if (!question_ids.includes(question.questionId)) return 'gone'
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
      const removed = await inTurn(quizId, async (transaction, { question_ids }) => {
        if (!question_ids.includes(questionId)) return false
        await transaction.deleteFrom('question').where('question_id', '=', questionId).execute()
        await setOrder(
          transaction,
          quizId,
          question_ids.filter((id) => id !== questionId),
          nowMs,
        )
        return true
      })
      return removed ?? false
    },
    async reorder(quizId, questionIds, nowMs) {
      const changed = await inTurn(quizId, async (transaction, { question_ids }): Promise<Changed> => {
        if (!isOrderOf(questionIds, question_ids)) return 'stale'
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
            revision: row.revision + 1,
            edited_at: new Date(nowMs),
          })
          .where('quiz_id', '=', quizId)
          .execute()
        return 'changed'
      })
      return changed ?? 'gone'
    },
    async setStatus(quizId, status, nowMs) {
      await kysely
        .updateTable('quiz')
        .set({ status, edited_at: new Date(nowMs) })
        .where('quiz_id', '=', quizId)
        .where('status', '!=', 'inactive')
        .execute()
    },
    async setPlayers(quizId, { isPublic, teamIds }) {
      await inTurn(quizId, async (transaction) => {
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
        await transaction.updateTable('quiz').set({ is_public: isPublic }).where('quiz_id', '=', quizId).execute()
        await transaction.deleteFrom('quiz_team').where('quiz_id', '=', quizId).execute()
        if (teams.length === 0) return
        await transaction
          .insertInto('quiz_team')
          .values(teams.map(({ team_id }) => ({ quiz_id: quizId, team_id })))
          .execute()
      })
    },
    async teamNames(quizId) {
      const rows = await kysely
        .selectFrom('quiz_team')
        .innerJoin('team', 'team.team_id', 'quiz_team.team_id')
        .select('team.team_name')
        .where('quiz_id', '=', quizId)
        .orderBy(sql`lower(team_name)`)
        .execute()
      return rows.map((row) => row.team_name)
    },
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
