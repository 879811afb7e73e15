import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Command } from '../child.ts'
import { root, runInGroup, tool } from '../child.ts'
import { isBrowserTest } from './files.ts'
import type { Failure, Report } from './report.ts'
import { readPlaywrightReport, readVitestReport } from './report.ts'

/** What became of one run of a test file, and the seconds it took; `skipped` when none of its tests ran here. */
export type Outcome = {
  result: 'passed' | 'failed' | 'skipped'
  /** Each with the path of what the run printed. */
  failures: (Failure & { log: string })[]
  seconds: number
}

/**
 * Runs a test file once; what it prints stays in `test-results/flakes` when it failed. Null when `ended` cut it off. The
 * tests get `env` beside our own environment.
 */
export const runTestFile = async (
  file: string,
  { ended, env }: { ended: AbortSignal; env: NodeJS.ProcessEnv },
): Promise<Outcome | null> => {
  const folder = join(root, 'test-results', 'flakes')
  mkdirSync(folder, { recursive: true })
  const began = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const of = (extension: string) => join(folder, `${basename(file)}-${began}.${extension}`)
  const [log, json] = [of('log'), of('json')]
  const startedMs = performance.now()
  const command = isBrowserTest(file) ? playwright(file, of('files')) : vitest(file, json)
  const print = (text: string) => appendFileSync(log, text)
  const exitCode = await runInGroup(command, { print, ended }, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: json })
  const seconds = (performance.now() - startedMs) / 1000
  const report = existsSync(json) ? readReport(file, json) : null
  rmSync(json, { force: true })
  const hasPassed = exitCode === 0 && report !== null
  if (hasPassed || ended.aborted) for (const path of [log, of('files')]) rmSync(path, { recursive: true, force: true })
  if (ended.aborted) return null
  if (hasPassed) {
    return { result: report.passed === 0 ? 'skipped' : 'passed', failures: [], seconds }
  }
  const told = report?.failures ?? []
  const failures = told.length > 0 ? told : [{ title: 'the file', error: `ended with ${exitCode}` }]
  return { result: 'failed', failures: failures.map((failure) => ({ ...failure, log: relative(root, log) })), seconds }
}

const vitest = (file: string, json: string): Command => [
  tool('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${json}`,
  join(root, file),
]

const playwright = (file: string, files: string): Command => [
  tool('playwright'),
  'test',
  '--reporter=list,json',
  `--output=${files}`,
  file,
]

const readReport = (file: string, path: string): Report => {
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return isBrowserTest(file) ? readPlaywrightReport(json) : readVitestReport(json)
}
