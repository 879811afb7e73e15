import { expect, test } from 'vitest'
import type { Connection } from './connection.ts'
import { BEAT_MS, createOpenLines } from './open-lines.ts'

const openLines = () => {
  const time = { nowMs: 0 }
  const lines = createOpenLines({ runningMs: () => time.nowMs })
  const add = (credential: string, isSeated = false) => {
    const line = { closedWith: 0, looks: [] as boolean[], isSeated }
    const connection = {
      beat: (isOnTime: boolean) => void line.looks.push(isOnTime),
      end: (code: number) => {
        line.closedWith ||= code
      },
    }
    lines.add(connection as unknown as Connection, { credential, isSeated: () => line.isSeated })
    return line
  }
  const look = (afterMs = BEAT_MS) => {
    time.nowMs += afterMs
    lines.look()
  }
  return { lines, add, look }
}

test('SO27 a connection without a seat is closed after a minute, however long the process was suspended meanwhile', () => {
  const { add, look } = openLines()
  const idle = add('idle')
  const seated = add('seated', true)
  const late = add('late')
  for (let seconds = 0; seconds < 56; seconds += BEAT_MS / 1_000) look()
  look(3_600_000)
  late.isSeated = true
  expect(idle.closedWith).toBe(0)
  look()
  look()
  expect([idle.closedWith, seated.closedWith, late.closedWith]).toEqual([4408, 0, 0])
})

test('SO26 a check that comes much too late is distinguished from one on time', () => {
  const { add, look } = openLines()
  const line = add('ann')
  for (const afterMs of [BEAT_MS, BEAT_MS + 1_000, 8_000, BEAT_MS]) look(afterMs)
  expect(line.looks).toEqual([true, true, false, true])
})

test('SO28 of one credential the oldest line without a seat gives way to a ninth, and nobody else does', () => {
  const { lines, add } = openLines()
  const other = add('bob')
  const seated = add('ann', true)
  const idle = Array.from({ length: 7 }, () => add('ann'))
  expect(lines.count()).toBe(9)
  add('ann')
  expect([...lines.ofCredential('ann')]).toHaveLength(8)
  expect(idle.map(({ closedWith }) => closedWith)).toEqual([4409, 0, 0, 0, 0, 0, 0])
  expect([other.closedWith, seated.closedWith]).toEqual([0, 0])
  const again = Array.from({ length: 8 }, () => add('carl', true))
  add('carl', true)
  expect(again.map(({ closedWith }) => closedWith)).toEqual([4409, 0, 0, 0, 0, 0, 0, 0])
})
