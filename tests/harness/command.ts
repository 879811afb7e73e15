import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { COMPILE_CACHE } from './server.ts'

const FOLDER = new URL('../../packages/server/src/backup/', import.meta.url).pathname

/** A command of the product that is running. */
export interface RunningCommand {
  child: ChildProcess
  /** How it ended, and what it said. */
  ended: Promise<{ code: number | null; said: string }>
}

/** Starts `npm run backup`, `restore` or `move` without npm, with these settings and no others. */
export const startCommand = (
  name: 'backup' | 'restore' | 'move',
  words: readonly string[],
  settings: Record<string, string>,
): RunningCommand => {
  // As the servers of tests are run.
  const child = spawn(process.execPath, ['--liftoff-only', `${FOLDER}${name}-command.ts`, ...words], {
    env: { ...process.env, DATABASE_URL: '', NODE_COMPILE_CACHE: COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += String(chunk)
    })
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, said }))
  return { child, ended }
}

/** Runs such a command to its end; rejects with what it said where it failed. */
export const runCommand = async (...given: Parameters<typeof startCommand>): Promise<string> => {
  const { code, said } = await startCommand(...given).ended
  if (code !== 0) throw new Error(`the command ended with ${code}: ${said}`)
  return said
}
