import { expect, test } from 'vitest'
import { ALL_TYPES_QUIZ, rightAnswer } from '../testing/index.ts'
import { HOST, Table } from '../testing/room-table.ts'
import type { RoomSettings } from './index.ts'
import {
  announce,
  currentQuestion,
  evolve,
  isJournalled,
  isRemoved,
  leaderboardView,
  nextWake,
  presentView,
  RoomEvent,
  replay,
  sharesOfGame,
} from './index.ts'

const idOf = (table: Table, credential: string) => table.seat(credential).playerId
const remove = (table: Table, credential: string, alsoCredentials: string[] = []) =>
  table.give({ do: 'removePlayer', credential: HOST, playerId: idOf(table, credential), alsoCredentials })
const rename = (table: Table, credential: string, name: string) =>
  table.give({ do: 'renamePlayer', credential: HOST, playerId: idOf(table, credential), name })
const rightAnswerIn = ({ room }: Table) => (room.phase === 'asking' ? (rightAnswer(currentQuestion(room)) ?? '') : '')
const lock = (table: Table, locked: boolean) => table.give({ do: 'lockRoom', credential: HOST, locked })
const names = (table: Table) => leaderboardView(table.room).standings.map(({ name }) => name)

const waiting = (...players: string[]) => {
  const table = new Table()
  for (const credential of [HOST, ...players]) table.join(credential)
  return table
}

/** The room as a restart finds it: what was journalled, written and read again. */
const restarted = (table: Table): Table => {
  const journal = table.events.filter(isJournalled).map((event) => RoomEvent.parse(JSON.parse(JSON.stringify(event))))
  const after = new Table()
  after.nowMs = table.nowMs
  after.room = evolve(replay(journal), { was: 'everyoneDropped', atMs: table.nowMs })
  return after
}

test('RM33 a removed player is out of the counts and gets no seat any more, by no credential of the browser', () => {
  const table = waiting('ann', 'bob')
  expect(remove(table, 'ann', ['ann-account', HOST])).toBe('done')
  expect(names(table)).toEqual([HOST, 'bob'])
  expect(leaderboardView(table.room)).toMatchObject({ seats: 2, linesUp: 2 })
  for (const later of [table, restarted(table)]) {
    for (const credential of ['ann', 'ann-account']) {
      expect(later.join(credential)).toBe('room/removed')
      expect(later.give({ do: 'rejoin', credential })).toBe('room/removed')
      expect(isRemoved(later.room, ['something else', credential])).toBe(true)
    }
    expect(later.join('cat')).toBe('done')
    expect(later.give({ do: 'rejoin', credential: HOST })).toBe('done')
  }
})

test('RM33 it is told to the one who is removed, and to nobody else', () => {
  const table = waiting('ann')
  remove(table, 'ann')
  const said = table.events.flatMap((event) => announce(table.room, event, table.nowMs))
  expect(said).toEqual([{ to: 'removed', credential: 'ann', shown: { shows: 'removed' } }])
})

test('RM33 nobody waits for the answer of somebody who was removed, and it does not count', () => {
  const table = new Table().start('ann', 'bob')
  table.answer('ann', 'Cedar')
  expect(leaderboardView(table.room).answered).toBe(1)
  remove(table, 'ann')
  expect(leaderboardView(table.room).answered).toBe(0)
  expect(table.answer('ann', 'Cedar')).toBe('room/not-joined')
  table.answer('bob', 'Cedar')
  expect(table.room.phase).toBe('revealed')
})

test('RM33 a question on whose last answer the removed one kept everybody waiting closes', () => {
  const table = new Table().start('ann', 'bob')
  table.answer('bob', 'Cedar')
  expect(table.room.phase).toBe('asking')
  remove(table, 'ann')
  expect(table.tickWhenDue().room.phase).toBe('revealed')
})

test('RM33 a removed player is on no podium, in no chart, and has not played the game', () => {
  const table = new Table().start('ann', 'bob')
  table.answer('ann', rightAnswerIn(table))
  table.answer('bob', '')
  expect(table.room.lastRight).toBe(1)
  remove(table, 'ann')
  expect(table.room.lastRight).toBe(0)
  const chart = presentView(table.room, table.seat(HOST), table.nowMs)[0]
  expect(chart?.shows === 'reveal' && chart.reveal.chart?.fastestRight).toBeNull()
  table.give({ do: 'goToPodium', credential: HOST })
  if (table.room.phase !== 'podium') throw new Error(table.room.phase)
  expect(names(table)).toEqual(['bob'])
  expect(
    sharesOfGame(table.room)
      .map(({ credential }) => credential)
      .sort(),
  ).toEqual(['bob', HOST])
})

test('RM33 neither the host nor somebody who is not here can be removed or renamed', () => {
  const table = waiting('ann')
  table.give({ do: 'leave', credential: 'ann' })
  const before = table.room
  expect(remove(table, HOST)).toBe('player/is-host')
  expect(rename(table, HOST, 'Somebody')).toBe('player/is-host')
  expect(remove(table, 'ann')).toBe('player/not-found')
  expect(table.give({ do: 'renamePlayer', credential: HOST, playerId: 'nobody', name: 'x' })).toBe('player/not-found')
  expect(table.room).toBe(before)
})

