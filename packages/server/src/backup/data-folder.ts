import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE } from '../adapters/database/new-database.ts'

/** Whether a data folder has an embedded database. */
export const embeddedIn = async (dataFolder: string): Promise<boolean> =>
  access(join(dataFolder, DATABASE)).then(
    () => true,
    () => false,
  )
