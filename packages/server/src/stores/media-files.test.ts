import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../ports.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { createAccounts } from './accounts.ts'
import type { MediaFiles } from './media-files.ts'
import { createMediaFiles } from './media-files.ts'

const QUOTA = { files: 5, bytes: 1_000 }
const DAY_MS = 24 * 3_600_000

let database: Database
let files: MediaFiles
beforeAll(async () => {
  database = await openTestDatabase()
  files = createMediaFiles(database)
}, 60_000)
afterAll(() => database.close())

const newOwner = async (): Promise<string> => {
  const userId = randomBytes(8).toString('hex')
  const account = { userId, userName: userId.slice(8), email: `${userId}@example.org`, passwordHash: null }
  await createAccounts(database).create(
    { ...account, userType: 'REGULAR', ageGroup: '18+', isConfirmed: true },
    Date.now(),
  )
  return userId
}
const file = (userId: string, bytes = 1) => ({
  name: `${randomBytes(11).toString('hex')}.webp`,
  userId,
  kind: 'image' as const,
  bytes,
})

test('ME8 of twenty uploads at once no more are taken than there is room for', async () => {
  const owner = await newOwner()
  const taken = await Promise.all(Array.from({ length: 20 }, () => files.add(file(owner), QUOTA, 0)))
  expect(taken.filter(Boolean)).toHaveLength(QUOTA.files)
  const heavy = await newOwner()
  const large = await Promise.all(Array.from({ length: 4 }, () => files.add(file(heavy, 400), QUOTA, 0)))
  expect(large.filter(Boolean)).toHaveLength(2)
  expect(await files.add(file(heavy, 200), QUOTA, 0)).toBe(true)
  expect(await files.add(file(heavy, 1), QUOTA, 0)).toBe(false)
})

test('ME8 what leaves makes room at once, and cannot be wanted any more', async () => {
  const owner = await newOwner()
  const large = file(owner, QUOTA.bytes)
  await files.add(large, QUOTA, 0)
  await files.leave(large.name)
  expect(await files.want(large.name, 0)).toBe(false)
  expect(await files.add(file(owner, QUOTA.bytes), QUOTA, 0)).toBe(true)
  expect(await files.takeLeave(-1, 0, 100)).toContain(large.name)
  await files.forget([large.name])
  expect(await files.takeLeave(-1, 0, 100)).not.toContain(large.name)
})

test('ME8 a name that is wanted stays for another day; one of nobody leaves like any other', async () => {
  const owner = await newOwner()
  const [wanted, forgotten] = [file(owner), file(owner)]
  for (const added of [wanted, forgotten]) await files.add(added, QUOTA, 0)
  expect(await files.want(wanted.name, DAY_MS)).toBe(true)
  await createAccounts(database).remove(owner)
  const leaving = await files.takeLeave(DAY_MS / 2, DAY_MS, 100)
  expect([leaving.includes(wanted.name), leaving.includes(forgotten.name)]).toEqual([false, true])
  expect(await files.want('never-given.webp', 0)).toBe(false)
})
