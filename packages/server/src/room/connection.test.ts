import { EventEmitter } from 'node:events'
import type { Duplex } from 'node:stream'
import { CLOSE_CODES } from '@quokka/contract/socket'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { openConnection } from './connection.ts'
import { textFrame } from './text-frame.ts'

/** A reader whose pace the test sets: `bufferedAmount` is what it has not read yet. */
class Reader extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  sent: string[] = []
  closedWith: number | undefined
  isTerminated = false
  pings = 0
  /** Below the socket: what arrives there is a whole frame. */
  readonly wire = { write: (frame: Buffer) => this.sent.push(frame.toString('utf8', 2)) }
  ping() {
    this.pings += 1
  }
  close(code: number) {
    this.closedWith = code
    this.readyState = 2
  }
  terminate() {
    this.isTerminated = true
    this.readyState = 3
  }
}

const open = () => {
  const reader = new Reader()
  const time = { nowMs: 0 }
  let catchUps = 0
  const connection = openConnection(
    reader as unknown as WebSocket,
    reader.wire as unknown as Duplex,
    { runningMs: () => time.nowMs },
    () => {
      catchUps += 1
    },
  )
  const beatHeard = (isOnTime = true) => {
    connection.heard()
    connection.beat(isOnTime)
  }
  return { reader, time, connection, beatHeard, catchUps: () => catchUps }
}

test('SO20 a reader that stalls gets no queue, and the newest state once it has drained', () => {
  const { reader, connection, beatHeard, catchUps } = open()
  connection.send(textFrame('one'))
  reader.bufferedAmount = 300_000
  connection.send(textFrame('two'))
  connection.send(textFrame('three'))
  beatHeard()
  expect(reader.sent).toEqual(['one'])
  expect(catchUps()).toBe(0)
  reader.bufferedAmount = 0
  beatHeard()
  expect(catchUps()).toBe(1)
  connection.send(textFrame('four'))
  expect(reader.sent).toEqual(['one', 'four'])
})

test.each([
  ['for four looks', 300_000, 4],
  ['by more than a megabyte', 1_100_000, 0],
])('SO20 a reader that stays behind %s is closed with a resumable code', (_, bytes, looks) => {
  const { reader, connection, beatHeard } = open()
  reader.bufferedAmount = bytes
  connection.send(textFrame('one'))
  for (let look = 0; look < looks; look += 1) {
    expect(reader.isTerminated).toBe(false)
    beatHeard()
  }
  expect(reader.closedWith).toBe(CLOSE_CODES.slowReader)
  expect(reader.isTerminated).toBe(true)
})

test('SO5 a connection is pinged when nothing came since the last check, and closed when it is silent for two more', () => {
  const { reader, connection } = open()
  const look = () => {
    connection.beat(true)
    return [reader.pings, reader.isTerminated]
  }
  expect([look(), look(), look(), look()]).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [3, true],
  ])
})

test("SO26 a late check does not mistake the suspension of the process for a client's silence", () => {
  const { reader, connection } = open()
  reader.bufferedAmount = 300_000
  connection.send(textFrame('one'))
  for (let look = 0; look < 3; look += 1) for (const isOnTime of [true, true, false]) connection.beat(isOnTime)
  expect(reader.isTerminated).toBe(false)
})

test('SO6 the credit is the least recent round trip, at most 250 ms', () => {
  const { reader, time, connection } = open()
  expect(connection.creditMs()).toBe(0)
  time.nowMs = 900
  reader.emit('pong')
  expect(connection.creditMs()).toBe(250)
  connection.beat(true)
  time.nowMs = 5_000
  connection.beat(true)
  time.nowMs = 5_040
  reader.emit('pong')
  expect(connection.creditMs()).toBe(40)
  reader.emit('pong')
  expect(connection.creditMs()).toBe(40)
})
