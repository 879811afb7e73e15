import { sql } from 'kysely'
import type { Database } from '../ports.ts'

/** What a finished game counts for a seat, and the account of the seat; null for a guest's. */
export interface FinishedShare {
  game: number
  playerId: string
  userId: string | null
  played: boolean
  hosted: boolean
  won: boolean
}

/** The journals of the rooms: what a room is, is what its journal says. */
export interface Journals {
  /** Creates the room's head and its first journal row in one statement; false when the code is taken. The next row is `FIRST_APPEND`. */
  open(room: { roomId: string; owner: string; body: string }): Promise<boolean>
  /**
   * Advances the head where room, epoch and seq match and inserts the row in the same statement; `fenced` when another
   * owner moved it, or the room is over. Safe to repeat after an unknown result: the own row found at that seq, with this
   * epoch and body, is `appended`. `ends` marks the room as over. `finished` is what the row's finished games count, stored with it and once;
   * an account that is gone meanwhile is left out of its share.
   */
  append(batch: {
    roomId: string
    epoch: number
    seq: number
    body: string
    ends: boolean
    finished?: readonly FinishedShare[]
  }): Promise<'appended' | 'fenced'>
  /** Takes the room over: epoch + 1 under the head's row lock; undefined when there is no such open room. */
  claim(roomId: string, owner: string): Promise<{ epoch: number; nextSeq: number } | undefined>
  /** Marks a room of this owner's as over although nothing says so in its journal, for one that cannot be read. */
  end(roomId: string, epoch: number): Promise<void>
  /** The bodies of a room's journal in order. */
  read(roomId: string): Promise<string[]>
  /** Codes of the rooms that are not over, the oldest first. */
  openRooms(): Promise<string[]>
  /** Codes of the rooms, over or not, whose journals hold a text. */
  roomsWith(text: string): Promise<string[]>
  /**
   * Puts another body in the place of each row that `change` gives one for; it gets all bodies of a room in order, and answers as
   * many. The room goes with its whole journal when `change` answers none.
   */
  rewrite(roomId: string, change: (bodies: readonly string[]) => string[] | undefined): Promise<void>
  /** Forgets rooms that were over before the given moment, at most so many; answers how many. */
  removeEnded(beforeMs: number, most: number): Promise<number>
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

const MOVED = `
  moved as (
    update room_head
    set next_seq = next_seq + 1, ended_at = case when $5::boolean then now() end
    where room_id = $1 and epoch = $2::integer and next_seq = $3::bigint and ended_at is null
    returning room_id
  )`

const INSERT_ROW = `
  insert into journal (room_id, seq, epoch, version, body)
  select room_id, $3::bigint, $2::integer, ${BODY_VERSION}, $4::text from moved`

const APPEND = `with ${MOVED} ${INSERT_ROW}`

/** The accounts are locked against being deleted until their shares, which refer to them, are stored. */
const APPEND_FINISHED = `
  with ${MOVED},
  share as (
    select * from jsonb_to_recordset($6::jsonb)
      as share(game bigint, "playerId" text, "userId" text, played boolean, hosted boolean, won boolean)
  ),
  known as (
    select user_id from account where user_id in (select "userId" from share) for key share
  ),
  counted as (
    insert into game_share (room_id, game_seq, player_id, user_id, played, hosted, won)
    select moved.room_id, share.game, share."playerId", known.user_id, share.played, share.hosted, share.won
    from moved cross join share left join known on known.user_id = share."userId"
    on conflict do nothing
  )
  ${INSERT_ROW}`

const OWN_ROW = 'select 1 from journal where room_id = $1 and seq = $2 and epoch = $3 and body = $4'

const CLAIM = `
  update room_head set epoch = epoch + 1, owner = $2, lease_until = now()
  where room_id = $1 and ended_at is null
  returning epoch, next_seq as "nextSeq"`

const REMOVE = `
  with gone as (delete from room_head where room_id = $1)
  delete from journal where room_id = $1`

const REMOVE_ENDED = `
  with gone as (
    delete from room_head
    where room_id in (select room_id from room_head where ended_at < $1 limit $2)
    returning room_id
  ),
  emptied as (delete from journal where room_id in (select room_id from gone))
  select room_id from gone`

/** Journals in the database; both kinds of database behave alike. */
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
    append: async ({ roomId, epoch, seq, body, ends, finished = [] }) => {
      refuseWhenFull()
      const values = [roomId, epoch, seq, body, ends]
      const { rowCount } =
        finished.length === 0
          ? await pool.query({ name: 'journal-append', text: APPEND, values })
          : await pool.query({ text: APPEND_FINISHED, values: [...values, JSON.stringify(finished)] })
      if (rowCount === 1) return 'appended'
      const own = await pool.query({ text: OWN_ROW, values: [roomId, seq, epoch, body] })
      return own.rowCount === 1 ? 'appended' : 'fenced'
    },
    claim: async (roomId, owner) => {
      const { rows } = await pool.query<{ epoch: number; nextSeq: string }>(CLAIM, [roomId, owner])
      const [head] = rows
      return head && { epoch: head.epoch, nextSeq: Number(head.nextSeq) }
    },
    end: async (roomId, epoch) => {
      await kysely
        .updateTable('room_head')
        .set({ ended_at: sql`now()` })
        .where('room_id', '=', roomId)
        .where('epoch', '=', epoch)
        .where('ended_at', 'is', null)
        .execute()
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
    roomsWith: async (text) => {
      const rows = await kysely
        .selectFrom('journal')
        .select('room_id')
        .distinct()
        .where((is) => is(is.fn<number>('strpos', ['body', is.val(text)]), '>', 0))
        .execute()
      return rows.map((row) => row.room_id)
    },
    rewrite: async (roomId, change) => {
      const rows = await kysely
        .selectFrom('journal')
        .select(['seq', 'body'])
        .where('room_id', '=', roomId)
        .orderBy('seq')
        .execute()
      const changed = change(rows.map((row) => row.body))
      if (changed === undefined) {
        await pool.query(REMOVE, [roomId])
        return
      }
      for (const [index, { seq, body }] of rows.entries()) {
        const to = changed[index]
        if (to === undefined || to === body) continue
        await kysely
          .updateTable('journal')
          .set({ body: to })
          .where('room_id', '=', roomId)
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
