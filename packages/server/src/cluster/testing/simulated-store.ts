import { createHash } from 'node:crypto'
import type { Random } from '@quokka/core/lib'
import type { StoredQuiz } from '@quokka/core/room'
import { SourceQuiz } from '@quokka/core/room'
import type { Heartbeats } from '../../stores/heartbeats.ts'
import type { JournalKind } from '../../stores/journal-kinds.ts'
import type { JournalMembers } from '../../stores/journal-members.ts'
import type { JournalSnapshots } from '../../stores/journal-snapshots.ts'
import type { Alongside, Appended, Journals, Row } from '../../stores/journals.ts'
import { FIRST_APPEND } from '../../stores/journals.ts'
import type { QuizContents } from '../../stores/quiz-contents.ts'
import type { SimulatedProcess, SimulatedTime } from './simulated-time.ts'

interface Head {
  kind: JournalKind
  epoch: number
  owner: string
  nextSeq: number
  isOver: boolean
}

export interface StoredRow {
  seq: number
  epoch: number
  body: string
}

/** Told of what is stored, as it happens. */
export interface StoreWatch {
  stored(kind: JournalKind, journalId: string, row: StoredRow, head: { epoch: number; nextSeq: number }): void
  /** `held` tells that another process had a lease. */
  claimed(journalId: string, owner: string, held: boolean): void
}

/** The storage did not answer, or not with a result. */
export class StoreAway extends Error {
  constructor() {
    super('the storage is away')
  }
}

/** How the storage is now. */
export interface StoreWeather {
  isAway: boolean
  /** Most milliseconds of a statement. */
  slowestMs: number
}

/** What `stores/` gives to a node for its rooms and QTests. */
export interface SimulatedStores {
  journals: Journals
  heartbeats: Heartbeats
  journalMembers: Pick<JournalMembers, 'openRoomsOf'>
  journalSnapshots: JournalSnapshots
  quizContents: QuizContents
}

const ALIVE_MS = 0

/** One database for all processes: its statements are those of `stores/` and take time on their way there and back. */
export class SimulatedStore {
  readonly heads = new Map<string, Head>()
  readonly rows = new Map<string, StoredRow[]>()
  readonly weather: StoreWeather = { isAway: false, slowestMs: 4 }
  private readonly heartbeats = new Map<string, { runningMs: number; seenMs: number; leaseUntilMs: number }>()
  private readonly contents = new Map<string, string>()
  private readonly members: { credential: string; journalId: string }[] = []
  /** Statements under way, by process: its session lasts as long. */
  private readonly underWay = new Map<SimulatedProcess, Set<{ held: (() => void) | undefined }>>()
  private readonly time: SimulatedTime
  private readonly random: Random
  private readonly watch: StoreWatch

  constructor(time: SimulatedTime, random: Random, watch: StoreWatch) {
    this.time = time
    this.random = random
    this.watch = watch
  }

  /** Called as soon as a process has sent a row that is to be appended. */
  private readonly awaited = new Map<SimulatedProcess, () => void>()
  onAppend(process: SimulatedProcess, run: () => void): void {
    this.awaited.set(process, run)
  }
  private appends(process: SimulatedProcess): void {
    const run = this.awaited.get(process)
    this.awaited.delete(process)
    if (run !== undefined) this.time.after(0, undefined, run)
  }

  /** What of a process is on its way stays there until `letGo`, as behind a network that is full. */
  private readonly stuck = new Set<SimulatedProcess>()
  holdUp(process: SimulatedProcess): void {
    this.stuck.add(process)
  }
  letGo(process: SimulatedProcess): void {
    this.stuck.delete(process)
    for (const statement of this.underWay.get(process) ?? []) statement.held?.()
  }

  private hasLease(owner: string): boolean {
    return (this.heartbeats.get(owner)?.leaseUntilMs ?? ALIVE_MS) > this.time.nowMs
  }

  private open(head: Head & { journalId: string; body: string; alongside: readonly Alongside[] }): boolean {
    const { journalId, body, alongside, ...stored } = head
    if (this.heads.has(journalId)) return false
    this.heads.set(journalId, stored)
    this.insert(journalId, { seq: FIRST_APPEND.seq - 1, epoch: FIRST_APPEND.epoch, body }, alongside)
    return true
  }

