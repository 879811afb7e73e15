import type { RoomRefusal } from '@quokka/core/room'

/** What a player reads when a room refuses; some of it stands in contract §12. */
export const ROOM_SENTENCES: Record<RoomRefusal, string> = {
  'room/closed': 'Room Closed',
  'room/full': 'Room Full',
  'room/not-joined': 'Join the room first.',
  'room/not-host': 'Only the host can do that.',
  'room/not-now': 'That cannot be done right now.',
  'room/not-you': 'You can only act as yourself.',
  'player/name-empty': 'Name: Field cannot be empty',
  'player/name-too-long': 'Name: Must contain atmost 30 characters',
  'player/email-empty': 'Email: Field cannot be empty',
  'player/email-invalid': 'Email: Enter a valid email',
  'player/age-group-unknown': 'Age: Field cannot be empty',
  'player/avatar-unknown': 'Avatar: Field cannot be empty',
  'answer/not-this-question': 'That question is not open.',
  'answer/too-early': 'The question has not opened yet.',
  'answer/too-late': 'The time for this question is over.',
  'answer/already-given': 'You have already answered this question.',
  'answer/not-possible': 'That is not an answer to this question.',
  'answer/host-mode': 'The host does not answer in host mode.',
}
