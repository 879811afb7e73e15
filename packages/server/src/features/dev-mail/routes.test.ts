import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import type { KeptMail } from '../../ports.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { isDevMailOffered } from './routes.ts'

const mail: KeptMail = {
  sentAt: '2026-01-01T00:00:01.000Z',
  to: 'ada<i>@example.org',
  subject: '<script>alert(1)</script>',
  text: 'Hello <img src=x onerror=alert(1)>,\n\nK7QPRX\n',
  html: '<p>unused</p>',
}
const asked: number[] = []
const newestMails = async (most: number) => {
  asked.push(most)
  return [mail]
}
const app = await openTestApp({ devMail: { newestMails } })
const here = { url: '/dev/mail', remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } }

test('ML8 a developer at this machine reads the emails that were written, as text, with the code picked out', async () => {
  const reply = await app.inject(here)
  expect(reply.statusCode).toBe(200)
  expect(asked).toEqual([50])
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-[^ ]+'; base-uri/),
  })
  expect(reply.body).toContain('Code: <strong>K7QPRX</strong>')
  expect(reply.body).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
  expect(reply.body).not.toMatch(/<(script|img|i|style )\b|\sstyle=|\son\w+=x/)
})

test.each(['127.0.0.1:3000', '127.0.0.1', '[::1]:3000', 'localhost'])('ML8 it is there at host %s', async (host) => {
  for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect((await app.inject({ ...here, remoteAddress, headers: { host } })).statusCode).toBe(200)
})

const elsewhere: [string, object][] = [
  ['from another machine', { remoteAddress: '192.168.1.9' }],
  ['from another machine over IPv6', { remoteAddress: 'fe80::7f00:1' }],
  ["by a name of another site's", { headers: { host: 'rebound.example:3000' } }],
  ['by a name that begins alike', { headers: { host: 'localhost.example' } }],
  ["by the machine's address in its network", { headers: { host: '192.168.1.7:3000' } }],
  ['through a proxy', { headers: { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' } }],
  ['through a proxy of the newer form', { headers: { host: 'localhost:3000', forwarded: 'for=127.0.0.1' } }],
]
test.each(elsewhere)('ML8 %s it is an unknown address', async (_, request) => {
  const unknown = await app.inject({ ...here, ...request, url: '/qq/unknown' })
  const reply = await app.inject({ ...here, ...request })
  expect([reply.statusCode, reply.body]).toEqual([404, unknown.body])
})

test('ML8 where emails are sent, or nobody develops, it is an unknown address and no page of the web', async () => {
  const without = await openTestApp()
  for (const url of ['/dev/mail', '/dev', '/dev/'])
    expect((await without.inject({ ...here, url })).statusCode).toBe(404)
})

test.each([
  [{}, true],
  [{ NODE_ENV: 'development', PUBLIC_ORIGIN: 'http://localhost:3000' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'test' }, false],
  [{ SMTP_URL: 'smtp://mail.example' }, false],
  [{ PUBLIC_ORIGIN: 'http://localhost:3000,https://quiz.example' }, false],
  [{ TRUST_PROXY: 'loopback' }, false],
])('ML8 with %j it is offered: %j', (environment, isOffered) => {
  const read = readConfig(environment)
  expect(read.ok && isDevMailOffered(read.config)).toBe(isOffered)
})
