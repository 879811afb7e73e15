import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { openPglite } from '../adapters/database/pglite.ts'
import { newFolder } from './new-folder.ts'

const adapter = join(import.meta.dirname, '..', 'adapters', 'database')
const cache = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '.cache', 'quokka-test-database')

const fail = (why: string | Error): never => {
  throw new Error(`the test database broke: ${why}`)
}

/** Changes with whatever the content of a new database depends on. */
const key = (): string => {
  const hash = createHash('sha256').update(manifest.dependencies['@electric-sql/pglite'])
  for (const path of globSync('**/*.{sql,ts}', { cwd: adapter }).sort())
    if (!path.endsWith('.test.ts')) hash.update(path).update(readFileSync(join(adapter, path)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * The path of a data folder with an empty embedded database. Making one takes seconds, so it is kept for the next run;
 * it appears whole or not at all, however many make it at the same moment.
 */
const preparedFolder = async (): Promise<string> => {
  const name = key()
  const prepared = join(cache, name)
  if (existsSync(prepared)) return prepared
  mkdirSync(cache, { recursive: true })
  const older = readdirSync(cache).filter((other) => !other.startsWith(name))
  for (const other of older) rmSync(join(cache, other), { recursive: true, force: true })
  const draft = mkdtempSync(`${prepared}-`)
  await (await openPglite({ folder: draft, port: 0, onDeath: fail, onBrokenConnection: fail })).close()
  try {
    renameSync(draft, prepared)
  } catch (error) {
    rmSync(draft, { recursive: true })
    // Somebody else was quicker.
    if (!existsSync(prepared)) throw error
  }
  return prepared
}

/** Answers what makes data folders with an empty embedded database, each of its own. */
export const prepareDataFolders = async (): Promise<() => string> => {
  const prepared = await preparedFolder()
  return () => {
    const copy = newFolder()
    cpSync(prepared, copy, { recursive: true })
    return copy
  }
}
