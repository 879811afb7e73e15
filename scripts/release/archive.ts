import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { create } from 'tar'

/** Packs a folder as `name.tar.gz`; of the same files and date the same bytes. */
export const packFolder = async (folder: string, file: string, date: Date): Promise<void> => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dirname(folder), join(entry.parentPath, entry.name)))
    .sort()
  await create(
    { file, cwd: dirname(folder), gzip: { level: 9 }, portable: true, mtime: date, noDirRecurse: true },
    files,
  )
}
