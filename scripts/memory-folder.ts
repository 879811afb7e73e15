import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Files in memory on Linux; containers often have little of it. */
const MEMORY = '/dev/shm'
const PREFIX = 'quokka-quiz-tests-'
/** Bytes; a whole run of the tests takes up to 0.6 GB at once. */
const ROOM_NEEDED = 4 * 2 ** 30

/**
 * Lets tests write their data folders to memory where there is room: each server copies a database for itself, and starts a third
 * sooner. The folder is removed when this process ends; one of a process that was killed is removed by the next.
 */
export const keepTestFoldersInMemory = (): void => {
  if (process.env.TEST_FOLDER !== undefined || !existsSync(MEMORY)) return
  for (const name of readdirSync(MEMORY)) if (name.startsWith(PREFIX) && isLeftBehind(name)) remove(name)
  const { bavail, bsize } = statfsSync(MEMORY)
  if (Math.min(bavail * bsize, process.availableMemory()) < ROOM_NEEDED) return
  const own = `${PREFIX}${process.pid}`
  mkdirSync(join(MEMORY, own))
  process.env.TEST_FOLDER = join(MEMORY, own)
  process.on('exit', () => remove(own))
}

const remove = (name: string): void => rmSync(join(MEMORY, name), { recursive: true, force: true })

const isLeftBehind = (name: string): boolean => {
  // Another run may be removing it at this moment.
  const isOwn = statSync(join(MEMORY, name), { throwIfNoEntry: false })?.uid === process.getuid?.()
  return isOwn && !existsSync(join('/proc', name.slice(PREFIX.length)))
}
