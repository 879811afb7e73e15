import { credentialOfAccount } from '@quokka/core/accounts'
import { values } from '@quokka/core/lib'
import type { Question } from '@quokka/core/questions'
import type { Room, RoomCommand } from '@quokka/core/room'
import { currentQuestion, nextWake } from '@quokka/core/room'

type InPlay = Parameters<typeof currentQuestion>[0]

import { ALL_TYPES_QUIZ, rightAnswer } from '@quokka/core/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { systemChance } from '../adapters/chance.ts'
import type { WatchedClock } from '../clock/watched-clock.ts'
import { watchedClock } from '../clock/watched-clock.ts'
import type { Database } from '../ports.ts'
import { createAccounts } from '../stores/accounts.ts'
import { createGameShares } from '../stores/game-shares.ts'
import { createHeartbeats } from '../stores/heartbeats.ts'
import { createJournalSnapshots } from '../stores/journal-snapshots.ts'
import type { Journals } from '../stores/journals.ts'
import { createJournals } from '../stores/journals.ts'
import { createQuizContents } from '../stores/quiz-contents.ts'
import { openTestDatabase } from '../testing/databases.ts'
import type { RoomDirectory } from './directory.ts'
import { roomDirectory } from './directory.ts'
import type { Outcome } from './runner.ts'

const HOST = credentialOfAccount('host')
const MEMBER = credentialOfAccount('member')
const GUEST = 'guest:hash'
const settings = {
  showAnswer: true,
  randomizeQuestion: false,
  hostMode: true,
  capacity: 9,
  hostGraceMs: 60_000,
  getReadyMs: 3_000,
  safeNames: false,
  calm: false,
  language: null,
}

let database: Database
let nowMs = Date.now()
beforeAll(async () => {
  database = await openTestDatabase()
  for (const userId of ['host', 'member'])
    await createAccounts(database).create(
      {
        userId,
        userName: `${userId}name`,
        email: `${userId}@example.org`,
        passwordHash: null,
        userType: 'REGULAR',
        ageGroup: '18+',
        isConfirmed: true,
      },
      nowMs,
    )
})
afterAll(() => database.close())

const open = (
  journals: Journals,
  onTrouble: (roomId: string, what: string) => void = () => {},
  change: { owner?: string; running?: WatchedClock } = {},
): RoomDirectory =>
  roomDirectory({
    journals,
    contents: createQuizContents(database),
    snapshots: createJournalSnapshots(database),
    clock: { nowMs: () => nowMs },
    running: { runningMs: () => nowMs, onPause: () => {} },
    chance: systemChance,
    maskRudeWords: (name) => name,
    owner: 'test',
    onCommit: () => {},
    onTrouble,
    ...change,
  })

const runnerOf = (directory: RoomDirectory, roomId: string) => {
  const runner = directory.find(roomId)
  if (runner === undefined || runner === 'later') throw new Error('the room runs')
  const give = async (command: RoomCommand): Promise<Room> => {
    const outcome = await new Promise<Outcome>((resolve) => runner.take(command, nowMs, resolve))
    if (!outcome.ok) throw new Error(`${command.do}: ${outcome.refusal}`)
    return outcome.value
  }
  return { runner, give }
}

