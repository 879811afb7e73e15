import type { RoomRefusal } from '@quokka/core/room'
import type { ServerRefusal } from '../journal/runner.ts'

/** What a player reads when a room refuses; some of it stands in contract §12. */
export const ROOM_SENTENCES: Record<RoomRefusal | ServerRefusal, string> = {
  'room/closed': 'Room Closed',
  'room/full': 'Room Full',
  'room/locked': 'The host has locked this room.',
  'room/removed': 'The host has removed you from this room.',
  'room/not-joined': 'Join the room first.',
  'room/not-host': 'Only the host can do that.',
  'room/not-now': 'That cannot be done right now.',
  'room/not-you': 'You can only act as yourself.',
  'player/name-empty': 'Name: Field cannot be empty',
  'player/name-too-long': 'Name: Must contain atmost 30 characters',
  'player/name-of-host': 'Name: That is the name of the host. Please choose another one.',
  'player/email-empty': 'Email: Field cannot be empty',
  'player/email-invalid': 'Email: Enter a valid email',
  'player/age-group-unknown': 'Age: Field cannot be empty',
  'player/avatar-unknown': 'Avatar: Field cannot be empty',
  'player/not-here': 'That player is not here any more.',
  'player/is-host': 'The host stays, under the own name.',
  'answer/not-this-question': 'That question is not open.',
  'answer/too-early': 'The question has not opened yet.',
  'answer/too-late': 'The time for this question is over.',
  'answer/already-given': 'You have already answered this question.',
  'answer/not-possible': 'That is not an answer to this question.',
  'server/failed': 'Something went wrong. Kindly try again later.',
  'server/busy': 'There is too much going on. Wait a moment and try again.',
  'answer/host-mode': 'The host does not answer in host mode.',
}
