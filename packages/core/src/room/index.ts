export type { Circumstances, Moment } from '../play/circumstances.ts'
export { type MediaPlace, type PlayedQuiz, SourceQuiz, type StoredQuiz } from '../play/frozen-quiz.ts'
export type { LeadersView, LeaderView } from '../play/leaders-view.ts'
export type { QuestionView } from '../play/question-view.ts'
export type { RevealView } from '../play/reveal-view.ts'
export type { Snapshot, SnapshotSource } from '../play/snapshot.ts'
export * from './announce.ts'
export {
  type CommandOf,
  type DoorRefusal,
  GIVER_OF_COMMAND,
  type RoomCommand,
  type RoomRefusal,
} from './commands.ts'
export { decide } from './decide/index.ts'
export { refusalAtDoor } from './decide/seats.ts'
export { EVENTS_VERSION, isJournalled, RoomEvent, type RoomOpened, RoomSettings } from './events.ts'
export { evolve, replay } from './evolve.ts'
export { endsGame, factsOfGame, gamesInJournal } from './facts-of-game.ts'
export { type GameShare, sharesOfGame } from './finished-game.ts'
export { nextWake } from './next-wake.ts'
export type { SafeWords } from './safe-name.ts'
export { roomOfSnapshot, SNAPSHOT_VERSION, snapshotOf } from './snapshot.ts'
export {
  credentialIn,
  currentQuestion,
  isHostCredential,
  isLineUp,
  isRemoved,
  openRoom,
  played,
  type Room,
  type Seat,
  seatOf,
} from './state.ts'
export * from './views.ts'
export { seatTakenBy, withoutIdentity } from './without-identity.ts'
