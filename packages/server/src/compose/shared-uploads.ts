import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotOpen } from '../adapters/database/cannot-open.ts'
import { createUploadFolders } from '../stores/upload-folders.ts'
import type { ServerPorts } from './server-ports.ts'

const MARK = 'shared-folder-'

/** The marker of a folder, which gets one where it has none; two that are made at the same moment are both right. */
const markerOf = (folder: string, newId: () => string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const known = readdirSync(folder).find((name) => name.startsWith(MARK))
  if (known !== undefined) return known
  const made = MARK + newId()
  writeFileSync(join(folder, made), '')
  return made
}

/**
 * Rejects with `CannotOpen` where uploads are kept in another folder than those of the servers that began before on this database:
 * what one takes the others would not find. A bucket is the same for all. Rule ME24.
 */
export const checkSharedUploads = async ({
  config,
  chance,
  database,
}: Pick<ServerPorts, 'chance' | 'database'> & {
  config: Pick<ServerPorts['config'], 'DATA_DIR' | 'S3_BUCKET'>
}): Promise<void> => {
  if (config.S3_BUCKET !== undefined) return
  const folder = join(config.DATA_DIR, 'media')
  const settled = await createUploadFolders(database).settle(markerOf(folder, chance.newId))
  if (existsSync(join(folder, settled))) return
  throw new CannotOpen(
    `The uploads in ${folder} are not those of the other servers on this database. Let DATA_DIR lie in a folder that all of them share, ` +
      `or set S3_BUCKET for all. If this is that folder, put an empty file named ${settled} into it.`,
  )
}
