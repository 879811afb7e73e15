import { spawnSync } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** PostgreSQL refuses to run as root: its own user does then. */
const USER = 'postgres'
const isRoot = process.getuid?.() === 0

const run = (command: string, ...words: string[]): string | undefined => {
  const [file = '', ...rest] = isRoot ? ['runuser', '-u', USER, '--', command, ...words] : [command, ...words]
  // What is started keeps the output open.
  const { error, status } = spawnSync(file, rest, { stdio: 'ignore', cwd: '/' })
  return error?.message ?? (status === 0 ? undefined : `${command} ended with ${status}`)
}

const folderOfPrograms = (): string => String(spawnSync('pg_config', ['--bindir']).stdout ?? '').trim()

/** Why no PostgreSQL of the test's own can be started here; undefined when one can. */
export const whyNoOwnPostgres = (): string | undefined => {
  const why = run(join(folderOfPrograms(), 'initdb'), '--version')
  return why && `there is no PostgreSQL to start (${why})`
}

/** A PostgreSQL server of the test's own, for tests that stop it. */
export interface OwnPostgres {
  address: string
  start(): void
  /** As a crash would: every session ends at once, and nothing is flushed. */
  crash(): void
  close(): Promise<void>
}

export const startPostgres = async (): Promise<OwnPostgres> => {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'quokka-postgres-'))
  if (isRoot) await chown(folder, ...idsOf(USER))
  const program = (name: string, ...words: string[]) => {
    const why = run(join(folderOfPrograms(), name), '-D', folder, ...words)
    if (why !== undefined) throw new Error(why)
  }
  program('initdb', '-U', USER, '-A', 'trust', '--no-sync')
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
  const start = () => program('pg_ctl', '-w', '-o', settings, 'start')
  const crash = () => program('pg_ctl', '-m', 'immediate', 'stop')
  start()
  return {
    address: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    start,
    crash,
    async close() {
      crash()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const idsOf = (user: string): [number, number] => {
  const id = (which: string) => Number(String(spawnSync('id', [which, user]).stdout).trim())
  return [id('-u'), id('-g')]
}
