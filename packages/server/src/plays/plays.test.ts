import { credentialOfAccount } from '@quokka/core/accounts'
import type { Holder, QTest } from '@quokka/core/qtest'
import { attemptView, scheduleQTest } from '@quokka/core/qtest'
import type { Room, RoomCommand } from '@quokka/core/room'
import { currentQuestion } from '@quokka/core/room'
import { ALL_TYPES, ALL_TYPES_QUIZ, rightAnswer } from '@quokka/core/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { systemChance } from '../adapters/chance.ts'
import type { Database } from '../ports.ts'
import { qtestDirectory } from '../qtest/directory.ts'
import { newQTestId } from '../qtest/qtest-id.ts'
import { settleQTest } from '../qtest/settle-qtest.ts'
import { roomDirectory } from '../room/directory.ts'
import type { Outcome } from '../room/runner.ts'
import { createAccounts } from '../stores/accounts.ts'
import { createJournalSnapshots } from '../stores/journal-snapshots.ts'
import type { Journals } from '../stores/journals.ts'
import { createJournals } from '../stores/journals.ts'
import type { Plays } from '../stores/plays.ts'
import { createPlays } from '../stores/plays.ts'
import { createQuizContents } from '../stores/quiz-contents.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { keptPlays } from '../testing/kept-plays.ts'
import type { BackfillPorts } from './backfill.ts'
import { createBackfill } from './backfill.ts'

const HOUR_MS = 3_600_000
const HOST = credentialOfAccount('host')
const MEMBER = credentialOfAccount('member')
const GUEST = 'guest:hash'
const HOSTING_GUEST = 'guest:host'

let database: Database
let plays: Plays
let kept: ReturnType<typeof keptPlays>
/** Stores each row twice, as after an unknown result. */
let journals: Journals
let nowMs = Date.now()

const common = () => ({
  journals,
  contents: createQuizContents(database),
  snapshots: createJournalSnapshots(database),
  clock: { nowMs: () => nowMs },
  running: { runningMs: () => nowMs, onPause: () => {} },
  chance: systemChance,
  maskRudeWords: (name: string) => name,
  owner: 'test',
  onCommit: () => {},
  onTrouble: (id: string, what: string) => {
    throw new Error(`${id} is in trouble: ${what}`)
  },
})
let rooms: ReturnType<typeof roomDirectory>
let qtests: ReturnType<typeof qtestDirectory>

beforeAll(async () => {
  database = await openTestDatabase()
  plays = createPlays(database)
  kept = keptPlays(database)
  const once = createJournals(database)
  journals = {
    ...once,
    async append(row) {
      await once.append(row)
      return once.append(row)
    },
  }
  const accounts = createAccounts(database)
  for (const userId of ['host', 'member']) {
    const names = { userId, userName: `${userId}name`, email: `${userId}@example.org`, passwordHash: null }
    await accounts.create({ ...names, userType: 'REGULAR', ageGroup: '18+', isConfirmed: true }, nowMs)
  }
  rooms = roomDirectory(common())
  qtests = qtestDirectory(common())
})
beforeEach(async () => {
  await database.kysely.deleteFrom('play_backfill').execute()
  await database.kysely.deleteFrom('play').execute()
})
afterAll(async () => {
  await rooms.stop()
  await qtests.stop()
  await database.close()
})

