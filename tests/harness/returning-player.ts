import { setTimeout as pause } from 'node:timers/promises'
import { isResumable } from '../../packages/contract/src/socket/index.ts'
import type { Random } from '../../packages/core/src/lib/index.ts'
import { pickIndex } from '../../packages/core/src/lib/index.ts'
import { Player } from './player.ts'

/** As the page does (reliability §3). */
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 10_000
const RETURN_MS = 10_000
/** A line is probed when it is silent, or an answer is not acknowledged, for so long; silent after that, it is dead. */
const QUIET_MS = 10_000
const RECEIPT_MS = 3_000
const SILENT_MS = 4_000
const LOOK_MS = 500

/** A player who comes back as the page does, through any of the nodes, and sends what was not acknowledged again. */
export class ReturningPlayer extends Player {
  /** The close code or the frame after which the page would not have come back. */
  fellOut: number | string | undefined
  /** From each loss of the line until the room was shown again, and from each answer until it was acknowledged, in milliseconds. */
  readonly awayMs: number[] = []
  readonly waitedMs: number[] = []
  /** When an answer was acknowledged last. */
  acknowledgedMs = 0
  private readonly origins: () => readonly string[]
  private readonly random: Random
  private roomId = ''
  private unacknowledged: { questionId: string; answer: string; sinceMs: number; sentMs: number } | undefined
  private heardMs = 0
  private probedMs: number | undefined
  private isComing = false
  private hasLeft = false
  private settle: (isBack: boolean) => void = () => {}
  private watch: NodeJS.Timeout | undefined

  constructor(name: string, { origins, random }: { origins: () => readonly string[]; random: Random }) {
    super(origins()[0] ?? '', name)
    this.origins = origins
    this.random = random
  }

  /** Joins through a node, and stays until `leave`. */
  async stay(roomId: string, origin: string): Promise<void> {
    this.origin = origin
    this.roomId = roomId
    this.isComing = true
    this.onFrame = (frame) => {
      this.heardMs = performance.now()
      this.probedMs = undefined
      if (frame.action === 'connected to room') this.askAgain()
      if (['hostExited', 'roomFull', 'removed'].includes(frame.action)) this.fellOut = frame.action
      if (frame.action === 'error' && frame.payload.code === 'room/closed') this.fellOut = frame.payload.code
      if (frame.action === 'joined') this.settle(true)
      if (frame.action === 'answerReceived') this.acknowledge(frame.payload.questionId)
      if (frame.action === 'sendAnswer') this.forget(frame.payload.answerData.questionId)
      if (frame.action === 'sendQuestion' && frame.payload.answered === null) this.answerAgain(frame.payload)
      if (frame.action === 'sendQuestion' && frame.payload.answered !== null)
        this.acknowledge(frame.payload.currentQuestion.questionId)
    }
    this.onClose = (code) => {
      if (!(isResumable(code) || this.hasLeft)) this.fellOut = code
      this.settle(false)
      void this.comeBack()
    }
    while (!(await this.tryToReturn())) this.cut()
    this.isComing = false
    this.watch = setInterval(() => this.look(), LOOK_MS)
  }

  /** Answers now, and again until it is acknowledged or too late. */
  give(questionId: string, answer: string): void {
    this.unacknowledged = { questionId, answer, sinceMs: performance.now(), sentMs: performance.now() }
    this.answer(questionId, answer)
  }

  isWaiting(): boolean {
    return this.unacknowledged !== undefined
  }

  /** Nothing is sent where there is no line. */
  override send(action: string, payload: Record<string, unknown> = {}): void {
    if (this.line().readyState === this.line().OPEN) super.send(action, payload)
  }

  leave(): void {
    this.hasLeft = true
    clearInterval(this.watch)
    this.cut()
  }

  private acknowledge(questionId: string): void {
    if (this.unacknowledged?.questionId !== questionId) return
    this.acknowledgedMs = performance.now()
    this.waitedMs.push(this.acknowledgedMs - this.unacknowledged.sinceMs)
    this.unacknowledged = undefined
  }

  private forget(questionId: string): void {
    if (this.unacknowledged?.questionId === questionId) this.unacknowledged = undefined
  }

  private answerAgain({
    currentQuestion,
    getReadyMs,
  }: {
    currentQuestion: { questionId: string }
    getReadyMs: number
  }) {
    const given = this.unacknowledged
    if (given?.questionId !== currentQuestion.questionId) return
    const again = () => {
      if (this.unacknowledged !== given) return
      given.sentMs = performance.now()
      this.answer(given.questionId, given.answer)
    }
    if (getReadyMs === 0) again()
    else setTimeout(again, getReadyMs + 20)
  }

  private look(): void {
    if (this.isComing) return
    const nowMs = performance.now()
    if (this.probedMs !== undefined) {
      if (nowMs - this.probedMs > SILENT_MS) this.cut()
      return
    }
    const isUnreceived = this.unacknowledged !== undefined && nowMs - this.unacknowledged.sentMs > RECEIPT_MS
    if (!isUnreceived && nowMs - this.heardMs < QUIET_MS) return
    this.probedMs = nowMs
    this.askAgain()
  }

  private async comeBack(): Promise<void> {
    if (this.isComing || this.hasLeft || this.fellOut !== undefined) return
    this.isComing = true
    this.probedMs = undefined
    const lostMs = performance.now()
    for (let attempt = 0; ; attempt += 1) {
      await pause(this.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt))
      if (this.hasLeft || this.fellOut !== undefined) return
      const origins = this.origins()
      this.origin = origins[pickIndex(origins.length, this.random)] ?? this.origin
      if (await this.tryToReturn()) break
      this.cut()
    }
    this.isComing = false
    this.heardMs = performance.now()
    this.awayMs.push(performance.now() - lostMs)
  }

  private tryToReturn(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle(false), RETURN_MS)
      this.settle = (isBack) => {
        clearTimeout(timer)
        this.settle = () => {}
        resolve(isBack)
      }
      this.connect(this.roomId).catch(() => this.settle(false))
    })
  }

  private askAgain(): void {
    if (this.playerId === '') this.askForSeat()
    else this.send('rejoinPlayer', { playerId: this.playerId })
  }
}
