import type { ServerFigures } from '@quokka/contract/http'
import { JOB_LANES, listComplaints, listJobs, readServer } from '@quokka/contract/http'
import { details } from '../fixtures/people.ts'
import { failure, reply } from '../replies.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'

const READ_ON = '2026-11-24T10:02:13.000Z'
const NODES = [
  '7d0c2f4e-5f7a-4a39-9a53-0f4c6b6e8a01',
  'b1a9e6d2-33c4-4e0b-8f0d-6c2b7e5d9a02',
  'e44f8c10-9b1d-4c7e-a0f3-2d8e1f6a7b03',
]

const figures = (node: number, rest: Partial<ServerFigures> = {}): ServerFigures => ({
  ...{ node: NODES[node] ?? '', isAnswering: node === 0, version: '1.4.2', startedOn: '2026-11-14T08:00:00.000Z' },
  ...{ rooms: 18, lines: 462, qtests: 12, failedTries: 0 },
  ...{ diskFreeBytes: 68_200_000_000, diskBytes: 80_000_000_000 },
  ...rest,
})

/** Milliseconds, from the oldest five minutes on. */
const SLOWEST_MS = [18, 22, 19, 31, 26, 21, 164, 48, 24, 20, 23, 27]
const fiveMinutes = (all: readonly number[]) =>
  all.map((slowestMs, index) => ({
    from: new Date(Date.parse('2026-11-24T09:05:00.000Z') + index * 300_000).toISOString(),
    commits: 900 + 13 * index,
    slowestMs,
  }))
const slowest = (all: readonly number[]) =>
  all
    .map((durationMs, index) => ({
      ...{ node: NODES[index % 2] ?? '', kind: index % 4 === 3 ? ('qtest' as const) : ('room' as const), durationMs },
      ...{
        events: 4 + index,
        storedOn: new Date(Date.parse('2026-11-24T09:06:00.000Z') + index * 300_000).toISOString(),
      },
    }))
    .sort((left, right) => right.durationMs - left.durationMs)
    .slice(0, 10)
const lanes = (waiting: number, failed: number) =>
  JOB_LANES.map((lane) => ({ lane, waiting: lane === 'mail' ? waiting : 0, failed: lane === 'mail' ? failed : 0 }))

const EMBEDDED =
  'Embedded database: what was acknowledged outlives a crash of the server, but not a power cut. For that, set DATABASE_URL to a PostgreSQL server.'
const POSTGRES = 'PostgreSQL: what was acknowledged outlives a crash and, where the disk honours a flush, a power cut.'

const quiet = {
  readOn: READ_ON,
  durability: EMBEDDED,
  database: { kind: 'embedded', version: '17.5', bytes: 31_400_000 },
  servers: [figures(0, { rooms: 0, lines: 0, qtests: 0 })],
  silent: [],
  commits: { slowest: [], fiveMinutes: [] },
  emails: { failed: 0, retried: 0, newest: [] },
  backup: { is: 'notSetUp' },
  lanes: lanes(0, 0),
} satisfies Parameters<typeof reply<typeof readServer.body, typeof readServer.answer>>[1]

const BACKUP = { finishedOn: '2026-11-24T03:04:00.000Z', sizeBytes: 5_100_000_000, durationMs: 242_000 }

const several = {
  ...quiet,
  durability: POSTGRES,
  database: { kind: 'PostgreSQL' as const, version: '17.5', bytes: 4_200_000_000 },
  servers: [figures(0), figures(1, { rooms: 28, lines: 719 }), figures(2, { rooms: 0, lines: 2 })],
  commits: { slowest: slowest(SLOWEST_MS), fiveMinutes: fiveMinutes(SLOWEST_MS) },
  backup: { is: 'done' as const, newest: BACKUP },
  lanes: lanes(3, 0),
}

const failing = {
  ...{ jobId: '1', kind: 'letter', subject: 'Quokka Quiz: you are invited', recipient: 'a…o@school.example' },
  ...{ trouble: 'a mail was not sent: EENVELOPE 550', tries: 1, failedOn: '2026-11-24T09:41:00.000Z', dueOn: null },
}
const troubled = {
  ...several,
  database: { kind: 'PostgreSQL' as const, version: null, bytes: null },
  servers: [
    figures(0, { diskFreeBytes: 61_000_000, failedTries: 214 }),
    figures(1, { version: '1.4.1', diskFreeBytes: null, diskBytes: null }),
  ],
  silent: [NODES[2] ?? ''],
  commits: {
    slowest: slowest(SLOWEST_MS.map((slowestMs) => slowestMs * 41)),
    fiveMinutes: fiveMinutes(SLOWEST_MS.map((slowestMs) => slowestMs * 41)),
  },
  emails: {
    ...{ failed: 12, retried: 2 },
    newest: [
      failing,
      {
        ...{ ...failing, jobId: '2', subject: 'A subject that is rather long, of a quiz with a name of many words' },
        recipient: 'w…t@a-school-with-a-long-name.hillside-grammar.example.org',
      },
      {
        ...{ ...failing, jobId: '3', kind: 'password link', subject: null, recipient: null, tries: 5 },
        ...{ failedOn: null, dueOn: '2026-11-24T10:30:00.000Z', trouble: 'a mail was not sent: ESOCKET ECONNREFUSED' },
      },
    ],
  },
  backup: {
    ...{ is: 'failed' as const, triedOn: '2026-11-25T03:00:00.000Z', newest: BACKUP },
    failure: 'The folder of backups has no space left.',
  },
  lanes: lanes(41, 12),
}

const admin = {
  account: 'ADMIN',
  session: details('Head Teacher', { sessionId: 'user-1' }),
  at: '/admin?tab=server',
} as const
const around = [reply(listComplaints, { open: 0, decided: 0, items: [] }), reply(listJobs, { lanes: [], jobs: [] })]

const states: GalleryState[] = [
  {
    ...admin,
    name: 'a quiet server',
    replies: [...around, reply(readServer, quiet)],
    shows: 'Nothing was stored in the last hour.',
  },
  { ...admin, name: 'several servers', replies: [...around, reply(readServer, several)], shows: '3 servers' },
  { ...admin, name: 'servers in trouble', replies: [...around, reply(readServer, troubled)], shows: 'Silent' },
  {
    ...admin,
    name: 'a server that cannot be read',
    replies: [...around, failure(readServer)],
    shows: 'How the server is could not be loaded',
  },
]

/** How the servers are, for administrators. */
export const watching: GalleryGroup = { name: 'watching', of: 'studio', states }