const openRoom = async (hostCredential: string) => {
  const roomId = await rooms.open({
    hostCredential,
    settings: {
      showAnswer: true,
      randomizeQuestion: false,
      hostMode: true,
      capacity: 9,
      hostGraceMs: 60_000,
      getReadyMs: 3_000,
      safeNames: false,
      calm: false,
      language: null,
    },
    quiz: ALL_TYPES_QUIZ,
  })
  const runner = rooms.find(roomId)
  if (runner === undefined || runner === 'later') throw new Error('the room runs')
  const give = async (command: RoomCommand): Promise<Room> => {
    const outcome = await new Promise<Outcome>((resolve) => runner.take(command, nowMs, resolve))
    if (!outcome.ok) throw new Error(`${command.do}: ${outcome.refusal}`)
    return outcome.value
  }
  const details = { email: 'somebody@example.org', avatar: 'avatar1', ageGroup: '18+' }
  for (const credential of [hostCredential, MEMBER, GUEST])
    await give({ do: 'join', credential, name: `Player ${credential}`, ...details })
  /** Plays on until so many questions are over; answers who named them right. */
  const play = async (answering: readonly string[], questions: number): Promise<void> => {
    let room = await give({ do: 'startQuiz', credential: hostCredential })
    for (let over = 0; over < questions; ) {
      if (room.phase !== 'asking') throw new Error(room.phase)
      nowMs += 3_100
      const question = currentQuestion(room)
      const { questionId } = question
      const answer = rightAnswer(question)
      if (room.endsAtMs !== null) {
        for (const credential of answer === undefined ? [] : answering) {
          nowMs += 100
          await give({ do: 'submitAnswer', credential, questionId, answer: answer ?? '', claimedS: null, creditMs: 0 })
        }
        if (runner.room().phase === 'asking')
          await give({ do: 'closeQuestion', credential: hostCredential, questionId })
        over += 1
      }
      if (over < questions) room = await give({ do: 'nextQuestion', credential: hostCredential, questionId })
    }
  }
  const onQuestion = () => {
    const room = runner.room()
    return room.phase === 'revealed' ? currentQuestion(room).questionId : ''
  }
  return {
    roomId,
    give,
    play,
    openedAtMs: runner.room().openedAtMs,
    toPodium: () => give({ do: 'goToPodium', credential: hostCredential, questionId: onQuestion() }),
    playAgain: () => give({ do: 'playAgain', credential: hostCredential }),
    end: () => give({ do: 'leave', credential: hostCredential }),
  }
}

/** Of a few questions: each adds a row for everybody who completes them. */
const scheduleTest = async (questionCount = 3): Promise<string> => {
  const qtestId = newQTestId()
  const { quizId, quizName, quizType, mediaFolder, questions } = ALL_TYPES_QUIZ
  const quiz = { quizId, quizName, quizType, mediaFolder, questions: questions.slice(0, questionCount) }
  const source = { quiz, qtestType: 'RM', description: '', image: '', ageGroup: '18+' } as const
  const window = { startMs: nowMs, endMs: nowMs + HOUR_MS }
  const settings = {
    showAnswer: true,
    showResult: true,
    retake: true,
    additionalFields: [],
    access: 'link' as const,
    ...window,
  }
  const opened = scheduleQTest({ qtestId, ownerId: 'host', source, settings, capacity: 900 }, nowMs)
  if (!opened.ok) throw new Error(opened.refusal)
  const listed = {
    qtestName: quizName,
    qtestImage: '',
    qtestType: 'RM',
    questionCount: 6,
    media: [],
    quizIds: [],
  } as const
  await qtests.open(opened.value, { ...listed, ownerId: 'host', ...window, createdAtMs: nowMs })
  return qtestId
}

const holderOf = (name: string): Holder => ({
  account: name === 'member' ? MEMBER : null,
  guest: null,
  tokenHash: `hash of ${name}`,
})
const taken = async (qtestId: string, command: Parameters<typeof qtests.take>[1]): Promise<QTest> => {
  const outcome = await qtests.take(qtestId, command)
  if (!outcome.ok) throw new Error(`${command.do}: ${outcome.refusal}`)
  return outcome.value
}
const attend = (qtestId: string, name: string) =>
  taken(qtestId, {
    do: 'attend',
    holder: holderOf(name),
    details: { name, email: `${name.replace(' ', '.')}@example.org`, fields: {} },
  })
