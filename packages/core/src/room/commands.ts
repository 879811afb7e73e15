import type { PlayedQuiz } from '../play/frozen-quiz.ts'
import type { ExtraTime } from '../scoring/extra-time.ts'
import type { SafeWords } from './safe-name.ts'

/** Who asks: the credential of the connection, never an id out of a payload. */
interface ByCredential {
  credential: string
}

/** A host's command may name the question that it was pressed on; it then does nothing on another. Rule RM8. */
interface OnQuestion extends ByCredential {
  questionId?: string | undefined
}

/** What can be asked of a room. */
export type RoomCommand =
  | (ByCredential & {
      do: 'join'
      name: string
      email: string
      avatar: string
      ageGroup: string
      /** The picture that the account behind the credential has; only that account may play under it. */
      ownPicture?: string | undefined
      /** What a safe name is made of in the language that the player reads; English without. Rule LT10. */
      safeWords?: SafeWords | undefined
      /** What that account wishes. */
      extraTime?: ExtraTime | undefined
    })
  | (ByCredential & { do: 'rejoin' })
  | (ByCredential & {
      do: 'leave'
      /** Whom the sender claims to be; another is refused. */
      playerId?: string | undefined
    })
  | (ByCredential & {
      do: 'removePlayer'
      playerId: string
      /** What else the browser of this player holds: refused from then on too. */
      alsoCredentials: readonly string[]
    })
  | (ByCredential & { do: 'renamePlayer'; playerId: string; name: string })
  | (ByCredential & { do: 'setExtraTime'; playerId: string; extraTime: ExtraTime })
  | (ByCredential & { do: 'lockRoom'; locked: boolean })
  | (ByCredential & { do: 'startQuiz' })
  | (ByCredential & {
      do: 'submitAnswer'
      /** The name under which the sender claims to answer; another's is refused. */
      playerId?: string | undefined
      questionId: string
      quizId?: string | undefined
      answer: string
      /** The time that the client claims, in seconds; kept for the record, never used. */
      claimedS: number | null
      /** The latency credit in milliseconds, measured by the server. */
      creditMs: number
    })
  | (OnQuestion & {
      do: 'closeQuestion'
      /** A page thinks that its time is over: ends nothing before that. */
      isReminder?: boolean | undefined
    })
  | (OnQuestion & { do: 'nextQuestion' })
  | (OnQuestion & { do: 'goToPodium' })
  | (ByCredential & { do: 'playAgain' })
  | (ByCredential & { do: 'replaceQuiz'; quiz: PlayedQuiz })
  /** The connection of a credential was lost. */
  | (ByCredential & { do: 'drop' })
  /** The moment named by `nextWake` has come. */
  | { do: 'tick' }
  /** The host's plan gives so many seats now. */
  | { do: 'raiseSeats'; capacity: number }
  /** An administrator ends it. */
  | { do: 'close' }
  /** The room was not running since `ranUntilMs`: nobody could come back, and nothing could be stored. */
  | { do: 'wakeUp'; ranUntilMs: number }
  /** Another process took the room over: nobody is connected any more. Undefined when nobody knows until when it ran before. */
  | { do: 'resume'; ranUntilMs: number | undefined }

/**
 * Who gives which command: the credential that opened the room, everyone, or the server itself. A command without a line here
 * does not compile, so that none is open to everyone by oversight. Rule RM1.
 */
export const GIVER_OF_COMMAND = {
  join: 'anyone',
  rejoin: 'anyone',
  leave: 'anyone',
  submitAnswer: 'anyone',
  startQuiz: 'host',
  closeQuestion: 'host',
  nextQuestion: 'host',
  goToPodium: 'host',
  playAgain: 'host',
  replaceQuiz: 'host',
  removePlayer: 'host',
  renamePlayer: 'host',
  setExtraTime: 'host',
  lockRoom: 'host',
  drop: 'server',
  tick: 'server',
  wakeUp: 'server',
  raiseSeats: 'server',
  close: 'server',
  resume: 'server',
} as const satisfies Record<RoomCommand['do'], 'host' | 'anyone' | 'server'>

type GiverOfCommand = typeof GIVER_OF_COMMAND
type Giver = GiverOfCommand[RoomCommand['do']]

/** The commands that somebody may give; only those of `server` come from no frame. */
export type CommandOf<By extends Giver> = {
  [Do in RoomCommand['do']]: GiverOfCommand[Do] extends By ? Extract<RoomCommand, { do: Do }> : never
}[RoomCommand['do']]

export const isGivenBy = <By extends Giver>(giver: By, command: RoomCommand): command is CommandOf<By> =>
  GIVER_OF_COMMAND[command.do] === giver

/** Why a room gives somebody no seat, whatever details come with the request. */
export type DoorRefusal = 'room/full' | 'room/locked' | 'room/removed'

/** Why a room refuses. */
export type RoomRefusal =
  | DoorRefusal
  | 'room/closed'
  | 'room/not-joined'
  | 'room/not-host'
  | 'room/not-now'
  | 'room/not-your-seat'
  | 'player/name-empty'
  | 'player/name-too-long'
  | 'player/name-of-host'
  | 'player/email-empty'
  | 'player/email-invalid'
  | 'player/age-group-invalid'
  | 'player/avatar-invalid'
  | 'player/not-found'
  | 'player/is-host'
  | 'answer/question-not-open'
  | 'answer/too-early'
  | 'answer/too-late'
  | 'answer/already-given'
  | 'answer/invalid'
  | 'answer/host-mode'
