import type { CurrentQuestion, ServerToClientFrame } from '@quokka/contract/socket'
import { isResumable } from '@quokka/contract/socket'
import type { Random } from '@quokka/core/lib'
import type { Question } from '@quokka/core/questions'
import { rightAnswer, wrongAnswer } from '@quokka/core/testing'
import type { PageEnd, SimulatedNode, Wire } from './simulated-node.ts'
import type { SimulatedTime } from './simulated-time.ts'

/** As the page's connection has them. */
const QUIET_MS = 10_000
const REPLY_MS = 4_000
const RECEIPT_MS = 3_000
const OPENING_MS = 10_000
const PRESS_MS = 1_500
const BACKOFF_MS = { base: 500, most: 10_000 }

/** The same answer in another spelling, so that an own answer in a frame is told from a leaked solution. */
export const respelled = (answer: string): string =>
  answer.startsWith('[') ? JSON.stringify(JSON.parse(answer), null, 1) : answer.toUpperCase()

/** Told of everything that a player does and is shown. */
export interface PlayerWatch {
  /** The question behind an alias, with its solution. */
  questionOf(roomId: string, questionId: string): Question | undefined
  sentTo(player: SimulatedPlayer, text: string): void
  heard(player: SimulatedPlayer, frame: ServerToClientFrame): void
  acknowledged(player: SimulatedPlayer, questionId: string, answer: string): void
  /** An answer was not acknowledged when its question was over. */
  unacknowledged(player: SimulatedPlayer, kept: { questionId: string; sinceMs: number }): void
  fellOut(player: SimulatedPlayer, code: number): void
  note(what: string): void
}

export interface PlayerPorts {
  time: SimulatedTime
  random: Random
  /** A node to come to; undefined when none is there. */
  anyNode(): SimulatedNode | undefined
  watch: PlayerWatch
  roomId: string
  credential: string
  isHost: boolean
  isAnswering: boolean
  /** How many players a host waits for. */
  players: number
}

/** A page without a screen, which plays a whole game: it answers, keeps answers until they are acknowledged, and comes back. */
export class SimulatedPlayer {
  readonly credential: string
  readonly roomId: string
  /** All answers that were ever sent, by question. */
  readonly sent = new Map<string, Set<string>>()
  /** How often an answer to a question was sent, and acknowledged. */
  readonly sendings = new Map<string, { sent: number; receipts: number }>()
  playerId: string | undefined
  podium: Extract<ServerToClientFrame, { action: 'sendPodium' }>['payload'] | undefined
  isSeated = false
  isOver = false
  private readonly ports: PlayerPorts
  private wire: Wire | undefined
  private kept: { questionId: string; quizId: string; answer: string; sinceMs: number } | undefined
  private shown: 'waiting' | 'question' | 'answer' | 'podium' = 'waiting'
  private question: Pick<CurrentQuestion, 'questionId' | 'quizId' | 'timeToAnswer'> | undefined
  private hasAnswered = false
  private asked: 'add' | 'rejoin' | undefined
  private failed = 0
  private seen = 0
  /** Grows with each connection, each question, and each thing heard: what was planned before does not count. */
  connection = 0
  private heardCount = 0

  constructor(ports: PlayerPorts) {
    this.ports = ports
    this.credential = ports.credential
    this.roomId = ports.roomId
    this.open()
    if (ports.isHost) this.press()
  }

  private after(ms: number, run: () => void): void {
    this.ports.time.after(ms, undefined, run)
  }

