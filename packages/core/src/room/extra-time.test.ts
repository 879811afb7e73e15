import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { values } from '../lib/index.ts'
import type { ExtraTime } from '../scoring/index.ts'
import { ownSeconds } from '../scoring/index.ts'
import { rightAnswer } from '../testing/index.ts'
import { HOST, Table } from '../testing/room-table.ts'
import { throughSnapshot } from '../testing/through-snapshot.ts'
import type { Shown } from './announce.ts'
import { announce, presentView } from './announce.ts'
import { replay } from './evolve.ts'
import { roomOfSnapshot, snapshotOf } from './snapshot.ts'
import { currentQuestion, isInPlay } from './state.ts'
import { leaderboardView, ownQuestionView } from './views.ts'

const MORE = [25, 50, 100] as const

const more = (table: Table, credential: string, extraTime: ExtraTime, by = HOST): string =>
  table.give({ do: 'setExtraTime', credential: by, playerId: table.seat(credential).playerId, extraTime })

/** A room whose first question is open for these players, to some of whom the host gave more time. */
const started = (players: Record<string, ExtraTime>, settings: ConstructorParameters<typeof Table>[0] = {}): Table => {
  const table = new Table({ capacity: 9, ...settings })
  for (const credential of [HOST, ...Object.keys(players)]) table.join(credential)
  for (const [credential, extraTime] of Object.entries(players)) more(table, credential, extraTime)
  table.give({ do: 'startQuiz', credential: HOST })
  table.nowMs += 3_000
  return table
}

const right = (table: Table): string => (isInPlay(table.room) && rightAnswer(currentQuestion(table.room))) || ''

const answersAt = (table: Table, credential: string, ms: number): string => {
  table.nowMs += ms
  return table.answer(credential, right(table))
}

test.each([
  [30, 25, 38],
  [30, 50, 45],
  [30, 100, 60],
  [30, 0, 30],
  [5, 25, 7],
] as const)('XT1 %i s and %i percent more are %i s, whole ones', (timerS, extraTime, seconds) => {
  expect(ownSeconds(timerS, extraTime)).toBe(seconds)
})

test.each(MORE)('XT1 somebody with %i percent more sees that time and may answer until it is over', (extraTime) => {
  const table = started({ ann: extraTime, bob: 0 })
  if (table.room.phase !== 'asking') throw new Error('no question is open')
  expect(ownQuestionView(table.room, table.seat('ann').playerId).timerS).toBe(ownSeconds(30, extraTime))
  expect(ownQuestionView(table.room, table.seat('bob').playerId).timerS).toBe(30)
  table.tickWhenDue()
  table.nowMs += 1
  expect(table.answer('bob', right(table))).toBe('answer/too-late')
  expect(answersAt(table, 'ann', (ownSeconds(30, extraTime) - 30) * 1_000 - 1)).toBe('done')
  expect(table.room.phase).toBe('revealed')
  expect(table.seat('ann')).toMatchObject({ right: 1, score: 1, answerMs: 30_000 })
})

test('XT2 a player who uses the same share of more time wins the same points and the same place', () => {
  const settings = fc.record({
    extraTime: fc.constantFrom(...MORE),
    /** In thousandths of one's own time. */
    shares: fc.array(fc.nat(999), { minLength: 4, maxLength: 4 }),
    calm: fc.boolean(),
    hostMode: fc.boolean(),
  })
  fc.assert(
    fc.property(settings, ({ extraTime, shares, calm, hostMode }) => {
      const table = started({ ann: extraTime, bob: 0 }, { calm, hostMode })
      for (const share of shares) {
        const room = table.room
        if (room.phase !== 'asking' || room.endsAtMs === null) break
        const { timerS } = currentQuestion(room)
        const given = right(table)
        const moments = [
          { credential: 'bob', atMs: timerS * share },
          { credential: 'ann', atMs: ownSeconds(timerS, extraTime) * share },
        ]
        for (const { credential, atMs } of moments) {
          table.nowMs = room.opensAtMs + atMs
          if (table.room.phase === 'asking') table.give({ do: 'tick' })
          table.answer(credential, given, { creditMs: 0 })
        }
        while (table.room.phase === 'asking') table.tickWhenDue()
        table.give({ do: 'nextQuestion', credential: HOST })
        table.nowMs += 3_000
      }
      const [ann, bob] = [table.seat('ann'), table.seat('bob')]
      expect(ann.score).toBe(bob.score)
      expect(ann.answerMs).toBe(bob.answerMs)
      expect(ann.rank).toBe(bob.rank)
    }),
    { numRuns: 60 },
  )
})

