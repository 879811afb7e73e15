import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Chance, TemporaryFiles } from '../../ports.ts'

/** Opens the folder of unfinished files, and removes what an earlier process left in it. */
export const openTemporaryFiles = (folder: string, chance: Chance): TemporaryFiles => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return { newPath: () => join(folder, chance.newId()) }
}
