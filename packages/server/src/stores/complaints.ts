import { createHash } from 'node:crypto'
import type { ComplaintReason, Decision } from '@quokka/core/quiz'
import { COMPLAINT_REASONS, DECISIONS } from '@quokka/core/quiz'
import { sql } from 'kysely'
import type { Database } from '../ports.ts'
import { knownText } from './known-text.ts'

/** What a complaint is about: a question, or the whole quiz while `questionId` is null. */
export interface ComplaintSubject {
  quizId: string
  questionId: string | null
  /** Of the quiz; null for a ready-made one. */
  ownerId: string | null
  /** The QTest in which it was seen, of several the latest by its id; null where that was elsewhere. */
  qtestId: string | null
}

export interface NewComplaint extends ComplaintSubject {
  complaintId: string
  /** Only its hash is stored. */
  credential: string
  reason: ComplaintReason
  text: string
}

/** What somebody said of it. */
export interface Remark {
  reason: ComplaintReason
  text: string
  complainedAtMs: number
}

/** A quiz or a question with everything that was said of it until a decision. */
export interface ModeratedItem extends ComplaintSubject {
  /** Of the newest complaint. */
  complaintId: string
  complaintCount: number
  /** The newest ones. */
  remarks: Remark[]
  decision: { decision: Decision; reason: string; decidedAtMs: number } | null
}

export type ComplaintState = 'open' | 'decided'

/** Complaints about quizzes and questions, and what was decided about them. Those of a deleted quiz are neither listed nor counted. */
export interface Complaints {
  /** False, and nothing is stored, when this credential has complained about the same before, or `most` complaints about the quiz wait already. Rule MO1. */
  add(complaint: NewComplaint, nowMs: number, most: number): Promise<boolean>
  /** Undefined when there is no such complaint. */
  subject(complaintId: string): Promise<ComplaintSubject | undefined>
  /** The newest items, each with its newest remarks. */
  items(state: ComplaintState, most: { items: number; remarks: number }): Promise<ModeratedItem[]>
  /** How many items there are. */
  count(state: ComplaintState): Promise<number>
  /** Decides about a complaint: to keep what it is about, or to take its quiz down, which decides all that wait about that quiz. False when there is no such complaint. */
  decide(complaintId: string, decision: Decision, reason: string, nowMs: number): Promise<boolean>
  /** The complaints of an account. */
  by(credential: string): Promise<(Pick<ComplaintSubject, 'quizId' | 'questionId'> & Remark)[]>
  removeBy(credential: string): Promise<void>
  /** Removes what was decided before a moment, apart from what is still taken down; answers how many complaints. */
  removeDecided(beforeMs: number): Promise<number>
}

const hashOf = (credential: string): string => createHash('sha256').update(credential).digest('base64url')

const reasonOf = (text: string): ComplaintReason => knownText('report.reason', COMPLAINT_REASONS, text)

const isOf = (state: ComplaintState) =>
  state === 'open' ? sql<boolean>`decided_at is null` : sql<boolean>`decided_at is not null`
/** A QTest goes on asking what its author has deleted. */
const isListed = sql<boolean>`(
  owner_id is null or exists (select from quiz q where q.quiz_id = report.quiz_id and q.status <> 'inactive')
  or exists (select from qtest t where t.qtest_id = report.qtest_id and not t.is_deleted)
)`

const itemsOf = (kysely: Database['kysely'], state: ComplaintState) =>
  kysely
    .selectFrom('report')
    .where(isOf(state))
    .where(isListed)
    .groupBy(['quiz_id', 'question_id', 'owner_id', 'decision', 'decision_reason', 'decided_at'])

const listedItems = (kysely: Database['kysely'], state: ComplaintState, most: { items: number; remarks: number }) => {
  const listed = itemsOf(kysely, state)
    .select(['quiz_id', 'question_id', 'owner_id', 'decision', 'decision_reason', 'decided_at'])
    .select((count) => [
      count.fn.countAll<string>().as('complaints'),
      count.fn.max('reported_at').as('newest_at'),
      count.fn.max('qtest_id').as('qtest_id'),
    ])
    .orderBy(sql`coalesce(decided_at, max(reported_at))`, 'desc')
    .orderBy('quiz_id')
    .orderBy('question_id')
    .limit(most.items)
  // The remarks of an item are read only once it is known to be listed.
  return kysely
    .selectFrom(listed.as('item'))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom(
            from
              .selectFrom('report')
              .select(['report_id', 'reason', 'remark', 'reported_at'])
              .whereRef('report.quiz_id', '=', 'item.quiz_id')
              .whereRef('report.question_id', 'is not distinct from', 'item.question_id')
              .whereRef('report.decided_at', 'is not distinct from', 'item.decided_at')
              .orderBy('reported_at', 'desc')
              .orderBy('report_id')
              .limit(most.remarks)
              .as('newest'),
          )
          .select(
            sql<{ id: string; reason: string; text: string; at: number }[]>`json_agg(
              json_build_object('id', report_id, 'reason', reason, 'text', remark, 'at', extract(epoch from reported_at))
              order by reported_at desc, report_id
            )`.as('remarks'),
          )
          .as('said'),
      (join) => join.onTrue(),
    )
    .selectAll()
    .orderBy(sql`coalesce(decided_at, newest_at)`, 'desc')
    .orderBy('quiz_id')
    .orderBy('question_id')
}

