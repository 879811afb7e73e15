import * as z from 'zod'
import { CLOSE_CODES, ClientToServerFrame, ServerToClientFrame } from '../../../packages/contract/src/socket/index.ts'
import type { Random } from '../../../packages/core/src/lib/index.ts'
import { seeded } from '../../../packages/core/src/lib/index.ts'
import { Player } from '../player.ts'
import { until } from '../until.ts'
import type { Member } from './accounts.ts'
import { hostileTexts } from './hostile-texts.ts'
import type { TextField } from './text-fields.ts'
import { bodyShapes, someBody, textFields, valueAt, withValue } from './text-fields.ts'

/** A text field of a frame. */
export interface FrameField {
  /** What reports call it. */
  name: string
  action: string
  field: TextField
  payloadOf(known: Readonly<Record<string, unknown>>): unknown
}

/** Every text field of every frame that a client may send. */
export const frameFields = (): FrameField[] =>
  ClientToServerFrame.options.flatMap((option) => {
    const action = option.shape.action.value
    return bodyShapes(option.shape.payload).flatMap((shape) =>
      textFields(shape, someBody(shape, {})).map((field) => ({
        name: `${action}.${field.path.join('.')}`,
        action,
        field,
        payloadOf: (known: Readonly<Record<string, unknown>>) => someBody(shape, known),
      })),
    )
  })

/** The name under which somebody with an account plays here, and nobody else. */
export const seatNameOf = ({ userName }: Member): string => `Seat of ${userName}`

const DEFINED_CLOSES = new Set<number>(Object.values(CLOSE_CODES).filter((code) => code !== CLOSE_CODES.serverError))
const RESPONSES: readonly string[] = ['error', 'joined', 'roomFull']
const LARGEST_FRAME = 16_384
const SENDERS = ['stranger', 'player', 'host'] as const
type Sender = (typeof SENDERS)[number]

/** A room in which every hostile text is sent in one field of one frame, by the host, by a player and by somebody without a seat. */
export class FrameAttack {
  sent = 0
  readonly findings: string[] = []
  roomId = ''
  readonly host: Player
  readonly bystander: Player
  private stranger: Player
  private player: Player
  private readonly target: FrameField
  private readonly origin: string
  private readonly quizId: string
  private readonly random: Random
  private readonly isThorough: boolean

  constructor(
    target: FrameField,
    {
      origin,
      host,
      member,
      quizId,
      seed,
      isThorough,
    }: {
      origin: string
      /** Whoever hosts, where that is somebody with an account. */
      host: Member | undefined
      /** Who gets a seat besides a guest. */
      member: Member
      quizId: string
      seed: number
      isThorough: boolean
    },
  ) {
    this.target = target
    this.origin = origin
    this.quizId = quizId
    this.random = seeded(seed)
    this.isThorough = isThorough
    this.host = this.somebody(host === undefined ? 'Host' : seatNameOf(host), host)
    this.player = this.somebody(seatNameOf(member), member)
    this.bystander = this.somebody('Bystander')
    this.stranger = this.somebody('Stranger')
  }

  get name(): string {
    return this.target.name
  }

  private somebody(name: string, member?: Member): Player {
    const player = new Player(this.origin, name)
    player.cookie = member?.cookie()
    return player
  }

  async open(): Promise<void> {
    this.roomId = await this.host.host(this.quizId)
    for (const player of [this.host, this.player, this.bystander]) await this.seat(player)
    // One account has only so many lines at once: its seat stays, guests send.
    this.player.cut()
    await until('the line is cut', () => this.player.closeCode !== undefined)
    await this.stranger.connect(this.roomId)
  }

  private async seat(player: Player): Promise<void> {
    await player.join(this.roomId)
    if (player.last('joined') === undefined)
      this.findings.push(`${this.target.name}: ${player.name} could not join: ${JSON.stringify(player.last('error'))}`)
  }

