import { Pool } from 'pg'

const address = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

const ask = async (sql: string): Promise<void> => {
  const pool = new Pool({ connectionString: address, max: 1, connectionTimeoutMillis: 2_000 })
  try {
    await pool.query(sql)
  } finally {
    await pool.end()
  }
}

/** Whether a PostgreSQL for tests answers: `TEST_DATABASE_URL`, else one on this machine. */
export const postgresAnswers = (): Promise<boolean> =>
  ask('select 1').then(
    () => true,
    () => false,
  )

/** A database of its own, for one test; `drop` removes it. */
export const createDatabase = async (): Promise<{ url: string; drop(): Promise<void> }> => {
  const name = `quokka_test_${process.pid}_${Date.now().toString(36)}`
  await ask(`create database ${name}`)
  const url = new URL(address)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => ask(`drop database if exists ${name} with (force)`) }
}
