import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod'
import { root } from '../child.ts'
import type { Range } from './functions.ts'
import { functionsIn } from './functions.ts'
import { IMPACT_PATH, readImpact } from './impact.ts'
import type { Parts } from './parts.ts'
import { cachedParts } from './parts.ts'
import { RAW_FOLDER, RawExecution } from './raw.ts'

/** Whatever every test depends on. */
const EVERYWHERE = ['package-lock.json', 'vitest.config.ts', 'tsconfig.base.json']

const VitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), status: z.string(), startTime: z.number(), endTime: z.number() })),
})

/** Adds what the tests that just ran executed to what is kept of earlier runs; of those that failed, by vitest's JSON report, nothing is kept. */
export const keepExecutions = (report: string): void => {
  const { testResults } = VitestReport.parse(JSON.parse(readFileSync(report, 'utf8')))
  const results = Map.groupBy(testResults, ({ name }) => relative(root, name))
  const executions = globSync('*.json', { cwd: RAW_FOLDER }).map((name) =>
    RawExecution.parse(JSON.parse(readFileSync(join(RAW_FOLDER, name), 'utf8'))),
  )
  const impact = readImpact()
  const partsOf = cachedParts()
  const placesIn = placesInCode()
  const atLoad = new Map<string, Set<string>>()
  for (const { imported, atLoad: executed } of executions)
    for (const [file, ranges] of Object.entries(executed))
      for (const part of executedParts(partsOf(file), placesIn(file, imported[file]), ranges))
        atLoad.set(file, (atLoad.get(file) ?? new Set()).add(part))

  const ran = Map.groupBy(executions, ({ test }) => test)
  for (const [test, runs] of ran) {
    impact.delete(test)
    const ofTest = results.get(test) ?? []
    if (ofTest.some(({ status }) => status !== 'passed')) continue
    const parts = new Map<string, Set<string>>()
    const add = (file: string, added: Iterable<string>) =>
      parts.set(file, new Set([...(parts.get(file) ?? []), ...added]))
    for (const file of [...EVERYWHERE, test]) add(file, [partsOf(file)?.whole ?? ''])
    for (const { imported, inTests } of runs) {
      for (const [file, code] of Object.entries(imported)) {
        add(file, [partsOf(file)?.outside ?? '', ...(atLoad.get(file) ?? [])])
        add(file, executedParts(partsOf(file), placesIn(file, code), inTests[file] ?? []))
      }
    }
    impact.set(test, {
      tookMs: ofTest.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0),
      parts: Object.fromEntries([...parts].map(([file, hashes]) => [file, [...hashes]])),
    })
  }
  mkdirSync(dirname(IMPACT_PATH), { recursive: true })
  writeFileSync(IMPACT_PATH, JSON.stringify(Object.fromEntries(impact)))
  forgetRawExecutions()
}

/** Removes what an earlier run left. */
export const forgetRawExecutions = (): void => rmSync(RAW_FOLDER, { recursive: true, force: true })

/** The functions of the code that was made of a file, read once; null where they are not those of the file, one by one. */
const placesInCode = () => {
  const known = new Map<string, Range[] | null>()
  return (file: string, hash: string | undefined): Range[] | null => {
    if (hash === undefined) return null
    if (!known.has(hash)) {
      const functions = functionsIn(`${file}.js`, readFileSync(join(RAW_FOLDER, 'code', `${hash}.js`), 'utf8'))
      known.set(hash, functions)
    }
    return known.get(hash) ?? null
  }
}

/** The parts that stand for executed functions; the whole file where it is not known which those are. */
const executedParts = (parts: Parts | null, places: Range[] | null, executed: readonly Range[]): string[] => {
  if (parts === null || executed.length === 0) return []
  if (places === null || places.length !== parts.functions.length) return [parts.whole]
  return executed.flatMap((range) => {
    const place = nearest(places, range)
    return parts.functions[place] ?? []
  })
}

/** Which of the functions a range of V8's is: they end alike, and begin nearly so. The module as a whole is none. */
const nearest = (places: readonly Range[], [start, end]: Range): number => {
  const distance = (place: Range) => (place[1] === end ? Math.abs(place[0] - start) : Number.POSITIVE_INFINITY)
  const best = places.reduce((a, b, index) => (distance(b) < distance(places[a] as Range) ? index : a), 0)
  return distance(places[best] ?? [0, 0]) < 200 ? best : -1
}
