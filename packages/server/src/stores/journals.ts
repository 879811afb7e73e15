import { sql } from 'kysely'
import type { Database } from '../ports.ts'
import type { JournalHolders } from './journal-holders.ts'
import { createJournalHolders } from './journal-holders.ts'
import type { JournalKind } from './journal-kinds.ts'
import { removeSnapshot } from './remove-snapshot.ts'
import { refuseWhenFull } from './storage-full.ts'

/** What is stored in the statement that stores a row, and only if the row is. */
export interface Alongside {
  /** The column of `facts` that the parts read. One statement has no two of a name. */
  name: string
  /** Parts of the statement's `with`; they read `head (journal_id)`, which is empty when the row is not stored, and `facts`. */
  parts: string
  /** What stands in the column, as jsonb. */
  facts: unknown
}

/** The next row of a journal. */
export interface Row {
  journalId: string
  epoch: number
  seq: number
  body: string
  /** Whether it is the journal's last one. */
  ends: boolean
}

/** `fenced`: another owner moved the head, or the journal is over. */
export type Appended = 'appended' | 'fenced'

/** A journal as it was taken over. */
export interface Claimed {
  epoch: number
  nextSeq: number
  /** The last heartbeat of the owner before, by the running clock; undefined when there was none. */
  ranUntilMs: number | undefined
  /** Whose budget it counts for; undefined for nobody's. */
  payer: string | undefined
}

/** The journals of rooms and QTests: what each of them is, is what its journal says. */
export interface Journals extends JournalHolders {
  /** Creates a head and the first row in one statement; false when the id is taken. The next row is `FIRST_APPEND`. */
  open(opening: {
    kind: JournalKind
    journalId: string
    owner: string
    body: string
    /** Whose budget it counts for; undefined for nobody's. */
    payer?: string | undefined
    alongside?: readonly Alongside[]
  }): Promise<boolean>
  /**
   * Advances the head where id, epoch and seq match and inserts the row in the same statement. Safe to repeat after an unknown result:
   * this owner's row found at that seq, with this epoch and body, is `appended`. `alongside` is stored with the row and once.
   */
  append(row: Row & { alongside?: readonly Alongside[] }): Promise<Appended>
  /** Appends rows of different journals in one statement; answers for each of them, in order. Rejects when none was stored. */
  appendEach(rows: readonly Row[]): Promise<Appended[]>
  /**
   * Takes a journal over: epoch + 1 under the head's row lock; undefined when there is no such open one of this kind, `held` when its
   * owner is another process with a lease.
   */
  claim(taking: { kind: JournalKind; journalId: string; owner: string }): Promise<Claimed | 'held' | undefined>
  /** Marks a journal of this owner's as over although nothing in it says so, for one that cannot be read. */
  end(journalId: string, epoch: number): Promise<void>
  /** The bodies of a journal in order, of all its rows or from one on. */
  read(journalId: string, fromSeq?: number): Promise<string[]>
  /**
   * Puts another body in the place of each row that `change` gives one for; it gets all bodies of a journal in order, and answers
   * as many. The whole journal goes when `change` answers none, and its snapshot in either case.
   */
  rewrite(journalId: string, change: (bodies: readonly string[]) => string[] | undefined): Promise<void>
  /** Forgets journals that were over before the given moment, at most so many; answers how many. */
  removeEnded(beforeMs: number, most: number): Promise<number>
}

/** Epoch and number of the first append after `open`, by the owner who opened the journal. */
export const FIRST_APPEND = { epoch: 1, seq: 2 } as const

/** The form of the bodies written now; a reader of an older one would go by the row's own version. */
const BODY_VERSION = 1

