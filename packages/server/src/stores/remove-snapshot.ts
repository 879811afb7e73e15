import type { Database } from '../ports.ts'

const REMOVE = `
  with base as (delete from journal_snapshot where journal_id = $1)
  delete from journal_snapshot_part where journal_id = $1`

/** Removes what is kept of a journal beside its rows: it would tell what was taken out of them. */
export const removeSnapshot = async (pool: Database['pool'], journalId: string): Promise<void> => {
  await pool.query(REMOVE, [journalId])
}
