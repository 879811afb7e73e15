import { sql } from 'kysely'
import { sessionName } from '../adapters/database/postgres.ts'
import type { Database } from '../ports.ts'

/** `late`: the lease had ended, or was about to, or nobody remembers it: another process may have taken over what this one has. */
export type Beaten = 'inTime' | 'late'

/** How far the running clock of each process was when it was last heard of, and whether it holds its journals (decision 0079). */
export interface Heartbeats {
  /** The process holds its journals for so long from now on; none of them without a lease. */
  beat(owner: string, runningMs: number, leaseMs?: number): Promise<Beaten>
  /** The processes that hold their journals now. */
  leaseholders(): Promise<string[]>
  /** Ends the lease of a process that has no session on the database any more, as one that was killed; answers whether it did. */
  endIfGone(owner: string): Promise<boolean>
  /** Whether a process without a lease was heard of within the given time. */
  isOneWithoutLease(withinMs: number): Promise<boolean>
  /** Where the running clock is now: the latest reading of any process, and what has passed since by the database; undefined before the first. */
  latestMs(): Promise<number | undefined>
  /** Forgets the processes whose journals are over or have been taken over, but for the latest. */
  removeOld(): Promise<void>
}

/** For all journals of a process, each second. */
const BEAT = `
  with before as (select lease_until < now() + interval '1 second' as is_late from heartbeat where owner = $1),
  beaten as (insert into heartbeat (owner, running_ms, seen_at, lease_until)
  values ($1, $2, now(), case when $3 > 0 then now() + make_interval(secs => $3 / 1000.0) else 'epoch' end)
  on conflict (owner) do update
  set running_ms = excluded.running_ms, seen_at = excluded.seen_at, lease_until = excluded.lease_until)
  select is_late as "isLate" from before`

// What it would still store is fenced: it cannot be wrong about more than who serves.
const END_IF_GONE = `
  update heartbeat set lease_until = now()
  where owner = $1 and lease_until > now() and not exists (select from pg_stat_activity where application_name = $2)`

export const createHeartbeats = ({ pool, kysely }: Pick<Database, 'pool' | 'kysely'>): Heartbeats => ({
  async beat(owner, runningMs, leaseMs = 0) {
    const values = [owner, runningMs, leaseMs]
    const { rows } = await pool.query<{ isLate: boolean }>({ name: 'heartbeat', text: BEAT, values })
    return leaseMs > 0 && (rows[0]?.isLate ?? true) ? 'late' : 'inTime'
  },
  async leaseholders() {
    const rows = await kysely
      .selectFrom('heartbeat')
      .select('owner')
      .where('lease_until', '>', sql<Date>`now()`)
      .execute()
    return rows.map(({ owner }) => owner)
  },
  async endIfGone(owner) {
    const { rowCount } = await pool.query(END_IF_GONE, [owner, sessionName(owner)])
    return rowCount === 1
  },
  async isOneWithoutLease(withinMs) {
    const one = await kysely
      .selectFrom('heartbeat')
      .select('owner')
      .where('lease_until', '=', sql<Date>`'epoch'`)
      .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${withinMs / 1_000})`)
      .executeTakeFirst()
    return one !== undefined
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
      .where('lease_until', '<', sql<Date>`now()`)
      .where('owner', 'not in', (from) => from.selectFrom('journal_head').select('owner').where('ended_at', 'is', null))
      .where('running_ms', '<', (from) =>
        from.selectFrom('heartbeat').select((of) => of.fn.max('running_ms').as('latest')),
      )
      .execute()
  },
})
