import type { Database } from '../ports.ts'

/** Quizzes that an administrator took down. */
export interface TakeDowns {
  /** The ids of the ready-made ones. */
  readyMade(): Promise<ReadonlySet<string>>
  /** Why one of these quizzes is taken down, the latest; undefined when none is. */
  reasonOf(quizIds: readonly string[]): Promise<string | undefined>
}

export const createTakeDowns = ({ kysely }: Pick<Database, 'kysely'>): TakeDowns => ({
  async readyMade() {
    const rows = await kysely.selectFrom('take_down').select('quiz_id').where('owner_id', 'is', null).execute()
    return new Set(rows.map((row) => row.quiz_id))
  },
  async reasonOf(quizIds) {
    const row = await kysely
      .selectFrom('take_down')
      .select('reason')
      .where('quiz_id', 'in', quizIds)
      .orderBy('taken_down_at', 'desc')
      .orderBy('quiz_id')
      .limit(1)
      .executeTakeFirst()
    return row?.reason
  },
})
