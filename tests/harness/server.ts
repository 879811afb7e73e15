import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { prepareDataFolders } from '../../packages/server/src/testing/data-folders.ts'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

const newDataFolder = await prepareDataFolders()
const ERROR_LEVEL = 50
/** Characters of the newest output. */
const OUTPUT_KEPT = 1_000_000
export const COMPILE_CACHE = new URL('../../node_modules/.cache/compiled', import.meta.url).pathname
const MAIN = new URL('../../packages/server/src/main.ts', import.meta.url).pathname
/** Without the second compilation of the embedded database, which takes a third of a start and which few tests live to profit from. */
export const RUN_SERVER = ['--liftoff-only', MAIN]

/** The whole product in a process of its own, on a free port with a data folder of its own. */
export interface TestServer {
  origin: string
  port: number
  dataFolder: string
  processId(): number
  /** Kills the process as a crash would: at once, nothing flushed. */
  kill(): Promise<void>
  /** Starts the process again on the same port and data, and waits until it is ready. */
  start(): Promise<void>
  /** Ends the process as an operator would; its data stay. */
  stop(): Promise<void>
  /** Stops the process and removes its data. */
  close(): Promise<void>
  /** The newest output, of all starts. */
  output(): string
  /** Every line of the log that tells of a failure, from all starts. */
  failures(): readonly string[]
}

/** A line of the log, which is JSON where nobody watches it; whatever else is on the error output is one too. */
const isFailure = (line: string): boolean => Number(/^\{"level":(\d+),/.exec(line)?.[1] ?? ERROR_LEVEL) >= ERROR_LEVEL

const exited = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

interface StartOptions {
  /** What Node runs; the server itself by default, in production as it is shipped. */
  command?: readonly string[]
  /** By default a new one, in which the embedded database has been made already. */
  dataFolder?: string
  /** The address that it listens on, what its command runs within, and Node there; by default this machine's own. */
  place?: { host: string; within: readonly string[]; node?: string }
}

/**
 * Starts a server, on `PORT` of the environment or a free one. Limits per address are lifted, the get-ready countdown is short and passwords
 * are hashed quickly unless `environment` says otherwise; a key set to nothing has the product's default.
 */
export const startServer = async (
  environment: Record<string, string> = {},
  {
    command = environment.NODE_ENV === 'production' ? [MAIN] : RUN_SERVER,
    dataFolder = newDataFolder(),
    place = { host: '127.0.0.1', within: [] },
  }: StartOptions = {},
): Promise<TestServer> => {
  const port = environment.PORT === undefined ? await freePort() : Number(environment.PORT)
  const origin = `http://${place.host}:${port}`
  let child: ChildProcess | undefined
  let output = ''
  const failures: string[] = []

  const start = async () => {
    const [file = '', ...words] = [...place.within, place.node ?? process.execPath, ...command]
    const started = spawn(file, words, {
      env: {
        ...process.env,
        DATABASE_URL: '',
        NODE_ENV: 'test',
        // Dozens of starts read the same source.
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        PORT: String(port),
        HOST: place.host,
        DATA_DIR: dataFolder,
        RATE_LIMIT_FACTOR: '1000',
        GET_READY_MS: '300',
        PASSWORD_MEMORY_KIB: '1024',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk) => {
        output = (output + String(chunk)).slice(-OUTPUT_KEPT)
      })
    }
    createInterface(started.stderr).on('line', (line) => {
      if (isFailure(line)) failures.push(line)
    })
    child = started
    const isReady = async () => {
      if (started.exitCode !== null) throw new Error(`the server ended with ${started.exitCode}:\n${output}`)
      const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
      return answer?.ok === true
    }
    // The first start of a data folder takes long on a machine that is busy with other tests.
    try {
      await until('the server is ready', isReady, { limitMs: 240_000 })
    } catch (error) {
      started.kill('SIGKILL')
      throw new Error(`the server did not get ready:\n${output}`, { cause: error })
    }
  }

  const stop = async () => {
    if (!child) return
    child.kill('SIGTERM')
    await exited(child)
  }

  await start()
  return {
    origin,
    port,
    dataFolder,
    processId: () => child?.pid ?? 0,
    async kill() {
      if (!child) return
      child.kill('SIGKILL')
      await exited(child)
    },
    start,
    stop,
    async close() {
      await stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
    output: () => output,
    failures: () => failures,
  }
}
