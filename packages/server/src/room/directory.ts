import type { Circumstances, MediaPlace, Room, RoomOpened, RoomSettings, SourceQuiz } from '@quokka/core/room'
import { credentialIn, isHostCredential, openRoom, seatOf } from '@quokka/core/room'
import type { WatchedClock } from '../clock/watched-clock.ts'
import type { Stored } from '../journal/stored.ts'
import { OPENED } from '../journal/stored.ts'
import type { Chance, Clock } from '../ports.ts'
import type { JournalSnapshots } from '../stores/journal-snapshots.ts'
import type { Journals } from '../stores/journals.ts'
import type { QuizContents } from '../stores/quiz-contents.ts'
import { quizzesAlongside } from '../stores/quiz-contents.ts'
import { newRoomCode } from './room-code.ts'
import { roomRows } from './room-rows.ts'
import type { RoomRunner } from './runner.ts'
import { runRoom } from './runner.ts'
import { createSeatIndex } from './seat-index.ts'
import { createTakeOver } from './take-over.ts'

/** The rooms that run in this process. */
export interface RoomDirectory {
  /** Opens a room for a host and answers its code; the room is stored before. */
  open(opening: {
    hostCredential: string
    settings: RoomSettings
    quiz: SourceQuiz
    /** Whose budget it counts for; undefined for nobody's. */
    payer?: string
  }): Promise<string>
  /** The runner of an open room; `later` while it is being loaded again; undefined when there is none. */
  find(roomId: string): RoomRunner | 'later' | undefined
  isOpen(roomId: string): boolean
  /** The runner of a room that is here, or that nobody has and is taken over now; `elsewhere` when another process has it or it comes later. */
  reach(roomId: string): Promise<RoomRunner | 'elsewhere' | undefined>
  /** Gives a room to the process to which its first connection was opened; false when others are here, or have it. */
  giveDeserted(roomId: string, to: string): Promise<boolean>
  /** Ends the rooms here that are not among those which this process has by the database. */
  keepOnly(roomIds: ReadonlySet<string>): void
  /** The seat that one of a browser's credentials has in an open room and has not given back. */
  seatIn(roomId: string, credentials: readonly string[]): { name: string; avatar: string; isHost: boolean } | undefined
  /** The open rooms in which one of a browser's credentials has such a seat, the newest first. */
  roomsOf(credentials: readonly string[]): string[]
  /** Gives a room that a credential hosts no fewer seats than this. */
  raiseSeats(roomId: string, credential: string, capacity: number): void
  /** The question behind an alias in an open room, for its host alone. */
  questionIn(
    roomId: string,
    credentials: readonly string[],
    alias: string,
  ): { quizId: string; questionId: string } | undefined
  /** The media file behind an alias in an open room. */
  findMedia(roomId: string, alias: string): MediaPlace | undefined
  /** Ends a room, as if its host had gone. */
  close(roomId: string): void
  /** Shows everybody again how far the questions' clocks are. */
  showClocks(): void
  /** Takes over every open room that nobody has; all go on at once, when the last one is loaded. Answers how many run here. */
  resume(): Promise<number>
  /** Lets every room store what it has decided, and closes the connections with "restart". */
  stop(): Promise<void>
  count(): number
  /** Ids of the rooms that run here. */
  running(): string[]
  /** Whether a question is open in any room: then answers are on their way. */
  isAsking(): boolean
}

export interface DirectoryPorts {
  journals: Journals
  contents: Pick<QuizContents, 'keep' | 'find'>
  snapshots: JournalSnapshots
  clock: Clock
  running: WatchedClock
  chance: Chance
  maskRudeWords: Circumstances['maskRudeWords']
  /** Names this process in the rooms' heads. */
  owner: string
  onCommit(durationMs: number, events: number): void
  /** A room continues elsewhere or later, or not at all; or a command hit a bug in it. */
  onTrouble(roomId: string, what: Trouble, error?: unknown): void
}

/** `unreadable`: the room was ended because its journal cannot be read. `snapshot`: one was not stored, which costs time alone. */
export const TROUBLES = ['fenced', 'storage', 'unreadable', 'bug', 'snapshot'] as const
export type Trouble = (typeof TROUBLES)[number]

const ownOf = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined

const seatOfBrowser = (room: Room, credentials: readonly string[]): ReturnType<RoomDirectory['seatIn']> => {
  const credential = credentialIn(room, credentials)
  const seat = credential === undefined ? undefined : seatOf(room, credential)
  if (seat === undefined || seat.hasLeft) return undefined
  return { name: seat.name, avatar: seat.avatar, isHost: seat.playerId === room.hostId }
}

/** Stores a new room under a code that no room has. */
const storeOpened = async (
  { journals, contents, running, chance, owner }: DirectoryPorts,
  { hostCredential, settings, quiz: source, payer }: Parameters<RoomDirectory['open']>[0],
): Promise<RoomOpened> => {
  const stored = await contents.keep(source)
  const quiz = { ...stored, seed: chance.newId() }
  const alongside = quizzesAlongside([stored.contentHash])
  for (;;) {
    const journalId = newRoomCode()
    const atMs = running.runningMs()
    const opened: RoomOpened = { was: 'roomOpened', roomId: journalId, hostCredential, settings, quiz, atMs }
    const body = roomRows.bodyOf([roomRows.encode(opened)])
    if (await journals.open({ kind: 'room', payer, journalId, owner, body, alongside })) return opened
  }
}

