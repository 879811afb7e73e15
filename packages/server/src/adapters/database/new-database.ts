import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const PROGRAM = fileURLToPath(new URL('./database-process.ts', import.meta.url))
/** The database's own folder in the data folder. */
export const DATABASE = 'database'
/** An unfinished database in a data folder; what follows is the process that waits for it. */
const UNFINISHED = 'database-in-the-making-'

const run = promisify(execFile)

/**
 * Makes the database of a data folder that has none, in a process of its own: the 700 MB that this takes are given back when
 * that process ends, and not before. The folder must be locked. Rejects when the database cannot be made.
 */
export const makeDatabase = async (folder: string): Promise<void> => {
  if (existsSync(join(folder, DATABASE))) return
  // Those of a server that was killed; a process that still writes to one of them fails.
  const left = readdirSync(folder).filter((entry) => entry.startsWith(UNFINISHED))
  for (const entry of left) await rm(join(folder, entry), { recursive: true })
  const unfinished = join(folder, UNFINISHED + process.pid)
  // It ends before a second, better compilation of the engine has paid for itself: without one it takes a quarter less.
  await run(process.execPath, ['--liftoff-only', PROGRAM, unfinished])
  await rename(unfinished, join(folder, DATABASE))
}
