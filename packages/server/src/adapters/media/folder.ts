import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Chance, MediaStore } from '../../ports.ts'

/** Keeps uploaded media below a folder of the local disk. */
export const folderMedia = (root: string, chance: Chance): MediaStore => ({
  async put(folder, name, bytes) {
    const path = join(root, folder)
    await mkdir(path, { recursive: true, mode: 0o700 })
    // A name is either absent or whole, whenever the process ends. One with a dot in front is never served.
    const unfinished = join(path, `.${chance.newId()}`)
    await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
    await rename(unfinished, join(path, name))
  },
  remove: (folder, name) => rm(join(root, folder, name), { force: true }),
  pathOf: (folder) => resolve(root, folder),
})
