import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { ENTRY, qtestsOf, rightFor } from '../../testing/test-qtests.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const { create } = qtestsOf(at)
const host = await at.member('test-host')

const begin = async (by: Browser, qtestId: string) => (await by.post('qtest/attendqtest', { qtestId, ...ENTRY })).json()
type Begun = Awaited<ReturnType<typeof begin>>
const answer = async (by: Browser, qtestId: string, { attemptToken, question: { questionId }, question }: Begun) =>
  (await by.post('qtest/submitanswer', { qtestId, attemptToken, questionId, playerAnswer: rightFor(question) })).json()
const entrySeconds = async (by: Browser, qtestId: string): Promise<number> =>
  (await by.post('qtest/checkqtest', { qtestId })).json().totalTimeToAnswer
const setTime = (by: Browser, qtestId: string, participantId: string, extraTime: number) =>
  by.post('qtest/setextratime', { qtestId, participantId, extraTime })
const timeOf = async (qtestId: string, participantId: string): Promise<number> =>
  (await host.post('qtest/getparticipant', { qtestId, participantId })).json().extraTime

test('XT15 XT16 XT17 a member takes a QTest in the time that the account wishes, which the entry says and the host is told', async () => {
  const qtestId = await create(host)
  const [member, guest] = [await at.member(), at.browser()]
  await member.post('setextratime', { extraTime: 100 })
  const ordinaryS = await entrySeconds(guest, qtestId)
  expect(await entrySeconds(member, qtestId)).toBe(2 * ordinaryS)
  const [own, other] = [await begin(member, qtestId), await begin(guest, qtestId)]
  const { timeToAnswer, maxPoints } = other.question
  expect(own.question.timeToAnswer).toBe(2 * timeToAnswer)
  at.clock.skip(1.5 * timeToAnswer * 1_000)
  const { playerScore } = (await answer(member, qtestId, own)).answerData
  // Three quarters of that time are over, and what the calls took.
  expect(playerScore).toBeGreaterThan(maxPoints / 10)
  expect(playerScore).toBeLessThan(maxPoints / 3)
  expect((await answer(guest, qtestId, other)).answerData.playerScore).toBe(0)
  expect(await timeOf(qtestId, own.playerId)).toBe(100)
  const progress = await host.post('qtest/getqtestprogress', { qtestId })
  expect([JSON.stringify(own), JSON.stringify(other), progress.body].join()).not.toMatch(/extraTime/iu)
})

test('XT15 XT17 the host alone gives a participant more time, which counts from the next question on', async () => {
  const qtestId = await create(host)
  const guest = at.browser()
  const { playerId, ...first } = await begin(guest, qtestId)
  const { timeToAnswer } = first.question
  expect((await setTime(await at.member(), qtestId, playerId, 50)).statusCode).toBe(403)
  expect((await setTime(guest, qtestId, playerId, 50)).statusCode).toBe(401)
  expect((await setTime(host, qtestId, playerId, 30)).statusCode).toBe(400)
  expect((await setTime(host, qtestId, 'nobody', 50)).statusCode).toBe(404)
  expect(await timeOf(qtestId, playerId)).toBe(0)
  const saved = await setTime(host, qtestId, playerId, 50)
  expect([saved.statusCode, saved.body]).toEqual([200, 'Saved from the next question on.'])
  expect(await timeOf(qtestId, playerId)).toBe(50)
  expect((await begin(guest, qtestId)).question.timeToAnswer).toBe(timeToAnswer)
  await answer(guest, qtestId, first)
  expect((await begin(guest, qtestId)).question.timeToAnswer).toBe(Math.ceil(timeToAnswer * 1.5))
})
