import type { ModeratedItem, QTestTile } from '@quokka/contract/http'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { ENTRY, qtestsOf, rightFor } from '../../testing/test-qtests.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const { create, ask, scheduleOf } = qtestsOf(at)
const [admin, host] = [await at.administrator(), await at.member('reef-host')]

const CLOSED = 'This QTest was closed by an administrator. Your answers so far are kept. Your host can read why.'

const draft = async (quizName: string): Promise<string> => {
  const quizImage = await at.giveMediaName(`${quizName}.webp`, host)
  const { quizId } = (
    await host.post('createquiz/createquiz', { quizName, quizDescription: 'Fish', ageGroup: '18+', quizImage })
  ).json()
  for (const questionTitle of ['Is it wet?', 'Is it deep?'])
    await host.post('createquiz/addquestion', { quizId, questionType: 'TRF', questionTitle, correctAnswer: ['True'] })
  return quizId
}
const ofDraft = async (quizName: string) => {
  const quizId = await draft(quizName)
  return { quizId, qtestId: await create(host, { qtestType: 'PV', categories: [quizId] }) }
}
const attend = (by: Browser, qtestId: string, more: object = {}) =>
  by.post('qtest/attendqtest', { qtestId, ...ENTRY, ...more })
const check = async (by: Browser, qtestId: string) => (await by.post('qtest/checkqtest', { qtestId })).json()
const progress = async (qtestId: string) => (await host.post('qtest/getqtestprogress', { qtestId })).json()
const report = (by: Browser, body: object) => by.post('reportcontent', { quizId: 'alias', reason: 'unkind', ...body })
const itemOf = async (quizId: string, status = 'open'): Promise<ModeratedItem | undefined> =>
  (await admin.post('moderation/list', { status })).json().items.find((item: ModeratedItem) => item.quizId === quizId)
const decide = async (quizId: string, decision: string, status?: string) => {
  const reportId = (await itemOf(quizId, status))?.reportId ?? 'none'
  const reply = await admin.post('moderation/decide', { reportId, decision, reason: 'It is unkind.' })
  expect(reply.statusCode).toBe(200)
}
const told = (reply: { statusCode: number; headers: object; body: string }) => [
  reply.statusCode,
  'refusal-code' in reply.headers ? reply.headers['refusal-code'] : undefined,
  reply.body,
]
/** What the lists of the host say about a QTest's being closed. */
const listed = async (qtestId: string) => {
  const lists = [await host.post('getmylibrary'), await host.post('getdashboard')]
  const tiles: QTestTile[] = lists.flatMap((list) => list.json().qtests)
  return tiles.filter((tile) => tile.qtestId === qtestId).map(({ closedWhy }) => closedWhy)
}
const end = (by: Browser, qtestId: string, closed: boolean, reason = '') =>
  by.post('qtest/closeqtest', { qtestId, closed, reason })

