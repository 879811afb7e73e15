import type { Database } from '../ports.ts'

/** Quizzes that an administrator took down. */
export interface TakeDowns {
  /** The ids of the ready-made ones. */
  readyMade(): Promise<ReadonlySet<string>>
}

export const createTakeDowns = ({ kysely }: Pick<Database, 'kysely'>): TakeDowns => ({
  async readyMade() {
    const rows = await kysely.selectFrom('take_down').select('quiz_id').where('owner_id', 'is', null).execute()
    return new Set(rows.map((row) => row.quiz_id))
  },
})
