import { credentialOfAccount } from '@quokka/core/accounts'
import type { Room, RoomCommand } from '@quokka/core/room'
import { currentQuestion } from '@quokka/core/room'
import { ALL_TYPES_QUIZ, rightAnswer } from '@quokka/core/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemChance } from '../adapters/chance.ts'
import type { Database } from '../ports.ts'
import { createAccounts } from '../stores/accounts.ts'
import { createGameShares } from '../stores/game-shares.ts'
import type { Journals } from '../stores/journals.ts'
import { createJournals } from '../stores/journals.ts'
import { openTestDatabase } from '../testing/databases.ts'
import type { RoomDirectory } from './directory.ts'
import { roomDirectory } from './directory.ts'
import type { Outcome } from './runner.ts'

const HOST = credentialOfAccount('host')
const MEMBER = credentialOfAccount('member')
const GUEST = 'guest:hash'
const settings = { showAnswer: true, randomizeQuestion: false, hostMode: true, capacity: 9, hostGraceMs: 60_000 }

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

const open = (journals: Journals): RoomDirectory =>
  roomDirectory({
    journals,
    clock: { nowMs: () => nowMs },
    chance: systemChance,
    owner: 'test',
    onCommit: () => {},
    onTrouble: () => {},
  })

const runnerOf = (directory: RoomDirectory, roomId: string) => {
  const runner = directory.find(roomId)
  if (runner === undefined || runner === 'later') throw new Error('the room runs')
  const give = async (command: RoomCommand): Promise<Room> => {
    const outcome = await new Promise<Outcome>((resolve) => runner.take(command, nowMs, resolve))
    if (!outcome.ok) throw new Error(`${command.do}: ${outcome.refusal}`)
    return outcome.room
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
  const details = { name: 'Somebody', email: 'somebody@example.org', avatar: 'avatar1', ageGroup: '18+' }
  for (const credential of [HOST, MEMBER, GUEST]) await before.give({ do: 'join', credential, ...details })
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
