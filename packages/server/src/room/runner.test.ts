import { values } from '@quokka/core/lib'
import type { Room, RoomCommand } from '@quokka/core/room'
import { currentQuestion, openRoom } from '@quokka/core/room'
import { ALL_TYPES_QUIZ, playedQuiz } from '@quokka/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { systemChance } from '../adapters/chance.ts'
import { OPENED } from '../journal/stored.ts'
import type { Journals } from '../stores/journals.ts'
import { roomRows } from './room-rows.ts'
import type { Outcome } from './runner.ts'
import { runRoom } from './runner.ts'

afterEach(() => {
  vi.useRealTimers()
})

const HOST = 'host'
const quiz = playedQuiz(ALL_TYPES_QUIZ)
/** So large that a few of them are more than a row takes. */
const largeQuiz = playedQuiz(ALL_TYPES_QUIZ, 'x'.repeat(300_000))
const settings = {
  showAnswer: true,
  randomizeQuestion: false,
  hostMode: true,
  capacity: 100_000,
  hostGraceMs: 60_000,
  getReadyMs: 3_000,
  safeNames: false,
  calm: false,
  language: null,
}
const opened = { was: 'roomOpened', roomId: 'bcdfgh', hostCredential: HOST, settings, quiz, atMs: 0 } as const

/** A room whose storage waits until the test lets it go on. */
const openRunner = () => {
  const time = { nowMs: 0 }
  const bodies: string[] = []
  let gate = Promise.withResolvers<void>()
  const append: Journals['append'] = async ({ body }) => {
    await gate.promise
    bodies.push(body)
    return 'appended'
  }
  const bugs: unknown[] = []
  const runner = runRoom(
    {
      journalId: opened.roomId,
      state: openRoom(opened),
      ...OPENED,
    },
    {
      journals: { append } as Journals,
      snapshots: { addPart: async () => '', put: async () => {} },
      onSnapshotFailed: (error) => bugs.push(error),
      clock: { nowMs: () => time.nowMs },
      running: { runningMs: () => time.nowMs },
      chance: systemChance,
      maskRudeWords: (name) => name,
      onSeated: () => {},
      onEnd: () => {},
      onBug: (error) => bugs.push(error),
      onCommit: () => {},
    },
  )
  const give = (command: RoomCommand) =>
    new Promise<Outcome>((resolve) => {
      runner.take(command, time.nowMs, resolve)
    })
  const stall = () => {
    gate = Promise.withResolvers()
  }
  return { time, runner, bodies, bugs, give, letGo: () => gate.resolve(), stall }
}

const join = (credential: string): RoomCommand => ({
  do: 'join',
  credential,
  name: credential,
  email: 'player@example.org',
  avatar: 'avatar1',
  ageGroup: '18+',
})

const seatsOf = (outcome: Outcome): number => (outcome.ok ? outcome.value.seats.size : 0)

test('ST19 what gathers behind a slow commit is stored in rows of at most 2000 events, in its order', async () => {
  const { bodies, give, letGo, runner } = openRunner()
  const outcomes = Array.from({ length: 5_000 }, (_, index) => give(join(`player ${index}`)))
  letGo()
  expect((await Promise.all(outcomes)).map(seatsOf)).toEqual(Array.from({ length: 5_000 }, (_, index) => index + 1))
  await runner.stop()
  const rows = bodies.map((body) => roomRows.decode(body, new Map()).length)
  expect(rows.reduce((sum, events) => sum + events, 0)).toBe(5_000)
  expect(Math.max(...rows)).toBeLessThanOrEqual(2_000)
})

test('ST19 what gathers behind a slow commit is stored in rows of at most a megabyte', async () => {
  const { bodies, give, letGo, runner } = openRunner()
  const outcomes = Array.from({ length: 10 }, () => give({ do: 'replaceQuiz', credential: HOST, quiz: largeQuiz }))
  letGo()
  expect((await Promise.all(outcomes)).every((outcome) => outcome.ok)).toBe(true)
  await runner.stop()
  expect(Math.max(...bodies.map((body) => body.length))).toBeLessThanOrEqual(1_000_000)
})

test('ST19 while more waits to be stored than memory should hold, commands are refused and change nothing', async () => {
  const { give, letGo, runner } = openRunner()
  const outcomes: Promise<Outcome>[] = []
  const draft = (): Room => runner.room()
  for (let before = undefined as Room | undefined; before !== draft() && outcomes.length < 200; ) {
    before = draft()
    outcomes.push(give({ do: 'replaceQuiz', credential: HOST, quiz: largeQuiz }))
  }
  expect(outcomes.length).toBeLessThan(40)
  expect(await outcomes.at(-1)).toEqual({ ok: false, refusal: 'server/busy' })
  letGo()
  expect((await Promise.all(outcomes.slice(0, -1))).every((outcome) => outcome.ok)).toBe(true)
  expect((await give({ do: 'replaceQuiz', credential: HOST, quiz })).ok).toBe(true)
  await runner.stop()
})