/** A statement whose `with` also has what is stored alongside; the facts stand behind the statement's own values. */
export const statementAlongside = (
  { head, insert, values }: { head: string; insert: string; values: readonly unknown[] },
  alongside: readonly Alongside[],
): { text: string; values: unknown[] } => {
  const columns = alongside.map(({ name }, index) => `$${values.length + index + 1}::jsonb as ${name}`)
  const parts = alongside.map((one) => one.parts)
  return {
    text: `with facts as (select ${columns.join(', ')}), ${[head, ...parts].join(', ')} ${insert}`,
    values: [...values, ...alongside.map(({ facts }) => JSON.stringify(facts))],
  }
}

const OPENED = `
  head as (
    insert into journal_head (journal_id, kind, epoch, owner, next_seq, bytes, payer)
    values ($1, $2, ${FIRST_APPEND.epoch}, $3, ${FIRST_APPEND.seq}, octet_length($4::text), $5::text)
    on conflict do nothing
    returning journal_id
  )`

const INSERT_FIRST_ROW = `
  insert into journal (journal_id, seq, epoch, version, body)
  select journal_id, ${FIRST_APPEND.seq - 1}, ${FIRST_APPEND.epoch}, ${BODY_VERSION}, $4::text from head`

const OPEN = `with ${OPENED} ${INSERT_FIRST_ROW}`

const MOVED = `
  head as (
    update journal_head
    set next_seq = next_seq + 1, bytes = bytes + octet_length($4::text), ended_at = case when $5::boolean then now() end
    where journal_id = $1 and epoch = $2::integer and next_seq = $3::bigint and ended_at is null
    returning journal_id
  )`

const INSERT_ROW = `
  insert into journal (journal_id, seq, epoch, version, body)
  select journal_id, $3::bigint, $2::integer, ${BODY_VERSION}, $4::text from head`

const APPEND = `with ${MOVED} ${INSERT_ROW}`

const APPEND_EACH = `
  with given as (
    select * from unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::boolean[])
      as given (journal_id, epoch, seq, body, ends)
  ),
  head as (
    update journal_head
    set next_seq = next_seq + 1, bytes = bytes + octet_length(given.body), ended_at = case when given.ends then now() end
    from given
    where journal_head.journal_id = given.journal_id and journal_head.epoch = given.epoch
      and next_seq = given.seq and ended_at is null
    returning journal_head.journal_id
  )
  insert into journal (journal_id, seq, epoch, version, body)
  select journal_id, seq, epoch, ${BODY_VERSION}, body from given join head using (journal_id)
  returning journal_id`

const OWN_ROW = 'select 1 from journal where journal_id = $1 and seq = $2 and epoch = $3 and body = $4'

// Whoever waits for the lock sees the owner that came before, who has a lease already.
const CLAIM = `
  with before as (
    select owner from journal_head where journal_id = $1 and kind = $2 and ended_at is null for update
  ),
  claimed as (
    update journal_head set epoch = epoch + 1, owner = $3
    from before
    where journal_id = $1 and ended_at is null and (
      before.owner = $3
      or not exists (select from heartbeat where heartbeat.owner = before.owner and lease_until > now())
    )
    returning epoch, next_seq, payer
  )
  select claimed.epoch, claimed.next_seq as "nextSeq", claimed.payer, heartbeat.running_ms as "ranUntilMs"
  from before left join claimed on true left join heartbeat on heartbeat.owner = before.owner`

const REMOVE = `
  with gone as (delete from journal_head where journal_id = $1)
  delete from journal where journal_id = $1`

const REMOVE_ENDED = `
  with gone as (
    delete from journal_head
    where journal_id in (select journal_id from journal_head where ended_at < $1 limit $2)
    returning journal_id
  ),
  emptied as (delete from journal where journal_id in (select journal_id from gone))
  select journal_id from gone`

