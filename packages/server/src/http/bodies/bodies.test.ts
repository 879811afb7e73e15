import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Writable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { Endpoint } from '@quokka/contract/http'
import { endpoint } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { calls, SAMPLE_BODIES } from '../../../../../tests/calls.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { openTestApp } from '../../testing/test-app.ts'
import type { Session } from '../callers/session.ts'
import { route } from '../endpoints/mount-endpoint.ts'

const base = {
  method: 'POST',
  caller: 'anyone',
  changes: false,
  maxBytes: 30_000,
  perMinute: 6_000,
  summary: '',
} as const
const LARGEST = 8_000_000
const MEDIA = { fields: ['picture', 'other'], maxBytes: LARGEST }

const open = route(endpoint({ ...base, path: 'open', body: z.unknown(), answer: 'text' }), ({ body }) =>
  ok(JSON.stringify(body)),
)
const look = route(
  endpoint({ ...base, path: 'look', method: 'GET', body: z.looseObject({}), answer: 'text' }),
  ({ body }) => ok(JSON.stringify(body)),
)
const own = route(endpoint({ ...base, path: 'own', caller: 'user', body: z.unknown(), answer: 'text' }), () => ok('in'))
const Drawn = z.strictObject({ title: z.string(), picture: z.string().optional(), other: z.string().optional() })
let held: Promise<void> = Promise.resolve()
const draw = route(
  endpoint({ ...base, path: 'draw', caller: 'user', dataUrls: MEDIA, body: Drawn, answer: z.looseObject({}) }),
  async ({ body, user: { userId } }) => {
    if (userId === 'busy' && body.picture !== undefined) await held
    return ok({ title: body.title, picture: body.picture?.length ?? 0, other: body.other?.slice(-4) ?? '' })
  },
)

const lines: string[] = []
const log = pino({ level: 'warn' }, new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }))
const account = { userId: 'one', userType: 'REGULAR' }
// A login is all that a cookie must bring here.
const sessionOf = (cookie: string | undefined) =>
  cookie === undefined ? undefined : ({ nextStep: 'done', account: { ...account, userId: cookie } } as Session)
const listen = async (longest: { longestBodyMs?: number }) => {
  const routes = [open, look, own, draw]
  const opened = await openTestApp({ log, routes, ...longest, sessions: { read: async (cookie) => sessionOf(cookie) } })
  await opened.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => opened.close())
  return { app: opened, port: (opened.server.address() as AddressInfo).port }
}
const { app, port } = await listen({})
// A machine that is busy with other tests takes longer for 8 MB.
const impatient = await listen({ longestBodyMs: 300 })

const json = { 'content-type': 'application/json' }
const post = (path: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/qq/v1/${path}`, headers: { ...json, ...headers }, payload })
const send = (path: string, body: string, cookie: string) =>
  fetch(`http://127.0.0.1:${port}/qq/v1/${path}`, { method: 'POST', headers: { ...json, cookie }, body })

/** The server's response, and that it closed the connection, for a request of which only the beginning is sent. */
const begin = (to: number, path: string, length: number, headers = '') => {
  const socket = connect(to, '127.0.0.1')
  socket.write(
    `POST /qq/v1/${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}Content-Length: ${length}\r\n\r\n{"a":`,
  )
  const said = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve('closed')))
  socket.on('error', () => {})
  return { said, closed, socket }
}

test('HT21 nothing is waited for, nor read, of the body of somebody who may not make the call', async () => {
  const { said, socket } = begin(port, 'own', 29_000)
  expect(await said).toMatch(/^HTTP\/1\.1 401 /)
  socket.destroy()
  const large = begin(port, 'draw', LARGEST)
  expect(await large.said).toMatch(/^HTTP\/1\.1 401 /)
  large.socket.destroy()
})

test('HT21 whoever takes too long to send a body is disconnected, read or not', async () => {
  const slow = [
    begin(impatient.port, 'open', 29_000),
    begin(impatient.port, 'draw', LARGEST, 'Cookie: slow\r\n'),
    begin(impatient.port, 'own', 29_000),
    begin(impatient.port, 'none', 9),
  ]
  expect(await Promise.all(slow.map(({ closed }) => closed))).toEqual(slow.map(() => 'closed'))
})

