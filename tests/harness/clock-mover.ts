import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestServer } from './server.ts'
import { startServer } from './server.ts'

const MOVED_CLOCK = new URL('./moved-clock.mjs', import.meta.url).href
const MAIN = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url))

/** A server whose clock goes ahead as far as a test says. */
export const startServerWithClock = async (): Promise<{
  server: TestServer
  /** Milliseconds from the true time. */
  setAhead(ms: number): void
}> => {
  const file = join(mkdtempSync(join(tmpdir(), 'clock-')), 'ahead')
  const server = await startServer({ CLOCK_AHEAD_FILE: file }, { command: ['--import', MOVED_CLOCK, MAIN] })
  return {
    server,
    setAhead: (ms) => {
      writeFileSync(file, String(ms))
      process.kill(server.processId(), 'SIGUSR2')
    },
  }
}
