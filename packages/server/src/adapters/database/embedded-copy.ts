import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { copyOpenFile } from '../copied-files.ts'
import { isGone } from '../is-gone.ts'
import { CannotOpen } from './cannot-open.ts'
import { followLog } from './log-follower.ts'
import { DATABASE } from './new-database.ts'
import type { PlainDatabase } from './plain-database.ts'
import { openPlainEmbedded } from './plain-database.ts'

const CONTROL = join('global', 'pg_control')
const LOG = 'pg_wal'
/** What a process of the database writes for itself, and makes again at its start. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init'])
const TRIES = 5
const BETWEEN_TRIES_MS = 500

/** Where in the control file it says whether the database is in use, and the number that says so. */
const STATE_AT = 16
const IN_PRODUCTION = 6

/** Copies a folder of the database; what is deleted meanwhile is left out, as the log says that it is. */
const copyFolder = async (from: string, to: string, isWanted: (name: string) => boolean): Promise<void> => {
  const entries = await readdir(from, { withFileTypes: true })
  await mkdir(to, { recursive: true })
  for (const entry of entries.filter(({ name }) => isWanted(name))) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    try {
      if (entry.isDirectory()) await copyFolder(source, target, isWanted)
      else await copyFile(source, target)
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
}

const copyFile = async (source: string, target: string): Promise<void> => {
  const file = await open(source)
  try {
    await copyOpenFile(file, target)
  } finally {
    await file.close()
  }
}

/**
 * Copies a database that another process may be writing to; false where the copy cannot be used. The control file comes first: it names the
 * checkpoint from which the log is replayed, and every page that was written to since then is in that log as a whole. The log
 * comes last: it has whatever was done to the pages while they were copied.
 */
const copyOnce = async (from: string, to: string): Promise<boolean> => {
  const log = await followLog(join(from, LOG))
  try {
    const control = await readFile(join(from, CONTROL))
    await copyFolder(from, to, (name) => name !== LOG && !LEFT_OUT.has(name))
    await writeFile(join(to, CONTROL), control)
    await copyFolder(join(from, LOG), join(to, LOG), (name) => !/^[0-9A-F]{24}$/.test(name))
    if (!(await log.copyTo(join(to, LOG)))) return false
    // A database that was closed replays nothing: it must not have been opened meanwhile.
    return control.readUInt32LE(STATE_AT) === IN_PRODUCTION || control.equals(await readFile(join(from, CONTROL)))
  } finally {
    await log.close()
  }
}

/**
 * Opens a copy of the embedded database of a data folder, made in `work`, while a server may be using it: the engine has one session,
 * which play needs (decision 0094). What was acknowledged before is in it.
 */
export const openEmbeddedCopy = async (dataFolder: string, work: string): Promise<PlainDatabase> => {
  const copy = join(work, DATABASE)
  let why: unknown
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (tried > 0) await pause(BETWEEN_TRIES_MS * tried)
    await rm(copy, { recursive: true, force: true })
    if (!(await copyOnce(join(dataFolder, DATABASE), copy))) continue
    try {
      // Replays the log, and refuses where that does not lead to a whole database.
      return await openPlainEmbedded(work)
    } catch (error) {
      why = error
    }
  }
  throw new CannotOpen(`The database in ${dataFolder} changed too fast to be copied; try again when less is written.`, {
    cause: why,
  })
}