test.each([
  ['lists in lists', '['.repeat(29_000)],
  ['closed lists in lists', `${'['.repeat(14_000)}${']'.repeat(14_000)}`],
  ['records in records', '{"a":'.repeat(5_000)],
  ['very many members', `[${'0,'.repeat(14_000)}0]`],
])('HT22 a body of %s is refused before it is parsed', async (_what, body) => {
  const reply = await post('open', body)
  expect([reply.statusCode, reply.body]).toEqual([400, 'This is nested too deeply, or has too many parts, to be read.'])
})

test('HT22 brackets inside a text do not count as nesting', async () => {
  const body = JSON.stringify({ a: `${'[{,'.repeat(5_000)}"\\`, b: [[[['deep enough']]]] })
  expect((await post('open', body)).body).toBe(body)
})

const CANNOT_BE_STORED = 'There is a character in this that cannot be stored.'
test.each([
  ['U+0000', '{"a":"b\\u0000"}'],
  ['half of a pair', '{"a":["b\\ud83d"]}'],
  ['the other half', '{"a":{"b":"\\ude00c"}}'],
  ['U+0000 in a name', '{"a\\u0000":1}'],
])('HT23 a body with %s is a 400, wherever it is', async (_what, body) => {
  const reply = await post('open', body)
  expect([reply.statusCode, reply.body]).toEqual([400, CANNOT_BE_STORED])
})

test.each([
  ['no UTF-8', Buffer.from([0x22, 0xc3, 0x22])],
  ['a prototype', Buffer.from('{"a":{"__proto__":{}}}')],
  ['a constructor', Buffer.from('{"constructor":{"prototype":{}}}')],
  ['broken JSON', Buffer.from('{"a":')],
])('HT23 a body with %s is a 400', async (_what, body) => {
  expect((await post('open', body)).statusCode).toBe(400)
})

test.each(['/qq/v1/look?a=b%00', '/qq/v1/look?a%00=b', '/some%00page', '/media/uploads/a%00.png', '/qq/v1/l%00ok'])(
  'HT23 the address %s is a 400',
  async (url) => {
    const reply = await app.inject(url)
    expect([reply.statusCode, reply.body]).toEqual([400, 'The request could not be read.'])
  },
)

test('HT23 a query that is no UTF-8 is read as it is written', async () => {
  expect((await app.inject('/qq/v1/look?a=%ed%a0%80')).body).toBe('{"a":"%ed%a0%80"}')
})

const picture = (bytes: number) => `data:image/png;base64,${'QUJD'.repeat(bytes / 3)}`

test('HT24 a data URL arrives whole in the field that may hold one, beside text in any script', async () => {
  const title = 'Straße, “cats” \\ 日本 🙂 "data: not one"'
  const body = { title, picture: picture(5_000_000 - 2), other: picture(3_000) }
  const reply = await send('draw', JSON.stringify(body), 'drawer')
  expect(await reply.json()).toEqual({ title, picture: body.picture.length, other: 'QUJD' })
})

test.each([
  ['in a field that holds none', { title: picture(60_000) }],
  ['in a field of a field', { title: 'x', picture: { picture: picture(60_000) } }],
  ['that is none', { title: 'x', picture: 'x'.repeat(60_000) }],
  ['that is not written in ASCII', { title: 'x', picture: `${picture(60_000)}é` }],
  ['beside too much else', { title: 'x'.repeat(31_000), picture: picture(60_000) }],
  ['that is too large', { title: 'x', picture: picture(6_000_000) }],
])('HT24 a data URL %s is a 413', async (_what, body) => {
  const reply = await post('draw', JSON.stringify(body), { cookie: 'drawer' })
  expect([reply.statusCode, reply.body]).toEqual([413, 'This is too large to be taken.'])
})

test('HT24 a large body of a call that takes no data URLs is a 413, and so is one of unknown length', async () => {
  expect((await post('own', JSON.stringify({ picture: picture(60_000) }), { cookie: 'drawer' })).statusCode).toBe(413)
  const chunked = await fetch(`http://127.0.0.1:${port}/qq/v1/open`, {
    method: 'POST',
    headers: json,
    body: new Blob(['x'.repeat(40_000)]).stream(),
    duplex: 'half',
  })
  expect(chunked.status).toBe(413)
})

