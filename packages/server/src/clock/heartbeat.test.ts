import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startHeartbeat } from './heartbeat.ts'
import { watchedClock } from './watched-clock.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A process with clocks that are moved by hand. */
const run = () => {
  const time = { wallMs: 1_000_000_000, processMs: 50, isNeeded: true, isAway: false, isLate: false, lapses: 0 }
  const beats: number[] = []
  const moved: number[] = []
  const pauses: number[] = []
  const held: number[] = []
  const running = watchedClock({ runningMs: () => time.processMs }, 7_000)
  running.onPause((ranUntilMs) => pauses.push(ranUntilMs))
  const heartbeat = startHeartbeat({
    heartbeats: {
      beat: async (_, runningMs) => {
        if (time.isAway) throw new Error('the storage is away')
        beats.push(runningMs)
        return time.isLate ? 'late' : 'inTime'
      },
    },
    owner: 'this process',
    running,
    clock: { nowMs: () => time.wallMs },
    leaseMs: 4_000,
    isNeeded: () => time.isNeeded,
    onWallMoved: (byMs) => moved.push(byMs),
    onHeld: (untilMs) => held.push(untilMs),
    onLapsed: async () => {
      time.lapses += 1
      if (time.lapses === 1) throw new Error('the storage is away')
    },
  })
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      time.wallMs += 1_000
      time.processMs += 1_000
      await vi.advanceTimersByTimeAsync(1_000)
    }
  }
  return { time, beats, moved, pauses, held, pass, heartbeat, running }
}

test('ST42 until when the rooms run is stored each second while there are any, and at the end', async () => {
  const { time, beats, pass, heartbeat, pauses } = run()
  await pass(2)
  time.isAway = true
  await pass(1)
  time.isAway = false
  await pass(1)
  time.isNeeded = false
  await pass(2)
  expect(beats).toEqual([8_000, 9_000, 11_000])
  time.isNeeded = true
  time.processMs += 300
  await heartbeat.stop()
  expect(beats.at(-1)).toBe(13_300)
  await pass(2)
  expect(beats).toHaveLength(4)
  expect(pauses).toEqual([])
})

test('SO26 a machine that slept an hour, a clock that is set after the boot and one that jumps an hour move no question, and are told', async () => {
  const { time, moved, pauses, pass, running } = run()
  const hour = 3_600_000
  for (const byMs of [hour, -hour, 50 * 365 * 24 * hour]) {
    await pass(2)
    const beforeMs = running.runningMs()
    time.wallMs += byMs
    await pass(1)
    expect(moved.pop()).toBe(byMs)
    expect(running.runningMs()).toBe(beforeMs + 1_000)
  }
  expect([moved, pauses]).toEqual([[], []])
})

test('SO26 a process that was suspended, on a system whose clock counts that, tells it once', async () => {
  const { time, moved, pauses, pass, running } = run()
  await pass(3)
  time.wallMs += 3_600_000
  time.processMs += 3_600_000
  expect(running.runningMs()).toBe(10_000 + 3_600_000)
  await pass(3)
  expect([pauses, moved]).toEqual([[10_000], []])
})

test('CL2 a process whose heartbeat came late, or may not have come, looks what it still has, until it knows', async () => {
  const { time, pass } = run()
  await pass(3)
  time.isLate = true
  await pass(1)
  time.isLate = false
  await pass(3)
  // The first look failed.
  expect(time.lapses).toBe(2)
  time.isAway = true
  await pass(2)
  time.isAway = false
  await pass(3)
  expect(time.lapses).toBe(3)
})

test('CL6 a lease is held from when the heartbeat was sent, and after a late one only once the journals left were checked', async () => {
  const { time, held, beats, pass } = run()
  await pass(2)
  expect(held).toEqual(beats.map((sentMs) => sentMs + 3_500))
  time.isLate = true
  await pass(1)
  // The look failed.
  expect(held).toHaveLength(2)
  time.isLate = false
  await pass(1)
  expect(held.at(-1)).toBe(11_000 + 3_500)
})