test('AC15 a game counts once though its append is repeated and its room is taken over before and after the podium', async () => {
  const journals = createJournals(database)
  const repeating: Journals = {
    ...journals,
    async append(batch) {
      await journals.append(batch)
      return journals.append(batch)
    },
  }
  const first = open(repeating)
  const roomId = await first.open({ hostCredential: HOST, settings, quiz: ALL_TYPES_QUIZ })
  const before = runnerOf(first, roomId)
  const details = { email: 'somebody@example.org', avatar: 'avatar1', ageGroup: '18+' }
  for (const credential of [HOST, MEMBER, GUEST])
    await before.give({ do: 'join', credential, name: `Player ${credential}`, ...details })
  const asked = await before.give({ do: 'startQuiz', credential: HOST })
  if (asked.phase !== 'asking') throw new Error(asked.phase)
  nowMs += 3_100
  const question = currentQuestion(asked)
  const { questionId } = question
  const answer = rightAnswer(question) ?? ''
  for (const credential of [MEMBER, GUEST]) {
    await before.give({ do: 'submitAnswer', credential, questionId, answer, claimedS: null, creditMs: 0 })
    nowMs += 500
  }
  await first.stop()

  const second = open(repeating)
  await second.resume()
  const after = runnerOf(second, roomId)
  await after.give({ do: 'rejoin', credential: HOST })
  if (after.runner.room().phase === 'asking') await after.give({ do: 'closeQuestion', credential: HOST, questionId })
  await after.give({ do: 'goToPodium', credential: HOST, questionId })
  await second.stop()

  const third = open(repeating)
  await third.resume()
  expect(runnerOf(third, roomId).runner.room().phase).toBe('podium')
  await third.stop()

  const shares = createGameShares(database)
  expect(await shares.countsOf('host')).toEqual({ played: 0, hosted: 1, won: 0 })
  expect(await shares.countsOf('member')).toEqual({ played: 1, hosted: 0, won: 1 })
  const rows = await database.kysely.selectFrom('game_share').select('user_id').execute()
  expect(rows.map((row) => row.user_id).toSorted()).toEqual(['host', 'member', null].toSorted())
})

const details = { email: 'somebody@example.org', avatar: 'avatar1', ageGroup: '18+' }

const openWith = async (directory: RoomDirectory, ...credentials: string[]) => {
  const roomId = await directory.open({ hostCredential: HOST, settings, quiz: ALL_TYPES_QUIZ })
  const { give, runner } = runnerOf(directory, roomId)
  for (const credential of credentials) await give({ do: 'join', credential, name: `Player ${credential}`, ...details })
  return { roomId, give, runner }
}

/** A row as an older server wrote it, which let through what the reader refuses. */
const poison = (roomId: string) =>
  database.kysely
    .updateTable('journal')
    .set({ body: sql`replace(body, '"ageGroup":"18+"', '"ageGroup":null')` })
    .where('journal_id', '=', roomId)
    .execute()

const endedAt = async (roomId: string) =>
  (
    await database.kysely
      .selectFrom('journal_head')
      .select('ended_at')
      .where('journal_id', '=', roomId)
      .executeTakeFirst()
  )?.ended_at

test('ST17 a command whose event would not be read back is refused and reported, and the room goes on and resumes', async () => {
  const journals = createJournals(database)
  const troubles: string[] = []
  const first = open(journals, (_, what) => troubles.push(what))
  const { roomId, give, runner } = await openWith(first, HOST, MEMBER)
  const asked = await give({ do: 'startQuiz', credential: HOST })
  if (asked.phase !== 'asking') throw new Error(asked.phase)
  nowMs += 3_100
  const question = currentQuestion(asked)
  const { questionId } = question
  const answer = rightAnswer(question) ?? ''
  const submit = { do: 'submitAnswer', credential: MEMBER, questionId, answer, claimedS: null } as const
  await expect(give({ ...submit, creditMs: Number.NaN })).rejects.toThrow('server/failed')
  expect(troubles).toEqual(['bug'])
  expect(runner.room()).toBe(asked)
  await give({ ...submit, creditMs: 0 })
  const before = runner.room().phase
  await first.stop()

  const second = open(journals, (_, what) => troubles.push(what))
  await second.resume()
  expect(runnerOf(second, roomId).runner.room().phase).toBe(before)
  expect(troubles).toEqual(['bug'])
  await second.stop()
})

