import { sql } from 'kysely'
import type { Database } from '../ports.ts'
import type { JournalKind } from './journal-kinds.ts'
import type { Alongside } from './journals.ts'

/** Rows of an old journal that are read at once: play must not wait for long behind them. */
const ROWS_AT_ONCE = 50

/** Whoever has left more rooms than this that are still open is not led back to an older one. */
const MOST_OPEN_ROOMS = 5

/** Who is in which journal. */
export interface JournalMembers {
  /** Ids of the journals of a kind in which a credential has a seat or an attempt. Enters all old ones first. */
  journalsOf(kind: JournalKind, credential: string): Promise<string[]>
  /** Ids of the open rooms in which one of the credentials has taken a seat, the newest first; a few at most. */
  openRoomsOf(credentials: readonly string[]): Promise<string[]>
  /** Enters the members of one journal from before there was this table, also of one that cannot be read; false when none is left. */
  enterNextOld(): Promise<boolean>
}

const ENTERED = `
  entered_member as (
    insert into journal_member (credential, journal_id)
    select jsonb_array_elements_text(facts.members), head.journal_id from head cross join facts
    on conflict do nothing
  )`

/** Enters whoever takes a seat or begins an attempt with the row that says so. */
export const membersAlongside = (credentials: readonly string[]): Alongside[] =>
  credentials.length === 0 ? [] : [{ name: 'members', parts: ENTERED, facts: credentials }]

/** The fields of a seat and of an attempt that hold a credential; a quote within a text is escaped, so none is mistaken for a field. */
const CREDENTIAL = /"(?:credential|account|guest)":("(?:[^"\\]|\\.)*")/g

const credentialsIn = (body: string): string[] =>
  [...body.matchAll(CREDENTIAL)].map(([, text]) => JSON.parse(text as string) as string)

export const createJournalMembers = ({ kysely }: Pick<Database, 'kysely'>): JournalMembers => {
  const enter = async (journalId: string): Promise<void> => {
    let after = '0'
    for (;;) {
      const rows = await kysely
        .selectFrom('journal')
        .select(['seq', 'body'])
        .where('journal_id', '=', journalId)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(ROWS_AT_ONCE)
        .execute()
      const credentials = [...new Set(rows.flatMap(({ body }) => credentialsIn(body)))]
      // A journal that is removed meanwhile has no members.
      await sql`
        insert into journal_member (credential, journal_id)
        select credential, journal_id from journal_head cross join unnest(${credentials}::text[]) as member (credential)
        where journal_id = ${journalId}
        on conflict do nothing`.execute(kysely)
      const last = rows.at(-1)
      if (last === undefined || rows.length < ROWS_AT_ONCE) break
      after = last.seq
    }
  }

  const enterNextOld = async (): Promise<boolean> => {
    const old = await kysely.selectFrom('member_backfill').select('journal_id').limit(1).executeTakeFirst()
    if (old === undefined) return false
    await enter(old.journal_id)
    await kysely.deleteFrom('member_backfill').where('journal_id', '=', old.journal_id).execute()
    return true
  }

  return {
    enterNextOld,
    async openRoomsOf(credentials) {
      if (credentials.length === 0) return []
      const rows = await kysely
        .selectFrom('journal_member')
        .innerJoin('journal_head', 'journal_head.journal_id', 'journal_member.journal_id')
        .select(['journal_member.journal_id', 'opened_at'])
        .distinct()
        .where('credential', 'in', credentials)
        .where('kind', '=', 'room')
        .where('ended_at', 'is', null)
        .orderBy('opened_at', 'desc')
        .limit(MOST_OPEN_ROOMS)
        .execute()
      return rows.map((row) => row.journal_id)
    },
    async journalsOf(kind, credential) {
      for (let isLeft = true; isLeft; ) isLeft = await enterNextOld()
      const rows = await kysely
        .selectFrom('journal_member')
        .innerJoin('journal_head', 'journal_head.journal_id', 'journal_member.journal_id')
        .select('journal_member.journal_id')
        .where('credential', '=', credential)
        .where('kind', '=', kind)
        .execute()
      return rows.map((row) => row.journal_id)
    },
  }
}
