import { EVENTS_VERSION, RoomEvent, withoutIdentity } from '@quokka/core/room'
import { journalRows } from '../journal/rows.ts'

/** The rows of a room's journal. */
export const roomRows = journalRows({
  version: EVENTS_VERSION,
  schema: RoomEvent,
  withQuiz: (event, change) =>
    'quiz' in event && 'contentHash' in event.quiz ? { ...event, quiz: change(event.quiz) } : event,
  withoutIdentity,
})
