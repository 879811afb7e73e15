import { expect, test } from 'vitest'
import { createOriginGuard } from './origin-guard.ts'

const lan = createOriginGuard([])
const behindTls = createOriginGuard(['https://quiz.example.org', 'http://kiosk.local:8080'])

test.each([
  [lan, 'http://192.168.1.7:3000', '192.168.1.7:3000', true],
  [lan, 'http://localhost:3000', 'localhost:3000', true],
  [lan, 'http://[::1]:3000', '[::1]:3000', true],
  [lan, 'http://quiz.local', 'quiz.local:80', true],
  [lan, 'https://quiz.local', 'quiz.local', true],
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
  [behindTls, 'http://10.0.0.5:3000', '10.0.0.5:3000', true],
  [behindTls, 'http://quiz.example.org', 'quiz.example.org', false],
  [behindTls, 'https://other.example.org', 'quiz.example.org', false],
])('HT2 %# origin %j at host %j', (guard, origin, host, isAllowed) => {
  expect(guard.isAllowedOrigin(origin, host)).toBe(isAllowed)
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
