import { userIdOfCredential } from '@quokka/core/accounts'
import { ok, seeded } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { WrittenPlay } from '@quokka/core/reports'
import type { Announcement, Circumstances, Room, RoomCommand, RoomEvent, RoomRefusal, Seat } from '@quokka/core/room'
import {
  announce,
  decide,
  endsGame,
  evolve,
  factsOfGame,
  GIVER_OF_COMMAND,
  isHostCredential,
  isJournalled,
  leaderboardRows,
  leaderboardView,
  nextWake,
  seatOf,
  sharesOfGame,
} from '@quokka/core/room'
import type { Aggregate, Followed, JournalRunnerPorts, Outcome as OutcomeOf } from '../journal/runner.ts'
import { runJournalled } from '../journal/runner.ts'
import type { SnapshotPorts } from '../journal/snapshots.ts'
import { createSnapshotWriter } from '../journal/snapshots.ts'
import type { Stored } from '../journal/stored.ts'
import type { Chance, Clock } from '../ports.ts'
import type { FinishedShare } from '../stores/game-shares.ts'
import { sharesAlongside } from '../stores/game-shares.ts'
import { membersAlongside } from '../stores/journal-members.ts'
import { playsAlongside } from '../stores/plays.ts'
import { quizzesAlongside } from '../stores/quiz-contents.ts'
import { boardEveryMs } from './board-pace.ts'
import { createDoor } from './door.ts'
import { paced } from './paced.ts'
import { roomForm, roomRows } from './room-rows.ts'
import { textFrame } from './text-frame.ts'
import { frameOf, leaderboardFrame } from './wire.ts'

/** A player's connection as the room sees it. */
export interface Line {
  /** Sends a whole frame; a frame for many connections is built once. */
  send(frame: Buffer): void
  close(why: 'roomOver' | 'restart' | 'removed'): void
}

export type Outcome = OutcomeOf<Room, RoomRefusal>

export interface RoomRunner {
  /**
   * Decides a command in its turn; with the first one the room begins to watch the time. `arrivedMs` is when it reached the server,
   * by the running clock; `answer` is called after the commit, never before.
   */
  take(command: RoomCommand, arrivedMs: number, answer?: (outcome: Outcome) => void): void
  /**
   * A connection has come, which may take a seat: it is closed with the room, also before it has one. False when the room does not
   * run here any more; then it was closed with "restart".
   */
  arrive(line: Line): boolean
  /** Makes this the connection of the credential; returns the one it replaces. The leaderboard is shown to it with the next release. */
  attach(credential: string, line: Line): Line | undefined
  /** Removes the connection, which is gone. Returns whether it was still the credential's. */
  detach(credential: string, line: Line): boolean
  lineOf(credential: string): Line | undefined
  /** Somebody waits outside, since the room is full. */
  knock(credential: string): void
  /** The leaderboard of what is stored, as a frame for this viewer: the same one for all who come with the same commit. */
  boardOf(credential: string): Buffer
  /** The room with everything decided so far, whether stored or not. */
  room(): Room
  /** Nothing is decided here any more. */
  isStopped(): boolean
  /** Whether no game has begun, and nobody is connected or comes. */
  isDeserted(): boolean
  /** Of the journal, while it runs here. */
  epoch: number
  /** The room runs elsewhere: nothing is decided here any more. */
  lose(): void
  /** Stops deciding, waits for the commit in flight and closes every connection with "restart". */
  stop(): Promise<void>
}

export interface RunnerPorts extends Omit<JournalRunnerPorts, 'onReleased' | 'onAway' | 'onEnd'>, SnapshotPorts {
  clock: Clock
  chance: Chance
  maskRudeWords: Circumstances['maskRudeWords']
  /** A credential takes a seat, which may not be stored yet. */
  onSeated(credential: string): void
  /** Called once when the room no longer runs here. It ran until `ranUntilMs` when it could not be stored since. */
  onEnd(why: 'over' | 'fenced' | 'storage', ranUntilMs: number | undefined): void
}

/** What is stored with a row. */
interface RoomFacts {
  shares: readonly FinishedShare[]
  /** Of the game that ends; at most one. */
  plays: readonly WrittenPlay[]
  /** Hashes of quizzes that it names. */
  quizzes: readonly string[]
  /** Credentials that take a seat. */
  members: readonly string[]
}

const NO_FACTS: RoomFacts = { shares: [], plays: [], quizzes: [], members: [] }

/** What the game counts that has just ended. */
const finishedIn = (room: Room): FinishedShare[] => {
  if (room.phase !== 'podium') return []
  return sharesOfGame(room).map(({ credential, ...share }) => ({
    ...share,
    userId: userIdOfCredential(credential) ?? null,
  }))
}