  private insert(journalId: string, row: StoredRow, alongside: readonly Alongside[]): void {
    this.rows.set(journalId, [...(this.rows.get(journalId) ?? []), row])
    for (const { name, facts } of alongside)
      if (name === 'members') for (const credential of facts as string[]) this.members.push({ credential, journalId })
    const head = this.heads.get(journalId)
    if (head !== undefined) this.watch.stored(head.kind, journalId, row, head)
  }

  private append({ journalId, epoch, seq, body, ends }: Row, alongside: readonly Alongside[]): boolean {
    const head = this.heads.get(journalId)
    if (head === undefined || head.epoch !== epoch || head.nextSeq !== seq || head.isOver) return false
    head.nextSeq += 1
    head.isOver = ends
    this.insert(journalId, { seq, epoch, body }, alongside)
    return true
  }

  private wasAppended({ journalId, seq, epoch, body }: Row): Appended {
    const own = this.rows.get(journalId)?.find((row) => row.seq === seq && row.epoch === epoch && row.body === body)
    return own === undefined ? 'fenced' : 'appended'
  }

  private claim({ kind, journalId, owner }: Parameters<Journals['claim']>[0]): Awaited<ReturnType<Journals['claim']>> {
    const head = this.heads.get(journalId)
    if (head === undefined || head.kind !== kind || head.isOver) return undefined
    const before = head.owner
    if (before !== owner && this.hasLease(before)) return 'held'
    this.watch.claimed(journalId, owner, before !== owner && this.hasLease(before))
    head.epoch += 1
    head.owner = owner
    const { epoch, nextSeq } = head
    return { epoch, nextSeq, ranUntilMs: this.heartbeats.get(before)?.runningMs, payer: undefined }
  }

  /** One statement of a process, done at some moment between its beginning and its answer, or not at all. */
  private async statement<Value>(process: SimulatedProcess, run: () => Value): Promise<Value> {
    return this.time.leave(async () => {
      const statement: { held: (() => void) | undefined } = { held: undefined }
      const all = this.underWay.get(process) ?? new Set()
      this.underWay.set(process, all.add(statement))
      try {
        await this.time.pause(this.random() * this.weather.slowestMs)
        if (this.stuck.has(process))
          await new Promise<void>((resolve) => {
            statement.held = resolve
          })
        // What is on its way when the storage goes may be the last that it does.
        if (this.weather.isAway && this.random() < 0.9) throw new StoreAway()
        const value = run()
        await this.time.pause(this.random() * this.weather.slowestMs)
        if (this.weather.isAway) throw new StoreAway()
        return value
      } finally {
        all.delete(statement)
      }
    })
  }

  /** What a process is given. */
  storesOf(process: SimulatedProcess): SimulatedStores {
    const ask = <Value>(run: () => Value) => this.statement(process, run)
    const free = (kind: JournalKind) =>
      [...this.heads].flatMap(([journalId, head]) =>
        head.kind === kind && !head.isOver && !this.hasLease(head.owner) ? [journalId] : [],
      )
    const journals: Journals = {
      open: ({ alongside = [], kind, journalId, owner, body }) =>
        ask(() => {
          const { epoch, seq: nextSeq } = FIRST_APPEND
          return this.open({ kind, journalId, owner, body, alongside, epoch, nextSeq, isOver: false })
        }),
      append: async ({ alongside = [], ...row }) => {
        this.appends(process)
        if (await ask(() => this.append(row, alongside))) return 'appended'
        return ask(() => this.wasAppended(row))
      },
      appendEach: async (rows) => {
        this.appends(process)
        const stored = await ask(() => rows.map((row) => this.append(row, [])))
        return Promise.all(
          rows.map(async (row, index) => (stored[index] ? 'appended' : ask(() => this.wasAppended(row)))),
        )
      },
      claim: (taking) => ask(() => this.claim(taking)),
      give: ({ journalId, epoch, from, to }) =>
        ask(() => {
          const head = this.heads.get(journalId)
          if (head === undefined || head.epoch !== epoch || head.owner !== from || head.isOver) return false
          head.owner = to
          return true
        }),
      end: (journalId, epoch) =>
        ask(() => {
          const head = this.heads.get(journalId)
          if (head?.epoch === epoch) head.isOver = true
        }),
      read: (journalId, fromSeq = 0) =>
        ask(() => (this.rows.get(journalId) ?? []).filter(({ seq }) => seq >= fromSeq).map(({ body }) => body)),
      rewrite: () => Promise.reject(new Error('nobody is forgotten here')),
      removeEnded: async () => 0,
      holderOf: (kind, journalId) =>
        ask(() => {
          const head = this.heads.get(journalId)
          if (head === undefined || head.kind !== kind || head.isOver) return undefined
          return { owner: this.hasLease(head.owner) ? head.owner : undefined }
        }),
      listFree: (kind) => ask(() => free(kind)),
      listHeld: (owner, kind) =>
        ask(() =>
          [...this.heads].flatMap(([id, head]) =>
            head.owner === owner && !head.isOver && head.kind === (kind ?? head.kind) ? [id] : [],
          ),
        ),
    }
    return {
      journals,
      heartbeats: this.heartbeatsOf(ask),
      journalMembers: {
        openRoomsOf: (credentials) =>
          ask(() =>
            this.members
              .filter(
                ({ credential, journalId }) => credentials.includes(credential) && !this.heads.get(journalId)?.isOver,
              )
              .map(({ journalId }) => journalId),
          ),
      },
      // Simulated journals are shorter than any of which there is a snapshot.
      journalSnapshots: {
        addPart: () => Promise.reject(new Error('no snapshot is due')),
        put: () => Promise.reject(new Error('no snapshot is due')),
        find: () => ask(() => undefined),
        remove: () => ask(() => undefined),
      },
      quizContents: this.contentsOf(ask),
    }
  }

