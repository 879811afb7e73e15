import { setTimeout as pause } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../../ports.ts'
import { openTestPglite } from '../../testing/databases.ts'
import { createSessionTurns } from './session-turns.ts'
import { queryMessage, wireMessage } from './wire-messages.ts'

let database: Database
beforeAll(async () => {
  database = await openTestPglite()
  await database.pool.query('create table note (id integer primary key, text text not null)')
}, 60_000)
afterAll(() => database.close())

const notes = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ text: string }>('select text from note order by id')
  return rows.map((row) => row.text)
}
const emptied = () => database.pool.query('delete from note')
const insert = (client: Pick<PoolClient, 'query'>, id: number, text: string) =>
  client.query('insert into note values ($1, $2)', [id, text])

test('ST7 a connection in a transaction keeps the others waiting until it ends', async () => {
  await emptied()
  const client = await database.pool.connect()
  await client.query('begin')
  await insert(client, 1, 'first')
  const other = notes()
  let hasAnswered = false
  void other.then(() => {
    hasAnswered = true
  })
  await pause(50)
  await insert(client, 2, 'second')
  expect(hasAnswered).toBe(false)
  await client.query('commit')
  client.release()
  expect(await other).toEqual(['first', 'second'])
})

test('ST7 ten transactions at once, half of them rolled back, end as if one after the other', async () => {
  await emptied()
  const transaction = async (id: number) => {
    const client = await database.pool.connect()
    await client.query('begin')
    await insert(client, id * 2, `note ${id}`)
    await pause(id % 3)
    await insert(client, id * 2 + 1, `more ${id}`)
    await client.query(id % 2 === 0 ? 'commit' : 'rollback')
    client.release()
  }
  await Promise.all(Array.from({ length: 10 }, (_, id) => transaction(id)))
  expect(await notes()).toEqual([0, 2, 4, 6, 8].flatMap((id) => [`note ${id}`, `more ${id}`]))
})

test('ST8 what a connection leaves open when it dies is rolled back, and the others go on', async () => {
  await emptied()
  const client = await database.pool.connect()
  client.on('error', () => {})
  await client.query('begin')
  await insert(client, 1, 'lost')
  const other = notes()
  client.release(new Error('the line broke'))
  expect(await other).toEqual([])
  await insert(database.pool, 1, 'kept')
  expect(await notes()).toEqual(['kept'])
})

test('ST8 an aborted transaction stays aborted until its end, for its own connection alone', async () => {
  await emptied()
  const client = await database.pool.connect()
  await client.query('begin')
  await insert(client, 1, 'lost')
  await expect(client.query('select nothing')).rejects.toThrow('column "nothing" does not exist')
  await expect(client.query('select 1')).rejects.toThrow('current transaction is aborted')
  await client.query('rollback')
  client.release()
  expect(await notes()).toEqual([])
})

test('ST9 prepared statements of one name on several connections are several statements', async () => {
  const clients = await Promise.all(Array.from({ length: 3 }, () => database.pool.connect()))
  for (let round = 0; round < 3; round += 1)
    for (const [index, client] of clients.entries()) {
      const { rows } = await client.query({
        name: 'same',
        text: `select $1::text || ' ${index}' as text`,
        values: ['client'],
      })
      expect(rows).toEqual([{ text: `client ${index}` }])
    }
  for (const client of clients) client.release(true)
  // The ends of the three reach the engine on lines of their own, some time.
  const left = async () => (await database.pool.query('select name from pg_prepared_statements')).rows
  await vi.waitFor(async () => expect(await left()).toEqual([]))
})

test('ST9 a statement that fails leaves its connection and the others in order', async () => {
  await expect(database.pool.query('select $1::integer', ['word'])).rejects.toThrow('invalid input syntax')
  await expect(database.pool.query({ name: 'odd', text: 'selec 1' })).rejects.toThrow('syntax error')
  expect((await database.pool.query('select $1::integer as sum', [3])).rows).toEqual([{ sum: 3 }])
})

test('ST9 large parameters and large answers arrive whole', async () => {
  const text = '🦘'.repeat(500_000)
  const { rows } = await database.pool.query('select $1::text as text, repeat($2, 1000000) as more', [text, 'ab'])
  expect(rows[0].text === text).toBe(true)
  expect(rows[0].more).toHaveLength(2_000_000)
  const many = await database.pool.query('select generate_series(1, 50000) as number')
  expect(many.rows.at(-1)).toEqual({ number: 50_000 })
})

test('ST9 five hundred queries at once are all answered, each with its own result', async () => {
  const asked = Array.from({ length: 500 }, (_, index) => index)
  const answers = await Promise.all(
    asked.map(async (index) => (await database.pool.query('select $1::integer as number', [index])).rows[0].number),
  )
  expect(answers).toEqual(asked)
})

test('ST10 a connection that says nothing inside a transaction while others wait is closed', async () => {
  const asked: string[] = []
  const engine = {
    exec: (request: Uint8Array) => {
      const sql = Buffer.from(request).toString('latin1', 5)
      asked.push(sql.replace('\0', ''))
      return wireMessage('Z', Buffer.from(sql.startsWith('begin') ? 'T' : 'I'))
    },
  }
  const turns = createSessionTurns(engine, { serverVersion: '18', longestIdleMs: 20 })
  const greeting = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])
  let hungUp = 0
  const line = {
    send: () => {},
    hangUp: () => {
      hungUp += 1
    },
  }
  const silent = turns.open(line)
  const other = turns.open({ ...line, hangUp: () => {} })
  silent.receive(Buffer.concat([greeting, queryMessage('begin')]))
  await pause(60)
  expect(hungUp).toBe(0)
  other.receive(Buffer.concat([greeting, queryMessage('select 1')]))
  await vi.waitFor(() => expect(hungUp).toBe(1))
  expect(asked).toEqual(['begin', '', 'rollback', 'select 1'])
  silent.receive(queryMessage('select 2'))
  expect(asked).toHaveLength(4)
})

test('ST10 a connection that spoke while the process was suspended is not closed', async () => {
  const engine = {
    exec: (request: Uint8Array) =>
      wireMessage('Z', Buffer.from(Buffer.from(request).toString('latin1', 5).startsWith('commit') ? 'I' : 'T')),
  }
  const turns = createSessionTurns(engine, { serverVersion: '18', longestIdleMs: 1_000 })
  const greeting = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])
  let hungUp = 0
  const line = {
    send: () => {},
    hangUp: () => {
      hungUp += 1
    },
  }
  const speaking = turns.open(line)
  speaking.receive(Buffer.concat([greeting, queryMessage('begin')]))
  turns.open(line).receive(Buffer.concat([greeting, queryMessage('select 1')]))
  const asleepUntilMs = performance.now() + 1_200
  while (performance.now() < asleepUntilMs);
  await pause(1)
  speaking.receive(queryMessage('commit'))
  await pause(1)
  expect(hungUp).toBe(0)
})
