import { rmSync } from 'node:fs'
import { inject } from 'vitest'
import { openPglite } from '../adapters/database/pglite.ts'
import { openPostgres } from '../adapters/database/postgres.ts'
import type { BackupConfig } from '../backup/take-backup.ts'
import type { Database } from '../ports.ts'
import { prepareDataFolders } from './data-folders.ts'
import { newFolder } from './new-folder.ts'
import { createTestDatabase } from './postgres-server.ts'

/** A database in use, the settings of its server, and those of one that has nothing yet. */
export interface BackedUp {
  database: Database
  source: BackupConfig
  target: BackupConfig
  close(): Promise<void>
}

const fail = (why: string | Error): never => {
  throw new Error(`the test database broke: ${why}`)
}

/** Of the kind that the running vitest project is about: on PostgreSQL nothing has to be copied, opened or made, which takes seconds. */
export const openBackedUp = async (): Promise<BackedUp> => {
  const template = inject('postgresTemplate')
  const folders = [template === undefined ? (await prepareDataFolders())() : newFolder(), newFolder()] as const
  const addresses =
    template === undefined ? undefined : ([await createTestDatabase(template), await createTestDatabase()] as const)
  const database =
    addresses === undefined
      ? await openPglite({ folder: folders[0], port: 0, onDeath: fail, onBrokenConnection: fail })
      : await openPostgres(addresses[0].address, fail)
  const settings = (place: 0 | 1): BackupConfig => ({
    DATA_DIR: folders[place],
    DATABASE_URL: addresses?.[place].address,
    S3_BUCKET: undefined,
  })
  return {
    database,
    source: settings(0),
    target: settings(1),
    async close() {
      await database.close()
      for (const one of addresses ?? []) await one.drop()
      for (const folder of folders) rmSync(folder, { recursive: true })
    },
  }
}
