import type { CurrentQuestion } from '../../packages/contract/src/socket/index.ts'
import type { Random } from '../../packages/core/src/lib/index.ts'
import { wrongAnswer } from '../../packages/core/src/testing/index.ts'
import { catalogueQuestion } from '../../packages/server/src/testing/catalogue-question.ts'
import { knownAnswer } from './known-answers.ts'
import { ReturningPlayer } from './returning-player.ts'
import { until } from './until.ts'

/** A command of the host is repeated until it had its effect, as a person would press again. */
const PRESS_AGAIN_MS = 1_500
const OPENING_MS = 20
const JOINING_AT_ONCE = 20

interface ClassOf {
  name: string
  size: number
  quizId: string
  /** Where the host is, on whose node the room runs first, and where the players are in turn. */
  hostAt: string
  playersAt: readonly string[]
  /** Where they may come back. */
  origins: () => readonly string[]
  random: Random
}

/** A class that plays one game after the other in a room, whatever happens to the nodes meanwhile. */
export class ClassGame {
  readonly host: ReturningPlayer
  readonly players: readonly ReturningPlayer[]
  roomId = ''
  private isInGame = false
  private readonly random: Random

  private constructor({ name, size, origins, random }: ClassOf) {
    this.random = random
    this.host = new ReturningPlayer(`Host of ${name}`, { origins, random })
    this.players = Array.from(
      { length: size },
      (_, index) => new ReturningPlayer(`${name} ${index}`, { origins, random }),
    )
  }

  static async open(of: ClassOf): Promise<ClassGame> {
    const game = new ClassGame(of)
    game.host.origin = of.hostAt
    game.roomId = await game.host.host(of.quizId)
    await game.host.stay(game.roomId, of.hostAt)
    const seats = game.players.entries()
    const takeSeats = async () => {
      for (const [index, player] of seats)
        await player.stay(game.roomId, of.playersAt[index % of.playersAt.length] ?? of.hostAt)
    }
    await Promise.all(Array.from({ length: JOINING_AT_ONCE }, takeSeats))
    return game
  }

  everyone(): readonly ReturningPlayer[] {
    return [this.host, ...this.players]
  }

  /** Leads on to the next question with a clock, of the next game after the last one; resolves when everybody has it and it is open. */
  async ask(): Promise<CurrentQuestion> {
    for (;;) {
      const before = this.host.last('sendQuestion')?.currentQuestion
      if (before?.questionNumber === before?.totalNoOfQuestions && this.isInGame) await this.end()
      if (before === undefined || !this.isInGame) await this.start()
      else
        await this.press('sendNextQuestion', { questionId: before.questionId }, () => {
          const asked = this.host.last('sendQuestion')?.currentQuestion
          return asked !== undefined && asked.questionNumber > before.questionNumber
        })
      const asked = this.host.last('sendQuestion')
      if (asked === undefined || asked.currentQuestion.timeToAnswer < 0) continue
      const { questionId } = asked.currentQuestion
      const opensMs = performance.now() + asked.getReadyMs + OPENING_MS
      await until('everybody is asked', () => this.players.every((player) => isAsked(player, questionId)))
      await until('the question opens', () => performance.now() > opensMs)
      return asked.currentQuestion
    }
  }

  /** Some answer, right or wrong, to the question. */
  answerTo({ questionTitle }: CurrentQuestion): string {
    const wrong = this.random() < 0.2 ? wrongAnswer(catalogueQuestion(questionTitle)) : undefined
    return wrong ?? knownAnswer(questionTitle) ?? ''
  }

  answer(question: CurrentQuestion, players: readonly ReturningPlayer[] = this.players): void {
    for (const player of players) player.give(question.questionId, this.answerTo(question))
  }

  async acknowledged(players: readonly ReturningPlayer[] = this.players): Promise<void> {
    await until('every answer is acknowledged', () => players.every((player) => !player.isWaiting()), { everyMs: 5 })
  }

  /** Ends the question where not everybody has answered; resolves when everybody has the answer. */
  async reveal({ questionId }: CurrentQuestion): Promise<void> {
    await this.press('timeUp', { questionId }, () => isRevealed(this.host, questionId))
    await until('everybody has the answer', () => this.players.every((player) => isRevealed(player, questionId)))
  }

  /** Goes to the podium, and resolves when everybody sees it; then back to the waiting room. */
  async end(): Promise<void> {
    const { questionId } = this.host.last('sendQuestion')?.currentQuestion ?? {}
    const from = this.everyone().map((player) => player.frames.length)
    await this.press('goToPodium', { questionId }, () => this.host.count('sendPodium', from[0]) > 0)
    const isShown = (player: ReturningPlayer, index: number) => player.count('sendPodium', from[index]) > 0
    await until('everybody sees the podium', () => this.everyone().every(isShown))
    const over = this.host.frames.length
    await this.press('goBackToWaitingRoom', {}, () => this.host.count('continueQuizzing', over) > 0)
    this.isInGame = false
  }

  leave(): void {
    for (const player of this.everyone()) player.leave()
  }

  private async start(): Promise<void> {
    const from = this.host.frames.length
    await this.press('startQuiz', { roomId: this.roomId }, () => this.host.count('sendQuestion', from) > 0)
    this.isInGame = true
  }

  private async press(action: string, payload: Record<string, unknown>, isDone: () => boolean): Promise<void> {
    let pressedMs = -Infinity
    await until(`${action} of ${this.host.name} has an effect`, () => {
      if (isDone()) return true
      if (performance.now() - pressedMs > PRESS_AGAIN_MS) {
        pressedMs = performance.now()
        this.host.send(action, payload)
      }
      return false
    })
  }
}

const isAsked = (player: ReturningPlayer, questionId: string): boolean =>
  player.last('sendQuestion')?.currentQuestion.questionId === questionId

const isRevealed = (player: ReturningPlayer, questionId: string): boolean =>
  player.last('sendAnswer')?.answerData.questionId === questionId
