import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as z from 'zod'
import type { Pictures } from '../../ports.ts'

const PROGRAM = fileURLToPath(new URL('./picture-process.ts', import.meta.url))
/** A picture of 40 megapixels takes a processor and some hundred megabytes while it is decoded. */
const LIMITS = { longestMs: 30_000, atOnce: 2 }

const Rewritten = z.union([z.object({ width: z.int(), height: z.int() }), z.enum(['tooManyPixels', 'unreadable'])])

const run = promisify(execFile)

/** Whether a process was ended from outside: for its time, or by what it read. */
const wasKilled = (error: unknown): boolean =>
  error instanceof Error && 'signal' in error && typeof error.signal === 'string'

/** Decodes each picture in a process of its own, a few at once, each within its time. */
export const processPictures = ({ longestMs, atOnce } = LIMITS): Pictures => {
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
    async rewrite(from, to, most) {
      await begin()
      try {
        const { stdout } = await run(process.execPath, [PROGRAM, from, to, String(most.pixels), String(most.side)], {
          timeout: longestMs,
          killSignal: 'SIGKILL',
          // No secrets for a process that reads foreign files.
          env: {},
        })
        return Rewritten.parse(JSON.parse(stdout))
      } catch (error) {
        if (wasKilled(error)) return 'unreadable'
        throw error
      } finally {
        end()
      }
    },
  }
}
