import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { ENTRY, HOUR_MS, qtestsOf, rightFor, wrongFor } from '../../testing/test-qtests.ts'

const at = await openTestAccounts({ settings: { PLAN_FREE_ATTENDEES: '3', PLAN_FREE_QTESTS: '1000' } })
afterAll(() => at.close())
const { create, fromNow, finish } = qtestsOf(at)
const host = await at.member('test-host')
const newToken = () => randomBytes(16).toString('base64url')

const check = async (by: Browser, qtestId: string, attemptToken?: string) =>
  (await by.post('qtest/checkqtest', { qtestId, attemptToken })).json()
const attend = (by: Browser, qtestId: string, more: object = ENTRY) =>
  by.post('qtest/attendqtest', { qtestId, ...more })
const begin = async (by: Browser, qtestId: string, more: object = ENTRY) => {
  const reply = await attend(by, qtestId, more)
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`)
  return reply.json()
}
const submit = (
  by: Browser,
  qtestId: string,
  attemptToken: string | undefined,
  questionId: string,
  playerAnswer: string,
) => by.post('qtest/submitanswer', { qtestId, attemptToken, questionId, playerAnswer })
const clear = (by: Browser, qtestId: string, attemptToken?: string) =>
  by.post('qtest/deleteplayeranswer', { qtestId, attemptToken })

test("QC5 the entry says by the server's clock whether the QTest can be taken, also without a cookie", async () => {
  const qtestId = await create(host, { startDate: fromNow(HOUR_MS), endDate: fromNow(2 * HOUR_MS) })
  const guest = at.browser()
  expect(await check(guest, qtestId)).toMatchObject({ status: 'YetToStart', ownAttempts: [] })
  const early = await attend(guest, qtestId)
  expect([early.statusCode, early.body]).toEqual([409, 'QTest is Yet To Start. Kindly visit after sometime.'])
  at.clock.skip(HOUR_MS)
  const entry = await check(guest, qtestId)
  expect(entry).toMatchObject({ status: 'Active', qtestName: 'Farm Friends', keepsEmail: false })
  expect(Math.abs(Date.parse(entry.serverTime) - at.clock.nowMs())).toBeLessThan(60_000)
  at.clock.skip(HOUR_MS)
  expect(await check(guest, qtestId)).toMatchObject({ status: 'Expired' })
  const late = await attend(guest, qtestId)
  expect([late.statusCode, late.body]).toEqual([409, 'Qtest has expired. Kindly contact the host to play this QTest.'])
})

test.each([
  ['no name', { playerName: ' ' }],
  ['no e-mail', { playerEmail: '' }],
  ['an e-mail that is none', { playerEmail: 'ada' }],
  ['a field left out', { additionalFields: { Class: '4b' } }],
  ['a field in other letters', { additionalFields: { Class: '4b', TEAM: 'Reds' } }],
])('QC5 %s begins nothing', async (_, changes) => {
  const qtestId = await create(host, { additionalFields: ['Class', 'Team'] })
  const guest = at.browser()
  const details = { ...ENTRY, additionalFields: { Class: '4b', Team: 'Reds' } }
  const refused = await attend(guest, qtestId, { ...details, ...changes })
  expect([refused.statusCode, refused.body]).toEqual([400, 'Kindly enter all fields and provide a valid email'])
  expect((await attend(guest, qtestId, details)).statusCode).toBe(200)
})

test('QC6 without cookies, as in a frame of another site, the token that the browser chose is who somebody is', async () => {
  const qtestId = await create(host)
  const attemptToken = newToken()
  const inFrame = () => at.browser()
  const first = await begin(inFrame(), qtestId, { ...ENTRY, attemptToken })
  expect(first.attemptToken).toBe(attemptToken)
  // Its answer was lost, so it comes again.
  const again = await begin(inFrame(), qtestId, { ...ENTRY, attemptToken })
  expect([again.playerId, again.question]).toEqual([first.playerId, first.question])
  const resumed = await begin(inFrame(), qtestId, { attemptToken })
  expect(resumed.question.questionId).toBe(first.question.questionId)
  expect(await check(inFrame(), qtestId, attemptToken)).toMatchObject({
    ownAttempts: [{ playerName: 'Ada', status: 'IP', answered: 0 }],
  })
  expect(await check(inFrame(), qtestId)).toMatchObject({ ownAttempts: [] })
})

test("QC6 another's token, name, id or browser opens nobody's attempt", async () => {
  const qtestId = await create(host)
  const [ada, eve] = [at.browser(), at.browser()]
  const own = await begin(ada, qtestId)
  const { questionId } = own.question
  for (const attemptToken of [newToken(), 'short', `${own.attemptToken}x`, own.playerId, undefined]) {
    const body = { qtestId, attemptToken, playerId: own.playerId }
    const sent = { ...body, questionId, playerAnswer: rightFor(own.question) }
    const replies = [await eve.post('qtest/submitanswer', sent), await eve.post('qtest/deleteplayeranswer', body)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403])
    expect((await check(eve, qtestId, attemptToken)).ownAttempts).toEqual([])
  }
  const another = await begin(eve, qtestId, { ...ENTRY, playerId: own.playerId, isLoginUser: true })
  expect(another.playerId).not.toBe(own.playerId)
  const answered = await submit(ada, qtestId, own.attemptToken, questionId, rightFor(own.question))
  expect(answered.json().answerData).toMatchObject({ isCorrect: true })
})

test("QC6 a browser finds its attempt by its cookie and name; another name in it is another's attempt", async () => {
  const qtestId = await create(host)
  const tablet = at.browser()
  const ada = await begin(tablet, qtestId)
  expect((await begin(tablet, qtestId, { ...ENTRY, playerName: 'ADA' })).playerId).toBe(ada.playerId)
  const bo = await begin(tablet, qtestId, { ...ENTRY, playerName: 'Bo' })
  expect(bo.playerId).not.toBe(ada.playerId)
  expect((await check(tablet, qtestId)).ownAttempts).toHaveLength(2)
})

test('QC6 a member continues their own attempt on another device, by the account alone', async () => {
  const qtestId = await create(host)
  const member = await at.member()
  const before = await begin(member, qtestId, { playerName: 'Ada' })
  const elsewhere = at.browser()
  await elsewhere.post('signin', { username: member.name, password: member.password })
  const there = await begin(elsewhere, qtestId, {})
  expect([there.playerId, there.question.questionId]).toEqual([before.playerId, before.question.questionId])
  await elsewhere.get('signout', { 'sec-fetch-site': 'same-origin' })
  expect((await check(at.browser(), qtestId)).ownAttempts).toEqual([])
})

test('QC7 the same answer again is the same outcome and scores once; another answer is refused', async () => {
  const qtestId = await create(host)
  const guest = at.browser()
  const { attemptToken, question } = await begin(guest, qtestId)
  const right = rightFor(question)
  const first = (await submit(guest, qtestId, attemptToken, question.questionId, right)).json()
  expect(first).toMatchObject({ status: 'IP', showAnswerFlag: true, answerData: { isCorrect: true } })
  expect((await submit(guest, qtestId, attemptToken, question.questionId, right)).json()).toEqual(first)
  const other = await submit(guest, qtestId, attemptToken, question.questionId, wrongFor(question))
  expect([other.statusCode, other.body]).toEqual([409, 'This question is answered already.'])
  const unknown = await submit(guest, qtestId, attemptToken, 'no-such-question', right)
  expect([unknown.statusCode, unknown.body]).toEqual([409, 'This is not the question that is open.'])
  const next = await begin(guest, qtestId, { attemptToken })
  const unfit = await submit(guest, qtestId, attemptToken, next.question.questionId, 'x'.repeat(500))
  expect([unfit.statusCode, unfit.body]).toEqual([400, 'This answer does not fit the question.'])
})

test('QC7 of twenty who send the same answer at the same moment all hear the same, and one counts', async () => {
  const qtestId = await create(host)
  const guest = at.browser()
  const { attemptToken, question } = await begin(guest, qtestId)
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => submit(guest, qtestId, attemptToken, question.questionId, rightFor(question))),
  )
  const bodies = new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`))
  expect(bodies.size).toBe(1)
  expect(replies[0]?.json().answerData.correctPercent).toBe(100)
})