test('XT3 more time counts from the next question on, for whoever the host names, and for a member who wishes it', () => {
  const table = started({ ann: 0, bob: 0 })
  expect(more(table, 'ann', 50)).toBe('done')
  expect(more(table, 'ann', 50, 'bob')).toBe('room/not-host')
  expect(more(table, HOST, 50)).toBe('player/is-host')
  const secondsOf = (credential: string): number | null =>
    table.room.phase === 'asking' ? ownQuestionView(table.room, table.seat(credential).playerId).timerS : null
  expect(secondsOf('ann')).toBe(30)
  table.join('cem', { extraTime: 100 })
  expect(secondsOf('cem')).toBe(30)
  table.give({ do: 'closeQuestion', credential: HOST })
  table.give({ do: 'nextQuestion', credential: HOST })
  expect([secondsOf('ann'), secondsOf('bob'), secondsOf('cem')]).toEqual([45, 30, 60])
  expect(more(table, 'cem', 0)).toBe('done')
  table.give({ do: 'closeQuestion', credential: HOST })
  table.nowMs += 3_000
  table.give({ do: 'closeQuestion', credential: HOST })
  table.give({ do: 'nextQuestion', credential: HOST })
  expect(secondsOf('cem')).toBe(30)
})

test('XT3 a host who leads in host mode has the ordinary time on the screen, whatever the account wishes', () => {
  const table = new Table()
  table.join(HOST, { extraTime: 100 })
  table.join('ann')
  table.give({ do: 'startQuiz', credential: HOST })
  expect(table.room.phase === 'asking' && ownQuestionView(table.room, table.seat(HOST).playerId).timerS).toBe(30)
})

test('XT4 a question waits for those with more time alone, as long as they are here and have not answered', () => {
  const waiting = started({ ann: 50, bob: 0, cem: 100 })
  answersAt(waiting, 'bob', 10_000)
  waiting.tickWhenDue()
  expect(waiting.room.phase).toBe('asking')
  answersAt(waiting, 'ann', 2_000)
  expect(waiting.room.phase).toBe('asking')
  waiting.give({ do: 'closeQuestion', credential: HOST, isReminder: true })
  expect(waiting.room.phase).toBe('asking')
  waiting.tickWhenDue()
  expect(waiting.room.phase).toBe('revealed')
  expect(waiting.nowMs).toBe(1_000_000 + 3_000 + 60_000)

  const dropped = started({ ann: 50, bob: 0 })
  dropped.nowMs += 25_000
  dropped.give({ do: 'drop', credential: 'ann' })
  dropped.tickWhenDue()
  dropped.tickWhenDue()
  expect(dropped.room.phase).toBe('revealed')
  expect(dropped.nowMs).toBe(1_000_000 + 3_000 + 35_000)

  const left = started({ ann: 50, bob: 0 })
  left.give({ do: 'leave', credential: 'ann' })
  left.tickWhenDue()
  expect(left.room.phase).toBe('revealed')
})

test('XT4 the host may end a question that waits', () => {
  const table = started({ ann: 50, bob: 0 }).tickWhenDue()
  table.give({ do: 'closeQuestion', credential: HOST })
  expect(table.room.phase).toBe('revealed')
})

test("XT4 a restart while a question waits gives back what it took, on everybody's own clock", () => {
  const table = started({ ann: 100, bob: 0 })
  table.tickWhenDue()
  table.nowMs += 5_000
  const kept = replay(table.events.filter(({ was }) => was !== 'overtimeBegan' && was !== 'playerConnected'))
  table.room = kept
  table.nowMs += 60_000
  table.give({ do: 'resume', ranUntilMs: table.nowMs - 60_000 })
  table.give({ do: 'tick' })
  table.give({ do: 'rejoin', credential: 'ann' })
  expect(table.room).toMatchObject({ phase: 'asking', isOvertime: true })
  expect(table.answer('bob', right(table))).toBe('answer/too-late')
  expect(answersAt(table, 'ann', 25_000)).toBe('done')
  expect(table.room.phase).toBe('revealed')
  expect(table.seat('ann')).toMatchObject({ score: 1, answerMs: 30_000 })
})

test('XT4 a room is what it was before its snapshot, with its times', () => {
  const table = started({ ann: 50, bob: 0 }).tickWhenDue()
  const source = throughSnapshot(snapshotOf(table.room), table.room.stored.source)
  expect(roomOfSnapshot(source)).toEqual(table.room)
})

/** Everything that the room shows to a player during a question that these answer at their moments, in the order of their answers. */
const framesOf = (viewer: string, extraTime: ExtraTime, moments: readonly (readonly [string, number])[]): string => {
  const table = started({ ann: extraTime, bob: 0, cem: 0 })
  const opensAtMs = table.nowMs
  const frames: unknown[] = []
  const showTo = (shown: Shown[]) => frames.push(...shown)
  const seat = () => table.seat(viewer)
  const watch = (from: number) => {
    for (const event of table.events.slice(from)) {
      for (const told of announce(table.room, event, table.nowMs)) {
        if (told.to === 'everyone') showTo([told.ownShown?.get(viewer) ?? told.shown])
        if (told.to === 'each') showTo([told.shownTo(seat())])
      }
      const isOfAnn = 'playerId' in event && event.playerId === table.seat('ann').playerId
      // When ann answers is told by the clock of whoever comes back; what else it tells is compared later.
      if (!isOfAnn) showTo(presentView(table.room, seat(), table.nowMs))
      if (event.was !== 'extraTimeSet') frames.push(leaderboardView(table.room))
    }
  }
  watch(0)
  for (const [credential, atMs] of moments) {
    const from = table.events.length
    table.nowMs = opensAtMs + atMs
    table.answer(credential, right(table))
    watch(from)
  }
  while (table.room.phase === 'asking') {
    const from = table.events.length
    table.tickWhenDue()
    watch(from)
  }
  for (const go of ['nextQuestion', 'closeQuestion', 'goToPodium'] as const) {
    const from = table.events.length
    table.nowMs += 3_000
    table.give({ do: go, credential: HOST })
    watch(from)
  }
  expect(table.room.phase).toBe('podium')
  return JSON.stringify(frames)
}

