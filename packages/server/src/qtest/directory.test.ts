import type { Holder, QTest, QTestCommand } from '@quokka/core/qtest'
import { attemptView, scheduleQTest } from '@quokka/core/qtest'
import { ALL_TYPES_QUIZ } from '@quokka/core/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { systemChance } from '../adapters/chance.ts'
import type { Database } from '../ports.ts'
import { createAccounts } from '../stores/accounts.ts'
import { createJournalSnapshots } from '../stores/journal-snapshots.ts'
import type { Journals } from '../stores/journals.ts'
import { createJournals } from '../stores/journals.ts'
import { createQTests } from '../stores/qtests.ts'
import { createQuizContents } from '../stores/quiz-contents.ts'
import { openTestDatabase } from '../testing/databases.ts'
import type { QTestDirectory } from './directory.ts'
import { qtestDirectory } from './directory.ts'
import { newQTestId } from './qtest-id.ts'

const HOUR_MS = 3_600_000
let database: Database
let nowMs = Date.now()
beforeAll(async () => {
  database = await openTestDatabase()
  const account = { userId: 'host', userName: 'hostname', email: 'host@example.org', passwordHash: null }
  const rights = { userType: 'REGULAR', ageGroup: '18+', isConfirmed: true } as const
  await createAccounts(database).create({ ...account, ...rights }, nowMs)
})
afterAll(() => database.close())

const openDirectory = (journals: Journals = createJournals(database)) => {
  const troubles: string[] = []
  const directory = qtestDirectory({
    journals,
    contents: createQuizContents(database),
    snapshots: createJournalSnapshots(database),
    clock: { nowMs: () => nowMs },
    running: { runningMs: () => nowMs },
    chance: systemChance,
    maskRudeWords: (name) => name,
    owner: 'test',
    onCommit: () => {},
    onTrouble: (_, what) => troubles.push(what),
  })
  return { directory, troubles }
}

const schedule = async (directory: QTestDirectory): Promise<string> => {
  const qtestId = newQTestId()
  const settings = { showAnswer: true, showResult: true, retake: false, additionalFields: [], access: 'link' as const }
  const window = { startMs: nowMs, endMs: nowMs + HOUR_MS }
  const { quizId, quizName, quizType, mediaFolder, questions } = ALL_TYPES_QUIZ
  const quiz = { quizId, quizName, quizType, mediaFolder, questions }
  const source = { quiz, qtestType: 'RM', description: '', image: '', ageGroup: '18+' } as const
  const opened = scheduleQTest(
    { qtestId, ownerId: 'host', source, settings: { ...settings, ...window }, capacity: 100 },
    nowMs,
  )
  if (!opened.ok) throw new Error(opened.refusal)
  await directory.open(opened.value, {
    ownerId: 'host',
    qtestName: quizName,
    qtestImage: '',
    qtestType: 'RM',
    ...window,
    questionCount: 6,
    media: ['shown.webp'],
    quizIds: [],
    createdAtMs: nowMs,
  })
  return qtestId
}

const holderOf = (name: string): Holder => ({ account: null, guest: null, tokenHash: `hash of ${name}` })
const attend = (name: string): QTestCommand => ({
  do: 'attend',
  holder: holderOf(name),
  details: { name, email: `${name}@example.org`, fields: {} },
})
const questionOf = (qtest: QTest | undefined, name: string) =>
  qtest && attemptView(qtest, { nowMs, runningMs: nowMs }, holderOf(name))?.question?.questionId
const attended = async (directory: QTestDirectory, qtestId: string, name: string) => {
  const taken = await directory.take(qtestId, attend(name))
  return taken.ok ? questionOf(taken.value, name) : taken.refusal
}

test('QC15 what was acknowledged is found by the next owner, to the last alias', async () => {
  const first = openDirectory().directory
  const qtestId = await schedule(first)
  const asked = await attended(first, qtestId, 'ada')
  const second = openDirectory().directory
  expect(questionOf(await second.find(qtestId), 'ada')).toBe(asked)
  expect(await second.find(newQTestId())).toBeUndefined()
  expect(await second.find('no id')).toBeUndefined()
})

test('QC15 of two owners the older is fenced, and asks where the QTest is now: no answer is lost or doubled', async () => {
  const [first, second] = [openDirectory(), openDirectory()]
  const qtestId = await schedule(first.directory)
  await attended(first.directory, qtestId, 'ada')
  await attended(second.directory, qtestId, 'bo')
  const asked = await attended(first.directory, qtestId, 'cy')
  expect(first.troubles).toEqual(['fenced'])
  const now = await first.directory.find(qtestId)
  expect([now?.started, questionOf(now, 'cy')]).toEqual([3, asked])
  expect(await attended(second.directory, qtestId, 'ada')).toBe(questionOf(now, 'ada'))
})

