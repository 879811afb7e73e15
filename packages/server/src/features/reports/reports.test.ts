import { interestQuizId } from '@quokka/core/quiz'
import { afterAll, expect, test, vi } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { accountIdOf, playerFacts, playFacts, storePlay, WINNABLE } from '../../testing/test-plays.ts'
import { qtestsOf } from '../../testing/test-qtests.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const qtests = qtestsOf(at)

const newHost = async () => {
  const host = await at.member()
  return { host, hostId: await accountIdOf(at.database, host.name) }
}

const listOf = async (host: Browser, quizVariant: string) =>
  (await host.post('getshortreport', { quizVariant })).json().quizzes

test('RS1 games are listed the newest first, and as courses each quiz once with all its games', async () => {
  const { host, hostId } = await newHost()
  const now = at.clock.nowMs()
  const older = playFacts({ hostId, startedAtMs: now - 3_000_000 })
  const other = playFacts({ hostId, startedAtMs: now - 2_000_000, quizId: 'another', quizName: 'Another' })
  const newer = playFacts({ hostId, startedAtMs: now - 1_000_000, journalId: older.journalId, game: 2 })
  for (const play of [older, newer, other])
    await storePlay(at.database, play, [playerFacts(play, 1), playerFacts(play, 2)])
  expect(await listOf(host, 'quiz')).toMatchObject([
    { quizId: newer.quizId, roomId: older.journalId, game: 2, games: 1, playerCount: 2 },
    { quizId: 'another', quizName: 'Another', game: 1, playerCount: 2 },
    { quizId: older.quizId, game: 1, roomCreatedAt: new Date(older.startedAtMs).toISOString() },
  ])
  expect(await listOf(host, 'course')).toMatchObject([
    { quizId: newer.quizId, game: 2, games: 2, playerCount: 4 },
    { quizId: 'another', games: 1, playerCount: 2 },
  ])
  expect(await listOf(host, 'qtest')).toEqual([])
})

test('RS2 what is another’s is not there, in any call, and neither is what never was', async () => {
  const { hostId } = await newHost()
  const { host: other } = await newHost()
  const play = playFacts({ hostId })
  const qtest = playFacts({ hostId, kind: 'qtest', game: 0 })
  const guests = playFacts()
  for (const one of [play, qtest, guests]) await storePlay(at.database, one, [playerFacts(one, 0)])
  const asked = [
    { quizVariant: 'quiz', quizId: play.quizId, roomId: play.journalId, game: 1 },
    { quizVariant: 'course', quizId: play.quizId },
    { quizVariant: 'qtest', quizId: qtest.journalId },
    { quizVariant: 'quiz', quizId: guests.quizId, roomId: guests.journalId },
    { quizVariant: 'quiz', quizId: 'never-was' },
  ]
  for (const of of asked) {
    const replies = [
      await other.post('getreport', of),
      await other.post('getreportplayers', of),
      await other.post('createmissedquiz', of),
      await other.post('getquizexcelreportsummary', { ...of, reportTypes: ['QUIZ OVERVIEW'] }),
      await other.post('getexcelsummary', { roomId: of.roomId ?? 'zzzzzz' }),
    ]
    for (const reply of replies) expect([reply.statusCode, reply.body]).toEqual([404, 'There is no such report.'])
  }
  for (const variant of ['quiz', 'course', 'qtest']) expect(await listOf(other, variant)).toEqual([])
})