test('RM24 a locked room takes nobody new; whoever has a seat comes and goes, also after a restart', () => {
  const table = waiting('ann')
  table.give({ do: 'leave', credential: 'ann' })
  expect(lock(table, true)).toBe('done')
  for (const later of [table, restarted(table)]) {
    expect(leaderboardView(later.room).locked).toBe(true)
    expect(later.join('bob')).toBe('room/locked')
    expect(later.join('ann')).toBe('done')
    lock(later, false)
    expect(later.join('bob')).toBe('done')
  }
})

test('RM24 the host gets in before everybody, locked or not', () => {
  const table = new Table()
  lock(table, true)
  expect(table.join('ann')).toBe('room/locked')
  expect(table.join(HOST)).toBe('done')
})

test('RM25 in the waiting room the seat of a player who dropped is free after 30 s, the one of the host never', () => {
  const table = new Table({ capacity: 2 })
  table.join(HOST)
  table.join('ann')
  table.give({ do: 'drop', credential: 'ann' })
  expect(table.join('bob')).toBe('room/full')
  table.nowMs += 29_999
  table.give({ do: 'tick' })
  expect(table.join('bob')).toBe('room/full')
  expect(nextWake(table.room)).toBe(table.nowMs + 1)
  table.tickWhenDue()
  expect(names(table)).toEqual([HOST])
  expect(table.give({ do: 'rejoin', credential: 'ann' })).toBe('done')
  table.give({ do: 'drop', credential: HOST })
  table.give({ do: 'drop', credential: 'ann' })
  table.nowMs += 31_000
  table.give({ do: 'tick' })
  expect(names(table)).toEqual([HOST])
  expect(table.join('bob')).toBe('done')
  expect(table.give({ do: 'rejoin', credential: 'ann' })).toBe('room/full')
  expect(table.give({ do: 'rejoin', credential: HOST })).toBe('done')
})

test('RM25 in a game a seat waits for its player', () => {
  const table = new Table().start('ann')
  table.give({ do: 'drop', credential: 'ann' })
  table.nowMs += 40_000
  table.give({ do: 'tick' })
  expect(table.seat('ann').hasLeft).toBe(false)
})

test('RM26 a question that is only about to open is not closed', () => {
  const table = waiting('ann')
  table.give({ do: 'startQuiz', credential: HOST })
  table.nowMs += 2_999
  expect(table.give({ do: 'closeQuestion', credential: HOST })).toBe('room/not-now')
  expect(table.room.phase).toBe('asking')
  table.nowMs += 1
  expect(table.give({ do: 'closeQuestion', credential: HOST })).toBe('done')
})

test('RM28 with safe names every player but the host gets two friendly words, and keeps them', () => {
  const table = new Table({ safeNames: true, capacity: 50 })
  table.join(HOST, { name: 'Ms Rivera' })
  for (let player = 0; player < 40; player += 1)
    table.join(`guest-${player}`, { name: player === 0 ? '' : 'Stinky Pants' })
  expect(names(table)[0]).toBe('Ms Rivera')
  expect(new Set(names(table)).size).toBe(41)
  for (const name of names(table).slice(1)) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/u)
  const first = table.seat('guest-1').name
  table.join('guest-1', { name: 'Stinky Pants', avatar: 'avatar4' })
  expect(table.seat('guest-1')).toMatchObject({ name: first, avatar: 'avatar4' })
})

test('RM28 a journal from before there were safe names is read as a room without them', () => {
  const [opened] = new Table().events
  if (opened?.was !== 'roomOpened') throw new Error('no opening')
  const { safeNames: _, ...before } = opened.settings
  const read = RoomEvent.parse({ ...opened, settings: before satisfies Omit<RoomSettings, 'safeNames'> })
  expect(read).toMatchObject({
    settings: { safeNames: false },
    quiz: { source: { quizName: ALL_TYPES_QUIZ.quizName } },
  })
})

test('RM29 the rude words of a name are masked, whoever chose it', () => {
  const table = waiting('ann')
  table.join('bob', { name: 'Rude Bob' })
  rename(table, 'ann', 'Rude Ann')
  expect(names(table)).toEqual([HOST, 'R••• Ann', 'R••• Bob'])
})

test('RM30 a name that the host gave stays, whatever the player sends; the picture may change', () => {
  const table = waiting('ann')
  expect(rename(table, 'ann', '  Bright   Wombat ')).toBe('done')
  for (const later of [table, restarted(table)]) {
    expect(later.join('ann', { name: 'Stinky Pants', avatar: 'avatar3' })).toBe('done')
    expect(later.seat('ann')).toMatchObject({ name: 'Bright Wombat', avatar: 'avatar3' })
  }
})

test('RM30 the host gives no name that a player could not have', () => {
  const table = waiting('ann')
  expect(rename(table, 'ann', '\u2800')).toBe('player/name-empty')
  expect(rename(table, 'ann', HOST)).toBe('player/name-of-host')
  expect(table.seat('ann').name).toBe('ann')
})

test('RM31 leaving in the name of another is refused', () => {
  const table = waiting('ann', 'bob')
  const before = table.room
  expect(table.give({ do: 'leave', credential: 'bob', playerId: idOf(table, 'ann') })).toBe('room/not-your-seat')
  expect(table.give({ do: 'leave', credential: 'bob', playerId: idOf(table, HOST) })).toBe('room/not-your-seat')
  expect(table.room).toBe(before)
  expect(table.give({ do: 'leave', credential: 'bob', playerId: idOf(table, 'bob') })).toBe('done')
})
