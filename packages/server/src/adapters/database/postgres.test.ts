import { expect, inject, test } from 'vitest'
import { BELONGS_TO_NEWER, pretendNewer } from '../../testing/newer-version.ts'
import { createTestDatabase } from '../../testing/postgres-server.ts'
import { CannotOpen } from './cannot-open.ts'
import { openPool, openPostgres } from './postgres.ts'

const template = inject('postgresTemplate')

test.skipIf(template === undefined)(
  'OP11 a server opens as many connections as it may, and ends a statement that takes too long',
  async () => {
    const { address } = await createTestDatabase(template)
    const fail = (error: Error) => {
      throw error
    }
    const database = await openPostgres(address, fail, { poolSize: 3, statementSeconds: 1 })
    const counts = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { rows } = await database.pool.query(
          'select count(*)::integer as open from pg_stat_activity where datname = current_database() and backend_type = $1',
          ['client backend'],
        )
        return Number(rows[0]?.open)
      }),
    )
    expect(Math.max(...counts)).toBe(3)
    await expect(database.pool.query('select pg_sleep(60)')).rejects.toThrow('statement timeout')
    await database.close()
  },
)

test('ST53 a connection that is cut while the pool ends is no broken one', async () => {
  const told: string[] = []
  const pool = openPool({}, ({ message }) => told.push(message))
  pool.emit('error', new Error('in use'))
  const ended = pool.end()
  pool.emit('error', new Error('at the end'))
  await ended
  expect(told).toEqual(['in use'])
})

test.skipIf(template === undefined)(
  'ST60 a database that a newer version has changed is refused, and left as it is',
  async () => {
    const { address } = await createTestDatabase(template)
    const fail = (error: Error) => {
      throw error
    }
    const pool = openPool({ connectionString: address }, fail)
    const steps = async () => (await pool.query('select * from kysely_migration order by name')).rows
    await pretendNewer(pool)
    const before = await steps()
    await expect(openPostgres(address, fail)).rejects.toThrow(new CannotOpen(BELONGS_TO_NEWER))
    expect(await steps()).toEqual(before)
    await pool.end()
  },
)
