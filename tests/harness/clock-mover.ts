import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestServer } from './server.ts'
import { RUN_SERVER, startServer } from './server.ts'
import { until } from './until.ts'

const MOVED_CLOCK = new URL('./moved-clock.mjs', import.meta.url).href
/** Short beside every delay that the server takes for its own sleep. */
const STEP_MS = 500

/** A server whose clock and timers go ahead as far as a test says. */
export interface ClockedServer {
  server: TestServer
  /** Moves its clock to so many milliseconds from the true time: at once, as if it had slept. */
  setAhead(ms: number): Promise<void>
  /** Moves its clock on by so many milliseconds: at once, as if it had slept. */
  sleep(ms: number): Promise<void>
  /** Lets its time pass in short steps, after each of which its loop and its database have had a turn. */
  skip(ms: number): Promise<void>
}

export const startServerWithClock = async (environment: Record<string, string> = {}): Promise<ClockedServer> => {
  const file = join(mkdtempSync(join(tmpdir(), 'clock-')), 'ahead')
  const reached = `${file}.reached`
  writeFileSync(reached, '0')
  const server = await startServer(
    { CLOCK_AHEAD_FILE: file, ...environment },
    { command: ['--import', MOVED_CLOCK, ...RUN_SERVER] },
  )
  let aheadMs = 0
  const setAhead = async (ms: number) => {
    aheadMs = ms
    writeFileSync(file, String(ms))
    process.kill(server.processId(), 'SIGUSR2')
    await until(`the clock is ${ms} ms ahead`, () => readFileSync(reached, 'utf8') === String(ms), { everyMs: 5 })
  }
  return {
    server,
    setAhead,
    sleep: (ms) => setAhead(aheadMs + ms),
    async skip(ms) {
      const endMs = aheadMs + ms
      while (aheadMs < endMs) {
        await setAhead(Math.min(endMs, aheadMs + STEP_MS))
        // Asks the database: to a server whose time passes while its database waits for a processor, it would be dead.
        await fetch(`${server.origin}/readyz`)
      }
    },
  }
}
