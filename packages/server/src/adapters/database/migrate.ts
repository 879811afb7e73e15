import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'
import { Migrator } from 'kysely/migration'
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

/** Brings the tables to the newest form, all steps or none; two servers that start at once take turns. Answers the steps made. */
export const migrate = async (database: Kysely<Tables>): Promise<string[]> => {
  const migrator = new Migrator({ db: database, provider: sqlFiles(join(import.meta.dirname, 'migrations')) })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return results.map((result) => result.migrationName)
}