test('QC7 an answer that comes after the limit of the server counts as none, and is no error', async () => {
  const qtestId = await create(host)
  const guest = at.browser()
  const { attemptToken, question } = await begin(guest, qtestId)
  at.clock.skip(question.timeToAnswer * 1_000 + 1_000)
  const late = await submit(guest, qtestId, attemptToken, question.questionId, rightFor(question))
  expect(late.statusCode).toBe(200)
  expect(late.json().answerData).toMatchObject({ isCorrect: false, playerAnswer: '', timeTaken: null, playerScore: 0 })
})

test('QC7 a completed attempt returns its results on every visit, and takes no further answers', async () => {
  const qtestId = await create(host)
  const guest = at.browser()
  const { attemptToken, question } = await begin(guest, qtestId)
  const { results } = await finish(guest, qtestId, attemptToken)
  const counts = { correctAnswers: 11, totalNoOfQuestions: 11, questionCount: 11 }
  expect(results).toMatchObject({ rank: 1, finished: 1, ...counts, retakeFlag: true })
  at.clock.skip(2 * HOUR_MS)
  expect(await begin(guest, qtestId, { attemptToken })).toMatchObject({
    status: 'CP',
    results: { ...results, retakeFlag: false },
  })
  const more = await submit(guest, qtestId, attemptToken, question.questionId, wrongFor(question))
  expect([more.statusCode, more.body]).toEqual([409, 'This QTest is completed already.'])
})

