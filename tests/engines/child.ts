import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A program that runs until it is ended. */
export interface Child {
  /** What the line that was waited for says. */
  said: string
  end(): Promise<void>
}

/** Starts a program and waits until it prints a line that fits, of which the first group is kept; without one it does not wait. */
export const startChild = async (
  program: string,
  args: readonly string[],
  { line, env = {} }: { line?: RegExp; env?: Record<string, string> },
): Promise<Child> => {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (text) => {
        const found = line?.exec(text)
        if (found) resolve(found[1] ?? '')
      })
    if (line === undefined) resolve('')
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code} before it was ready`)))
  })
  return { said, end: () => end(child) }
}

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
