import { LIMITS } from '@quokka/core/limits'
import type { QTestType } from '@quokka/core/qtest-schedule'
import { QTEST_TYPES } from '@quokka/core/qtest-schedule'
import { sql } from 'kysely'
import type { Database } from '../ports.ts'
import type { Alongside } from './journals.ts'
import { knownText } from './known-text.ts'

/** A QTest as its owner's lists show it. */
export interface ListedQTest {
  qtestId: string
  qtestName: string
  /** An address, or empty. */
  qtestImage: string
  qtestType: QTestType
  startMs: number
  endMs: number
  /** Those that count. */
  questionCount: number
  /** What administrators say about what closes it, as by now; undefined while it is not closed. */
  closedWhy: string | undefined
}

/** What is listed of a QTest with the first row of its journal. */
export interface NewQTest extends Omit<ListedQTest, 'qtestId' | 'closedWhy'> {
  ownerId: string
  /** The quizzes whose take-down closes it. */
  quizIds: readonly string[]
  /** Names of the uploads that it shows. */
  media: readonly string[]
  createdAtMs: number
}

/** What of a listed QTest may change. */
export interface QTestChange extends Pick<ListedQTest, 'startMs' | 'endMs'> {
  isDeleted: boolean
  /** Why an administrator has closed it; null while none has. */
  closedWhy: string | null
}

const LISTED = `
  listed as (
    insert into qtest (qtest_id, owner_id, qtest_name, qtest_image, qtest_type, starts_at, ends_at, question_count, media,
      quiz_ids, created_at)
    select head.journal_id, made."ownerId", made."qtestName", made."qtestImage", made."qtestType",
      to_timestamp(made."startMs" / 1000), to_timestamp(made."endMs" / 1000), made."questionCount", made.media,
      made."quizIds", to_timestamp(made."createdAtMs" / 1000)
    from head cross join facts cross join lateral jsonb_to_record(facts.listed) as made(
      "ownerId" text, "qtestName" text, "qtestImage" text, "qtestType" text, "startMs" double precision,
      "endMs" double precision, "questionCount" integer, media text[], "quizIds" text[], "createdAtMs" double precision)
  )`

const CHANGED = `
  changed as (
    update qtest
    set starts_at = to_timestamp(now_is."startMs" / 1000), ends_at = to_timestamp(now_is."endMs" / 1000),
      is_deleted = now_is."isDeleted", closed_why = now_is."closedWhy"
    from head cross join facts cross join lateral jsonb_to_record(facts.changed)
      as now_is("startMs" double precision, "endMs" double precision, "isDeleted" boolean, "closedWhy" text)
    where qtest_id = head.journal_id
  ),
  moved_play as (
    update play
    set started_at = to_timestamp(now_is."startMs" / 1000), ended_at = to_timestamp(now_is."endMs" / 1000)
    from head cross join facts cross join lateral jsonb_to_record(facts.changed)
      as now_is("startMs" double precision, "endMs" double precision, "isDeleted" boolean)
    where play_id = head.journal_id and not now_is."isDeleted"
  ),
  deleted_play as (
    delete from play using head cross join facts
    where play_id = head.journal_id and (facts.changed ->> 'isDeleted')::boolean
  )`

/** Lists a QTest as soon as it is one. */
export const listedAlongside = (made: NewQTest): Alongside => ({ name: 'listed', parts: LISTED, facts: made })

/** Keeps the list as the journal's row leaves the QTest: the last change counts. */
export const changedAlongside = (changes: readonly QTestChange[]): Alongside[] =>
  changes.slice(-1).map((last) => ({ name: 'changed', parts: CHANGED, facts: last }))

/** What a QTest's link announces. */
export interface QTestAnnouncement extends Pick<ListedQTest, 'qtestName' | 'qtestImage' | 'startMs' | 'endMs'> {
  isClosed: boolean
}

/** What lists and limits ask of QTests, deleted ones left out. */
export interface QTests {
  /** The latest start first. */
  ofOwner(ownerId: string): Promise<ListedQTest[]>
  /** What whoever has its id may know; undefined when there is none, or it was deleted. */
  announced(qtestId: string): Promise<QTestAnnouncement | undefined>
  /**
   * Keeps a place for a QTest that is stored next; false when the owner has as many as is allowed that are open or to come, those with
   * a place included. Whoever reserves for one owner takes turns, on whatever server.
   */
  reserve(of: { qtestId: string; ownerId: string }, most: number, nowMs: number): Promise<boolean>
  /** The QTest is stored, or is not going to be. A process that dies before gives its place up after a minute. */
  release(qtestId: string): Promise<void>
  /**
   * Forgets QTests with their journals, those that ended before the given moment and those whose owner's account is gone: at most
   * so many; answers their ids. One that ends later than any can be scheduled, as before there was a longest window, counts as
   * ended with the last thing that happened in it.
   */
  removeOld(endedBeforeMs: number, most: number): Promise<string[]>
}

