import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupConfig } from './take-backup.ts'
import { takeBackup, UNFINISHED } from './take-backup.ts'

/** The names that scheduled backups have; what else is in the folder is somebody else's. */
const NAME = /^quokka-\d{8}T\d{6}Z$/
/** What was left by a process that was killed is nobody's any more. */
const LEFT_AFTER_MS = 24 * 3_600_000

/** The name of a scheduled backup by the moment of its beginning. */
export const nameOfBackup = (nowMs: number): string =>
  `quokka-${new Date(nowMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Removes what is not whole and was left by an earlier process, except that of the given age. */
export const removeUnfinished = async (folder: string, olderThanMs: number, of = ''): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${UNFINISHED}${of === '' ? 'quokka-' : of}`)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (Date.now() - mtimeMs >= olderThanMs) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** Keeps the newest backups of the schedule. What is deleted is first called as what is not whole. */
const removeOld = async (folder: string, keep: number): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort()
  for (const name of names.slice(0, Math.max(0, names.length - keep))) {
    const leaving = join(folder, `${UNFINISHED}${name}-leaving`)
    await rename(join(folder, name), leaving)
    await rm(leaving, { recursive: true })
  }
}

/** Makes one of the backups of the schedule, then removes those beyond the number that is kept. Answers how many bytes it has. */
export const backUpIntoFolder = async (
  config: BackupConfig,
  { folder, name, keep }: { folder: string; name: string; keep: number },
): Promise<number> => {
  await mkdir(folder, { recursive: true })
  await removeUnfinished(folder, LEFT_AFTER_MS)
  const { bytes } = await takeBackup(config, join(folder, name))
  await removeOld(folder, keep)
  return bytes
}
