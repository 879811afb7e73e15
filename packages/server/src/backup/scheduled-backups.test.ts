import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { DONE } from '../jobs/worker.ts'
import { createBackups, lastBackup } from '../stores/backups.ts'
import { createJobs } from '../stores/jobs.ts'
import { openBackedUp } from '../testing/backed-up.ts'
import { newFolder } from '../testing/new-folder.ts'
import { backupJob, createBackupJob, HOUR_MS } from './scheduled-backups.ts'

const NOW_MS = Date.UTC(2026, 10, 27, 16, 55)

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const open = async ({ keep = 2, isOn = true } = {}) => {
  const folder = newFolder()
  const { database, source, close } = await openBackedUp()
  closing.push(close)
  const clock = { at: NOW_MS, nowMs: () => clock.at }
  const stopping = new AbortController()
  const job = createBackupJob({
    config: {
      ...source,
      BACKUP_DIR: isOn ? folder : undefined,
      BACKUP_EVERY_HOURS: 24,
      BACKUP_KEEP: keep,
    },
    backups: createBackups(database),
    clock,
    log: { info: () => {} },
  })
  return { database, folder, clock, stopping, make: () => job(null, stopping.signal) }
}

test('OP40 the newest backups are kept, others in the folder are left alone, and nothing is made before it is due', async () => {
  const { database, folder, clock, make } = await open()
  mkdirSync(join(folder, 'quokka-of-mine'))
  mkdirSync(join(folder, '.unfinished-of-mine'))
  for (let day = 0; day < 3; day += 1) {
    clock.at = NOW_MS + day * 24 * HOUR_MS
    expect(await make()).toEqual({ again: { dueMs: clock.at + HOUR_MS } })
    clock.at += 23 * HOUR_MS + HOUR_MS / 2
    expect(await make(), 'not due').toEqual({ again: { dueMs: NOW_MS + (day + 1) * 24 * HOUR_MS } })
  }
  expect(readdirSync(folder).sort()).toEqual([
    '.unfinished-of-mine',
    'quokka-20261128T165500Z',
    'quokka-20261129T165500Z',
    'quokka-of-mine',
  ])
  const last = await lastBackup(database)
  expect(last).toMatchObject({
    triedAtMs: NOW_MS + 48 * HOUR_MS,
    failure: undefined,
    whole: { name: 'quokka-20261129T165500Z', begunAtMs: NOW_MS + 48 * HOUR_MS, durationMs: 0 },
  })
  expect(last?.whole?.bytes).toBeGreaterThan(1_000)
})

test('OP40 a backup that fails is stored with its reason, deletes none, and is tried again', async () => {
  const { database, folder, clock, make } = await open({ keep: 1 })
  await make()
  clock.at += 24 * HOUR_MS
  mkdirSync(join(folder, 'quokka-20261128T165500Z', 'in-the-way'), { recursive: true })
  await expect(make()).rejects.toMatchObject({ outcome: 'later' })
  expect(await lastBackup(database)).toMatchObject({
    triedAtMs: clock.at,
    failure: expect.stringContaining('is not empty'),
    whole: { begunAtMs: NOW_MS },
  })
  expect(existsSync(join(folder, 'quokka-20261127T165500Z', 'manifest.json'))).toBe(true)
  rmSync(join(folder, 'quokka-20261128T165500Z'), { recursive: true })
  await make()
  expect(await lastBackup(database)).toMatchObject({ failure: undefined, whole: { begunAtMs: clock.at } })
})

test('OP40 a server that stops ends the backup that is under way, of which nothing stays', async () => {
  const { database, folder, stopping, make } = await open()
  const ended = expect(make()).rejects.toThrow()
  await expect.poll(() => readdirSync(folder).length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0)
  stopping.abort()
  await ended
  expect(readdirSync(folder)).toEqual([])
  expect(await lastBackup(database)).toBe(undefined)
})

test('OP40 all servers have one job of backups, which is gone where none is wanted', async () => {
  const { database, make } = await open({ isOn: false })
  const jobs = createJobs(database)
  await jobs.ensure(backupJob(NOW_MS))
  await jobs.ensure(backupJob(NOW_MS))
  expect(await jobs.count()).toEqual([{ lane: 'backup', waiting: 1, failed: 0 }])
  expect(await make()).toBe(DONE)
})
