import type { AnswerData, CurrentQuestion, PlayerStats, ServerToClientFrame } from '@quokka/contract/socket'
import { stringifyList, textOrNone } from '@quokka/contract/wire'
import { assertNever } from '@quokka/core/lib'
import type { LeaderboardView, QuestionView, RevealView, Shown, StandingView } from '@quokka/core/room'

/** What stands for the time of a slide without a clock (contract §10). */
const NO_CLOCK = -1

const seconds = (ms: number): number => ms / 1_000

const currentQuestion = (question: QuestionView): CurrentQuestion => ({
  questionId: question.questionId,
  quizId: question.quizId,
  questionNumber: question.questionNumber,
  questionType: question.questionType,
  questionTitle: question.questionTitle,
  quizType: question.quizType,
  imageName: question.imageName,
  ...(question.imageAlt && { imageAlt: question.imageAlt }),
  answerChoices: question.answerChoices,
  ...(question.answerBlanks ? { answerBlanks: question.answerBlanks } : {}),
  hostModeFlag: question.hostMode,
  timeToAnswer: question.timerS ?? NO_CLOCK,
  maxPoints: question.maxPoints,
  totalNoOfQuestions: question.questions,
})

const hostModeData = ({ chart }: RevealView): Pick<AnswerData, 'hostModeData'> => {
  if (chart === null) return {}
  const { fastestRight, ...tally } = chart
  if (fastestRight === null) return { hostModeData: tally }
  const { name: playerName, avatar: playerAvatar, takenMs } = fastestRight
  return { hostModeData: { ...tally, fastestRight: { playerName, playerAvatar, timeTaken: seconds(takenMs) } } }
}

const answerData = (reveal: RevealView): AnswerData => ({
  questionType: reveal.questionType,
  questionId: reveal.questionId,
  correctAnswer: stringifyList(reveal.solution ?? []),
  imageName: reveal.imageName,
  s3AnswerImageName: reveal.answerImage,
  ...(reveal.answerImageAlt && { answerImageAlt: reveal.answerImageAlt }),
  answerContent: textOrNone(reveal.explanation),
  isCorrect: reveal.isCorrect,
  isSurvey: reveal.isSurvey,
  showAnswer: reveal.showAnswer,
  playerAnswer: reveal.answer,
  timeTaken: reveal.takenMs === null ? null : seconds(reveal.takenMs),
  playerScore: reveal.points,
  playerRunningScore: { totalScore: reveal.totalScore, rank: reveal.rank },
  previousRank: reveal.previousRank || null,
  correctPercent: reveal.correctPercent,
  ...(reveal.endedEarly && { endedEarly: true }),
  ...hostModeData(reveal),
})

const playerStats = (standing: StandingView): PlayerStats => ({
  playerId: standing.playerId,
  playerName: standing.name,
  playerAvatar: standing.avatar,
  rank: standing.rank,
  totalScore: standing.totalScore,
  isActive: standing.isActive,
  hasAnsweredCurrentQuestion: standing.hasAnswered,
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
      const { questionId, timerS, elapsedMs } = shown
      return {
        action: 'timerUpdate',
        payload: { questionId, timeElapsedMs: Math.round(elapsedMs), timeToAnswer: timerS },
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
      const { standings, rank, totalScore, right, questions, title } = shown.podium
      return {
        action: 'sendPodium',
        payload: {
          playerStats: standings.map(playerStats),
          rank,
          totalScore,
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
    case 'hostLeft':
      return { action: 'hostExited', payload: {} }
    case 'removed':
      return { action: 'removed', payload: {} }
    default:
      return assertNever(shown)
  }
}

/** Counts and the first rows by rank (contract §10, `sendLeaderboard`). */
export const leaderboardFrame = (view: LeaderboardView): ServerToClientFrame => ({
  action: 'sendLeaderboard',
  payload: {
    playerStats: view.standings.map(playerStats),
    hostId: view.hostId,
    noOfActivePlayers: view.linesUp,
    noOfAnsweringPlayers: view.answering,
    noOfPlayers: view.seats,
    hostModeFlag: view.hostMode,
    locked: view.locked,
    playerAnsweredCount: view.answered,
    playerCorrectAnswerCount: view.lastRight,
  },
})

/** `addPlayer` itself may not come more often than in two seconds. */
const SOONEST_RETRY_S = 3

/** So many have come from this address that the next one waits a moment. */
export const waitFrame = (seconds: number): ServerToClientFrame => ({
  action: 'error',
  payload: {
    message: 'Many are joining at once. Stay here: your seat comes in a moment.',
    retryAfterMs: Math.max(SOONEST_RETRY_S, seconds) * 1_000,
  },
})

export const errorFrame = (message: string): ServerToClientFrame => ({ action: 'error', payload: { message } })
