import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { join, relative } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { root } from '../child.ts'
import type { RawExecution } from './raw.ts'
import { RAW_FOLDER } from './raw.ts'

/** What vitest's workers keep of the modules that they read; no public interface of its own tells that. */
interface Worker {
  filepath: string
  evaluatedModules: {
    idToModuleMap: Map<string, { file: string; imports: Set<string>; meta?: { code?: string } }>
  }
  moduleExecutionInfo: Map<string, { startOffset: number }>
}

const { evaluatedModules, filepath, moduleExecutionInfo } = (globalThis as unknown as { __vitest_worker__: Worker })
  .__vitest_worker__

const isOurs = (file: string): boolean => file.startsWith(`${root}/`) && !file.includes('/node_modules/')
const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64url')

// A setup file of vitest: it leaves what each test file executed, function by function, in RAW_FOLDER.
const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

/** What was executed since this was asked last. */
const take = (): RawExecution['inTests'] => {
  const executed: RawExecution['inTests'] = {}
  session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
    for (const { url, functions } of result) {
      const file = url.replace(/^file:\/\//, '')
      if (!isOurs(file)) continue
      const offset = moduleExecutionInfo.get(file)?.startOffset ?? 0
      const ranges = functions.flatMap(({ ranges: [range] }) => (range !== undefined && range.count > 0 ? [range] : []))
      executed[relative(root, file)] = ranges.map(({ startOffset, endOffset }) => [
        startOffset - offset,
        endOffset - offset,
      ])
    }
  })
  return executed
}

/** The code of all modules that the test file imports, over however many steps. */
const importedCode = (): Map<string, string> => {
  const code = new Map<string, string>()
  const seen = new Set<string>()
  const waiting = [filepath]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = evaluatedModules.idToModuleMap.get(id)
    if (seen.has(id) || module === undefined) continue
    seen.add(id)
    waiting.push(...module.imports)
    if (isOurs(module.file)) code.set(relative(root, module.file), module.meta?.code ?? '')
  }
  return code
}

let atLoad: RawExecution['atLoad'] = {}
beforeAll(() => {
  atLoad = take()
})

afterAll(() => {
  const inTests = take()
  session.disconnect()
  mkdirSync(join(RAW_FOLDER, 'code'), { recursive: true })
  const imported: Record<string, string> = {}
  for (const [file, code] of importedCode()) {
    const hash = hashOf(code)
    imported[file] = hash
    const path = join(RAW_FOLDER, 'code', `${hash}.js`)
    if (!existsSync(path)) writeFileSync(path, code)
  }
  const execution: RawExecution = { test: relative(root, filepath), imported, atLoad, inTests }
  writeFileSync(join(RAW_FOLDER, `${hashOf(`${process.pid} ${Math.random()}`)}.json`), JSON.stringify(execution))
})