/** Journals in the database; both kinds of database behave alike. */
export const createJournals = ({
  pool,
  kysely,
  canWrite,
}: Pick<Database, 'pool' | 'kysely' | 'canWrite'>): Journals => {
  /** Of a row that was not stored now: whether it was before. */
  const wasAppended = async ({ journalId, seq, epoch, body }: Row): Promise<Appended> => {
    const own = await pool.query({ text: OWN_ROW, values: [journalId, seq, epoch, body] })
    return own.rowCount === 1 ? 'appended' : 'fenced'
  }
  return {
    ...createJournalHolders({ pool, kysely }),
    open: async ({ kind, journalId, owner, body, payer, alongside = [] }) => {
      refuseWhenFull({ canWrite })
      const values = [journalId, kind, owner, body, payer ?? null]
      const { rowCount } =
        alongside.length === 0
          ? await pool.query({ name: 'journal-open', text: OPEN, values })
          : await pool.query(statementAlongside({ head: OPENED, insert: INSERT_FIRST_ROW, values }, alongside))
      return rowCount === 1
    },
    append: async ({ alongside = [], ...row }) => {
      refuseWhenFull({ canWrite })
      const { journalId, epoch, seq, body, ends } = row
      const values = [journalId, epoch, seq, body, ends]
      const { rowCount } =
        alongside.length === 0
          ? await pool.query({ name: 'journal-append', text: APPEND, values })
          : await pool.query(statementAlongside({ head: MOVED, insert: INSERT_ROW, values }, alongside))
      return rowCount === 1 ? 'appended' : wasAppended(row)
    },
    appendEach: async (given) => {
      refuseWhenFull({ canWrite })
      const values = [
        given.map((row) => row.journalId),
        given.map((row) => row.epoch),
        given.map((row) => row.seq),
        given.map((row) => row.body),
        given.map((row) => row.ends),
      ]
      const { rows } = await pool.query<{ journal_id: string }>({
        name: 'journal-append-each',
        text: APPEND_EACH,
        values,
      })
      const stored = new Set(rows.map((row) => row.journal_id))
      return Promise.all(given.map(async (row) => (stored.has(row.journalId) ? 'appended' : wasAppended(row))))
    },
    claim: async ({ kind, journalId, owner }) => {
      const values = [journalId, kind, owner]
      const { rows } = await pool.query<{
        epoch: number | null
        nextSeq: string
        payer: string | null
        ranUntilMs: number | null
      }>(CLAIM, values)
      const [head] = rows
      if (head === undefined) return undefined
      const { epoch, nextSeq, payer, ranUntilMs } = head
      if (epoch === null) return 'held'
      return {
        epoch,
        nextSeq: Number(nextSeq),
        ranUntilMs: ranUntilMs ?? undefined,
        payer: payer ?? undefined,
      }
    },
    end: async (journalId, epoch) => {
      await kysely
        .updateTable('journal_head')
        .set({ ended_at: sql`now()` })
        .where('journal_id', '=', journalId)
        .where('epoch', '=', epoch)
        .where('ended_at', 'is', null)
        .execute()
    },
    read: async (journalId, fromSeq = 0) => {
      const rows = await kysely
        .selectFrom('journal')
        .select('body')
        .where('journal_id', '=', journalId)
        .where('seq', '>=', String(fromSeq))
        .orderBy('seq')
        .execute()
      return rows.map((row) => row.body)
    },
    rewrite: async (journalId, change) => {
      const rows = await kysely
        .selectFrom('journal')
        .select(['seq', 'body'])
        .where('journal_id', '=', journalId)
        .orderBy('seq')
        .execute()
      const changed = change(rows.map((row) => row.body))
      await removeSnapshot(pool, journalId)
      if (changed === undefined) {
        await pool.query(REMOVE, [journalId])
        return
      }
      for (const [index, { seq, body }] of rows.entries()) {
        const to = changed[index]
        if (to === undefined || to === body) continue
        await kysely
          .updateTable('journal')
          .set({ body: to })
          .where('journal_id', '=', journalId)
          .where('seq', '=', seq)
          .execute()
      }
    },
    removeEnded: async (beforeMs, most) => {
      const { rows } = await pool.query(REMOVE_ENDED, [new Date(beforeMs), most])
      return rows.length
    },
  }
}
