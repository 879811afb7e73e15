import type { Database } from '../ports.ts'

/** The links by which owners choose a password, by the hash of their token. */
export interface PasswordLinks {
  add(link: { tokenHash: string; userId: string; expiresAtMs: number }): Promise<void>
  /** The link did not leave. */
  remove(tokenHash: string): Promise<void>
  /** The link has left: none of before works any more. */
  removeOthers(userId: string, tokenHash: string): Promise<void>
  /** Whose the link is; undefined when there is none, or it is too old. */
  userIdOf(tokenHash: string, nowMs: number): Promise<string | undefined>
  /** Uses a link up, with all others of its account; undefined when there is none, or it is too old. */
  use(tokenHash: string, nowMs: number): Promise<string | undefined>
  removeExpired(nowMs: number): Promise<void>
}

export const createPasswordLinks = ({ kysely }: Pick<Database, 'kysely'>): PasswordLinks => ({
  async add({ tokenHash, userId, expiresAtMs }) {
    await kysely
      .insertInto('password_link')
      .values({ token_hash: tokenHash, user_id: userId, expires_at: new Date(expiresAtMs) })
      .execute()
  },
  async remove(tokenHash) {
    await kysely.deleteFrom('password_link').where('token_hash', '=', tokenHash).execute()
  },
  async removeOthers(userId, tokenHash) {
    await kysely
      .deleteFrom('password_link')
      .where('user_id', '=', userId)
      .where('token_hash', '<>', tokenHash)
      .execute()
  },
  async userIdOf(tokenHash, nowMs) {
    const row = await kysely
      .selectFrom('password_link')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', new Date(nowMs))
      .executeTakeFirst()
    return row?.user_id
  },
  use: (tokenHash, nowMs) =>
    kysely.transaction().execute(async (transaction) => {
      const used = await transaction
        .deleteFrom('password_link')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', new Date(nowMs))
        .returning('user_id')
        .executeTakeFirst()
      if (used === undefined) return undefined
      await transaction.deleteFrom('password_link').where('user_id', '=', used.user_id).execute()
      return used.user_id
    }),
  async removeExpired(nowMs) {
    await kysely.deleteFrom('password_link').where('expires_at', '<', new Date(nowMs)).execute()
  },
})
