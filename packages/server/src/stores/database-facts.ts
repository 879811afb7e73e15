import { sql } from 'kysely'
import type { Database } from '../ports.ts'

/** What the database tells of itself. */
export interface DatabaseFacts {
  /** Of PostgreSQL, also of the embedded one. */
  version: string
  /** Of tables and indexes, without the log. */
  bytes: number
}

export const databaseFacts = async ({ kysely }: Pick<Database, 'kysely'>): Promise<DatabaseFacts> => {
  const { rows } = await sql<{ version: string; bytes: string }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`.execute(kysely)
  const [{ version, bytes } = { version: '', bytes: '0' }] = rows
  // Distributions add the name of their package.
  return { version: version.split(' ', 1)[0] ?? '', bytes: Number(bytes) }
}
