import type { AddressInfo } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import type { Phase } from '../ports.ts'
import { openTestApp } from '../testing/test-app.ts'

const sockets = new WebSocketServer({ noServer: true })
const upgrade = vi.fn((...[request, socket, head]: Parameters<typeof sockets.handleUpgrade>) =>
  sockets.handleUpgrade(request, socket, head, (open) => open.send('welcome')),
)
let phase: Phase = 'ready'
const app = await openTestApp({
  phase: () => phase,
  rooms: {
    upgrade: (request, socket, head) => upgrade(request, socket, head, () => {}),
    findMedia: async () => undefined,
  },
})
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
afterAll(() => app.close())

/** The status and the code of a refused upgrade, or the first message of an accepted one. */
const open = (headers: Record<string, string>): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/quiz/bcdfgh/`, { headers })
  socket.on('error', () => {})
  socket.on('unexpected-response', (_request, response) =>
    resolve(`${response.statusCode} ${response.headers['refusal-code']}`),
  )
  socket.on('message', (data) => {
    resolve(String(data))
    socket.close()
  })
  return promise
}

test('HT16 a socket from an own page reaches the rooms', async () => {
  expect(await open({ origin: `http://127.0.0.1:${port}` })).toBe('welcome')
})

test.each([
  {},
  { origin: 'http://evil.example' },
  { origin: 'null' },
  { cookie: 'qq_guest=aaaaaaaaaaaaaaaaaaaaaa' },
  { 'sec-fetch-site': 'same-origin' },
])('HT16 a socket with %j is refused before any room hears of it', async (headers) => {
  upgrade.mockClear()
  expect(await open(headers as Record<string, string>)).toBe('403 request/cross-site')
  expect(upgrade).not.toHaveBeenCalled()
})

test.each(['starting', 'draining'] as const)(
  'HT16 while the server is %s a socket is told to come later',
  async (now) => {
    phase = now
    expect(await open({ origin: `http://127.0.0.1:${port}` })).toBe(`503 server/${now}`)
    phase = 'ready'
  },
)

test('HT3 a class of forty behind one address is let in within ten seconds', async () => {
  const { checkRoomId } = await import('@quokka/contract/http')
  const { ok } = await import('@quokka/core/lib')
  const { route } = await import('./endpoints/mount-endpoint.ts')
  const school = await openTestApp({
    routes: [
      route(checkRoomId, () =>
        ok({ roomIdExistsFlag: true, ownSeat: null, safeNames: false, language: null, refusal: null }),
      ),
    ],
  })
  await school.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(school.server.address() as AddressInfo).port}/qq/v1/checkroomid`
  const body = JSON.stringify({ roomId: 'bcdfgh' })
  const call = () => fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const replies = await Promise.all(Array.from({ length: 40 }, call))
  expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 40 }, () => 200))
  await school.close()
})
