import type { PlayFacts } from '@quokka/core/reports'
import { beginReport, reportedPlayer } from '@quokka/core/reports'
import { ALL_TYPES } from '@quokka/core/testing'
import { expect, test } from 'vitest'
import { ReportedPlayer, ReportFigures } from './reports.ts'

const play = (game: number): PlayFacts => ({
  playId: `play-${game}`,
  kind: 'game',
  journalId: 'bcdfgh',
  game,
  hostId: 'host',
  quizId: 'quiz',
  quizName: 'All types',
  quizType: 'Private',
  mediaFolder: 'uploads',
  questions: ALL_TYPES,
  startedAtMs: game * 60_000,
  endedAtMs: game * 60_000 + 30_000,
  isFinished: true,
  isCalm: false,
})
const player = {
  playerId: 'player-1',
  userId: null,
  name: 'Ann',
  avatar: 'avatar1',
  email: null,
  fields: {},
  teams: ['7b'],
  rank: 1,
  hasLeft: false,
  score: 120,
  answerMs: 9_000,
  right: 1,
  answers: ALL_TYPES.map((_, place) => (place === 0 ? (['Cedar', 2_500, true, 120] as const) : null)),
}

test('RF19 what core counts is read back by the contract as it is', () => {
  const plays = [play(1), play(2)]
  const report = beginReport({ variant: 'course', plays })
  for (const { playId } of plays) report.add(playId, [player])
  const figures: ReportFigures = report.figures({
    visits: { share: 1, whatsapp: 0, facebook: 0, twitter: 0 },
    before: 50,
    window: { startDate: '2026-11-20T10:00:00.000Z', endDate: '2026-11-27T10:00:00.000Z', status: 'Active' },
    isoOf: (ms) => new Date(ms).toISOString(),
  })
  expect(ReportFigures.parse(figures)).toEqual(figures)
  const reported: ReportedPlayer = reportedPlayer(play(1), report.columns, player)
  expect(ReportedPlayer.parse(reported)).toEqual(reported)
})
