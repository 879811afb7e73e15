import { values } from '@quokka/core/lib'
import type { QTestEvent } from '@quokka/core/qtest'
import {
  attemptView,
  decide,
  evolve,
  factsOfQTest,
  mediaIn,
  progressView,
  replay as replayQTest,
} from '@quokka/core/qtest'
import type { RoomEvent } from '@quokka/core/room'
import { gamesInJournal, leaderboardView, presentView, replay as replayRoom, seatOf } from '@quokka/core/room'
import { expect, test } from 'vitest'
import { qtestRows } from '../qtest/qtest-rows.ts'
import { roomRows } from '../room/room-rows.ts'
import { wantedAgain } from '../room/wanted-quiz.ts'
import type { JournalRows } from './rows.ts'
// Written by the version before quizzes were stored by their content, with what it showed. It stays as it is.
import before from './testing/journals-before-quiz-content.json' with { type: 'json' }

const read = <Event>(rows: Pick<JournalRows<Event>, 'decode'>, bodies: readonly string[]): Event[] =>
  bodies.flatMap((body) => rows.decode(body, new Map()))

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('ST34 XT10 a room whose journal holds its quiz goes on where it was, for each who is in it', () => {
  const journal: RoomEvent[] = read(roomRows, before.room.bodies)
  const room = replayRoom(journal)
  const shown = ['ann', 'bob', 'host-credential'].map((credential) => {
    const seat = seatOf(room, credential)
    return seat && presentView(room, seat, before.room.nowMs)
  })
  // What is shown of a clock since then.
  const asNow = (view: { shows: string }) => (view.shows === 'clock' ? { ...view, getReadyMs: 0, addedMs: 0 } : view)
  // What was told then is told still; more may be told now.
  expect(plain(shown)).toMatchObject(before.room.shown.map((views) => views.map(asNow)))
  expect(plain(leaderboardView(room, 9))).toMatchObject(before.room.leaderboard)
  expect(room.quiz.media).toEqual(before.room.media)
  expect(room.settings).toMatchObject({ calm: false, language: null })
  expect([...values(room.seats)].map(({ extraTime }) => extraTime)).toEqual([...values(room.seats)].map(() => 0))
  const games = gamesInJournal(journal, () => undefined)
  expect(plain(games)).toMatchObject(before.room.games.map((game) => ({ ...game, stored: null })))
})

test('ST34 a room whose journal holds its quiz plays it again as one that is stored', () => {
  const podium = replayRoom([...read(roomRows, before.room.bodies), { was: 'podiumReached' }])
  expect(wantedAgain(podium)).toEqual({ source: podium.stored.source })
  expect(podium.stored.source).toMatchObject({ quizId: 'source-quiz', quizName: 'All types' })
})

test('ST34 a QTest whose journal holds its quiz goes on where it was, under the same aliases', () => {
  const journal: QTestEvent[] = read(qtestRows, before.qtest.bodies)
  const qtest = replayQTest(journal)
  const { nowMs } = before.qtest
  const moment = { nowMs, runningMs: nowMs }
  const holders = ['ann', 'bob', 'cem'].map((tokenHash) => ({ account: null, guest: null, tokenHash }))
  expect(plain(holders.map((holder) => attemptView(qtest, moment, holder)))).toMatchObject(before.qtest.attempts)
  expect(plain(progressView(qtest, moment, {}))).toMatchObject(before.qtest.progress)
  expect(plain(factsOfQTest(qtest))).toMatchObject({ ...before.qtest.facts, stored: null })
  for (const [alias, place] of Object.entries(before.qtest.mediaOfBob)) expect(mediaIn(qtest, alias)).toEqual(place)
  const open = before.qtest.questionsOfBob[1]
  const decision = decide(
    qtest,
    { do: 'submit', holder: holders[1] as never, questionId: open?.questionId ?? '', answer: '', claimedS: null },
    { ...moment, random: () => 0.5, newId: () => 'new', maskRudeWords: (name) => name },
  )
  expect(decision.ok && decision.value.reduce(evolve, qtest).tallies[1]?.done).toBe((qtest.tallies[1]?.done ?? 0) + 1)
})
