import { sql } from 'kysely'
import type { Database } from '../ports.ts'

/** Every row of every table, as text, but for what each server stores each second. */
export const wholeDatabase = async ({ kysely }: Pick<Database, 'kysely'>): Promise<string> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'heartbeat' order by 1`.execute(
    kysely,
  )
  const contents = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`
        select row_to_json(t)::text as row from ${sql.table(name)} t order by 1`.execute(kysely)
      return rows.map(({ row }) => `${name} ${row}`)
    }),
  )
  return contents.flat().join('\n')
}
