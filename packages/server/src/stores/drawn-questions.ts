import { LIMITS } from '@quokka/core/limits'
import type { Database } from '../ports.ts'

/** Which questions were drawn for whom, so that the next quiz has others. */
export interface DrawnQuestions {
  /** Their ids, the latest first; the oldest are forgotten. */
  of(userId: string): Promise<string[]>
  /** They count as drawn at this moment, also those that were drawn before. */
  remember(userId: string, questionIds: readonly string[], nowMs: number): Promise<void>
}

export const createDrawnQuestions = ({ kysely }: Pick<Database, 'kysely'>): DrawnQuestions => {
  const latestFirst = (userId: string) =>
    kysely
      .selectFrom('drawn_question')
      .select('question_id')
      .where('user_id', '=', userId)
      .orderBy('drawn_at', 'desc')
      .orderBy('question_id')
  return {
    async of(userId) {
      const rows = await latestFirst(userId).execute()
      return rows.map((row) => row.question_id)
    },
    async remember(userId, questionIds, nowMs) {
      if (questionIds.length === 0) return
      const drawn_at = new Date(nowMs)
      await kysely
        .insertInto('drawn_question')
        .values(questionIds.map((question_id) => ({ user_id: userId, question_id, drawn_at })))
        .onConflict((conflict) => conflict.columns(['user_id', 'question_id']).doUpdateSet({ drawn_at }))
        .execute()
      await kysely
        .deleteFrom('drawn_question')
        .where('user_id', '=', userId)
        .where('question_id', 'in', latestFirst(userId).offset(LIMITS.rememberedQuestions))
        .execute()
    },
  }
}
