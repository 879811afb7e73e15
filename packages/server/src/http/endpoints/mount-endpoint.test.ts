import { gunzipSync } from 'node:zlib'
import { endpoint } from '@quokka/contract/http'
import type { CallRefusal } from '@quokka/contract/wire'
import { Problem } from '@quokka/contract/wire'
import { ok } from '@quokka/core/lib'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { openTestApp } from '../../testing/test-app.ts'
import { createOriginGuard } from '../callers/origin-guard.ts'
import { createRateLimiter } from '../limits/rate-limit.ts'
import type { Route } from './mount-endpoint.ts'
import { route } from './mount-endpoint.ts'

const base = { method: 'POST', caller: 'anyone', changes: false, maxBytes: 200, perMinute: 60, summary: '' } as const
const Body = z.strictObject({
  name: z.string().min(3, 'Name needs at least 3 characters.').optional(),
  age: z.number({ error: 'Age is a number.' }).optional(),
})

const echo = route(endpoint({ ...base, path: 'echo', body: Body, answer: Body }), ({ body }) => ok(body))
const greet = route(endpoint({ ...base, path: 'greet', body: Body, answer: 'text' }), ({ body }) =>
  ok(`Hello ${body.name ?? 'you'}!`),
)
const look = route(
  endpoint({ ...base, path: 'look', method: 'GET', body: z.strictObject({ at: z.string() }), answer: 'text' }),
  ({ body }) => ok(body.at),
)
const enter = route(endpoint({ ...base, path: 'enter', changes: true, body: Body, answer: 'text' }), ({ credential }) =>
  ok(credential()),
)
const own = route(endpoint({ ...base, path: 'own', caller: 'user', body: Body, answer: 'text' }), () => ok('secret'))
const fail = route(endpoint({ ...base, path: 'fail', body: Body, answer: 'text' }), () => {
  throw new Error('the database says /var/lib/secret')
})
const leak = route(
  endpoint({ ...base, path: 'leak', body: Body, answer: z.strictObject({ shown: z.string() }) }),
  // Typed wrongly on purpose: the schema must hold even where the compiler was overruled.
  () => ok({ shown: 'yes', correctAnswer: 'B' } as { shown: string }),
)
const list = route(endpoint({ ...base, path: 'list', isKept: true, body: Body, answer: Body }), ({ body }) => ok(body))
const Choice = z.union([
  z.strictObject({ user: z.string(), role: z.string().optional() }),
  z.strictObject({ team: z.strictObject({ name: z.string() }) }),
])
const choose = route(endpoint({ ...base, path: 'choose', body: Choice, answer: 'text' }), () => ok('chosen'))
const routes: Route[] = [choose, echo, greet, look, enter, own, fail, leak, list]
const JSON_TYPE = { 'content-type': 'application/json' }
const TEXT_TYPE = { 'content-type': 'text/plain' }
const sameOrigin = { 'sec-fetch-site': 'same-origin' }

