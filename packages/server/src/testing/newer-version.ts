import type pg from 'pg'

const STEP = '9999-a-step-to-come'

/** What a server says of a database after `pretendNewer`. */
export const BELONGS_TO_NEWER = `The database belongs to a newer version of this server: its step ${STEP} is unknown here. It was left as it is: start the newer version, or put a backup from before the upgrade in its place.`

/** Makes a database what one is after a version to come has migrated it. */
export const pretendNewer = async (pool: pg.Pool): Promise<void> => {
  const now = new Date().toISOString()
  await pool.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [STEP, now])
}
