import asyncapi from '@quokka/contract/asyncapi.json' with { type: 'json' }
import openapi from '@quokka/contract/openapi.json' with { type: 'json' }
import { expect, test } from 'vitest'
import type { Database, Phase } from '../../ports.ts'
import { openTestApp } from '../../testing/test-app.ts'

const database: Pick<Database, 'check' | 'canWrite'> = { check: async () => {}, canWrite: () => true }

test('OP2 a server that can serve is alive and ready', async () => {
  const app = await openTestApp()
  expect((await app.inject('/healthz')).body).toBe('alive')
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.body]).toEqual([200, 'ready'])
})

test.each([
  ['starting', database, 'starting'],
  ['draining', database, 'draining'],
  ['ready', { ...database, check: () => Promise.reject(new Error('gone')) }, 'the database does not answer'],
  ['ready', { ...database, check: () => new Promise<void>(() => {}) }, 'the database does not answer'],
  ['ready', { ...database, canWrite: () => false }, 'the disk is nearly full'],
] satisfies [Phase, typeof database, string][])(
  'OP2 %s, %j: alive, but not ready: %s',
  async (phase, broken, sentence) => {
    const app = await openTestApp({ phase: () => phase, database: broken })
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.body]).toEqual([503, sentence])
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  },
)

test('OP3 metrics count answers by route, never by address', async () => {
  const app = await openTestApp()
  await app.inject('/media/readymade/one.svg')
  await app.inject('/media/readymade/two.svg')
  const { body, headers } = await app.inject('/metrics')
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/media/:folder/:name",status="404"} 2',
  )
  expect(body).not.toContain('one.svg')
})

const METRICS_TOKEN = 'long-enough-for-a-token'

test.each([
  ['at another machine', { remoteAddress: '192.168.1.9' }],
  ['at a page of another site', { headers: { host: 'rebound.example:3000' } }],
  ['behind a proxy', { headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' } }],
])('OP8 without a token, somebody %s finds no metrics', async (_who, request) => {
  const app = await openTestApp()
  expect((await app.inject({ url: '/metrics', ...request })).statusCode).toBe(404)
  expect((await app.inject('/metrics')).statusCode).toBe(200)
})

test('OP8 without a token nobody reads the metrics of a server with a public address: a proxy may look like this machine', async () => {
  const config = { PUBLIC_ORIGIN: ['https://quiz.example.org'] }
  const request = { url: '/metrics', remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } }
  expect((await (await openTestApp()).inject(request)).statusCode).toBe(200)
  expect((await (await openTestApp({ config })).inject(request)).statusCode).toBe(404)
})

test('OP8 with a token, whoever brings it reads the metrics, and nobody else', async () => {
  const app = await openTestApp({ config: { METRICS_TOKEN } })
  const ask = async (authorization?: string, remoteAddress = '192.168.1.9') =>
    (await app.inject({ url: '/metrics', remoteAddress, headers: { ...(authorization && { authorization }) } }))
      .statusCode
  expect(await ask(`Bearer ${METRICS_TOKEN}`)).toBe(200)
  expect([await ask(), await ask('Bearer wrong'), await ask(METRICS_TOKEN), await ask(undefined, '127.0.0.1')]).toEqual(
    [404, 404, 404, 404],
  )
})

test('OP4 the descriptions of the wire and a page to read them are served', async () => {
  const app = await openTestApp({ descriptions: { openapi, asyncapi } })
  expect((await app.inject('/openapi.json')).json()).toEqual(openapi)
  expect((await app.inject('/asyncapi.json')).json()).toEqual(asyncapi)
  const page = await app.inject('/docs/')
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect((await app.inject('/docs/json')).json()).toMatchObject({ info: openapi.info })
})

test('OP4 every declared call is described with its answers', () => {
  const call = openapi.paths['/qq/v1/createinvite'].post
  expect(call.security).toEqual([{ guest: [] }, {}])
  expect(Object.keys(call.responses)).toEqual([...['200', '400', '403', '413', '415', '429', '500', '503', '511']])
  expect(JSON.stringify(openapi)).not.toContain('#/$defs/')
  const wanted = [...JSON.stringify([openapi, asyncapi]).matchAll(/#\/components\/schemas\/([^"]+)/g)].map(
    ([, id]) => id,
  )
  const given = { ...openapi.components.schemas, ...asyncapi.components.schemas }
  expect(wanted.filter((id) => id === undefined || !Object.hasOwn(given, id))).toEqual([])
})
