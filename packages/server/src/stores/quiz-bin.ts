import { sql } from 'kysely'
import type { Database } from '../ports.ts'
import { binBegins } from './library-list.ts'

/** What becomes of deleted quizzes. */
export interface QuizBin {
  /**
   * Removes quizzes whose days in the bin are over, at most so many; answers how many. One that something kept still shows, a game's
   * report or a QTest, stays until that is removed. Rule AU20.
   */
  removeOld(nowMs: number, most: number): Promise<number>
}

export const createQuizBin = ({ kysely }: Pick<Database, 'kysely'>): QuizBin => ({
  async removeOld(nowMs, most) {
    const { numAffectedRows } = await sql`
      delete from quiz where quiz_id in (
        select old.quiz_id from quiz old
        where old.status = 'inactive' and old.deleted_at <= ${binBegins(nowMs)}
          and not exists (select from play where play.quiz_id = old.quiz_id)
          and not exists (select from qtest where not qtest.is_deleted and old.quiz_id = any(qtest.quiz_ids))
        limit ${most} for update skip locked
      )`.execute(kysely)
    return Number(numAffectedRows ?? 0)
  },
})
