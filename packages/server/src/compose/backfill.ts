import * as z from 'zod'
import type { JobHandler } from '../jobs/worker.ts'
import { DONE } from '../jobs/worker.ts'
import { nameInLog } from '../journal/name-in-log.ts'
import { createBackfill } from '../plays/backfill.ts'
import type { QTestLookups } from '../qtest/qtest-lookups.ts'
import type { NewJob } from '../stores/jobs.ts'
import type { SharedPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

const PLAYS = 'plays of old journals'
const MEMBERS = 'members of old journals'
const SEARCH_TOKENS = 'search tokens of quizzes'
/** Quizzes at once; each has up to 200 questions. */
const QUIZZES_AT_ONCE = 20
const After = z.object({ after: z.string() })

const backfillJob = (kind: string, body: object, nowMs: number): NewJob & { key: string } => ({
  lane: 'backfill',
  kind,
  key: kind,
  body,
  dueMs: nowMs,
})

/** Jobs that write what is missing of journals and quizzes from before it was written as it happens: of one journal, or of a few quizzes, at a time. */
export const backfillJobs = (nowMs: number) => [
  backfillJob(MEMBERS, {}, nowMs),
  backfillJob(SEARCH_TOKENS, {}, nowMs),
  backfillJob(PLAYS, { after: '' } satisfies z.infer<typeof After>, nowMs),
]

/** By kinds. */
export const composeBackfill = (
  ports: SharedPorts & { lookups: Pick<QTestLookups, 'putAway'> },
  {
    journals,
    plays,
    quizContents: contents,
    journalMembers: members,
    searchTokens,
  }: Pick<Stores, 'journals' | 'plays' | 'quizContents' | 'journalMembers' | 'searchTokens'>,
): [string, JobHandler][] => {
  const { log, clock } = ports
  const backfill = createBackfill({
    ...ports,
    journals,
    contents,
    plays,
    onTrouble: (journalId, what, error) =>
      log.error({ journalId: nameInLog(journalId), what, err: error }, 'the plays of an old journal are not written'),
  })
  return [
    [MEMBERS, async () => ((await members.enterNextOld()) ? { again: { dueMs: clock.nowMs() } } : DONE)],
    [
      SEARCH_TOKENS,
      async () => ((await searchTokens.makeNext(QUIZZES_AT_ONCE)) ? { again: { dueMs: clock.nowMs() } } : DONE),
    ],
    [
      PLAYS,
      async (body) => {
        const after = await backfill.writeNext(After.parse(body).after)
        return after === undefined ? DONE : { again: { dueMs: clock.nowMs(), body: { after } } }
      },
    ],
  ]
}
