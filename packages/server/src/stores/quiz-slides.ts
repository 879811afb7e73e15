import { isScored, Question, scoredTypes } from '@quokka/core/questions'
import { isOrderOf } from '@quokka/core/quiz'
import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../adapters/database/tables.ts'
import type { Database } from '../ports.ts'
import type { Changed } from './quiz-turn.ts'
import { inTurn } from './quiz-turn.ts'

export interface StoredSlide {
  question: Question
  revision: number
}

/** `lastQuestion`: a published quiz would be left without a scored question, so nothing changed. Rule AU13. */
export type ChangedSlide = Changed | 'lastQuestion'

/** The slides of quizzes and their order. */
export interface QuizSlides {
  /** In the quiz's order. */
  slides(quizId: string): Promise<StoredSlide[]>
  /** What a slide asks; undefined when the quiz has no such slide. */
  titleOf(quizId: string, questionId: string): Promise<string | undefined>
  /** How many slides count (`isScored`), by quiz; a quiz with none is left out. */
  questionCounts(quizIds: readonly string[]): Promise<Map<string, number>>
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

const setOrder = (transaction: Transaction<Tables>, quizId: string, questionIds: string[], nowMs: number) =>
  transaction
    .updateTable('quiz')
    .set({ question_ids: questionIds, edited_at: new Date(nowMs) })
    .where('quiz_id', '=', quizId)
    .execute()

export const createQuizSlides = ({ kysely }: Pick<Database, 'kysely'>): QuizSlides => ({
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
    const added = await inTurn(kysely, quizId, async (transaction, { question_ids }) => {
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
    const changed = await inTurn(kysely, quizId, async (transaction, row): Promise<ChangedSlide> => {
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
    const removed = await inTurn(kysely, quizId, async (transaction, row) => {
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
    const changed = await inTurn(kysely, quizId, async (transaction, { question_ids }): Promise<Changed> => {
      if (!isOrderOf(questionIds, question_ids)) return 'stale'
      if (base !== undefined && JSON.stringify(base) !== JSON.stringify(question_ids)) return 'stale'
      await setOrder(transaction, quizId, [...questionIds], nowMs)
      return 'changed'
    })
    return changed ?? 'gone'
  },
})
