import type { Database } from '../ports.ts'

/** The setup tokens that have made an administrator, by their hashes. */
export interface SetupTokens {
  isUsed(tokenHash: string): Promise<boolean>
  /** Whether this token was not used before: it is used from now on. */
  use(tokenHash: string, nowMs: number): Promise<boolean>
}

export const createSetupTokens = ({ kysely }: Pick<Database, 'kysely'>): SetupTokens => ({
  async isUsed(tokenHash) {
    const used = await kysely
      .selectFrom('used_setup_token')
      .select('token_hash')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    return used !== undefined
  },
  async use(tokenHash, nowMs) {
    const { numInsertedOrUpdatedRows } = await kysely
      .insertInto('used_setup_token')
      .values({ token_hash: tokenHash, used_at: new Date(nowMs) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
})
