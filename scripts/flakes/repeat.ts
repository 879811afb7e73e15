import type { History } from './history.ts'
import type { Outcome } from './test-run.ts'
import { runTestFile } from './test-run.ts'

type Repeating = {
  files: readonly string[]
  /** How many of them run at a time. */
  atOnce: number
  history: History
  /** Runs that are under way when this is aborted are ended and not counted. */
  ended: AbortSignal
  env: NodeJS.ProcessEnv
}

/** Runs test files over and over until `ended`, each beside others but never beside itself, and tells of each run. */
export const repeat = async ({ files, atOnce, history, ended, env }: Repeating): Promise<void> => {
  const free = new Set(files)
  const lane = async () => {
    while (!ended.aborted) {
      const file = history.next([...free])
      if (file === undefined) return
      free.delete(file)
      const outcome = await runTestFile(file, { ended, env })
      if (outcome === null) return
      console.log(lineOf(file, outcome))
      // What is skipped here would be skipped again.
      if (outcome.result === 'skipped') continue
      history.add(file, outcome)
      free.add(file)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, files.length) }, lane))
}

const SIGNS = { passed: '✓', failed: '✗', skipped: '–' }

const lineOf = (file: string, { result, failures, seconds }: Outcome): string =>
  [
    `${SIGNS[result]} ${file}, ${seconds.toFixed(0)} s`,
    ...failures.map(({ title, error }) => `    ${title}: ${error}`),
  ].join('\n')
