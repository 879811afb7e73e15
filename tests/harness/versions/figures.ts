import * as z from 'zod'
import { getQTestProgress, getReport, getReportPlayers } from '../../../packages/contract/src/http/index.ts'
import type { Player } from '../player.ts'

/** Those figures of a game's report that a later version has to show as well. */
export const GameReport = z.object({
  rightPercent: z.nullable(z.number()),
  questions: z.array(z.object({ questionTitle: z.string(), asked: z.int(), answered: z.int(), right: z.int() })),
  players: z.array(
    z.object({
      playerName: z.string(),
      rank: z.nullable(z.int()),
      totalScore: z.int(),
      correctAnswers: z.int(),
      couldBeRight: z.int(),
      answers: z.array(z.nullable(z.string())),
    }),
  ),
})
type GameReport = z.infer<typeof GameReport>

/** Those figures of a QTest's progress that a later version has to show as well. */
export const QTestProgress = z.object({
  started: z.int(),
  finished: z.int(),
  averageScore: z.int(),
  averageCorrect: z.int(),
  participants: z.array(
    z.object({
      playerName: z.string(),
      answered: z.int(),
      correctAnswers: z.int(),
      totalScore: z.int(),
      state: z.string(),
    }),
  ),
})
type QTestProgress = z.infer<typeof QTestProgress>

const ask = async (member: Player, path: string, body: object): Promise<unknown> => {
  const reply = await member.call(path, body)
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return reply.json()
}

export const reportOfGame = async (member: Player, quizId: string, roomId: string): Promise<GameReport> => {
  const of = { quizVariant: 'quiz', quizId, roomId }
  const figures = getReport.answer.parse(await ask(member, getReport.path, of))
  const { players } = getReportPlayers.answer.parse(await ask(member, getReportPlayers.path, of))
  return GameReport.parse({
    ...figures,
    players: players.map((player) => ({ ...player, answers: player.answers.map((one) => one?.answer ?? null) })),
  })
}

export const progressOfQTest = async (member: Player, qtestId: string): Promise<QTestProgress> =>
  QTestProgress.parse(
    getQTestProgress.answer.parse(await ask(member, getQTestProgress.path, { qtestId, byName: true })),
  )
