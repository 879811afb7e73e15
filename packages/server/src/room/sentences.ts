import type { FrameRefusal } from '@quokka/contract/wire'

/** Why a room refuses a frame, apart from a quiz that its host may not have, or not now: that comes with a sentence of its own. */
export type RoomRefusalCode = Exclude<FrameRefusal, `quiz/${string}` | `budget/${string}`>

/** What a player reads when a room refuses; some of it stands in contract §12. */
export const ROOM_SENTENCES: Record<RoomRefusalCode, string> = {
  'frame/no-action': "Data has no 'action' property.",
  'frame/no-payload': "Data has no 'payload' property.",
  'frame/unknown-action': "Data 'action' property is not handled.",
  'frame/invalid-payload': "Data 'payload' property is not valid.",
  'frame/rate-limited': 'That was too often. Wait a moment and try again.',
  'room/closed': 'Room Closed',
  'room/full': 'Room Full',
  'room/locked': 'The host has locked this room.',
  'room/removed': 'The host has removed you from this room.',
  'room/too-many-joining': 'Many are joining at once. Stay here: your seat comes in a moment.',
  'room/not-joined': 'Join the room first.',
  'room/not-host': 'Only the host can do that.',
  'room/not-now': 'That cannot be done right now.',
  'room/not-your-seat': 'You can only act as yourself.',
  'player/name-empty': 'Name: Field cannot be empty',
  'player/name-too-long': 'Name: Must contain atmost 30 characters',
  'player/name-of-host': 'Name: That is the name of the host. Please choose another one.',
  'player/email-empty': 'Email: Field cannot be empty',
  'player/email-invalid': 'Email: Enter a valid email',
  'player/age-group-invalid': 'Age: Field cannot be empty',
  'player/avatar-invalid': 'Avatar: Field cannot be empty',
  'player/not-found': 'That player is not here any more.',
  'player/is-host': 'The host stays, under the own name.',
  'answer/question-not-open': 'That question is not open.',
  'answer/too-early': 'The question has not opened yet.',
  'answer/too-late': 'The time for this question is over.',
  'answer/already-given': 'You have already answered this question.',
  'answer/invalid': 'That is not an answer to this question.',
  'server/failed': 'Something went wrong. Kindly try again later.',
  'server/busy': 'There is too much going on. Wait a moment and try again.',
  'answer/host-mode': 'The host does not answer in host mode.',
}
