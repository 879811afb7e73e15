import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Each takes a processor, and up to some hundred megabytes for a picture of 40 megapixels. */
const LIMITS = { longestMs: 30_000, atOnce: 2, mostWaiting: 40 }

/** What a process wrote to its standard output; `broken` when it was ended, for its time or by what it read, or wrote nothing. */
export type Ran = { said: string } | 'broken' | 'busy'

/** Programs that read strangers' files, each in a process of its own, a few at once, each within its time. */
export interface Processes {
  /** Runs a program of Node; `busy` when too many wait already, and nothing was done. */
  run(program: string, words: readonly string[]): Promise<Ran>
}

const execute = promisify(execFile)

const wasKilled = (error: unknown): boolean =>
  error instanceof Error && 'signal' in error && typeof error.signal === 'string'

export const createProcesses = ({ longestMs, atOnce, mostWaiting } = LIMITS): Processes => {
  let running = 0
  const waiting: (() => void)[] = []
  const begin = async (): Promise<void> => {
    if (running < atOnce) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const end = (): void => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return {
    async run(program, words) {
      if (waiting.length >= mostWaiting) return 'busy'
      await begin()
      try {
        const { stdout } = await execute(process.execPath, [program, ...words], {
          timeout: longestMs,
          killSignal: 'SIGKILL',
          // No secrets for a process that reads foreign files; reading its own source again would be a third of its work.
          env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
        })
        // A process whose time is over just as it ends by itself has succeeded, but nobody reads any more what it wrote.
        return stdout === '' ? 'broken' : { said: stdout }
      } catch (error) {
        if (wasKilled(error)) return 'broken'
        throw error
      } finally {
        end()
      }
    },
  }
}
