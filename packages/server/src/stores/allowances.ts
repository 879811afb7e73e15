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

/** What may be done only so often by, or to, somebody: unlike a rate limit it outlives a restart. */
export interface Allowances {
  /** When too much was done, nothing changes. */
  take(holder: string, allowance: Allowance, nowMs: number): Promise<Taken>
  /** As if it had not been taken. */
  giveBack(holder: string, allowance: Allowance): Promise<void>
  /** Forgets those that are whole again. */
  removeFull(nowMs: number): Promise<void>
}

export const createAllowances = ({ kysely }: Pick<Database, 'kysely'>): Allowances => ({
  async take(holder, { kind, atOnce, everyMs }, nowMs) {
    const every = sql`make_interval(secs => ${everyMs / 1_000})`
    const now = sql`${new Date(nowMs)}::timestamptz`
    const next = sql<Date>`greatest(allowance.full_at, ${now}) + ${every}`
    const mostMs = atOnce * everyMs
    const taken = await kysely
      .insertInto('allowance')
      .values({ holder, kind, full_at: new Date(nowMs + everyMs) })
      .onConflict((conflict) =>
        conflict
          .columns(['holder', 'kind'])
          .doUpdateSet({ full_at: next })
          .where(next, '<=', new Date(nowMs + mostMs)),
      )
      .returning('full_at')
      .executeTakeFirst()
    if (taken !== undefined)
      return { isTaken: true, left: Math.floor((nowMs + mostMs - taken.full_at.getTime()) / everyMs) }
    const { full_at } = await kysely
      .selectFrom('allowance')
      .select('full_at')
      .where('holder', '=', holder)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
    return { isTaken: false, waitMs: Math.max(1, full_at.getTime() + everyMs - mostMs - nowMs) }
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
    await kysely.deleteFrom('allowance').where('full_at', '<', new Date(nowMs)).execute()
  },
})
