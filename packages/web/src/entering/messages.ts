/** Why a room takes nobody in: said before anything is asked. */
export const enteringMessages = {
  'room/full': 'Stay on this page: you come in when there is a place.',
  'room/locked': 'The host has locked this room. Ask the host to open it, then try again.',
  'room/removed': 'The host has removed you from this room. Ask the host if this was a mistake.',
} as const