  private heartbeatsOf(ask: <Value>(run: () => Value) => Promise<Value>): Heartbeats {
    return {
      beat: (owner, runningMs, leaseMs = 0) =>
        ask(() => {
          const { nowMs } = this.time
          const isLate = (this.heartbeats.get(owner)?.leaseUntilMs ?? 0) < this.time.nowMs + 1_000
          this.heartbeats.set(owner, {
            runningMs,
            seenMs: nowMs,
            leaseUntilMs: leaseMs > 0 ? nowMs + leaseMs : ALIVE_MS,
          })
          return leaseMs > 0 && isLate ? ('late' as const) : ('inTime' as const)
        }),
      leaseholders: () => ask(() => [...this.heartbeats.keys()].filter((owner) => this.hasLease(owner))),
      endIfGone: (owner) =>
        ask(() => {
          const heard = this.heartbeats.get(owner)
          if (heard === undefined || !this.hasLease(owner) || this.hasSession(owner)) return false
          heard.leaseUntilMs = this.time.nowMs
          return true
        }),
      isOneWithoutLease: () => ask(() => false),
      latestMs: () =>
        ask(() => {
          const latest = [...this.heartbeats.values()].toSorted((left, right) => right.runningMs - left.runningMs)[0]
          return latest && latest.runningMs + this.time.nowMs - latest.seenMs
        }),
      removeOld: () =>
        ask(() => {
          const owners = new Set([...this.heads.values()].filter(({ isOver }) => !isOver).map(({ owner }) => owner))
          const latestMs = Math.max(...[...this.heartbeats.values()].map(({ runningMs }) => runningMs))
          for (const [owner, { runningMs }] of this.heartbeats)
            if (!this.hasLease(owner) && !owners.has(owner) && runningMs < latestMs) this.heartbeats.delete(owner)
        }),
    }
  }

  private hasSession(owner: string): boolean {
    for (const [process, statements] of this.underWay)
      if (process.name === owner) return process.state !== 'dead' || statements.size > 0
    return false
  }

  private contentsOf(ask: <Value>(run: () => Value) => Promise<Value>): QuizContents {
    const read = (body: string) => SourceQuiz.parse(JSON.parse(body))
    return {
      keep: (source): Promise<StoredQuiz> =>
        ask(() => {
          const body = JSON.stringify(SourceQuiz.parse(source))
          const contentHash = createHash('sha256').update(body).digest('hex')
          this.contents.set(contentHash, body)
          return { contentHash, source: read(body) }
        }),
      find: (hashes) => ask(() => this.quizzes(hashes)),
      removeUnnamed: async () => 0,
    }
  }

  quizzes(hashes: readonly string[]): ReadonlyMap<string, SourceQuiz> {
    return new Map(
      hashes.flatMap((hash) => {
        const body = this.contents.get(hash)
        return body === undefined ? [] : [[hash, SourceQuiz.parse(JSON.parse(body))]]
      }),
    )
  }
}