export const roomDirectory = (ports: DirectoryPorts): RoomDirectory => {
  const { journals, running, owner } = ports
  const runners = new Map<string, RoomRunner>()
  const seats = createSeatIndex()
  /** Then nobody here knows what runs elsewhere. */
  let isStopped = false

  const forget = (runner: RoomRunner): void => {
    const room = runner.room()
    if (runners.get(room.roomId) !== runner) return
    runners.delete(room.roomId)
    seats.removeAll(room)
  }

  const run = (stored: Stored<Room>): RoomRunner => {
    const { roomId } = stored.state
    const runner = runRoom(stored, {
      ...ports,
      onSeated: (credential) => seats.add(credential, roomId),
      onBug: (error) => ports.onTrouble(roomId, 'bug', error),
      onSnapshotFailed: (error) => ports.onTrouble(roomId, 'snapshot', error),
      onEnd(why, ranUntilMs) {
        forget(runner)
        if (why !== 'over') ports.onTrouble(roomId, why)
        if (why === 'storage') takeOver.again(roomId, ranUntilMs)
      },
    })
    runners.set(roomId, runner)
    seats.addAll(stored.state)
    return runner
  }

  const takeOver = createTakeOver({ ...ports, run })

  /** Whoever comes while a room closes its lines must not come to it. */
  const runningHere = (roomId: string): RoomRunner | undefined => {
    const runner = runners.get(roomId)
    return isStopped || runner?.isStopped() ? undefined : runner
  }

  const wakeAll = (ranUntilMs: number, nowMs: number): void => {
    for (const runner of runners.values()) runner.take({ do: 'wakeUp', ranUntilMs }, nowMs)
  }
  running.onPause((ranUntilMs) => wakeAll(ranUntilMs, running.runningMs()))

  const seatIn: RoomDirectory['seatIn'] = (roomId, credentials) => {
    const room = runners.get(roomId)?.room()
    return room && seatOfBrowser(room, credentials)
  }

  return {
    async open(opening) {
      const opened = await storeOpened(ports, opening)
      const runner = run({ journalId: opened.roomId, state: openRoom(opened), ...OPENED })
      runner.take({ do: 'tick' }, running.runningMs())
      return opened.roomId
    },
    find(roomId) {
      const isOnItsWay = isStopped || runners.has(roomId) || takeOver.isUnderWay(roomId)
      return runningHere(roomId) ?? (isOnItsWay ? 'later' : undefined)
    },
    close: (roomId) => runners.get(roomId)?.take({ do: 'close' }, running.runningMs()),
    async reach(roomId) {
      return runningHere(roomId) ?? takeOver.one(roomId)
    },
    async giveDeserted(roomId, to) {
      const runner = runningHere(roomId)
      if (!runner?.isDeserted()) return false
      await runner.stop()
      forget(runner)
      return journals.give({ journalId: roomId, epoch: runner.epoch, from: owner, to })
    },
    keepOnly(roomIds) {
      for (const [roomId, runner] of runners) if (!roomIds.has(roomId)) runner.lose()
    },
    isOpen: (roomId) => isStopped || runners.has(roomId) || takeOver.isUnderWay(roomId),
    seatIn,
    roomsOf(credentials) {
      const openedAtMs = (roomId: string) => runners.get(roomId)?.room().openedAtMs ?? 0
      return [...seats.roomsOf(credentials)]
        .filter((roomId) => seatIn(roomId, credentials) !== undefined)
        .sort((left, right) => openedAtMs(right) - openedAtMs(left))
    },
    raiseSeats(roomId, credential, capacity) {
      const runner = runners.get(roomId)
      if (runner !== undefined && isHostCredential(runner.room(), credential))
        runner.take({ do: 'raiseSeats', capacity }, running.runningMs())
    },
    questionIn: (roomId, credentials, alias) => {
      const quiz = runners.get(roomId)?.room().quiz
      if (quiz === undefined || !seatIn(roomId, credentials)?.isHost) return undefined
      const questionId = ownOf(quiz.sourceQuestionIds, alias)
      return questionId === undefined ? undefined : { quizId: quiz.sourceQuizId, questionId }
    },
    findMedia: (roomId, alias) => ownOf(runners.get(roomId)?.room().quiz.media ?? {}, alias),
    showClocks() {
      const nowMs = running.runningMs()
      wakeAll(nowMs, nowMs)
    },
    async resume() {
      await takeOver.all()
      return runners.size
    },
    async stop() {
      isStopped = true
      takeOver.stop()
      await Promise.all([...runners.values()].map((runner) => runner.stop()))
    },
    count: () => runners.size,
    running: () => [...runners.keys()],
    isAsking: () => [...runners.values()].some((runner) => runner.room().phase === 'asking'),
  }
}
