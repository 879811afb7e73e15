import type { Database } from '../ports.ts'
import type { Account } from './accounts.ts'
import { ACCOUNT_COLUMNS, accountOf } from './accounts.ts'
import type { EndedCredential } from './ended-credentials.ts'
import { endingFor } from './ended-credentials.ts'

export interface StoredSession {
  tokenHash: string
  account: Account
  gaveOneTimeCode: boolean
  beganAtMs: number
  seenAtMs: number
}

/** Sessions by the hash of their token; the token itself is known to the browser alone. */
export interface SessionStore {
  begin(session: { tokenHash: string; userId: string; gaveOneTimeCode: boolean }, nowMs: number): Promise<void>
  find(tokenHash: string): Promise<StoredSession | undefined>
  seen(tokenHash: string, nowMs: number): Promise<void>
  /** Forgets a session that is over, or that another one replaces in the same browser. */
  end(tokenHash: string): Promise<void>
  /** Ends a session, and tells the other servers. */
  signOut(tokenHash: string, ended: EndedCredential): Promise<void>
  /** Ends every session of an account, and tells the other servers. */
  endAll(userId: string, ended: EndedCredential): Promise<void>
  /** Ends every session of an account but one, tells the other servers, and answers what was ended. */
  endOthers(
    kept: { tokenHash: string; userId: string },
    ended: EndedCredential,
  ): Promise<Pick<StoredSession, 'gaveOneTimeCode' | 'beganAtMs' | 'seenAtMs'>[]>
  /** Forgets what nobody has used since the given moment. */
  removeIdle(sinceMs: number): Promise<void>
}

export const createSessionStore = ({ kysely }: Pick<Database, 'kysely'>): SessionStore => ({
  async begin({ tokenHash, userId, gaveOneTimeCode }, nowMs) {
    const now = new Date(nowMs)
    await kysely
      .insertInto('session')
      .values({
        token_hash: tokenHash,
        user_id: userId,
        gave_one_time_code: gaveOneTimeCode,
        began_at: now,
        seen_at: now,
      })
      .execute()
  },
  async find(tokenHash) {
    const row = await kysely
      .selectFrom('session')
      .innerJoin('account', 'account.user_id', 'session.user_id')
      .leftJoin('organisation', 'organisation.organisation_id', 'account.organisation_id')
      .select(ACCOUNT_COLUMNS)
      .select(['session.gave_one_time_code', 'session.began_at', 'session.seen_at'])
      .where('session.token_hash', '=', tokenHash)
      .executeTakeFirst()
    if (row === undefined) return undefined
    return {
      tokenHash,
      account: accountOf(row),
      gaveOneTimeCode: row.gave_one_time_code,
      beganAtMs: row.began_at.getTime(),
      seenAtMs: row.seen_at.getTime(),
    }
  },
  async seen(tokenHash, nowMs) {
    await kysely
      .updateTable('session')
      .set({ seen_at: new Date(nowMs) })
      .where('token_hash', '=', tokenHash)
      .execute()
  },
  async end(tokenHash) {
    await kysely.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
  },
  async signOut(tokenHash, ended) {
    await endingFor(kysely, ended).deleteFrom('session').where('token_hash', '=', tokenHash).execute()
  },
  async endAll(userId, ended) {
    await endingFor(kysely, ended).deleteFrom('session').where('user_id', '=', userId).execute()
  },
  async endOthers({ tokenHash, userId }, ended) {
    const rows = await endingFor(kysely, ended)
      .deleteFrom('session')
      .where('user_id', '=', userId)
      .where('token_hash', '<>', tokenHash)
      .returning(['gave_one_time_code', 'began_at', 'seen_at'])
      .execute()
    return rows.map((row) => ({
      gaveOneTimeCode: row.gave_one_time_code,
      beganAtMs: row.began_at.getTime(),
      seenAtMs: row.seen_at.getTime(),
    }))
  },
  async removeIdle(sinceMs) {
    await kysely.deleteFrom('session').where('seen_at', '<', new Date(sinceMs)).execute()
  },
})