test('RS3 a quiz is listed as it looks now: ready-made, drawn, written; not once it is gone or not the host’s to see', async () => {
  const { host, hostId } = await newHost()
  const { host: author } = await newHost()
  const settings = {
    quizDescription: 'Fish',
    ageGroup: '18+',
    quizImage: await at.giveMediaName('reef-rs3.webp', author),
  }
  const { quizId } = (await author.post('createquiz/createquiz', { quizName: 'Reef', ...settings })).json()
  const drawnId = interestQuizId({ categories: ['animals', 'nature'] })
  const hosted = ['farm-friends', drawnId, quizId, 'gone']
  for (const [place, id] of hosted.entries()) {
    const play = playFacts({ hostId, quizId: id, startedAtMs: at.clock.nowMs() - place })
    await storePlay(at.database, play, [])
  }
  const looks = async () =>
    new Map(
      (await listOf(host, 'quiz')).map((quiz: { quizId: string; quizImage: string; quizDesc: string }) => [
        quiz.quizId,
        [quiz.quizImage, quiz.quizDesc],
      ]),
    )
  const before = await looks()
  expect(before.get('farm-friends')).toEqual([
    expect.stringMatching(/^\/media\/readymade\/farm-friends/),
    expect.any(String),
  ])
  expect(before.get(drawnId)).toEqual([
    expect.stringMatching(/^\/media\/readymade\//),
    'A mix of questions: Animals and Nature.',
  ])
  expect(before.get('gone')).toEqual(['', ''])
  expect(before.get(quizId)).toEqual(['', ''])
  await author.post('createquiz/addquizeditor', { quizId, email: host.email })
  expect((await looks()).get(quizId)).toEqual(['/media/uploads/reef-rs3.webp', 'Fish'])
  await author.post('createquiz/deletequiz', { quizId })
  expect((await looks()).get(quizId)).toEqual(['', ''])
})

test('RS11 a page reads the figures of a game, and how the game before it went', async () => {
  const { host, hostId } = await newHost()
  const now = at.clock.nowMs()
  const before = playFacts({ hostId, startedAtMs: now - 900_000 })
  const play = playFacts({ hostId, startedAtMs: now - 600_000 })
  await storePlay(at.database, before, [playerFacts(before, WINNABLE), playerFacts(before, 0)])
  await storePlay(at.database, play, [playerFacts(play, WINNABLE), playerFacts(play, 3, { name: 'Bob', rank: 2 })])
  const of = { quizVariant: 'quiz', quizId: play.quizId, roomId: play.journalId, game: 1 }
  const figures = (await host.post('getreport', of)).json()
  expect(figures).toMatchObject({
    quizVariant: 'quiz',
    players: 2,
    stayed: 2,
    rightPercent: expect.closeTo((100 * (WINNABLE + 3)) / (2 * WINNABLE)),
    rightPercentBefore: 50,
    averageScore: 50 * (WINNABLE + 3),
    first: { playerName: 'Ann', totalScore: 100 * WINNABLE },
    second: { playerName: 'Bob', totalScore: 300 },
    missed: WINNABLE - 3,
  })
  const first = { ...of, roomId: before.journalId }
  expect((await host.post('getreport', first)).json().rightPercentBefore).toBeNull()
})

test('RS11 several games of a quiz are one report, as a course however they are asked for', async () => {
  const { host, hostId } = await newHost()
  const plays = [playFacts({ hostId, startedAtMs: 1_000 }), playFacts({ hostId, startedAtMs: 2_000 })]
  for (const play of plays) await storePlay(at.database, play, [playerFacts(play, 2)])
  for (const quizVariant of ['quiz', 'course']) {
    const figures = (await host.post('getreport', { quizVariant, quizId: plays[0]?.quizId })).json()
    expect(figures).toMatchObject({ quizVariant: 'course', players: 2, rightPercentBefore: null })
    expect(figures.games.map(({ roomId }: { roomId: string }) => roomId)).toEqual(
      plays.map(({ journalId }) => journalId),
    )
  }
})

test('RS12 players are read page by page, the best first, and found by their names', async () => {
  const { host, hostId } = await newHost()
  const play = playFacts({ hostId })
  const players = Array.from({ length: 53 }, (_, index) =>
    playerFacts(play, 1, { name: `Player ${index}`, score: 1_000 - index, rank: index + 1 }),
  )
  await storePlay(at.database, play, players)
  const of = { quizVariant: 'quiz', quizId: play.quizId, roomId: play.journalId, game: 1 }
  const namesOn = async (more: object) => {
    const { players: shown, found } = (await host.post('getreportplayers', { ...of, ...more })).json()
    return [found, shown.map(({ playerName }: { playerName: string }) => playerName)]
  }
  expect(await namesOn({})).toEqual([53, players.slice(0, 50).map(({ name }) => name)])
  expect(await namesOn({ page: 1 })).toEqual([53, ['Player 50', 'Player 51', 'Player 52']])
  expect(await namesOn({ search: 'PLAYER 5' })).toEqual([4, ['Player 5', 'Player 50', 'Player 51', 'Player 52']])
})

test('RS15 the players of many games come with two readings of their questions, of what is shown alone', async () => {
  const { host, hostId } = await newHost()
  const plays = Array.from({ length: 12 }, (_, place) => playFacts({ hostId, startedAtMs: 1_000 * (place + 1) }))
  for (const [place, play] of plays.entries())
    await storePlay(at.database, play, [playerFacts(play, 1, { name: `Player ${place}` })])
  const query = vi.spyOn(at.database.pool, 'query')
  const of = { quizVariant: 'course', quizId: plays[0]?.quizId }
  const { players, found } = (await host.post('getreportplayers', { ...of, search: 'Player 7' })).json()
  const readings = query.mock.calls.filter(([text]) => String(text).includes('questions_of'))
  query.mockRestore()
  expect([found, players.length, players[0].couldBeRight]).toEqual([1, 1, WINNABLE])
  expect(players[0].answers).toHaveLength(plays[0]?.questions.length ?? 0)
  expect(readings.map(([, values]) => (values as unknown[])[0])).toEqual([
    expect.arrayContaining(plays.map(({ playId }) => playId)),
    [plays[7]?.playId],
  ])
})

test('RS11 RS12 the report of a QTest tells what its participants did, with their ranks', async () => {
  const { host } = await newHost()
  const qtestId = await qtests.create(host)
  const [ada, bob] = [at.browser(), at.browser()]
  for (const [player, playerName] of [
    [ada, 'Ada'],
    [bob, 'Bob'],
  ] as const) {
    const entry = {
      qtestId,
      playerName,
      playerEmail: 'somebody@example.org',
      attemptToken: `${playerName}-token-of-128-bits`,
    }
    const begun = await player.post('qtest/attendqtest', entry)
    expect(begun.statusCode).toBe(200)
    // Each takes longer than the one before.
    at.clock.skip(playerName === 'Ada' ? 1_000 : 3_000)
    await qtests.finish(player, qtestId, begun.json().attemptToken)
  }
  expect(await listOf(host, 'qtest')).toMatchObject([
    { qtestId, qtestType: 'RM', qtestStatus: 'Active', playerCount: 2 },
  ])
  const of = { quizVariant: 'qtest', quizId: qtestId }
  expect((await host.post('getreport', of)).json()).toMatchObject({
    quizVariant: 'qtest',
    quizId: qtestId,
    games: [],
    window: { status: 'Active' },
    players: 2,
    rightPercent: 100,
    missed: 0,
  })
  const { players } = (await host.post('getreportplayers', of)).json()
  expect(players.map(({ playerName, rank }: { playerName: string; rank: number }) => [playerName, rank])).toEqual([
    ['Ada', 1],
    ['Bob', 2],
  ])
})
