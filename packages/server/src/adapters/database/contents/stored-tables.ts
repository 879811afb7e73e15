import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../tables.ts'

/** A column that has values of its own, and the name of its type. */
export interface StoredColumn {
  name: string
  type: string
}

/** A table as the database's catalogue describes it. */
export interface StoredTable {
  name: string
  columns: StoredColumn[]
}

/** Where the numbers of an identity column have come to. */
export interface StoredSequence {
  name: string
  lastValue: string
  isCalled: boolean
}

/** What belongs to an extension is made by it. */
const OURS = sql`
  relation.relnamespace = current_schema()::regnamespace
  and not exists (select from pg_depend where objid = relation.oid and classid = 'pg_class'::regclass and deptype = 'e')`

/** Every table of the database, each after those that it refers to. */
export const storedTables = async (kysely: Kysely<Tables>): Promise<StoredTable[]> => {
  const columns = await sql<{ table: string; name: string; type: string }>`
    select relation.relname as table, attribute.attname as name, type.typname as type
    from pg_class relation
      join pg_attribute attribute on attribute.attrelid = relation.oid
      join pg_type type on type.oid = attribute.atttypid
    where ${OURS} and relation.relkind = 'r'
      and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
    order by relation.relname, attribute.attnum`.execute(kysely)
  const references = await sql<{ from: string; to: string }>`
    select relation.relname as from, referred.relname as to
    from pg_constraint c
      join pg_class relation on relation.oid = c.conrelid
      join pg_class referred on referred.oid = c.confrelid
    where c.contype = 'f' and relation.oid <> referred.oid and ${OURS}`.execute(kysely)
  const tables = new Map<string, StoredColumn[]>()
  for (const { table, name, type } of columns.rows) tables.set(table, [...(tables.get(table) ?? []), { name, type }])
  return inOrder([...tables.keys()], references.rows).map((name) => ({ name, columns: tables.get(name) ?? [] }))
}

/** Each name after those that it refers to; two that refer to each other are a mistake in a migration. */
const inOrder = (names: readonly string[], references: readonly { from: string; to: string }[]): string[] => {
  const ordered: string[] = []
  const left = new Set(names)
  while (left.size > 0) {
    const next = [...left].find((name) => !references.some(({ from, to }) => from === name && left.has(to)))
    if (next === undefined) throw new Error(`tables refer to each other: ${[...left].join(', ')}`)
    left.delete(next)
    ordered.push(next)
  }
  return ordered
}

export const storedSequences = async (kysely: Kysely<Tables>): Promise<StoredSequence[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class relation where ${OURS} and relkind = 'S' order by 1`.execute(kysely)
  const sequences: StoredSequence[] = []
  for (const { name } of rows) {
    const found = await sql<{ lastValue: string; isCalled: boolean }>`
      select last_value::text as "lastValue", is_called as "isCalled" from ${sql.id(name)}`.execute(kysely)
    sequences.push(...found.rows.map((row) => ({ name, ...row })))
  }
  return sequences
}

export const setSequence = async (
  kysely: Kysely<Tables>,
  { name, lastValue, isCalled }: StoredSequence,
): Promise<void> => {
  await sql`select setval(format('%I', ${name}::text)::regclass, ${lastValue}::bigint, ${isCalled})`.execute(kysely)
}

/** The steps that have brought the tables to their form, in order; none where there are no tables. */
export const stepsMade = async (kysely: Kysely<Tables>, tables: readonly StoredTable[]): Promise<string[]> => {
  if (!tables.some(({ name }) => name === STEPS)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.id(STEPS)} order by name`.execute(kysely)
  return rows.map(({ name }) => name)
}
const STEPS = 'kysely_migration'
