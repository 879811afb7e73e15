import { sql } from 'kysely'
import type { Database } from '../ports.ts'

/** What an emailed code is for. */
export type Purpose = 'confirm' | 'reset' | 'email'

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

/** A code in whose place another one was put; an empty hash where there was none. */
export interface CodeBefore {
  codeHash: string
  expiresAt: Date
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
  /**
   * Puts a code that is about to be sent in the place of the one before, which is answered. It has the tries that are left; all
   * where no code was valid before.
   */
  issue(
    key: ChallengeKey,
    code: { codeHash: string; expiresAtMs: number; tries: Tries },
    nowMs: number,
  ): Promise<CodeBefore>
  /** The code has left: whoever asked before has all tries again. */
  renewTries(key: ChallengeKey, codeHash: string, tries: Tries): Promise<void>
  /** The code has not left: the one before is valid again. No tries come back. */
  withdraw(key: ChallengeKey, codeHash: string, before: CodeBefore): Promise<void>
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

const ofCode = (kysely: Database['kysely'], { userId, purpose }: ChallengeKey, codeHash: string) =>
  kysely
    .updateTable('challenge')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)

const allTries = async (kysely: Database['kysely'], { userId, purpose }: ChallengeKey, tries: Tries): Promise<void> => {
  await kysely
    .updateTable('challenge')
    .set({ tries_left: tries.inAll })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute()
  await kysely
    .updateTable('challenge_browser')
    .set({ tries_left: tries.each })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute()
}

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
  issue: ({ userId, purpose }, { codeHash, expiresAtMs, tries }, nowMs) =>
    kysely.transaction().execute(async (transaction) => {
      const row = { user_id: userId, purpose }
      const none = { code_hash: '', expires_at: new Date(0), tries_left: 0 }
      const before = await transaction
        .insertInto('challenge')
        .values({ ...row, ...none })
        .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet({ purpose }))
        .returning(['code_hash as codeHash', 'expires_at as expiresAt'])
        .executeTakeFirstOrThrow()
      await transaction
        .insertInto('challenge_browser')
        .values({ ...row, browser: OTHERS, address: '', tries_left: tries.each })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await transaction
        .updateTable('challenge')
        .set({ code_hash: codeHash, expires_at: new Date(expiresAtMs) })
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .execute()
      if (before.expiresAt.getTime() <= nowMs) await allTries(transaction, { userId, purpose }, tries)
      return before
    }),
  renewTries: (key, codeHash, tries) =>
    kysely.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await ofCode(transaction, key, codeHash)
        .set({ tries_left: tries.inAll })
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 1n) await allTries(transaction, key, tries)
    }),
  async withdraw(key, codeHash, before) {
    // Until its time is over, so that a code which is asked for again has no more tries than this one had left.
    const none = { code_hash: '' }
    await ofCode(kysely, key, codeHash)
      .set(before.codeHash === '' ? none : { code_hash: before.codeHash, expires_at: before.expiresAt })
      .execute()
  },
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
  async use(key, codeHash) {
    const { numUpdatedRows } = await ofCode(kysely, key, codeHash)
      .set({ tries_left: 0, code_hash: '', expires_at: new Date(0) })
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },
  async removeExpired(nowMs) {
    await kysely.deleteFrom('challenge').where('expires_at', '<', new Date(nowMs)).execute()
  },
})
