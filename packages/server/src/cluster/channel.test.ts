import { ok, seeded } from '@quokka/core/lib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChannelReceiver, openChannel } from './channel.ts'
import { inProcessBuses } from './testing/in-process-bus.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const SEED = Number(process.env.CHANNEL_SEED ?? Date.now() % 1_000_000)

/** One direction between two nodes over a bus that loses, repeats and delays, as the chances say. */
const connect = (seed: number, chances: { lost: number; doubled: number; mostDelayMs: number }) => {
  const random = seeded(seed)
  const { busOf, remove } = inProcessBuses({
    isCut: () => false,
    fateOf: () => ({
      isLost: random() < chances.lost,
      isDoubled: random() < chances.doubled,
      delayMs: Math.floor(random() * chances.mostDelayMs),
    }),
  })
  const taken: unknown[] = []
  let begun = 0
  const receiver = createChannelReceiver({
    take: (_, message) => taken.push(message),
    onBegun: () => {
      begun += 1
    },
    onHeard: () => {},
  })
  busOf('there').listen('there', async (_, text) => receiver.receive(text))
  const broken: string[] = []
  const open = (channel: number) =>
    openChannel<number>({
      from: 'here',
      channel,
      ask: (text, withinMs) => busOf('here').ask('there', 'toLines', text, withinMs),
      sizeOf: () => 1_000,
      wireOf: (message) => message,
      onBroken: (why) => broken.push(why),
    })
  return { open, taken, broken, receiver, begun: () => begun, remove }
}

test('CL3 over a bus that loses, repeats and delays, all messages come in order, or those before the way broke', async () => {
  console.info(`from seed ${SEED} on`)
  let breaks = 0
  for (let seed = SEED; seed < SEED + 40; seed += 1) {
    const { open, taken, broken } = connect(seed, { lost: 0.15, doubled: 0.3, mostDelayMs: 300 })
    const channel = open(1)
    const random = seeded(seed)
    for (let message = 0; message < 600; message += 1) {
      channel.post(message)
      if (random() < 0.05) await vi.advanceTimersByTimeAsync(random() * 2_000)
    }
    await vi.advanceTimersByTimeAsync(120_000)
    expect(taken).toEqual(Array.from({ length: taken.length }, (_, index) => index))
    if (broken.length === 0) expect(taken).toHaveLength(600)
    expect(broken.length).toBeLessThan(2)
    breaks += broken.length
  }
  expect(breaks).toBeGreaterThan(0)
})

test('CL3 a later channel takes the place of one before, of which nothing counts any more', async () => {
  const { open, taken, broken, begun } = connect(1, { lost: 0, doubled: 0, mostDelayMs: 0 })
  const first = open(1)
  first.post(1)
  await vi.advanceTimersByTimeAsync(10)
  const second = open(2)
  second.post(2)
  await vi.advanceTimersByTimeAsync(10)
  first.post(3)
  await vi.advanceTimersByTimeAsync(10)
  second.post(4)
  await vi.advanceTimersByTimeAsync(10)
  expect([taken, begun(), broken]).toEqual([[1, 2, 4], 2, ['lost']])
})

test('CL3 the sender hears when nobody is there, and when the other side has lost the channel', async () => {
  const { open, broken, receiver, remove } = connect(1, { lost: 0, doubled: 0, mostDelayMs: 0 })
  const channel = open(1)
  channel.post(1)
  await vi.advanceTimersByTimeAsync(10)
  receiver.forget('here')
  channel.probe()
  await vi.advanceTimersByTimeAsync(10)
  expect(broken).toEqual(['lost'])
  remove('there')
  open(2).post(1)
  await vi.advanceTimersByTimeAsync(10)
  expect(broken).toEqual(['lost', 'nobody'])
})

test('CL3 what is no batch, or of another form, is not taken', () => {
  const { receiver, taken } = connect(1, { lost: 0, doubled: 0, mostDelayMs: 0 })
  for (const text of [
    '',
    'x',
    '{}',
    '[]',
    '{"from":"here","channel":1,"number":1}',
    '{"from":1,"channel":1,"number":1,"messages":[]}',
  ])
    expect(receiver.receive(text)).toBe('"lost"')
  expect(receiver.receive(JSON.stringify({ from: 'here', channel: 1, number: 2, messages: ['early'] }))).toBe('"lost"')
  expect(taken).toEqual([])
})

test('CL3 a message after a pause goes at once, and those of a busy way go together', async () => {
  let batches = 0
  const channel = openChannel<number>({
    from: 'here',
    channel: 1,
    async ask() {
      batches += 1
      return ok(JSON.stringify('received'))
    },
    sizeOf: () => 1_000,
    wireOf: (message) => message,
    onBroken: () => {},
  })
  channel.post(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(batches).toBe(1)
  for (let message = 1; message <= 100; message += 1) {
    channel.post(message)
    await vi.advanceTimersByTimeAsync(1)
  }
  await vi.advanceTimersByTimeAsync(20)
  const ofBusyWay = batches - 1
  expect(ofBusyWay).toBeLessThanOrEqual(11)
  channel.post(101)
  await vi.advanceTimersByTimeAsync(1)
  expect(batches - 1).toBe(ofBusyWay + 1)
  channel.close()
})
