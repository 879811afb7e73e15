import type { Database } from '../ports.ts'

/** What somebody proves with that an account is theirs: the password, and codes of an authenticator app. */
export interface SignInSecrets {
  /** Sets a password that the owner chose. */
  setPassword(userId: string, passwordHash: string): Promise<void>
  /** Stores the same password under newer settings. */
  rehashPassword(userId: string, from: string, to: string): Promise<void>
  beginOneTimeCode(userId: string, secret: string): Promise<void>
  /** Marks a step's code as used and its secret as the account's; false when that step or a later one was used before. */
  useOneTimeCode(userId: string, secret: string, step: number): Promise<boolean>
  /** Takes the app off, with its recovery codes. */
  removeOneTimeCode(userId: string): Promise<void>
}

export const createSignInSecrets = ({ kysely }: Pick<Database, 'kysely'>): SignInSecrets => ({
  async setPassword(userId, passwordHash) {
    await kysely
      .updateTable('account')
      .set({ password_hash: passwordHash, must_choose_password: false, password_expires_at: null })
      .where('user_id', '=', userId)
      .execute()
  },
  async rehashPassword(userId, from, to) {
    await kysely
      .updateTable('account')
      .set({ password_hash: to })
      .where('user_id', '=', userId)
      .where('password_hash', '=', from)
      .execute()
  },
  async beginOneTimeCode(userId, secret) {
    await kysely.updateTable('account').set({ pending_one_time_secret: secret }).where('user_id', '=', userId).execute()
  },
  async useOneTimeCode(userId, secret, step) {
    const { numUpdatedRows } = await kysely
      .updateTable('account')
      .set({ one_time_step: String(step), one_time_secret: secret, pending_one_time_secret: null })
      .where('user_id', '=', userId)
      .where('one_time_step', '<', String(step))
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },
  removeOneTimeCode: (userId) =>
    kysely.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('account')
        .set({ one_time_secret: null, pending_one_time_secret: null })
        .where('user_id', '=', userId)
        .execute()
      await transaction.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
    }),
})
