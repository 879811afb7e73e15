import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { root } from '../child.ts'
import { cachedParts } from './parts.ts'

/** Where the parts of the source that each test file depended on, when it passed last, are kept. */
export const IMPACT_PATH = join(root, 'node_modules', '.cache', 'impact', 'impact.json')

/** By test file: how long it took, in milliseconds while it was recorded, and the hashes of the parts by file; paths are from the root. */
const Recorded = z.object({ tookMs: z.number(), parts: z.record(z.string(), z.array(z.string())) })
export type Impact = Map<string, z.infer<typeof Recorded>>

/** What is kept of the tests that were recorded here; nothing before the first `npm run check -- --record`. */
export const readImpact = (): Impact =>
  new Map(
    existsSync(IMPACT_PATH)
      ? Object.entries(z.record(z.string(), Recorded).parse(JSON.parse(readFileSync(IMPACT_PATH, 'utf8'))))
      : [],
  )

/** Of the time of all tests, what those take that a check runs: a function that everything uses concerns them all. */
const SHARE_RUN = 0.2

/**
 * Of touched test files, as many as a check has time for: those that were never recorded, then those that executed least, which
 * are nearest to what changed.
 */
export const nearestOf = (impact: Impact, touched: readonly string[]): string[] => {
  const executed = (test: string): number =>
    Object.values(impact.get(test)?.parts ?? {}).reduce((sum, hashes) => sum + hashes.length, 0)
  const tookMs = (test: string): number => impact.get(test)?.tookMs ?? 0
  const all = [...impact.values()].reduce((sum, recorded) => sum + recorded.tookMs, 0)
  let leftMs = all * SHARE_RUN
  return touched
    .toSorted((a, b) => executed(a) - executed(b))
    .filter((test) => {
      leftMs -= tookMs(test)
      return leftMs >= 0 || !impact.has(test)
    })
}

/** Those of the test files that never passed here, or of which something that they depended on is no more as it was. */
export const touchedBy = (impact: Impact, tests: readonly string[]): string[] => {
  const partsOf = cachedParts()
  const isThere = (file: string, hash: string) => {
    const parts = partsOf(file)
    return parts !== null && (parts.whole === hash || parts.outside === hash || parts.functions.includes(hash))
  }
  return tests.filter((test) => {
    const parts = impact.get(test)?.parts
    return (
      parts === undefined ||
      !Object.entries(parts).every(([file, hashes]) => hashes.every((hash) => isThere(file, hash)))
    )
  })
}
