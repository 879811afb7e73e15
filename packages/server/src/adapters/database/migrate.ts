import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { CannotOpen } from './cannot-open.ts'
import type { Tables } from './tables.ts'

/** Each `NNNN-title.sql` of a folder is one migration, in the order of the names; there is no way back down. */
const sqlFiles = (folder: string): MigrationProvider => ({
  getMigrations: async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    const migrations = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(join(folder, name), 'utf8')
      return [basename(name, '.sql'), { up: async (database) => void (await sql.raw(text).execute(database)) }]
    })
    return Object.fromEntries(await Promise.all(migrations))
  },
})

/** The steps that were made in the database and that this version does not have. */
const unknownSteps = async (database: Kysely<Tables>, provider: MigrationProvider): Promise<string[]> => {
  const known = new Set(Object.keys(await provider.getMigrations()))
  const made = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(database)
  return made.rows.map(({ name }) => name).filter((name) => !known.has(name))
}

/** The steps of this version. */
const PROVIDER = sqlFiles(join(import.meta.dirname, 'migrations'))

/**
 * Brings the tables to the newest form, all steps or none; two servers that start at once take turns. Answers the steps made.
 * Rejects with `CannotOpen` when a newer version has made steps that are unknown here.
 */
export const migrate = async (database: Kysely<Tables>): Promise<string[]> => {
  const migrator = new Migrator({ db: database, provider: PROVIDER })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error === undefined) return results.map((result) => result.migrationName)
  // Where not even these can be read, what failed first says more.
  const [unknown] = await unknownSteps(database, PROVIDER).catch(() => [])
  if (unknown === undefined) throw error
  throw new CannotOpen(
    `The database belongs to a newer version of this server: its step ${unknown} is unknown here. It was left as it is: start the newer version, or put a backup from before the upgrade in its place.`,
    { cause: error },
  )
}

/** The first of some steps that this version does not have. */
export const firstUnknown = async (steps: readonly string[]): Promise<string | undefined> => {
  const known = await PROVIDER.getMigrations()
  return steps.find((step) => !Object.hasOwn(known, step))
}

/** Makes these steps alone, all of which this version has, in a database without tables. */
export const makeSteps = async (database: Kysely<Tables>, steps: readonly string[]): Promise<void> => {
  const all = Object.entries(await PROVIDER.getMigrations())
  const some = Object.fromEntries(all.filter(([name]) => steps.includes(name)))
  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => some },
  }).migrateToLatest()
  if (error !== undefined) throw error
}
