import type { ClientToServerFrame } from '@quokka/contract/socket'
import { assertNever } from '@quokka/core/lib'
import type { CommandOf, SafeWords } from '@quokka/core/room'
import type { ExtraTime } from '@quokka/core/scoring'

/** The frames that become a command by themselves; `updateQuiz` needs the quiz to be fetched first. */
export type CommandFrame = Exclude<ClientToServerFrame, { action: 'updateQuiz' }>

/** Who sent a frame, and how much of the latency is credited in milliseconds. */
export interface Sender {
  credential: string
  creditMs: number
  isHost: boolean
  /** The sender's own uploaded picture. */
  ownPicture: string | undefined
  /** What a safe name is made of in the sender's language. */
  safeWords: SafeWords | undefined
  /** What the sender's account wishes. */
  extraTime: ExtraTime
  /** Every credential of the browser on whose connection a player is. */
  credentialsOf: (playerId: string) => readonly string[]
}

const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

/** The room command that a frame asks for; none of the server's own. The payload never says who acts: the sender's credential does. */
export const commandOfFrame = (
  frame: CommandFrame,
  { credential, creditMs, isHost, ownPicture, extraTime, safeWords, credentialsOf }: Sender,
): CommandOf<'host' | 'anyone'> => {
  switch (frame.action) {
    case 'addPlayer': {
      const { playerName: name, playerEmail: email, playerAvatar: avatar, ageGroup } = frame.payload
      return { do: 'join', credential, name, email, avatar, ageGroup, ownPicture, extraTime, safeWords }
    }
    case 'rejoinPlayer':
      return { do: 'rejoin', credential }
    case 'startQuiz':
      return { do: 'startQuiz', credential }
    case 'submitAnswer': {
      const { playerId, questionId, quizId, playerAnswer: answer, timeTaken } = frame.payload
      const claimedS = numberOrNull(timeTaken)
      return { do: 'submitAnswer', credential, playerId, questionId, quizId, answer, claimedS, creditMs }
    }
    case 'timeUp':
      return {
        do: 'closeQuestion',
        credential,
        questionId: frame.payload.questionId,
        isReminder: frame.payload.reminder,
      }
    case 'sendNextQuestion':
      return { do: 'nextQuestion', credential, questionId: frame.payload.questionId }
    case 'goToPodium':
      return { do: 'goToPodium', credential, questionId: frame.payload.questionId }
    case 'goBackToWaitingRoom':
      return isHost ? { do: 'playAgain', credential } : { do: 'rejoin', credential }
    case 'removePlayer': {
      const { playerId } = frame.payload
      return { do: 'removePlayer', credential, playerId, alsoCredentials: credentialsOf(playerId) }
    }
    case 'renamePlayer':
      return { do: 'renamePlayer', credential, playerId: frame.payload.playerId, name: frame.payload.playerName }
    case 'setExtraTime': {
      const { playerId, extraTime: given } = frame.payload
      return { do: 'setExtraTime', credential, playerId, extraTime: given }
    }
    case 'lockRoom':
      return { do: 'lockRoom', credential, locked: frame.payload.locked }
    case 'userExit':
      return { do: 'leave', credential, playerId: frame.payload.playerId }
    default:
      return assertNever(frame)
  }
}