test('ST18 a room that cannot be read back ends and is removed in its time; the others go on', async () => {
  const journals = createJournals(database)
  const first = open(journals)
  const poisoned = await openWith(first, HOST)
  const healthy = await openWith(first, HOST)
  await first.stop()
  await poison(poisoned.roomId)

  const troubles: [string, string][] = []
  const second = open(journals, (...trouble) => troubles.push(trouble.slice(0, 2) as [string, string]))
  await second.resume()
  expect(troubles).toEqual([[poisoned.roomId, 'unreadable']])
  expect(second.find(poisoned.roomId)).toBeUndefined()
  expect(runnerOf(second, healthy.roomId).runner.room().phase).toBe('waiting')
  await second.stop()
  expect(await journals.listFree('room')).not.toContain(poisoned.roomId)
  await journals.removeEnded(Date.now() + 60_000, 1_000)
  expect(await journals.read(poisoned.roomId)).toEqual([])
})

test('ST18 a room that cannot be read back when the storage is there again ends, and is not tried for ever', async () => {
  const journals = createJournals(database)
  const first = open(journals)
  const { roomId } = await openWith(first, HOST)
  await first.stop()
  await poison(roomId)
  const claim = vi.fn(journals.claim).mockRejectedValueOnce(new Error('the storage is away'))
  const troubles: string[] = []
  const second = open({ ...journals, claim, listFree: async () => [roomId] }, (_, what) => troubles.push(what))
  await second.resume()
  await vi.waitFor(() => expect(troubles).toEqual(['storage', 'unreadable']))
  await vi.waitFor(() => expect(second.find(roomId)).toBeUndefined())
  expect(await endedAt(roomId)).toBeInstanceOf(Date)
  expect(claim).toHaveBeenCalledTimes(2)
  await second.stop()
})

test('HO11 ST18 after a restart several rooms are read back at once, not all, and a browser finds its newest', async () => {
  const first = open(createJournals(database))
  const own = 'guest:newest'
  const roomIds: string[] = []
  for (let room = 0; room < 20; room += 1) {
    nowMs += 1_000
    roomIds.push((await openWith(first, HOST, own)).roomId)
  }
  expect(first.roomsOf([own])[0]).toBe(roomIds.at(-1))
  await first.stop()

  const journals = createJournals(database)
  let [underWay, most] = [0, 0]
  const second = open({
    ...journals,
    async read(journalId) {
      underWay += 1
      most = Math.max(most, underWay)
      const rows = await journals.read(journalId)
      underWay -= 1
      return rows
    },
  })
  await second.resume()
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThan(10)
  expect(roomIds.filter((roomId) => !second.isOpen(roomId))).toEqual([])
  expect(second.roomsOf([own, HOST])[0]).toBe(roomIds.at(-1))
  expect(second.roomsOf(['guest:nobody'])).toEqual([])
  await runnerOf(second, roomIds.at(-1) ?? '').give({ do: 'leave', credential: own })
  expect(second.roomsOf([own])[0]).toBe(roomIds.at(-2))
  await second.stop()
})

test('ST33 a room that plays again, and one that changes to the quiz it has, writes some hundred bytes and no second quiz', async () => {
  const journals = createJournals(database)
  const contents = createQuizContents(database)
  const questions = Array.from({ length: 200 }, (_, index) => ({
    ...(ALL_TYPES_QUIZ.questions[0] as Question),
    questionId: `long-${index}`,
  }))
  const source = { ...ALL_TYPES_QUIZ, quizName: 'A long quiz', questions }
  const directory = open(journals)
  const roomId = await directory.open({ hostCredential: HOST, settings, quiz: source })
  const { give } = runnerOf(directory, roomId)
  const rows = async () => (await journals.read(roomId)).map((body) => body.length)
  const opening = (await rows()).length
  await give({ do: 'replaceQuiz', credential: HOST, quiz: { ...(await contents.keep(source)), seed: 'another' } })
  const changed = await rows()
  expect(changed).toHaveLength(opening + 1)
  for (const bytes of changed) expect(bytes).toBeLessThan(600)
  const stored = await database.kysely.selectFrom('quiz_content').select('body').execute()
  expect(stored.filter(({ body }) => JSON.stringify(body).includes('A long quiz'))).toHaveLength(1)
  await directory.stop()
  const next = open(journals)
  await next.resume()
  const resumed = runnerOf(next, roomId).runner.room()
  expect(resumed.quiz.questions).toHaveLength(200)
  expect(resumed.stored.source).toEqual(source)
  await next.stop()
})

