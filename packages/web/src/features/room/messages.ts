/** Waiting room, get ready, quiz and podium. */
export const roomMessages = {} as const
