import { setTimeout as pause } from 'node:timers/promises'
import { rightAnswer } from '@quokka/core/testing'
import { catalogueQuestion } from './catalogue-question.ts'
import type { RoomPlayer } from './room-player.ts'
import { openRoomPlayer } from './room-player.ts'
import type { Browser } from './test-accounts.ts'

/** A room of a ready-made quiz with its host and one player. */
export const openRoom = async (origin: string, hosting: Browser, playing: Browser, playerName = 'Ada') => {
  const made = await hosting.post('createinvite', { quizId: 'farm-friends', hostMode: true })
  const { roomId } = made.json()
  const host = await openRoomPlayer(origin, roomId, hosting)
  await host.join({ playerName: 'Teacher' })
  const player = await openRoomPlayer(origin, roomId, playing)
  const { playerId } = await player.join({ playerName })
  return { roomId: String(roomId), host, player, playerId }
}

/** One question, which the player gets right, then the podium. */
export const playOne = async ({ host, player }: { host: RoomPlayer; player: RoomPlayer }): Promise<void> => {
  host.send('startQuiz')
  const { getReadyMs } = await host.next('sendQuestion')
  await pause(getReadyMs + 20)
  const { currentQuestion } = await player.next('sendQuestion')
  const playerAnswer = rightAnswer(catalogueQuestion(currentQuestion.questionTitle))
  player.send('submitAnswer', { questionId: currentQuestion.questionId, playerAnswer, timeTaken: 1 })
  await player.next('answerReceived')
  const { answerData } = await host.next('sendAnswer')
  host.send('goToPodium', { questionId: answerData.questionId })
  await host.next('sendPodium')
}
