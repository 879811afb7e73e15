import type { Database } from '../ports.ts'

/** A scheduled backup that is whole. */
export interface WholeBackup {
  /** The name of its folder in `BACKUP_DIR`. */
  name: string
  begunAtMs: number
  durationMs: number
  bytes: number
}

/** How the backups that the server makes by itself stand. */
export interface LastBackup {
  triedAtMs: number
  /** Why the last try failed; undefined where it did not. */
  failure: string | undefined
  /** The newest; undefined before there is one. */
  whole: WholeBackup | undefined
}

/** The last scheduled backup; undefined before the first try. */
export const lastBackup = async ({ kysely }: Pick<Database, 'kysely'>): Promise<LastBackup | undefined> => {
  const row = await kysely.selectFrom('backup_outcome').selectAll().executeTakeFirst()
  if (row === undefined) return undefined
  const { name, begun_at, duration_ms, bytes } = row
  return {
    triedAtMs: row.tried_at.getTime(),
    failure: row.failure ?? undefined,
    whole:
      name === null || begun_at === null
        ? undefined
        : { name, begunAtMs: begun_at.getTime(), durationMs: duration_ms ?? 0, bytes: Number(bytes) },
  }
}

/** What became of the scheduled backups. */
export interface Backups {
  last(): Promise<LastBackup | undefined>
  succeeded(backup: WholeBackup): Promise<void>
  failed(triedAtMs: number, failure: string): Promise<void>
}

export const createBackups = (database: Pick<Database, 'kysely'>): Backups => {
  const store = async (values: {
    tried_at: Date
    failure: string | null
    name?: string
    begun_at?: Date
    duration_ms?: number
    bytes?: string
  }): Promise<void> => {
    await database.kysely
      .insertInto('backup_outcome')
      .values(values)
      .onConflict((conflict) => conflict.column('is_one').doUpdateSet(values))
      .execute()
  }
  return {
    last: () => lastBackup(database),
    succeeded: ({ name, begunAtMs, durationMs, bytes }) =>
      store({
        tried_at: new Date(begunAtMs),
        failure: null,
        name,
        begun_at: new Date(begunAtMs),
        duration_ms: durationMs,
        bytes: String(bytes),
      }),
    failed: (triedAtMs, failure) => store({ tried_at: new Date(triedAtMs), failure }),
  }
}
