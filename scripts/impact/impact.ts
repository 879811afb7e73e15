import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { root } from '../child.ts'
import { cachedParts } from './parts.ts'

/** Where the parts of the source that each test file depended on, when it passed last, are kept. */
export const IMPACT_PATH = join(root, 'node_modules', '.cache', 'impact', 'impact.json')

/** The hashes of the parts by file, by test file; paths are from the root. */
const Impact = z.record(z.string(), z.record(z.string(), z.array(z.string())))
export type Impact = Map<string, Record<string, string[]>>

/** What is kept of the tests that were recorded here; nothing before the first `npm run check -- --record`. */
export const readImpact = (): Impact =>
  new Map(existsSync(IMPACT_PATH) ? Object.entries(Impact.parse(JSON.parse(readFileSync(IMPACT_PATH, 'utf8')))) : [])

/** Those of the test files that never passed here, or of which something that they depended on is no more as it was. */
export const touchedBy = (impact: Impact, tests: readonly string[]): string[] => {
  const partsOf = cachedParts()
  const isThere = (file: string, hash: string) => {
    const parts = partsOf(file)
    return parts !== null && (parts.whole === hash || parts.outside === hash || parts.functions.includes(hash))
  }
  return tests.filter((test) => {
    const parts = impact.get(test)
    return (
      parts === undefined ||
      !Object.entries(parts).every(([file, hashes]) => hashes.every((hash) => isThere(file, hash)))
    )
  })
}
