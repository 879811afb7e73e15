import { afterAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ofOtherServer } from '../testing/other-server.ts'
import type { TestAccounts } from '../testing/test-accounts.ts'
import { openTestAccounts, PASSWORD, PUBLIC_ORIGIN } from '../testing/test-accounts.ts'
import { wholeDatabase } from '../testing/whole-database.ts'

const settings = { TRUST_PROXY: 'loopback' }
const one = await openTestAccounts({ limitFactor: 1, settings })
/** Another server on the same database; begun later, it is also what one is after a restart. */
const openAnother = async () => {
  const database = ofOtherServer(one.database)
  const another = await openTestAccounts({ limitFactor: 1, settings, database })
  another.clock.stop()
  another.clock.skip(one.clock.nowMs() - another.clock.nowMs())
  return another
}
one.clock.stop()
const other = await openAnother()
afterAll(async () => {
  await other.close()
  await one.close()
})

beforeEach(() => {
  // What was used up before is back.
  for (const { clock } of [one, other]) clock.skip(120_000)
})

const statusesOf = (tries: readonly Promise<{ statusCode: number }>[]) =>
  Promise.all(tries).then((replies) => replies.map(({ statusCode }) => statusCode))
/** Tries that take turns at the two servers. */
const inTurns = (times: number, act: (at: TestAccounts, index: number) => Promise<{ statusCode: number }>) =>
  statusesOf(Array.from({ length: times }, (_, index) => act(index % 2 === 0 ? one : other, index)))

const signIn = (at: TestAccounts, username: string, address: string, password = 'a wrong guess') =>
  at.browser(address).post('signin', { username, password })

test('AC41 guesses at a password count on all servers together, and a restart gives no new ones', async () => {
  const { name } = await one.member('guessed-on-two')
  const here = await inTurns(24, (at) => signIn(at, name, '203.0.113.8'))
  expect(here.toSorted()).toEqual([...Array(10).fill(401), ...Array(14).fill(429)])
  const restarted = await openAnother()
  const after = await signIn(restarted, name, '203.0.113.8')
  expect([after.statusCode, Number(after.headers['retry-after'])]).toEqual([429, 6])
  const spread = await inTurns(40, (at, index) => signIn(at, name, `198.51.100.${index}`))
  // Thirty in all, the ten above among them.
  expect(spread.filter((status) => status === 401)).toHaveLength(20)
  await restarted.close()
})

test('AC31 AC41 under attack an owner signs in where the account has signed in before, on any server and after a restart, for 90 days', async () => {
  const { name } = await one.member('attacked-on-two')
  const owner = async (at: TestAccounts, address = '203.0.113.40') =>
    (await signIn(at, name, address, PASSWORD)).statusCode
  const attack = () => inTurns(40, (at, index) => signIn(at, name, `198.51.100.${100 + index}`))
  expect(await owner(one)).toBe(200)
  await attack()
  const restarted = await openAnother()
  expect([await owner(other), await owner(restarted), await owner(other, '203.0.113.41')]).toEqual([200, 200, 429])
  await restarted.close()
  for (const { clock } of [one, other]) clock.skip(91 * 24 * 3_600_000)
  await other.runRetention()
  await attack()
  expect(await owner(one)).toBe(429)
})

test('AC41 guesses at the password in an open session count on all servers together', async () => {
  const { cookies, name } = await one.member('left-open')
  const change = (at: TestAccounts, currentPassword: string) => {
    const browser = at.browser()
    for (const [cookie, value] of cookies) browser.cookies.set(cookie, value)
    return browser.post('changepassword', { currentPassword, password: 'a new long one' })
  }
  const statuses = await inTurns(12, (at) => change(at, 'a wrong guess'))
  expect(statuses.toSorted()).toEqual([...Array(5).fill(403), ...Array(7).fill(429)])
  for (const at of [one, other]) expect((await change(at, PASSWORD)).statusCode).toBe(429)
  expect((await signIn(other, name, '203.0.113.9', PASSWORD)).statusCode).toBe(200)
})

test('AC41 guesses at the codes of rooms, by calls, count on all servers together', async () => {
  const ask = (at: TestAccounts) => at.browser('203.0.113.20').post('checkroomid', { roomId: 'zzzzzz' })
  const statuses = await inTurns(90, ask)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
})

test('AC41 guesses at the codes of rooms, by sockets, count on all servers together', async () => {
  const origins = [await one.listen(), await other.listen()]
  const knock = (index: number): Promise<number> =>
    new Promise((resolve) => {
      const address = `${String(origins[index % 2]).replace('http', 'ws')}/ws/quiz/zzzzzz/`
      const headers = { origin: PUBLIC_ORIGIN, 'x-forwarded-for': '203.0.113.30' }
      const socket = new WebSocket(address, { headers })
      socket.on('unexpected-response', (_request, response) => {
        resolve(response.statusCode ?? 0)
        socket.terminate()
      })
      socket.on('open', () => {
        resolve(101)
        socket.terminate()
      })
      socket.on('error', () => {})
    })
  const statuses = await Promise.all(Array.from({ length: 50 }, (_, index) => knock(index)))
  expect(statuses.filter((status) => status === 101)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

test('AC41 of guesses no name is stored, and of them and of sign-ins no address', async () => {
  await signIn(one, 'somebody-guessed', '203.0.113.77')
  const { name } = await one.member('known-here')
  await signIn(one, name, '203.0.113.78', PASSWORD)
  const stored = await wholeDatabase(one.database)
  expect([stored.includes('somebody-guessed'), stored.includes('203.0.113')]).toEqual([false, false])
  expect(stored).toContain('"kind":"guess"')
})