/** Counted from the given moment: half a year until now, a year until the start, a year until the end. */
const ENDLESS = `interval '${(LIMITS.qtestYearMs * 3) / 3_600_000} hours'`

/** The journal of a QTest that was deleted is over and goes with those of rooms; then its row goes as well. */
const REMOVE_OLD = `
  with old as (
    select journal_id from journal_head left join qtest on qtest_id = journal_id
    where kind = 'qtest' and (
      qtest_id is null or ends_at < $1
      or case when ends_at > $1 + ${ENDLESS} then (
        select to_timestamp((body::jsonb -> 'events' -> -1 ->> 'atMs')::double precision / 1000) < $1
        from journal where journal.journal_id = journal_head.journal_id order by seq desc limit 1
      ) end
    )
    limit $2
  ),
  unlisted as (
    delete from qtest
    where qtest_id in (select journal_id from old)
      or is_deleted and not exists (select from journal_head where journal_id = qtest_id)
  ),
  unplayed as (delete from play where play_id in (select journal_id from old)),
  gone as (delete from journal_head where journal_id in (select journal_id from old)),
  emptied as (delete from journal where journal_id in (select journal_id from old))
  select journal_id as "journalId" from old`

export const createQTests = ({ kysely, pool }: Pick<Database, 'kysely' | 'pool'>): QTests => ({
  async ofOwner(ownerId) {
    const rows = await kysely
      .selectFrom('qtest')
      .selectAll()
      .select(
        // A take-down closes a QTest as soon as somebody calls it, and is told here before. Decision 0083.
        sql<string | null>`(
          select reason from take_down where take_down.quiz_id = any(qtest.quiz_ids) order by taken_down_at desc, quiz_id limit 1
        )`.as('taken_down_why'),
      )
      .where('owner_id', '=', ownerId)
      .where('is_deleted', '=', false)
      .orderBy('starts_at', 'desc')
      .orderBy('created_at', 'desc')
      .execute()
    return rows.map((row) => ({
      qtestId: row.qtest_id,
      qtestName: row.qtest_name,
      qtestImage: row.qtest_image,
      qtestType: knownText('qtest.qtest_type', QTEST_TYPES, row.qtest_type),
      startMs: row.starts_at.getTime(),
      endMs: row.ends_at.getTime(),
      questionCount: row.question_count,
      closedWhy: [row.taken_down_why, row.closed_why].filter((why) => why !== null).join(' ') || undefined,
    }))
  },
  async announced(qtestId) {
    const row = await kysely
      .selectFrom('qtest')
      .select(['qtest_name', 'qtest_image', 'starts_at', 'ends_at'])
      .select(
        sql<boolean>`(
          closed_why is not null or exists (select from take_down where take_down.quiz_id = any(qtest.quiz_ids))
        )`.as('is_closed'),
      )
      .where('qtest_id', '=', qtestId)
      .where('is_deleted', '=', false)
      .executeTakeFirst()
    return (
      row && {
        qtestName: row.qtest_name,
        qtestImage: row.qtest_image,
        startMs: row.starts_at.getTime(),
        endMs: row.ends_at.getTime(),
        isClosed: row.is_closed,
      }
    )
  },
  reserve: ({ qtestId, ownerId }, most, nowMs) =>
    kysely.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('account')
        .select('user_id')
        .where('user_id', '=', ownerId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow()
      await transaction
        .deleteFrom('qtest_reservation')
        .where('owner_id', '=', ownerId)
        .where('made_at', '<', sql<Date>`now() - interval '1 minute'`)
        .execute()
      const unfinished = transaction
        .selectFrom('qtest')
        .select('qtest_id')
        .where('owner_id', '=', ownerId)
        .where('is_deleted', '=', false)
        .where('ends_at', '>', new Date(nowMs))
      const reserved = transaction.selectFrom('qtest_reservation').select('qtest_id').where('owner_id', '=', ownerId)
      const { places } = await transaction
        // One that is stored already counts once.
        .selectFrom(unfinished.union(reserved).as('place'))
        .select((count) => count.fn.countAll<string>().as('places'))
        .executeTakeFirstOrThrow()
      if (Number(places) >= most) return false
      await transaction.insertInto('qtest_reservation').values({ qtest_id: qtestId, owner_id: ownerId }).execute()
      return true
    }),
  async release(qtestId) {
    await kysely.deleteFrom('qtest_reservation').where('qtest_id', '=', qtestId).execute()
  },
  async removeOld(endedBeforeMs, most) {
    const { rows } = await pool.query<{ journalId: string }>(REMOVE_OLD, [new Date(endedBeforeMs), most])
    return rows.map(({ journalId }) => journalId)
  },
})
