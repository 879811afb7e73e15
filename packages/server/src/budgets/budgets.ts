import type { Clock } from '../ports.ts'
import { accountOfPayer } from './payer.ts'

const HOUR_MS = 3_600_000
const HOURS_TOLD = 24
/** Rooms end without notice: whoever has too many asks again soon. */
const ROOMS_AGAIN_MS = 60_000
/** For as long an administrator's stop holds. */
const STOP_MS = HOUR_MS

/** What one payer, or all together, may use. */
export interface BudgetLimits {
  /** Written an hour: journals as they are, and each quiz that is begun by its size. */
  bytesAnHour: number
  openRooms: number
  /** QTests made in an hour. */
  qtestsAnHour: number
}

export interface BudgetSettings {
  account: BudgetLimits
  address: BudgetLimits
  server: BudgetLimits
}

/** Why nothing can be begun now, whatever it is. */
export type GeneralBudgetCode = 'budget/bytes' | 'budget/stopped' | 'budget/server'
export type BudgetCode = GeneralBudgetCode | 'budget/rooms' | 'budget/qtests'

/** Why something cannot be begun now, and for how long. */
export interface Objection<Code extends BudgetCode = BudgetCode> {
  code: Code
  waitMs: number
}

/** A journal of before this process, as the start finds it. */
export interface KnownJournal {
  journalId: string
  kind: 'room' | 'qtest'
  payer: string
  bytes: number
  openedAtMs: number
}

/** What a payer uses. */
export interface Used {
  bytesLastHour: number
  bytesLastDay: number
  openRooms: number
  qtestsLastHour: number
  stoppedUntilMs: number | null
}

/** Budgets of this process, in memory (decision 0078). */
export interface Budgets {
  /** Counts what was stored before the start; what is open counts once it is taken over. */
  restore(journals: readonly KnownJournal[]): void
  /** Undefined when the payer may begin it: only what a host begins is ever refused. */
  objectionTo(payer: string, begun: 'room' | 'qtest'): Objection | undefined
  /** The same for another quiz in an open room. */
  objectionToQuiz(payer: string): Objection<GeneralBudgetCode> | undefined
  /** The payer of a journal that is known here. */
  payerOf(journalId: string): string | undefined
  /** A room or a QTest is there. */
  opened(journal: { journalId: string; kind: 'room' | 'qtest'; payer: string }): void
  /** One that was there before is taken over. */
  claimed(journal: { journalId: string; kind: 'room' | 'qtest'; payer: string }): void
  /** It is over, or runs elsewhere. */
  over(journalId: string): void
  /** The same for all but these. */
  keepOnly(journalIds: ReadonlySet<string>): void
  /** Counts bytes for whoever began a journal, whatever is left: what is played is stored. */
  stored(journalId: string, bytes: number): void
  /** Counts bytes for a payer. */
  spend(payer: string, bytes: number): void
  /** Who uses most of the last day first. */
  used(): { server: Used; payers: (Used & { payer: string })[] }
  /** Lets a payer begin nothing for an hour; answers its open rooms, which are to be ended and do not count any more. */
  stop(payer: string): string[]
  /** Takes a stop back. */
  allow(payer: string): void
}

/** A thing that happened so and so often, by hours. */
const createHours = () => {
  const hours = new Map<number, number>()
  const hourOf = (atMs: number) => Math.floor(atMs / HOUR_MS)
  return {
    add(count: number, atMs: number, nowMs: number) {
      hours.set(hourOf(atMs), (hours.get(hourOf(atMs)) ?? 0) + count)
      for (const hour of hours.keys()) if (hour <= hourOf(nowMs) - HOURS_TOLD) hours.delete(hour)
    },
    /** In so many hours up to now; the present one counts whole, and of the first so much as is within. */
    within(count: number, nowMs: number): number {
      const first = nowMs / HOUR_MS - count
      let sum = 0
      for (const [hour, amount] of hours) sum += amount * Math.min(1, Math.max(0, hour + 1 - first))
      return Math.round(sum)
    },
  }
}

/** What one payer has used; `fullAtMs` is when its budget of an hour is whole again. */
const createTally = () => ({
  bytes: createHours(),
  qtests: createHours(),
  bytesFullAtMs: 0,
  qtestsFullAtMs: 0,
  rooms: new Set<string>(),
  stoppedUntilMs: 0,
  usedAtMs: 0,
})
type Tally = ReturnType<typeof createTally>

/** How long until an hour's budget has something left again; 0 while it has. */
const waitOf = (fullAtMs: number, nowMs: number): number => Math.max(0, Math.ceil(fullAtMs - nowMs - HOUR_MS))

const refill = (fullAtMs: number, share: number, atMs: number): number => Math.max(fullAtMs, atMs) + share * HOUR_MS

/** Whose limits hold for a payer. */
const limitsOf = (settings: BudgetSettings, payer: string): BudgetLimits =>
  accountOfPayer(payer) === undefined ? settings.address : settings.account

