import { sql } from 'kysely'
import type { Database } from '../ports.ts'

/** How far the running clock of each process was when it was last heard of. */
export interface Heartbeats {
  beat(owner: string, runningMs: number): Promise<void>
  /** Where the running clock is now: the latest reading of any process, and what has passed since by the database; undefined before the first. */
  latestMs(): Promise<number | undefined>
  /** Forgets the processes whose journals are over or have been taken over, but for the latest. */
  removeOld(): Promise<void>
}

/** For every room of a process, each second. */
const BEAT = `
  insert into heartbeat (owner, running_ms, seen_at) values ($1, $2, now())
  on conflict (owner) do update set running_ms = excluded.running_ms, seen_at = excluded.seen_at`

export const createHeartbeats = ({ pool, kysely }: Pick<Database, 'pool' | 'kysely'>): Heartbeats => ({
  async beat(owner, runningMs) {
    await pool.query({ name: 'heartbeat', text: BEAT, values: [owner, runningMs] })
  },
  async latestMs() {
    const latest = await kysely
      .selectFrom('heartbeat')
      // Where the clock of the database was set back meanwhile, nothing has passed.
      .select(sql<number>`running_ms + greatest(0, extract(epoch from now() - seen_at) * 1000)::float8`.as('now_ms'))
      .orderBy('running_ms', 'desc')
      .limit(1)
      .executeTakeFirst()
    return latest?.now_ms
  },
  async removeOld() {
    await kysely
      .deleteFrom('heartbeat')
      .where('owner', 'not in', (from) => from.selectFrom('journal_head').select('owner').where('ended_at', 'is', null))
      .where('running_ms', '<', (from) =>
        from.selectFrom('heartbeat').select((of) => of.fn.max('running_ms').as('latest')),
      )
      .execute()
  },
})