  private open() {
    if (this.isOver) return
    const node = this.ports.anyNode()
    this.connection += 1
    const { connection } = this
    if (node === undefined) return this.lose(connection)
    this.isSeated = false
    this.asked = undefined
    this.ports.watch.note(`${this.credential} comes to ${node.process.name}`)
    const page: PageEnd = {
      sent: (text) => this.ports.watch.sentTo(this, text),
      heard: (text) => {
        if (connection === this.connection) this.hear(JSON.parse(text) as ServerToClientFrame)
      },
      closed: (code) => {
        if (connection !== this.connection || this.isOver) return
        this.ports.watch.note(`${this.credential} is closed with ${code}`)
        if (isResumable(code)) return this.lose(connection)
        this.isOver = true
        this.isSeated = false
        this.ports.watch.fellOut(this, code)
      },
    }
    this.wire = node.connect(this.roomId, this.credential, page)
    this.expect(OPENING_MS)
  }

  private lose(connection: number) {
    if (connection !== this.connection) return
    this.wire?.close()
    this.wire = undefined
    this.isSeated = false
    this.connection += 1
    const waitMs = this.ports.random() * Math.min(BACKOFF_MS.most, BACKOFF_MS.base * 2 ** this.failed)
    this.failed += 1
    const lost = this.connection
    this.after(waitMs, () => {
      if (lost === this.connection) this.open()
    })
  }

  /** Without a frame in this time the connection is given up. */
  private expect(ms: number): void {
    const { connection, heardCount } = this
    this.after(ms, () => {
      if (connection === this.connection && heardCount === this.heardCount) this.lose(connection)
    })
  }

  private probe(): void {
    if (this.isSeated) this.askForSeat('rejoin')
    else this.askForSeat(this.asked ?? 'rejoin')
    this.expect(REPLY_MS)
  }

  /** The connection is cut, or dies without a word, in which case the page finds it dead by its silence or the phone changes networks. */
  loseLine(isSilent: boolean): void {
    if (this.wire === undefined) return
    if (isSilent) this.wire.vanish()
    this.ports.watch.note(`${this.credential} loses its line${isSilent ? ' without a word' : ''}`)
    if (isSilent) this.wire = undefined
    this.lose(this.connection)
  }

  private send(frame: object): void {
    this.wire?.send(JSON.stringify(frame))
  }

  private sendKept(): void {
    const { kept, connection } = this
    if (kept === undefined || !this.isSeated) return
    const { questionId, quizId, answer } = kept
    const { sent, receipts } = this.sendings.get(questionId) ?? { sent: 0, receipts: 0 }
    this.sendings.set(questionId, { sent: sent + 1, receipts })
    this.send({
      action: 'submitAnswer',
      payload: { playerId: this.playerId, questionId, quizId, playerAnswer: answer, timeTaken: 1 },
    })
    this.after(RECEIPT_MS, () => {
      if (connection === this.connection && this.kept === kept && this.isSeated) this.probe()
    })
  }

  private answer(questionId: string): void {
    if (this.question?.questionId !== questionId || this.hasAnswered || this.shown !== 'question') return
    const question = this.ports.watch.questionOf(this.roomId, questionId)
    if (question === undefined) return
    const right = rightAnswer(question)
    const wrong = wrongAnswer(question)
    const isTyped = 'accepted' in question
    const answer =
      this.ports.random() < 0.6 && right !== undefined ? respelled(right) : isTyped ? `wrong ${this.credential}` : wrong
    if (answer === undefined) return
    this.hasAnswered = true
    this.sent.set(questionId, (this.sent.get(questionId) ?? new Set()).add(answer))
    this.kept = { questionId, quizId: this.question.quizId, answer, sinceMs: this.ports.time.nowMs }
    this.sendKept()
  }

