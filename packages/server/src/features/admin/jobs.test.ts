import { afterAll, expect, test } from 'vitest'
import { openTestAccounts, PASSWORD } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
at.clock.stop()
afterAll(() => at.close())
const admin = await at.administrator()

const list = async () => (await admin.post('job/list')).json()
const countsOf = async (lane: string) => (await list()).lanes.find((one: { lane: string }) => one.lane === lane)
let claims = 0
/** Leaves an email that could not be sent, to somebody with whose address somebody signs up. */
const failMail = async (outcome: 'later' | 'never' | 'unknown') => {
  const { email } = await at.member()
  at.failMails(1, outcome)
  claims += 1
  await at.browser().post('signup', { username: `claimer-${claims}`, email, password: PASSWORD, age_group: '18+' })
  await at.settled()
  at.mails.length = 0
  return email
}

test('AD8 an administrator sees what waits and what failed, why and when it is tried next, and nothing of a code', async () => {
  const before = await list()
  expect(before.lanes).toHaveLength(7)
  const [waiting, refused] = [await failMail('later'), await failMail('never')]
  const { jobs } = await list()
  expect(jobs).toEqual([
    {
      jobId: expect.stringMatching(/^\d+$/),
      lane: 'mail',
      kind: 'letter',
      state: 'failed',
      tries: 1,
      trouble: 'the mail server is away',
      createdOn: expect.stringMatching(/Z$/),
      dueOn: null,
      failedOn: expect.stringMatching(/Z$/),
      recipient: refused,
      subject: 'Quokka Quiz: you have an account already',
    },
    expect.objectContaining({ state: 'waiting', recipient: waiting, failedOn: null }),
  ])
  expect(Date.parse(jobs[1].dueOn)).toBeGreaterThan(at.clock.nowMs())
  expect(await countsOf('mail')).toEqual({ lane: 'mail', waiting: 1, failed: 1 })
})

test('AD8 what failed is tried again at once or removed; what waits is left alone', async () => {
  const [failed, waiting] = (await list()).jobs
  for (const call of ['job/retry', 'job/remove']) {
    const reply = await admin.post(call, { jobId: waiting.jobId })
    expect([reply.statusCode, reply.body]).toEqual([404, 'This is not among what failed any more.'])
  }
  expect((await admin.post('job/retry', { jobId: failed.jobId })).body).toBe('It is tried again now.')
  await at.settled()
  expect(at.mails.map(({ to }) => to)).toEqual([failed.recipient])
  await failMail('never')
  const [again] = (await list()).jobs
  expect((await admin.post('job/remove', { jobId: again.jobId })).statusCode).toBe(200)
  expect((await admin.post('job/remove', { jobId: again.jobId })).statusCode).toBe(404)
  expect(await countsOf('mail')).toEqual({ lane: 'mail', waiting: 1, failed: 0 })
})

test('AD8 what was given up is removed by itself after thirty days', async () => {
  await failMail('never')
  at.clock.skip(29 * 24 * 3_600_000)
  await at.runRetention()
  const failedOf = async () =>
    (await at.database.kysely.selectFrom('job').select('kind').where('failed_at', 'is not', null).execute()).length
  expect(await failedOf()).toBe(1)
  at.clock.skip(2 * 24 * 3_600_000)
  await at.runRetention()
  expect(await failedOf()).toBe(0)
})
