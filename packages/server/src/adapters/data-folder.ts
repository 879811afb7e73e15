import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { CannotOpen } from './database/cannot-open.ts'
import { DATABASE } from './database/new-database.ts'

/** For the server's own user alone. What lies below cannot be reached without entering: so the files of the database, which its engine opens to all, are shut too. */
const PRIVATE = 0o700

/** Makes the data folder where there is none, and shuts it to every other user of the machine. Answers what is another user's and stays as it is. */
export const openDataFolder = (folder: string): string[] => {
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new CannotOpen(`The data folder ${folder} cannot be written to (${why}). Set DATA_DIR to one that can.`)
  }
  return [folder, join(folder, DATABASE)].filter((path) => existsSync(path) && !shut(path))
}

const shut = (path: string): boolean => {
  try {
    chmodSync(path, PRIVATE)
    return true
  } catch {
    return false
  }
}
