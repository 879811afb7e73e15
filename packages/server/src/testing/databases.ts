import { rmSync } from 'node:fs'
import { inject } from 'vitest'
import { openPglite } from '../adapters/database/pglite.ts'
import { openPostgres } from '../adapters/database/postgres.ts'
import type { Database } from '../ports.ts'
import { prepareDataFolders } from './data-folders.ts'
import { createTestDatabase } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database on the PostgreSQL server to copy; undefined where tests run on the embedded one. */
    postgresTemplate: string | undefined
  }
}

const fail = (why: string | Error): never => {
  throw new Error(`the test database broke: ${why}`)
}

/** The embedded database, empty. */
export const openTestPglite = async (): Promise<Database> => {
  const newDataFolder = await prepareDataFolders()
  const folder = newDataFolder()
  const database = await openPglite({ folder, port: 0, onDeath: fail, onBrokenConnection: fail })
  return {
    ...database,
    close: async () => {
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
}

const openTestPostgres = async (template: string): Promise<Database> => {
  const { address } = await createTestDatabase(template)
  return await openPostgres(address, fail)
}

/** An empty database of the kind that the running vitest project is about: the embedded one, or PostgreSQL in `postgres`. */
export const openTestDatabase = (): Promise<Database> => {
  const template = inject('postgresTemplate')
  return template === undefined ? openTestPglite() : openTestPostgres(template)
}