test('ST17 a frame that cannot be made keeps nobody else waiting', async () => {
  const { bugs, give, letGo, runner } = openRunner()
  letGo()
  runner.take(join('ann'), 0, () => {
    throw new Error('a bug')
  })
  expect((await give(join('bob'))).ok).toBe(true)
  expect(bugs).toHaveLength(1)
  await runner.stop()
})

test('ST43 while nothing can be stored an open question does not end and takes answers, and what was missed is added then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { time, give, letGo, stall, runner, bodies } = openRunner()
  letGo()
  for (const credential of [HOST, 'ann', 'bob', 'cem']) await give(join(credential))
  await give({ do: 'startQuiz', credential: HOST })
  time.nowMs += 3_000 + 25_000
  const room = runner.room()
  if (room.phase !== 'asking') throw new Error(room.phase)
  const { questionId } = currentQuestion(room)
  const answer = (credential: string) =>
    give({ do: 'submitAnswer', credential, questionId, answer: 'Cedar', claimedS: null, creditMs: 0 })
  const frames: unknown[] = []
  runner.attach('ann', {
    send: (frame) => frames.push(JSON.parse(frame.toString().slice(frame.indexOf('{')))),
    close: () => {},
  })
  await vi.advanceTimersByTimeAsync(100)
  stall()
  const outcomes = [answer('ann')]
  await vi.advanceTimersByTimeAsync(1_000)
  time.nowMs += 10_000
  await vi.advanceTimersByTimeAsync(8_000)
  outcomes.push(give({ do: 'tick' }), give({ do: 'closeQuestion', credential: HOST }), answer('bob'))
  expect(runner.room().phase).toBe('asking')
  letGo()
  await vi.advanceTimersByTimeAsync(100)
  expect((await Promise.all(outcomes)).map(({ ok }) => ok)).toEqual([true, true, true, true])
  const after = runner.room()
  if (after.phase !== 'asking') throw new Error(after.phase)
  expect(time.nowMs - after.opensAtMs).toBe(25_000)
  expect([...values(after.answers)].map(({ takenMs }) => takenMs)).toEqual([25_000, 25_000])
  expect(frames).toContainEqual(
    expect.objectContaining({
      action: 'timerUpdate',
      payload: { questionId, timeElapsedMs: 25_000, timeToAnswer: 30, addedMs: 10_000 },
    }),
  )
  expect(bodies.at(-1)).toContain('questionShifted')
  await runner.stop()
})

test('ST43 a question that was asked while nothing could be stored has all its time from when it is shown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { time, give, letGo, stall, runner } = openRunner()
  letGo()
  for (const credential of [HOST, 'ann']) await give(join(credential))
  await vi.advanceTimersByTimeAsync(100)
  stall()
  runner.take({ do: 'lockRoom', credential: HOST, locked: true }, time.nowMs)
  const asked = give({ do: 'startQuiz', credential: HOST })
  time.nowMs += 20
  await vi.advanceTimersByTimeAsync(1_000)
  time.nowMs += 8_000
  letGo()
  await asked
  await vi.advanceTimersByTimeAsync(100)
  const room = runner.room()
  expect(room.phase === 'asking' && room.opensAtMs - time.nowMs).toBe(3_000)
  await runner.stop()
})

test('SO8 while a large room answers its players get the counts once a second, the host as often as in a small one, and all the end at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { time, letGo, runner } = openRunner()
  letGo()
  const players = Array.from({ length: 200 }, (_, index) => `player${index}`)
  for (const credential of [HOST, ...players]) runner.take(join(credential), time.nowMs)
  const boards = new Map<string, number>()
  for (const credential of [HOST, ...players]) {
    const send = (frame: Buffer) => {
      if (frame.includes('"sendLeaderboard"')) boards.set(credential, (boards.get(credential) ?? 0) + 1)
    }
    runner.attach(credential, { send, close: () => {} })
  }
  const pass = async (ms: number) => {
    for (let passedMs = 0; passedMs < ms; passedMs += 10) {
      time.nowMs += 10
      await vi.advanceTimersByTimeAsync(10)
    }
  }
  const counted = async (during: () => Promise<void>): Promise<number[]> => {
    boards.clear()
    await during()
    return [HOST, 'player0', 'player199'].map((credential) => boards.get(credential) ?? 0)
  }
  await pass(2_000)
  runner.take({ do: 'startQuiz', credential: HOST }, time.nowMs)
  await pass(5_000)
  const room = runner.room()
  if (room.phase !== 'asking') throw new Error(room.phase)
  const { questionId } = currentQuestion(room)
  const [host, ...ofPlayers] = await counted(async () => {
    for (const credential of players.slice(0, 80)) {
      const answer = { questionId, answer: 'Cedar', claimedS: null, creditMs: 0 }
      runner.take({ do: 'submitAnswer', credential, ...answer }, time.nowMs)
      await pass(50)
    }
  })
  expect(host).toBeGreaterThanOrEqual(14)
  expect(host).toBeLessThanOrEqual(17)
  for (const boardsOfPlayer of ofPlayers) expect([4, 5]).toContain(boardsOfPlayer)
  await pass(300)
  runner.take({ do: 'closeQuestion', credential: HOST }, time.nowMs)
  expect(await counted(() => pass(300))).toEqual([1, 1, 1])
  await runner.stop()
})