export const createComplaints = ({ kysely }: Pick<Database, 'kysely'>): Complaints => {
  return {
    async add({ complaintId, quizId, questionId, ownerId, qtestId, credential, reason, text }, nowMs, most) {
      const { numAffectedRows } = await sql`
        insert into report (report_id, quiz_id, question_id, owner_id, qtest_id, reporter_hash, reason, remark, reported_at)
        select ${complaintId}, ${quizId}, ${questionId}, ${ownerId}, ${qtestId}, ${hashOf(credential)}, ${reason}, ${text},
          ${new Date(nowMs)}
        where (select count(*) from report where quiz_id = ${quizId} and decided_at is null) < ${most}
        on conflict do nothing
      `.execute(kysely)
      return numAffectedRows === 1n
    },
    async subject(complaintId) {
      const row = await kysely
        .selectFrom('report')
        .select(['quiz_id', 'question_id', 'owner_id', 'qtest_id'])
        .where('report_id', '=', complaintId)
        .where(isListed)
        .executeTakeFirst()
      return row && { quizId: row.quiz_id, questionId: row.question_id, ownerId: row.owner_id, qtestId: row.qtest_id }
    },
    async items(state, most) {
      const rows = await listedItems(kysely, state, most).execute()
      return rows.map((row) => ({
        complaintId: row.remarks[0]?.id ?? '',
        quizId: row.quiz_id,
        questionId: row.question_id,
        ownerId: row.owner_id,
        qtestId: row.qtest_id,
        complaintCount: Number(row.complaints),
        remarks: row.remarks.map(({ reason, text, at }) => ({
          reason: reasonOf(reason),
          text,
          complainedAtMs: at * 1_000,
        })),
        decision:
          row.decision === null || row.decided_at === null
            ? null
            : {
                decision: knownText('report.decision', DECISIONS, row.decision),
                reason: row.decision_reason ?? '',
                decidedAtMs: row.decided_at.getTime(),
              },
      }))
    },
    async count(state) {
      const counted = await kysely
        .selectFrom(itemsOf(kysely, state).select('quiz_id').as('item'))
        .select((count) => count.fn.countAll<string>().as('items'))
        .executeTakeFirstOrThrow()
      return Number(counted.items)
    },
    decide: (complaintId, decision, reason, nowMs) =>
      kysely.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('report')
          .selectAll()
          .where('report_id', '=', complaintId)
          .where(isListed)
          .forUpdate()
          .executeTakeFirst()
        if (row === undefined) return false
        const { quiz_id, question_id, owner_id, decided_at } = row
        const now = new Date(nowMs)
        await transaction
          .updateTable('report')
          .set({ decision, decision_reason: reason, decided_at: now })
          .where('quiz_id', '=', quiz_id)
          .where((is) => is.or([is('decided_at', 'is', null), is('decided_at', 'is not distinct from', decided_at)]))
          .$if(decision === 'keep', (query) => query.where('question_id', 'is not distinct from', question_id))
          .execute()
        const takenDown = { owner_id, reason, taken_down_at: now }
        if (decision === 'takeDown')
          await transaction
            .insertInto('take_down')
            .values({ quiz_id, ...takenDown })
            .onConflict((conflict) => conflict.column('quiz_id').doUpdateSet(takenDown))
            .execute()
        else await transaction.deleteFrom('take_down').where('quiz_id', '=', quiz_id).execute()
        return true
      }),
    async by(credential) {
      const rows = await kysely
        .selectFrom('report')
        .select(['quiz_id', 'question_id', 'reason', 'remark', 'reported_at'])
        .where('reporter_hash', '=', hashOf(credential))
        .orderBy('reported_at')
        .execute()
      return rows.map((row) => ({
        quizId: row.quiz_id,
        questionId: row.question_id,
        reason: reasonOf(row.reason),
        text: row.remark,
        complainedAtMs: row.reported_at.getTime(),
      }))
    },
    async removeBy(credential) {
      await kysely.deleteFrom('report').where('reporter_hash', '=', hashOf(credential)).execute()
    },
    async removeDecided(beforeMs) {
      const { numDeletedRows } = await kysely
        .deleteFrom('report')
        .where('decided_at', '<', new Date(beforeMs))
        .where(sql<boolean>`not exists (select from take_down d where d.quiz_id = report.quiz_id)`)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
  }
}
