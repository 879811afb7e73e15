import type { AgeGroup } from '@quokka/core/accounts'
import type { Question } from '@quokka/core/questions'
import { SEARCH_VERSION } from '@quokka/core/search'
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../ports.ts'
import type { Findability } from './findable-quiz.ts'
import { findableColumns } from './findable-quiz.ts'
import type { QuizAccess } from './quiz-access.ts'
import { createQuizAccess } from './quiz-access.ts'
import type { CopiedFrom, StoredQuiz } from './quiz-row.ts'
import { quizOf, selectQuizzes } from './quiz-row.ts'
import type { QuizSlides } from './quiz-slides.ts'
import { createQuizSlides } from './quiz-slides.ts'
import type { Changed } from './quiz-turn.ts'
import { countOwned, inTurn } from './quiz-turn.ts'
import { questionVector } from './search-vectors.ts'

export interface QuizSettings extends Findability {
  quizName: string
  quizDescription: string
  ageGroup: AgeGroup
  quizImage: string
}

export interface ShelfFacts {
  /** Teams that may play it. */
  teamCount: number
  /** The user name of its owner; null where there is none. */
  ownerName: string | null
}

/** Quizzes with their slides, editors and teams. Every function is one transaction. Deleted quizzes are found by id alone. */
export interface Quizzes extends QuizSlides, QuizAccess {
  /** A draft, with slides or none yet; false when its owner has `most` quizzes. One that is there already stays as it is. */
  create(
    quiz: { quizId: string; ownerId: string; copiedFrom?: CopiedFrom | undefined } & QuizSettings,
    nowMs: number,
    most: number,
    slides?: readonly Question[],
  ): Promise<boolean>
  byId(quizId: string): Promise<StoredQuiz | undefined>
  byIds(quizIds: readonly string[]): Promise<StoredQuiz[]>
  /** Quizzes that somebody owns or may edit, the last edited first. */
  ofAuthor(userId: string): Promise<StoredQuiz[]>
  /** Quizzes, deleted ones too, that show a medium: as their picture, in a slide or in its answer. */
  showing(mediaName: string): Promise<StoredQuiz[]>
  /** What its authors see of a quiz in their lists besides itself, by quiz. */
  shelfFacts(quizIds: readonly string[]): Promise<Map<string, ShelfFacts>>
  editSettings(quizId: string, settings: QuizSettings, revision: number | undefined, nowMs: number): Promise<Changed>
}

export const createQuizzes = ({ kysely }: Pick<Database, 'kysely'>): Quizzes => ({
  ...createQuizSlides({ kysely }),
  ...createQuizAccess({ kysely }),
  create: ({ quizId, ownerId, copiedFrom, ...settings }, nowMs, most, slides = []) =>
    kysely.transaction().execute(async (transaction) => {
      const owned = await countOwned(transaction, ownerId, sql<SqlBool>`status <> 'inactive'`)
      const there = await transaction.selectFrom('quiz').select('quiz_id').where('quiz_id', '=', quizId).execute()
      if (there.length > 0) return true
      if (owned >= most) return false
      const now = new Date(nowMs)
      await transaction
        .insertInto('quiz')
        .values({
          quiz_id: quizId,
          owner_id: ownerId,
          quiz_name: settings.quizName,
          quiz_description: settings.quizDescription,
          age_group: settings.ageGroup,
          quiz_image: settings.quizImage,
          ...findableColumns(settings, undefined),
          search_version: SEARCH_VERSION,
          copied_from: copiedFrom && JSON.stringify(copiedFrom),
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
            slides.map((slide) => ({
              question_id: slide.questionId,
              quiz_id: quizId,
              body: JSON.stringify(slide),
              search: questionVector(slide),
            })),
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
  async shelfFacts(quizIds) {
    if (quizIds.length === 0) return new Map()
    const rows = await kysely
      .selectFrom('quiz')
      .innerJoin('account', 'account.user_id', 'quiz.owner_id')
      .leftJoin('quiz_team', 'quiz_team.quiz_id', 'quiz.quiz_id')
      .select(['quiz.quiz_id', 'account.user_name', (count) => count.fn.count<string>('quiz_team.team_id').as('teams')])
      .where('quiz.quiz_id', 'in', [...quizIds])
      .groupBy(['quiz.quiz_id', 'account.user_name'])
      .execute()
    return new Map(
      rows.map((row) => [row.quiz_id, { teamCount: Number(row.teams), ownerName: row.user_name }] as const),
    )
  },
  async editSettings(quizId, settings, revision, nowMs) {
    const changed = await inTurn(kysely, quizId, async (transaction, row): Promise<Changed> => {
      if (revision !== undefined && revision !== row.revision) return 'stale'
      await transaction
        .updateTable('quiz')
        .set({
          quiz_name: settings.quizName,
          quiz_description: settings.quizDescription,
          age_group: settings.ageGroup,
          quiz_image: settings.quizImage,
          ...findableColumns(settings, row),
          revision: row.revision + 1,
          edited_at: new Date(nowMs),
        })
        .where('quiz_id', '=', quizId)
        .execute()
      return 'changed'
    })
    return changed ?? 'gone'
  },
})
