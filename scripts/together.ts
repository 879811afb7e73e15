import { availableParallelism } from 'node:os'
import type { Command, Running } from './child.ts'
import { runInGroup } from './child.ts'

/** Runs programs, as many at a time as there are cores; prints what the failing ones print, and answers whether none failed. */
export const runTogether = async (commands: readonly Command[], { print, ended }: Running): Promise<boolean> => {
  const waiting = [...commands]
  let passed = true
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const printed: string[] = []
      if ((await runInGroup(next, { print: (text) => printed.push(text), ended })) === 0) continue
      passed = false
      print(printed.join('') || `${next.join(' ')} failed\n`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return passed
}
