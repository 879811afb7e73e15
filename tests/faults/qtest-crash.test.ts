import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect } from 'vitest'
import * as contract from '../../packages/contract/src/http/index.ts'
import type { Random } from '../../packages/core/src/lib/index.ts'
import { seeded } from '../../packages/core/src/lib/index.ts'
import { testOnEitherDatabase } from '../harness/either-database.ts'
import { ALL_TYPES_QUIZ_ID, knownAnswer } from '../harness/known-answers.ts'
import { makeAdmin, SETUP_TOKEN } from '../harness/meaning/accounts.ts'
import { Visitor } from '../harness/meaning/visitor.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { until } from '../harness/until.ts'

const KILLS = Number(process.env.CRASH_KILLS ?? 2)
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000)
const PARTICIPANTS = 20
/** A kill and the start after it take up to 20 s on a busy machine. */
const TIMEOUT_MS = 360_000 + KILLS * 60_000
const HOUR_MS = 3_600_000

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

/** One participant without cookies, who asks again until the server answers. */
class Participant {
  /** What the server said to each answer that it acknowledged, by question. */
  readonly acknowledged = new Map<string, { answer: string; said: string }>()
  private readonly token: string
  private readonly name: string
  private readonly test: QTestUnderFire

  constructor(test: QTestUnderFire, place: number) {
    this.test = test
    this.name = `Pupil ${place}`
    this.token = String(place).padStart(22, 'a')
  }

  /** A call of a browser that comes from nowhere known; undefined while nobody answers. */
  private async ask(path: string, body: object): Promise<{ status: number; text: string } | undefined> {
    const visitor = new Visitor(this.test.server.origin)
    const sent = { qtestId: this.test.qtestId, attemptToken: this.token, ...body }
    const reply = await visitor.call({ path: `qtest/${path}`, method: 'POST' }, sent).catch(() => undefined)
    return reply === undefined || reply.status >= 500 ? undefined : reply
  }

  attend() {
    return this.ask('attendqtest', { playerName: this.name, playerEmail: 'pupil@example.org' })
  }

  submit(questionId: string, answer: string) {
    return this.ask('submitanswer', { questionId, playerAnswer: answer })
  }

  /** Goes on until the attempt is completed, or enough was killed. */
  async play(random: Random): Promise<void> {
    while (!this.test.isOver()) {
      const attended = await this.attend()
      if (attended === undefined) {
        await pause(20)
        continue
      }
      expect([attended.status, attended.text.slice(0, 200)]).toEqual([200, expect.any(String)])
      const { status, question } = contract.attendQTest.answer.parse(JSON.parse(attended.text))
      if (status === 'CP' || question === undefined) return
      const isRead = question.timeToAnswer < 0
      const answer = isRead || random() < 0.1 ? '' : (knownAnswer(question.questionTitle) ?? '')
      await pause(random() * 60)
      const reply = await this.submit(question.questionId, answer)
      if (reply?.status !== 200) continue
      this.acknowledged.set(question.questionId, { answer, said: reply.text })
      this.test.acknowledgements += 1
    }
  }

  /** Those of the acknowledged answers of which the server says anything else now. */
  async lost(): Promise<string[]> {
    const lost: string[] = []
    for (const [questionId, { answer, said }] of this.acknowledged) {
      const again = await this.submit(questionId, answer)
      const outcome = (text: string) => JSON.parse(text).answerData?.playerAnswer
      if (again?.status !== 200 || outcome(again.text) !== outcome(said)) lost.push(`${this.name} ${questionId}`)
    }
    return lost
  }
}

/** A QTest whose server is killed again and again while a class takes it. */
class QTestUnderFire {
  kills = 0
  acknowledgements = 0
  qtestId = ''
  readonly server: TestServer
  private readonly random: Random

  constructor(server: TestServer, random: Random) {
    this.server = server
    this.random = random
  }

  isOver(): boolean {
    return this.kills >= KILLS
  }

  async play(): Promise<string[]> {
    const host = await makeAdmin(this.server.origin)
    const day = new Date(Date.now() + 24 * HOUR_MS).toISOString()
    const schedule = { showAnswer: true, showResult: true, retakeFlag: false, endDate: day, additionalFields: [] }
    const made = await host.succeed(contract.createQTest, {
      ...schedule,
      qtestType: 'RM',
      categories: [ALL_TYPES_QUIZ_ID],
      startDate: new Date().toISOString(),
    })
    this.qtestId = (made as { qtestId: string }).qtestId
    const lost: string[] = []
    for (let round = 0; !this.isOver(); round += 1) {
      const pupils = Array.from(
        { length: PARTICIPANTS },
        (_, place) => new Participant(this, round * PARTICIPANTS + place),
      )
      const playing = Promise.all(pupils.map((pupil) => pupil.play(this.random)))
      let isDone = false
      void playing.then(() => {
        isDone = true
      })
      while (!(isDone || this.isOver())) {
        const wanted = this.acknowledgements + 1 + Math.floor(this.random() * PARTICIPANTS)
        await until(`${wanted} answers are acknowledged`, () => isDone || this.acknowledgements >= wanted, {
          everyMs: 1,
        })
        await this.server.kill()
        await this.server.start()
        this.kills += 1
      }
      await playing
      lost.push(...(await Promise.all(pupils.map((pupil) => pupil.lost()))).flat())
    }
    return lost
  }
}

const survives = async (environment: Record<string, string>, what: string): Promise<void> => {
  const settings = { ADMIN_SETUP_TOKEN: SETUP_TOKEN, PLAN_PREMIUM_ATTENDEES: '10000', ...environment }
  const server = await startServer(settings)
  closing.push(() => server.close())
  const test = new QTestUnderFire(server, seeded(SEED))
  try {
    const lost = await test.play()
    console.log(
      `${what}: ${test.kills} kills (seed ${SEED}), ${test.acknowledgements} acknowledged answers of a QTest checked, ${lost.length} lost`,
    )
    expect(lost).toEqual([])
    expect(test.acknowledgements).toBeGreaterThan(KILLS)
  } catch (error) {
    throw new Error(`seed ${SEED}; the server said:\n${server.output().slice(-20_000)}`, { cause: error })
  }
}

await testOnEitherDatabase(
  'QC16 kill -9 during attempts loses no acknowledged answer',
  { seed: SEED, timeoutMs: TIMEOUT_MS },
  survives,
)
