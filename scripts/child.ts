import type { SpawnOptions } from 'node:child_process'
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'

/** The repository's root; every script starts its tools from here. */
export const root = join(import.meta.dirname, '..')

/** The path of an installed tool, e.g. `tool('biome')`. */
export const tool = (name: string): string => join(root, 'node_modules', '.bin', name)

/**
 * Runs a program to its end with our own input and output; answers its exit code, 128 + the signal's number when it
 * was ended by one. Signals that reach this process go to the program, whose end then ends the wait.
 */
export const run = (program: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> => {
  const { promise, resolve } = Promise.withResolvers<number>()
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
  const stopForwarding = forwardSignals((signal) => child.kill(signal))
  child.on('error', (error) => {
    // Ended by the caller: the exit follows.
    if (error.name === 'AbortError') return
    console.error(error.message)
    resolve(127)
  })
  child.on('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 1 : constants.signals[signal])))
  return promise.finally(stopForwarding)
}

const forwardSignals = (send: (signal: NodeJS.Signals) => void): (() => void) => {
  const listeners = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal) => {
    const listener = () => {
      // A terminal's Ctrl-C has reached the child already; a second one would cut its farewell short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) send(signal)
    }
    process.on(signal, listener)
    return () => process.off(signal, listener)
  })
  return () => {
    for (const stop of listeners) stop()
  }
}
