import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClockedServer } from '../harness/clock-mover.ts'
import { startServerWithClock } from '../harness/clock-mover.ts'
import { knownAnswer } from '../harness/known-answers.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { openQuestion, openTable } from '../harness/table.ts'
import { until } from '../harness/until.ts'

const ASLEEP_MS = 8_000
/** A connection considered dead is closed at one of the next checks. */
const TWO_CHECKS_MS = 8_000
const SETTINGS = { PLAN_FREE_PLAYERS: '60' }

const wait = async (ms: number) => {
  const endMs = performance.now() + ms
  await until(`${ms} ms have passed`, () => performance.now() > endMs)
}

interface Time {
  /** Lets time pass. */
  pass(ms: number): Promise<void>
  /** Keeps the server suspended; once it is resumed and `awake` has settled, its clock has advanced. */
  sleep(ms: number): Promise<{ awake: Promise<void> }>
}

/** Forty players answer while the server is suspended; nobody loses anything. */
const sleepThrough = async (server: TestServer, awakeMs: number, { pass, sleep }: Time) => {
  const { host, players } = await openTable(
    server,
    Array.from({ length: 40 }, (_, index) => `P${index}`),
  )
  const question = await openQuestion(host, players)
  const openedMs = performance.now()
  await pass(awakeMs)
  const answer = knownAnswer(question.questionTitle) ?? ''
  process.kill(server.processId(), 'SIGSTOP')
  const stoppedMs = performance.now()
  let slept: { awake: Promise<void> } | undefined
  try {
    for (const player of players) player.answer(question.questionId, answer)
    slept = await sleep(ASLEEP_MS)
  } finally {
    process.kill(server.processId(), 'SIGCONT')
  }
  const resumedMs = performance.now()
  await slept.awake
  await until('every answer is acknowledged', () => players.every((player) => player.count('answerReceived') > 0))
  await until('everyone has the reveal', () => players.every((player) => player.count('sendAnswer') > 0))
  expect(players.filter((player) => player.last('sendAnswer')?.answerData.playerAnswer !== answer)).toEqual([])
  const longestS = Math.max(...players.map((player) => player.last('sendAnswer')?.answerData.timeTaken ?? Infinity))
  const runningMs = stoppedMs - openedMs + awakeMs + performance.now() - resumedMs
  expect(longestS * 1_000, 'the pause is no time of the question').toBeLessThan(runningMs + 2_000)
  await pass(TWO_CHECKS_MS)
  expect([host, ...players].filter((player) => player.closeCode !== undefined)).toEqual([])
  for (const player of [host, ...players]) player.cut()
}

test('SO26 forty players whose server was suspended for 8 s stay and their answers count', async () => {
  // With the countdown of the product.
  const server = await startServer({ ...SETTINGS, GET_READY_MS: '' })
  try {
    await sleepThrough(server, 200, {
      pass: wait,
      sleep: async (ms) => {
        await wait(ms)
        return { awake: Promise.resolve() }
      },
    })
  } finally {
    await server.close()
  }
})

describe('with a clock that is moved', () => {
  let clocked: ClockedServer
  beforeAll(async () => {
    clocked = await startServerWithClock(SETTINGS)
  })
  afterAll(() => clocked?.server.close())

  /** How far the connections are between two checks when the server is suspended: the outcome depended on it. */
  test.each([200, 1_800, 3_300])(
    'SO26 forty players whose server was suspended %i ms into a question stay and their answers count',
    async (awakeMs) => {
      await sleepThrough(clocked.server, awakeMs, {
        pass: clocked.skip,
        // The signal that moves the clock is delivered when the server resumes.
        sleep: async (ms) => ({ awake: clocked.sleep(ms) }),
      })
    },
  )

  /** A laptop that slept, a clock that is set after the boot, one that is set wrong. */
  test.each([3_600_000, -3_600_000])(
    'RM42 ST44 a question has its time, and every screen is shown its clock, when the wall clock is set by %i ms',
    async (byMs) => {
      const { host, players } = await openTable(clocked.server, ['Ann', 'Bob'])
      const beganMs = performance.now()
      const question = await openQuestion(host, players)
      const everyone = [host, ...players].map((player) => ({ player, from: player.frames.length }))
      await clocked.setWall(byMs)
      await clocked.skip(2_000)
      await Promise.all(everyone.map(({ player, from }) => player.next(['timerUpdate'], from)))
      for (const { player } of everyone) {
        const payload = player.last('timerUpdate')
        expect(payload).toMatchObject({ questionId: question.questionId })
        expect(payload).not.toHaveProperty('getReadyMs')
        expect(payload).not.toHaveProperty('addedMs')
        expect(payload?.timeElapsedMs).toBeLessThan(performance.now() - beganMs + 2_000)
      }
      const [ann] = players
      ann?.answer(question.questionId, knownAnswer(question.questionTitle) ?? '')
      await until('the answer is acknowledged', () => ann?.count('answerReceived') === 1)
      const answeredMs = performance.now() - beganMs + 2_000
      await clocked.skip(question.timeToAnswer * 1_000)
      await until('both have the reveal', () => players.every((player) => player.count('sendAnswer') > 0))
      expect((ann?.last('sendAnswer')?.answerData.timeTaken ?? Infinity) * 1_000).toBeLessThan(answeredMs)
      expect([host, ...players].filter((player) => player.closeCode !== undefined)).toEqual([])
      for (const player of [host, ...players]) player.cut()
    },
  )
})