test('QC7 where answers are not shown, the next question comes with the receipt, and nothing tells what was right', async () => {
  const qtestId = await create(host, { showAnswer: false, showResult: false })
  const guest = at.browser()
  let { attemptToken, question } = await begin(guest, qtestId)
  for (;;) {
    const reply = await submit(guest, qtestId, attemptToken, question.questionId, rightFor(question))
    const { nextQuestion, timeElapsedMs, endDate, notAsked, ...rest } = reply.json()
    expect([Date.parse(endDate) > at.clock.nowMs(), notAsked]).toEqual([true, 0])
    const isLast = nextQuestion === undefined
    expect(timeElapsedMs === undefined).toBe(isLast)
    expect(rest).toEqual({ status: isLast ? 'CP' : 'IP', showAnswerFlag: false, answercontent: 'None' })
    if (isLast) break
    question = nextQuestion
  }
  const back = await begin(guest, qtestId, { attemptToken })
  expect(back).not.toHaveProperty('results')
  expect(back).toMatchObject({ status: 'CP', showScoresFlag: false })
})

test('QC34 a question of a completed attempt is read again by its owner alone, and only where answers are shown', async () => {
  const qtestId = await create(host)
  const guest = at.browser()
  const { attemptToken, question } = await begin(guest, qtestId)
  const read = (by: Browser, token?: string, countedNumber = 1) =>
    by.post('qtest/getanswer', { qtestId, attemptToken: token, countedNumber })
  expect((await read(guest, attemptToken)).body).toBe('This attempt is not completed yet.')
  await submit(guest, qtestId, attemptToken, question.questionId, wrongFor(question))
  await finish(guest, qtestId, attemptToken)
  expect((await read(guest, attemptToken)).json()).toMatchObject({
    question: { ...question, countedNumber: 1 },
    answerData: { isCorrect: false, playerAnswer: wrongFor(question), questionId: question.questionId },
  })
  expect((await read(at.browser(), newToken())).statusCode).toBe(403)
  expect((await read(guest, attemptToken, 200)).body).toBe('The answer to this question is not shown.')
})

