import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { CannotOpen } from './cannot-open.ts'

/** Who holds a folder. */
const Holder = z.object({ pid: z.int(), host: z.string(), port: z.int(), startedAt: z.string() })
type Holder = z.infer<typeof Holder>

/** The folder is another server's, which the message names. */
export class FolderInUse extends CannotOpen {}

/** Ends the hold on the folder; the end of the process, however sudden, does the same. */
export type Release = () => void

/**
 * Takes a data folder for this process alone, or throws `FolderInUse`. Two embedded databases on one folder lose
 * acknowledged rows without an error, so this comes before opening.
 */
export const lockFolder = (folder: string, port: number): Release => {
  const holderPath = join(folder, 'server.json')
  const lock = new DatabaseSync(join(folder, 'server.lock'))
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (isBusy(error)) throw new FolderInUse(inUse(folder, readHolder(holderPath)))
    throw error
  }
  const holder: Holder = { pid: process.pid, host: hostname(), port, startedAt: new Date().toISOString() }
  writeFileSync(holderPath, JSON.stringify(holder))
  return () => {
    rmSync(holderPath, { force: true })
    lock.close()
  }
}

const SQLITE_BUSY = 5
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

const readHolder = (path: string): Holder | undefined => {
  if (!existsSync(path)) return undefined
  try {
    return Holder.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data
  } catch {
    // Caught while the other server writes it: the refusal matters, not the name.
    return undefined
  }
}

const inUse = (folder: string, holder: Holder | undefined): string => {
  const who =
    holder === undefined
      ? 'another server'
      : `the server with process ${holder.pid} on ${holder.host}, port ${holder.port}, started ${holder.startedAt}`
  return `The data folder ${folder} is in use by ${who}. Stop that one first, or give this one its own DATA_DIR.`
}
