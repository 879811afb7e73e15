import type { Database } from '../ports.ts'

/** The journals of the rooms: what a room is, is what its journal says. */
export interface Journals {
  /** Creates the room's head and its first journal row in one statement; false when the code is taken. The next row is `FIRST_APPEND`. */
  open(room: { roomId: string; owner: string; body: string }): Promise<boolean>
  /**
   * Advances the head where room, epoch and seq match and inserts the row in the same statement; `fenced` when another
   * owner moved it, or the room is over. Safe to repeat after an unknown result: the own row found at that seq, with this
   * epoch and body, is `appended`. `ends` marks the room as over.
   */
  append(batch: {
    roomId: string
    epoch: number
    seq: number
    body: string
    ends: boolean
  }): Promise<'appended' | 'fenced'>
  /** Takes the room over: epoch + 1 under the head's row lock; undefined when there is no such open room. */
  claim(roomId: string, owner: string): Promise<{ epoch: number; nextSeq: number } | undefined>
  /** The bodies of a room's journal in order. */
  read(roomId: string): Promise<string[]>
  /** Codes of the rooms that are not over, the oldest first. */
  openRooms(): Promise<string[]>
}

/** Epoch and number of the first append after `open`, by the owner who opened the room. */
export const FIRST_APPEND = { epoch: 1, seq: 2 } as const

/** The disk is nearly full: nothing was written, and the same write may succeed later. */
export class StorageFull extends Error {
  constructor() {
    super('The disk of the database is nearly full.')
  }
}

/** The form of the bodies written now; a reader of an older one would go by the row's own version. */
const BODY_VERSION = 1

/** Leases are for several servers on one database; a single one holds none. */
const OPEN = `
  with head as (
    insert into room_head (room_id, epoch, owner, lease_until, next_seq)
    values ($1, ${FIRST_APPEND.epoch}, $2, now(), ${FIRST_APPEND.seq})
    on conflict do nothing
    returning room_id
  )
  insert into journal (room_id, seq, epoch, version, body)
  select room_id, ${FIRST_APPEND.seq - 1}, ${FIRST_APPEND.epoch}, ${BODY_VERSION}, $3::text from head`

const APPEND = `
  with moved as (
    update room_head
    set next_seq = next_seq + 1, ended_at = case when $5::boolean then now() end
    where room_id = $1 and epoch = $2::integer and next_seq = $3::bigint and ended_at is null
    returning room_id
  )
  insert into journal (room_id, seq, epoch, version, body)
  select room_id, $3::bigint, $2::integer, ${BODY_VERSION}, $4::text from moved`

const OWN_ROW = 'select 1 from journal where room_id = $1 and seq = $2 and epoch = $3 and body = $4'

const CLAIM = `
  update room_head set epoch = epoch + 1, owner = $2, lease_until = now()
  where room_id = $1 and ended_at is null
  returning epoch, next_seq as "nextSeq"`

/** Journals in the database; both kinds of database behave alike (journals.contract.ts). */
export const createJournals = ({
  pool,
  kysely,
  canWrite,
}: Pick<Database, 'pool' | 'kysely' | 'canWrite'>): Journals => {
  const refuseWhenFull = () => {
    if (!canWrite()) throw new StorageFull()
  }
  return {
    open: async ({ roomId, owner, body }) => {
      refuseWhenFull()
      const { rowCount } = await pool.query({ name: 'journal-open', text: OPEN, values: [roomId, owner, body] })
      return rowCount === 1
    },
    append: async ({ roomId, epoch, seq, body, ends }) => {
      refuseWhenFull()
      const values = [roomId, epoch, seq, body, ends]
      const { rowCount } = await pool.query({ name: 'journal-append', text: APPEND, values })
      if (rowCount === 1) return 'appended'
      const own = await pool.query({ text: OWN_ROW, values: [roomId, seq, epoch, body] })
      return own.rowCount === 1 ? 'appended' : 'fenced'
    },
    claim: async (roomId, owner) => {
      const { rows } = await pool.query<{ epoch: number; nextSeq: string }>(CLAIM, [roomId, owner])
      const [head] = rows
      return head && { epoch: head.epoch, nextSeq: Number(head.nextSeq) }
    },
    read: async (roomId) => {
      const rows = await kysely
        .selectFrom('journal')
        .select('body')
        .where('room_id', '=', roomId)
        .orderBy('seq')
        .execute()
      return rows.map((row) => row.body)
    },
    openRooms: async () => {
      const rows = await kysely
        .selectFrom('room_head')
        .select('room_id')
        .where('ended_at', 'is', null)
        .orderBy('opened_at')
        .execute()
      return rows.map((row) => row.room_id)
    },
  }
}
