import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { canvas } from '../../packages/server/src/testing/media-samples.ts'
import { ALL_TYPES_QUIZ_ID } from '../harness/known-answers.ts'

export interface Target {
  origin: string
  /** The class's room, where the class is there before the attacker. */
  roomId: string
  /** Of a free account with a quiz of 200 slides. */
  cookie: string
  quizId: string
}

/** The attacker's address; the class comes from 127.0.0.1. */
const ADDRESS = '127.0.0.2'

/** How often each thing happened to what the attacker did: a status, a close code, an error of the network. */
export const gains = new Map<string, number>()
export const gain = (what: string): void => void gains.set(what, (gains.get(what) ?? 0) + 1)
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'network error'

const agent = new Agent({ keepAlive: true, maxSockets: 256, localAddress: ADDRESS })

interface Call {
  body: Buffer | string
  cookie?: string
  /** Instead of the attacker's one address. */
  from?: string
}

/** Makes a call as the product's own page would, and counts what came of it. */
const call = ({ origin }: Target, path: string, { body, cookie, from }: Call): Promise<void> =>
  new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'sec-fetch-site': 'same-origin',
      ...(cookie !== undefined && { cookie }),
    }
    const by = from === undefined ? { agent } : { agent: false as const, localAddress: from }
    const sent = request(`${origin}/qq/v1/${path}`, { method: 'POST', headers, ...by })
    const end = (what: string) => {
      gain(what)
      resolve()
    }
    sent.on('response', (reply) => {
      reply.resume().on('error', () => {})
      end(String(reply.statusCode))
    })
    sent.on('error', (error) => end(reasonOf(error)))
    sent.end(body)
  })

