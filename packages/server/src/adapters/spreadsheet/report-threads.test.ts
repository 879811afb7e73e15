import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PlayFacts } from '@quokka/core/reports'
import { expect, test } from 'vitest'
import type { ReportFacts, ReportOrder } from '../../ports.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { playerFacts, playFacts } from '../../testing/test-plays.ts'
import { createReportThreads } from './report-threads.ts'

const NOBODY_LEFT = new AbortController().signal
const folder = newFolder()
const LIMITS = { longestMs: 120_000, atOnce: 2, mostWaiting: 2, mostMegabytes: 1_024 }

const order = (wanted: ReportOrder['wanted'] = { what: 'figures' }): ReportOrder => ({
  variant: 'quiz',
  window: null,
  visits: { share: 0, whatsapp: 0, facebook: 0, twitter: 0 },
  wanted,
})

/** The facts of a game, the players held back until somebody lets them go. */
const factsOf = async function* (
  play: PlayFacts,
  players: number,
  go = Promise.resolve(),
): AsyncGenerator<ReportFacts> {
  yield { is: 'play', isBefore: false, play: JSON.stringify(play) }
  await go
  const all = Array.from({ length: players }, () => playerFacts(play, 1))
  yield { is: 'players', isBefore: false, playId: play.playId, players: JSON.stringify(all) }
}

test('RS7 two reports are made at once, others in turn as they came; one too many is told at once', async () => {
  const maker = createReportThreads(LIMITS)
  const ends: number[] = []
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const made = gates.map(({ promise }, place) =>
    maker.make(order(), factsOf(playFacts(), place, promise), NOBODY_LEFT).then((one) => {
      ends.push(place)
      return one
    }),
  )
  expect(await maker.make(order(), factsOf(playFacts(), 0), NOBODY_LEFT)).toBe('busy')
  expect(maker.running()).toBe(2)
  for (const place of [1, 0, 2, 3]) {
    gates[place]?.resolve()
    await made[place]
  }
  expect(ends).toEqual([1, 0, 2, 3])
  expect(await Promise.all(made)).toMatchObject([0, 1, 2, 3].map((players) => ({ figures: { players } })))
  expect(maker.running()).toBe(0)
})

test('RS7 a report that takes too long, or more memory than there is for one, is given up; the next is made', async () => {
  const maker = createReportThreads({ ...LIMITS, longestMs: 1_500, atOnce: 1 })
  const never = new Promise<void>(() => {})
  expect(await maker.make(order(), factsOf(playFacts(), 0, never), NOBODY_LEFT)).toBe('tooLarge')
  const small = createReportThreads({ ...LIMITS, atOnce: 1, mostMegabytes: 32 })
  expect(await small.make(order(), factsOf(playFacts(), 60_000), NOBODY_LEFT)).toBe('tooLarge')
  expect(await small.make(order(), factsOf(playFacts(), 1), NOBODY_LEFT)).toMatchObject({ what: 'figures' })
})

test('RS8 a report is stopped when nobody waits for it, in the queue and in the thread, and its reader is released', async () => {
  const maker = createReportThreads({ ...LIMITS, atOnce: 1 })
  const [first, second] = [new AbortController(), new AbortController()]
  const never = new Promise<void>(() => {})
  const path = join(folder, 'stopped.xlsx')
  const [begun, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const facts = async function* () {
    try {
      begun.resolve()
      yield* factsOf(playFacts(), 0)
      for (;;) yield { is: 'players', isBefore: true, playId: 'none', players: '[]' } as const
    } finally {
      letGo.resolve()
    }
  }
  const file = order({ what: 'file', types: ['QUIZ OVERVIEW'], format: 'xlsx', timeZone: 'UTC', language: 'en', path })
  const running = maker.make(file, facts(), first.signal)
  const waiting = maker.make(order(), factsOf(playFacts(), 0, never), second.signal)
  await begun.promise
  second.abort()
  expect(await waiting).toBe('gone')
  expect(maker.running()).toBe(1)
  first.abort()
  expect(await running).toBe('gone')
  await letGo.promise
  expect([maker.running(), existsSync(path)]).toEqual([0, false])
  expect(await maker.make(order(), factsOf(playFacts(), 0), first.signal)).toBe('gone')
})

test('RS7 a thread that fails is a failure of its own report alone', async () => {
  const maker = createReportThreads({ ...LIMITS, atOnce: 1 })
  const broken = async function* (): AsyncGenerator<ReportFacts> {
    yield { is: 'play', isBefore: false, play: 'no JSON' }
  }
  await expect(maker.make(order(), broken(), NOBODY_LEFT)).rejects.toThrow(/JSON/)
  expect(await maker.make(order(), factsOf(playFacts(), 1), NOBODY_LEFT)).toMatchObject({ what: 'figures' })
})
