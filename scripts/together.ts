import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { root } from './child.ts'

/** A program that reads the repository and changes nothing, with its arguments. */
export type Command = readonly [program: string, ...args: string[]]

/** Runs programs, as many at a time as there are cores; shows what the failing ones print, and answers whether none failed. */
export const runTogether = async (commands: readonly Command[]): Promise<boolean> => {
  const waiting = [...commands]
  let passed = true
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { hasPassed, output } = await outcomeOf(next)
      if (hasPassed) continue
      passed = false
      console.error(output)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return passed
}

const outcomeOf = ([program, ...args]: Command): Promise<{ hasPassed: boolean; output: string }> =>
  new Promise((resolve) => {
    execFile(program, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ hasPassed: error === null, output: `${stdout}${stderr}`.trim() || String(error) }),
    )
  })
