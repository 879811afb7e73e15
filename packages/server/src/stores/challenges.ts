import { sql } from 'kysely'
import type { Database } from '../ports.ts'

/** What an emailed code is for. */
export type Purpose = 'confirm' | 'reset'

/** Whose code, and for what. */
export interface ChallengeKey {
  userId: string
  purpose: Purpose
}

/** Tries that a code has. */
export interface Tries {
  /** For each browser that asked for it; for all others together. */
  each: number
  /** For all together. */
  inAll: number
}

/**
 * The codes that were emailed and not used yet, hashed: one an account and purpose, a new one takes the place of the old.
 * A browser that asked has tries of its own, so that nobody else can use them up.
 */
export interface Challenges {
  /** Notes that a browser asked, whether or not a code is sent for it; of one address no more than `mostOfAddress` are noted. */
  ask(
    key: ChallengeKey,
    asker: { browser: string; address: string; tries: number },
    mostOfAddress: number,
  ): Promise<void>
  /** A code that was asked for; whoever asked before has all tries again. */
  issue(key: ChallengeKey, code: { codeHash: string; expiresAtMs: number; tries: Tries }): Promise<void>
  /**
   * Takes one try of the first of the credentials that asked, else one of those that all others share, and answers the code's hash;
   * undefined when there is none, it is too old, or the tries are used up.
   */
  takeTry(key: ChallengeKey, browsers: readonly string[], nowMs: number): Promise<string | undefined>
  /** Whether this very code was still there: it is used then. */
  use(key: ChallengeKey, codeHash: string): Promise<boolean>
  /** Deletes expired codes, with the browsers that requested them. */
  removeExpired(nowMs: number): Promise<void>
}

/** Whoever did not ask. */
const OTHERS = ''

export const createChallenges = ({ kysely }: Pick<Database, 'kysely'>): Challenges => ({
  ask: ({ userId, purpose }, { browser, address, tries }, mostOfAddress) =>
    kysely.transaction().execute(async (transaction) => {
      const none = { code_hash: '', expires_at: new Date(0), tries_left: 0 }
      await transaction
        .insertInto('challenge')
        .values({ user_id: userId, purpose, ...none })
        // Locks the row that is there, so that those of an address are counted one after another.
        .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet({ purpose }))
        .execute()
      await sql`
        insert into challenge_browser (user_id, purpose, browser, address, tries_left)
        select ${userId}, ${purpose}, ${browser}, ${address}, ${tries}::integer
        from challenge_browser where user_id = ${userId} and purpose = ${purpose} and address = ${address}
        having count(*) < ${mostOfAddress}
        on conflict do nothing`.execute(transaction)
    }),
  issue: ({ userId, purpose }, { codeHash, expiresAtMs, tries }) =>
    kysely.transaction().execute(async (transaction) => {
      const fresh = { code_hash: codeHash, expires_at: new Date(expiresAtMs), tries_left: tries.inAll }
      const row = { user_id: userId, purpose }
      await transaction
        .insertInto('challenge')
        .values({ ...row, ...fresh })
        .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(fresh))
        .execute()
      await transaction
        .insertInto('challenge_browser')
        .values({ ...row, browser: OTHERS, address: '', tries_left: tries.each })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await transaction
        .updateTable('challenge_browser')
        .set({ tries_left: tries.each })
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .execute()
    }),
  async takeTry({ userId, purpose }, browsers, nowMs) {
    const { rows } = await sql<{ codeHash: string }>`
      with asker as (
        select coalesce(max(browser), ${OTHERS}) as browser from challenge_browser
        where user_id = ${userId} and purpose = ${purpose} and browser = any(${browsers})
      ), locked as (
        -- In the order in which a code is issued: two that wait for each other would both fail.
        select user_id from challenge where user_id = ${userId} and purpose = ${purpose} for update
      ), own as (
        update challenge_browser set tries_left = tries_left - 1
        where user_id = ${userId} and purpose = ${purpose} and browser = (select browser from asker) and tries_left > 0
          and exists (select from locked)
        returning browser
      )
      update challenge set tries_left = tries_left - 1
      where user_id = ${userId} and purpose = ${purpose} and tries_left > 0 and expires_at > ${new Date(nowMs)}
        and exists (select from own)
      returning code_hash as "codeHash"`.execute(kysely)
    return rows[0]?.codeHash
  },
  async use({ userId, purpose }, codeHash) {
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
    await kysely.deleteFrom('challenge').where('expires_at', '<', new Date(nowMs)).execute()
  },
})
