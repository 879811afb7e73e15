import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts, PASSWORD } from '../../testing/test-accounts.ts'
import { ENTRY, qtestsOf, rightFor } from '../../testing/test-qtests.ts'
import { wholeDatabase } from '../../testing/whole-database.ts'

const at = await openTestAccounts({ settings: { PLAN_FREE_ATTENDEES: '2', PLAN_PREMIUM_ATTENDEES: '3' } })
afterAll(() => at.close())
const { create, ask, finish, scheduleOf } = qtestsOf(at)
const [host, stranger] = [await at.member('test-host'), await at.member()]

const attend = (by: Browser, qtestId: string, more: object = {}) =>
  by.post('qtest/attendqtest', { qtestId, ...ENTRY, ...more })
const begin = async (by: Browser, qtestId: string, more: object = {}) => {
  const reply = await attend(by, qtestId, more)
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`)
  return reply.json()
}
const check = async (by: Browser, qtestId: string) => (await by.post('qtest/checkqtest', { qtestId })).json()
const progress = async (qtestId: string, wanted: object = {}) =>
  (await host.post('qtest/getqtestprogress', { qtestId, ...wanted })).json()
const ofHost = (call: string, qtestId: string, participantId: string, by: Browser = host) =>
  by.post(`qtest/${call}`, { qtestId, participantId })
const list = async (qtestId: string) => (await host.post('qtest/getqtestlist', { qtestId })).json()
const codesOf = async (qtestId: string): Promise<string[]> =>
  (await list(qtestId)).entries.map(({ entry }: { entry: string }) => entry)
const told = async (reply: Promise<{ statusCode: number; headers: object; body: string }>) => {
  const { statusCode, headers, body } = await reply
  return [statusCode, 'refusal-code' in headers ? headers['refusal-code'] : undefined, body]
}
/** Away from the lists of other tests: a host has only so many. */
const drop = (qtestId: string) => host.post('qtest/changequizstatus', { qtestId, status: 'inactive' })

test('QC17 whom the host removes is told so at the next call and is in no figure and report; the place is free, the removal can be taken back', async () => {
  const qtestId = await create(host)
  const [ada, bo] = [at.browser(), at.browser()]
  const { playerId, attemptToken } = await begin(ada, qtestId)
  await begin(bo, qtestId)
  await finish(ada, qtestId, attemptToken)
  const players = async () =>
    (await at.database.pool.query('select player_id from play_player where play_id = $1', [qtestId])).rows.length
  expect(await players()).toBe(1)
  expect((await ofHost('removeplayer', qtestId, playerId, stranger)).statusCode).toBe(403)
  for (const _ of ['first', 'again'])
    expect(await told(ofHost('removeplayer', qtestId, playerId))).toEqual([
      200,
      undefined,
      'The participant was removed.',
    ])
  expect(await progress(qtestId)).toMatchObject({ started: 1, finished: 0, removed: 1 })
  expect(await players()).toBe(0)
  const out = [403, 'attempt/removed', 'The host has removed you from this QTest.']
  expect(await told(attend(ada, qtestId, { attemptToken }))).toEqual(out)
  expect(await told(attend(ada, qtestId))).toEqual(out)
  const sent = { qtestId, attemptToken, questionId: 'any', playerAnswer: '' }
  expect(await told(ada.post('qtest/submitanswer', sent))).toEqual(out)
  expect((await check(ada, qtestId)).ownAttempts).toEqual([])
  expect((await progress(qtestId, { state: 'removed' })).participants).toMatchObject([{ participantId: playerId }])
  expect(await told(ofHost('restoreplayer', qtestId, playerId))).toEqual([
    200,
    undefined,
    'The participant is in again.',
  ])
  expect(await progress(qtestId)).toMatchObject({ started: 2, finished: 1, removed: 0 })
  expect([await players(), (await begin(ada, qtestId, { attemptToken })).status]).toEqual([1, 'CP'])
  expect(await told(ofHost('removeplayer', qtestId, 'nobody'))).toEqual([
    404,
    'player/not-found',
    'This participant is not there any more.',
  ])
  await drop(qtestId)
})

test('QC18 a QTest that was full has room as soon as its host has Premium, and the end of Premium takes nobody out', async () => {
  const qtestId = await create(host)
  const setPlan = (user_type: string) =>
    at.database.kysely.updateTable('account').set({ user_type }).where('user_name', '=', 'test-host').execute()
  for (const _ of [1, 2]) await begin(at.browser(), qtestId)
  expect((await attend(at.browser(), qtestId)).headers['refusal-code']).toBe('qtest/full')
  expect(await check(at.browser(), qtestId)).toMatchObject({ full: true })
  await setPlan('PREMIUM')
  expect(await check(at.browser(), qtestId)).toMatchObject({ full: false })
  const [third, fourth] = [at.browser(), at.browser()]
  const { attemptToken } = await begin(third, qtestId)
  expect((await attend(fourth, qtestId)).statusCode).toBe(409)
  await setPlan('REGULAR')
  expect(await progress(qtestId)).toMatchObject({ capacity: 2, started: 3 })
  expect((await begin(third, qtestId, { attemptToken })).status).toBe('IP')
  expect((await attend(fourth, qtestId)).statusCode).toBe(409)
  await drop(qtestId)
})

test('QC19 nobody new begins a locked QTest, and its entry says so', async () => {
  const qtestId = await create(host)
  const ada = at.browser()
  const { attemptToken } = await begin(ada, qtestId)
  const lock = (locked: boolean, by: Browser = host) => by.post('qtest/lockqtest', { qtestId, locked })
  expect((await lock(true, stranger)).statusCode).toBe(403)
  expect(await told(lock(true))).toEqual([200, undefined, 'QTest locked.'])
  expect([(await check(ada, qtestId)).locked, (await progress(qtestId)).locked]).toEqual([true, true])
  expect(await told(attend(at.browser(), qtestId))).toEqual([409, 'qtest/locked', 'The host has locked this QTest.'])
  expect((await begin(ada, qtestId, { attemptToken })).status).toBe('IP')
  expect(await told(lock(false))).toEqual([200, undefined, 'QTest unlocked.'])
  expect((await attend(at.browser(), qtestId)).statusCode).toBe(200)
  await drop(qtestId)
})

test('QC20 a place without an answer is given on after ten minutes; the entry says when, and who lost it hears so', async () => {
  const qtestId = await create(host)
  const [ada, bo, cem] = [at.browser(), at.browser(), at.browser()]
  const { attemptToken, question } = await begin(ada, qtestId)
  const right = { qtestId, attemptToken, questionId: question.questionId, playerAnswer: rightFor(question) }
  await ada.post('qtest/submitanswer', right)
  const begunAtMs = at.clock.nowMs()
  const lost = await begin(bo, qtestId)
  const { full, placeFreeAt } = await check(cem, qtestId)
  expect(full).toBe(true)
  expect(Date.parse(placeFreeAt) - begunAtMs).toBeGreaterThanOrEqual(600_000)
  expect((await attend(cem, qtestId)).headers['refusal-code']).toBe('qtest/full')
  at.clock.skip(10 * 60_000 + 1_000)
  const { question: cems, attemptToken: cemsToken } = await begin(cem, qtestId)
  expect(await told(attend(bo, qtestId, { attemptToken: lost.attemptToken }))).toEqual([
    409,
    'attempt/place-lost',
    'After ten minutes without an answer your place was given to somebody else, and all are taken now.',
  ])
  await cem.post('qtest/submitanswer', { ...right, attemptToken: cemsToken, questionId: cems.questionId })
  at.clock.skip(10 * 60_000 + 1_000)
  expect((await attend(bo, qtestId, { attemptToken: lost.attemptToken })).statusCode).toBe(409)
  expect((await begin(ada, qtestId, { attemptToken })).playerName).toBe('Ada')
  await drop(qtestId)
})

test('QC21 the host sees names that one browser has begun under', async () => {
  const qtestId = await create(host)
  const tablet = at.browser()
  await begin(tablet, qtestId, { playerName: 'Mia' })
  await begin(tablet, qtestId, { playerName: 'Mia2' })
  const { participants } = await progress(qtestId)
  expect(participants).toMatchObject([
    { playerName: 'Mia2', sameBrowser: ['Mia'] },
    { playerName: 'Mia', sameBrowser: ['Mia2'] },
  ])
  await drop(qtestId)
})

test('QC22 members alone: a guest is told to log in, a member begins', async () => {
  const qtestId = await create(host, { access: 'members' })
  expect(await check(at.browser(), qtestId)).toMatchObject({ access: 'members' })
  expect((await attend(at.browser(), qtestId)).headers['refusal-code']).toBe('qtest/members-only')
  expect((await attend(stranger, qtestId)).statusCode).toBe(200)
  await drop(qtestId)
})

test('QC22 by names: the spelling of the list, one attempt each; a change keeps the list unless another one is sent', async () => {
  const names = ['Zoë Laurent', 'Bo Tan']
  const qtestId = await create(host, { access: 'names', names })
  const zoe = at.browser()
  expect((await attend(zoe, qtestId)).headers['refusal-code']).toBe('qtest/not-listed')
  expect((await begin(zoe, qtestId, { playerName: 'zoe laurent' })).playerName).toBe('Zoë Laurent')
  expect(await told(attend(at.browser(), qtestId, { playerName: 'Zoe Laurent' }))).toEqual([
    409,
    'qtest/name-taken',
    'Somebody has begun under this name already. If that was not you, please tell your host.',
  ])
  await host.post('qtest/rescheduleqtest', { qtestId, ...scheduleOf({ showResult: false }) })
  expect(await list(qtestId)).toMatchObject({
    access: 'names',
    entries: [
      { entry: 'Zoë Laurent', playerName: 'Zoë Laurent' },
      { entry: 'Bo Tan', playerName: null },
    ],
  })
  await host.post('qtest/rescheduleqtest', { qtestId, ...scheduleOf({ access: 'names', names: ['Bo Tan'] }) })
  expect((await list(qtestId)).entries).toEqual([{ entry: 'Bo Tan', playerName: null }])
  const { errorCode } = (await ask(host, { access: 'names', names: [' '] })).json()
  expect(errorCode).toBe('qtest/list-empty')
  await drop(qtestId)
})

test('QC22 by codes: each is made once, begins one attempt and goes on with it elsewhere; more can be made', async () => {
  const qtestId = await create(host, { access: 'codes', codes: 3 })
  const codes = await codesOf(qtestId)
  expect(new Set(codes).size).toBe(3)
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
  const [code = ''] = codes
  const first = await begin(at.browser(), qtestId, { code: `${code.slice(0, 4)}-${code.slice(4).toLowerCase()}` })
  expect((await begin(at.browser(), qtestId, { code })).playerId).toBe(first.playerId)
  expect((await attend(at.browser(), qtestId, { code: 'AAAAAAAA' })).headers['refusal-code']).toBe('qtest/wrong-code')
  await host.post('qtest/rescheduleqtest', { qtestId, ...scheduleOf({ codes: 5 }) })
  expect((await codesOf(qtestId)).slice(0, 3)).toEqual(codes)
  expect(await codesOf(qtestId)).toHaveLength(5)
  const others = [check(stranger, qtestId), progress(qtestId), begin(at.browser(), qtestId, { code })]
  expect(JSON.stringify(await Promise.all(others))).not.toMatch(new RegExp(codes.join('|')))
  expect((await stranger.post('qtest/getqtestlist', { qtestId })).statusCode).toBe(403)
  await drop(qtestId)
})

test('QC23 sixty wrong codes from an address are a matter of patience, for it alone; a right code costs nothing', async () => {
  const qtestId = await create(host, { access: 'codes', codes: 2 })
  const [code = '', second = ''] = await codesOf(qtestId)
  at.clock.stop()
  const guess = (by: Browser) =>
    attend(by, qtestId, { code: 'AAAAAAAA', attemptToken: randomBytes(16).toString('base64url') })
  await begin(at.browser(), qtestId, { code })
  const replies = await Promise.all(Array.from({ length: 70 }, () => guess(at.browser())))
  const statuses = replies.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 403)).toHaveLength(60)
  const [late] = replies.filter(({ statusCode }) => statusCode === 429)
  expect([late?.headers['refusal-code'], late?.headers['retry-after']]).toEqual(['qtest/too-many-wrong-entries', '10'])
  expect((await attend(at.browser(), qtestId, { code: second })).statusCode).toBe(429)
  expect((await begin(at.browser('192.0.2.7'), qtestId, { code: second })).status).toBe('IP')
  at.clock.start()
  await drop(qtestId)
})

test('AC22 a deleted member is on no list of names any more', async () => {
  const member = await at.member()
  const qtestId = await create(host, { access: 'names', names: ['Evangeline Smith', 'Bo'] })
  await begin(member, qtestId, { playerName: 'evangeline smith' })
  await member.post('deleteaccount', { username: member.name, password: PASSWORD })
  await at.settled()
  expect((await list(qtestId)).entries).toEqual([{ entry: 'Bo', playerName: null }])
  expect(await wholeDatabase(at.database)).not.toContain('Evangeline')
  await drop(qtestId)
})
