import { userIdOfCredential } from '@quokka/core/accounts'
import { seeded } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Announcement, Room, RoomCommand, RoomEvent, RoomRefusal, Seat } from '@quokka/core/room'
import {
  announce,
  decide,
  evolve,
  isJournalled,
  leaderboardView,
  nextWake,
  seatOf,
  sharesOfGame,
} from '@quokka/core/room'
import type { Chance, Clock } from '../ports.ts'
import type { FinishedShare, Journals } from '../stores/journals.ts'
import { encodeEvents } from './journal-row.ts'
import { textFrame } from './text-frame.ts'
import { frameOf, leaderboardFrame } from './wire.ts'

/** A player's connection as the room sees it. */
export interface Line {
  /** Sends a whole frame; what goes to many lines is built once. */
  send(frame: Buffer): void
  close(why: 'roomOver' | 'restart'): void
}

/** What the sender of a command hears once everything decided before it is on durable storage. */
export type Outcome = { ok: true; room: Room } | { ok: false; refusal: RoomRefusal }

export interface RoomRunner {
  /** Decides a command in its turn. `arrivedMs` is when it reached the server; `answer` is called after the commit, never before. */
  take(command: RoomCommand, arrivedMs: number, answer?: (outcome: Outcome) => void): void
  /** Makes the line the one of this credential; answers the line that it replaces. */
  attach(credential: string, line: Line): Line | undefined
  /** Takes the line away if it is still the credential's. Whether it was. */
  detach(credential: string, line: Line): boolean
  lineOf(credential: string): Line | undefined
  /** The room with everything decided so far, whether stored or not. */
  room(): Room
  /** Stops deciding, waits for the commit in flight and ends every line with "restart". */
  stop(): Promise<void>
}

export interface RunnerPorts {
  journals: Journals
  clock: Clock
  chance: Chance
  /** Called once when the room no longer runs here: it is over, or another owner has it, or it could not be stored. */
  onEnd(why: 'over' | 'fenced' | 'storage'): void
  /** Called after each commit with its duration in milliseconds and the number of events. */
  onCommit(durationMs: number, events: number): void
}

interface Batch {
  events: RoomEvent[]
  /** What the games that ended in these events count. */
  finished: FinishedShare[]
  out: (() => void)[]
  room: Room
}

/** What a game that ended with this event counts; nothing for any other event. */
const finishedBy = (event: RoomEvent, room: Room): FinishedShare[] => {
  if (event.was !== 'podiumReached' || room.phase !== 'podium') return []
  return sharesOfGame(room).map(({ credential, ...share }) => ({
    ...share,
    userId: userIdOfCredential(credential) ?? null,
  }))
}

const RETRY_MS = [50, 100, 200, 400, 800, 1_600, 3_200, 3_200]
/** The leaderboard of a large room is sent less often: one millisecond a line. */
const intervalMs = (lines: number): number => Math.max(LIMITS.leaderboardIntervalMs, lines)

/**
 * A room that stores often lets its events gather for this long between two commits: fewer, larger rows, for a delay that
 * nobody notices. A lone answer, after a pause, is stored at once.
 */
const GATHER_MS = 30

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Runs one room: decides commands one by one, stores their events in groups, and lets nothing out before it is stored.
 * What is decided during a commit goes with the next one ("The life of an answer" in CONTRIBUTING.md; decision 0006).
 */
