import { mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copyOpenFile } from '../adapters/copied-files.ts'
import { isGone } from '../adapters/is-gone.ts'

/** The folder of uploads in a data folder, and in a backup. */
export const UPLOADS_OF_SERVER = 'media'
export const UPLOADS_OF_BACKUP = 'uploads'

/** The paths of all files below a folder; none where there is no such folder. */
export const filesBelow = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
  } catch (error) {
    if (isGone(error)) return []
    throw error
  }
}

/** Copies the files below a folder; answers which were copied, and how many were deleted meanwhile. A file never changes. */
export const copyFiles = async (from: string, to: string): Promise<{ copied: string[]; vanished: number }> => {
  const copied: string[] = []
  let vanished = 0
  for (const path of await filesBelow(from)) {
    try {
      const file = await open(join(from, path))
      try {
        await mkdir(join(to, dirname(path)), { recursive: true })
        await copyOpenFile(file, join(to, path))
      } finally {
        await file.close()
      }
      copied.push(path)
    } catch (error) {
      if (!isGone(error)) throw error
      vanished += 1
    }
  }
  return { copied, vanished }
}
