import type { Random } from '@quokka/core/lib'
import { sql } from 'kysely'
import type { StoredTable } from '../adapters/database/contents/stored-tables.ts'
import { storedTables } from '../adapters/database/contents/stored-tables.ts'
import type { Database } from '../ports.ts'

/** What has a meaning for a check of its table. */
const GIVEN = new Map([
  ['account.extra_time', '50'],
  ['journal_head.kind', 'room'],
  ['play.kind', 'game'],
  ['play.questions', '[]'],
  ['backup_outcome.is_one', 'true'],
  ['upload_folder.is_one', 'true'],
  ['upload_folder.marker', 'shared-folder-random'],
])
const TEXTS = [
  '',
  ' ',
  'null',
  'NULL',
  '\\N',
  '{}',
  '"',
  "'",
  '\\',
  '\n\r\t',
  ',',
  'é',
  '日本',
  '👩‍👩‍👧',
  '\u0001\u001f\u007f',
  '\u2028',
  'x'.repeat(9_000),
]

const pick = <Value>(random: Random, values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}
const text = (random: Random): string =>
  pick(random, TEXTS) + Math.floor(random() * 1e9).toString(36) + pick(random, TEXTS)

/** A value of a type in the text that PostgreSQL reads, most of all one that is easily lost on the way. */
const randomValue = (type: string, random: Random): string => {
  const makers = new Map<string, () => string>([
    ['text', () => text(random)],
    ['varchar', () => text(random).slice(0, 200)],
    ['bool', () => pick(random, ['true', 'false'])],
    ['int4', () => String(Math.floor(random() * 2 ** 32) - 2 ** 31)],
    [
      'int8',
      () => pick(random, ['9223372036854775807', '-9223372036854775808', String(Math.floor(random() * 2 ** 53))]),
    ],
    [
      'float8',
      () => pick(random, ['NaN', 'Infinity', '-0', '0.1', '1e-300', String(random() * 10 ** (random() * 40))]),
    ],
    ['date', () => pick(random, ['infinity', '0044-03-15 BC', '2026-02-28'])],
    [
      'timestamptz',
      () =>
        pick(random, ['infinity', '-infinity', '2026-11-27 16:55:00.123456+05:30', '1969-12-31 23:59:59.999999+00']),
    ],
    ['xid8', () => String(Math.floor(random() * 2 ** 40))],
    ['bytea', () => `\\x${Buffer.from(text(random)).toString('hex')}`],
    [
      'jsonb',
      () => pick(random, ['null', '[]', '1e400', '{"b":[null,1.10],"a":null}', JSON.stringify([text(random)])]),
    ],
    ['tsvector', () => pick(random, ['', "'frac':1A '#class-5':1B 'कक्ष':1C", "'''':2 '\\\\':1"])],
    ['_text', () => pick(random, ['{}', '{NULL,"NULL",""}', `{"${'\\\\'}","a\\"b,{}"}`])],
    ['_int4', () => pick(random, ['{}', '{1,NULL,-3}', '{{1,2},{3,4}}'])],
  ])
  const make = makers.get(type)
  if (make === undefined) throw new Error(`random rows of the type ${type} are not known`)
  return make()
}

const referencesOf = async ({ kysely }: Pick<Database, 'kysely'>, table: string) => {
  const { rows } = await sql<{ from: string[]; to: string; columns: string[] }>`
    select confrelid::regclass::text as to,
      array(select attname::text from unnest(conkey) with ordinality k(n, o) join pg_attribute on attrelid = conrelid and attnum = n order by o) as from,
      array(select attname::text from unnest(confkey) with ordinality k(n, o) join pg_attribute on attrelid = confrelid and attnum = n order by o) as columns
    from pg_constraint where contype = 'f' and conrelid = ${table}::regclass`.execute(kysely)
  return rows
}

/** The columns that have a value in each row. */
const neededIn = async ({ kysely }: Pick<Database, 'kysely'>, table: string): Promise<Set<string>> => {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attnotnull`.execute(kysely)
  return new Set(rows.map((row) => row.name))
}

/** Stores so many rows in a table, and fewer where they do not fit to each other. */
const fillTable = async (
  database: Pick<Database, 'kysely'>,
  { name, columns }: StoredTable,
  random: Random,
  most: number,
): Promise<void> => {
  const references = await referencesOf(database, name)
  const needed = await neededIn(database, name)
  for (let row = 0; row < most; row += 1) {
    const values = new Map<string, string | null>(
      columns.map((column) => [
        column.name,
        random() < 0.2 && !needed.has(column.name)
          ? null
          : (GIVEN.get(`${name}.${column.name}`) ?? randomValue(column.type, random)),
      ]),
    )
    for (const { from, to, columns: referred } of references) {
      const { rows } = await sql<{ found: string[] }>`
        select array[${sql.join(referred.map((column) => sql`${sql.id(column)}::text`))}] as found
        from ${sql.id(to)} order by random() limit 1`.execute(database.kysely)
      for (const [place, column] of from.entries()) values.set(column, rows[0]?.found[place] ?? null)
    }
    const given = columns.map(
      (column) => sql`${values.get(column.name) ?? null}::text::${sql.id('pg_catalog', column.type)}`,
    )
    await sql`insert into ${sql.id(name)} (${sql.join(columns.map((column) => sql.id(column.name)))})
      overriding system value values (${sql.join(given)})`
      .execute(database.kysely)
      // One that has the key of another.
      .catch(() => {})
  }
}

/** Fills every table of a database, whatever there are, with rows that are hard to keep. */
export const fillWithRandomRows = async (
  database: Pick<Database, 'kysely'>,
  random: Random,
  most: number,
): Promise<void> => {
  for (const table of await storedTables(database.kysely))
    if (!table.name.startsWith('kysely_')) await fillTable(database, table, random, most)
}
