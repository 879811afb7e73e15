import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { root, tool } from '../child.ts'
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

/** What a program may take to clean up before it is killed. */
const FAREWELL_MS = 15_000

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
  const exitCode = await runInGroup(isBrowserTest(file) ? playwright(file, of('files')) : vitest(file, json), {
    log,
    ended,
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: json },
  })
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

const vitest = (file: string, json: string) => [
  tool('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${json}`,
  join(root, file),
]

const playwright = (file: string, files: string) => [
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

/** Runs a program in a process group of its own, so that its servers and browsers end with it. */
const runInGroup = async (
  [program = '', ...args]: string[],
  { log, ended, env }: { log: string; ended: AbortSignal; env: NodeJS.ProcessEnv },
): Promise<number | null> => {
  const output = openSync(log, 'w')
  const child = spawn(program, args, { cwd: root, env, detached: true, stdio: ['ignore', output, output] })
  const send = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal)
  }
  let killing: NodeJS.Timeout | undefined
  const end = () => {
    send('SIGINT')
    killing = setTimeout(send, FAREWELL_MS, 'SIGKILL')
  }
  ended.addEventListener('abort', end)
  try {
    const [exitCode] = (await once(child, 'exit')) as [number | null]
    return exitCode
  } finally {
    ended.removeEventListener('abort', end)
    clearTimeout(killing)
    closeSync(output)
  }
}
