import type { Pool } from 'pg'
import { kyselyOver } from '../adapters/database/postgres.ts'
import type { Database } from '../ports.ts'

/** A database as a process sees it that is killed at one of its statements: this one, done or not, is the last. */
export interface MortalDatabase {
  database: Database
  /** How many statements there were. */
  steps(): number
}

interface Death {
  /** Counted from 1. */
  atStep: number
  /** Whether the last statement was done: then its process did not hear of it. */
  isDone: boolean
  onDeath(): void
}

type Run = (...args: unknown[]) => Promise<unknown>

/** The same object with some methods replaced. */
const replacing = <Target extends object>(target: Target, methods: Readonly<Record<string, unknown>>): Target =>
  new Proxy(target, {
    get(_, name) {
      if (typeof name === 'string' && name in methods) return methods[name]
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

export const mortalDatabase = ({ pool, ...database }: Database, { atStep, isDone, onDeath }: Death): MortalDatabase => {
  let steps = 0
  let isDead = false
  const killed = () => new Error('the process was killed')

  const living =
    (run: Run): Run =>
    async (...args) => {
      if (isDead) throw killed()
      steps += 1
      if (steps < atStep) return run(...args)
      isDead = true
      onDeath()
      if (isDone) await run(...args)
      throw killed()
    }

  const mortal: Pool = replacing(pool, {
    query: living(pool.query.bind(pool) as Run),
    connect: async () => {
      const client = await pool.connect()
      return replacing(client, {
        query: living(client.query.bind(client) as Run),
        // The connection ends with its process, and with it what it had not committed.
        release: () => client.release(isDead),
      })
    },
  })
  return {
    database: { ...database, pool: mortal, kysely: kyselyOver(mortal), close: async () => {} },
    steps: () => steps,
  }
}
