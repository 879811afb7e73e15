import { readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { followLog } from './log-follower.ts'

const FILES = 1000

/** How many files of a folder this process has open. */
const openIn = (folder: string): number =>
  readdirSync('/proc/self/fd').filter((file) => {
    try {
      return readlinkSync(join('/proc/self/fd', file)).startsWith(folder)
    } catch {
      return false
    }
  }).length

test.skipIf(process.platform !== 'linux')(
  'OP33 a log whose first reading takes long leaves no file open once it was copied',
  async () => {
    const [log, copy] = [newFolder(), newFolder()]
    for (let number = 0; number < FILES; number += 1) {
      const [high, low] = [number >> 8, number & 255].map((half) => half.toString(16).toUpperCase().padStart(8, '0'))
      writeFileSync(join(log, `00000001${high}${low}`), 'x')
    }
    const follower = await followLog(log)
    expect(openIn(log)).toBe(FILES)
    expect(await follower.copyTo(copy)).toBe(true)
    await follower.close()
    expect(openIn(log)).toBe(0)
    expect(readdirSync(copy)).toHaveLength(FILES)
  },
)
