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
    { nowMs: () => time.nowMs },
    () => {
      catchUps += 1
    },
  )
  const beatAt = (nowMs: number) => {
    time.nowMs = nowMs
    connection.heard()
    connection.beat()
  }
  return { reader, time, connection, beatAt, catchUps: () => catchUps }
}

test('SO20 a reader that stalls gets no queue, and the newest state once it has drained', () => {
  const { reader, connection, beatAt, catchUps } = open()
  connection.send(textFrame('one'))
  reader.bufferedAmount = 300_000
  connection.send(textFrame('two'))
  connection.send(textFrame('three'))
  beatAt(5_000)
  expect(reader.sent).toEqual(['one'])
  expect(catchUps()).toBe(0)
  reader.bufferedAmount = 0
  beatAt(9_000)
  expect(catchUps()).toBe(1)
  connection.send(textFrame('four'))
  expect(reader.sent).toEqual(['one', 'four'])
})

test.each([
  ['for longer than 10 s', 300_000, 15_001],
  ['by more than a megabyte', 1_100_000, 5_000],
])('SO20 a reader that stays behind %s is closed with a resumable code', (_, bytes, atMs) => {
  const { reader, connection, beatAt } = open()
  reader.bufferedAmount = bytes
  connection.send(textFrame('one'))
  beatAt(atMs - 5_000)
  beatAt(atMs)
  expect(reader.closedWith).toBe(CLOSE_CODES.slowReader)
  expect(reader.isTerminated).toBe(true)
})

test('SO5 a line is pinged when nothing came since the last look, and ended at the look after that', () => {
  const { reader, time, connection } = open()
  const pingsAt = (nowMs: number) => {
    time.nowMs = nowMs
    connection.beat()
    return reader.pings
  }
  expect([pingsAt(3_999), pingsAt(8_000)]).toEqual([1, 2])
  expect(reader.isTerminated).toBe(false)
  pingsAt(12_000)
  expect(reader.isTerminated).toBe(true)
})

test('SO6 the credit is the least recent round trip, at most 250 ms', () => {
  const { reader, time, connection } = open()
  expect(connection.creditMs()).toBe(0)
  time.nowMs = 900
  reader.emit('pong')
  expect(connection.creditMs()).toBe(250)
  time.nowMs = 5_000
  connection.beat()
  time.nowMs = 5_040
  reader.emit('pong')
  expect(connection.creditMs()).toBe(40)
  reader.emit('pong')
  expect(connection.creditMs()).toBe(40)
})
