import { checkRoomId } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { route } from '../endpoints/mount-endpoint.ts'
import { createRateLimiter } from './rate-limit.ts'

/** A server whose clock stands still: nothing that is used up comes back. */
const openStill = async (factor = 1) => {
  const app = await openTestApp({
    routes: [
      route({ ...checkRoomId, perMinute: 60 }, () =>
        ok({ roomIdExistsFlag: true, ownSeat: null, safeNames: false, language: null, refusal: null }),
      ),
    ],
    limits: createRateLimiter({ running: { runningMs: () => 0 }, factor }),
  })
  const passed = async (remoteAddress: string, calls: number): Promise<number> => {
    let count = 0
    for (let call = 0; call < calls; call += 1) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/qq/v1/checkroomid',
        remoteAddress,
        payload: { roomId: 'bcdfgh' },
      })
      count += statusCode === 200 ? 1 : 0
    }
    return count
  }
  const looks = async (url: string, times: number): Promise<number[]> => {
    const statuses = new Set<number>()
    for (let time = 0; time < times; time += 1) statuses.add((await app.inject(url)).statusCode)
    return [...statuses]
  }
  return { passed, looks }
}

test('HT26 a site with very many IPv6 networks takes no more than its share', async () => {
  const { passed } = await openStill()
  let taken = 0
  for (let network = 0; network < 256; network += 1) taken += await passed(`2001:db8:7:${network.toString(16)}::1`, 20)
  expect(taken).toBe(60 * 4)
  expect(await passed('2001:db8:7:ff00::1', 60)).toBe(60)
  expect(await passed('2001:db8:8::1', 60)).toBe(60)
  expect(await passed('198.51.100.1', 60)).toBe(60)
})

test('HT26 however many addresses use up what all share, one that has asked for little is let in', async () => {
  const { passed } = await openStill()
  for (let address = 0; address < 60; address += 1) await passed(`192.0.2.${address}`, 60)
  expect(await passed('192.0.2.1', 1)).toBe(0)
  expect(await passed('198.51.100.1', 4)).toBe(4)
  expect(await passed('2001:db8::1', 4)).toBe(4)
  expect(await passed('198.51.100.1', 60)).toBeLessThan(10)
})

test('HT27 pages, media and what is not there have a limit for an address; probes have none', async () => {
  for (const url of ['/', '/media/readymade/one.svg', '/nothing/here.js', '/docs/']) {
    const { looks } = await openStill(0.0001)
    const [allowed, refused] = await looks(url, 4)
    expect([url, allowed === 429, refused]).toEqual([url, false, 429])
    expect(await looks('/healthz', 10)).toEqual([200])
  }
})

test('HT27 a class of forty behind one address loads the pictures of a quiz at once', async () => {
  const { looks } = await openStill()
  expect(await looks('/media/readymade/one.svg', 40 * 40)).toEqual([404])
})
