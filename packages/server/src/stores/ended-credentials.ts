import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../adapters/database/tables.ts'
import type { Database } from '../ports.ts'

/** Whose sessions were ended, and by which process. */
export interface EndedCredential {
  credential: string
  owner: string
}

/** What was ended on any server, for a day. */
export interface EndedCredentials {
  /**
   * What others have ended since a snapshot that was answered before, each of it by one snapshot; nothing without one. A snapshot says
   * what was committed when it was taken, so that nothing is missed that was begun before and ends later.
   */
  since(snapshot: string | undefined, owner: string): Promise<{ credentials: string[]; snapshot: string }>
  /** Forgets what is older than a day. */
  removeOld(): Promise<void>
}

/** A statement that also stores whose sessions it ends. */
export const endingFor = (kysely: Kysely<Tables>, { credential, owner }: EndedCredential) =>
  kysely.with('ended', (database) => database.insertInto('ended_credential').values({ credential, owner }))

/** The transactions of a database that was restored elsewhere lie in the future there. */
const SINCE = `
  select pg_current_snapshot()::text as snapshot, array(
    select credential from ended_credential
    where ended_in >= pg_snapshot_xmin($1::pg_snapshot) and owner <> $2
      and not pg_visible_in_snapshot(ended_in, $1::pg_snapshot)
      and pg_visible_in_snapshot(ended_in, pg_current_snapshot())
  ) as credentials`

export const createEndedCredentials = ({ pool, kysely }: Pick<Database, 'pool' | 'kysely'>): EndedCredentials => ({
  async since(snapshot, owner) {
    const { rows } = await pool.query<{ credentials: string[]; snapshot: string }>({
      name: 'ended-since',
      text: SINCE,
      values: [snapshot ?? null, owner],
    })
    const [since] = rows
    if (since === undefined) throw new Error('a statement without a table answers one row')
    return since
  },
  async removeOld() {
    await kysely.deleteFrom('ended_credential').where('ended_at', '<', sql<Date>`now() - interval '1 day'`).execute()
  },
})
