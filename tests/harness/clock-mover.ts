import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestServer } from './server.ts'
import { RUN_SERVER, startServer } from './server.ts'
import { until } from './until.ts'

const MOVED_CLOCK = new URL('./moved-clock.mjs', import.meta.url).href
/** Short beside every delay that the server takes for its own sleep. */
const STEP_MS = 500

/** A server whose clocks and timers go ahead as far as a test says. */
export interface ClockedServer {
  server: TestServer
  /** Moves its clock to so many milliseconds from the true time: at once, as if it had slept. */
  setAhead(ms: number): Promise<void>
  /** Moves its clock on by so many milliseconds: at once, as if it had slept. */
  sleep(ms: number): Promise<void>
  /** Lets its time pass in short steps, after each of which its loop and its database have had a turn. */
  skip(ms: number): Promise<void>
  /** Sets the wall's clock alone, by so much: no time passes. */
  setWall(byMs: number): Promise<void>
}

/** A server on the data of another time: its wall's clock goes on from there. */
export const startServerAt = (
  moment: Date,
  environment: Record<string, string>,
  dataFolder: string,
): Promise<TestServer> =>
  startServer(
    { CLOCK_WALL_AHEAD_MS: String(moment.getTime() - Date.now()), ...environment },
    { command: ['--import', MOVED_CLOCK, ...RUN_SERVER], dataFolder },
  )

export const startServerWithClock = async (environment: Record<string, string> = {}): Promise<ClockedServer> => {
  const file = join(mkdtempSync(join(tmpdir(), 'clock-')), 'ahead')
  const reached = `${file}.reached`
  writeFileSync(reached, '0 0')
  const server = await startServer(
    { CLOCK_AHEAD_FILE: file, ...environment },
    { command: ['--import', MOVED_CLOCK, ...RUN_SERVER] },
  )
  let aheadMs = 0
  let wallAheadMs = 0
  const move = async () => {
    const text = `${aheadMs} ${wallAheadMs}`
    writeFileSync(file, text)
    process.kill(server.processId(), 'SIGUSR2')
    await until(`the clocks are ${text} ms ahead`, () => readFileSync(reached, 'utf8') === text, { everyMs: 5 })
  }
  const setAhead = (ms: number) => {
    aheadMs = ms
    return move()
  }
  return {
    server,
    setAhead,
    sleep: (ms) => setAhead(aheadMs + ms),
    setWall(byMs) {
      wallAheadMs += byMs
      return move()
    },
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