export const runRoom = (stored: { room: Room; epoch: number; nextSeq: number }, ports: RunnerPorts): RoomRunner => {
  const { journals, clock, chance } = ports
  const random = seeded(chance.seed())
  const lines = new Map<string, Line>()
  let draft = stored.room
  let durable = stored.room
  let nextSeq = stored.nextSeq
  let batch: Batch = { events: [], finished: [], out: [], room: draft }
  let state: 'idle' | 'committing' | 'stopped' = 'idle'
  let settled: Promise<void> = Promise.resolve()
  let wake: NodeJS.Timeout | undefined
  let boardTimer: NodeJS.Timeout | undefined
  let boardSentMs = 0

  const sendAll = (text: string) => {
    const frame = textFrame(text)
    for (const line of lines.values()) line.send(frame)
  }

  const sendBoard = () => {
    boardTimer = undefined
    boardSentMs = clock.nowMs()
    sendAll(JSON.stringify(leaderboardFrame(leaderboardView(durable))))
  }

  const boardChanged = () => {
    if (boardTimer !== undefined || state === 'stopped') return
    const dueMs = boardSentMs + intervalMs(lines.size) - clock.nowMs()
    boardTimer = setTimeout(sendBoard, Math.max(0, dueMs))
  }

  const deliver = (announcement: Announcement, room: Room): (() => void) => {
    if (announcement.to === 'everyone') {
      const text = JSON.stringify(frameOf(announcement.shown))
      return () => sendAll(text)
    }
    return () => {
      for (const [credential, line] of lines) {
        const seat: Seat | undefined = seatOf(room, credential)
        if (seat) line.send(textFrame(JSON.stringify(frameOf(announcement.shownTo(seat)))))
      }
    }
  }

  const end = (why: 'over' | 'fenced' | 'storage') => {
    if (state === 'stopped') return
    state = 'stopped'
    clearTimeout(wake)
    clearTimeout(boardTimer)
    for (const line of lines.values()) line.close(why === 'over' ? 'roomOver' : 'restart')
    lines.clear()
    ports.onEnd(why)
  }

  const release = (released: Batch) => {
    durable = released.room
    for (const send of released.out) send()
    if (durable.phase === 'closed') end('over')
    else boardChanged()
  }

  const store = async (row: Batch): Promise<boolean> => {
    const appended = { roomId: row.room.roomId, epoch: stored.epoch, seq: nextSeq, body: encodeEvents(row.events) }
    const ends = row.room.phase === 'closed'
    for (const waitMs of [...RETRY_MS, null]) {
      try {
        const result = await journals.append({ ...appended, ends, finished: row.finished })
        if (result === 'appended') return true
        end('fenced')
        return false
      } catch {
        if (waitMs === null) break
        await pause(waitMs)
      }
    }
    end('storage')
    return false
  }

  const commit = async () => {
    state = 'committing'
    while (batch.events.length > 0 && state === 'committing') {
      const inFlight = batch
      batch = { events: [], finished: [], out: [], room: draft }
      const startedMs = clock.nowMs()
      if (!(await store(inFlight))) return
      nextSeq += 1
      ports.onCommit(clock.nowMs() - startedMs, inFlight.events.length)
      release(inFlight)
      if (state === 'committing') await pause(GATHER_MS)
    }
    if (state !== 'committing') return
    state = 'idle'
    flush()
  }

  const flush = () => {
    if (state !== 'idle') return
    if (batch.events.length > 0) {
      settled = commit()
      return
    }
    const ready = batch
    batch = { events: [], finished: [], out: [], room: draft }
    release(ready)
  }

  const arm = () => {
    clearTimeout(wake)
    const atMs = nextWake(draft)
    if (atMs === null || state === 'stopped') return
    wake = setTimeout(() => take({ do: 'tick' }, clock.nowMs()), Math.max(1, Math.ceil(atMs - clock.nowMs())))
  }

  const take: RoomRunner['take'] = (command, arrivedMs, answer) => {
    if (state === 'stopped') {
      answer?.({ ok: false, refusal: 'room/closed' })
      return
    }
    const decision = decide(draft, command, { nowMs: arrivedMs, random, newId: chance.newId })
    if (decision.ok) {
      for (const event of decision.value) {
        draft = evolve(draft, event)
        if (isJournalled(event)) batch.events.push(event)
        batch.finished.push(...finishedBy(event, draft))
        for (const announcement of announce(draft, event, arrivedMs)) batch.out.push(deliver(announcement, draft))
      }
    }
    batch.room = draft
    const outcome: Outcome = decision.ok ? { ok: true, room: draft } : decision
    if (answer) batch.out.push(() => answer(outcome))
    flush()
    arm()
  }

  arm()
  return {
    take,
    attach(credential, line) {
      const before = lines.get(credential)
      lines.set(credential, line)
      return before === line ? undefined : before
    },
    detach(credential, line) {
      if (lines.get(credential) !== line) return false
      return lines.delete(credential)
    },
    lineOf: (credential) => lines.get(credential),
    room: () => draft,
    async stop() {
      clearTimeout(wake)
      await settled
      if (state === 'stopped') return
      state = 'stopped'
      clearTimeout(boardTimer)
      for (const line of lines.values()) line.close('restart')
      lines.clear()
    },
  }
}
