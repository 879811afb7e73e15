import { expect, test } from 'vitest'
import { systemChance } from '../adapters/chance.ts'
import { createGuests } from './guest.ts'

const guests = createGuests({ isSecure: false, chance: systemChance })
const pairOf = (setCookie: string): string => setCookie.split(';')[0] ?? ''

test('HT1 a guest is the same one when the cookie comes back, and only then', () => {
  const { setCookie, credential } = guests.issueGuest()
  expect(guests.readCredential(pairOf(setCookie))).toEqual({ credential })
  expect(guests.readCredential(`other=1; ${pairOf(setCookie)}; more=2`)).toEqual({ credential })
  expect(guests.issueGuest().credential).not.toBe(credential)
})

test('HT1 the cookie carries 128 random bits, the credential only their hash', () => {
  const { setCookie, credential } = guests.issueGuest()
  const token = /^qq_guest=([A-Za-z0-9_-]{22});/.exec(setCookie)?.[1] ?? 'none'
  expect(Buffer.from(token, 'base64url')).toHaveLength(16)
  expect(credential).toMatch(/^guest:[A-Za-z0-9_-]{43}$/)
  expect(credential).not.toContain(token)
})

test('HT1 without TLS the cookie is HttpOnly, Lax and for the whole host', () => {
  const attributes = guests.issueGuest().setCookie.split('; ').slice(1)
  expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax'])
})

test('HT1 behind TLS the cookie is Secure and bound to the host by its name', () => {
  const secure = createGuests({ isSecure: true, chance: systemChance })
  const { setCookie, credential } = secure.issueGuest()
  expect(setCookie).toMatch(/^__Host-qq_guest=/)
  expect(setCookie.split('; ')).toContain('Secure')
  expect(secure.readCredential(pairOf(setCookie))).toEqual({ credential })
  expect(secure.readCredential(pairOf(setCookie).replace('__Host-', ''))).toBeUndefined()
})

test.each([
  undefined,
  '',
  ';;;=;',
  'qq_guest',
  'qq_guest=',
  'qq_guest=short',
  'qq_guest=%E0%A4%A',
  'qq_guest=%00%00%00%00%00%00%00',
  `qq_guest=${'a'.repeat(23)}`,
  `qq_guest=${'a'.repeat(10_000)}`,
  '__proto__=aaaaaaaaaaaaaaaaaaaaaa',
])('HT1 the cookie header %j is nobody, and breaks nothing', (header) => {
  expect(guests.readCredential(header)).toBeUndefined()
})