/** Opens a socket to a room; undefined when it was refused. */
const openLine = ({ origin }: Target, roomId: string, cookie?: string): Promise<WebSocket | undefined> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws/quiz/${roomId}/`, {
      headers: { origin, ...(cookie !== undefined && { cookie }) },
      localAddress: ADDRESS,
      perMessageDeflate: false,
    })
    socket.on('open', () => {
      gain('opened')
      socket.on('close', (code) => gain(`closed ${code}`))
      resolve(socket)
    })
    let refused: string | undefined
    socket.on('unexpected-response', (_request, reply) => {
      refused = `refused ${reply.statusCode}`
      socket.terminate()
    })
    socket.on('error', (error) => {
      if (socket.readyState !== socket.OPEN) gain(refused ?? reasonOf(error))
      resolve(undefined)
    })
  })

const closedOf = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve) => {
    if (socket.readyState === socket.CLOSED) resolve(undefined)
    else socket.once('close', resolve)
  })

const frame = (action: string, payload: object = {}): string => JSON.stringify({ action, payload })

/** A room of the attacker's own. */
const ownRoom = async (
  { origin, cookie }: Pick<Target, 'origin'> & { cookie?: string },
  quizId: string,
): Promise<string> => {
  const answer = await fetch(`${origin}/qq/v1/createinvite`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    body: JSON.stringify({ quizId, hostMode: true }),
  })
  const { roomId } = (await answer.json()) as { roomId?: string }
  if (roomId === undefined) throw new Error('the attacker got no room')
  return roomId
}

/** Does something again and again, so many at once. */
const forever = (atOnce: number, work: (index: number) => Promise<void>): void => {
  for (let index = 0; index < atOnce; index += 1) {
    const loop = async () => {
      for (;;) {
        await work(index)
        // Whoever is refused at once must not keep this process from counting.
        await pause(1)
      }
    }
    void loop()
  }
}

const MEGABYTES_8 = 7_900_000
const AUTHORS_CALLS = [
  'createquiz/createquiz',
  'createquiz/addquestion',
  'createquiz/editquestion',
  'createquiz/editquiz',
]

const largeBodies = (target: Target): void => {
  const keys = Array.from({ length: 600_000 }, (_, index) => `"k${index}":1`).join(',')
  const bodies = ['['.repeat(MEGABYTES_8), `[${'{},'.repeat(MEGABYTES_8 / 3)}{}]`, `{${keys}}`].map((text) =>
    Buffer.from(text),
  )
  let turn = 0
  forever(6, async (index) => {
    turn += 1
    const body = bodies[turn % bodies.length] ?? ''
    // Two of the six have a login.
    const login = index < 2 ? { cookie: target.cookie } : {}
    await call(target, AUTHORS_CALLS[turn % AUTHORS_CALLS.length] ?? '', { body, ...login })
  })
}

const hostFrames = async (target: Target): Promise<void> => {
  const roomId = await ownRoom(target, target.quizId)
  const update = frame('updateQuiz', { categories: [target.quizId], quizType: 'Private' })
  forever(100, async () => {
    const line = await openLine(target, roomId, target.cookie)
    if (line === undefined) return pause(1_000)
    for (let sent = 0; sent < 20; sent += 1) line.send(update)
    await Promise.race([closedOf(line), pause(20_000)])
    line.terminate()
  })
}

const seats = async (target: Target): Promise<void> => {
  let grabbed = 0
  forever(20, async () => {
    const line = await openLine(target, target.roomId)
    if (line === undefined) return pause(1_000)
    grabbed += 1
    line.on('message', (data) =>
      gain(/^\{"action":"(joined|roomFull|error)"/u.exec(String(data))?.[1] ?? 'other frames'),
    )
    const payload = {
      playerName: `Visitor ${grabbed}`,
      playerEmail: 'a@example.org',
      playerAvatar: 'avatar1',
      ageGroup: '18+',
    }
    line.send(frame('addPlayer', payload))
    await Promise.race([closedOf(line), pause(2_000)])
    line.terminate()
  })
}

const idleLines = async (target: Target): Promise<void> => {
  const roomId = await ownRoom({ origin: target.origin }, ALL_TYPES_QUIZ_ID)
  forever(600, async () => {
    const line = await openLine(target, roomId)
    await (line === undefined ? pause(10_000) : closedOf(line))
  })
  const { port, hostname } = new URL(target.origin)
  forever(200, async () => {
    const line = connect({ port: Number(port), host: hostname, localAddress: ADDRESS })
    line.on('error', (error) => gain(`slow body ${reasonOf(error)}`))
    line.on('data', (data) => gain(`slow body ${/^HTTP\/1\.1 (\d+)/u.exec(String(data))?.[1] ?? 'answered'}`))
    line.write(
      `POST /qq/v1/createquiz/createquiz HTTP/1.1\r\nHost: ${hostname}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: ${MEGABYTES_8}\r\n\r\n{`,
    )
    const drip = setInterval(() => line.write(' '), 10_000)
    await new Promise((resolve) => line.on('close', resolve))
    clearInterval(drip)
    gain('slow body closed')
    await pause(1_000)
  })
}

const pictures = async (target: Target): Promise<void> => {
  const largest = await canvas(6_300, 6_300).withMetadata({ orientation: 6 }).png({ progressive: true }).toBuffer()
  const body = JSON.stringify({
    preferred_username: 'attacker-one',
    given_name: 'Ada',
    family_name: 'Reef',
    locale: 'Pune',
    profile: 'Likes quizzes',
    phone_number: '+919876543210',
    'custom:age_group': '18+',
    image: `data:image/png;base64,${largest.toString('base64')}`,
  })
  forever(8, () => call(target, 'updateprofile', { body, cookie: target.cookie }))
}

const manyAddresses = (target: Target): void => {
  const byte = () => 1 + Math.floor(Math.random() * 254)
  const body = JSON.stringify({ roomId: 'bcdfgh' })
  forever(64, () => call(target, 'checkroomid', { body, from: `127.${byte()}.${byte()}.${byte()}` }))
}

const signIns = (target: Target): void => {
  forever(16, async (index) => {
    const username = index % 2 === 0 ? 'attacker-one' : `nobody-${Math.random()}`
    await call(target, 'signin', { body: JSON.stringify({ username, password: 'not the password 1' }) })
  })
}

const frames = async (target: Target): Promise<void> => {
  const roomId = await ownRoom({ origin: target.origin }, ALL_TYPES_QUIZ_ID)
  forever(20, async (index) => {
    const line = await openLine(target, roomId)
    if (line === undefined) return pause(1_000)
    while (line.readyState === line.OPEN) {
      for (let sent = 0; sent < 200; sent += 1)
        if (index % 2 === 0) line.ping()
        else line.send('{"action":"unknown","payload":{}}')
      await pause(5)
    }
  })
}

const invites = (target: Target): void =>
  forever(16, () =>
    call(target, 'createinvite', { body: JSON.stringify({ quizId: ALL_TYPES_QUIZ_ID, hostMode: true }) }),
  )

/** What one attacker tries, by its name in the table. */
export const ATTACKS = {
  'large bodies': largeBodies,
  "frames of a host's": hostFrames,
  "seats in the class's room": seats,
  'idle lines and slow bodies': idleLines,
  'large profile pictures': pictures,
  'calls from many addresses': manyAddresses,
  'sign-ins': signIns,
  'frames and pings': frames,
  'rooms of guests': invites,
} as const satisfies Record<string, (target: Target) => void | Promise<void>>
export type AttackName = keyof typeof ATTACKS