  /** In the waiting room, then with a question open. */
  async run(others: Readonly<Record<string, string>>): Promise<void> {
    await this.sendAll(others)
    if (this.host.last('sendQuestion') === undefined) this.host.send('startQuiz')
    await until('a question is asked', () => this.host.last('sendQuestion') !== undefined)
    const { getReadyMs = 0 } = this.host.last('sendQuestion') ?? {}
    const opensMs = performance.now() + getReadyMs + 50
    await until('the question opens', () => performance.now() > opensMs)
    await this.sendAll(others)
  }

  private async sendAll(others: Readonly<Record<string, string>>): Promise<void> {
    const { field, payloadOf } = this.target
    // A host who leaves on purpose ends the room, and with it the test.
    const senders = this.target.action === 'userExit' ? SENDERS.slice(0, 2) : SENDERS
    const valid = valueAt(payloadOf(this.known()), field.path)
    for (const { name, text } of hostileTexts(valid, field.maxLength, others)) {
      const one = senders[Math.floor(this.random() * senders.length)] ?? 'player'
      for (const sender of this.isThorough ? senders : [one]) await this.send(sender, text, name)
    }
  }

  private known(): Readonly<Record<string, unknown>> {
    return {
      playerName: 'Ada',
      playerEmail: 'ada@example.org',
      playerAvatar: 'avatar1',
      ageGroup: '18+',
      isHost: false,
      categories: ['farm-friends'],
      quizType: 'Ready Made',
      playerId: this.player.playerId,
      questionId: this.host.last('sendQuestion')?.currentQuestion.questionId,
      quizId: this.host.last('sendQuestion')?.currentQuestion.quizId,
      roomId: this.roomId,
      playerAnswer: 'True',
      timeTaken: 1,
    }
  }

  private async send(sender: Sender, text: string, what: string): Promise<void> {
    const by = await this.ready(sender)
    const from = by.frames.length
    const { action, field, payloadOf } = this.target
    by.send(action, z.looseObject({}).parse(withValue(payloadOf(this.known()), field.path, text)))
    // Who has a seat gets it again, who has none is told so: either way the frame before was dealt with.
    by.send('rejoinPlayer', { playerId: by.playerId })
    this.sent += 1
    const responses = () => by.frames.slice(from).filter(({ action: got }) => RESPONSES.includes(got)).length
    const isDone = () =>
      sender === 'stranger' ? responses() >= 2 || by.count('joined', from) > 0 : by.count('joined', from) > 0
    const where = `${this.target.name} by a ${sender}, ${what}`
    await until(`${where} is answered`, () => by.closeCode !== undefined || isDone(), { limitMs: 20_000 })
    // The line breaks off while such a frame is still on its way.
    const isTooLarge = text.length > LARGEST_FRAME
    if (by.closeCode !== undefined && !isTooLarge && !DEFINED_CLOSES.has(by.closeCode))
      this.findings.push(`${where}: closed with ${by.closeCode}`)
    for (const frame of by.frames.slice(from)) {
      const read = ServerToClientFrame.safeParse(frame)
      if (!read.success) this.findings.push(`${where}: ${JSON.stringify(frame).slice(0, 200)} is no frame`)
    }
  }

  /** Somebody who may send as a host, a player or a stranger does; another one where the last has left, answered or taken a seat. */
  private async ready(sender: Sender): Promise<Player> {
    if (sender === 'host') {
      if (this.host.closeCode !== undefined) await this.host.rejoin(this.roomId)
      return this.host
    }
    if (sender === 'player') {
      if (this.player.closeCode !== undefined || this.player.count('answerReceived') > 0) {
        this.player = this.somebody('Player')
        await this.seat(this.player)
      }
      return this.player
    }
    if (this.stranger.closeCode !== undefined || this.stranger.last('joined') !== undefined) {
      this.stranger = this.somebody('Stranger')
      await this.stranger.connect(this.roomId)
    }
    return this.stranger
  }
}
