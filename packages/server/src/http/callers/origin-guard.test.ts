import { expect, test } from 'vitest'
import { createOriginGuard } from './origin-guard.ts'

const strangers: string[] = []
const lan = createOriginGuard([], 'Server.School.example', (host) => strangers.push(host))
const behindTls = createOriginGuard(['https://quiz.example.org', 'http://kiosk.local:8080'])

test.each([
  [lan, 'http://192.168.1.7:3000', '192.168.1.7:3000', true],
  [lan, 'http://localhost:3000', 'localhost:3000', true],
  [lan, 'http://[::1]:3000', '[::1]:3000', true],
  [lan, 'http://quiz.local', 'quiz.local:80', true],
  [lan, 'https://quiz.local', 'quiz.local', true],
  [lan, 'http://my-laptop:3000', 'my-laptop:3000', true],
  [lan, 'http://my-laptop.local:3000', 'my-laptop.local:3000', true],
  [lan, 'http://server.school.example:3000', 'server.school.example:3000', true],
  [lan, 'http://evil.example', 'evil.example', false],
  [lan, 'http://evil.example', 'evil.example', false],
  [lan, 'http://evil.local.example:3000', 'evil.local.example:3000', false],
  [lan, 'http://192.168.1.7.evil.example', '192.168.1.7.evil.example', false],
  [lan, 'http://127.0.0.1.', '127.0.0.1.', true],
  [lan, 'http://evil.', 'evil.', false],
  [lan, 'http://192.168.1.7:3001', '192.168.1.7:3000', false],
  [lan, 'http://evil.example', '192.168.1.7:3000', false],
  [lan, 'http://192.168.1.7:3000.evil.example', '192.168.1.7:3000', false],
  [lan, 'null', '192.168.1.7:3000', false],
  [lan, 'null', 'null', false],
  [lan, 'file://', '192.168.1.7:3000', false],
  [lan, '', '', false],
  [lan, undefined, '192.168.1.7:3000', false],
  [lan, 'http://192.168.1.7:3000', undefined, false],
  [behindTls, 'https://quiz.example.org', 'backend:3000', true],
  [behindTls, 'http://kiosk.local:8080', 'backend:3000', true],
  [behindTls, 'http://10.0.0.5:3000', '10.0.0.5:3000', false],
  [behindTls, 'http://127.0.0.1:3000', '127.0.0.1:3000', false],
  [behindTls, 'http://localhost:3000', 'localhost:3000', false],
  [behindTls, 'http://quiz.example.org', 'quiz.example.org', false],
  [behindTls, 'https://other.example.org', 'quiz.example.org', false],
])('HT2 %# origin %j at host %j', (guard, origin, host, isAllowed) => {
  expect(guard.isAllowedOrigin(origin, host)).toBe(isAllowed)
})

test('HT2 whoever runs the server is told once of a name under which it is called but not configured', () => {
  expect(strangers).toEqual(['evil.example', 'evil.local.example:3000', '192.168.1.7.evil.example', 'evil.'])
  for (let name = 0; name < 100; name += 1) lan.isAllowedOrigin(`http://evil${name}.example`, `evil${name}.example`)
  expect(strangers).toHaveLength(10)
})

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://quiz.example.org' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' }, false],
  [{ origin: 'https://quiz.example.org' }, true],
  [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, false],
])('HT2 where origins are configured, a changing call with %j', (headers, isAllowed) => {
  expect(behindTls.mayChange({ host: 'backend:3000', ...headers })).toBe(isAllowed)
})

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://quiz.local' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://quiz.local' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://quiz.local' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'http://quiz.local' }, true],
  [{ origin: 'http://evil.example' }, false],
  [{}, false],
])('HT2 a changing call with %j', (headers, isAllowed) => {
  expect(lan.mayChange({ host: 'quiz.local', ...headers })).toBe(isAllowed)
})

test.each([
  [lan, '192.168.1.7:3000', 'http://192.168.1.7:3000'],
  [lan, 'localhost:80', 'http://localhost'],
  [lan, '[::1]:3000', 'http://[::1]:3000'],
  [lan, 'evil.example/path?', 'http://evil.example'],
  [lan, 'a b', undefined],
  [lan, '', undefined],
  [lan, undefined, undefined],
  [behindTls, 'quiz.example.org', 'https://quiz.example.org'],
  [behindTls, 'quiz.example.org:443', 'https://quiz.example.org'],
  [behindTls, 'kiosk.local:8080', 'http://kiosk.local:8080'],
  [behindTls, '10.0.0.5:3000', 'https://10.0.0.5:3000'],
])('SL11 %# called at host %j the origin is %j', (guard, host, origin) => {
  expect(guard.originAt(host)).toBe(origin)
})
