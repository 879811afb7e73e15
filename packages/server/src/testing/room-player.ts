import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerAction, ServerPayload, ServerToClientFrame } from '@quokka/contract/socket'
import { WebSocket } from 'ws'
import { undeclaredFrame } from './declared-frames.ts'
import type { Browser } from './test-accounts.ts'
import { PUBLIC_ORIGIN } from './test-accounts.ts'

/**
 * A browser's socket to a room: keeps every frame, and the cookie that the upgrade brings. A frame that `/asyncapi.json` does not
 * declare fails the test.
 */
export interface RoomPlayer {
  send(action: string, payload?: object): void
  /** The first frame of an action that was not handed out before. */
  next<Action extends ServerAction>(action: Action): Promise<ServerPayload<Action>>
  /** Takes a seat. */
  join(details?: object): Promise<ServerPayload<'joined'>>
  /** The code with which the server closed the socket. */
  closed(): Promise<number>
  isOpen(): boolean
}

const LONGEST_WAIT_MS = 60_000
/** Nobody may have the host's name, so each socket has its own. */
let opened = 0

/** Opens the room's socket as the page of this browser would; `greeting` is the first frame that must come. */
export const openRoomPlayer = async (
  origin: string,
  roomId: string,
  { cookies }: Pick<Browser, 'cookies'>,
  greeting: ServerAction = 'connected to room',
): Promise<RoomPlayer> => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws/quiz/${roomId}/`, {
    headers: { origin: PUBLIC_ORIGIN, ...(cookie && { cookie }) },
  })
  const name = `Somebody ${opened++}`
  const frames: ServerToClientFrame[] = []
  let closeCode: number | undefined
  socket.on('upgrade', ({ headers }) => {
    for (const line of headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
  })
  let surprise: string | undefined
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as ServerToClientFrame
    surprise ??= undeclaredFrame(frame)
    frames.push(frame)
  })
  socket.on('close', (code) => {
    closeCode = code
  })
  await once(socket, 'open')

  const until = async <Value>(what: string, look: () => Value | undefined): Promise<Value> => {
    for (let waitedMs = 0; waitedMs < LONGEST_WAIT_MS; waitedMs += 10) {
      if (surprise !== undefined) throw new Error(surprise)
      const value = look()
      if (value !== undefined) return value
      await pause(10)
    }
    throw new Error(`waited in vain for ${what}; there are ${frames.map(({ action }) => action).join(', ')}`)
  }

  const player: RoomPlayer = {
    send: (action, payload = {}) => socket.send(JSON.stringify({ action, payload })),
    async next(action) {
      const found = await until(action, () => {
        const index = frames.findIndex((frame) => frame.action === action)
        if (index < 0 && closeCode !== undefined) throw new Error(`closed with ${closeCode} before ${action}`)
        return index < 0 ? undefined : frames.splice(index, 1)[0]
      })
      return found.payload as never
    },
    async join(details = {}) {
      const usual = { playerName: name, playerEmail: 'somebody@example.org', playerAvatar: 'avatar1' }
      player.send('addPlayer', { ...usual, ageGroup: '18+', isHost: false, ...details })
      return player.next('joined')
    },
    closed: () => until('the close', () => closeCode),
    isOpen: () => closeCode === undefined,
  }
  await player.next(greeting)
  return player
}
