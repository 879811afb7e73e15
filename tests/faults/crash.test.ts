import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect } from 'vitest'
import type { Random } from '../../packages/core/src/lib/index.ts'
import { seeded } from '../../packages/core/src/lib/index.ts'
import { openPglite } from '../../packages/server/src/adapters/database/pglite.ts'
import { openPostgres } from '../../packages/server/src/adapters/database/postgres.ts'
import { checkRoom } from '../harness/checker.ts'
import { testOnEitherDatabase } from '../harness/either-database.ts'
import { knownAnswer } from '../harness/known-answers.ts'
import { joinMember } from '../harness/member.ts'
import { publishAllTypes } from '../harness/own-quiz.ts'
import { Player } from '../harness/player.ts'
import type { TestServer } from '../harness/server.ts'
import { startServer } from '../harness/server.ts'
import { until } from '../harness/until.ts'

const KILLS = Number(process.env.CRASH_KILLS ?? 2)
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000)
const PLAYERS = 5
/** A kill, the start after it and its share of a game take up to 20 s on a busy machine. */
const TIMEOUT_MS = 360_000 + KILLS * 60_000

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

const currentQuestion = (player: Player) => {
  const question = player.last('sendQuestion')?.currentQuestion
  if (question === undefined) throw new Error('no question')
  return question
}

const acknowledged = (player: Player, questionId: string): boolean =>
  player.frames.some((frame) => frame.action === 'answerReceived' && frame.payload.questionId === questionId)

/** A game whose server is killed again and again; what was acknowledged is compared with what the room says afterwards. */
class CrashedGame {
  kills = 0
  acknowledgedAnswers = 0
  lost: string[] = []
  recoveriesMs: number[] = []
  games = 0
  roomId = ''
  private readonly host: Player
  private readonly players: Player[]
  private readonly server: TestServer
  private readonly random: Random
  /** When the server was killed last, and when it was ready again. */
  private killedMs = 0
  private backMs = 0

  constructor(server: TestServer, random: Random) {
    this.server = server
    this.random = random
    this.host = new Player(server.origin, 'Host')
    this.players = Array.from({ length: PLAYERS }, (_, index) => new Player(server.origin, `Player ${index}`))
  }

  everyone(): Player[] {
    return [this.host, ...this.players]
  }

  async play(): Promise<void> {
    // With time enough for every question to outlast a slow start of the server.
    const author = await joinMember(this.server, 'crash-author', 'correct horse 7 staple')
    const { quizId } = await publishAllTypes(author, 'One of every kind')
    this.roomId = await this.host.host(quizId)
    for (const player of this.everyone()) await player.join(this.roomId)
    while (!this.provedEnough()) await this.game()
  }

  /** Many kills prove little where none of them came after an acknowledgement: both are waited for. */
  private provedEnough(): boolean {
    return this.kills >= KILLS && this.acknowledgedAnswers > KILLS
  }

  private async game(): Promise<void> {
    let from = this.host.frames.length
    this.host.send('startQuiz', { roomId: this.roomId })
    for (;;) {
      await this.host.next(['sendQuestion'], from)
      const question = currentQuestion(this.host)
      if (question.timeToAnswer > 0) await this.question(from)
      from = this.host.frames.length
      if (question.questionNumber === question.totalNoOfQuestions || this.provedEnough()) break
      this.host.send('sendNextQuestion', { questionId: question.questionId })
    }
    this.host.send('goToPodium')
    await this.host.next(['sendPodium'], from)
    if (this.random() < 0.5) await this.crash()
    expect(this.host.last('sendPodium')?.playerStats.length).toBe(PLAYERS)
    this.games += 1
    from = this.host.frames.length
    this.host.send('goBackToWaitingRoom')
    await this.host.next(['continueQuizzing'], from)
  }

  /** When the question opens or has opened, by what the host was shown just now. */
  private opensMs(): number {
    const { getReadyMs = 0, timeElapsedMs = 0 } = this.host.last('sendQuestion') ?? {}
    return performance.now() + (getReadyMs > 0 ? getReadyMs : -timeElapsedMs)
  }

