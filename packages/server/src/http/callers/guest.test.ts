import { expect, test } from 'vitest'
import { systemChance } from '../../adapters/chance.ts'
import { createGuests } from './guest.ts'
import { hashOfToken } from './token-cookie.ts'

const WEEK_MS = 7 * 24 * 3_600_000
let nowMs = 2_900 * WEEK_MS + 1
const clock = { nowMs: () => nowMs }
const open = (secret = 'ours', isSecure = false) => createGuests({ isSecure, secret, chance: systemChance, clock })
const guests = open()

const pairOf = (setCookie: string | undefined): string => setCookie?.split(';')[0] ?? 'none'
/** A browser that came for the first time. */
const arrive = () => {
  const { credential, setCookie } = guests.present(undefined)
  return { credential, setCookie: setCookie ?? '', cookie: pairOf(setCookie) }
}
const UNSIGNED = 'B'.repeat(22)

test('HT1 a guest is the same one when the cookie comes back, and only then', () => {
  const { cookie, credential } = arrive()
  expect(guests.credentialsIn(cookie)).toEqual([credential])
  expect(guests.present(`other=1; ${cookie}; more=2`)).toEqual({ credential, setCookie: undefined })
  expect(arrive().credential).not.toBe(credential)
})

test('HT1 the cookie carries 128 random bits, the credential only their hash', () => {
  const { setCookie, credential } = arrive()
  const id = /^qq_guest=([A-Za-z0-9_-]{22})\.2900\./.exec(setCookie)?.[1] ?? 'none'
  expect(Buffer.from(id, 'base64url')).toHaveLength(16)
  expect(credential).toBe(`guest:${hashOfToken(id)}`)
})

test('HT1 without TLS the cookie is HttpOnly, Lax and for the whole host', () => {
  const attributes = arrive().setCookie.split('; ').slice(1)
  expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=2419200', 'Path=/', 'SameSite=Lax'])
})

test('HT1 behind TLS the cookie is Secure and bound to the host by its name', () => {
  const secure = open('ours', true)
  const { setCookie = '', credential } = secure.present(undefined)
  expect(setCookie).toMatch(/^__Host-qq_guest=/)
  expect(setCookie.split('; ')).toContain('Secure')
  expect(secure.credentialsIn(pairOf(setCookie))).toEqual([credential])
  expect(secure.credentialsIn(pairOf(setCookie).replace('__Host-', ''))).toEqual([])
})

test.each([
  undefined,
  '',
  ';;;=;',
  'qq_guest',
  'qq_guest=',
  'qq_guest=~',
  'qq_guest=short',
  'qq_guest=%E0%A4%A',
  'qq_guest=%00%00%00%00%00%00%00',
  `qq_guest=${'a'.repeat(23)}`,
  `qq_guest=${'a'.repeat(10_000)}`,
  `qq_guest=${UNSIGNED}.2900.${UNSIGNED}`,
  `qq_guest=${UNSIGNED}.999999.${UNSIGNED}`,
  `qq_guest=${UNSIGNED}..${UNSIGNED}`,
  '__proto__=aaaaaaaaaaaaaaaaaaaaaa',
])('HT1 the cookie header %j is nobody, and breaks nothing', (header) => {
  expect(guests.credentialsIn(header)).toEqual([])
  expect(guests.present(header).setCookie).toMatch(/^qq_guest=[^~]{50,};/)
})

test('HT28 a self-chosen token identifies nobody: its bearer acts under a token issued by the server', () => {
  const chosen = `guest:${hashOfToken(UNSIGNED)}`
  const { credential, setCookie } = guests.present(`qq_guest=${UNSIGNED}`)
  expect(credential).not.toBe(chosen)
  expect(guests.present(pairOf(setCookie))).toEqual({ credential, setCookie: undefined })
})

test("HT28 a seat taken with a token from before tokens were signed stays the guest's", () => {
  const seat = `guest:${hashOfToken(UNSIGNED)}`
  expect(guests.credentialsIn(`qq_guest=${UNSIGNED}`)).toEqual([seat])
  const { credential, setCookie } = guests.present(`qq_guest=${UNSIGNED}`)
  expect(guests.credentialsIn(pairOf(setCookie))).toEqual([credential, seat])
})

test('HT28 a token that another server signed, or somebody changed, is nobody', () => {
  const { cookie } = arrive()
  expect(open('theirs').credentialsIn(cookie)).toEqual([])
  expect(guests.credentialsIn(cookie.replace('.2900.', '.2901.'))).toEqual([])
  expect(guests.credentialsIn(cookie.replace('=', '=A').replace(/.\.2900/, '.2900'))).toEqual([])
})

test('HT28 a token is replaced after its week, the same way for calls made at once, and the seat of the one before stays', () => {
  const first = arrive()
  nowMs += WEEK_MS
  const second = guests.present(first.cookie)
  expect(second.credential).not.toBe(first.credential)
  expect(guests.present(first.cookie)).toEqual(second)
  const cookie = pairOf(second.setCookie)
  expect(guests.credentialsIn(cookie)).toEqual([second.credential, first.credential])
  expect(guests.present(cookie).setCookie).toBeUndefined()
})

test('HT28 a token that was never replaced ends after four weeks', () => {
  const { cookie, credential } = arrive()
  nowMs += 4 * WEEK_MS
  expect(guests.credentialsIn(cookie)).toEqual([credential])
  nowMs += WEEK_MS
  expect(guests.credentialsIn(cookie)).toEqual([])
})
