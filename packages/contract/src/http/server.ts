import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { JOB_LANES } from './jobs.ts'

/** What a group of events that was stored belongs to. */
export const COMMIT_KINDS = ['room', 'qtest'] as const
export type CommitKind = (typeof COMMIT_KINDS)[number]

const moment = z.string().check(z.describe('ISO-8601, UTC'))
const count = z.int().check(z.minimum(0))
const bytes = z.nullable(z.number().check(z.minimum(0))).check(z.describe('Null where it could not be found out'))

/** One server's own figures. */
export const ServerFigures = z
  .strictObject({
    node: z.string().check(z.describe('As in the first line of its log')),
    isAnswering: z.boolean().check(z.describe('Whether this server has answered the call')),
    version: z.string(),
    startedOn: moment,
    rooms: count,
    lines: count.check(z.describe('Open sockets, wherever their rooms run')),
    qtests: count.check(z.describe('Held in memory')),
    diskFreeBytes: bytes,
    diskBytes: bytes,
    failedTries: count.check(z.describe('To send an e-mail, since this server started')),
  })
  .check(z.meta({ id: 'ServerFigures' }))
export type ServerFigures = z.infer<typeof ServerFigures>

/** One group of events that was stored, without what is in it. */
export const SlowCommit = z
  .strictObject({
    node: z.string(),
    kind: z.enum(COMMIT_KINDS),
    durationMs: z.number().check(z.minimum(0)),
    events: count,
    storedOn: moment,
  })
  .check(z.meta({ id: 'SlowCommit' }))
export type SlowCommit = z.infer<typeof SlowCommit>

/** An email that was not sent: given up, or waiting for its next try. */
export const FailingEmail = z
  .strictObject({
    jobId: z.string(),
    kind: z.string(),
    subject: z.nullable(z.string()),
    recipient: z.nullable(z.string()).check(z.describe('Shortened: the first and last letter before the @')),
    trouble: z.string(),
    tries: count,
    failedOn: z.nullable(moment).check(z.describe('Null while it is tried again')),
    dueOn: z.nullable(moment),
  })
  .check(z.meta({ id: 'FailingEmail' }))
export type FailingEmail = z.infer<typeof FailingEmail>

const WholeBackup = z.strictObject({ finishedOn: moment, sizeBytes: z.number(), durationMs: z.number() })

export const readServer = endpoint({
  path: 'server/read',
  method: 'POST',
  caller: 'admin',
  changes: false,
  maxBytes: 100,
  perMinute: 120,
  body: z.strictObject({}),
  answer: z.strictObject({
    readOn: moment,
    durability: z.string().check(z.describe('What an acknowledged answer outlives here')),
    database: z.strictObject({
      kind: z.enum(['embedded', 'PostgreSQL']),
      version: z.nullable(z.string()),
      bytes,
    }),
    servers: z.array(ServerFigures).check(z.describe('The server that answers, then the others')),
    silent: z.array(z.string()).check(z.describe('Servers that gave no answer within two seconds')),
    commits: z.strictObject({
      slowest: z.array(SlowCommit).check(z.maxLength(10)),
      fiveMinutes: z.array(
        z.strictObject({ from: moment, commits: count, slowestMs: z.number() }).check(z.describe('The oldest first')),
      ),
    }),
    emails: z
      .nullable(
        z.strictObject({
          failed: count.check(z.describe('Given up and kept')),
          retried: count.check(z.describe('That failed at least once and are tried again')),
          newest: z.array(FailingEmail).check(z.maxLength(5)),
        }),
      )
      .check(z.describe('Null where it could not be found out')),
    backup: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('unknown') }),
      z.strictObject({ is: z.literal('notSetUp') }),
      z.strictObject({ is: z.literal('none') }),
      z.strictObject({ is: z.literal('done'), newest: WholeBackup }),
      z.strictObject({
        is: z.literal('failed'),
        triedOn: moment,
        failure: z.string(),
        newest: z.nullable(WholeBackup).check(z.describe('The newest that is whole')),
      }),
    ]),
    lanes: z
      .nullable(z.array(z.strictObject({ lane: z.enum(JOB_LANES), waiting: count, failed: count })))
      .check(z.describe('Null where it could not be found out')),
  }),
  summary: 'How the servers are: version, durability, database, disk, rooms, slow commits, e-mails that failed, backup',
})
