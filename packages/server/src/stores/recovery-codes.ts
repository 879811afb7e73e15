import type { Database } from '../ports.ts'

export interface StoredRecoveryCode {
  /** From 1; the first part of what its owner types. */
  number: number
  codeHash: string
}

/** The recovery codes of accounts that nobody has used yet, hashed. */
export interface RecoveryCodes {
  /** Takes the place of all codes that the account had. */
  replace(userId: string, codes: readonly StoredRecoveryCode[]): Promise<void>
  count(userId: string): Promise<number>
  /** Undefined when there is none of this number any more. */
  find(userId: string, number: number): Promise<string | undefined>
  /** Whether this very code was still there: it is used then. */
  use(userId: string, code: StoredRecoveryCode): Promise<boolean>
}

export const createRecoveryCodes = ({ kysely }: Pick<Database, 'kysely'>): RecoveryCodes => ({
  replace: (userId, codes) =>
    kysely.transaction().execute(async (transaction) => {
      // Two sets that are made at the same moment follow one another, so that one of them is whole.
      await transaction.selectFrom('account').select('user_id').where('user_id', '=', userId).forUpdate().execute()
      await transaction.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
      if (codes.length > 0)
        await transaction
          .insertInto('recovery_code')
          .values(codes.map(({ number, codeHash }) => ({ user_id: userId, number, code_hash: codeHash })))
          .execute()
    }),
  async count(userId) {
    const { count } = await kysely
      .selectFrom('recovery_code')
      .select((count) => count.fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  async find(userId, number) {
    const row = await kysely
      .selectFrom('recovery_code')
      .select('code_hash')
      .where('user_id', '=', userId)
      .where('number', '=', number)
      .executeTakeFirst()
    return row?.code_hash
  },
  async use(userId, { number, codeHash }) {
    const { numDeletedRows } = await kysely
      .deleteFrom('recovery_code')
      .where('user_id', '=', userId)
      .where('number', '=', number)
      .where('code_hash', '=', codeHash)
      .executeTakeFirstOrThrow()
    return numDeletedRows === 1n
  },
})
