import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../ports.ts'
import { openTestDatabase } from '../testing/databases.ts'
import type { EndedCredentials } from './ended-credentials.ts'
import { createEndedCredentials } from './ended-credentials.ts'
import { createSessionStore } from './sessions.ts'

let database: Database
let ended: EndedCredentials
beforeAll(async () => {
  database = await openTestDatabase()
  ended = createEndedCredentials(database)
})
afterAll(() => database.close())

/** A process that asks again and again. */
const openAsker = async (owner: string) => {
  let { snapshot } = await ended.since(undefined, owner)
  return async () => {
    const since = await ended.since(snapshot, owner)
    snapshot = since.snapshot
    return since.credentials.toSorted()
  }
}
const end = (credential: string, owner: string) => createSessionStore(database).endAll('nobody', { credential, owner })

test('AC42 every process is told once of what each other one ended since it began', async () => {
  await end('user:before', 'one')
  const [one, two, three] = [await openAsker('one'), await openAsker('two'), await openAsker('three')]
  expect([await one(), await two()]).toEqual([[], []])
  await end('user:a', 'one')
  await end('user:b', 'two')
  expect([await one(), await two()]).toEqual([['user:b'], ['user:a']])
  await end('user:a', 'one')
  expect([await one(), await two(), await two()]).toEqual([[], ['user:a'], []])
  expect(await three()).toEqual(['user:a', 'user:a', 'user:b'])
})

test('AC42 what is stored late is told late and once, whatever was stored meanwhile', async ({ skip }) => {
  // In the embedded database transactions take turns, so that none overtakes another.
  if (!database.isShared) skip()
  const late = await database.kysely.startTransaction().execute()
  await late.insertInto('ended_credential').values({ credential: 'user:late', owner: 'one' }).execute()
  const [two, three] = [await openAsker('two'), await openAsker('three')]
  await end('user:soon', 'one')
  expect(await two()).toEqual(['user:soon'])
  await late.commit().execute()
  await end('user:later', 'one')
  expect([await two(), await two()]).toEqual([['user:late', 'user:later'], []])
  expect(await three()).toEqual(['user:late', 'user:later', 'user:soon'])
})

test('AC42 what a database brings along that was restored elsewhere is told to nobody; after a day all is forgotten', async () => {
  const two = await openAsker('two')
  const row = { credential: 'user:restored', owner: 'one', ended_in: '9000000000000' }
  await database.kysely.insertInto('ended_credential').values(row).execute()
  expect(await two()).toEqual([])
  const ended_at = sql<Date>`ended_at - interval '25 hours'`
  await database.kysely.updateTable('ended_credential').set({ ended_at }).execute()
  await end('user:new', 'one')
  await ended.removeOld()
  const rows = await database.kysely.selectFrom('ended_credential').select('credential').execute()
  expect(rows).toEqual([{ credential: 'user:new' }])
})
