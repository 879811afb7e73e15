/** What a room tells its players in passing; most of it stands in contract §12, word for word. */
export const roomConnectionMessages = {
  welcomeBack: "Welcome back! Let's continue with the quiz!",
  createdAndJoined: 'You created and joined the room.',
  joined: 'You joined the room.',
  left: 'You left the room.',
  noPayload: "Data has no 'payload' property.",
  noAction: "Data has no 'action' property.",
  unknownAction: "Data 'action' property is not handled.",
  notSent: 'You are offline, so that did not reach the room. Try again once you are back online.',
} as const

export type NoticeSentence = keyof typeof roomConnectionMessages
