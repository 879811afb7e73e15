import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '../src/lib/text/translate.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'languages', 'src')
/** A language's folder has what players read, and what authors and hosts read besides. */
const FILES = ['stage.json', 'studio.json']

const readJson = (language: string, file: string): object => {
  const path = join(FOLDER, language, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** What a language says; nothing where nobody has translated it. */
export const readTranslated = (language: string): Catalogue =>
  Object.assign({}, ...FILES.map((file) => readJson(language, file)), {
    // The sentences that the server has in English, flat by their keys.
    refusals: readJson(language, 'refusals.json'),
  })

/** The keys whose sentence is English in this language too. */
export const readSame = (language: string): string[] => {
  const path = join(FOLDER, language, 'same.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
}