test('QC24 MO11 a question is reported by whoever is asked it, of a draft too; taken down, no attempt and no question begins; put back, all goes on', async () => {
  const { quizId, qtestId } = await ofDraft('Reef')
  const [ada, bo] = [at.browser(), at.browser()]
  const { question, attemptToken } = (await attend(ada, qtestId)).json()
  const { questionId } = question
  expect((await report(bo, { qtestId, questionId })).statusCode).toBe(404)
  for (const _ of ['first', 'again'])
    expect((await report(ada, { qtestId, attemptToken, questionId, text: 'It is not.' })).statusCode).toBe(200)
  expect(await itemOf(quizId)).toMatchObject({
    qtestId,
    questionTitle: 'Is it wet?',
    questionNumber: 1,
    status: 'draft',
    reportCount: 1,
    author: { userName: 'reef-host' },
  })
  await decide(quizId, 'takeDown')

  expect(told(await attend(bo, qtestId))).toEqual([409, 'qtest/closed', CLOSED])
  const submitted = await ada.post('qtest/submitanswer', { qtestId, attemptToken, questionId, playerAnswer: 'True' })
  expect(submitted.statusCode).toBe(200)
  expect(told(await attend(ada, qtestId, { attemptToken }))).toEqual([409, 'qtest/closed', CLOSED])
  expect(await check(ada, qtestId)).toMatchObject({
    status: 'Active',
    closed: true,
    qtestImage: '',
    qtestDescription: '',
  })
  expect(await check(ada, qtestId)).not.toHaveProperty('closedWhy')
  expect(await check(host, qtestId)).toMatchObject({ closedWhy: 'It is unkind.' })
  expect(await progress(qtestId)).toMatchObject({ closed: true, closedWhy: 'It is unkind.', started: 1 })
  expect((await ask(host, { qtestType: 'PV', categories: [quizId] })).json().status).toBe('Error')

  await decide(quizId, 'keep', 'decided')
  expect((await attend(ada, qtestId, { attemptToken })).json().question.questionTitle).toBe('Is it deep?')
  expect(await progress(qtestId)).toMatchObject({ closed: false })
})

test('QC24 where answers stay hidden no question follows the one that is open at the take-down', async () => {
  const { quizId, qtestId } = await ofDraft('Kelp')
  const closed = await create(host, { qtestType: 'PV', categories: [quizId], showAnswer: false })
  const ada = at.browser()
  const { question, attemptToken } = (await attend(ada, closed)).json()
  await report(ada, { qtestId: closed, attemptToken, questionId: question.questionId })
  await decide(quizId, 'takeDown')
  const { questionId } = question
  const reply = (
    await ada.post('qtest/submitanswer', { qtestId: closed, attemptToken, questionId, playerAnswer: 'True' })
  ).json()
  expect(reply).toMatchObject({ status: 'IP' })
  expect(reply).not.toHaveProperty('nextQuestion')
  expect(told(await attend(ada, closed, { attemptToken }))[1]).toBe('qtest/closed')
  expect(await check(ada, qtestId)).toMatchObject({ closed: true })
})

test('QC24 a take-down on another server closes a QTest here within three seconds', async () => {
  const { quizId, qtestId } = await ofDraft('Elsewhere')
  at.clock.stop()
  onTestFinished(() => at.clock.start())
  await attend(at.browser(), qtestId)
  const takeDown = { quiz_id: quizId, reason: 'It is unkind.', taken_down_at: new Date() }
  await at.database.kysely.insertInto('take_down').values(takeDown).execute()
  expect((await attend(at.browser(), qtestId)).statusCode).toBe(200)
  at.clock.skip(3_000)
  expect(told(await attend(at.browser(), qtestId))[1]).toBe('qtest/closed')
})

test('QC24 a drawn QTest is closed by the take-down of a quiz that one of its questions is of', async () => {
  const qtestId = await create(host, { qtestType: 'IB', categories: ['animals'] })
  const ada = at.browser()
  const { question, attemptToken } = (await attend(ada, qtestId)).json()
  await report(ada, { qtestId, attemptToken, questionId: question.questionId })
  const { items } = (await admin.post('moderation/list', { status: 'open' })).json()
  const item = items.find((one: ModeratedItem) => one.qtestId === qtestId)
  expect(item).toMatchObject({ questionTitle: question.questionTitle, author: null })
  await decide(item.quizId, 'takeDown')
  expect(await check(ada, qtestId)).toMatchObject({ closed: true })
  await decide(item.quizId, 'keep', 'decided')
  expect(await check(ada, qtestId)).toMatchObject({ closed: false })
})