const factsBy = ({ before, after, event }: Followed<Room, RoomEvent>, endedAtMs: number): RoomFacts | undefined => {
  if (event.was === 'quizReplaced' && 'contentHash' in event.quiz)
    return { ...NO_FACTS, quizzes: [event.quiz.contentHash] }
  if (event.was === 'playerJoined') return { ...NO_FACTS, members: [event.credential] }
  if (!endsGame(event)) return undefined
  const play = factsOfGame(before, { endedAtMs, isFinished: event.was === 'podiumReached' })
  return { ...NO_FACTS, shares: finishedIn(after), plays: play === undefined ? [] : [play] }
}

/** A tick that hit a bug would hit it again at once. */
const AFTER_BUG_MS = 1_000

/**
 * Runs one room (journal/runner.ts): its connections, what they are shown of each event once it is stored, and the moments at which
 * time matters.
 */
export const runRoom = (stored: Stored<Room>, ports: RunnerPorts): RoomRunner => {
  const { clock, running, chance, maskRudeWords } = ports
  const random = seeded(chance.seed())
  const snapshots = createSnapshotWriter(stored, roomForm, ports)
  const lines = new Map<string, Line>()
  const seatless = new Set<Line>()
  /** Those who have come since the last release: they are shown the leaderboard together, as one frame. */
  const newcomers = new Map<string, Line>()
  let wakeAtMs = nextWake(stored.state)
  let wake: { atMs: number; timer: NodeJS.Timeout } | undefined
  /** Since when nothing could be stored, while it cannot. */
  let awaySinceMs: number | undefined

  const sendAll = (text: string, own: ReadonlyMap<string, Buffer>) => {
    const frame = textFrame(text)
    for (const [credential, line] of lines) line.send(own.get(credential) ?? frame)
  }

  /** Leaderboards of one state of the room, by how many rows they have. */
  let boards: { of: Room; atDoor: number; frames: Map<number, Buffer> } | undefined

  const boardOf = (credential: string): Buffer => {
    const room = kept.durable()
    const atDoor = door.count()
    if (boards?.of !== room || boards.atDoor !== atDoor) boards = { of: room, atDoor, frames: new Map() }
    const rows = leaderboardRows(room, credential)
    const known = boards.frames.get(rows)
    if (known !== undefined) return known
    const frame = textFrame(JSON.stringify(leaderboardFrame(leaderboardView(room, rows), atDoor)))
    boards.frames.set(rows, frame)
    return frame
  }

  const sendBoard = (credential: string) => lines.get(credential)?.send(boardOf(credential))

  const hostsBoard = paced(
    running,
    () => LIMITS.leaderboardIntervalMs,
    () => sendBoard(kept.durable().hostCredential),
  )
  const door = createDoor(running, () => {
    if (!kept.isStopped()) hostsBoard.soon()
  })
  /** What players were shown last. */
  let playersBoard: Buffer | undefined
  const playersBoards = paced(
    running,
    () => boardEveryMs(kept.durable().phase, lines.size),
    () => {
      // What the host alone is told changes nothing here: that a board came again would tell of it. Rule XT5.
      const board = boardOf('')
      if (playersBoard?.equals(board)) return
      playersBoard = board
      for (const credential of lines.keys()) if (!isHostCredential(kept.durable(), credential)) sendBoard(credential)
    },
  )

  const deliver = (announcement: Announcement, room: Room): (() => void) => {
    if (announcement.to === 'everyone') {
      const text = JSON.stringify(frameOf(announcement.shown))
      const own = [...(announcement.ownShown ?? [])].map(
        ([credential, shown]) => [credential, textFrame(JSON.stringify(frameOf(shown)))] as const,
      )
      return () => sendAll(text, new Map(own))
    }
    if (announcement.to === 'host') {
      const frame = textFrame(JSON.stringify(frameOf(announcement.shown)))
      return () => lines.get(room.hostCredential)?.send(frame)
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

  const disarm = () => {
    clearTimeout(wake?.timer)
    wake = undefined
  }

  const hangUp = (why: 'roomOver' | 'restart') => {
    disarm()
    hostsBoard.stop()
    playersBoards.stop()
    door.stop()
    const left = [...lines.values(), ...seatless]
    lines.clear()
    seatless.clear()
    for (const line of left) line.close(why)
  }

  const aggregate: Aggregate<Room, RoomCommand, RoomEvent, RoomRefusal, RoomFacts> = {
    decide(room, command, arrivedMs) {
      const endsAtMs = room.phase === 'asking' ? room.endsAtMs : null
      const isHeld = awaySinceMs !== undefined && endsAtMs !== null && arrivedMs >= endsAtMs
      // Whoever has more time than the ordinary had used some of it when the storage went away.
      const heldMs = Math.max(endsAtMs ?? 0, awaySinceMs ?? 0)
      // What was missed is added once the storage is back: until then its time is not over.
      if (isHeld && (command.do === 'tick' || command.do === 'closeQuestion')) return ok([])
      const runningMs = isHeld && command.do === 'submitAnswer' ? heldMs : arrivedMs
      const nowMs = clock.nowMs()
      return decide(room, command, { nowMs, runningMs, random, newId: chance.newId, maskRudeWords })
    },
    evolve,
    isJournalled,
    rows: roomRows,
    follow(followed, { facts, out }) {
      const { after: room, event, arrivedMs } = followed
      if (event.was === 'playerJoined') {
        ports.onSeated(event.credential)
        door.enter(event.credential)
      }
      const fact = factsBy(followed, clock.nowMs())
      if (fact !== undefined) facts.push(fact)
      for (const announcement of announce(room, event, arrivedMs)) out.push(deliver(announcement, room))
    },
    settle(room) {
      wakeAtMs = nextWake(room)
    },
    alongside: (facts) => [
      ...sharesAlongside(facts.flatMap(({ shares }) => shares)),
      ...playsAlongside(facts.flatMap(({ plays }) => plays)),
      ...quizzesAlongside(facts.flatMap(({ quizzes }) => quizzes)),
      ...membersAlongside(facts.flatMap(({ members }) => members)),
    ],
    onStored: snapshots.stored,
    isOver: (room) => room.phase === 'closed',
    isOfServer: (command) => GIVER_OF_COMMAND[command.do] === 'server',
    whenStopped: 'room/closed',
  }

  const kept = runJournalled(stored, aggregate, {
    ...ports,
    onReleased() {
      for (const [credential, line] of newcomers) if (lines.get(credential) === line) line.send(boardOf(credential))
      newcomers.clear()
      if (kept.isStopped()) return
      hostsBoard.soon()
      playersBoards.soon()
    },
    onAway(sinceMs) {
      awaySinceMs = sinceMs
      disarm()
    },
    onCommit(durationMs, events) {
      ports.onCommit(durationMs, events)
      if (awaySinceMs === undefined) return
      const ranUntilMs = isShown() ? awaySinceMs : 0
      awaySinceMs = undefined
      take({ do: 'wakeUp', ranUntilMs }, running.runningMs())
    },
    onEnd(why) {
      ports.onEnd(why, awaySinceMs)
      // Whoever is closed looks for the room at once, and must not find this one.
      hangUp(why === 'over' ? 'roomOver' : 'restart')
    },
  })

  /** Whether the open question was sent to anybody yet. */
  const isShown = (): boolean => {
    const [shown, open] = [kept.durable(), kept.draft()]
    return shown.phase === 'asking' && open.phase === 'asking' && shown.ranSinceMs === open.ranSinceMs
  }

  const arm = (leastMs = 1) => {
    // First of all: a reading that notices a pause gives this room a command.
    const nowMs = running.runningMs()
    const atMs =
      wakeAtMs === null || awaySinceMs !== undefined || kept.isStopped()
        ? undefined
        : Math.max(wakeAtMs, nowMs + leastMs)
    // Most answers leave it as it is.
    if (atMs === wake?.atMs) return
    disarm()
    if (atMs === undefined) return
    const tick = () => {
      wake = undefined
      take({ do: 'tick' }, running.runningMs())
    }
    wake = { atMs, timer: setTimeout(tick, Math.ceil(atMs - nowMs)) }
  }

  const take: RoomRunner['take'] = (command, arrivedMs, answer) => {
    const refusal = kept.take(command, arrivedMs, answer)
    if (refusal !== 'server/busy') arm(refusal === 'server/failed' ? AFTER_BUG_MS : 1)
  }

  return {
    take,
    arrive(line) {
      if (kept.isStopped()) line.close('restart')
      else seatless.add(line)
      return !kept.isStopped()
    },
    attach(credential, line) {
      seatless.delete(line)
      const before = lines.get(credential)
      lines.set(credential, line)
      newcomers.set(credential, line)
      return before === line ? undefined : before
    },
    detach(credential, line) {
      seatless.delete(line)
      if (lines.get(credential) !== line) return false
      return lines.delete(credential)
    },
    lineOf: (credential) => lines.get(credential),
    knock: door.knock,
    boardOf,
    room: kept.draft,
    isStopped: kept.isStopped,
    isDeserted: () => lines.size + seatless.size === 0 && kept.draft().phase === 'waiting',
    epoch: stored.epoch,
    lose: kept.lose,
    async stop() {
      disarm()
      await kept.stop()
      await snapshots.settled()
      hangUp('restart')
    },
  }
}
