import { isScored, Question, scoredTypes, timedTypes } from '@quokka/core/questions'
import { isOrderOf, withAdded } from '@quokka/core/quiz'
import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../adapters/database/tables.ts'
import type { Database } from '../ports.ts'
import type { Changed } from './quiz-turn.ts'
import { inTurn } from './quiz-turn.ts'
import { questionVector } from './search-vectors.ts'

export interface StoredSlide {
  question: Question
  revision: number
}

/** A slide that a change is meant for; `revision` undefined: whatever is there. */
export interface SlideRef {
  questionId: string
  revision?: number | undefined
}

/** What becomes of a question's time and points; what is undefined stays. */
export interface SlideTiming {
  timerS: number | undefined
  maxPoints: number | undefined
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
  /** Adds slides at their numbers (from 1), or at the end; false, and none is added, when the quiz is gone or has no room for all. Where one of them was added before, all were. */
  addSlides(
    quizId: string,
    slides: readonly { question: Question; number?: number | undefined }[],
    nowMs: number,
    most: number,
  ): Promise<boolean>
  /** `revision` undefined: whatever is there. */
  editSlide(quizId: string, question: Question, revision: number | undefined, nowMs: number): Promise<ChangedSlide>
  /** All or none; a slide that is given twice is `stale`. */
  editSlides(
    quizId: string,
    slides: readonly { question: Question; revision: number | undefined }[],
    nowMs: number,
  ): Promise<ChangedSlide>
  /** All or none. */
  removeSlides(quizId: string, slides: readonly SlideRef[], nowMs: number): Promise<ChangedSlide>
  /** All or none; those without a clock stay as they are. */
  setTiming(quizId: string, slides: readonly SlideRef[], timing: SlideTiming, nowMs: number): Promise<Changed>
  /** `stale` when the ids are not the quiz's own any more, or their order is not `base`; `base` undefined: whatever is there. */
  reorder(
    quizId: string,
    questionIds: readonly string[],
    base: readonly string[] | undefined,
    nowMs: number,
  ): Promise<Changed>
}

/** Whether a published quiz would have no slide that counts without these, which it has now. */
const isLastQuestion = async (
  transaction: Transaction<Tables>,
  { quiz_id, status }: Selectable<Tables['quiz']>,
  questionIds: readonly string[],
): Promise<boolean> => {
  if (status !== 'published') return false
  const counting = await transaction
    .selectFrom('question')
    .select('question_id')
    .where('quiz_id', '=', quiz_id)
    .where(sql<string>`body->>'questionType'`, 'in', scoredTypes())
    .execute()
  return counting.length > 0 && counting.every(({ question_id }) => questionIds.includes(question_id))
}

/** Whether each slide is still there as it is meant; a slide that is gone matters more than one that was changed. */
const whyNot = async (
  transaction: Transaction<Tables>,
  quizId: string,
  slides: readonly SlideRef[],
): Promise<'gone' | 'stale' | undefined> => {
  const rows = await transaction
    .selectFrom('question')
    .select(['question_id', 'revision'])
    .where('quiz_id', '=', quizId)
    .execute()
  const revisions = new Map(rows.map(({ question_id, revision }) => [question_id, revision]))
  if (slides.some(({ questionId }) => !revisions.has(questionId))) return 'gone'
  const isStale = ({ questionId, revision }: SlideRef) =>
    revision !== undefined && revision !== revisions.get(questionId)
  return slides.some(isStale) ? 'stale' : undefined
}

const setOrder = (transaction: Transaction<Tables>, quizId: string, questionIds: string[], nowMs: number) =>
  transaction
    .updateTable('quiz')
    .set({ question_ids: questionIds, edited_at: new Date(nowMs) })
    .where('quiz_id', '=', quizId)
    .execute()