test('HT24 one account sends at most two large bodies at once, small ones meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  const body = JSON.stringify({ title: 'x', picture: picture(60_000) })
  const sent = Array.from({ length: 5 }, () => send('draw', body, 'busy'))
  const refused: Response[] = []
  for (const one of sent) void one.then((reply) => reply.status === 429 && refused.push(reply))
  await vi.waitFor(() => expect(refused).toHaveLength(3))
  expect(refused[0]?.headers.get('retry-after')).toBe('2')
  expect((await send('draw', JSON.stringify({ title: 'small' }), 'busy')).status).toBe(200)
  expect((await send('draw', body, 'another')).status).toBe(200)
  resolve()
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 200, 429, 429, 429])
  expect((await send('draw', body, 'busy')).status).toBe(200)
})

/** Of up to 2,000 names or codes, of people, of slides, and of 5,000 quizzes. */
const WITH_LISTS = [
  'account/checkinvitations',
  'account/invite',
  'createquiz/addquestions',
  'createquiz/editquestions',
  'createquiz/importquiz',
  'library/change',
  'organisation/changemembers',
  'qtest/createqtest',
  'qtest/rescheduleqtest',
]

test('HT24 only calls of a login take data URLs or lists, and what anybody may send is small', () => {
  const takers = calls.filter(({ dataUrls }) => dataUrls !== undefined)
  expect(takers.length).toBeGreaterThan(0)
  expect(takers.filter(({ caller }) => caller !== 'user')).toEqual([])
  const large = calls.filter(({ maxBytes }) => maxBytes > 32_000)
  expect(large.map(({ path }) => path).sort()).toEqual(WITH_LISTS)
  expect(large.filter(({ caller, maxBytes }) => !['user', 'admin'].includes(caller) || maxBytes > 1_000_000)).toEqual(
    [],
  )
  expect(calls.filter(({ caller, maxBytes }) => caller === 'anyone' && maxBytes > 10_000)).toEqual([])
})

/** Sends bodies from a thread of its own, so that only the server keeps this one busy. */
const sendElsewhere = async (body: string): Promise<number> => {
  const code = `const { parentPort, workerData: { url, headers, body } } = require('node:worker_threads')
    fetch(url, { method: 'POST', headers, body }).then(({ status }) => parentPort.postMessage(status))`
  const url = `http://127.0.0.1:${port}/qq/v1/draw`
  const worker = new Worker(code, { eval: true, workerData: { url, headers: { ...json, cookie: 'drawer' }, body } })
  const status = await new Promise<number>((resolve, reject) => worker.once('message', resolve).once('error', reject))
  await worker.terminate()
  return status
}

test.each([
  ['lists in lists', '['.repeat(LARGEST / 2) + ']'.repeat(LARGEST / 2)],
  ['empty records', `[${'{},'.repeat(LARGEST / 3 - 1)}1]`],
  ['700,000 names', `{${Array.from({ length: 700_000 }, (_, index) => `"k${index}":1`).join(',')}}`],
])('HT22 8 MB of %s from a member stop the server for far less time than to parse them', async (_what, body) => {
  const beforeMs = performance.now()
  JSON.parse(body)
  const parsingMs = performance.now() - beforeMs
  // What else the machine does can only make a stall longer: the shortest of three is the body's own.
  const stallsMs: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    expect(await sendElsewhere(body)).toBe(413)
    delay.disable()
    stallsMs.push(delay.max / 1e6)
  }
  expect(Math.min(...stallsMs)).toBeLessThan(parsingMs / 2)
})

test('HT23 no such body makes a line in the log', () => {
  expect(lines).toEqual([])
})

test('HT23 no form of an account takes what cannot be stored, and none fails at it', async () => {
  const at = await openTestAccounts()
  const member = await at.member()
  const isPost = ({ method }: Endpoint) => method === 'POST'
  for (const { path } of calls.filter(isPost))
    for (const text of ['a\0b', 'a\ud800b']) {
      const body = { ...SAMPLE_BODIES[path], note: text }
      const reply = await member.post(path, body)
      expect([path, reply.statusCode, reply.body]).toEqual([
        path,
        ...(reply.statusCode === 403 ? [403, 'Only an administrator can do that.'] : [400, CANNOT_BE_STORED]),
      ])
    }
  await at.close()
})
