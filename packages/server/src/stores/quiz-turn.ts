import type { Expression, Selectable, SqlBool, Transaction } from 'kysely'
import type { Tables } from '../adapters/database/tables.ts'
import type { Database } from '../ports.ts'

/** What came of a change that names the revision that it is meant for: `stale` changed nothing. */
export type Changed = 'changed' | 'stale' | 'gone'

/** Changes a quiz while nobody else does; what the change answers, or undefined when the quiz is gone. */
export const inTurn = <Answer>(
  kysely: Database['kysely'],
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

/** How many of an owner's quizzes fulfil a condition; whoever else counts them waits until the transaction ends. */
export const countOwned = async (
  transaction: Transaction<Tables>,
  ownerId: string,
  condition: Expression<SqlBool>,
): Promise<number> => {
  await transaction.selectFrom('account').select('user_id').where('user_id', '=', ownerId).forNoKeyUpdate().execute()
  const { quizzes } = await transaction
    .selectFrom('quiz')
    .select((count) => count.fn.countAll<string>().as('quizzes'))
    .where('owner_id', '=', ownerId)
    .where(condition)
    .executeTakeFirstOrThrow()
  return Number(quizzes)
}
