import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { createAccounts } from '../../stores/accounts.ts'
import { createJournals } from '../../stores/journals.ts'
import { prepareDataFolders } from '../../testing/data-folders.ts'
import { BELONGS_TO_NEWER, pretendNewer } from '../../testing/newer-version.ts'
import { createUpkeepRounds } from '../../upkeep/upkeep-rounds.ts'
import { CannotOpen } from './cannot-open.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'
import { openPglite } from './pglite.ts'

let newDataFolder: () => string
beforeAll(async () => {
  newDataFolder = await prepareDataFolders()
}, 60_000)

const settings = { port: 3_000, lookEveryMs: 100, onDeath: () => {}, onBrokenConnection: () => {} }

test('ST12 what was written is there when the folder is opened again', { timeout: 60_000 }, async () => {
  const folder = newDataFolder()
  const first = await openPglite({ ...settings, folder })
  await createJournals(first).open({ kind: 'room', journalId: 'bcdfgh', owner: 'me', body: 'opened' })
  await expect(openPglite({ ...settings, folder })).rejects.toThrow(FolderInUse)
  await first.close()
  const second = await openPglite({ ...settings, folder })
  expect(await createJournals(second).read('bcdfgh')).toEqual(['opened'])
  await second.close()
})

test('ST6 a nearly full disk is noticed, and so is the space that comes back', { timeout: 60_000 }, async () => {
  let free = 1e9
  const onFull = { ...settings, folder: newDataFolder(), freeBytes: async () => free }
  const database = await openPglite(onFull)
  expect(database.canWrite()).toBe(true)
  free = 1e6
  await vi.waitFor(() => expect(database.canWrite()).toBe(false), 5_000)
  await database.check()
  free = 1e9
  await vi.waitFor(() => expect(database.canWrite()).toBe(true), 5_000)
  await database.close()
  free = 1e6
  await expect(openPglite(onFull)).rejects.toThrow('nearly full')
  free = 1e9
  const again = await openPglite(onFull)
  await again.close()
})

test('ST12 a damaged database is left as it is, and said to be damaged', { timeout: 60_000 }, async () => {
  const folder = newDataFolder()
  const control = join(folder, 'database', 'global', 'pg_control')
  writeFileSync(control, Buffer.alloc(8_192, 7))
  await expect(openPglite({ ...settings, folder })).rejects.toThrow(CannotOpen)
  await expect(openPglite({ ...settings, folder })).rejects.toThrow(/cannot be opened .+ It was left as it is/)
  expect(readFileSync(control)).toEqual(Buffer.alloc(8_192, 7))
})

test('ST60 a folder whose database a newer version has changed is refused and left free', {
  timeout: 60_000,
}, async () => {
  const folder = newDataFolder()
  const newer = await openPglite({ ...settings, folder })
  await pretendNewer(newer.pool)
  await newer.close()
  await expect(openPglite({ ...settings, folder })).rejects.toThrow(new CannotOpen(BELONGS_TO_NEWER))
  lockFolder(folder, settings.port)()
})

test('ST16 answers that were sent are not kept', { timeout: 60_000 }, async () => {
  const database = await openPglite({ ...settings, folder: newDataFolder() })
  const ask = async (times: number) => {
    for (let asked = 0; asked < times; asked += 1) await database.pool.query("select repeat(repeat('x', 10000), 1000)")
  }
  await ask(5)
  const before = process.memoryUsage().rss
  await ask(50)
  // Other tests share the process: what they take and give back meanwhile is far less than 500 MB.
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(300)
  await database.close()
})

/** Stops this thread, as a busy or paused process does, without work for the processor. */
const standStill = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

test('ST13 ST45 a statement that takes long is no dead thread, an endless one is reported, a busy process is not', {
  timeout: 60_000,
}, async () => {
  const onDeath = vi.fn()
  const folder = newDataFolder()
  const database = await openPglite({ ...settings, lookEveryMs: 50, folder, onDeath })
  standStill(2_000)
  await pause(100)
  // Twice as long as a thread without work may be silent.
  await database.pool.query('select pg_sleep(0.5)')
  expect(onDeath).not.toHaveBeenCalled()
  // Silent until it is told to go on.
  const stuck = database.pool
    .query("do $$ begin while pg_stat_file('go-on', true) is null loop end loop; end $$")
    .catch(() => {})
  try {
    await vi.waitFor(() => expect(onDeath).toHaveBeenCalledWith('one statement has run for 3 s'), 30_000)
  } finally {
    writeFileSync(join(folder, 'database', 'go-on'), '')
  }
  await stuck
  expect(onDeath).toHaveBeenCalledTimes(1)
  await database.close()
})

/** Those of some texts that stand in the files of a folder. */
const textsIn = (folder: string, texts: readonly string[]): string[] => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const bytes = files.map((file) => readFileSync(join(file.parentPath, file.name)))
  return texts.filter((text) => bytes.some((content) => content.includes(text)))
}

const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

test('ST46 ST47 what was deleted leaves the disk once nobody plays, and the log does not grow', {
  timeout: 60_000,
}, async () => {
  const folder = newDataFolder()
  const database = await openPglite({ ...settings, folder })
  const { upkeep } = database
  if (upkeep === undefined) throw new Error('the embedded database has nobody else')
  let nowMs = 0
  let isQuiet = false
  const rounds = createUpkeepRounds({ upkeep, clock: { nowMs: () => nowMs }, isQuiet: () => isQuiet })
  const accounts = createAccounts(database)
  const nobody = { userName: null, passwordHash: null, userType: 'REGULAR', ageGroup: null, isConfirmed: true } as const
  await accounts.create({ ...nobody, userId: 'kept', email: 'kept@example.org' }, 1)
  await accounts.create({ ...nobody, userId: 'gone', email: 'zephyrine@example.org' }, 1)
  const journals = createJournals(database)
  await journals.open({ kind: 'room', journalId: 'bcdfgh', owner: 'me', body: 'Evangeline has joined' })
  await rounds.round()
  await accounts.remove('gone')
  await journals.rewrite('bcdfgh', () => ['Former player has joined'])
  const words = ['kept@example.org', 'zephyrine@', 'Evangeline']
  expect(textsIn(folder, words)).toEqual(words)

  await database.pool.query('create table bulk (body text)')
  for (let part = 0; part < 6; part += 1)
    await database.pool.query('insert into bulk values ($1)', [randomBytes(4_500_000).toString('base64')])
  const log = join(folder, 'database', 'pg_wal')
  expect(bytesIn(log)).toBeGreaterThan(40e6)
  // A question is open: what is short is done all the same.
  await rounds.round()
  expect(bytesIn(log)).toBeLessThan(40e6)
  isQuiet = true
  nowMs += 3_600_000
  await rounds.round()
  expect(textsIn(folder, words)).toEqual(['kept@example.org'])
  expect(await journals.read('bcdfgh')).toEqual(['Former player has joined'])
  await database.close()
})