test('ST18 ST33 a room whose quiz is stored no more ends, and the others go on', async () => {
  const journals = createJournals(database)
  const first = open(journals)
  const lost = await first.open({ hostCredential: HOST, settings, quiz: { ...ALL_TYPES_QUIZ, quizName: 'Lost' } })
  const other = await first.open({ hostCredential: HOST, settings, quiz: ALL_TYPES_QUIZ })
  await first.stop()
  await sql`delete from quiz_content where body ->> 'quizName' = 'Lost'`.execute(database.kysely)
  const troubles: string[] = []
  const next = open(journals, (roomId, what) => troubles.push(`${roomId} ${what}`))
  await next.resume()
  expect(troubles).toEqual([`${lost} unreadable`])
  expect([next.isOpen(lost), next.isOpen(other)]).toEqual([false, true])
  await next.stop()
})

/** A room with a question that runs for five seconds already. */
const inQuestion = async (
  directory: RoomDirectory,
  pass = (ms: number) => {
    nowMs += ms
  },
) => {
  const { roomId, give } = await openWith(directory, HOST, MEMBER, GUEST)
  await give({ do: 'startQuiz', credential: HOST })
  pass(8_000)
  return { roomId, give }
}

/** How far the question is, and what was added to it. */
const clockIn = (directory: RoomDirectory, roomId: string) => {
  const room = runnerOf(directory, roomId).runner.room()
  if (room.phase !== 'asking') throw new Error(room.phase)
  return { elapsedMs: nowMs - room.opensAtMs, addedMs: room.addedMs }
}

test('ST42 a room that another process takes over goes on where its clock stood at the last heartbeat of the one before', async () => {
  const journals = createJournals(database)
  const heartbeats = createHeartbeats(database)
  const first = open(journals, undefined, { owner: 'the first process' })
  const { roomId } = await inQuestion(first)
  await heartbeats.beat('the first process', nowMs)
  // Others run meanwhile.
  await heartbeats.beat('another process', nowMs + 90_000)
  nowMs += 90_000

  const second = open(journals, undefined, { owner: 'the second process' })
  await second.resume()
  expect(clockIn(second, roomId)).toEqual({ elapsedMs: 5_000, addedMs: 90_000 })
  await heartbeats.beat('the second process', nowMs)
  nowMs += 20_000
  const third = open(journals, undefined, { owner: 'the third process' })
  await third.resume()
  expect(clockIn(third, roomId)).toEqual({ elapsedMs: 5_000, addedMs: 110_000 })
  for (const directory of [first, second, third]) await directory.stop()
})

test('ST42 all rooms go on when the last one is loaded: a slow start costs none of them time', async () => {
  const journals = createJournals(database)
  const first = open(journals, undefined, { owner: 'before a slow start' })
  const rooms = [await inQuestion(first), await inQuestion(first)]
  await createHeartbeats(database).beat('before a slow start', nowMs)
  await first.stop()
  const slow: Journals = {
    ...journals,
    async read(journalId) {
      const bodies = await journals.read(journalId)
      if (journalId === rooms[1]?.roomId) nowMs += 40_000
      return bodies
    },
  }
  const second = open(slow)
  await second.resume()
  const last = rooms.map(({ roomId }) => clockIn(second, roomId))
  expect(last).toEqual([
    { elapsedMs: 13_000, addedMs: 40_000 },
    { elapsedMs: 5_000, addedMs: 40_000 },
  ])
  await second.stop()
})

