import { sql } from 'kysely'
import type { Database } from '../ports.ts'
import type { JournalKind } from './journal-kinds.ts'
import { JOURNAL_KINDS } from './journal-kinds.ts'

/** `owner` is undefined when whoever ran the journal last has no lease: anybody may claim it. */
export interface Holder {
  owner: string | undefined
}

/** Who has the open journals (decision 0079). */
export interface JournalHolders {
  /** Who holds an open journal; undefined when there is none of this kind. */
  holderOf(kind: JournalKind, journalId: string): Promise<Holder | undefined>
  /** Gives an open journal of this owner's to another process, which may then claim it; false when it has another owner or epoch. */
  give(giving: { journalId: string; epoch: number; from: string; to: string }): Promise<boolean>
  /** Ids of the journals of a kind that are not over and that no process with a lease has, the oldest first. */
  listFree(kind: JournalKind): Promise<string[]>
  /** Ids of the open journals that this process has, of one kind or of all. */
  listHeld(owner: string, kind?: JournalKind): Promise<string[]>
}

const HOLDER = `
  select heartbeat.owner
  from journal_head left join heartbeat on heartbeat.owner = journal_head.owner and lease_until > now()
  where journal_id = $1 and kind = $2 and ended_at is null`

export const createJournalHolders = ({ pool, kysely }: Pick<Database, 'pool' | 'kysely'>): JournalHolders => ({
  holderOf: async (kind, journalId) => {
    const { rows } = await pool.query<{ owner: string | null }>(HOLDER, [journalId, kind])
    const [head] = rows
    return head && { owner: head.owner ?? undefined }
  },
  give: async ({ journalId, epoch, from, to }) => {
    const { numUpdatedRows } = await kysely
      .updateTable('journal_head')
      .set({ owner: to })
      .where('journal_id', '=', journalId)
      .where('epoch', '=', epoch)
      .where('owner', '=', from)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },
  listFree: async (kind) => {
    const rows = await kysely
      .selectFrom('journal_head')
      .select('journal_id')
      .where('kind', '=', kind)
      .where('ended_at', 'is', null)
      .where('owner', 'not in', (from) =>
        from.selectFrom('heartbeat').select('owner').where('lease_until', '>', sql<Date>`now()`),
      )
      .orderBy('opened_at')
      .execute()
    return rows.map((row) => row.journal_id)
  },
  listHeld: async (owner, kind) => {
    const rows = await kysely
      .selectFrom('journal_head')
      .select('journal_id')
      .where('owner', '=', owner)
      .where('kind', 'in', kind === undefined ? JOURNAL_KINDS : [kind])
      .where('ended_at', 'is', null)
      .execute()
    return rows.map((row) => row.journal_id)
  },
})
