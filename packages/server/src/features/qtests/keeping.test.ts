import { afterAll, expect, test } from 'vitest'
import { createPlays } from '../../stores/plays.ts'
import { openTestAccounts, PASSWORD } from '../../testing/test-accounts.ts'
import { ENTRY, HOUR_MS, qtestsOf, rightFor } from '../../testing/test-qtests.ts'
import { wholeDatabase } from '../../testing/whole-database.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const { create, finish } = qtestsOf(at)
const DAY_MS = 24 * HOUR_MS

const begin = async (by: Awaited<ReturnType<typeof at.member>>, qtestId: string, playerName: string) =>
  (await by.post('qtest/attendqtest', { qtestId, ...ENTRY, playerName })).json()

test('AC21 the export has what a member has scheduled and what the member has taken, of nobody else', async () => {
  const [host, member] = [await at.member(), await at.member()]
  const qtestId = await create(host)
  const { question, attemptToken } = await begin(member, qtestId, 'Quillon')
  await begin(await at.member(), qtestId, 'Somebody')
  const answer = rightFor(question)
  const submitted = { qtestId, attemptToken, questionId: question.questionId, playerAnswer: answer }
  await member.post('qtest/submitanswer', submitted)
  const scheduled = (await host.get('exportaccount')).json()
  expect(scheduled).toMatchObject({ qtests: [{ qtestId, qtestName: 'Farm Friends' }], attempts: [] })
  const taken = (await member.get('exportaccount')).json()
  expect(taken.qtests).toEqual([])
  expect(taken.attempts).toMatchObject([{ qtestId, playerName: 'Quillon', answers: [answer] }])
})

test('AC22 a deleted member is forgotten in the QTests of others, where the results stay', async () => {
  const [host, member] = [await at.member(), await at.member()]
  const qtestId = await create(host, { additionalFields: ['Class'] })
  const details = { ...ENTRY, playerName: 'Zephyrine', additionalFields: { Class: 'Sundial 7' } }
  await member.post('qtest/attendqtest', { qtestId, ...details })
  await member.post('deleteaccount', { username: member.name, password: PASSWORD })
  await at.settled()
  const { started, participants } = (await host.post('qtest/getqtestprogress', { qtestId })).json()
  expect([started, participants.length]).toEqual([1, 1])
  const everything = `${JSON.stringify(participants)} ${await wholeDatabase(at.database)}`
  for (const word of ['Zephyrine', 'Sundial 7', member.email]) expect(everything).not.toContain(word)
})

test('AC22 the QTests of a deleted member are gone, with what others did in them', async () => {
  const [host, player] = [await at.member(), await at.member()]
  const qtestId = await create(host)
  const { question, attemptToken } = await begin(player, qtestId, 'Evangeline')
  await host.post('deleteaccount', { username: host.name, password: PASSWORD })
  await at.settled()
  expect((await player.post('qtest/checkqtest', { qtestId })).statusCode).toBe(404)
  const sent = { qtestId, attemptToken, questionId: question.questionId, playerAnswer: rightFor(question) }
  expect((await player.post('qtest/submitanswer', sent)).statusCode).toBe(404)
  expect(await wholeDatabase(at.database)).not.toContain('Evangeline')
})

test('QC14 a QTest is kept for 180 days after its end, one that was deleted for thirty', async () => {
  const host = await at.member()
  const [kept, deleted] = [await create(host), await create(host)]
  await begin(host, kept, 'Kept')
  await begin(host, deleted, 'Deleted')
  await host.post('qtest/changequizstatus', { qtestId: deleted, status: 'inactive' })
  const rowsOf = async (qtestId: string) =>
    (await wholeDatabase(at.database)).split('\n').filter((row) => row.includes(qtestId)).length
  at.clock.skip(29 * DAY_MS)
  await at.runRetention()
  expect(await rowsOf(deleted)).toBeGreaterThan(0)
  // The head of a journal is dated by the clock of the database.
  const ended = new Date(at.clock.nowMs() - 31 * DAY_MS)
  await at.database.kysely
    .updateTable('journal_head')
    .set({ ended_at: ended })
    .where('journal_id', '=', deleted)
    .execute()
  await at.runRetention()
  expect(await rowsOf(deleted)).toBe(0)
  at.clock.skip(150 * DAY_MS)
  await at.runRetention()
  expect(await rowsOf(kept)).toBeGreaterThan(0)
  at.clock.skip(2 * DAY_MS)
  expect((await at.runRetention()).qtests).toBeGreaterThan(0)
  expect(await rowsOf(kept)).toBe(0)
})

test('QC14 a QTest from before there was a longest window is kept for 180 days after the last thing that happened in it', async () => {
  const endless = async () => {
    const host = await at.member()
    const qtestId = await create(host)
    await begin(host, qtestId, 'Endless')
    await at.database.pool.query("update qtest set ends_at = '9999-12-31' where qtest_id = $1", [qtestId])
    return qtestId
  }
  const isKept = async (qtestId: string) => {
    const { rows } = await at.database.pool.query('select from journal_head where journal_id = $1', [qtestId])
    return rows.length === 1
  }
  const idle = await endless()
  at.clock.skip(179 * DAY_MS)
  const used = await endless()
  await at.runRetention()
  expect([await isKept(idle), await isKept(used)]).toEqual([true, true])
  at.clock.skip(2 * DAY_MS)
  await at.runRetention()
  expect([await isKept(idle), await isKept(used)]).toEqual([false, true])
})

test('FA11 a followed link to a QTest is counted where there is one', async () => {
  const qtestId = await create(await at.member())
  const guest = at.browser()
  await guest.post('qtest/checkqtest', { qtestId, source: 'facebook' })
  await guest.post('qtest/checkqtest', { qtestId })
  const nowhere = qtestId.replaceAll(/./g, 'b')
  expect((await guest.post('qtest/checkqtest', { qtestId: nowhere, source: 'facebook' })).statusCode).toBe(404)
  await at.settled()
  const visits = await createPlays(at.database).visitsOf([qtestId, nowhere])
  expect(visits).toEqual({ share: 0, whatsapp: 0, facebook: 1, twitter: 0 })
})

test('FA9 the export has what a member has completed and what a host has had played, and no player of it', async () => {
  const [host, member] = [await at.member(), await at.member()]
  const qtestId = await create(host)
  const { attemptToken } = await begin(member, qtestId, 'Quillon')
  await finish(member, qtestId, attemptToken)
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const { results } = (await member.get('exportaccount')).json()
  expect(results).toEqual([
    { kind: 'qtest', quizName: 'Farm Friends', playerName: 'Quillon', totalScore: expect.any(Number), endedAt: moment },
  ])
  const exported = (await host.get('exportaccount')).json()
  expect([exported.results, exported.hosted]).toEqual([
    [],
    [{ kind: 'qtest', quizName: 'Farm Friends', playerCount: 1, startedAt: moment, endedAt: moment }],
  ])
  expect(JSON.stringify(exported)).not.toContain('Quillon')
  await member.post('deleteaccount', { username: member.name, password: PASSWORD })
  await at.settled()
  expect(await wholeDatabase(at.database)).not.toContain('Quillon')
  const { rows } = await at.database.pool.query('select name, score from play_player where play_id = $1', [qtestId])
  expect(rows).toEqual([{ name: 'Former player', score: results[0].totalScore }])
})
