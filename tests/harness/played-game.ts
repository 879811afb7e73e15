import { Player } from './player.ts'
import { SHORT_QUIZ } from './qtest.ts'
import type { TestServer } from './server.ts'
import { closeQuestion, nextOpen, openQuestion } from './table.ts'
import { until } from './until.ts'

/** What a player answers to each question of the short quiz; null for nothing. */
export interface Pupil {
  name: string
  answers: readonly (string | null)[]
}

/** What is known of a game after it, from the frames of those who played. */
export interface PlayedGame {
  roomId: string
  /** By name, as the podium showed it. */
  scores: ReadonlyMap<string, number>
  ranks: ReadonlyMap<string, number>
  players: Player[]
}

/** A member hosts the short quiz in host mode, the pupils play it to the podium, and everybody stays connected. */
export const playShortGame = async (
  server: TestServer,
  host: Player,
  quizId: string,
  pupils: readonly Pupil[],
): Promise<PlayedGame> => {
  const roomId = await host.host(quizId)
  await host.join(roomId, { isHost: true })
  const players = pupils.map(({ name }) => new Player(server.origin, name))
  for (const player of players) await player.join(roomId)
  for (const [index] of SHORT_QUIZ.entries()) {
    if (index > 0) {
      const from = host.frames.length
      host.send('sendNextQuestion')
      await host.next(['sendQuestion'], from)
    }
    const question = index === 0 ? await openQuestion(host, players) : await nextOpen(host, players)
    for (const [seat, player] of players.entries()) {
      const answer = pupils[seat]?.answers[index] ?? null
      if (answer === null) continue
      const from = player.frames.length
      player.answer(question.questionId, answer)
      await player.next(['answerReceived'], from)
    }
    const isRevealed = () =>
      players.every((player) => player.last('sendAnswer')?.answerData.questionId === question.questionId)
    if (!isRevealed()) await closeQuestion(host, question.questionId, players)
    await until('everybody has the reveal', isRevealed)
  }
  host.send('goToPodium')
  await host.next(['sendPodium'], 0)
  const { playerStats } = host.last('sendPodium') ?? { playerStats: [] }
  return {
    roomId,
    scores: new Map(playerStats.map(({ playerName, totalScore }) => [playerName, totalScore])),
    ranks: new Map(playerStats.map(({ playerName, rank }) => [playerName, rank])),
    players,
  }
}
