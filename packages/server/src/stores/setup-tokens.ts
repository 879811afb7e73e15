import type { Database } from '../ports.ts'

/** The setup tokens that servers have made, and those of operators that have made an administrator, by their hashes. */
export interface SetupTokens {
  /** Makes a token known to every server. */
  add(tokenHash: string, nowMs: number): Promise<void>
  isMade(tokenHash: string): Promise<boolean>
  /** Whether this token was made and none that was has been used: none of them counts from now on. */
  useMade(tokenHash: string): Promise<boolean>
  isUsed(tokenHash: string): Promise<boolean>
  /** Whether this token was not used before: it is used from now on. */
  use(tokenHash: string, nowMs: number): Promise<boolean>
}

export const createSetupTokens = ({ kysely }: Pick<Database, 'kysely'>): SetupTokens => ({
  async add(tokenHash, nowMs) {
    await kysely
      .insertInto('setup_token')
      .values({ token_hash: tokenHash, made_at: new Date(nowMs) })
      .execute()
  },
  async isMade(tokenHash) {
    const made = await kysely
      .selectFrom('setup_token')
      .select('token_hash')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    return made !== undefined
  },
  async useMade(tokenHash) {
    const { numDeletedRows } = await kysely
      .deleteFrom('setup_token')
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('setup_token as own').select('own.token_hash').where('own.token_hash', '=', tokenHash)),
      )
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },
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