export const createBudgets = (settings: BudgetSettings, clock: Pick<Clock, 'nowMs'>): Budgets => {
  const server = createTally()
  const tallies = new Map<string, Tally>()
  const payers = new Map<string, string>()

  const tallyOf = (payer: string): Tally => {
    const known = tallies.get(payer)
    if (known !== undefined) return known
    const nowMs = clock.nowMs()
    // Whoever comes new lets those go who have used nothing for a day.
    for (const [idle, { usedAtMs, rooms }] of tallies)
      if (rooms.size === 0 && nowMs - usedAtMs > HOURS_TOLD * HOUR_MS) tallies.delete(idle)
    const made = createTally()
    tallies.set(payer, made)
    return made
  }
  /** The tallies that something counts for, each with its limits. */
  const both = (payer: string): [Tally, BudgetLimits][] => [
    [tallyOf(payer), limitsOf(settings, payer)],
    [server, settings.server],
  ]

  const spendAt = (payer: string, bytes: number, atMs: number): void => {
    for (const [tally, limits] of both(payer)) {
      tally.bytes.add(bytes, atMs, clock.nowMs())
      tally.bytesFullAtMs = refill(tally.bytesFullAtMs, bytes / limits.bytesAnHour, atMs)
      tally.usedAtMs = clock.nowMs()
    }
  }
  const claimed: Budgets['claimed'] = ({ journalId, kind, payer }) => {
    payers.set(journalId, payer)
    for (const [tally] of both(payer)) {
      tally.usedAtMs = clock.nowMs()
      if (kind === 'room') tally.rooms.add(journalId)
    }
  }
  const countQTest = (payer: string, atMs: number) => {
    for (const [tally, limits] of both(payer)) {
      tally.qtests.add(1, atMs, clock.nowMs())
      tally.qtestsFullAtMs = refill(tally.qtestsFullAtMs, 1 / limits.qtestsAnHour, atMs)
    }
  }
  const over = (journalId: string) => {
    const payer = payers.get(journalId)
    payers.delete(journalId)
    if (payer !== undefined) tallies.get(payer)?.rooms.delete(journalId)
    server.rooms.delete(journalId)
  }

  const generalObjection = (tally: Tally, { code }: { code: GeneralBudgetCode }) => {
    const nowMs = clock.nowMs()
    if (tally.stoppedUntilMs > nowMs) return { code: 'budget/stopped' as const, waitMs: tally.stoppedUntilMs - nowMs }
    const waitMs = waitOf(tally.bytesFullAtMs, nowMs)
    return waitMs > 0 ? { code, waitMs } : undefined
  }
  const objectionToQuiz = (payer: string): Objection<GeneralBudgetCode> | undefined =>
    generalObjection(tallyOf(payer), { code: 'budget/bytes' }) ?? generalObjection(server, { code: 'budget/server' })

  /** How long one more of them has to wait. */
  const countedWaitMs = (tally: Tally, limits: BudgetLimits, begun: 'room' | 'qtest'): number => {
    const nowMs = clock.nowMs()
    if (begun === 'qtest') return waitOf(refill(tally.qtestsFullAtMs, 1 / limits.qtestsAnHour, nowMs), nowMs)
    return tally.rooms.size >= limits.openRooms ? ROOMS_AGAIN_MS : 0
  }

  const usedBy = (tally: Tally): Used => {
    const nowMs = clock.nowMs()
    return {
      bytesLastHour: tally.bytes.within(1, nowMs),
      bytesLastDay: tally.bytes.within(HOURS_TOLD, nowMs),
      openRooms: tally.rooms.size,
      qtestsLastHour: tally.qtests.within(1, nowMs),
      stoppedUntilMs: tally.stoppedUntilMs > nowMs ? tally.stoppedUntilMs : null,
    }
  }

  return {
    restore(journals) {
      for (const { kind, payer, bytes, openedAtMs } of journals) {
        if (kind === 'qtest') countQTest(payer, openedAtMs)
        spendAt(payer, bytes, openedAtMs)
      }
    },
    objectionToQuiz,
    objectionTo(payer, begun) {
      const general = objectionToQuiz(payer)
      if (general !== undefined) return general
      const ownMs = countedWaitMs(tallyOf(payer), limitsOf(settings, payer), begun)
      if (ownMs > 0) return { code: begun === 'room' ? 'budget/rooms' : 'budget/qtests', waitMs: ownMs }
      const allMs = countedWaitMs(server, settings.server, begun)
      return allMs > 0 ? { code: 'budget/server', waitMs: allMs } : undefined
    },
    payerOf: (journalId) => payers.get(journalId),
    opened(journal) {
      claimed(journal)
      if (journal.kind === 'qtest') countQTest(journal.payer, clock.nowMs())
    },
    claimed,
    over,
    keepOnly(journalIds) {
      for (const journalId of payers.keys()) if (!journalIds.has(journalId)) over(journalId)
    },
    stored(journalId, bytes) {
      const payer = payers.get(journalId)
      if (payer !== undefined) spendAt(payer, bytes, clock.nowMs())
    },
    spend: (payer, bytes) => spendAt(payer, bytes, clock.nowMs()),
    used: () => ({
      server: usedBy(server),
      payers: [...tallies]
        .map(([payer, tally]) => ({ payer, ...usedBy(tally) }))
        .sort((left, right) => right.bytesLastDay - left.bytesLastDay),
    }),
    stop(payer) {
      const tally = tallyOf(payer)
      tally.stoppedUntilMs = clock.nowMs() + STOP_MS
      tally.usedAtMs = clock.nowMs()
      const ended = [...tally.rooms]
      tally.rooms.clear()
      for (const roomId of ended) server.rooms.delete(roomId)
      return ended
    },
    allow(payer) {
      tallyOf(payer).stoppedUntilMs = 0
    },
  }
}
