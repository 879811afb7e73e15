import type { Database } from '../ports.ts'
import type { JournalKind } from './journal-kinds.ts'
import { JOURNAL_KINDS } from './journal-kinds.ts'
import { knownText } from './known-text.ts'

/** What a journal takes up, and whose budget it counts for. */
export interface JournalUse {
  journalId: string
  kind: JournalKind
  payer: string
  bytes: number
  openedAtMs: number
}

/** Those that were opened since the given moment. */
export const journalUse = async ({ kysely }: Pick<Database, 'kysely'>, sinceMs: number): Promise<JournalUse[]> => {
  const rows = await kysely
    .selectFrom('journal_head')
    .select(['journal_id', 'kind', 'payer', 'bytes', 'opened_at'])
    .where('payer', 'is not', null)
    .where('opened_at', '>', new Date(sinceMs))
    .orderBy('opened_at')
    .execute()
  return rows.map((row) => ({
    journalId: row.journal_id,
    kind: knownText('journal_head.kind', JOURNAL_KINDS, row.kind),
    payer: row.payer ?? '',
    bytes: Number(row.bytes),
    openedAtMs: row.opened_at.getTime(),
  }))
}
