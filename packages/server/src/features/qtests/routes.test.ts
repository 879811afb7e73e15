import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const HOUR_MS = 3_600_000
const host = await at.member('test-host')

const iso = (fromNowMs: number) => new Date(at.clock.nowMs() + fromNowMs).toISOString()
const scheduleOf = (changes: object = {}) => ({
  showAnswer: true,
  showResult: true,
  retakeFlag: true,
  startDate: iso(0),
  endDate: iso(HOUR_MS),
  additionalFields: [],
  ...changes,
})
const create = async (changes: object = {}, by: Browser = host): Promise<string> => {
  const reply = await by.post('qtest/createqtest', {
    qtestType: 'RM',
    categories: ['farm-friends'],
    ...scheduleOf(changes),
  })
  const { qtestId } = reply.json()
  if (qtestId === undefined) throw new Error(reply.body)
  return qtestId
}
const ENTRY = { playerName: 'Ada', playerEmail: 'ada@example.org' }

test('QC2 x', async () => {
  const qtestId = await create()
  const guest = at.browser()
  console.log((await guest.post('qtest/checkqtest', { qtestId })).body)
  const attended = (await guest.post('qtest/attendqtest', { qtestId, ...ENTRY })).json()
  console.log(attended)
  const { attemptToken, question } = attended
  let q = question
  for (;;) {
    const reply = await guest.post('qtest/submitanswer', {
      qtestId,
      attemptToken,
      questionId: q.questionId,
      playerAnswer: '',
    })
    console.log(reply.statusCode, reply.body)
    const next = await guest.post('qtest/attendqtest', { qtestId, attemptToken })
    console.log(next.body)
    q = next.json().question
    if (q === undefined) break
  }
  console.log((await host.post('qtest/getqtestprogress', { qtestId })).body)
  console.log((await guest.post('qtest/deleteplayeranswer', { qtestId, attemptToken })).body)
  console.log((await host.post('getmylibrary', {})).json().qtests)
  console.log((await host.post('qtest/changequizstatus', { qtestId, status: 'inactive' })).body)
  console.log((await host.post('qtest/checkqtest', { qtestId })).body)
})