  private hear(frame: ServerToClientFrame) {
    const { watch } = this.ports
    this.heardCount += 1
    const { heardCount, connection } = this
    this.after(QUIET_MS, () => {
      if (connection === this.connection && heardCount === this.heardCount) this.probe()
    })
    watch.heard(this, frame)
    switch (frame.action) {
      case 'connected to room':
        this.isSeated = false
        return this.askForSeat(frame.payload.resumable ? 'rejoin' : 'add')
      case 'error':
        if (!this.isSeated && this.asked === 'rejoin') this.askForSeat('add')
        return
      case 'joined':
        this.isSeated = true
        this.failed = 0
        this.playerId = frame.payload.playerId
        if (frame.payload.phase === 'waiting') this.shown = 'waiting'
        return
      case 'sendLeaderboard':
        this.seen = frame.payload.noOfPlayers
        return
      case 'sendQuestion':
        return this.hearQuestion(frame.payload)
      case 'timerUpdate':
        return this.openLater(frame.payload.questionId, frame.payload.getReadyMs ?? 0)
      case 'answerReceived':
        if (this.kept?.questionId !== frame.payload.questionId) return
        watch.acknowledged(this, this.kept.questionId, this.kept.answer)
        this.kept = undefined
        return
      case 'sendAnswer':
        if (this.kept !== undefined) watch.unacknowledged(this, this.kept)
        this.kept = undefined
        this.shown = 'answer'
        this.question = { quizId: '', timeToAnswer: 0, questionId: frame.payload.answerData.questionId }
        return
      case 'sendPodium':
        this.kept = undefined
        this.shown = 'podium'
        this.podium = frame.payload
        return
      default:
        return
    }
  }

  private askForSeat(how: 'add' | 'rejoin') {
    this.asked = how
    if (how === 'rejoin') return this.send({ action: 'rejoinPlayer', payload: { playerId: this.playerId ?? '' } })
    this.send({
      action: 'addPlayer',
      payload: {
        playerName: `Player ${this.credential}`,
        playerEmail: 'player@example.org',
        playerAvatar: 'avatar1',
        ageGroup: '18+',
        isHost: this.ports.isHost,
      },
    })
  }

  private hearQuestion(payload: Extract<ServerToClientFrame, { action: 'sendQuestion' }>['payload']): void {
    const { currentQuestion, getReadyMs, answered, timeElapsedMs } = payload
    const { questionId, timeToAnswer } = currentQuestion
    const isNew = this.question?.questionId !== questionId
    this.question = currentQuestion
    this.shown = 'question'
    const isOpen = timeElapsedMs < timeToAnswer * 1_000
    if (this.kept !== undefined && (this.kept.questionId !== questionId || answered !== null || !isOpen)) {
      // That the server has it is as good as a receipt.
      if (this.kept.questionId === questionId && answered === this.kept.answer)
        this.ports.watch.acknowledged(this, questionId, answered)
      this.kept = undefined
    }
    if (isNew) {
      this.hasAnswered = answered !== null
      const waitMs = getReadyMs + this.ports.random() * 0.95 * (timeToAnswer * 1_000 - timeElapsedMs)
      if (timeToAnswer > 0 && this.ports.isAnswering && !this.hasAnswered && this.ports.random() < 0.95)
        this.after(waitMs, () => this.answer(questionId))
    }
    if (getReadyMs === 0) this.sendKept()
    else this.openLater(questionId, getReadyMs)
  }

  private openLater(questionId: string, getReadyMs: number): void {
    if (getReadyMs <= 0 || this.kept?.questionId !== questionId) return
    const { kept } = this
    this.after(getReadyMs, () => {
      if (this.kept === kept) this.sendKept()
    })
  }

  /** A host presses what comes next, again and again until it is seen. */
  private press(): void {
    if (this.isOver) return
    this.after(PRESS_MS * (0.3 + this.ports.random()), () => this.press())
    if (!this.isSeated) return
    const { question, shown } = this
    if (shown === 'waiting') {
      if (this.seen > this.ports.players || this.ports.time.nowMs > 20_000)
        this.send({ action: 'startQuiz', payload: { roomId: this.roomId } })
    } else if (shown === 'answer' || (shown === 'question' && (question?.timeToAnswer ?? 0) < 0))
      this.send({ action: 'sendNextQuestion', payload: { questionId: question?.questionId } })
    else if (shown === 'question' && this.ports.random() < 0.02)
      this.send({ action: 'timeUp', payload: { questionId: question?.questionId } })
  }
}
