import type { IncomingHttpHeaders } from 'node:http'
import { WebSocket } from 'ws'
import type { ServerAction, ServerPayload, ServerToClientFrame } from '../../packages/contract/src/socket/index.ts'
import { until } from './until.ts'

/** One browser without a screen: keeps its cookie, records every frame, speaks the room's protocol. */
export class Player {
  readonly frames: ServerToClientFrame[] = []
  /** Every frame that was sent, in order. */
  readonly sent: { action: string; payload: Record<string, unknown> }[] = []
  cookie: string | undefined
  playerId = ''
  closeCode: number | undefined
  /** Of the answer that opened the newest socket. */
  upgradeHeaders: IncomingHttpHeaders = {}
  /** Changes when the browser is led to another node. */
  origin: string
  readonly name: string
  /** For players who act by themselves. */
  protected onFrame: (frame: ServerToClientFrame) => void = () => {}
  protected onClose: (code: number) => void = () => {}
  private socket: WebSocket | undefined

  constructor(origin: string, name: string) {
    this.origin = origin
    this.name = name
  }

  /** Calls the HTTP side as the product's own page would. */
  async call(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const answer = await fetch(`${this.origin}/qq/v1/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...headers,
      },
      body: JSON.stringify(body),
    })
    this.keepCookies(answer.headers.getSetCookie())
    return answer
  }

  /** Opens a room and answers its code. */
  async host(quizId: string, options: Record<string, boolean> = {}): Promise<string> {
    const answer = await this.call('createinvite', { quizId, hostMode: true, ...options })
    const invite = (await answer.json()) as { status: string; roomId?: string; errorMessage?: string }
    if (invite.roomId === undefined) throw new Error(`no room: ${invite.errorMessage}`)
    return invite.roomId
  }

  /** Opens the room's socket; resolves with the first frame, or when the socket is closed before one. */
  connect(roomId: string, headers: Record<string, string> = {}): Promise<void> {
    this.closeCode = undefined
    const socket = new WebSocket(`${this.origin.replace('http', 'ws')}/ws/quiz/${roomId}/`, {
      headers: { origin: this.origin, ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
      perMessageDeflate: false,
    })
    this.socket = socket
    socket.on('upgrade', ({ headers }) => {
      this.upgradeHeaders = headers
      this.keepCookies(headers['set-cookie'] ?? [])
    })
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as ServerToClientFrame
      this.frames.push(frame)
      if (frame.action === 'joined') this.playerId = frame.payload.playerId
      if (this.socket === socket) this.onFrame(frame)
    })
    socket.on('close', (code) => {
      if (this.socket !== socket) return
      this.closeCode = code
      this.onClose(code)
    })
    return new Promise((resolve, reject) => {
      socket.once('message', () => resolve())
      socket.once('close', () => resolve())
      socket.once('error', reject)
    })
  }

  /** Takes a seat; resolves when the server has seated the player, or has refused. */
  async join(roomId: string, details: Record<string, unknown> = {}): Promise<void> {
    await this.connect(roomId)
    const before = this.frames.length
    this.askForSeat(details)
    await this.next(['joined', 'roomFull', 'error'], before)
  }

  askForSeat(details: Record<string, unknown> = {}): void {
    this.send('addPlayer', {
      playerName: this.name,
      playerEmail: 'player@example.org',
      playerAvatar: 'avatar1',
      ageGroup: '18+',
      isHost: false,
      ...details,
    })
  }

  /** Comes back after a lost line, a killed server or a reload. */
  async rejoin(roomId: string): Promise<void> {
    await this.connect(roomId)
    const before = this.frames.length
    this.send('rejoinPlayer', { playerId: this.playerId })
    await this.next(['joined', 'error'], before)
  }

  send(action: string, payload: Record<string, unknown> = {}): void {
    this.sent.push({ action, payload })
    this.sendRaw(JSON.stringify({ action, payload }))
  }

  sendRaw(data: string | Uint8Array): void {
    this.socket?.send(data)
  }

  answer(questionId: string, playerAnswer: string, more: Record<string, unknown> = {}): void {
    this.send('submitAnswer', { playerId: this.playerId, questionId, playerAnswer, timeTaken: 1, ...more })
  }

  last<Action extends ServerAction>(action: Action, from = 0): ServerPayload<Action> | undefined {
    const frame = this.frames.findLast((candidate, index) => index >= from && candidate.action === action)
    return frame?.payload as ServerPayload<Action> | undefined
  }

  count(action: ServerAction, from = 0): number {
    return this.frames.filter((frame, index) => index >= from && frame.action === action).length
  }

  /** Waits for one of the actions among the frames from a place on. */
  async next(actions: readonly ServerAction[], from: number): Promise<ServerToClientFrame> {
    let found: ServerToClientFrame | undefined
    await until(`${this.name} gets ${actions.join(' or ')}`, () => {
      found = this.frames.find((frame, index) => index >= from && actions.includes(frame.action))
      return found !== undefined || this.closeCode !== undefined
    })
    if (found === undefined) throw new Error(`${this.name}'s socket closed with ${this.closeCode}`)
    return found
  }

  /** The underlying socket, for tests that misuse it. */
  line(): WebSocket {
    if (this.socket === undefined) throw new Error(`${this.name} is not connected`)
    return this.socket
  }

  /** Cuts the line without a word. */
  cut(): void {
    this.socket?.terminate()
  }

  private keepCookies(lines: readonly string[]): void {
    for (const line of lines) this.cookie = line.split(';')[0]
  }
}
