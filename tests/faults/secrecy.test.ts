import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SAMPLES } from '../../packages/core/src/testing/index.ts'
import { catalogueQuestion } from '../../packages/server/src/testing/catalogue-question.ts'
import { ALL_TYPES_QUIZ_ID, knownAnswer } from '../harness/known-answers.ts'
import type { Player } from '../harness/player.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { closeQuestion, nextOpen, openQuestion, openTable } from '../harness/table.ts'
import { until } from '../harness/until.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ PLAN_FREE_PLAYERS: '60', HOST_GRACE_SECONDS: '600' })
})
afterAll(() => server.close())

/** All that a player was told since a question was asked, as text. */
const framesSince = (player: Player, questionId: string): string => {
  const from = player.frames.findIndex(
    (frame) => frame.action === 'sendQuestion' && frame.payload.currentQuestion.questionId === questionId,
  )
  return player.frames
    .slice(from)
    .map((frame) => JSON.stringify(frame))
    .join('\n')
}

/** Texts that only the solution of a question holds. */
const secretsOf = (question: ReturnType<typeof catalogueQuestion>): string[] => [
  ...(question.answerContent ? [question.answerContent] : []),
  ...(question.questionImage ? [question.questionImage] : []),
  ...SAMPLES[question.questionType].secrets(question).map((text) => (text.startsWith('[') ? text : `"${text}"`)),
]

describe('what leaves', () => {
  test('SO12 no byte of an answer reaches a player before the question is over, and nothing says which quiz it is', async () => {
    const { host, players, roomId } = await openTable(server, ['Ann', 'Bob'])
    const isLast = () => host.last('sendQuestion')?.currentQuestion.questionNumber === 12
    for (let question = await openQuestion(host, players); ; question = await nextOpen(host, players)) {
      const known = catalogueQuestion(question.questionTitle)
      for (const player of players) await player.rejoin(roomId)
      const told = players.map((player) => framesSince(player, question.questionId)).join('\n')
      for (const secret of [...secretsOf(known), ALL_TYPES_QUIZ_ID, known.questionId, '"correctAnswer"', 'isCorrect']) {
        expect(told.includes(secret), `"${secret}" is in a frame before the reveal`).toBe(false)
      }
      await closeQuestion(host, question.questionId, players)
      const revealed = players.map((player) => framesSince(player, question.questionId)).join('\n')
      if (known.answerContent) expect(revealed).toContain(known.answerContent)
      if (isLast()) break
      const from = host.frames.length
      host.send('sendNextQuestion', { questionId: question.questionId })
      await host.next(['sendQuestion'], from)
      if (isLast() && host.last('sendQuestion')?.currentQuestion.timeToAnswer === -1) break
    }
  })

  test('SO8 counts go out at most four times a second, with at most 50 rows and only public fields', async () => {
    const { host, players } = await openTable(
      server,
      Array.from({ length: 55 }, (_, index) => `P${index}`),
    )
    const mostRows = (frames: typeof host.frames) =>
      Math.max(...frames.map((frame) => (frame.action === 'sendLeaderboard' ? frame.payload.playerStats.length : 0)))
    // The counts of the last seconds come later than the seats.
    await until('the host of a waiting room sees a whole class', () => mostRows(host.frames) > 50)
    const question = await openQuestion(host, players)
    const from = host.frames.length
    const startedMs = performance.now()
    const answer = knownAnswer(question.questionTitle) ?? ''
    for (const player of players) player.answer(question.questionId, answer)
    await until('everyone has the reveal', () => players.every((player) => player.count('sendAnswer') > 0))
    const seconds = (performance.now() - startedMs) / 1_000
    expect(host.count('sendLeaderboard', from)).toBeLessThanOrEqual(4 * seconds + 2)
    for (const frames of [host.frames.slice(from), ...players.map((player) => player.frames)])
      expect(mostRows(frames)).toBeLessThanOrEqual(50)
    expect(JSON.stringify(host.frames)).not.toContain('example.org')
  })
})
