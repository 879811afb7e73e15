import type { ChildProcess, SpawnOptions } from 'node:child_process'
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

/** A program with its arguments. */
export type Command = readonly [program: string, ...args: string[]]

/** Where what runs beside other things prints, and what ends it. */
export type Running = { print: (text: string) => void; ended: AbortSignal }

/** What a program may take to clean up before it is killed. */
const FAREWELL_MS = 15_000

/**
 * Runs a program beside others, in a process group of its own: with it end the servers and browsers that it started.
 * Answers its exit code, 128 when a signal ended it.
 */
export const runInGroup = async (
  [program, ...args]: Command,
  { print, ended }: Running,
  env: NodeJS.ProcessEnv = {},
): Promise<number> => {
  if (ended.aborted) return 128
  const options = { cwd: root, env: { ...process.env, ...env }, detached: true }
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  child.on('error', (error) => print(`${error.message}\n`))
  for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8').on('data', print)
  let killing: NodeJS.Timeout | undefined
  const end = () => {
    signalGroup(child, 'SIGINT')
    killing = setTimeout(signalGroup, FAREWELL_MS, child, 'SIGKILL')
  }
  ended.addEventListener('abort', end)
  child.on('exit', () => signalGroup(child, 'SIGKILL'))
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve))
  ended.removeEventListener('abort', end)
  clearTimeout(killing)
  return exitCode ?? 128
}

const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    // Nobody of the group is left.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
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
