import type { FileHandle } from 'node:fs/promises'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { copyOpenFile } from '../copied-files.ts'
import { isGone } from '../is-gone.ts'

const LOOK_EVERY_MS = 20
/** The timeline, and the number of the file in two halves, of which the second counts to 255: there are 4 GB in 256 files of 16 MB. */
const LOG_FILE = /^[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})$/
const FILES_OF_HALF = 256

/** Holds the files of a database's write-ahead log open as they come, so that they can be read after the database has deleted them. */
export interface LogFollower {
  /** Writes all of them into a folder; false where one came and went unseen. */
  copyTo(folder: string): Promise<boolean>
  close(): Promise<void>
}

const numberOf = (name: string): number | undefined => {
  const [, high = '', low = ''] = LOG_FILE.exec(name) ?? []
  return high === '' ? undefined : Number.parseInt(high, 16) * FILES_OF_HALF + Number.parseInt(low, 16)
}

export const followLog = async (folder: string): Promise<LogFollower> => {
  const held = new Map<string, FileHandle>()
  let looking: Promise<void> | undefined

  const look = async (): Promise<void> => {
    for (const name of await readdir(folder)) {
      if (held.has(name) || numberOf(name) === undefined) continue
      try {
        held.set(name, await open(join(folder, name)))
      } catch (error) {
        if (!isGone(error)) throw error
      }
    }
  }
  await look()
  /** One look after the other, as two at once would open a file twice; what one cannot read is told by the last. */
  const timer = setInterval(() => {
    looking ??= look()
      .catch(() => {})
      .finally(() => {
        looking = undefined
      })
  }, LOOK_EVERY_MS)

  return {
    async copyTo(target) {
      clearInterval(timer)
      await looking
      await look()
      for (const [name, file] of held) await copyOpenFile(file, join(target, name))
      const numbers = [...held.keys()].flatMap((name) => numberOf(name) ?? []).sort((a, b) => a - b)
      const [first = 0] = numbers
      return numbers.every((number, place) => number === first + place)
    },
    async close() {
      clearInterval(timer)
      await looking
      for (const file of held.values()) await file.close()
    },
  }
}
