import { sql } from 'kysely'
import type { Database } from '../ports.ts'

/** What a mailed code is for. */
export type Purpose = 'confirm' | 'reset'

const HOUR_MS = 3_600_000

/** The codes that were mailed and not used yet, hashed: one an account and purpose, a new one takes the place of the old. */
export interface Challenges {
  /** False when as many were sent within the hour as are allowed: nothing changed then. */
  issue(
    challenge: { userId: string; purpose: Purpose; codeHash: string; expiresAtMs: number; tries: number },
    nowMs: number,
    mostInHour: number,
  ): Promise<boolean>
  /** Takes one try and answers the code's hash; undefined when there is none, it is too old, or the tries are used up. */
  takeTry(userId: string, purpose: Purpose, nowMs: number): Promise<string | undefined>
  /** Whether this very code was still there: it is used then. */
  use(userId: string, purpose: Purpose, codeHash: string): Promise<boolean>
  /** Forgets codes that are too old, unless they still count for the hour. */
  removeExpired(nowMs: number): Promise<void>
}

export const createChallenges = ({ kysely }: Pick<Database, 'kysely'>): Challenges => ({
  async issue({ userId, purpose, codeHash, expiresAtMs, tries }, nowMs, mostInHour) {
    const fresh = {
      code_hash: codeHash,
      expires_at: new Date(expiresAtMs),
      tries_left: tries,
    }
    const hourAgo = new Date(nowMs - HOUR_MS)
    const { numInsertedOrUpdatedRows } = await kysely
      .insertInto('challenge')
      .values({ user_id: userId, purpose, ...fresh, hour_began_at: new Date(nowMs), sent_in_hour: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'purpose'])
          .doUpdateSet({
            ...fresh,
            hour_began_at: sql`case when challenge.hour_began_at <= ${hourAgo} then excluded.hour_began_at else challenge.hour_began_at end`,
            sent_in_hour: sql`case when challenge.hour_began_at <= ${hourAgo} then 1 else challenge.sent_in_hour + 1 end`,
          })
          .where((is) =>
            is.or([is('challenge.hour_began_at', '<=', hourAgo), is('challenge.sent_in_hour', '<', mostInHour)]),
          ),
      )
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
  async takeTry(userId, purpose, nowMs) {
    const row = await kysely
      .updateTable('challenge')
      .set({ tries_left: sql`tries_left - 1` })
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('tries_left', '>', 0)
      .where('expires_at', '>', new Date(nowMs))
      .returning('code_hash')
      .executeTakeFirst()
    return row?.code_hash
  },
  async use(userId, purpose, codeHash) {
    const { numUpdatedRows } = await kysely
      .updateTable('challenge')
      .set({ tries_left: 0, code_hash: '' })
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('code_hash', '=', codeHash)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },
  async removeExpired(nowMs) {
    await kysely
      .deleteFrom('challenge')
      .where('expires_at', '<', new Date(nowMs))
      .where('hour_began_at', '<', new Date(nowMs - HOUR_MS))
      .execute()
  },
})
