import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Upkeep, UpkeepTable } from '../../ports.ts'
import type { Tables } from './tables.ts'

/** Those of the catalogue get dead rows as well, whenever a table is rewritten. */
const SCHEMAS = ['public', 'pg_catalog']

const nameOf = ({ schema, name }: UpkeepTable) => sql.id(schema, name)

/** What the embedded engine leaves to other processes of a PostgreSQL server, which it does not have. */
export const createUpkeep = (kysely: Kysely<Tables>): Upkeep => ({
  async tables() {
    // Otherwise they stand still for a second after a change.
    await sql`select pg_stat_force_next_flush()`.execute(kysely)
    const { rows } = await sql<{ schema: string; name: string; bytes: string; written: string; died: string }>`
      select schemaname as schema, relname as name, pg_table_size(relid) as bytes,
        n_tup_ins + n_tup_upd + n_tup_del as written, n_tup_upd + n_tup_del as died
      from pg_stat_all_tables where schemaname = any(${SCHEMAS}::text[])
      order by bytes`.execute(kysely)
    return rows.map(({ schema, name, bytes, written, died }) => ({
      schema,
      name,
      bytes: Number(bytes),
      written: Number(written),
      died: Number(died),
    }))
  },
  async vacuum(table) {
    await sql`vacuum ${nameOf(table)}`.execute(kysely)
  },
  async rewrite(table) {
    await sql`vacuum full ${nameOf(table)}`.execute(kysely)
  },
  async logBytes() {
    const { rows } = await sql<{ bytes: string }>`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`.execute(kysely)
    return Number(rows[0]?.bytes ?? 0)
  },
  async clearLog() {
    // What has been written is in files of the log that are full, and those go.
    await sql`select pg_switch_wal()`.execute(kysely)
    await sql`checkpoint`.execute(kysely)
  },
})
