import { afterAll, expect, test } from 'vitest'
import { openRoom, playOne } from '../testing/room-game.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'
import { ENTRY, qtestsOf } from '../testing/test-qtests.ts'
import { wholeDatabase } from '../testing/whole-database.ts'

const at = await openTestAccounts()
const origin = await at.listen()
afterAll(() => at.close())
const { create, finish } = qtestsOf(at)

/** Takes a QTest to its end, with details that are looked for afterwards. */
const takeQTest = async (by: ReturnType<typeof at.browser>, qtestId: string, playerName: string, details: string) => {
  const entry = { ...ENTRY, playerName, playerEmail: `${playerName}@example.org`, additionalFields: { Class: details } }
  const { attemptToken } = (await by.post('qtest/attendqtest', { qtestId, ...entry })).json()
  await finish(by, qtestId, attemptToken)
}

test('AC40 a guest is forgotten in QTests at once and in a running room once it is over; what was played stays', async () => {
  const host = await at.member()
  const guest = at.browser()
  const qtestId = await create(host, { additionalFields: ['Class'] })
  await takeQTest(guest, qtestId, 'Zephyrine', 'Sundial 7')
  const room = await openRoom(origin, host, guest, 'Quillon')
  const before = await wholeDatabase(at.database)
  for (const word of ['Zephyrine', 'Sundial 7', 'Quillon']) expect(before).toContain(word)

  const cookie = guest.cookies.get('qq_guest')
  const reply = await guest.post('forgetguest')
  expect([reply.statusCode, reply.body]).toEqual([200, 'What this browser has played is forgotten.'])
  expect(guest.cookies.get('qq_guest')).toMatch(/^[\w-]{22}\.\d+\.[\w-]{22}$/)
  expect(guest.cookies.get('qq_guest')).not.toBe(cookie)
  await at.settled()
  const meanwhile = await wholeDatabase(at.database)
  for (const word of ['Zephyrine', 'Sundial 7', 'zephyrine@', 'Quillon']) expect(meanwhile).not.toContain(word)

  // The room knows its players and stores them once more.
  await playOne(room)
  expect(await wholeDatabase(at.database)).toContain('Quillon')
  room.host.send('userExit')
  await room.player.closed()
  at.clock.skip(15 * 60_000)
  await at.startJobs()
  await at.settled()
  expect(await wholeDatabase(at.database)).not.toContain('Quillon')
  for (const of of [
    { quizVariant: 'quiz', quizId: 'farm-friends', roomId: room.roomId },
    { quizVariant: 'qtest', quizId: qtestId },
  ]) {
    const { players } = (await host.post('getreportplayers', of)).json()
    expect(players).toMatchObject([{ playerName: 'Former player', playerEmail: '', totalScore: expect.any(Number) }])
    expect(players[0].totalScore).toBeGreaterThan(0)
  }
})

test('RS14 a host forgets a player of an own report, nobody else does, and the figures stay', async () => {
  const [host, other] = [await at.member(), await at.member()]
  const qtestId = await create(host, { additionalFields: ['Class'] })
  await takeQTest(at.browser(), qtestId, 'Evangeline', 'Sundial 8')
  await takeQTest(await at.member(), qtestId, 'Ottilie', 'Sundial 9')
  const of = { quizVariant: 'qtest', quizId: qtestId, roomId: '' }
  const playersOf = async () => (await host.post('getreportplayers', of)).json().players
  const figuresOf = async () => {
    const { first, second, ...figures } = (await host.post('getreport', of)).json()
    return figures
  }
  const [players, figures] = [await playersOf(), await figuresOf()]
  const { playerId } = players.find(({ playerName }: { playerName: string }) => playerName === 'Ottilie')
  for (const [by, asked] of [
    [other, { ...of, playerId }],
    [host, { ...of, playerId: 'nobody' }],
    [host, { ...of, quizVariant: 'quiz', roomId: 'zzzzzz', playerId }],
  ] as const) {
    const refused = await by.post('forgetplayer', asked)
    expect([refused.statusCode, refused.body]).toEqual([404, 'There is no such report.'])
  }
  expect(await playersOf()).toEqual(players)

  expect((await host.post('forgetplayer', { ...of, playerId })).statusCode).toBe(200)
  const names = (await playersOf()).map(({ playerName }: { playerName: string }) => playerName)
  expect(names.toSorted()).toEqual(['Evangeline', 'Former player'])
  expect(await figuresOf()).toEqual(figures)
  await at.settled()
  const after = await wholeDatabase(at.database)
  expect(after).toContain('Evangeline')
  for (const word of ['Ottilie', 'Sundial 9']) expect(after).not.toContain(word)
})
