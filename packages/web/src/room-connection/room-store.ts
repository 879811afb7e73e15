import { useSyncExternalStore } from 'react'
import { createRoom } from './room.ts'
import type { RoomState } from './room-state.ts'
import { browserSurroundings } from './surroundings.ts'

/** The tab's one room. */
const room = createRoom(browserSurroundings())

/** What the page knows of its room, or a part of it. A selector answers the same value while nothing changed. */
export const useRoom = <Selected>(select: (state: RoomState) => Selected): Selected =>
  useSyncExternalStore(room.subscribe, () => select(room.read()))

export const {
  /** The state at this moment, for what is not a component. */
  read: readRoom,
  /** Connects to a room and takes a seat, or the seat that this browser has there. Does nothing when already in. */
  enter: enterRoom,
  /** Gives the seat back for good and tells 'You left the room.'; a host's leaving ends the room. */
  leave: leaveRoom,
  /** Disconnects and forgets the room; the seat stays. */
  hangUp,
  /** Host. */
  startQuiz,
  /** The player's answer in wire form (contract §10); kept and sent again until the server has it. */
  submitAnswer,
  /** Host: ends the question now. */
  skipQuestion,
  /** Host. */
  nextQuestion,
  /** Host. */
  goToPodium,
  /** The podium's next moment has come. */
  raisePodium,
  /** From the podium to the waiting room; a host opens it for everyone, a player joins the host's new game. */
  keepQuizzing,
  /** Host: another quiz in the same room. */
  updateQuiz,
  /** Host. */
  moderate,
  /** The screen has told it. */
  forgetNotice,
} = room