const replaceSlides = async (
  transaction: Transaction<Tables>,
  row: Selectable<Tables['quiz']>,
  slides: readonly { question: Question; revision: number | undefined }[],
): Promise<Exclude<ChangedSlide, 'changed'> | undefined> => {
  const refs = slides.map(({ question: { questionId }, revision }) => ({ questionId, revision }))
  const refused = await whyNot(transaction, row.quiz_id, refs)
  if (refused !== undefined) return refused
  if (new Set(refs.map(({ questionId }) => questionId)).size < refs.length) return 'stale'
  const unscored = slides.flatMap(({ question }) => (isScored(question) ? [] : question.questionId))
  if (unscored.length > 0 && (await isLastQuestion(transaction, row, unscored))) return 'lastQuestion'
  const sent = slides.map(
    ({ question }) =>
      sql`(${question.questionId}::text, ${JSON.stringify(question)}::jsonb, ${questionVector(question)})`,
  )
  await sql`
    update question set body = sent.body, search = sent.search, revision = revision + 1
    from (values ${sql.join(sent)}) as sent (question_id, body, search)
    where question.quiz_id = ${row.quiz_id} and question.question_id = sent.question_id
  `.execute(transaction)
  return undefined
}

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
  async addSlides(quizId, slides, nowMs, most) {
    const added = await inTurn(kysely, quizId, async (transaction, { question_ids }) => {
      if (slides.some(({ question }) => question_ids.includes(question.questionId))) return true
      if (question_ids.length + slides.length > most) return false
      await transaction
        .insertInto('question')
        .values(
          slides.map(({ question }) => ({
            question_id: question.questionId,
            quiz_id: quizId,
            body: JSON.stringify(question),
            search: questionVector(question),
          })),
        )
        .execute()
      const places = slides.map(({ question, number }) => ({ id: question.questionId, number }))
      await setOrder(transaction, quizId, withAdded(question_ids, places), nowMs)
      return true
    })
    return added ?? false
  },
  async editSlide(quizId, question, revision, nowMs) {
    const changed = await inTurn(kysely, quizId, async (transaction, row): Promise<ChangedSlide> => {
      const { question_ids } = row
      if (!question_ids.includes(question.questionId)) return 'gone'
      if (!isScored(question) && (await isLastQuestion(transaction, row, [question.questionId]))) return 'lastQuestion'
      const { numUpdatedRows } = await transaction
        .updateTable('question')
        .set({ body: JSON.stringify(question), search: questionVector(question), revision: sql`revision + 1` })
        .where('question_id', '=', question.questionId)
        .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return 'stale'
      await setOrder(transaction, quizId, question_ids, nowMs)
      return 'changed'
    })
    return changed ?? 'gone'
  },
  async editSlides(quizId, slides, nowMs) {
    const changed = await inTurn(kysely, quizId, async (transaction, row): Promise<ChangedSlide> => {
      const refused = await replaceSlides(transaction, row, slides)
      if (refused === undefined) await setOrder(transaction, quizId, row.question_ids, nowMs)
      return refused ?? 'changed'
    })
    return changed ?? 'gone'
  },
  async removeSlides(quizId, slides, nowMs) {
    const removed = await inTurn(kysely, quizId, async (transaction, row): Promise<ChangedSlide> => {
      const questionIds = slides.map(({ questionId }) => questionId)
      const refused = await whyNot(transaction, quizId, slides)
      if (refused !== undefined) return refused
      if (await isLastQuestion(transaction, row, questionIds)) return 'lastQuestion'
      await transaction.deleteFrom('question').where('question_id', 'in', questionIds).execute()
      const left = row.question_ids.filter((id) => !questionIds.includes(id))
      await setOrder(transaction, quizId, left, nowMs)
      return 'changed'
    })
    return removed ?? 'gone'
  },
  async setTiming(quizId, slides, { timerS, maxPoints }, nowMs) {
    const set = await inTurn(kysely, quizId, async (transaction, { question_ids }): Promise<Changed> => {
      const refused = await whyNot(transaction, quizId, slides)
      if (refused !== undefined) return refused
      const timing = { ...(timerS !== undefined && { timerS }), ...(maxPoints !== undefined && { maxPoints }) }
      await transaction
        .updateTable('question')
        .set({ body: sql`body || ${JSON.stringify(timing)}::jsonb`, revision: sql`revision + 1` })
        .where(
          'question_id',
          'in',
          slides.map(({ questionId }) => questionId),
        )
        .where(sql<string>`body->>'questionType'`, 'in', timedTypes())
        .execute()
      await setOrder(transaction, quizId, question_ids, nowMs)
      return 'changed'
    })
    return set ?? 'gone'
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
