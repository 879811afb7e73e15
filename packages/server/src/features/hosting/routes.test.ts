import { readCategories, readQuizIndex, readQuizzes } from '@quokka/content'
import { isScored } from '@quokka/core/questions'
import type { RoomCommand } from '@quokka/core/room'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemChance } from '../../adapters/chance.ts'
import { processClock, wallClock } from '../../adapters/clock.ts'
import { createPayers } from '../../budgets/payer.ts'
import { watchedClock } from '../../clock/watched-clock.ts'
import type { Database } from '../../ports.ts'
import type { RoomDirectory } from '../../room/directory.ts'
import { roomDirectory } from '../../room/directory.ts'
import { localRoomLookups } from '../../room/room-lookups.ts'
import { createDrawnQuestions } from '../../stores/drawn-questions.ts'
import { createJournalSnapshots } from '../../stores/journal-snapshots.ts'
import { createJournals } from '../../stores/journals.ts'
import { createListedQuizzes } from '../../stores/listed-quizzes.ts'
import { createMissedSearches } from '../../stores/missed-searches.ts'
import { createPlays } from '../../stores/plays.ts'
import { createQuizContents } from '../../stores/quiz-contents.ts'
import { createQuizzes } from '../../stores/quizzes.ts'
import { createTakeDowns } from '../../stores/take-downs.ts'
import { openTestDatabase } from '../../testing/databases.ts'
import { openTestApp } from '../../testing/test-app.ts'

const running = watchedClock(processClock, 0)

import { authoredQuizzes } from './authored-quizzes.ts'
import { catalogue } from './catalogue.ts'
import { drawnQuizzes } from './drawn-quizzes.ts'
import { hostableQuizzes } from './hostable-quizzes.ts'
import { hostingRoutes } from './routes.ts'

let database: Database
let directory: RoomDirectory
let app: FastifyInstance
const GRACE_MS = 60_000

beforeAll(async () => {
  database = await openTestDatabase()
  directory = roomDirectory({
    journals: createJournals(database),
    contents: createQuizContents(database),
    snapshots: createJournalSnapshots(database),
    clock: wallClock,
    running,
    chance: systemChance,
    maskRudeWords: (name) => name,
    owner: 'test',
    onCommit: () => {},
    onTrouble: () => {},
  })
  const readyMade = catalogue(readQuizzes(), readCategories(), readQuizIndex)
  const takeDowns = createTakeDowns(database)
  const drawn = createDrawnQuestions(database)
  app = await openTestApp({
    routes: hostingRoutes({
      quizzes: hostableQuizzes({
        catalogue: readyMade,
        authored: authoredQuizzes({ quizzes: createQuizzes(database), listed: createListedQuizzes(database) }),
        drawn: drawnQuizzes({ catalogue: readyMade, takeDowns, drawn, clock: wallClock, chance: systemChance }),
        takeDowns,
        plays: createPlays(database),
      }),
      directory,
      lookups: localRoomLookups(directory),
      guesses: { waitSeconds: async () => 0 },
      seats: { free: 10, premium: 100, enterprise: 1_000 },
      brandName: 'Quokka Quiz',
      hostGraceMs: GRACE_MS,
      getReadyMs: 3_000,
      visits: createPlays(database),
      missed: createMissedSearches(database, wallClock),
      payers: createPayers({ secret: 'secret', clock: wallClock }),
      budgets: { objectionTo: () => undefined, spend: () => {} },
    }),
  })
})
afterAll(async () => {
  await directory.stop()
  await app.close()
  await database.close()
})