const complete = async (qtestId: string, name: string): Promise<void> => {
  for (;;) {
    const question = attemptView(await attend(qtestId, name), { nowMs, runningMs: nowMs }, holderOf(name))?.question
    if (question === undefined || question === null) return
    nowMs += 400
    const known = ALL_TYPES.find(({ questionTitle }) => questionTitle === question.questionTitle)
    const answer = known === undefined ? '' : (rightAnswer(known) ?? '')
    const { questionId } = question
    await taken(qtestId, { do: 'submit', holder: holderOf(name), questionId, answer, claimedS: null })
  }
}

test('FA1 a game is stored once with its podium though the row is sent twice, and one that its closed room cut off too', async () => {
  const room = await openRoom(HOST)
  await room.play([MEMBER, GUEST], 2)
  expect(await plays.ofHost('host', 'game')).toEqual([])
  const endedAtMs = Math.floor(nowMs)
  await room.toPodium()
  await room.playAgain()
  await room.play([GUEST], 1)
  await room.end()
  const games = await kept.find({ hostId: 'host', kind: 'game' })
  expect(games.map(({ game, isFinished, questions }) => [game, isFinished, questions.length])).toEqual([
    [1, true, 2],
    [2, false, 1],
  ])
  expect(games[0]?.endedAtMs).toBe(endedAtMs)
  expect(await plays.lastOfRoom(room.roomId, room.openedAtMs)).toEqual(games[1])
  const players = await kept.players(...games.map(({ playId }) => playId))
  expect(players.map(({ name, rank, userId, answers }) => [name, rank, userId, answers.length])).toEqual([
    ['Player user:member', 1, 'member', 2],
    ['Player guest:hash', 2, null, 2],
    ['Player guest:hash', 1, null, 1],
    ['Player user:member', 2, 'member', 1],
  ])
})

test("FA1 a guest's game is found by its room alone", async () => {
  const room = await openRoom(HOSTING_GUEST)
  await room.play([MEMBER], 1)
  await room.toPodium()
  expect(await plays.ofHost('host', 'game')).toEqual([])
  expect((await plays.lastOfRoom(room.roomId, room.openedAtMs))?.hostId).toBeNull()
  await room.end()
  expect((await plays.lastOfRoom(room.roomId, room.openedAtMs))?.isFinished).toBe(true)
})

test('FA4 a QTest is listed from its opening on, with those who have completed it; its window moves, and it goes when it is deleted', async () => {
  const qtestId = await scheduleTest()
  await attend(qtestId, 'bob')
  await complete(qtestId, 'member')
  await complete(qtestId, 'ann')
  const listed = async () =>
    (await plays.ofHost('host', 'qtest')).map(({ playId, playerCount, endedAtMs }) => [playId, playerCount, endedAtMs])
  const { settings } = await taken(qtestId, { do: 'settle', userId: 'host' })
  expect(await listed()).toEqual([[qtestId, 2, settings.endMs]])
  const before = await kept.players(qtestId)
  expect(before.map(({ name, userId, email }) => [name, userId, email]).toSorted()).toEqual([
    ['ann', null, 'ann@example.org'],
    ['member', 'member', null],
  ])
  await taken(qtestId, { do: 'retake', holder: holderOf('ann') })
  expect((await kept.players(qtestId)).map(({ name }) => name)).toEqual(['member'])
  await complete(qtestId, 'ann')
  expect((await kept.players(qtestId)).map(({ playerId }) => playerId).toSorted()).toEqual(
    before.map(({ playerId }) => playerId).toSorted(),
  )
  const endMs = settings.endMs + HOUR_MS
  await taken(qtestId, { do: 'reschedule', userId: 'host', settings: { ...settings, endMs } })
  expect(await listed()).toEqual([[qtestId, 2, endMs]])
  await taken(qtestId, { do: 'delete', userId: 'host' })
  expect(await listed()).toEqual([])
  expect(await kept.players(qtestId)).toEqual([])
})

