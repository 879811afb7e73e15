import { createHash } from 'node:crypto'
import type { Database } from '../ports.ts'
import { removeSnapshot } from './remove-snapshot.ts'
import { refuseWhenFull } from './storage-full.ts'

/** What is kept of a journal up to a row. */
export interface StoredSnapshot {
  /** The row that follows it. */
  nextSeq: number
  /** Events before that row. */
  events: number
  /** The form of its body; another one is not read. */
  version: number
  body: string
}

export interface JournalSnapshots {
  /** Stores a part of a snapshot that is about to be put, and answers its name. */
  addPart(journalId: string, body: string): Promise<string>
  /** Puts a snapshot in the place of an older one, and removes the parts that it does not name. */
  put(journalId: string, snapshot: StoredSnapshot, partNames: readonly string[]): Promise<void>
  /** The snapshot of this version with its parts by name, each as it was stored; undefined when there is none or it is damaged. */
  find(
    journalId: string,
    version: number,
  ): Promise<(StoredSnapshot & { parts: ReadonlyMap<string, string> }) | undefined>
  remove(journalId: string): Promise<void>
}

const hashOf = (body: string): string => createHash('sha256').update(body).digest('hex')

const PUT = `
  with put as (
    insert into journal_snapshot (journal_id, next_seq, events, version, hash, body)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (journal_id) do update
    set next_seq = excluded.next_seq, events = excluded.events, version = excluded.version,
      hash = excluded.hash, body = excluded.body
    where journal_snapshot.next_seq <= excluded.next_seq
    returning journal_id
  )
  delete from journal_snapshot_part part using put
  where part.journal_id = put.journal_id and not (part.hash = any($7::text[]))`

/** Snapshots of journals. They go with the journal's head. */
export const createJournalSnapshots = ({
  kysely,
  pool,
  canWrite,
}: Pick<Database, 'kysely' | 'pool' | 'canWrite'>): JournalSnapshots => {
  return {
    async addPart(journalId, body) {
      refuseWhenFull({ canWrite })
      const hash = hashOf(body)
      await kysely
        .insertInto('journal_snapshot_part')
        .values({ journal_id: journalId, hash, body })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return hash
    },
    async put(journalId, { nextSeq, events, version, body }, partNames) {
      refuseWhenFull({ canWrite })
      await pool.query(PUT, [journalId, nextSeq, events, version, hashOf(body), body, partNames])
    },
    async find(journalId, version) {
      const base = await kysely
        .selectFrom('journal_snapshot')
        .select(['next_seq', 'events', 'version', 'hash', 'body'])
        .where('journal_id', '=', journalId)
        .where('version', '=', version)
        .executeTakeFirst()
      if (base === undefined || hashOf(base.body) !== base.hash) return undefined
      const parts = await kysely
        .selectFrom('journal_snapshot_part')
        .select(['hash', 'body'])
        .where('journal_id', '=', journalId)
        .execute()
      if (parts.some(({ hash, body }) => hashOf(body) !== hash)) return undefined
      return {
        nextSeq: Number(base.next_seq),
        events: Number(base.events),
        version: base.version,
        body: base.body,
        parts: new Map(parts.map(({ hash, body }) => [hash, body])),
      }
    },
    remove: (journalId) => removeSnapshot(pool, journalId),
  }
}
