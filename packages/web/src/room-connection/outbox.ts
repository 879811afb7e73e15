import type { ClientToServerFrame, CurrentQuestion, ServerToClientFrame } from '@quokka/contract/socket'

/** An answer that the server does not have for good yet. There is never more than one. */
export interface KeptAnswer {
  questionId: string
  quizId: string
  questionType: string
  playerAnswer: string
  /** Seconds from the question's opening. */
  timeTaken: number
}

type QuestionFrame = Extract<ServerToClientFrame, { action: 'sendQuestion' }>

export const keepAnswer = (question: CurrentQuestion, playerAnswer: string, takenMs: number): KeptAnswer => ({
  questionId: question.questionId,
  quizId: question.quizId,
  questionType: question.questionType,
  playerAnswer,
  timeTaken: Math.max(0, Math.round(takenMs) / 1_000),
})

const isOpen = ({ payload: { currentQuestion, timeElapsedMs } }: QuestionFrame): boolean =>
  timeElapsedMs < currentQuestion.timeToAnswer * 1_000

/** What is still kept after a frame: nothing once the server has an answer, or the time for it is over. */
export const keptAfter = (kept: KeptAnswer | null, frame: ServerToClientFrame): KeptAnswer | null => {
  if (kept === null) return null
  switch (frame.action) {
    case 'answerReceived':
      return frame.payload.questionId === kept.questionId ? null : kept
    case 'sendQuestion': {
      const isAsked = frame.payload.currentQuestion.questionId === kept.questionId
      return isAsked && frame.payload.answered === null && isOpen(frame) ? kept : null
    }
    case 'sendAnswer':
    case 'sendPodium':
    case 'continueQuizzing':
    case 'hostExited':
    case 'roomFull':
      return null
    case 'joined':
      return frame.payload.phase === 'question' || frame.payload.phase === 'getReady' ? kept : null
    default:
      return kept
  }
}

/**
 * Whether a kept answer goes out again: the server asks its question again and says that it has no answer. Where the clock was set
 * back to before the opening, it waits for that.
 */
export const isDueAfter = (kept: KeptAnswer | null, frame: ServerToClientFrame): kept is KeptAnswer =>
  frame.action === 'sendQuestion' && frame.payload.getReadyMs === 0 && keptAfter(kept, frame) !== null

export const answerFrame = (
  { questionId, quizId, questionType, playerAnswer, timeTaken }: KeptAnswer,
  playerId: string,
  roomId: string,
): ClientToServerFrame => ({
  action: 'submitAnswer',
  payload: { playerId, roomId, questionId, quizId, questionType, playerAnswer, timeTaken },
})