  private async question(from: number): Promise<void> {
    const { questionId, questionTitle } = currentQuestion(this.host)
    const answer = knownAnswer(questionTitle) ?? ''
    let opensMs = this.opensMs()
    if (this.random() < 0.15) {
      await this.crash()
      opensMs = this.opensMs()
    }
    await until('the question opens', () => performance.now() > opensMs + 20)
    const answering = this.players.map(async (player) => {
      await pause(this.random() * 120)
      player.answer(questionId, answer)
    })
    const wanted = Math.floor(this.random() * (PLAYERS + 1))
    const acknowledgements = () => this.players.filter((player) => acknowledged(player, questionId)).length
    await until(`${wanted} answers are acknowledged`, () => acknowledgements() >= wanted, { everyMs: 1 })
    const open = this.host.count('sendAnswer', from) === 0
    await this.crash()
    await Promise.all(answering)

    for (const player of this.players) {
      if (!acknowledged(player, questionId)) continue
      this.acknowledgedAnswers += 1
      const asked = player.last('sendQuestion')
      const revealed = player.last('sendAnswer')?.answerData
      const kept = revealed?.questionId === questionId ? revealed.playerAnswer : asked?.answered
      if (kept !== answer) this.lost.push(`${player.name}: ${questionTitle}`)
    }
    // The question would wait for whoever lost an answer.
    expect(this.lost).toEqual([])
    if (open && this.host.count('sendAnswer', from) === 0) {
      // It ran until the kill, but for what passed since the last heartbeat, and again while the players came back.
      const ranMs = this.killedMs - opensMs
      const elapsedMs = performance.now() - this.opensMs()
      expect(elapsedMs, 'no time is given').toBeGreaterThan(ranMs - 2_000)
      const [awayMs, sinceMs] = [this.backMs - this.killedMs, performance.now() - this.backMs]
      expect(elapsedMs, 'no time is taken').toBeLessThan(ranMs + awayMs / 2 + sinceMs)
    }
    // Where the kill came sooner than the first heartbeat after the question, it opens once more.
    const againMs = this.opensMs()
    await until('the question is open again', () => performance.now() > againMs + 20)
    for (const player of this.players) if (!acknowledged(player, questionId)) player.answer(questionId, answer)
    await until('everyone has the reveal', () =>
      this.everyone().every((player) => player.last('sendAnswer')?.answerData.questionId === questionId),
    )
    if (this.random() < 0.2) await this.crash()
  }

  /** Takes the seat again, and waits to be shown where the game stands. */
  private async comeBack(player: Player): Promise<void> {
    const from = player.frames.length
    await player.rejoin(this.roomId)
    await player.next(['sendQuestion', 'sendAnswer', 'sendPodium'], from)
  }

  private async crash(): Promise<void> {
    this.kills += 1
    await this.server.kill()
    this.killedMs = performance.now()
    const startedMs = performance.now()
    await this.server.start()
    this.backMs = performance.now()
    await Promise.all(this.everyone().map((player) => this.comeBack(player)))
    this.recoveriesMs.push(performance.now() - startedMs)
  }
}

const median = (figures: readonly number[]): number => [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? 0

const survives = async (environment: Record<string, string>, what: string): Promise<void> => {
  const server = await startServer(environment)
  closing.push(() => server.close())
  const game = new CrashedGame(server, seeded(SEED))
  try {
    await game.play()
  } catch (error) {
    throw new Error(`seed ${SEED}; the server said:\n${server.output().slice(-20_000)}`, { cause: error })
  }
  console.log(
    `${what}: ${game.kills} kills (seed ${SEED}), ${game.acknowledgedAnswers} acknowledged answers checked, ` +
      `${game.lost.length} lost; back in play after ${Math.round(median(game.recoveriesMs))} ms (median)`,
  )
  expect(game.lost).toEqual([])
  await server.stop()
  const address = environment.DATABASE_URL
  const fail = (why: string | Error) => {
    throw new Error(`the database broke: ${why}`)
  }
  const database =
    address === undefined
      ? await openPglite({ folder: server.dataFolder, port: 0, onDeath: fail, onBrokenConnection: fail })
      : await openPostgres(address, fail)
  try {
    const { violations, games } = await checkRoom(database, game.roomId, game.everyone())
    expect([violations, games]).toEqual([[], game.games])
  } finally {
    await database.close()
  }
}

await testOnEitherDatabase(
  'ST20 kill -9 at random points loses no acknowledged answer',
  { seed: SEED, timeoutMs: TIMEOUT_MS },
  survives,
)
