import { sql } from 'kysely'
import type { Database } from '../ports.ts'

/** How often something may be done at once, and how long each time takes to be allowed again. */
export interface Allowance {
  kind: string
  atOnce: number
  everyMs: number
}

/** What is left after something was done, or how long to wait before it may be. */
export type Taken = { isTaken: true; left: number } | { isTaken: false; waitMs: number }

/** A moment so far beyond what can be owed was written by a clock that has been set back since: it holds nobody up. */
const AHEAD_MS = 60_000

/** What may be done only so often by, or to, somebody: unlike a rate limit it outlives a restart and counts on all servers together. */
export interface Allowances {
  /** When too much was done, nothing changes. */
  take(holder: string, allowance: Allowance, nowMs: number): Promise<Taken>
  /** As if it had not been taken. */
  giveBack(holder: string, allowance: Allowance): Promise<void>
  /** Forgets those that are whole again. */
  removeFull(nowMs: number): Promise<void>
}

/** Passes by what somebody else forgets or uses, so that two of these never wait for each other. */
const REMOVE_FULL = `
  delete from allowance
  where ctid in (select ctid from allowance where full_at < $1 for update skip locked)`

export const createAllowances = ({ kysely, pool }: Pick<Database, 'kysely' | 'pool'>): Allowances => ({
  async take(holder, { kind, atOnce, everyMs }, nowMs) {
    const every = sql`make_interval(secs => ${everyMs / 1_000})`
    const now = sql`${new Date(nowMs)}::timestamptz`
    const mostMs = atOnce * everyMs
    // Moments are stored as whole milliseconds: rounded down, the last of a budget would be refused.
    const latest = new Date(Math.ceil(nowMs + mostMs))
    const isAhead = sql<boolean>`allowance.full_at > ${new Date(latest.getTime() + AHEAD_MS)}`
    const next = sql<Date>`case when ${isAhead} then ${now} else greatest(allowance.full_at, ${now}) end + ${every}`
    const taken = await kysely
      .insertInto('allowance')
      .values({ holder, kind, full_at: new Date(nowMs + everyMs) })
      .onConflict((conflict) =>
        conflict.columns(['holder', 'kind']).doUpdateSet({ full_at: next }).where(next, '<=', latest),
      )
      .returning('full_at')
      .executeTakeFirst()
    if (taken !== undefined)
      return { isTaken: true, left: Math.floor((nowMs + mostMs - taken.full_at.getTime()) / everyMs) }
    const used = await kysely
      .selectFrom('allowance')
      .select('full_at')
      .where('holder', '=', holder)
      .where('kind', '=', kind)
      .executeTakeFirst()
    // It may be whole again, and forgotten, in this very moment.
    const fullAtMs = used?.full_at.getTime() ?? nowMs
    return { isTaken: false, waitMs: Math.max(1, fullAtMs + everyMs - mostMs - nowMs) }
  },
  async giveBack(holder, { kind, everyMs }) {
    await kysely
      .updateTable('allowance')
      .set({ full_at: sql`full_at - make_interval(secs => ${everyMs / 1_000})` })
      .where('holder', '=', holder)
      .where('kind', '=', kind)
      .execute()
  },
  async removeFull(nowMs) {
    await pool.query(REMOVE_FULL, [new Date(nowMs)])
  },
})
