import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createJournals } from '../../stores/journals.ts'
import { newFolder } from '../../testing/test-app.ts'
import { FolderInUse } from './folder-lock.ts'
import { openPglite } from './pglite.ts'

const settings = { port: 3_000, lookEveryMs: 100, onDeath: () => {}, onBrokenConnection: () => {} }

test('ST12 what was written is there when the folder is opened again', { timeout: 60_000 }, async () => {
  const folder = newFolder()
  const first = await openPglite({ ...settings, folder })
  await createJournals(first).open({ roomId: 'bcdfgh', owner: 'me', body: 'opened' })
  await expect(openPglite({ ...settings, folder })).rejects.toThrow(FolderInUse)
  await first.close()
  const second = await openPglite({ ...settings, folder })
  expect(await createJournals(second).read('bcdfgh')).toEqual(['opened'])
  await second.close()
})

test('ST6 a nearly full disk is noticed, and so is the space that comes back', { timeout: 60_000 }, async () => {
  let free = 1e9
  const onFull = { ...settings, folder: newFolder(), freeBytes: async () => free }
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

test('ST13 a silent database thread is reported after five looks, a busy process is not', {
  timeout: 60_000,
}, async () => {
  const onDeath = vi.fn()
  const database = await openPglite({ ...settings, folder: undefined, onDeath })
  const until = performance.now() + 900
  while (performance.now() < until);
  await pause(150)
  expect(onDeath).not.toHaveBeenCalled()
  const stuck = database.pool
    .query(
      "do $$ declare until timestamptz := clock_timestamp() + interval '2 s'; begin while clock_timestamp() < until loop end loop; end $$",
    )
    .catch(() => {})
  await vi.waitFor(() => expect(onDeath).toHaveBeenCalledWith('it has been silent for 0.5 s'), 1_800)
  expect(onDeath).toHaveBeenCalledTimes(1)
  await stuck
  await database.close()
})
