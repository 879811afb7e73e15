import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownAnswer } from '../harness/known-answers.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { openQuestion, openTable } from '../harness/table.ts'
import { until } from '../harness/until.ts'

const ASLEEP_MS = 8_000
/** How far into their round of looks the lines are when the server falls asleep: the outcome depended on it. */
const AWAKE_MS = [200, 3_300]

let server: TestServer
beforeAll(async () => {
  server = await startServer({ PLAN_FREE_PLAYERS: '60', GET_READY_MS: '' })
})
afterAll(() => server.close())

const wait = async (what: string, ms: number) => {
  const endMs = performance.now() + ms
  await until(what, () => performance.now() > endMs)
}

test.each(AWAKE_MS)(
  'SO26 forty players whose server was suspended for 8 s, %i ms into a question, stay and their answers count',
  async (awakeMs) => {
    const { host, players } = await openTable(
      server,
      Array.from({ length: 40 }, (_, index) => `P${index}`),
    )
    const question = await openQuestion(host, players)
    await wait('the question runs', awakeMs)
    const answer = knownAnswer(question.questionTitle) ?? ''
    process.kill(server.processId(), 'SIGSTOP')
    try {
      for (const player of players) player.answer(question.questionId, answer)
      await wait('the server sleeps', ASLEEP_MS)
    } finally {
      process.kill(server.processId(), 'SIGCONT')
    }
    await until('every answer is acknowledged', () => players.every((player) => player.count('answerReceived') > 0))
    await until('everyone has the reveal', () => players.every((player) => player.count('sendAnswer') > 0))
    expect(players.filter((player) => player.last('sendAnswer')?.answerData.playerAnswer !== answer)).toEqual([])
    // A connection considered dead is closed at one of the next checks.
    await wait('two more looks', 8_000)
    expect([host, ...players].filter((player) => player.closeCode !== undefined)).toEqual([])
    for (const player of [host, ...players]) player.cut()
  },
)
