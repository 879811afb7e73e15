import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Chance, TemporaryFiles } from '../../ports.ts'

/** Opens the folder of unfinished files, and removes what dead processes left in it: everything, or what was written before a moment. */
export const openTemporaryFiles = (
  folder: string,
  chance: Chance,
  writtenBeforeMs = Number.POSITIVE_INFINITY,
): TemporaryFiles => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    // Another server may be removing it as well.
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: writtenBeforeMs }
    if (mtimeMs < writtenBeforeMs) rmSync(path, { recursive: true, force: true })
  }
  return { newPath: () => join(folder, chance.newId()) }
}