test('XT5 nothing that others are sent tells who has more time, nor that anybody has it', () => {
  const times = fc.record({
    extraTime: fc.constantFrom(...MORE),
    /** Of the ordinary time, in milliseconds; small enough that the same share of more time is within it. */
    annMs: fc.integer({ min: 1, max: 14 }).map((seconds) => seconds * 1_000),
    bobMs: fc.integer({ min: 0, max: 29_999 }),
    doesCemAnswer: fc.boolean(),
  })
  fc.assert(
    fc.property(times, ({ extraTime, annMs, bobMs, doesCemAnswer }) => {
      const ownMs = (annMs * ownSeconds(30, extraTime)) / 30
      // Of equal order: what is seen in between tells only that somebody has answered.
      fc.pre(bobMs < annMs || bobMs > ownMs)
      const cem = doesCemAnswer ? [['cem', 29_999] as const] : []
      const at = (ms: number) =>
        [['ann', ms] as const, ['bob', bobMs] as const, ...cem].sort(([, left], [, right]) => left - right)
      for (const viewer of ['bob', 'cem'])
        expect(framesOf(viewer, extraTime, at(ownMs))).toBe(framesOf(viewer, 0, at(annMs)))
    }),
    { numRuns: 60 },
  )
})

test('XT5 while a question waits every row and every count say that all have answered', () => {
  const table = started({ ann: 50, bob: 0, cem: 0 })
  answersAt(table, 'bob', 1_000)
  table.tickWhenDue()
  const view = leaderboardView(table.room)
  expect(view.standings.map(({ hasAnswered }) => hasAnswered)).toEqual([true, true, true])
  expect(view.answered).toBe(view.answering)
  answersAt(table, 'ann', 1_000)
  expect(table.room.phase).toBe('revealed')
})

test('XT6 the host alone is told who has more time, when it is set, when a member comes, and when the host comes back', () => {
  const table = started({ ann: 50, bob: 0 })
  table.join('cem', { extraTime: 25 })
  const players = ['ann', 'cem'].map((credential) => table.seat(credential))
  const told = { shows: 'extraTimes', players: players.map(({ playerId, extraTime }) => ({ playerId, extraTime })) }
  const joined = table.events.findLast(({ was }) => was === 'playerJoined')
  expect(joined && announce(table.room, joined, table.nowMs)).toEqual([{ to: 'host', shown: told }])
  expect(presentView(table.room, table.seat(HOST), table.nowMs)).toContainEqual(told)
  for (const seat of values(table.room.seats))
    if (seat.credential !== HOST)
      expect(JSON.stringify(presentView(table.room, seat, table.nowMs))).not.toContain('extraTime')
})

test('XT7 the class reads that it waits, and so does whoever comes back meanwhile', () => {
  const table = started({ ann: 50, bob: 0 }).tickWhenDue()
  const event = table.events.at(-1)
  const { questionId } = ownQuestionView(table.room as Extract<typeof table.room, { phase: 'asking' }>, '')
  const moment = { shows: 'moment', questionId }
  expect(event && announce(table.room, event, table.nowMs)).toEqual([{ to: 'everyone', shown: moment }])
  for (const credential of ['ann', 'bob'])
    expect(presentView(table.room, table.seat(credential), table.nowMs)).toContainEqual(moment)
})

test('XT11 in a calm room a right answer wins the same points whenever it comes', () => {
  fc.assert(
    fc.property(fc.nat(30_000), (atMs) => {
      const table = started({ ann: 0, bob: 0 }, { calm: true })
      answersAt(table, 'ann', atMs)
      expect([table.room.phase === 'asking', table.give({ do: 'closeQuestion', credential: HOST })]).toEqual([
        true,
        'done',
      ])
      expect(table.seat('ann')).toMatchObject({ score: 100, right: 1 })
    }),
    { numRuns: 20 },
  )
})

test('XT12 in a calm room no time decides a place, and none is told', () => {
  const table = started({ ann: 0, bob: 0 }, { calm: true })
  answersAt(table, 'ann', 1_000)
  answersAt(table, 'bob', 9_000)
  expect(table.room.phase).toBe('revealed')
  expect([table.seat('ann').rank, table.seat('bob').rank]).toEqual([1, 1])
  const frames = JSON.stringify(presentView(table.room, table.seat(HOST), table.nowMs))
  expect(frames).toContain('"fastestRight":null')
  expect(frames + JSON.stringify(leaderboardView(table.room))).not.toContain('decidingMs')
})
