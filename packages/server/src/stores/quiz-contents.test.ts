import { randomBytes } from 'node:crypto'
import { ALL_TYPES_QUIZ } from '@quokka/core/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../ports.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { keptPlays } from '../testing/kept-plays.ts'
import { playFacts } from '../testing/test-plays.ts'
import type { Journals } from './journals.ts'
import { createJournals, FIRST_APPEND } from './journals.ts'
import { playsAlongside } from './plays.ts'
import type { QuizContents } from './quiz-contents.ts'
import { createQuizContents, quizzesAlongside } from './quiz-contents.ts'
import { StorageFull } from './storage-full.ts'

const DAY_MS = 24 * 3_600_000
let database: Database
let contents: QuizContents
let journals: Journals
beforeAll(async () => {
  database = await openTestDatabase()
  contents = createQuizContents(database)
  journals = createJournals(database)
})
afterAll(() => database.close())

const named = (quizName: string) => ({ ...ALL_TYPES_QUIZ, quizName })
const stored = async (): Promise<string[]> =>
  (await database.kysely.selectFrom('quiz_content').select('content_hash').execute()).map((row) => row.content_hash)
const openJournal = async (contentHash: string): Promise<string> => {
  const journalId = randomBytes(4).toString('hex')
  const alongside = quizzesAlongside([contentHash])
  await journals.open({ kind: 'room', journalId, owner: 'test', body: 'opened', alongside })
  return journalId
}

test('ST33 the same quiz is stored once, and whoever plays it has the same one in memory', async () => {
  const [first, second] = await Promise.all([contents.keep(named('Twice')), contents.keep(named('Twice'))])
  const other = await contents.keep(named('Twice more'))
  expect(second.contentHash).toBe(first.contentHash)
  expect(second.source).toBe(first.source)
  expect(new Set(await stored())).toEqual(new Set([first.contentHash, other.contentHash]))
  const found = await contents.find([first.contentHash, 'no such hash'])
  expect([...found]).toEqual([[first.contentHash, first.source]])
  expect(found.get(first.contentHash)).toBe(first.source)
})

test('ST6 while the disk is nearly full no quiz is stored', async () => {
  const onFull = createQuizContents({ ...database, canWrite: () => false })
  const before = await stored()
  await expect(onFull.keep(named('Too late'))).rejects.toThrow(StorageFull)
  expect(await stored()).toEqual(before)
})

test('ST33 another process reads a quiz as it was stored', async () => {
  const { contentHash, source } = await contents.keep(named('Read elsewhere'))
  const found = await createQuizContents(database).find([contentHash])
  expect(found.get(contentHash)).toEqual(source)
  expect(JSON.stringify(found.get(contentHash))).toBe(JSON.stringify(source))
})

test('ST33 a quiz that no journal and no play names goes after a day, and not while it is about to be named', async () => {
  const [unnamed, inJournal, inPlay] = [
    await contents.keep(named('Unnamed')),
    await contents.keep(named('In a journal')),
    await contents.keep(named('In a play')),
  ]
  const journalId = await openJournal(inJournal.contentHash)
  const { contentHash } = inPlay
  const game = { ...playFacts({ journalId }), players: [], stored: { contentHash, places: [2, 0] } }
  const row = { journalId, ...FIRST_APPEND, body: 'podium', ends: true, alongside: playsAlongside([game]) }
  expect(await journals.append(row)).toBe('appended')
  await contents.removeUnnamed(Date.now() + DAY_MS / 2, 100)
  expect(await stored()).toContain(unnamed.contentHash)
  await contents.removeUnnamed(Date.now() + 2 * DAY_MS, 100)
  const left = await stored()
  expect(left).not.toContain(unnamed.contentHash)
  expect(left).toEqual(expect.arrayContaining([inJournal.contentHash, contentHash]))
  const [play] = await keptPlays(database).read(game.playId)
  expect(play?.questions).toEqual([2, 0].map((place) => inPlay.source.questions[place]))
  await journals.rewrite(journalId, () => undefined)
  await database.kysely.deleteFrom('play').execute()
  await contents.removeUnnamed(Date.now() + 2 * DAY_MS, 100)
  expect(await stored()).toEqual([])
})
