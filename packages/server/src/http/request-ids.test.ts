import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { createRequestIds } from '../tracing/request-id.ts'

let made = 0
const chance = { newId: () => `${String(++made).padStart(4, '0')}-made-more-than-ten` }
const lines: string[] = []
const open = (trusted: readonly string[]) =>
  openTestApp({
    requestIds: createRequestIds(trusted, chance),
    log: pino({ level: 'debug' }, { write: (line) => lines.push(line) }),
  })
const [alone, behindProxy] = [await open([]), await open(['192.0.2.0/24'])]

const idOf = async (app: typeof alone, given: string, remoteAddress = '192.0.2.1', url = '/healthz') =>
  (await app.inject({ url, remoteAddress, headers: { 'x-request-id': given } })).headers['x-request-id']

test('OP47 each answer names its request, by an id that no other has', async () => {
  const ids = []
  for (const url of ['/healthz', '/qq/v1/nothing', '/%c0%80', '/qtest/x%00', '/openapi.json'])
    ids.push(await idOf(alone, '', '192.0.2.1', url))
  expect(ids.filter((id) => !/^[\w-]{10}$/u.test(String(id)))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('OP47 a trusted proxy names the request, nobody else does, and nothing but a name is taken', async () => {
  const uuid = '4f0c1d52-7b2e-4c57-9c3e-2f6a1b8d9e01'
  expect(await idOf(behindProxy, uuid)).toBe(uuid)
  expect(await idOf(behindProxy, uuid, '198.51.100.7')).not.toBe(uuid)
  expect(await idOf(alone, uuid)).not.toBe(uuid)
  for (const given of ['short', 'a'.repeat(65), 'ada@example.org', '192.0.2.9:80', 'with space', 'a, b-second-id'])
    expect(await idOf(behindProxy, given)).not.toBe(given)
})

test('OP49 a refused call is told by its route and code where details are asked for, never by its address', async () => {
  lines.length = 0
  const id = await idOf(alone, '', '192.0.2.1', '/qq/v1/nothing/planted-1?token=planted-2')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      ...{ level: 20, requestId: id, route: '/*', status: 404, code: 'request/not-found' },
      msg: 'a call was refused',
    }),
  ])
  expect(lines.join('')).not.toMatch(/planted|192\.0\.2/u)
})