const call = async (path: string, body: object, cookie?: string) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/qq/v1/${path}`,
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) },
    payload: body,
  })
  const [setCookie] = [answer.headers['set-cookie'] ?? []].flat()
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.payload, cookie: setCookie?.split(';')[0] }
}

test('HO1 everyone sees the whole catalogue and which quizzes the free plan opens', async () => {
  const { body } = await call('getreadymadequizzes', {})
  expect(body.allQuizzes.length).toBe(readQuizzes().length)
  const free = readQuizzes().filter(({ tier }) => tier === 'free')
  expect(body.allowedQuizzes.map(({ quizId }: { quizId: string }) => quizId).sort()).toEqual(
    free.map(({ quizId }) => quizId).sort(),
  )
  expect(JSON.parse(body.allQuizzes[0].categoryIdList).length).toBeGreaterThan(0)
  expect(body.allQuizzes[0]).toMatchObject({ quizType: 'Ready Made' })
})

test('HO27 the number of free quizzes that the plans name is the number of those that a visitor may host', async () => {
  const { body } = await call('getreadymadequizzes', {})
  expect(catalogue(readQuizzes(), readCategories(), readQuizIndex).freeCount).toBe(body.allowedQuizzes.length)
})

test('HO16 a ready-made quiz tells its subject, classes and topics, and is found by a topic that its name does not hold', async () => {
  const { body } = await call('getreadymadequizzes', { search: 'Oink' })
  expect(body.allQuizzes.map(({ quizId }: { quizId: string }) => quizId)).toContain('farm-friends')
  const [quiz] = (await call('getreadymadequizzes', { search: 'animal products' })).body.allQuizzes
  expect(quiz).toMatchObject({ quizId: 'farm-friends', subject: 'Science', classes: [1, 2, 3] })
  expect(quiz.topics).toContain('animal products')
})

test('HO2 a host finds quizzes of their own age group and younger, never of an older one', async () => {
  const namesFor = async (ageGroup: string) =>
    (await call('getreadymadequizzes', { ageGroup })).body.allQuizzes.map((quiz: { quizId: string }) => quiz.quizId)
  const [small, middle, grown] = [await namesFor('6 to 8'), await namesFor('9 to 14'), await namesFor('18+')]
  expect(small).toContain('farm-friends')
  expect(small).not.toContain('office-warm-up')
  expect(middle).toEqual(expect.arrayContaining(small))
  expect(middle).not.toContain('office-warm-up')
  expect(grown.length).toBe(readQuizzes().length)
})

test.each(['9 to 14 ', '9-17'])('HO13 "%s" is read as 9 to 14', async (ageGroup) => {
  for (const path of ['getreadymadequizzes', 'getcategories'])
    expect((await call(path, { ageGroup })).body).toEqual((await call(path, { ageGroup: '9 to 14' })).body)
  const { body } = await call('createinvite', { quizId: 'farm-friends', ageGroup })
  expect((await call('checkroomid', { roomId: body.roomId })).body.safeNames).toBe(true)
})

test('HO3 categories count the questions that can be scored, and an empty one is not listed', async () => {
  const { body } = await call('getcategories', { ageGroup: '6 to 8' })
  expect(body.allCategories.every((category: { questionCount: number }) => category.questionCount > 0)).toBe(true)
  expect(body.allowedCategories.length).toBeLessThanOrEqual(body.allCategories.length)
})

test('HO3 a ready-made quiz counts what can be scored, its info slides not', async () => {
  const { body } = await call('getreadymadequizzes', {})
  const counted = Object.fromEntries(
    body.allQuizzes.map((tile: { quizId: string; questionCount: number }) => [tile.quizId, tile.questionCount]),
  )
  const scored = readQuizzes().map(({ quizId, questions }) => [quizId, questions().filter(isScored).length])
  expect(counted).toEqual(Object.fromEntries(scored))
  expect(readQuizzes().some(({ questions }) => !questions().every(isScored))).toBe(true)
})

test('HO4 an invite opens a room with a code of six letters and digits, whose host is the caller', async () => {
  const { body, cookie } = await call('createinvite', { quizId: 'farm-friends' })
  expect(body.status).toBe('Success')
  expect(body.roomId).toMatch(/^[bcdfghjkmnpqrtvwxz3479]{6}$/u)
  expect(cookie).toMatch(/^qq_guest=/u)
  expect((await call('checkroomid', { roomId: ` ${body.roomId.toUpperCase()} ` })).body.roomIdExistsFlag).toBe(true)
})

test.each([
  ['no such quiz', { quizId: 'no-such-quiz' }, 'quiz/not-found', 'There is no such quiz.'],
  ['a locked quiz', { quizId: 'art-gallery' }, 'quiz/sign-up-required', 'Please sign up/log in to access more quizzes'],
])('HO5 an invite for %s opens nothing and says why', async (_, body, errorCode, errorMessage) => {
  const before = directory.count()
  expect((await call('createinvite', body)).body).toEqual({ status: 'Error', errorCode, errorMessage })
  expect(directory.count()).toBe(before)
})

test.each([{}, { quizId: '' }, { quizId: 'farm-friends', isHost: true }, { categories: [] }])(
  'HO5 an invite of the form %j is a 400',
  async (body) => {
    expect((await call('createinvite', body)).status).toBe(400)
  },
)

/** Opens a room and takes its host's seat; answers the room, its host and the host's cookie. */
const openSeated = async () => {
  const { body, cookie } = await call('createinvite', { quizId: 'farm-friends' })
  const { roomId } = body as { roomId: string }
  const runner = directory.find(roomId)
  if (runner === undefined || runner === 'later') throw new Error('the room runs')
  const credential = runner.room().hostCredential
  const take = (command: RoomCommand) =>
    new Promise<unknown>((resolve) => runner.take(command, running.runningMs(), resolve))
  await take({ do: 'join', credential, name: 'Mia', email: 'mia@example.org', avatar: 'avatar2', ageGroup: '9 to 14' })
  return { roomId, cookie, credential, take }
}

test('HO6 a room tells its own players, and nobody else, that they have a seat in it', async () => {
  const { roomId, cookie } = await openSeated()
  const ownSeat = { playerName: 'Mia', playerAvatar: 'avatar2', isHost: true }
  expect((await call('checkroomid', { roomId }, cookie)).body).toEqual({
    roomIdExistsFlag: true,
    ownSeat,
    safeNames: false,
    language: null,
    refusal: null,
  })
  expect((await call('checkroomid', { roomId })).body).toEqual({
    roomIdExistsFlag: true,
    ownSeat: null,
    safeNames: false,
    language: null,
    refusal: null,
  })
})

test('HO20 a locked and a full room say so at their code, to newcomers only', async () => {
  const { roomId, cookie, credential, take } = await openSeated()
  const refusal = async (of?: string) => (await call('checkroomid', { roomId }, of)).body.refusal
  await take({ do: 'lockRoom', credential, locked: true })
  expect([await refusal(), await refusal(cookie)]).toEqual(['room/locked', null])
  await take({ do: 'lockRoom', credential, locked: false })
  const player = { email: 'a@example.org', avatar: 'avatar1', ageGroup: '9 to 14' } as const
  for (let place = 1; place < 10; place += 1) {
    expect(await refusal()).toBeNull()
    await take({ do: 'join', credential: `guest:${place}`, name: `Ada ${place}`, ...player })
  }
  expect([await refusal(), await refusal(cookie)]).toEqual(['room/full', null])
})

test('HO11 a browser is told the newest open room in which it sits, and no other', async () => {
  const { roomId, cookie, credential, take } = await openSeated()
  const ownRoom = { roomId, playerName: 'Mia', playerAvatar: 'avatar2', isHost: true }
  expect((await call('getownroom', {}, cookie)).body).toEqual({ ownRoom })
  expect((await call('getownroom', {})).body).toEqual({ ownRoom: null })
  await take({ do: 'drop', credential })
  expect((await call('getownroom', {}, cookie)).body).toEqual({ ownRoom })
  await take({ do: 'leave', credential })
  expect((await call('getownroom', {}, cookie)).body).toEqual({ ownRoom: null })
})

test.each(['zzzzzz', 'signin', 'podium', '', 'x'.repeat(200)])('HO7 there is no room %j', async (roomId) => {
  expect((await call('checkroomid', { roomId })).body).toEqual({
    roomIdExistsFlag: false,
    ownSeat: null,
    safeNames: false,
    language: null,
    refusal: null,
  })
})

test('LG23 a room tells in which language its host opened it, where everybody is to see it so, if there is such', async () => {
  const languageOf = async (language: string) => {
    const { body } = await call('createinvite', { quizId: 'farm-friends', language })
    return (await call('checkroomid', { roomId: body.roomId })).body.language
  }
  expect(await languageOf('hi')).toBe('hi')
  expect(await languageOf('xx')).toBeNull()
})

test('FA11 a followed link is counted by its source, once per visit, where the room is open', async () => {
  const { roomId } = await openSeated()
  const plays = createPlays(database)
  await call('checkroomid', { roomId: ` ${roomId.toUpperCase()} `, source: 'whatsapp' })
  await call('checkroomid', { roomId, source: 'whatsapp' })
  await call('checkroomid', { roomId })
  await call('checkroomid', { roomId: 'zzzzzz', source: 'share' })
  expect((await call('checkroomid', { roomId, source: 'elsewhere' })).status).toBe(400)
  expect(await plays.visitsOf([roomId, 'zzzzzz'])).toEqual({ share: 0, whatsapp: 2, facebook: 0, twitter: 0 })
})
