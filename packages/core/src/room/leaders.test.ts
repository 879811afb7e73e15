import { expect, test } from 'vitest'
import { isOnlyRead } from '../room/state.ts'
import { rightAnswer, wrongAnswer } from '../testing/index.ts'
import { HOST, Table } from '../testing/room-table.ts'
import type { Room } from './index.ts'
import { currentQuestion, leaderboardView, podiumViews, presentView } from './index.ts'

const question = ({ room }: Table) => {
  if (room.phase !== 'asking' && room.phase !== 'revealed') throw new Error('No question is in play.')
  return currentQuestion(room)
}

/** Answers of a question by player, `after` milliseconds each, and then its end. */
const play = (table: Table, answers: Record<string, { isRight?: boolean; after: number }>) => {
  const openedMs = table.nowMs
  for (const [player, { isRight = true, after }] of Object.entries(answers).sort(([, a], [, b]) => a.after - b.after)) {
    table.nowMs = openedMs + after
    table.answer(player, (isRight ? rightAnswer(question(table)) : wrongAnswer(question(table))) ?? '')
  }
  table.give({ do: 'closeQuestion', credential: HOST })
}

const next = (table: Table) => {
  do {
    table.give({ do: 'nextQuestion', credential: HOST })
    table.nowMs += 3_000
  } while (isOnlyRead(table.room))
}

const reveal = (table: Table, credential: string) => {
  const shown = presentView(table.room, table.seat(credential), table.nowMs)[0]
  if (shown?.shows !== 'reveal') throw new Error('Nothing is revealed.')
  return shown.reveal
}
const chart = (table: Table) => reveal(table, HOST).chart

const classOf = (...players: string[]) => new Table({ capacity: 20 }).start(...players)

test('RM46 a host reads the first five, what each won, how far each climbed and who has a row of right answers', () => {
  const players = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay']
  const table = classOf(...players)
  const all = (isRight: (player: string) => boolean) =>
    Object.fromEntries(
      players.map((player, place) => [player, { isRight: isRight(player), after: 1_000 * (place + 1) }]),
    )
  play(
    table,
    all((player) => player !== 'fay'),
  )
  expect(
    chart(table)?.leaders?.rows.map(({ name, rank, previousRank, points }) => [name, rank, previousRank, points]),
  ).toEqual([
    ['ann', 1, 0, 97],
    ['bob', 2, 0, 93],
    ['cat', 3, 0, 90],
    ['dan', 4, 0, 87],
    ['eve', 5, 0, 83],
  ])
  expect(chart(table)?.leaders).toMatchObject({ climber: null, longestRow: null })
  next(table)
  play(
    table,
    all((player) => player === 'fay' || player === 'eve'),
  )
  expect(chart(table)?.leaders).toMatchObject({
    rows: [
      { name: 'eve', rank: 1, previousRank: 5, points: 83, inARow: 2 },
      { name: 'ann' },
      { name: 'bob' },
      { name: 'cat' },
      { name: 'dan' },
    ],
    climber: { name: 'eve' },
    longestRow: null,
  })
  next(table)
  play(
    table,
    all((player) => player === 'eve'),
  )
  expect(chart(table)?.leaders).toMatchObject({ climber: null, longestRow: { name: 'eve', inARow: 3 } })
})

test('RM46 the leaders are for the host alone, and not told after the last question, nor while nobody has points', () => {
  const table = classOf('ann', 'bob')
  play(table, { ann: { isRight: false, after: 1_000 } })
  expect(chart(table)).toMatchObject({ asked: 2, leaders: null })
  next(table)
  play(table, { ann: { after: 1_000 } })
  expect(chart(table)?.leaders?.rows).toHaveLength(2)
  expect(reveal(table, 'ann').chart).toBeNull()
  const isLast = (room: Room) => room.phase === 'revealed' && room.index === room.order.length - 1
  while (!isLast(table.room)) {
    next(table)
    play(table, { ann: { after: 1_000 } })
  }
  expect(chart(table)?.leaders).toBeNull()
})

test('SC8 players with the same points are told the time that decides, on every list and for themselves', () => {
  const table = classOf('ann', 'bob', 'cat')
  play(table, { ann: { after: 930 }, bob: { after: 1_020 }, cat: { after: 9_000 } })
  const decides = leaderboardView(table.room).standings.map(({ name, rank, decidingMs }) => [name, rank, decidingMs])
  expect(decides).toEqual([
    ['ann', 1, 900],
    ['bob', 2, 1_000],
    ['cat', 3, undefined],
  ])
  expect(leaderboardView(table.room, 1).standings[0]).toMatchObject({ decidingMs: 900 })
  expect(reveal(table, 'bob').decidingMs).toBe(1_000)
  expect(reveal(table, 'cat').decidingMs).toBeUndefined()
  expect(chart(table)?.leaders?.rows[1]).toMatchObject({ name: 'bob', decidingMs: 1_000 })
  table.give({ do: 'goToPodium', credential: HOST })
  if (table.room.phase !== 'podium') throw new Error('No podium.')
  const podium = podiumViews(table.room)
  expect(podium(table.seat('ann'))).toMatchObject({
    decidingMs: 900,
    standings: [{ decidingMs: 900 }, { decidingMs: 1_000 }, { name: 'cat' }],
  })
  expect(podium(table.seat('cat')).decidingMs).toBeUndefined()
})
