import type { Room, RoomCommand } from '@quokka/core/room'
import { ALL_TYPES_QUIZ } from '@quokka/core/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemChance } from '../adapters/chance.ts'
import type { Database } from '../ports.ts'
import { roomDirectory } from '../room/directory.ts'
import type { Outcome } from '../room/runner.ts'
import { createJournalSnapshots } from '../stores/journal-snapshots.ts'
import { createJournals } from '../stores/journals.ts'
import { createQuizContents } from '../stores/quiz-contents.ts'
import { openTestDatabase } from '../testing/databases.ts'

const HOST = 'host'
const PLAYERS = Array.from({ length: 1_700 }, (_, index) => `guest ${index}`)
const settings = {
  showAnswer: true,
  randomizeQuestion: false,
  hostMode: true,
  capacity: 2_000,
  hostGraceMs: 60_000,
  getReadyMs: 0,
  safeNames: false,
  calm: false,
  language: null,
}

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** The rooms of a process, from which row on it reads each journal, and what goes wrong in it. */
const open = () => {
  const journals = createJournals(database)
  const readFrom: number[] = []
  const troubles: string[] = []
  const directory = roomDirectory({
    journals: {
      ...journals,
      read(journalId, fromSeq = 0) {
        readFrom.push(fromSeq)
        return journals.read(journalId, fromSeq)
      },
    },
    contents: createQuizContents(database),
    snapshots: createJournalSnapshots(database),
    clock: { nowMs: () => 1_000 },
    running: { runningMs: () => 1_000, onPause: () => {} },
    chance: systemChance,
    maskRudeWords: (name) => name,
    owner: 'test',
    onCommit: () => {},
    onTrouble: (_, what) => troubles.push(what),
  })
  const room = (roomId: string) => {
    const runner = directory.find(roomId)
    if (runner === undefined || runner === 'later') throw new Error('the room runs')
    return runner
  }
  const give = (roomId: string, command: RoomCommand): Promise<Outcome> =>
    new Promise((resolve) => room(roomId).take(command, 1_000, resolve))
  return { directory, readFrom, troubles, give, room }
}

/** What is told of a room that another process continues, in which nobody is connected. */
const told = (room: Room): unknown => ({ ...room, presence: undefined, linesUp: undefined })

const answerAll = async ({ give, room }: ReturnType<typeof open>, roomId: string, answer: string): Promise<void> => {
  const asked = room(roomId).room()
  const questionId =
    asked.phase === 'asking' ? (asked.quiz.questions[asked.order[asked.index] ?? 0]?.questionId ?? '') : ''
  const answers = PLAYERS.map((credential) =>
    give(roomId, {
      do: 'submitAnswer',
      credential,
      playerId: undefined,
      questionId,
      answer,
      claimedS: 1,
      creditMs: 0,
    }),
  )
  expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true)
}

const details = { email: 'player@example.org', avatar: 'avatar1', ageGroup: '18+' } as const

/** A room of 1,700 after two questions, and in its third. */
const playedRoom = async (process: ReturnType<typeof open>): Promise<string> => {
  const { directory, give } = process
  const roomId = await directory.open({ hostCredential: HOST, settings, quiz: ALL_TYPES_QUIZ })
  await Promise.all(
    [HOST, ...PLAYERS].map((credential) => give(roomId, { do: 'join', credential, name: credential, ...details })),
  )
  await give(roomId, { do: 'startQuiz', credential: HOST })
  await answerAll(process, roomId, 'Cedar')
  await give(roomId, { do: 'closeQuestion', credential: HOST })
  await give(roomId, { do: 'nextQuestion', credential: HOST })
  await answerAll(process, roomId, 'True')
  await give(roomId, { do: 'closeQuestion', credential: HOST })
  await give(roomId, { do: 'nextQuestion', credential: HOST })
  return roomId
}

test('ST51 a large room continues from its snapshot and the rows after it; a damaged or missing one costs time only', async () => {
  const first = open()
  const roomId = await playedRoom(first)
  const runner = first.room(roomId)
  await first.directory.stop()
  const before = told(runner.room())

  const continued = async () => {
    const next = open()
    await next.directory.resume()
    expect(told(next.room(roomId).room())).toEqual(before)
    expect(next.troubles).toEqual([])
    await next.directory.stop()
    return next.readFrom
  }
  const [from, ...more] = await continued()
  expect(from).toBeGreaterThan(5)
  expect(more).toEqual([])

  const { rows } = await database.pool.query('select body from journal_snapshot_part where journal_id = $1', [roomId])
  expect(rows.length).toBe(2)
  await database.pool.query(
    `update journal_snapshot_part set body = replace(body, '"Cedar"', '"Alder"') where journal_id = $1`,
    [roomId],
  )
  expect(await continued()).toEqual([0])
  await database.pool.query(`delete from journal_snapshot_part where journal_id = $1`, [roomId])
  expect(await continued()).toEqual([0])
  await database.pool.query(`update journal_snapshot set body = '{', hash = $2 where journal_id = $1`, [
    roomId,
    '021fb596db81e6d02bf3d2586ee3981fe519f275c0ac9ca76bbcf2ebb4097d96',
  ])
  expect(await continued()).toEqual([0])
})

test('ST51 no snapshot outlives what is changed in its journal', async () => {
  const journals = createJournals(database)
  const snapshots = createJournalSnapshots(database)
  await journals.open({ kind: 'room', journalId: 'changed', owner: 'test', body: 'opened by ann' })
  const hash = await snapshots.addPart('changed', 'ann')
  await snapshots.put('changed', { nextSeq: 2, events: 1, version: 1, body: '"ann"' }, [hash])
  expect(await snapshots.find('changed', 1)).toMatchObject({ body: '"ann"', parts: new Map([[hash, 'ann']]) })
  expect(await snapshots.find('changed', 2)).toBeUndefined()
  await snapshots.put('changed', { nextSeq: 1, events: 0, version: 1, body: '"older"' }, [])
  expect(await snapshots.find('changed', 1)).toMatchObject({ nextSeq: 2 })
  await journals.rewrite('changed', (bodies) => bodies.map((body) => body.replace('ann', 'nobody')))
  expect(await snapshots.find('changed', 1)).toBeUndefined()
  const { rows } = await database.pool.query(`select 1 from journal_snapshot_part where journal_id = 'changed'`)
  expect(rows).toEqual([])
})
