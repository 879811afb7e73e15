import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'

export interface Target {
  origin: string
  /** The class's room, where the class is there before the attacker. */
  roomId: string
  /** Of a free account with a quiz of 200 slides. */
  cookie: string
  quizId: string
  /** Of another account, which ends in the course of an attack. */
  leaver: { cookie: string; username: string; password: string }
  /** A QTest that anybody may take who has its link. */
  qtestId: string
}

/** The attacker's address; the class comes from 127.0.0.1. */
export const ADDRESS = '127.0.0.2'

/** How often each thing happened to what the attacker did: a status, a close code, an error of the network. */
export const gains = new Map<string, number>()
export const gain = (what: string): void => void gains.set(what, (gains.get(what) ?? 0) + 1)
export const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'network error'

const agent = new Agent({ keepAlive: true, maxSockets: 256, localAddress: ADDRESS })

export interface Call {
  body?: Buffer | string
  /** By default POST. */
  method?: 'GET'
  cookie?: string
  /** Instead of the attacker's one address. */
  from?: string
}

/** Makes a call as the product's own page would and counts what came of it; answers the body, and a cookie that was set. */
export const call = (
  { origin }: Target,
  path: string,
  { body = '', method, cookie, from }: Call,
): Promise<{ answer: string; setCookie: string | undefined }> =>
  new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'sec-fetch-site': 'same-origin',
      ...(cookie !== undefined && { cookie }),
    }
    const by = from === undefined ? { agent } : { agent: false as const, localAddress: from }
    const sent = request(`${origin}/qq/v1/${path}`, { method: method ?? 'POST', headers, ...by })
    const end = (what: string, answer = '', setCookie: string | undefined = undefined) => {
      gain(what)
      resolve({ answer, setCookie })
    }
    sent.on('response', (reply) => {
      let answer = ''
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        answer = (answer + chunk).slice(0, 10_000)
      })
      reply
        .on('error', () => end('cut off'))
        .on('end', () => end(String(reply.statusCode), answer, reply.headers['set-cookie']?.[0]?.split(';')[0]))
    })
    sent.on('error', (error) => end(reasonOf(error)))
    sent.end(body)
  })

/** Opens a socket to a room; undefined when it was refused. */
export const openLine = ({ origin }: Target, roomId: string, cookie?: string): Promise<WebSocket | undefined> =>
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

export const closedOf = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve) => {
    if (socket.readyState === socket.CLOSED) resolve(undefined)
    else socket.once('close', resolve)
  })

export const frame = (action: string, payload: object = {}): string => JSON.stringify({ action, payload })

/** A room of the attacker's own. */
export const ownRoom = async (
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
export const forever = (atOnce: number, work: (index: number) => Promise<unknown>): void => {
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
