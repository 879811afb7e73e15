import type { ChildProcess } from 'node:child_process'
import { spawn, spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

const COMMAND = 'nats-server'

/** Why no NATS can be started here; undefined when one can. */
export const whyNoNats = (): string | undefined =>
  spawnSync(COMMAND, ['--version']).error === undefined
    ? undefined
    : `there is no ${COMMAND} in PATH (Debian's package is nats-server)`

/** A NATS server of the test's own. */
export interface TestNats {
  address: string
  port: number
  /** Where it answers what it has carried, at `/varz`. */
  monitor: string
  processId(): number
  stop(): Promise<void>
  /** On the same port. */
  start(): Promise<void>
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** `settings` are further arguments of the server. */
export const startNats = async (settings: readonly string[] = []): Promise<TestNats> => {
  const port = await freePort()
  const monitorPort = await freePort()
  let child: ChildProcess | undefined
  const start = async () => {
    const ports = ['-p', String(port), '-m', String(monitorPort)]
    child = spawn(COMMAND, ['-a', '127.0.0.1', ...ports, ...settings], { stdio: 'ignore' })
    await until('NATS listens', () => isListening(port), { limitMs: 30_000 })
  }
  await start()
  return {
    address: `nats://127.0.0.1:${port}`,
    port,
    monitor: `http://127.0.0.1:${monitorPort}`,
    processId: () => child?.pid ?? 0,
    start,
    stop: () =>
      new Promise((resolve) => {
        if (child === undefined || child.exitCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}
