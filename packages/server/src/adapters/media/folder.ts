import { copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore, TemporaryFiles } from '../../ports.ts'
import { isGone } from '../is-gone.ts'

const flush = async (path: string): Promise<void> => {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Keeps uploaded media below a folder of the local disk, on which the temporary files are as well. */
export const folderMedia = (root: string, temporary: TemporaryFiles): MediaStore => ({
  async put(folder, name, content) {
    await mkdir(join(root, folder), { recursive: true, mode: 0o700 })
    // A name is either absent or whole, whenever the process ends.
    const unfinished = temporary.newPath()
    try {
      if (content instanceof Uint8Array) await writeFile(unfinished, content, { mode: 0o600 })
      else await copyFile(content.path, unfinished)
      await flush(unfinished)
      await rename(unfinished, join(root, folder, name))
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  },
  async find(folder, name) {
    const path = join(root, folder, name)
    try {
      const { size, mtimeMs } = await stat(path)
      return {
        bytes: size,
        etag: `"${size.toString(36)}-${mtimeMs.toString(36)}"`,
        read: async (range) => (await open(path)).createReadStream(range && { start: range.first, end: range.last }),
      }
    } catch (error) {
      if (isGone(error)) return undefined
      throw error
    }
  },
  remove: (folder, name) => rm(join(root, folder, name), { force: true }),
})