test('MO11 what a QTest asks is judged as it was scheduled where its author has deleted it since', async () => {
  const { quizId, qtestId } = await ofDraft('Gone')
  await host.post('createquiz/deletequiz', { quizId })
  const ada = at.browser()
  const { question, attemptToken } = (await attend(ada, qtestId)).json()
  const { questionId } = question
  expect((await report(ada, { qtestId, attemptToken, questionId })).statusCode).toBe(200)
  const item = await itemOf(quizId)
  expect(item).toMatchObject({ qtestId, quizName: 'Gone', questionTitle: 'Is it wet?', slideCount: 2 })
  const slides = (await admin.post('moderation/getquiz', { reportId: item?.reportId })).json()
  expect(slides.questions).toMatchObject([{ questionTitle: 'Is it wet?' }, { questionTitle: 'Is it deep?' }])
  await decide(quizId, 'takeDown')
  expect(await check(ada, qtestId)).toMatchObject({ closed: true })
})

test('QC25 an administrator, and nobody else, ends a QTest with a reason and opens it again', async () => {
  const qtestId = await create(host)
  const ada = at.browser()
  for (const by of [host, ada]) expect([401, 403]).toContain((await end(by, qtestId, true, 'Because.')).statusCode)
  expect((await end(admin, qtestId, true, ' ')).statusCode).toBe(400)
  expect(told(await end(admin, qtestId, true, 'Strangers fill it.'))).toEqual([200, undefined, 'QTest closed.'])
  expect(told(await attend(ada, qtestId))[1]).toBe('qtest/closed')
  expect(await progress(qtestId)).toMatchObject({ closed: true, closedWhy: 'Strangers fill it.' })
  expect((await end(admin, qtestId, false)).body).toBe('QTest opened again.')
  const { question } = (await attend(ada, qtestId)).json()
  expect(rightFor(question)).not.toBe('')
  expect((await end(admin, 'a'.repeat(26), true, 'Because.')).statusCode).toBe(404)
})

test('QC40 the lists of its host say of a QTest that its quiz is taken down before anybody calls it, and no longer once it is put back', async () => {
  const { quizId, qtestId } = await ofDraft('Listed')
  const { qtestId: another } = await ofDraft('Another')
  const ada = at.browser()
  const { question, attemptToken } = (await attend(ada, qtestId)).json()
  await report(ada, { qtestId, attemptToken, questionId: question.questionId })
  expect(await listed(qtestId)).toEqual([undefined, undefined])
  await decide(quizId, 'takeDown')
  expect(await listed(qtestId)).toEqual(['It is unkind.', 'It is unkind.'])
  expect(await listed(another)).toEqual([undefined, undefined])
  await check(ada, qtestId)
  expect(await listed(qtestId)).toEqual(['It is unkind.', 'It is unkind.'])
  await decide(quizId, 'keep', 'decided')
  expect(await listed(qtestId)).toEqual([undefined, undefined])
})

test('QC40 so they do of a drawn QTest and a quiz that one of its questions is of', async () => {
  const qtestId = await create(host, { qtestType: 'IB', categories: ['animals'] })
  const ada = at.browser()
  const { question, attemptToken } = (await attend(ada, qtestId)).json()
  await report(ada, { qtestId, attemptToken, questionId: question.questionId })
  const { items } = (await admin.post('moderation/list', { status: 'open' })).json()
  const { quizId } = items.find((one: ModeratedItem) => one.qtestId === qtestId)
  await decide(quizId, 'takeDown')
  expect(await listed(qtestId)).toEqual(['It is unkind.', 'It is unkind.'])
  await decide(quizId, 'keep', 'decided')
})

test('QC40 they say what an administrator says about a QTest until it is opened again, whatever its window is then', async () => {
  const qtestId = await create(host)
  await end(admin, qtestId, true, 'Strangers fill it.')
  expect(await listed(qtestId)).toEqual(['Strangers fill it.', 'Strangers fill it.'])
  expect((await host.post('qtest/rescheduleqtest', { qtestId, ...scheduleOf() })).statusCode).toBe(200)
  expect(await listed(qtestId)).toEqual(['Strangers fill it.', 'Strangers fill it.'])
  await end(admin, qtestId, false)
  expect(await listed(qtestId)).toEqual([undefined, undefined])
})