test('QC8 where the host allows it, a completed QTest is taken again with the same details', async () => {
  const qtestId = await create(host)
  const guest = at.browser()
  const { attemptToken, playerId, question } = await begin(guest, qtestId)
  const soon = await clear(guest, qtestId, attemptToken)
  expect([soon.statusCode, soon.body]).toEqual([409, 'This attempt is not completed yet'])
  await finish(guest, qtestId, attemptToken)
  const cleared = await clear(guest, qtestId, attemptToken)
  expect([cleared.statusCode, cleared.body]).toEqual([200, 'Your records were deleted.'])
  const anew = await begin(guest, qtestId, { attemptToken })
  expect(anew).toMatchObject({ status: 'IP', playerId, playerName: 'Ada', question: { questionNumber: 1 } })
  expect(anew.question.questionId).not.toBe(question.questionId)
})

test('QC8 where the host does not allow it, nothing is deleted, and the sentence can go on', async () => {
  const qtestId = await create(host, { retakeFlag: false })
  const guest = at.browser()
  const { attemptToken } = await begin(guest, qtestId)
  const { results } = await finish(guest, qtestId, attemptToken)
  const refused = await clear(guest, qtestId, attemptToken)
  expect([refused.statusCode, refused.body]).toEqual([403, 'The host of this QTest allows no retake'])
  expect(await begin(guest, qtestId, { attemptToken })).toMatchObject({ status: 'CP', results })
  expect((await clear(guest, 'no-such-qtest')).body).toBe('There is no such QTest')
})

test('QC9 a QTest has no more participants than the plan of its host allows', async () => {
  const qtestId = await create(host)
  for (let taken = 0; taken < 3; taken += 1) await begin(at.browser(), qtestId)
  const refused = await attend(at.browser(), qtestId)
  expect([refused.statusCode, refused.body]).toEqual([
    409,
    'This QTest has as many participants as its host has room for.',
  ])
})

test('QC9 a class begins at once from one address, then one a second; whoever has begun is not held up', async () => {
  const limited = await openTestAccounts({ limitFactor: 1, settings: { PLAN_FREE_ATTENDEES: '1000' } })
  limited.clock.stop()
  const teacher = await limited.member('teacher', '18+', '192.0.2.9')
  const qtestId = await qtestsOf(limited).create(teacher)
  const pupils = Array.from({ length: 150 }, () => limited.browser('192.0.2.1'))
  const replies = await Promise.all(
    pupils.map((pupil) => attend(pupil, qtestId, { ...ENTRY, attemptToken: newToken() })),
  )
  const refused = replies.filter(({ statusCode }) => statusCode !== 200)
  expect(refused).toHaveLength(90)
  for (const { statusCode, headers } of refused) expect([statusCode, headers['retry-after']]).toEqual([429, '1'])
  const [{ attemptToken }] = replies.filter(({ statusCode }) => statusCode === 200).map((reply) => reply.json())
  expect((await attend(limited.browser('192.0.2.1'), qtestId, { attemptToken })).statusCode).toBe(200)
  expect((await attend(limited.browser('192.0.2.2'), qtestId)).statusCode).toBe(200)
  limited.clock.skip(1_000)
  expect((await attend(limited.browser('192.0.2.1'), qtestId)).statusCode).toBe(200)
  await limited.close()
})

test('QC10 a call from another site changes nothing', async () => {
  const qtestId = await create(host)
  const guest = at.browser()
  const body = { qtestId, ...ENTRY, attemptToken: newToken() }
  const refused = await guest.post('qtest/attendqtest', body, { 'sec-fetch-site': 'cross-site' })
  expect(refused.statusCode).toBe(403)
  expect((await host.post('qtest/getqtestprogress', { qtestId })).json().started).toBe(0)
})

// Last: whoever was signed in is not any more.
test('QC6 a browser finds its attempt again after its cookie was replaced', async () => {
  const qtestId = await create(host, { endDate: fromNow(100 * 24 * HOUR_MS) })
  const guest = at.browser()
  const before = await begin(guest, qtestId)
  at.clock.skip(8 * 24 * HOUR_MS)
  await guest.post('createinvite', { quizId: 'farm-friends' })
  expect((await check(guest, qtestId)).ownAttempts).toHaveLength(1)
  expect((await begin(guest, qtestId)).playerId).toBe(before.playerId)
})
