import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { createJournals } from '../../stores/journals.ts'
import { prepareDataFolders } from '../../testing/data-folders.ts'
import { CannotOpen } from './cannot-open.ts'
import { FolderInUse } from './folder-lock.ts'
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

test('ST13 a silent database thread is reported after five checks, a busy process is not', {
  timeout: 60_000,
}, async () => {
  const onDeath = vi.fn()
  const folder = newDataFolder()
  const database = await openPglite({ ...settings, lookEveryMs: 300, folder, onDeath })
  standStill(2_000)
  await pause(400)
  expect(onDeath).not.toHaveBeenCalled()
  // Silent until it is told to go on.
  const stuck = database.pool
    .query("do $$ begin while pg_stat_file('go-on', true) is null loop end loop; end $$")
    .catch(() => {})
  try {
    await vi.waitFor(() => expect(onDeath).toHaveBeenCalledWith('it has been silent for 1.5 s'), 30_000)
  } finally {
    writeFileSync(join(folder, 'database', 'go-on'), '')
  }
  await stuck
  expect(onDeath).toHaveBeenCalledTimes(1)
  await database.close()
})
