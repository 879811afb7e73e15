import { parseClientFrame } from '@quokka/contract/socket'
import { ALL_TYPES_QUIZ } from '@quokka/core/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { systemChance } from '../adapters/chance.ts'
import type { Database } from '../ports.ts'
import { createJournalSnapshots } from '../stores/journal-snapshots.ts'
import { createJournals } from '../stores/journals.ts'
import { createQuizContents } from '../stores/quiz-contents.ts'
import { openTestDatabase } from '../testing/databases.ts'
import type { BrowserLine } from './browser-line.ts'
import { roomDirectory } from './directory.ts'
import { createRoomLines } from './room-lines.ts'
import { textFrame, textIn } from './text-frame.ts'

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
const ENTRY = { playerName: 'Ada', playerEmail: 'ada@example.org', playerAvatar: 'avatar1', ageGroup: '18+' }
const NOW_MS = 1_000_000

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** An open room, and connections to it that browsers opened when they did. */
const openRoom = async () => {
  const running = { runningMs: () => NOW_MS, onPause: () => {} }
  const contents = createQuizContents(database)
  const directory = roomDirectory({
    journals: createJournals(database),
    contents,
    snapshots: createJournalSnapshots(database),
    clock: { nowMs: () => NOW_MS },
    running,
    chance: systemChance,
    maskRudeWords: (name) => name,
    owner: 'test',
    onCommit: () => {},
    onTrouble: () => {},
  })
  const lines = createRoomLines({
    safeWordsIn: () => undefined,
    contents,
    running,
    chance: systemChance,
    quizForHost: () => Promise.reject(new Error('no other quiz')),
    budgets: { objectionToQuiz: () => undefined, payerOf: () => undefined, spend: () => {} },
    onError: (error) => {
      throw error
    },
    onRefused: () => {},
    seatWaitSeconds: () => 0,
    frameFactor: 1,
  })
  const roomId = await directory.open({ hostCredential: 'guest:host', settings, quiz: ALL_TYPES_QUIZ })
  const runner = directory.find(roomId)
  if (runner === undefined || runner === 'later') throw new Error('no room')

  const connect = (openedMs: number, hadSeat = false) => {
    const actions: string[] = []
    const closed: { with: unknown; isRoomHere: boolean }[] = []
    const close = (why: unknown) => closed.push({ with: why, isRoomHere: directory.find(roomId) !== undefined })
    const send = (frame: Buffer) => actions.push((JSON.parse(textIn(frame)) as { action: string }).action)
    const browser: BrowserLine = {
      send,
      sendFrame: (frame) => send(textFrame(JSON.stringify(frame))),
      close,
      end: close,
      actsAs: () => {},
      seated: () => {},
    }
    const caller = {
      credentials: [GUEST] as [string],
      ownPicture: undefined,
      extraTime: 0 as const,
      addressKey: 'address',
      language: 'en',
      requestId: '',
      openedMs,
    }
    const line = lines.open(runner, browser, caller, hadSeat)
    const say = (action: string, payload: object) => {
      const text = JSON.stringify({ action, payload })
      const frame = parseClientFrame(text)
      if (frame.action !== 'unreadable') line?.take({ frame, text, arrivedMs: NOW_MS, creditMs: 0 })
    }
    const hears = (action: string) => vi.waitFor(() => expect(actions).toContain(action), { timeout: 60_000 })
    return { closed, hears, say, actions, goes: () => line?.closed() }
  }
  return { connect, directory, roomId, runner }
}

test('CL21 a room that goes on elsewhere closes its connections, seated or not, once it is not found here any more', async () => {
  const { connect, directory } = await openRoom()
  const [seated, entering] = [connect(1_000), connect(2_000)]
  seated.say('addPlayer', ENTRY)
  await seated.hears('joined')
  directory.keepOnly(new Set())
  const once = [{ with: 'restart', isRoomHere: false }]
  expect([seated.closed, entering.closed]).toEqual([once, once])
})

test('CL21 a connection that reaches a room which has ended here meanwhile is told to look again', async () => {
  const { connect, directory } = await openRoom()
  directory.keepOnly(new Set())
  const late = connect(1_000)
  expect([late.closed.map((one) => one.with), late.actions]).toEqual([['restart'], []])
})

test('CL21 a room that stops here is on its way elsewhere', async () => {
  const { directory, roomId } = await openRoom()
  await directory.stop()
  expect([directory.find(roomId), await directory.reach(roomId)]).toEqual(['later', 'elsewhere'])
})

test('CL22 an older connection does not take the seat from a later one, whenever its words arrive', async () => {
  const { connect } = await openRoom()
  const [older, newer] = [connect(1_000), connect(10_000)]
  newer.say('addPlayer', ENTRY)
  await newer.hears('joined')
  older.say('rejoinPlayer', { playerId: '' })
  await vi.waitFor(() => expect(older.closed.map((one) => one.with)).toEqual([1012]), { timeout: 60_000 })
  expect([newer.closed, older.actions.includes('joined')]).toEqual([[], false])
  const newest = connect(20_000)
  newest.say('rejoinPlayer', { playerId: '' })
  await newest.hears('joined')
  expect(newer.closed.map((one) => one.with)).toEqual([4409])
})

test('CL22 a connection that comes back by itself yields to one that may be later', async () => {
  const { connect } = await openRoom()
  const present = connect(10_000)
  present.say('addPlayer', ENTRY)
  await present.hears('joined')
  const byItself = connect(11_000, true)
  await vi.waitFor(() => expect(byItself.closed.map((one) => one.with)).toEqual([1012]), { timeout: 60_000 })
  expect(present.closed).toEqual([])
})

test('CL22 a connection that is closed while its seat is being stored does not have it', async () => {
  const { connect, runner } = await openRoom()
  const brief = connect(1_000)
  brief.say('addPlayer', ENTRY)
  brief.goes()
  await vi.waitFor(() => expect(runner.room().credentials.size).toBe(1), { timeout: 60_000 })
  await runner.stop()
  expect([runner.lineOf(GUEST), runner.room().linesUp, brief.actions]).toEqual([undefined, 0, ['connected to room']])
})

test('CL22 a connection whose seat is confirmed after the one before is closed counts as connected', async () => {
  const { connect, runner } = await openRoom()
  const before = connect(1_000)
  before.say('addPlayer', ENTRY)
  await before.hears('joined')
  const after = connect(10_000)
  // Something that is not stored yet: what is decided after it is answered after it.
  runner.take({ do: 'lockRoom', credential: 'guest:host', locked: true }, NOW_MS)
  after.say('rejoinPlayer', { playerId: '' })
  before.goes()
  await after.hears('joined')
  expect(runner.room().linesUp).toBe(1)
})
