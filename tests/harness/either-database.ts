import { test } from 'vitest'
import { createTestDatabase, whyNoPostgres } from '../../packages/server/src/testing/postgres-server.ts'

/** The environment with which a server uses the database, and its name. */
type Survives = (environment: Record<string, string>, name: 'embedded database' | 'PostgreSQL') => Promise<void>

/**
 * Tests what the product promises of both databases: on the one that the seed draws, since a server that is killed again and again takes
 * long; where `CRASH_KILLS` is set, as it is at night, on both. Without PostgreSQL the embedded one is drawn.
 */
export const testOnEitherDatabase = async (
  title: string,
  { seed, timeoutMs }: { seed: number; timeoutMs: number },
  survives: Survives,
): Promise<void> => {
  const why = await whyNoPostgres()
  const isThorough = process.env.CRASH_KILLS !== undefined
  const isOnPostgres = why === undefined && (isThorough || seed % 2 === 0)
  if (why !== undefined) console.log(`PostgreSQL: ${title}: skipped, ${why}.`)

  if (isThorough || !isOnPostgres)
    test.concurrent(`${title}, on the embedded database`, { timeout: timeoutMs }, () =>
      survives({}, 'embedded database'),
    )
  if (isOnPostgres)
    test.concurrent(`${title}, on PostgreSQL`, { timeout: timeoutMs }, async ({ onTestFinished }) => {
      const database = await createTestDatabase()
      onTestFinished(database.drop)
      await survives({ DATABASE_URL: database.address }, 'PostgreSQL')
    })
}
