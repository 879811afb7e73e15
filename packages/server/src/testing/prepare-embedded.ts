import { prepareDataFolders } from './data-folders.ts'
import { whyNoPostgres } from './postgres-server.ts'

/** Before the tests on the embedded database: prepares the folder that they copy, and says when PostgreSQL is left out. */
export const setup = async (): Promise<void> => {
  await prepareDataFolders()
  const why = await whyNoPostgres()
  if (why !== undefined) console.warn(`Nothing is tested on PostgreSQL: ${why}.`)
}
