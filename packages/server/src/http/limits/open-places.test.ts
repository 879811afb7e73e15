import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createOpenPlaces } from './open-places.ts'

test('SO29 the number of open connections per address is limited; closing one makes room', async () => {
  const take = createOpenPlaces(2)
  const sockets = [new PassThrough(), new PassThrough(), new PassThrough()] as const
  expect(sockets.map((socket) => take('192.0.2.1', socket))).toEqual([true, true, false])
  expect(take('192.0.2.2', new PassThrough())).toBe(true)
  const closed = new Promise((resolve) => {
    sockets[0].once('close', resolve)
  })
  sockets[0].destroy()
  await closed
  expect([take('192.0.2.1', sockets[2]), take('192.0.2.1', new PassThrough())]).toEqual([true, false])
})
