import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Catalogue } from '../src/lib/text/translate.ts'

const SOURCE = join(import.meta.dirname, '..', 'src')
/** What puts the messages of several features into use. */
const JOINED = ['stage', 'accounts', 'studio'].map((part) => `messages/${part}.ts`)

const load = (file: string): Promise<unknown> => import(pathToFileURL(join(SOURCE, file)).href)

/** A module with messages that a feature puts into use itself, or that are joined with others. */
export const MESSAGES_MODULE = /\/packages\/web\/src\/.*messages\.ts$/

/** Every English message of the product, by its namespace: what the modules of messages say. */
export const readWrittenMessages = async (): Promise<Catalogue> => {
  for (const file of [...JOINED, ...globSync('**/*messages.ts', { cwd: SOURCE })]) await load(file)
  // Loaded by its address as they are: bundled with a configuration it would be another module, which knows none of them.
  const { writtenMessages } = (await load('lib/text/translate.ts')) as typeof import('../src/lib/text/translate.ts')
  return writtenMessages()
}
