import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

/** The files of the web of every server on the database, whatever its build. */
export interface KeptWebFiles {
  /** A file below `assets/` that this server's build may not have. */
  find(name: string): Promise<Uint8Array | undefined>
  /** Stores those of this server where they are not, and forgets old ones. */
  renew(): Promise<void>
}

/** Compressed copies are not kept: a page asks another build for few files, and for a while. */
const isCopy = (name: string): boolean => /\.(br|gz)$/.test(name)

/**
 * While servers are replaced one by one a page of the old build asks new servers for its files, and one of the new build old ones
 * (decision 0080). Undefined where there is one server.
 */
export const composeWebFiles = (
  { database, folders }: Pick<ServerPorts, 'folders'> & { database: Pick<ServerPorts['database'], 'isShared'> },
  { webFiles }: Pick<Stores, 'webFiles'>,
): KeptWebFiles | undefined => {
  if (!database.isShared) return undefined
  const assets = join(folders.web, 'assets')
  return {
    find: webFiles.find,
    async renew() {
      // A web that is not built has none.
      const names = (await readdir(assets).catch(() => [])).filter((name) => !isCopy(name))
      for (const name of await webFiles.renew(names)) await webFiles.add(name, await readFile(join(assets, name)))
      await webFiles.removeOld()
    },
  }
}
