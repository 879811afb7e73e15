import type { TestProject } from 'vitest/node'
import { openPostgres } from '../adapters/database/postgres.ts'
import { createTestDatabase } from './postgres-server.ts'

/** Before the tests on PostgreSQL: migrates the database that they copy. Drops it, and the copies, when they are over. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { name, address, drop } = await createTestDatabase()
  const database = await openPostgres(address, () => {})
  await database.close()
  project.provide('postgresTemplate', name)
  return drop
}