test('QC15 twenty who come to a QTest that is not in memory load it once', async () => {
  const qtestId = await schedule(openDirectory().directory)
  const journals = createJournals(database)
  const claim = vi.spyOn(journals, 'claim')
  const { directory } = openDirectory(journals)
  const names = Array.from({ length: 20 }, (_, index) => `pupil${index}`)
  const asked = await Promise.all(names.map((name) => attended(directory, qtestId, name)))
  expect(claim).toHaveBeenCalledTimes(1)
  expect(new Set(asked).size).toBe(20)
  expect((await directory.find(qtestId))?.started).toBe(20)
})

test('QC15 an idle QTest is unloaded, and is loaded again on request', async () => {
  const { directory } = openDirectory()
  const qtestId = await schedule(directory)
  const asked = await attended(directory, qtestId, 'ada')
  nowMs += HOUR_MS / 7
  directory.putIdleAway()
  expect(directory.count()).toBe(1)
  nowMs += HOUR_MS / 5
  directory.putIdleAway()
  expect(directory.count()).toBe(0)
  expect((await directory.find(qtestId))?.started).toBe(1)
  nowMs -= HOUR_MS / 7 + HOUR_MS / 5
  expect(await attended(directory, qtestId, 'ada')).toBe(asked)
})

test('QC15 what could not be stored is refused, nobody waits indefinitely, and it is retried', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const journals = createJournals(database)
  const { directory, troubles } = openDirectory(journals)
  const qtestId = await schedule(directory)
  const append = vi.spyOn(journals, 'append').mockRejectedValue(new Error('the database is away'))
  const taken = directory.take(qtestId, attend('ada'))
  for (let wait = 0; wait < 20; wait += 1) await vi.advanceTimersByTimeAsync(3_200)
  expect(await taken).toEqual({ ok: false, refusal: 'server/busy' })
  expect(troubles).toEqual(['storage'])
  append.mockRestore()
  vi.useRealTimers()
  expect((await directory.find(qtestId))?.started).toBe(0)
  expect(await attended(directory, qtestId, 'ada')).toMatch(/./)
})

test('QC15 a QTest whose journal cannot be read ends, and holds up no other', async () => {
  const qtestId = await schedule(openDirectory().directory)
  await createJournals(database).rewrite(qtestId, (bodies) =>
    bodies.map(() => '{"version":1,"events":[{"was":"odd"}]}'),
  )
  const { directory, troubles } = openDirectory()
  expect(await directory.take(qtestId, attend('ada'))).toEqual({ ok: false, refusal: 'qtest/not-found' })
  expect(troubles).toEqual(['unreadable'])
  expect(await attended(directory, await schedule(directory), 'ada')).toMatch(/./)
})

test('QC4 a QTest that is moved or deleted is so in the lists by the same row', async () => {
  const { directory } = openDirectory()
  const qtestId = await schedule(directory)
  const qtests = createQTests(database)
  const listed = async () => (await qtests.ofOwner('host')).find((one) => one.qtestId === qtestId)
  const { settings } = (await directory.find(qtestId)) as QTest
  const later = { ...settings, startMs: nowMs + HOUR_MS, endMs: nowMs + 2 * HOUR_MS }
  await directory.take(qtestId, { do: 'reschedule', userId: 'host', settings: later })
  expect(await listed()).toMatchObject({ startMs: later.startMs, endMs: later.endMs })
  const others = await directory.take(qtestId, { do: 'delete', userId: 'other' })
  expect(others).toEqual({ ok: false, refusal: 'qtest/not-owner' })
  await directory.take(qtestId, { do: 'delete', userId: 'host' })
  expect(await listed()).toBeUndefined()
  expect(directory.count()).toBe(0)
  expect(await directory.take(qtestId, attend('ada'))).toEqual({ ok: false, refusal: 'qtest/not-found' })
})

test('QC15 a server that stops stores what it has decided', async () => {
  const { directory } = openDirectory()
  const qtestId = await schedule(directory)
  const asked = attended(directory, qtestId, 'ada')
  await Promise.resolve()
  await directory.stop()
  expect(await asked).toMatch(/./)
  expect(questionOf(await openDirectory().directory.find(qtestId), 'ada')).toBe(await asked)
})
