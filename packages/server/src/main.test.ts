import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { prepareDataFolders } from './testing/data-folders.ts'
import { newFolder } from './testing/new-folder.ts'

const program = join(import.meta.dirname, 'main.ts')
const compileCache = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'compiled')
const patience = { timeout: 60_000 }
/** For a start that makes its database, which takes a minute on a busy machine. */
const morePatience = { timeout: 180_000 }
let newDataFolder: () => string
beforeAll(async () => {
  newDataFolder = await prepareDataFolders()
}, 60_000)
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const startServer = (environment: Record<string, string>) => {
  const env = {
    PATH: process.env.PATH,
    // A dozen starts read the same source.
    NODE_COMPILE_CACHE: compileCache,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: newDataFolder(),
    ...environment,
  }
  // As careless as an operator can be.
  const child = spawn('/bin/sh', ['-c', 'umask 000; exec "$0" "$1"', process.execPath, program], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', (text) => {
    said.out += String(text)
  })
  child.stderr.on('data', (text) => {
    said.err += String(text)
  })
  const ended = once(child, 'exit').then(([code]: unknown[]) => code)
  return {
    child,
    said,
    ended,
    /** The address that the banner names. */
    listening: async (): Promise<string> => {
      for (let waited = 0; waited < 100_000; waited += 50) {
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said.out)?.[0]
        if (address !== undefined) return address
        if (child.exitCode !== null) break
        await pause(50)
      }
      throw new Error(`the server did not start: ${said.out}${said.err}`)
    },
  }
}

test('OP1 a start with wrong settings names each of them, without a stack, and ends with 1', patience, async () => {
  const { said, ended } = startServer({ PORT: 'http', LOG_LEVEL: 'loud' })
  expect(await ended).toBe(1)
  expect(said.err.trim().split('\n')).toEqual([
    'The settings are not right:',
    '  PORT is "http"; allowed: a whole number from 0 to 65535.',
    '  LOG_LEVEL is "loud"; allowed: one of fatal, error, warn, info, debug, trace, silent.',
  ])
})

test('OP5 without any keys the server starts, says where it is and how far it can be trusted', patience, async () => {
  const { said, ended, child, listening } = startServer({})
  const address = await listening()
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect(said.out).toContain('Quokka Quiz is ready.')
  expect(said.out).toContain('not a power cut')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('OP6 asked to stop, the server ends what is under way and closes its database', patience, async () => {
  const folder = newDataFolder()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const { said, ended, child, listening } = startServer({ DATA_DIR: folder })
    await listening()
    child.kill(signal)
    expect(await ended).toBe(0)
    expect(said.err).toContain('"msg":"stopped"')
  }
})

test('OP6 a Ctrl-C that npm passes on as well does not cut the end short', patience, async () => {
  const { said, ended, child, listening } = startServer({})
  await listening()
  child.kill('SIGINT')
  while (!said.err.includes('"msg":"draining"')) await pause(1)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(said.err).toContain('"msg":"stopped"')
})

test('ST11 a second server on one folder ends with a sentence that names the first', patience, async () => {
  const folder = newDataFolder()
  const first = startServer({ DATA_DIR: folder })
  await first.listening()
  const second = startServer({ DATA_DIR: folder })
  expect(await second.ended).toBe(1)
  expect(second.said.err).toContain(`in use by the server with process ${first.child.pid}`)
  expect(second.said.err).not.toContain('    at ')
  first.child.kill('SIGKILL')
  await first.ended
  await startServer({ DATA_DIR: folder }).listening()
})

test('OP5 a port that is taken, or a database that is away, is told in a sentence', patience, async () => {
  const first = startServer({})
  const { port } = new URL(await first.listening())
  const second = startServer({ PORT: port })
  expect(await second.ended).toBe(1)
  expect(second.said.err).toContain(`Port ${port} is taken by another program.`)
  const third = startServer({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/quiz' })
  expect(await third.ended).toBe(1)
  expect(third.said.err).toBe(
    'The database of DATABASE_URL cannot be reached. Is it running, and is the address right?\n',
  )
})

/** What the group or others may do with a file or folder, as octal digits. */
const openness = (path: string): number => statSync(path).mode & 0o077
const everythingIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))

test(
  'ST30 nobody else can enter a new data folder or its database, or open what lies beside it, whatever the umask',
  morePatience,
  async () => {
    const folder = join(newFolder(), 'data')
    const { listening, child, ended } = startServer({ DATA_DIR: folder })
    await listening()
    const folders = [folder, ...everythingIn(folder).filter((path) => statSync(path).isDirectory())]
    expect(folders).toContain(join(folder, 'database', 'global'))
    // The engine gives its files modes of its own; they cannot be reached without their folders.
    const others = everythingIn(folder).filter((path) => !path.startsWith(join(folder, 'database')))
    expect([...folders, ...others].filter((path) => openness(path) !== 0)).toEqual([])
    child.kill('SIGTERM')
    await ended
  },
)

test('ST30 an older data folder that was open to all is shut at the start', patience, async () => {
  const folder = newDataFolder()
  const database = join(folder, 'database')
  for (const path of [folder, database]) chmodSync(path, 0o755)
  await startServer({ DATA_DIR: folder }).listening()
  expect([openness(folder), openness(database)]).toEqual([0, 0])
})