test('FA7 attempts that time has ended are all there once the owner has had them settled', async () => {
  const qtestId = await scheduleTest()
  const names = Array.from({ length: 230 }, (_, index) => `player ${index}`)
  await Promise.all(names.map((name) => attend(qtestId, name)))
  nowMs += 2 * HOUR_MS
  expect(await kept.players(qtestId)).toEqual([])
  expect(await settleQTest(qtests, qtestId, 'member')).toEqual({ ok: false, refusal: 'qtest/not-owner' })
  const settled = await settleQTest(qtests, qtestId, 'host')
  expect(settled.ok && settled.value.finished).toBe(230)
  expect((await kept.players(qtestId)).map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

/** Everything that is kept of plays, but when games ended. */
const everything = async () => {
  const { kysely } = database
  const rows = await kysely.selectFrom('play').selectAll().orderBy('play_id').execute()
  const players = await kysely.selectFrom('play_player').selectAll().orderBy('play_id').orderBy('player_id').execute()
  return { rows: rows.map(({ ended_at, ...row }) => (row.kind === 'game' ? row : { ...row, ended_at })), players }
}

/** As a server finds it that did not know plays before. */
const forgetPlays = async (...journalIds: string[]): Promise<void> => {
  await database.kysely.deleteFrom('play').execute()
  for (const journal_id of journalIds)
    await database.kysely.insertInto('play_backfill').values({ journal_id }).execute()
}

const openBackfill = (change: Partial<BackfillPorts> = {}) => {
  const troubles: string[] = []
  const backfill = createBackfill({
    journals,
    contents: createQuizContents(database),
    plays,
    lookups: qtests,
    owner: 'backfill',
    onTrouble: (journalId, what) => troubles.push(`${journalId} ${what}`),
    ...change,
  })
  /** Works off so many journals, all by default. */
  const work = async (most = Number.POSITIVE_INFINITY): Promise<void> => {
    let after: string | undefined = ''
    for (let done = 0; done < most && after !== undefined; done += 1) after = await backfill.writeNext(after)
  }
  return { work, troubles }
}

const left = async (): Promise<string[]> =>
  (await database.kysely.selectFrom('play_backfill').select('journal_id').execute()).map((row) => row.journal_id)

test('FA8 old journals get what would have been written as it happened, also where the server is killed between two', async () => {
  const room = await openRoom(HOST)
  await room.play([MEMBER, GUEST], 2)
  await room.toPodium()
  await room.playAgain()
  await room.play([GUEST], 1)
  await room.end()
  const guests = await openRoom(HOSTING_GUEST)
  await guests.play([MEMBER], 3)
  await guests.toPodium()
  const qtestId = await scheduleTest(ALL_TYPES.length)
  await complete(qtestId, 'ann')
  await complete(qtestId, 'member')
  await attend(qtestId, 'bob')
  await taken(qtestId, { do: 'retake', holder: holderOf('ann') })
  const deleted = await scheduleTest()
  await complete(deleted, 'ann')
  await taken(deleted, { do: 'delete', userId: 'host' })
  const live = await everything()
  expect([live.rows.length, live.players.length]).toEqual([4, 7])

  const gone = 'gone'
  await forgetPlays(room.roomId, guests.roomId, qtestId, deleted, gone)
  await complete(qtestId, 'bob')
  const killed = openBackfill()
  await killed.work(2)
  expect(await left()).toHaveLength(3)
  const next = openBackfill()
  await next.work()
  expect([killed.troubles, next.troubles, await left()]).toEqual([[], [], []])
  const filled = await everything()
  expect(filled.rows).toEqual(live.rows)
  expect(filled.players.filter(({ name }) => name !== 'bob')).toEqual(live.players)
  expect(filled.players.filter(({ name }) => name === 'bob')).toHaveLength(1)

  await complete(qtestId, 'ann')
  expect((await kept.players(qtestId)).map(({ name }) => name).toSorted()).toEqual(['ann', 'bob', 'member'])
  await guests.playAgain()
  await guests.play([MEMBER], 1)
  await guests.toPodium()
  expect((await plays.lastOfRoom(guests.roomId, guests.openedAtMs))?.game).toBe(2)
})

test('FA8 a game of before ends when it was counted, one that was cut off with its last question', async () => {
  const room = await openRoom(HOST)
  await room.play([MEMBER], 1)
  await room.toPodium()
  const endedAt = new Date(Math.floor(nowMs) + 77)
  await database.kysely
    .updateTable('game_share')
    .set({ ended_at: endedAt })
    .where('room_id', '=', room.roomId)
    .execute()
  await room.playAgain()
  const startedMs = nowMs
  await room.play([MEMBER], 1)
  await room.end()
  await forgetPlays(room.roomId)
  const { work } = openBackfill()
  await work()
  const [first, second] = await kept.find({ hostId: 'host', kind: 'game' })
  expect(first?.endedAtMs).toBe(endedAt.getTime())
  const lastMs = (second?.questions[0]?.timerS ?? 0) * 1_000
  expect(second?.endedAtMs).toBe(Math.floor(startedMs + 3_000 + lastMs))
})

test('FA8 a journal that cannot be read is skipped and told of; one that was taken over is read again, or left', async () => {
  const damaged = newQTestId()
  await journals.open({ kind: 'qtest', journalId: damaged, owner: 'test', body: 'damaged' })
  const qtestId = await scheduleTest()
  await complete(qtestId, 'ann')
  await forgetPlays(damaged, qtestId)
  let claims = 0
  const contested = (times: number): Partial<BackfillPorts> => ({
    journals: {
      ...journals,
      async claim(taking) {
        const claimed = await journals.claim(taking)
        claims += 1
        if (taking.journalId === qtestId && claims <= times) await journals.claim({ ...taking, owner: 'another' })
        return claimed
      },
    },
  })
  const hopeless = openBackfill(contested(99))
  await hopeless.work()
  expect(hopeless.troubles.toSorted()).toEqual([`${damaged} unreadable`, `${qtestId} unwritten`].toSorted())
  expect(await left()).toEqual([qtestId])
  expect(await plays.ofHost('host', 'qtest')).toEqual([])
  claims = 0
  const patient = openBackfill(contested(2))
  await patient.work()
  expect([patient.troubles, claims, await left()]).toEqual([[], 3, []])
  expect((await kept.players(qtestId)).map(({ name }) => name)).toEqual(['ann'])
})

test('FA8 a journal that cannot be written now is left for the next time, and the others go on', async () => {
  const room = await openRoom(HOST)
  await room.play([MEMBER], 1)
  await room.toPodium()
  await forgetPlays(room.roomId, 'gone')
  const { work, troubles } = openBackfill({
    plays: {
      ...plays,
      async writeOld(journalId, ...rest) {
        if (journalId === room.roomId) throw new Error('the storage is away')
        return plays.writeOld(journalId, ...rest)
      },
    },
  })
  await work()
  expect([troubles, await left()]).toEqual([[`${room.roomId} unwritten`], [room.roomId]])
  await database.kysely.deleteFrom('journal_head').where('journal_id', '=', room.roomId).execute()
  const later = openBackfill()
  await later.work()
  expect([later.troubles, await left()]).toEqual([[], []])
})

test('FA9 a player whose account is deleted during a game stays in it without identity', async () => {
  const accounts = createAccounts(database)
  const leaving = credentialOfAccount('leaving')
  const names = { userId: 'leaving', userName: 'leavingname', email: 'leaving@example.org', passwordHash: null }
  await accounts.create({ ...names, userType: 'REGULAR', ageGroup: '18+', isConfirmed: true }, nowMs)
  const room = await openRoom(HOST)
  const details = { email: 'leaving@example.org', avatar: 'avatar1', ageGroup: '18+' }
  await room.give({ do: 'join', credential: leaving, name: 'Leaving', ...details })
  await room.play([leaving], 1)
  await accounts.remove('leaving')
  await room.toPodium()
  const [game] = await kept.find({ hostId: 'host', kind: 'game' })
  const [first] = await kept.players(game?.playId ?? '')
  expect(first).toMatchObject({ name: 'Former player', userId: null, email: null, rank: 1, right: 1 })
})
