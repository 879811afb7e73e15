import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPglite } from './adapters/database/pglite.ts'
import { prepareDataFolders } from './testing/data-folders.ts'
import { newFolder } from './testing/new-folder.ts'
import { BELONGS_TO_NEWER, pretendNewer } from './testing/newer-version.ts'

const program = join(import.meta.dirname, 'main.ts')
const compileCache = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'compiled')
/** For a start that makes its database, which takes a minute on a busy machine. */
const MORE_PATIENCE_MS = 180_000
let newDataFolder: () => string
beforeAll(async () => {
  newDataFolder = await prepareDataFolders()
})
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const startServer = (environment: Record<string, string>) => {
  const env = {
    PATH: process.env.PATH,
    // All starts read the same source.
    NODE_COMPILE_CACHE: compileCache,
    HOST: '127.0.0.1',
    PORT: '0',
    ...environment,
    DATA_DIR: environment.DATA_DIR ?? newDataFolder(),
  }
  // As careless as an operator can be.
  const child = spawn('/bin/sh', ['-c', 'umask 000; exec "$0" --liftoff-only "$1"', process.execPath, program], {
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

test('OP1 a start with wrong settings names each of them, without a stack, and ends with 1', async () => {
  const { said, ended } = startServer({ DATA_DIR: newFolder(), PORT: 'http', LOG_LEVEL: 'loud' })
  expect(await ended).toBe(1)
  expect(said.err.trim().split('\n')).toEqual([
    'The settings are not right:',
    '  PORT is "http"; allowed: a whole number from 0 to 65535.',
    '  LOG_LEVEL is "loud"; allowed: one of fatal, error, warn, info, debug, trace, silent.',
  ])
})

/** What the group or others may do with a file or folder, as octal digits. */
const openness = (path: string): number => statSync(path).mode & 0o077
const everythingIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))

test('OP6 a Ctrl-C that comes before the start has ended, and which npm passes on as well, does not cut the end short', async () => {
  const { said, ended, child } = startServer({})
  while (!said.err.includes('Server listening')) await pause(1)
  child.kill('SIGINT')
  while (!said.err.includes('"msg":"draining"')) await pause(1)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(said.err).toContain('"msg":"stopped"')
})

test('OP5 a port that is taken, or a database that is away, is told in a sentence', async () => {
  const another = createServer().listen(0, '127.0.0.1')
  await once(another, 'listening')
  const { port } = another.address() as AddressInfo
  const server = startServer({ PORT: String(port) })
  expect(await server.ended).toBe(1)
  expect(server.said.err).toContain(`Port ${port} is taken by another program.`)
  another.close()
  const folder = join(newFolder(), 'data')
  const other = startServer({ DATA_DIR: folder, DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/quiz' })
  expect(await other.ended).toBe(1)
  expect(other.said.err).toBe(
    'The database of DATABASE_URL cannot be reached. Is it running, and is the address right?\n',
  )
  expect(openness(folder)).toBe(0)
})

test('ST60 a start on a database that a newer version has changed says so in a sentence, and ends with 1', async () => {
  const folder = newDataFolder()
  const fail = (why: string | Error) => {
    throw new Error(String(why))
  }
  const newer = await openPglite({ folder, port: 0, onDeath: fail, onBrokenConnection: fail })
  await pretendNewer(newer.pool)
  await newer.close()
  const { said, ended } = startServer({ DATA_DIR: folder })
  expect(await ended).toBe(1)
  expect(said.err).toBe(`${BELONGS_TO_NEWER}\n`)
})

// A start takes seconds of work, so each test here goes on with the folder, and where it can the server, of the one before.
describe('one data folder', () => {
  const folder = join(newFolder(), 'data')
  const database = join(folder, 'database')
  let server: ReturnType<typeof startServer>
  const start = async (): Promise<string> => {
    server = startServer({ DATA_DIR: folder })
    return await server.listening()
  }
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    server.child.kill(signal)
    expect(await server.ended).toBe(0)
    expect(server.said.err).toContain('"msg":"stopped"')
  }
  let address: string
  beforeAll(async () => {
    const unfinished = join(folder, 'database-in-the-making-1')
    mkdirSync(unfinished, { recursive: true })
    writeFileSync(join(unfinished, 'PG_VERSION'), '18')
    address = await start()
  }, MORE_PATIENCE_MS)

  test('OP5 without any keys the server starts, says where it is and how far it can be trusted', async () => {
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(server.said.out).toContain('Quokka Quiz is ready.')
    expect(server.said.out).toContain('not a power cut')
  })

  test('ST15 what a killed server left of a new database is removed, and a whole one made', () => {
    expect(readdirSync(folder).filter((name) => name.startsWith('database'))).toEqual(['database'])
  })

  test('ST30 nobody else can enter a new database, or open what lies beside it, whatever the umask', () => {
    const folders = [folder, ...everythingIn(folder).filter((path) => statSync(path).isDirectory())]
    expect(folders).toContain(join(database, 'global'))
    // The engine gives its files modes of its own; they cannot be reached without their folders.
    const others = everythingIn(folder).filter((path) => !path.startsWith(database))
    expect([...folders, ...others].filter((path) => openness(path) !== 0)).toEqual([])
  })

  test('OP6 asked to stop, the server ends what is under way and closes its database', () => stop('SIGTERM'))

  test('ST30 an older data folder that was open to all is shut at the start', async () => {
    for (const path of [folder, database]) chmodSync(path, 0o755)
    await start()
    expect([openness(folder), openness(database)]).toEqual([0, 0])
  })

  test('ST11 a second server on one folder ends with a sentence that names the first, which leaves it free when killed', async () => {
    const second = startServer({ DATA_DIR: folder })
    expect(await second.ended).toBe(1)
    expect(second.said.err).toContain(`in use by the server with process ${server.child.pid}`)
    expect(second.said.err).not.toContain('    at ')
    server.child.kill('SIGKILL')
    await server.ended
    await start()
  })

  test('OP6 a Ctrl-C stops it in the same way', () => stop('SIGINT'))
})
