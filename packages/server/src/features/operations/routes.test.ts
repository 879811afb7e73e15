import asyncapi from '@quokka/contract/asyncapi.json' with { type: 'json' }
import openapi from '@quokka/contract/openapi.json' with { type: 'json' }
import { expect, test, vi } from 'vitest'
import type { Database, Phase } from '../../ports.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { openTestApp } from '../../testing/test-app.ts'

const METRICS_TOKEN = 'long-enough-for-a-token'
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

test.each([
  ['a server that is ready', database, 1],
  ['a server whose database does not answer', { ...database, check: () => new Promise<void>(() => {}) }, 0],
] satisfies [string, typeof database, number][])('OP31 the metrics of %s say so', async (_which, given, figure) => {
  const app = await openTestApp({ database: given })
  expect((await app.inject('/metrics')).body).toContain(`\nquokka_ready ${figure}\n`)
})

test('OP31 without the database the metrics lack the jobs, which only it knows, and have the rest', async () => {
  const opened = await openTestAccounts({ settings: { METRICS_TOKEN } })
  const read = () => opened.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  expect((await read()).body).toContain('quokka_jobs{lane="mail",state="failed"} 0')
  const lost = vi.spyOn(opened.database.kysely, 'selectFrom').mockImplementation(() => {
    throw new Error('gone')
  })
  const { statusCode, body } = await read()
  lost.mockRestore()
  await opened.close()
  expect([statusCode, body.includes('quokka_jobs{')]).toEqual([200, false])
  expect(body).toMatch(/^quokka_disk_free_bytes [1-9]/m)
})

test('OP31 failures of emails are counted from the start, for an alarm to see the first', async () => {
  const opened = await openTestAccounts()
  const text = await opened.metrics.getSingleMetricAsString('quokka_mails_failed_total')
  await opened.close()
  for (const outcome of ['later', 'never', 'unknown', 'expired']) expect(text).toContain(`{outcome="${outcome}"} 0`)
})

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
  for (const url of ['/docs', '/docs/']) {
    const page = await app.inject(url)
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  }
})

test('OP13 the page of the calls names the product and has every call and schema, no link of it leads nowhere, and nothing of it runs', async () => {
  const app = await openTestApp({ descriptions: { openapi, asyncapi }, config: { BRAND_NAME: 'Owl & Co' } })
  const { body, headers } = await app.inject('/docs')
  expect(body).toContain('<title>Owl &#38; Co API</title>')
  const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const operations = Object.values(openapi.paths).flatMap((methods) => Object.values(methods))
  expect(operations.filter(({ operationId }) => !ids.has(operationId))).toEqual([])
  expect(Object.keys(openapi.components.schemas).filter((name) => !ids.has(`schema-${name}`))).toEqual([])
  const links = [...body.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links.filter((id) => !ids.has(id))).toEqual([])
  expect(body).toContain('<b>currentPassword</b>: string <i>at most 1000 characters</i>')
  expect(body).not.toMatch(/<script|\son\w+=|undefined|\[object/)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]+'; base-uri/)
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
