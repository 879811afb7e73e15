import type { Room } from '@quokka/core/room'
import {
  EVENTS_VERSION,
  RoomEvent,
  roomOfSnapshot,
  SNAPSHOT_VERSION,
  seatTakenBy,
  snapshotOf,
  withoutIdentity,
} from '@quokka/core/room'
import { journalRows } from '../journal/rows.ts'
import type { SnapshotForm } from '../journal/snapshots.ts'

/** The rows of a room's journal. */
export const roomRows = journalRows({
  version: EVENTS_VERSION,
  schema: RoomEvent,
  withQuiz: (event, change) =>
    'quiz' in event && 'contentHash' in event.quiz ? { ...event, quiz: change(event.quiz) } : event,
  takenBy: seatTakenBy,
  withoutIdentity,
})

/** The snapshots of a room: none while a question is open, when everybody waits for the database. */
export const roomForm: SnapshotForm<Room> = {
  version: SNAPSHOT_VERSION,
  snapshotOf: (room) => (room.phase === 'asking' ? undefined : snapshotOf(room)),
  stateOf: roomOfSnapshot,
}
