/** A room as it was opened once: codes come again. `openedAtMs` may have fractions. */
interface OpenedRoom {
  roomId: string
  openedAtMs: number
}

/** With what the ids of all plays of one room begin, and of no other. */
export const playIdsBegin = ({ roomId, openedAtMs }: OpenedRoom): string =>
  `${roomId}-${Math.floor(openedAtMs).toString(36)}-`

/** The id of a room's how-manieth game, from 1, as a play. */
export const playIdOfGame = (room: OpenedRoom, game: number): string => `${playIdsBegin(room)}${game}`
