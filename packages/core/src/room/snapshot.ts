import type { BucketMap } from '../lib/bucket-map.ts'
import { entries, fromFlat, get, values } from '../lib/bucket-map.ts'
import { quizIn } from '../play/frozen-quiz.ts'
import type { Mark } from '../play/mark.ts'
import type { Snapshot, SnapshotSource } from '../play/snapshot.ts'
import { packed, unpacked } from '../play/snapshot.ts'
import type { OverQuestion, Room, Seat } from './state.ts'

/** Grows with each change of what a room knows: a snapshot of another version is not read. */
export const SNAPSHOT_VERSION = 3

/** The marks of a question in columns, which JSON reads several times faster than ten thousand objects. */
interface MarkColumns {
  /** Places of the answers' players among all that ever joined. */
  joined: number[]
  /** Places in `answers`. */
  given: number[]
  answers: string[]
  takenMs: number[]
  right: (0 | 1)[]
  points: number[]
}

interface RoomBase {
  contentHash: string
  seed: string
  /** Places of the questions that are over; their marks are parts. */
  over?: number[]
}

const inColumns = (marks: BucketMap<Mark>, seats: BucketMap<Seat>): MarkColumns => {
  const columns: MarkColumns = { joined: [], given: [], answers: [], takenMs: [], right: [], points: [] }
  const placeOf = new Map<string, number>()
  for (const [playerId, { answer, takenMs, isRight, points }] of entries(marks)) {
    const place = placeOf.get(answer) ?? columns.answers.push(answer) - 1
    placeOf.set(answer, place)
    columns.joined.push(get(seats, playerId)?.joined ?? 0)
    columns.given.push(place)
    columns.takenMs.push(takenMs)
    columns.right.push(isRight ? 1 : 0)
    columns.points.push(points)
  }
  return columns
}

const ofColumns = (columns: MarkColumns, playerIds: readonly string[]): BucketMap<Mark> =>
  fromFlat(
    columns.joined.flatMap((joined, index): (string | Mark)[] => [
      playerIds[joined] as string,
      {
        answer: columns.answers[columns.given[index] as number] as string,
        takenMs: columns.takenMs[index] as number,
        isRight: columns.right[index] === 1,
        points: columns.points[index] as number,
      },
    ]),
  )

const partName = (games: number, index: number): string => `game ${games} question ${index}`

/** A room as a snapshot; undefined where its quiz is in the journal alone. */
export const snapshotOf = (room: Room): Snapshot | undefined => {
  const { quiz: _quiz, stored, seed, ...fields } = room
  const { contentHash } = stored
  if (contentHash === null || seed === null) return undefined
  const over: readonly OverQuestion[] = 'over' in room ? room.over : []
  return {
    contentHash,
    parts: over.map(({ marks }, index) => ({
      name: partName(room.games, index),
      of: marks,
      encode: () => inColumns(marks, room.seats),
    })),
    base: (): RoomBase => ({
      ...packed(fields),
      ...('over' in room && { over: over.map(({ place }) => place) }),
      contentHash,
      seed,
    }),
  }
}

/** The room of which a snapshot was made. */
export const roomOfSnapshot = ({ base, part, quiz }: SnapshotSource): Room => {
  const { over, contentHash, seed, ...fields } = base as RoomBase
  const room = { ...unpacked(fields), ...quizIn({ contentHash, source: quiz, seed }) } as unknown as Room
  if (over === undefined) return room
  const playerIds: string[] = []
  for (const { joined, playerId } of values(room.seats)) playerIds[joined] = playerId
  const marksAt = (index: number) => ofColumns(part(partName(room.games, index)) as MarkColumns, playerIds)
  return { ...room, over: over.map((place, index) => ({ place, marks: marksAt(index) })) } as Room
}