const app = await openTestApp({ routes })
const post = (path: string, payload?: string | object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/qq/v1/${path}`, headers, ...(payload !== undefined && { payload }) })

test('HT5 a call answers JSON, or a sentence as plain text, and is not stored on the way', async () => {
  const json = await post('echo', { name: 'Ada' })
  expect([json.statusCode, json.headers['content-type'], json.json()]).toEqual([
    200,
    'application/json; charset=utf-8',
    { name: 'Ada' },
  ])
  const text = await post('greet', { name: 'Ada' })
  expect([text.statusCode, text.headers['content-type'], text.body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'Hello Ada!',
  ])
  expect([json.headers['cache-control'], text.headers['cache-control']]).toEqual(['no-store', 'no-store'])
})

test('HT5 a call without a body is one with an empty body; a GET is read from its query', async () => {
  expect((await post('greet')).body).toBe('Hello you!')
  expect((await post('greet', '', { 'content-type': 'application/json' })).body).toBe('Hello you!')
  expect((await app.inject('/qq/v1/look?at=here')).body).toBe('here')
})

test('HT35 a cacheable answer can be requested by GET too, compressed where accepted, and is a 304 while it is unchanged', async () => {
  const get = (headers: Record<string, string>, name = 'Ada') =>
    app.inject({ url: `/qq/v1/list?name=${name}`, headers })
  const first = await get({ 'accept-encoding': 'gzip, deflate, br' })
  expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, 'gzip'])
  expect(JSON.parse(gunzipSync(first.rawPayload).toString())).toEqual({ name: 'Ada' })
  const etag = String(first.headers.etag)
  const again = await get({ 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await get({ 'if-none-match': etag, 'accept-encoding': 'gzip;q=0' }, 'Bea')
  expect([other.statusCode, other.headers['content-encoding'], other.json()]).toEqual([200, undefined, { name: 'Bea' }])
  expect((await post('list', { name: 'Ada' })).json()).toEqual({ name: 'Ada' })
})

test('HT5 what the answer does not declare never leaves', async () => {
  const reply = await post('leak', {})
  expect(reply.statusCode).toBe(500)
  expect(reply.body).not.toContain('correctAnswer')
})

test('HT6 a body that fails validation is a 400 with the first failing rule', async () => {
  const reply = await post('echo', { name: 'A', age: 'x' })
  expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
    400,
    'text/plain; charset=utf-8',
    'Name needs at least 3 characters.',
  ])
})

test('HT6 a client that accepts problem details gets every failing rule with its place', async () => {
  const reply = await post('echo', { name: 'A', age: 'x' }, { accept: 'application/json, application/problem+json' })
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(Problem.parse(reply.json())).toEqual({
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    code: 'request/invalid',
    detail: 'Name needs at least 3 characters.',
    errors: [
      { path: 'name', code: 'field/too-short', message: 'Name needs at least 3 characters.' },
      { path: 'age', code: 'field/wrong-type', message: 'Age is a number.' },
    ],
  })
})

test.each([
  ['unknown fields', '{"name":"Ada","isAdmin":true}'],
  ['no object', '"Ada"'],
  ['broken JSON', '{"name":'],
  ['a prototype', '{"__proto__":{"name":"Ada"}}'],
  ['a constructor', '{"constructor":{"prototype":{"name":"Ada"}}}'],
])('HT6 a body with %s is a 400', async (_what, text) => {
  const reply = await post('echo', text, { 'content-type': 'application/json' })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8'])
  expect(reply.body).not.toBe('')
})

const fieldsNamed = async (path: string, payload: object) =>
  (await post(path, payload, { accept: 'application/problem+json' }))
    .json()
    .errors.map(({ path, code }: { path: string; code: string }) => [path, code])

test('HT37 every unknown field is named, in a list and in the sentence, also within a field and of a choice of shapes', async () => {
  expect(await fieldsNamed('echo', { name: 'Ada', nope: 1, other: 2 })).toEqual([
    ['nope', 'field/unknown'],
    ['other', 'field/unknown'],
  ])
  expect((await post('echo', { nope: 1 })).body).toBe('The request could not be read. Unknown field: nope.')
  expect(await fieldsNamed('choose', { team: { name: 'Reds', nope: 1 } })).toEqual([['team.nope', 'field/unknown']])
  expect(await fieldsNamed('choose', { user: 'Ada', nope: 1 })).toEqual([['nope', 'field/unknown']])
  const [[path]] = await fieldsNamed('echo', { ['n'.repeat(100)]: 1 })
  expect(path).toBe('n'.repeat(60))
})

test('HT7 a larger body than the call declares is a 413', async () => {
  const reply = await post('echo', { name: 'x'.repeat(300) })
  expect([reply.statusCode, reply.body]).toEqual([413, 'This is too large to be taken.'])
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  '',
])('HT7 a body of type %j is a 415', async (type) => {
  const reply = await post('echo', '{"name":"Ada"}', { 'content-type': type })
  expect([reply.statusCode, reply.body]).toEqual([415, 'This kind of content is not taken here.'])
})

test('HT43 where origins are configured, the refusal of a call from another address says where to go', async () => {
  const guarded = await openTestApp({ routes, origins: createOriginGuard(['https://quiz.example.org']) })
  const headers = { origin: 'http://localhost:3000', host: 'localhost:3000' }
  const reply = await guarded.inject({ method: 'POST', url: '/qq/v1/enter', headers, payload: {} })
  expect([reply.statusCode, reply.body]).toEqual([
    403,
    'This call came from another site, so nothing was done. Open https://quiz.example.org instead.',
  ])
})

test('HT8 a changing call from another site, or from nowhere, is a 403 and does nothing', async () => {
  for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'http://evil.example' }]) {
    const reply = await post('enter', {}, { ...headers })
    expect(reply.statusCode).toBe(403)
    expect(reply.headers['set-cookie']).toBeUndefined()
  }
  expect((await post('enter', {}, { origin: 'http://localhost:80' })).statusCode).toBe(200)
})

test('HT1 a guest is issued by the first call that needs one, and known from then on', async () => {
  expect((await post('greet', {})).headers['set-cookie']).toBeUndefined()
  const first = await post('enter', {}, sameOrigin)
  const setCookie = String(first.headers['set-cookie'])
  expect(setCookie).toMatch(/^qq_guest=/)
  const again = await post('enter', {}, { ...sameOrigin, cookie: setCookie.split(';')[0] ?? '' })
  expect([again.body, again.headers['set-cookie']]).toEqual([first.body, undefined])
})

test('HT9 a call that needs a login is a 401 with a blank body', async () => {
  const reply = await post('own', {})
  expect([reply.statusCode, reply.body]).toEqual([401, ''])
})

test('HT3 HT36 a call made too often is a 429 that says when to try again', async () => {
  let nowMs = 0
  const limits = createRateLimiter({ running: { runningMs: () => nowMs }, factor: 0.05 })
  const limited = await openTestApp({ routes, limits })
  const call = (path: string, remoteAddress: string) =>
    limited.inject({ method: 'POST', url: `/qq/v1/${path}`, remoteAddress })
  for (let made = 0; made < 3; made += 1) expect((await call('greet', '192.0.2.1')).statusCode).toBe(200)
  const refused = await call('greet', '192.0.2.1')
  expect([refused.statusCode, refused.headers['refusal-code'], refused.headers['retry-after'], refused.body]).toEqual([
    429,
    'request/rate-limited',
    '20',
    'That was a little too often. Please wait a moment and try again.',
  ])
  expect((await call('greet', '192.0.2.2')).statusCode).toBe(200)
  expect((await call('echo', '192.0.2.1')).statusCode).toBe(200)
  nowMs += 20_000
  expect((await call('greet', '192.0.2.1')).statusCode).toBe(200)
})

test('HT10 a bug is a 500 with a reference and nothing of its cause', async () => {
  const reply = await post('fail', {})
  expect(reply.statusCode).toBe(500)
  expect(reply.body).toMatch(/^Something went wrong on our side\. Please try again\. \(Reference \S{10}\)$/)
  // What the user can quote is what the header names and the log has (OP47).
  expect(reply.body).toContain(`(Reference ${reply.headers['x-request-id']})`)
})

test.each(['/qq/v1/nothing', '/qq/v1/', '/qq/v1/echo/more', '/qq/v2/echo'])(
  'HT10 %s is a 404 with a sentence',
  async (url) => {
    const reply = await app.inject({ method: 'POST', url })
    expect([reply.statusCode, reply.body]).toEqual([404, 'There is nothing at this address.'])
  },
)

test('HT10 an address that cannot be read is a 400 with a sentence', async () => {
  const reply = await app.inject({ url: '/qq/v1/%c0%80' })
  expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
    400,
    'text/plain; charset=utf-8',
    'The request could not be read.',
  ])
})

test.each<[string, InjectOptions, number, CallRefusal]>([
  ['a body that breaks a rule', { url: '/qq/v1/echo', payload: { name: 'A' } }, 400, 'request/invalid'],
  ['a query that breaks a rule', { method: 'GET', url: '/qq/v1/look' }, 400, 'request/invalid'],
  ['broken JSON', { url: '/qq/v1/echo', payload: '{', headers: JSON_TYPE }, 400, 'request/unreadable'],
  ['a deep body', { url: '/qq/v1/echo', payload: '['.repeat(17), headers: JSON_TYPE }, 400, 'request/too-complex'],
  ['a text with NUL', { url: '/qq/v1/echo', payload: { name: 'Ada\0' } }, 400, 'request/unstorable-text'],
  ['an address with NUL', { url: '/qq/v1/echo%00' }, 400, 'request/unreadable'],
  ['an address that cannot be read', { url: '/qq/v1/%c0%80' }, 400, 'request/unreadable'],
  ['no login', { url: '/qq/v1/own' }, 401, 'account/sign-in-required'],
  ['another site', { url: '/qq/v1/enter' }, 403, 'request/cross-site'],
  ['an unknown call', { url: '/qq/v1/nothing' }, 404, 'request/not-found'],
  ['an unknown medium', { method: 'GET', url: '/media/uploads/none.png' }, 404, 'request/not-found'],
  ['a large body', { url: '/qq/v1/echo', payload: { name: 'x'.repeat(300) } }, 413, 'request/too-large'],
  ['another type', { url: '/qq/v1/echo', payload: 'x', headers: TEXT_TYPE }, 415, 'request/unsupported-media-type'],
  ['a bug', { url: '/qq/v1/fail' }, 500, 'server/failed'],
])('HT36 %s is refused with its code, as a text and as problem details', async (_what, options, status, code) => {
  for (const accept of ['*/*', 'application/problem+json']) {
    const reply = await app.inject({ method: 'POST', ...options, headers: { ...options.headers, accept } })
    expect([reply.statusCode, reply.headers['refusal-code']]).toEqual([status, code])
    if (accept !== '*/*') expect(Problem.parse(reply.json())).toMatchObject({ type: 'about:blank', status, code })
  }
})

test('HT36 what is done has no code', async () => {
  expect((await post('echo', {})).headers['refusal-code']).toBeUndefined()
})

test.each(['/qq/v1/nothing', '/healthz', '/some-page', '/media/uploads/x.png'])(
  'HT11 %s carries the security headers',
  async (url) => {
    const { headers } = await app.inject(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    const policy = String(headers['content-security-policy'])
    for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
    expect(policy).not.toContain('unsafe')
    expect(headers['strict-transport-security']).toBeUndefined()
  },
)

test.each([
  [createOriginGuard([]), '192.168.1.7:3000', "'self' ws://192.168.1.7:3000"],
  [createOriginGuard([]), 'my-laptop.local:3000', "'self' ws://my-laptop.local:3000"],
  [createOriginGuard([]), 'evil.example', "'self'"],
  [createOriginGuard([]), 'a;script-src *', "'self'"],
  [createOriginGuard([]), "a;script-src'unsafe-inline'.local", "'self'"],
  [createOriginGuard(['https://quiz.example.org']), 'backend:3000', "'self' wss://quiz.example.org"],
])('HT11 %# a page may open sockets to its own host alone', async (origins, host, sources) => {
  const guarded = await openTestApp({ origins })
  const policy = String((await guarded.inject({ url: '/', headers: { host } })).headers['content-security-policy'])
  expect(policy.split('; ').filter((part) => part.startsWith('connect-src'))).toEqual([`connect-src ${sources}`])
  expect(policy.split('; ')).toHaveLength(8)
})

test('HT11 behind TLS browsers are told to stay there', async () => {
  const secure = await openTestApp({ isSecure: true })
  expect((await secure.inject('/healthz')).headers['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  )
})

test.each(['starting', 'draining'] as const)(
  'HT12 HT36 while the server is %s calls are a 511 with a sentence and a code',
  async (phase) => {
    const busy = await openTestApp({ routes, phase: () => phase })
    const reply = await busy.inject({ method: 'POST', url: '/qq/v1/greet' })
    expect([reply.statusCode, reply.headers['retry-after'], reply.headers['refusal-code']]).toEqual([
      511,
      '2',
      `server/${phase}`,
    ])
    expect(reply.body).toMatch(/^The server is .+\.$/)
    expect((await busy.inject('/healthz')).statusCode).toBe(200)
  },
)
