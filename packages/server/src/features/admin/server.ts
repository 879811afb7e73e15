import type { Endpoint, FailingEmail } from '@quokka/contract/http'
import { JOB_LANES, readServer } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import type * as z from 'zod'
import { withinTime } from '../../clock/within-time.ts'
import type { AllFigures, NodeFigures, ReadFigures } from '../../cluster/node-figures.ts'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { CommitSlot } from '../../journal/slowest-commits.ts'
import { MOST_SLOWEST } from '../../journal/slowest-commits.ts'
import type { Clock, Database } from '../../ports.ts'
import type { LastBackup, WholeBackup } from '../../stores/backups.ts'
import type { DatabaseFacts } from '../../stores/database-facts.ts'
import type { Jobs, ListedJob } from '../../stores/jobs.ts'

type AnswerOf<One> = One extends Endpoint<infer _Body, infer Answer extends z.core.$ZodType> ? z.input<Answer> : never
type ServerRead = AnswerOf<typeof readServer>

/** What the database cannot tell within this is unknown; the rest is told. */
const LONGEST_MS = 2_000
const MOST_EMAILS = 5

const iso = (ms: number): string => new Date(ms).toISOString()
const isoOrNull = (ms: number | undefined): string | null => (ms === undefined ? null : iso(ms))

/** Enough of an address for whoever knows it: the first and last letter before the @. */
export const shortenedAddress = (address: string): string => {
  const at = address.lastIndexOf('@')
  if (at < 0) return '…'
  const letters = [...address.slice(0, at)]
  const last = letters.length > 2 ? letters.at(-1) : ''
  return `${letters[0] ?? ''}…${last}${address.slice(at)}`
}

const emailOf = ({ jobId, kind, subject, recipient, trouble, tries, failedAtMs, dueMs }: ListedJob): FailingEmail => ({
  jobId,
  kind,
  subject: subject ?? null,
  recipient: recipient === undefined ? null : shortenedAddress(recipient),
  trouble,
  tries,
  failedOn: isoOrNull(failedAtMs),
  dueOn: failedAtMs === undefined ? iso(dueMs) : null,
})

/** The slowest of all servers, and of each five minutes what all have stored together. */
const commitsOf = (nodes: readonly NodeFigures[]): ServerRead['commits'] => {
  const slots = new Map<number, CommitSlot>()
  for (const { fromMs, commits, slowestMs } of nodes.flatMap((node) => node.commits.slots)) {
    const before = slots.get(fromMs) ?? { fromMs, commits: 0, slowestMs: 0 }
    slots.set(fromMs, {
      fromMs,
      commits: before.commits + commits,
      slowestMs: Math.max(before.slowestMs, slowestMs),
    })
  }
  return {
    slowest: nodes
      .flatMap(({ node, commits }) =>
        commits.slowest.map(({ atMs, ...one }) => ({ ...one, node, storedOn: iso(atMs) })),
      )
      .sort((left, right) => right.durationMs - left.durationMs)
      .slice(0, MOST_SLOWEST),
    fiveMinutes: [...slots.values()]
      .sort((left, right) => left.fromMs - right.fromMs)
      .map(({ fromMs, ...slot }) => ({ ...slot, from: iso(fromMs) })),
  }
}

/** `notSetUp`: the server makes none by itself. `none`: it has made none yet. */
export type BackupState = LastBackup | 'notSetUp' | 'none'

const wholeBackup = ({ begunAtMs, durationMs, bytes: sizeBytes }: WholeBackup) => ({
  finishedOn: iso(begunAtMs + durationMs),
  sizeBytes,
  durationMs,
})

const backupOf = (backup: BackupState | undefined): ServerRead['backup'] => {
  if (backup === undefined) return { is: 'unknown' }
  if (backup === 'notSetUp' || backup === 'none') return { is: backup }
  const { triedAtMs, failure, whole } = backup
  const newest = whole === undefined ? null : wholeBackup(whole)
  if (failure !== undefined) return { is: 'failed', triedOn: iso(triedAtMs), failure, newest }
  return newest === null ? { is: 'none' } : { is: 'done', newest }
}

const serversOf = ({ nodes }: AllFigures): ServerRead['servers'] =>
  nodes.map(({ commits: _, ...node }, index) => ({ ...node, isAnswering: index === 0 }))

export interface ServerPagePorts {
  clock: Clock
  database: Pick<Database, 'durability' | 'isShared'>
  readDatabase(): Promise<DatabaseFacts>
  readFigures: ReadFigures
  storedJobs: Pick<Jobs, 'count' | 'failingEmails'>
  /** The newest scheduled backup, of all servers. */
  lastBackup(): Promise<BackupState>
}

/** How the servers are, for administrators (contract §4). Rules AD24 to AD28. */
export const serverRoutes = ({
  clock,
  database,
  readDatabase,
  readFigures,
  storedJobs,
  lastBackup,
}: ServerPagePorts): Route[] => [
  route(readServer, async () => {
    const [figures, facts, counts, emails, backup] = await Promise.all([
      readFigures(),
      withinTime(readDatabase(), LONGEST_MS),
      withinTime(storedJobs.count(), LONGEST_MS),
      withinTime(storedJobs.failingEmails(MOST_EMAILS), LONGEST_MS),
      withinTime(lastBackup(), LONGEST_MS),
    ])
    return ok({
      readOn: iso(clock.nowMs()),
      durability: database.durability,
      database: {
        kind: database.isShared ? 'PostgreSQL' : 'embedded',
        version: facts?.version ?? null,
        bytes: facts?.bytes ?? null,
      },
      servers: serversOf(figures),
      silent: figures.silent,
      commits: commitsOf(figures.nodes),
      emails: emails === undefined ? null : { ...emails, newest: emails.newest.map(emailOf) },
      backup: backupOf(backup),
      lanes:
        counts === undefined
          ? null
          : JOB_LANES.map((lane) => {
              const { waiting = 0, failed = 0 } = counts.find((count) => count.lane === lane) ?? {}
              return { lane, waiting, failed }
            }),
    })
  }),
]
