import { userIdOfCredential } from '@quokka/core/accounts'
import type { Result } from '@quokka/core/lib'
import { ok, refuse, seeded } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Announcement, Circumstances, Room, RoomCommand, RoomEvent, RoomRefusal, Seat } from '@quokka/core/room'
import {
  announce,
  decide,
  evolve,
  GIVER_OF_COMMAND,
  isJournalled,
  leaderboardRows,
  leaderboardView,
  nextWake,
  seatOf,
  sharesOfGame,
} from '@quokka/core/room'
import type { Chance, Clock } from '../ports.ts'
import type { FinishedShare, Journals } from '../stores/journals.ts'
import type { Batch, Step } from './commit-queue.ts'
import { createCommitQueue } from './commit-queue.ts'
import { encodeEvent, rowOf } from './journal-row.ts'
import { textFrame } from './text-frame.ts'
import { frameOf, leaderboardFrame } from './wire.ts'

/** A player's connection as the room sees it. */
export interface Line {
  /** Sends a whole frame; what goes to many lines is built once. */
  send(frame: Buffer): void
  close(why: 'roomOver' | 'restart' | 'removed'): void
}

/** Why the server refuses where the room would not: a bug was met, or more waits to be stored than memory should hold. */
export type ServerRefusal = 'server/failed' | 'server/busy'
type Refusal = RoomRefusal | ServerRefusal

/** What the sender of a command hears once everything decided before it is on durable storage. */
export type Outcome = { ok: true; room: Room } | { ok: false; refusal: Refusal }

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
  maskRudeWords: Circumstances['maskRudeWords']
  /** Called once when the room no longer runs here: it is over, or another owner has it, or it could not be stored. */
  onEnd(why: 'over' | 'fenced' | 'storage'): void
  /** Called when a command met a bug, for example led to an event that could not be read back. The room is as it was before. */
  onBug(error: unknown): void
  /** Called after each commit with its duration in milliseconds and the number of events. */
  onCommit(durationMs: number, events: number): void
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

/** A timer that comes so much too late was not late: the process slept. */
const SLEPT_MS = 2_000
/** A tick that met a bug would meet it again at once. */
const AFTER_BUG_MS = 1_000

/** A step, and when the room wants the next tick. */
type Planned = Step & { wakeAtMs: number | null }

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Runs one room: decides commands one by one, stores their events in groups, and lets nothing out before it is stored.
 * What is decided during a commit goes with the next one ("The life of an answer" in CONTRIBUTING.md; decision 0006).
 */
export const runRoom = (stored: { room: Room; epoch: number; nextSeq: number }, ports: RunnerPorts): RoomRunner => {
  const { journals, clock, chance, maskRudeWords } = ports
  const random = seeded(chance.seed())
  const lines = new Map<string, Line>()
  let draft = stored.room
  let wakeAtMs = nextWake(draft)
  let durable = stored.room
  let nextSeq = stored.nextSeq
  const queue = createCommitQueue()
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
    const frames = new Map<number, Buffer>()
    for (const [credential, line] of lines) {
      const rows = leaderboardRows(durable, credential)
      const frame = frames.get(rows) ?? textFrame(JSON.stringify(leaderboardFrame(leaderboardView(durable, rows))))
      frames.set(rows, frame)
      line.send(frame)
    }
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
    if (announcement.to === 'removed') {
      const { credential, shown } = announcement
      return () => {
        const line = lines.get(credential)
        lines.delete(credential)
        line?.send(textFrame(JSON.stringify(frameOf(shown))))
        line?.close('removed')
      }
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
    for (const send of released.out) {
      try {
        send()
      } catch (error) {
        // What cannot be told to one must not keep the others waiting.
        ports.onBug(error)
      }
    }
    if (durable.phase === 'closed') end('over')
    else boardChanged()
  }

  const store = async (batch: Batch): Promise<boolean> => {
    const appended = { roomId: batch.room.roomId, epoch: stored.epoch, seq: nextSeq, body: rowOf(batch.rows) }
    const ends = batch.room.phase === 'closed'
    for (const waitMs of [...RETRY_MS, null]) {
      try {
        const result = await journals.append({ ...appended, ends, finished: batch.finished })
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
    for (let batch = queue.next(); batch !== undefined; batch = queue.next()) {
      if (batch.rows.length > 0) {
        const startedMs = clock.nowMs()
        if (!(await store(batch))) return
        nextSeq += 1
        ports.onCommit(clock.nowMs() - startedMs, batch.rows.length)
      }
      queue.done(batch)
      release(batch)
      if (state !== 'committing') return
      if (batch.rows.length > 0) await pause(GATHER_MS)
      if (state !== 'committing') return
    }
    state = 'idle'
  }

  const arm = (leastMs = 1) => {
    clearTimeout(wake)
    if (wakeAtMs === null || state === 'stopped') return
    const plannedMs = Math.max(wakeAtMs, clock.nowMs() + leastMs)
    const rouse = () => {
      const nowMs = clock.nowMs()
      take({ do: nowMs - plannedMs > SLEPT_MS ? 'wakeUp' : 'tick' }, nowMs)
    }
    wake = setTimeout(rouse, Math.ceil(plannedMs - clock.nowMs()))
  }

  /** Everything that a command leads to, or nothing of it: what throws here has changed nothing. */
  const stepOf = (command: RoomCommand, arrivedMs: number): Result<Planned, RoomRefusal> => {
    const decision = decide(draft, command, { nowMs: arrivedMs, random, newId: chance.newId, maskRudeWords })
    if (!decision.ok) return decision
    let room = draft
    const rows: string[] = []
    const finished: FinishedShare[] = []
    const out: (() => void)[] = []
    for (const event of decision.value) {
      room = evolve(room, event)
      if (isJournalled(event)) rows.push(encodeEvent(event))
      finished.push(...finishedBy(event, room))
      for (const announcement of announce(room, event, arrivedMs)) out.push(deliver(announcement, room))
    }
    return ok({ room, rows, finished, out, wakeAtMs: nextWake(room) })
  }

  const tryStep = (command: RoomCommand, arrivedMs: number): Result<Planned, Refusal> => {
    try {
      return stepOf(command, arrivedMs)
    } catch (error) {
      ports.onBug(error)
      return refuse('server/failed')
    }
  }

  const take: RoomRunner['take'] = (command, arrivedMs, answer) => {
    if (state === 'stopped') {
      answer?.(refuse('room/closed'))
      return
    }
    if (queue.isFull() && GIVER_OF_COMMAND[command.do] !== 'server') {
      answer?.(refuse('server/busy'))
      return
    }
    const tried = tryStep(command, arrivedMs)
    const step = tried.ok ? tried.value : { room: draft, rows: [], finished: [], out: [], wakeAtMs }
    draft = step.room
    wakeAtMs = step.wakeAtMs
    const outcome: Outcome = tried.ok ? { ok: true, room: draft } : tried
    queue.add(answer ? { ...step, out: [...step.out, () => answer(outcome)] } : step)
    if (state === 'idle') settled = commit()
    arm(!outcome.ok && outcome.refusal === 'server/failed' ? AFTER_BUG_MS : 1)
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