test('ST43 what a room was not stored for is added to its question when the storage is back, though its process was heard of before', async () => {
  const journals = createJournals(database)
  let isAway = false
  const failing: Journals = {
    ...journals,
    append: (row) => (isAway ? Promise.reject(new Error('the storage is away')) : journals.append(row)),
    claim: (taking) => (isAway ? Promise.reject(new Error('the storage is away')) : journals.claim(taking)),
  }
  const directory = open(failing, undefined, { owner: 'without storage' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    const { roomId } = await inQuestion(directory)
    await vi.advanceTimersByTimeAsync(100)
    isAway = true
    const question = currentQuestion(runnerOf(directory, roomId).runner.room() as InPlay)
    const submit = { do: 'submitAnswer', questionId: question.questionId, claimedS: null, creditMs: 0 } as const
    runnerOf(directory, roomId).runner.take({ ...submit, credential: MEMBER, answer: 'Cedar' }, nowMs)
    await vi.advanceTimersByTimeAsync(12_000)
    expect(directory.find(roomId)).toBe('later')
    nowMs += 60_000
    isAway = false
    await createHeartbeats(database).beat('without storage', nowMs)
    vi.advanceTimersByTime(2_000)
    await vi.waitFor(() => expect(directory.find(roomId)).not.toBe('later'))
    expect(clockIn(directory, roomId)).toEqual({ elapsedMs: 5_000, addedMs: 60_000 })
    await directory.stop()
  } finally {
    vi.useRealTimers()
  }
})

test('RM23 SO26 a pause of the process is noticed by the first reading of its clock, and counts against no player and no host', async () => {
  const running = watchedClock({ runningMs: () => nowMs }, nowMs)
  const directory = open(createJournals(database), undefined, { running })
  const pass = (ms: number) => {
    for (const endMs = nowMs + ms; nowMs < endMs; running.runningMs()) nowMs += 1_000
  }
  const { roomId, give } = await inQuestion(directory, pass)
  const waiting = await openWith(directory, HOST, MEMBER)
  await waiting.give({ do: 'drop', credential: HOST })
  pass(2_000)
  nowMs += 60_000
  const { questionId } = currentQuestion((await give({ do: 'rejoin', credential: HOST })) as InPlay)
  expect(running.runningMs()).toBe(nowMs)
  expect(clockIn(directory, roomId)).toEqual({ elapsedMs: 7_000, addedMs: 60_000 })
  const submit = { do: 'submitAnswer', questionId, claimedS: null, creditMs: 0, answer: 'Cedar' } as const
  const after = (await give({ ...submit, credential: MEMBER })) as InPlay
  expect(after.phase === 'asking' && [...values(after.answers)].map(({ takenMs }) => takenMs)).toEqual([7_000])
  expect(nextWake(waiting.runner.room())).toBe(nowMs + 60_000)
  await directory.stop()
})

test('CL38 whoever comes to a room while it closes its lines here is not brought to it again', async () => {
  const directory = open(createJournals(database))
  const { runner, give } = await openWith(directory, HOST)
  const { roomId } = runner.room()
  const found: unknown[] = []
  const line = { send: () => {}, close: () => found.push(directory.find(roomId)) }
  await give({ do: 'rejoin', credential: HOST })
  runner.attach(HOST, line)
  runner.lose()
  expect([found, directory.find(roomId)]).toEqual([[undefined], undefined])
  const again = await directory.reach(roomId)
  if (again === undefined || again === 'elsewhere') throw new Error('the room runs')
  again.attach(HOST, line)
  await directory.stop()
  expect([found, await directory.reach(roomId)]).toEqual([[undefined, 'later'], 'elsewhere'])
})

test('CL10 a room in which nobody is connected is given away whole, and one with a connection is not', async () => {
  const directory = open(createJournals(database))
  const roomId = await directory.open({ hostCredential: HOST, settings, quiz: ALL_TYPES_QUIZ })
  expect(await directory.giveDeserted(roomId, 'another')).toBe(true)
  expect([directory.count(), directory.find(roomId)]).toEqual([0, undefined])
  const taker = open(createJournals(database), () => {}, { owner: 'another' })
  const runner = await taker.reach(roomId)
  if (typeof runner !== 'object') throw new Error('the room runs')
  runner.arrive({ send: () => {}, close: () => {} })
  expect([await taker.giveDeserted(roomId, 'test'), taker.count()]).toEqual([false, 1])
  await Promise.all([taker.stop(), directory.stop()])
})
