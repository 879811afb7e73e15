import { EventEmitter } from 'node:events'
import { CLOSE_CODES } from '@quokka/contract/socket'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { openConnection } from './connection.ts'

/** A reader whose pace the test sets: `bufferedAmount` is what it has not read yet. */
class Reader extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  sent: string[] = []
  closedWith: number | undefined
  isTerminated = false
  pings = 0
  send(text: string) {
    this.sent.push(text)
  }
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
  const connection = openConnection(reader as unknown as WebSocket, { nowMs: () => time.nowMs }, () => {
    catchUps += 1
  })
  const beatAt = (nowMs: number) => {
    time.nowMs = nowMs
    connection.heard()
    connection.beat()
  }
  return { reader, time, connection, beatAt, catchUps: () => catchUps }
}

test('SO20 a reader that stalls gets no queue, and the newest state once it has drained', () => {
  const { reader, connection, beatAt, catchUps } = open()
  connection.send('one')
  reader.bufferedAmount = 300_000
  connection.send('two')
  connection.send('three')
  beatAt(5_000)
  expect(reader.sent).toEqual(['one'])
  expect(catchUps()).toBe(0)
  reader.bufferedAmount = 0
  beatAt(9_000)
  expect(catchUps()).toBe(1)
  connection.send('four')
  expect(reader.sent).toEqual(['one', 'four'])
})

test.each([
  ['for longer than 10 s', 300_000, 15_001],
  ['by more than a megabyte', 1_100_000, 5_000],
])('SO20 a reader that stays behind %s is closed with a resumable code', (_, bytes, atMs) => {
  const { reader, connection, beatAt } = open()
  reader.bufferedAmount = bytes
  connection.send('one')
  beatAt(atMs - 5_000)
  beatAt(atMs)
  expect(reader.closedWith).toBe(CLOSE_CODES.slowReader)
  expect(reader.isTerminated).toBe(true)
})

test('SO5 a line that stays silent over two pings is ended', () => {
  const { reader, time, connection } = open()
  time.nowMs = 5_000
  connection.beat()
  expect(reader.isTerminated).toBe(false)
  time.nowMs = 10_000
  connection.beat()
  expect(reader.isTerminated).toBe(true)
})

test('SO6 the credit is the least recent round trip, at most 250 ms', () => {
  const { reader, time, connection, beatAt } = open()
  expect(connection.creditMs()).toBe(0)
  time.nowMs = 900
  reader.emit('pong')
  expect(connection.creditMs()).toBe(250)
  beatAt(5_000)
  time.nowMs = 5_040
  reader.emit('pong')
  expect(connection.creditMs()).toBe(40)
  reader.emit('pong')
  expect(connection.creditMs()).toBe(40)
})
