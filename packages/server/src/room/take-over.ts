import type { Room } from '@quokka/core/room'
import { evolve, replay } from '@quokka/core/room'
import { createLoader } from '../journal/loader.ts'
import type { Stored } from '../journal/stored.ts'
import type { RunningClock } from '../ports.ts'
import type { JournalSnapshots } from '../stores/journal-snapshots.ts'
import type { Journals } from '../stores/journals.ts'
import type { QuizContents } from '../stores/quiz-contents.ts'
import { roomForm, roomRows } from './room-rows.ts'
import type { RoomRunner } from './runner.ts'

const RELOAD_MS = 2_000
/** Rooms that are loaded at once at the start: fewer than the connections of the database's pool. */
const RELOADS_AT_ONCE = 6

/** Rooms on their way back into memory. */
export interface TakeOver {
  /** Takes a room over that nobody has; `elsewhere` when another process has it, undefined when there is none. */
  one(roomId: string): Promise<RoomRunner | 'elsewhere' | undefined>
  /** Takes over every room that nobody has: they go on together, when the last one is loaded. */
  all(): Promise<void>
  /** Loads a room again that could not be stored since `ranUntilMs`, as soon as the storage answers. */
  again(roomId: string, ranUntilMs: number | undefined): void
  isUnderWay(roomId: string): boolean
  stop(): void
}

interface TakeOverPorts {
  journals: Pick<Journals, 'claim' | 'read' | 'end' | 'listFree'>
  contents: Pick<QuizContents, 'find'>
  snapshots: Pick<JournalSnapshots, 'find'>
  running: RunningClock
  /** Names this process in the rooms' heads. */
  owner: string
  run(stored: Stored<Room>): RoomRunner
  onTrouble(roomId: string, what: 'storage' | 'unreadable', error: unknown): void
}

export const createTakeOver = (ports: TakeOverPorts): TakeOver => {
  const { journals, contents, snapshots, running, owner, run, onTrouble } = ports
  /** Until when they ran here; undefined where they did not. */
  const loading = new Map<string, number | undefined>()
  /** What goes on once every room is loaded; undefined but at the start. */
  let starting: (() => void)[] | undefined
  let isStopped = false

  const load = createLoader({
    journals,
    contents,
    snapshots,
    kind: 'room',
    owner,
    rows: roomRows,
    form: roomForm,
    replay,
    evolve,
    run({ ranUntilMs: heardOfMs, ...stored }) {
      // Where it ran here, a heartbeat of this process from later is not the room's.
      const ranUntilMs = loading.get(stored.journalId) ?? heardOfMs
      const runner = run(stored)
      const goOn = () => runner.take({ do: 'resume', ranUntilMs }, running.runningMs())
      if (starting === undefined) goOn()
      else starting.push(goOn)
      return runner
    },
    onUnreadable: (roomId, error) => onTrouble(roomId, 'unreadable', error),
  })

  const again: TakeOver['again'] = (roomId, ranUntilMs) => {
    loading.set(roomId, ranUntilMs)
    const attempt = () => {
      if (isStopped) return
      load(roomId).then(
        () => loading.delete(roomId),
        () => setTimeout(attempt, RELOAD_MS).unref(),
      )
    }
    attempt()
  }

  /** Takes over that whoever asks meanwhile waits for. */
  const underWay = new Map<string, Promise<RoomRunner | 'held' | undefined>>()

  return {
    again,
    async one(roomId) {
      if (isStopped || loading.has(roomId)) return 'elsewhere'
      const begun = underWay.get(roomId) ?? load(roomId).finally(() => underWay.delete(roomId))
      underWay.set(roomId, begun)
      const taken = await begun
      return taken === 'held' ? 'elsewhere' : taken
    },
    async all() {
      const goingOn: (() => void)[] = []
      const waiting = (await journals.listFree('room')).values()
      starting = goingOn
      const loadInTurn = async () => {
        for (const roomId of waiting) {
          try {
            await load(roomId)
          } catch (error) {
            onTrouble(roomId, 'storage', error)
            again(roomId, undefined)
          }
        }
      }
      await Promise.all(Array.from({ length: RELOADS_AT_ONCE }, loadInTurn))
      starting = undefined
      for (const goOn of goingOn) goOn()
    },
    isUnderWay: (roomId) => loading.has(roomId),
    stop() {
      isStopped = true
    },
  }
}
