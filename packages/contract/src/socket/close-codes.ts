/** Why the server closes a room socket. `resumable` codes tell the client to come back by itself. */
export const CLOSE_CODES = {
  /** The room is full, or the player left: nothing to come back to. */
  done: 1000,
  binaryFrame: 1003,
  abuse: 1008,
  tooLarge: 1009,
  serverError: 1011,
  restart: 1012,
  slowReader: 4008,
  forbidden: 4403,
  noSuchRoom: 4404,
  /** Nobody took a seat on this line. */
  noSeat: 4408,
  replaced: 4409,
  roomOver: 4410,
  busy: 4429,
} as const

const FINAL: readonly number[] = [
  CLOSE_CODES.done,
  CLOSE_CODES.abuse,
  CLOSE_CODES.forbidden,
  CLOSE_CODES.noSuchRoom,
  CLOSE_CODES.replaced,
  CLOSE_CODES.roomOver,
]

/** Whether a client should return to the room after this close code. */
export const isResumable = (code: number): boolean => !FINAL.includes(code)
