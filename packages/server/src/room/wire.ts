import type { PlayerStats, ServerToClientFrame } from '@quokka/contract/socket'
import type { FrameRefusal } from '@quokka/contract/wire'
import { assertNever } from '@quokka/core/lib'
import type { LeaderboardView, Room, Seat, Shown, StandingView } from '@quokka/core/room'
import { newGameView, phaseView, presentView } from '@quokka/core/room'
import type { GeneralBudgetCode, Objection } from '../budgets/budgets.ts'
import { objectionWords } from '../budgets/objection-words.ts'
import { answerData, currentQuestion, decidingTime } from '../wire/question.ts'
import type { RoomRefusalCode } from './sentences.ts'
import { ROOM_SENTENCES } from './sentences.ts'

const playerStats = (standing: StandingView): PlayerStats => ({
  playerId: standing.playerId,
  playerName: standing.name,
  playerAvatar: standing.avatar,
  rank: standing.rank,
  totalScore: standing.totalScore,
  ...decidingTime(standing),
  isActive: standing.isActive,
  hasAnsweredCurrentQuestion: standing.hasAnswered,
  ...(standing.isAtPodium && { isAtPodium: true }),
})

/** What a viewer is shown, as a frame (contract §10). */
export const frameOf = (shown: Shown): ServerToClientFrame => {
  switch (shown.shows) {
    case 'question':
      return {
        action: 'sendQuestion',
        payload: {
          currentQuestion: currentQuestion(shown.question),
          getReadyMs: Math.round(shown.getReadyMs),
          timeElapsedMs: Math.round(shown.elapsedMs),
          answered: shown.answered,
        },
      }
    case 'clock': {
      const { questionId, timerS, getReadyMs, elapsedMs, addedMs } = shown
      return {
        action: 'timerUpdate',
        payload: {
          questionId,
          ...(getReadyMs > 0 && { getReadyMs: Math.round(getReadyMs) }),
          timeElapsedMs: Math.round(elapsedMs),
          timeToAnswer: timerS,
          ...(addedMs > 0 && { addedMs: Math.round(addedMs) }),
        },
      }
    }
    case 'reveal':
      return {
        action: 'sendAnswer',
        payload: {
          answerData: answerData(shown.reveal),
          ...(shown.question && { currentQuestion: currentQuestion(shown.question) }),
        },
      }
    case 'podium': {
      const { standings, rank, totalScore, right, questions, title, ...rest } = shown.podium
      return {
        action: 'sendPodium',
        payload: {
          playerStats: standings.map(playerStats),
          rank,
          totalScore,
          ...decidingTime(rest),
          correctAnswers: right,
          totalNoOfQuestions: questions,
          rankTitle: title,
        },
      }
    }
    case 'newGame': {
      const { shows: _, ...payload } = shown
      return { action: 'continueQuizzing', payload }
    }
    case 'moment':
      return { action: 'aMoment', payload: { questionId: shown.questionId } }
    case 'extraTimes':
      return { action: 'extraTimes', payload: { players: shown.players } }
    case 'hostLeft':
      return { action: 'hostExited', payload: {} }
    case 'removed':
      return { action: 'removed', payload: {} }
    default:
      return assertNever(shown)
  }
}

/** Counts and the first rows by rank (contract §10, `sendLeaderboard`); `atDoor` is how many wait outside. */
export const leaderboardFrame = (view: LeaderboardView, atDoor: number): ServerToClientFrame => ({
  action: 'sendLeaderboard',
  payload: {
    playerStats: view.standings.map(playerStats),
    hostId: view.hostId,
    noOfActivePlayers: view.linesUp,
    noOfAnsweringPlayers: view.answering,
    noOfPlayers: view.seats,
    hostModeFlag: view.hostMode,
    locked: view.locked,
    capacity: view.capacity,
    ...(atDoor > 0 && { waitingAtDoor: atDoor }),
    playerAnsweredCount: view.answered,
    playerCorrectAnswerCount: view.lastRight,
  },
})

/** What somebody sees who comes to a room as it is, before the leaderboard: what is shown in its phase. */
export const presentFrames = (room: Room, seat: Seat, nowMs: number): ServerToClientFrame[] =>
  presentView(room, seat, nowMs).map(frameOf)

/** Answers somebody who has a seat (contract §10, `joined`), before the leaderboard; `rejoined` when the seat was taken before. */
export const welcomeFrames = (room: Room, seat: Seat, rejoined: boolean, nowMs: number): ServerToClientFrame[] => [
  {
    action: 'joined',
    payload: {
      playerId: seat.playerId,
      playerName: seat.name,
      safeNames: room.settings.safeNames,
      isHost: seat.playerId === room.hostId,
      rejoined,
      roomId: room.roomId,
      hostModeFlag: room.settings.hostMode,
      phase: phaseView(room, nowMs),
      ...newGameView(room),
      capacity: room.settings.capacity,
      calm: room.settings.calm,
      language: room.settings.language,
      getReadyMs: room.settings.getReadyMs,
    },
  },
  ...presentFrames(room, seat, nowMs),
]

const refusalOf = (code: RoomRefusalCode) => ({ code, message: ROOM_SENTENCES[code] })

/** `addPlayer` itself may not come more often than in two seconds. */
const SOONEST_RETRY_S = 3

/** So many have come from this address that the next one waits a moment. */
export const waitFrame = (seconds: number): ServerToClientFrame => ({
  action: 'error',
  payload: {
    ...refusalOf('room/too-many-joining'),
    retryAfterMs: Math.max(SOONEST_RETRY_S, seconds) * 1_000,
  },
})

/** Why a host can begin nothing now, and when it goes on. */
export const objectionFrame = (objection: Objection<GeneralBudgetCode>): ServerToClientFrame => {
  const { sentence: message, says } = objectionWords(objection)
  return { action: 'error', payload: { code: objection.code, message, says, retryAfterMs: objection.waitMs } }
}

/** The room's quiz as one that was just chosen. */
export const newGameFrame = (room: Room): ServerToClientFrame => ({
  action: 'continueQuizzing',
  payload: newGameView(room),
})

export const errorFrame = (payload: { code: FrameRefusal; message: string; says?: string }): ServerToClientFrame => ({
  action: 'error',
  payload,
})

/** A refusal of the room in the words of its table. */
export const refusalFrame = (code: RoomRefusalCode): ServerToClientFrame => errorFrame(refusalOf(code))
