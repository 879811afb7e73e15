import { randomBytes } from 'node:crypto'
import { readQuizzes } from '@quokka/content'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createQTests } from '../../stores/qtests.ts'
import { ofOtherServer } from '../../testing/other-server.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { ENTRY, HOUR_MS, qtestsOf } from '../../testing/test-qtests.ts'

const SETTINGS = { PLAN_FREE_QTESTS: '3', PLAN_FREE_ATTENDEES: '13' }
const at = await openTestAccounts({ settings: SETTINGS })
afterAll(() => at.close())
const { ask, create, fromNow, scheduleOf, finish } = qtestsOf(at)
const [host, stranger] = [await at.member('test-host'), await at.member()]
const tilesOf = async (by = host) => (await by.post('getmylibrary')).json().qtests

/** A quiz of somebody's own, published to nobody. */
const ownQuiz = async () => {
  const quizImage = await at.giveMediaName(`${randomBytes(16).toString('base64url')}.webp`, host)
  const settings = { quizName: 'Reef', quizDescription: 'Fish', ageGroup: '9 to 14', quizImage }
  const { quizId } = (await host.post('createquiz/createquiz', settings)).json()
  return String(quizId)
}
const addQuestion = (quizId: string) =>
  host.post('createquiz/addquestion', {
    quizId,
    questionType: 'TRF',
    questionTitle: 'Fish swim',
    correctAnswer: ['True'],
    timer: 30,
    maxPoints: 100,
  })

test('QC2 a quiz becomes a QTest with an id of 130 random bits in lower case, read in any case and out of space', async () => {
  const qtestId = await create(host)
  expect(qtestId).toMatch(/^[a-z2-7]{26}$/)
  const checked = await at.browser().post('qtest/checkqtest', { qtestId: `  ${qtestId.toUpperCase()} ` })
  expect(checked.json()).toMatchObject({ status: 'Active', qtestName: 'Farm Friends', totalNoOfQuestions: 11 })
  await host.post('qtest/changequizstatus', { qtestId, status: 'inactive' })
})

test.each([
  ['no quiz', { categories: ['no-such-quiz'] }, 'quiz/not-found', 'There is no such quiz.'],
  [
    'two quizzes',
    { categories: ['farm-friends', 'farm-friends'] },
    'qtest/single-quiz',
    'A QTest is made of one quiz.',
  ],
  [
    'a locked quiz',
    { categories: ['art-gallery'] },
    'quiz/premium-required',
    'Purchase our premium pack to play more than 5000 quizzes with Quokka Quiz!',
  ],
  [
    'an end before the start',
    { startDate: '2090-01-02T00:00:00Z', endDate: '2090-01-01T00:00:00Z' },
    'qtest/invalid-window',
    'End Date must be greater than Start Date and Time.',
  ],
  [
    'an end in the past',
    { startDate: '2020-01-01T00:00:00Z', endDate: '2020-01-02T00:00:00Z' },
    'qtest/invalid-window',
    'End Date must be greater than Current Date and Time.',
  ],
  [
    'an end that never comes',
    { endDate: '9999-12-31T00:00:00Z' },
    'qtest/invalid-window',
    'A QTest can be open for a year at most.',
  ],
  [
    'a start that never comes',
    { startDate: '2090-01-01T00:00:00Z', endDate: '2090-01-02T00:00:00Z' },
    'qtest/invalid-window',
    'Start Date must be within a year from now.',
  ],
  [
    'many fields',
    { additionalFields: Array.from({ length: 11 }, (_, index) => `Field ${index}`) },
    'qtest/too-many-fields',
    'A QTest asks for at most 10 additional fields.',
  ],
  [
    'what no child is asked',
    { additionalFields: ['Mobile number'] },
    'qtest/field-not-allowed',
    'A QTest for young people cannot ask for addresses, numbers, dates of birth or passwords.',
  ],
])('QC2 %s makes no QTest, and the host reads why', async (_, changes, errorCode, errorMessage) => {
  const reply = await ask(host, changes)
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ status: 'Error', errorCode, errorMessage })
  expect(await tilesOf()).toEqual([])
})

test.each(['2026-02-30T10:00:00Z', '2027-02-31T10:00:00+05:30', '2027-04-31T10:00:00Z', '2027-02-29T10:00:00Z'])(
  'QC2 %s is no day, and makes no QTest',
  async (endDate) => {
    expect((await ask(host, { endDate })).statusCode).toBe(400)
  },
)

test('QC2 an own quiz, a draft too, becomes a QTest of its owner, as soon as it has a question', async () => {
  const quizId = await ownQuiz()
  const errorMessage = 'A quiz needs at least one question before it can be published.'
  expect((await ask(host, { categories: [quizId] })).json()).toEqual({
    status: 'Error',
    errorCode: 'quiz/no-questions',
    errorMessage,
  })
  await addQuestion(quizId)
  const refused = (await ask(stranger, { categories: [quizId] })).json()
  expect(refused).toEqual({ status: 'Error', errorCode: 'quiz/not-found', errorMessage: 'There is no such quiz.' })
  const qtestId = await create(host, { categories: [quizId] })
  const [tile] = await tilesOf()
  expect(tile).toMatchObject({ qtestType: 'PV', qtestName: 'Reef', questionCount: 1, qtestStatus: 'Active' })
  await host.post('createquiz/deletequiz', { quizId })
  expect((await at.browser().post('qtest/checkqtest', { qtestId })).json()).toMatchObject({ keepsEmail: false })
  await host.post('qtest/changequizstatus', { qtestId, status: 'inactive' })
})

test('QC2 a QTest of categories has ten questions of theirs, the same ones for everybody who takes it', async () => {
  const { allowedCategories } = (await host.post('getcategories')).json()
  const [{ categoryId, categoryName }] = allowedCategories
  const qtestId = await create(host, { qtestType: 'IB', categories: [categoryId] })
  const [tile] = await tilesOf()
  expect(tile).toMatchObject({ qtestType: 'IB', qtestName: categoryName, questionCount: 10 })
  const titlesFor = async () => {
    const player = at.browser()
    const { attemptToken, question } = (await player.post('qtest/attendqtest', { qtestId, ...ENTRY })).json()
    expect(question).toMatchObject({ qtestType: 'IB', quizType: 'Interest Based', totalNoOfQuestions: 10 })
    const { results } = await finish(player, qtestId, attemptToken)
    return [question.questionTitle, results.totalNoOfQuestions]
  }
  expect(await titlesFor()).toEqual(await titlesFor())
  const unknown = (await ask(host, { qtestType: 'IB', categories: ['no-such-category'] })).json()
  expect(unknown.status).toBe('Error')
  await host.post('qtest/changequizstatus', { qtestId, status: 'inactive' })
})

test("QH3 without a start a QTest is open from now on, by the server's clock", async () => {
  const qtestId = await create(host, { startDate: undefined })
  const { status, startDate } = (await at.browser().post('qtest/checkqtest', { qtestId })).json()
  expect(status).toBe('Active')
  expect(Math.abs(Date.parse(startDate) - at.clock.nowMs())).toBeLessThan(60_000)
  await host.post('qtest/changequizstatus', { qtestId, status: 'inactive' })
})

test('QC3 a host has as many QTests open or to come as the plan allows; one that is deleted or over makes room', async () => {
  const ids = [await create(host), await create(host), await create(host, { startDate: fromNow(HOUR_MS / 2) })]
  const full = (await ask(host)).json()
  expect(full.errorCode).toBe('qtest/quota-exceeded')
  expect(full.errorMessage).toMatch(/^You have as many open QTests as your plan allows/)
  await host.post('qtest/changequizstatus', { qtestId: ids[0], status: 'inactive' })
  ids.push(await create(host))
  expect((await ask(host)).json().status).toBe('Error')
  expect((await ask(stranger)).json().status).toBe('Success')
  at.clock.skip(HOUR_MS)
  ids.push(await create(host))
  for (const qtestId of ids) await host.post('qtest/changequizstatus', { qtestId, status: 'inactive' })
})

test('QC3 of ten QTests that a host asks for at the same moment, the plan opens three', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask(host)))
  const made = replies.map((reply) => reply.json()).filter(({ status }) => status === 'Success')
  expect(made).toHaveLength(3)
  for (const { qtestId } of made) await host.post('qtest/changequizstatus', { qtestId, status: 'inactive' })
})

test('QC3 of ten that a host asks for at the same moment on two servers, the plan opens three; what could not be stored takes no place', async () => {
  const database = ofOtherServer(at.database)
  const other = await openTestAccounts({ settings: SETTINGS, database })
  const host2 = other.browser()
  for (const [name, value] of host.cookies) host2.cookies.set(name, value)
  at.disk.isFull = true
  expect((await ask(host)).statusCode).toBe(503)
  at.disk.isFull = false
  const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => ask(index % 2 ? host : host2)))
  const made = replies.map((reply) => reply.json()).filter(({ status }) => status === 'Success')
  expect(made).toHaveLength(3)
  for (const { qtestId } of made) await host.post('qtest/changequizstatus', { qtestId, status: 'inactive' })
  await other.close()
})

test('QC3 a place that a server kept when it died is free after a minute', async () => {
  const { user_id: ownerId } = await at.database.kysely
    .selectFrom('account')
    .select('user_id')
    .where('email', '=', host.email)
    .executeTakeFirstOrThrow()
  const qtests = createQTests(at.database)
  const reserve = (qtestId: string) => qtests.reserve({ qtestId, ownerId }, 1, at.clock.nowMs())
  expect([await reserve('kept'), await reserve('next')]).toEqual([true, false])
  const made_at = sql<Date>`made_at - interval '61 seconds'`
  await at.database.kysely.updateTable('qtest_reservation').set({ made_at }).execute()
  expect(await reserve('next')).toBe(true)
  await qtests.release('next')
  expect(await reserve('last')).toBe(true)
  await qtests.release('last')
})

test('QC4 its host alone moves a QTest; what stands in the lists moves with it', async () => {
  const qtestId = await create(host)
  const later = scheduleOf({
    startDate: fromNow(HOUR_MS),
    endDate: fromNow(2 * HOUR_MS),
    additionalFields: ['Class', 'class'],
  })
  const refused = await stranger.post('qtest/rescheduleqtest', { qtestId, ...later })
  expect([refused.statusCode, refused.body]).toEqual([403, 'Only the host of this QTest can do that.'])
  const moved = await host.post('qtest/rescheduleqtest', { qtestId, ...later })
  expect([moved.statusCode, moved.body]).toEqual([200, 'QTest rescheduled.'])
  const [tile] = await tilesOf()
  expect(tile).toMatchObject({ qtestStatus: 'YetToStart', startOn: later.startDate, endOn: later.endDate })
  const entry = (await at.browser().post('qtest/checkqtest', { qtestId })).json()
  expect(entry).toMatchObject({ status: 'YetToStart', additionalFields: ['Class', 'class'] })
  const wrong = await host.post('qtest/rescheduleqtest', { qtestId, ...later, endDate: fromNow(-1) })
  expect([wrong.statusCode, wrong.body]).toEqual([400, 'End Date must be greater than Start Date and Time.'])
  await host.post('qtest/changequizstatus', { qtestId, status: 'inactive' })
})

test('QC4 its host alone deletes a QTest, and then it no longer exists for anybody', async () => {
  const qtestId = await create(host)
  expect((await stranger.post('qtest/changequizstatus', { qtestId, status: 'inactive' })).statusCode).toBe(403)
  const gone = await host.post('qtest/changequizstatus', { qtestId, status: 'inactive' })
  expect([gone.statusCode, gone.body]).toEqual([200, 'QTest deleted.'])
  expect(await tilesOf()).toEqual([])
  const replies = await Promise.all([
    host.post('qtest/checkqtest', { qtestId }),
    host.post('qtest/attendqtest', { qtestId, ...ENTRY }),
    host.post('qtest/submitanswer', { qtestId, questionId: 'x', playerAnswer: '' }),
    host.post('qtest/getqtestprogress', { qtestId }),
    host.post('qtest/rescheduleqtest', { qtestId, ...scheduleOf() }),
    host.post('qtest/changequizstatus', { qtestId, status: 'inactive' }),
  ])
  expect(replies.map((reply) => [reply.statusCode, reply.body])).toEqual(
    replies.map(() => [404, 'There is no such QTest.']),
  )
})

test('QC12 its host sees how far a QTest is, and nobody else', async () => {
  const qtestId = await create(host, { additionalFields: ['Class'] })
  const player = at.browser()
  const details = { ...ENTRY, additionalFields: { Class: '4b' } }
  const { attemptToken } = (await player.post('qtest/attendqtest', { qtestId, ...details })).json()
  const refused = await stranger.post('qtest/getqtestprogress', { qtestId })
  expect([refused.statusCode, refused.body]).toEqual([403, 'Only the host of this QTest can do that.'])
  const progress = async (wanted: object = {}) =>
    (await host.post('qtest/getqtestprogress', { qtestId, ...wanted })).json()
  const ada = { playerName: 'Ada', fields: { Class: '4b' }, answered: 0, state: 'IP' }
  expect(await progress()).toMatchObject({ started: 1, finished: 0, capacity: 13, participants: [ada], next: null })
  const { results } = await finish(player, qtestId, attemptToken)
  expect(await progress()).toMatchObject({
    finished: 1,
    averageScore: results.playerTotalScore,
    averageCorrect: 100,
    participants: [{ ...ada, answered: 11, correctAnswers: 11, state: 'CP' }],
  })
  expect(await progress({ state: 'IP' })).toMatchObject({ participants: [] })
  expect(await progress({ search: '4B', byName: true })).toMatchObject({
    matching: 1,
    participants: [{ playerName: 'Ada' }],
  })
  await host.post('qtest/changequizstatus', { qtestId, status: 'inactive' })
})

test('QC35 the answers of a participant are read by the host alone', async () => {
  const qtestId = await create(host)
  const player = at.browser()
  const { attemptToken, playerId } = (await player.post('qtest/attendqtest', { qtestId, ...ENTRY })).json()
  await finish(player, qtestId, attemptToken)
  const body = { qtestId, participantId: playerId }
  const read = (await host.post('qtest/getparticipant', body)).json()
  expect(read).toMatchObject({ playerName: 'Ada', answers: { length: 11 } })
  expect(read.answers[0]).toMatchObject({
    countedNumber: 1,
    mark: 'right',
    rightAnswers: [read.answers[0].playerAnswer],
  })
  expect((await stranger.post('qtest/getparticipant', body)).statusCode).toBe(403)
  expect((await player.post('qtest/getparticipant', body)).statusCode).toBe(401)
  expect((await host.post('qtest/getparticipant', { qtestId, participantId: 'nobody' })).statusCode).toBe(404)
  await host.post('qtest/changequizstatus', { qtestId, status: 'inactive' })
})

test("QC13 the library shows a member's own QTests, the latest start first, and nobody sees those of others", async () => {
  const [first, last] = [await create(host), await create(host, { startDate: fromNow(HOUR_MS / 2) })]
  expect((await tilesOf()).map(({ qtestId }: { qtestId: string }) => qtestId)).toEqual([last, first])
  at.clock.skip(HOUR_MS)
  expect((await tilesOf()).map(({ qtestStatus }: { qtestStatus: string }) => qtestStatus)).toEqual([
    'Expired',
    'Expired',
  ])
  expect((await tilesOf(await at.member())).length).toBe(0)
})

test('QC2 QT10 a drawn QTest protects the data of children until its host says that it is for others', async () => {
  const drawn = { qtestType: 'IB', categories: ['animals', 'stories'] }
  const privateFields = { additionalFields: ['Home address'] }
  for (const said of [{}, { ageGroup: '6 to 8' }, { ageGroup: '9-17' }]) {
    const qtestId = await create(host, { ...drawn, ...said })
    expect((await host.post('qtest/checkqtest', { qtestId })).json().keepsEmail).toBe(false)
    await host.post('qtest/changequizstatus', { qtestId, status: 'inactive' })
    expect((await ask(host, { ...drawn, ...said, ...privateFields })).json().errorCode).toBe('qtest/field-not-allowed')
  }
  const qtestId = await create(host, { ...drawn, ageGroup: '18+', ...privateFields })
  expect((await host.post('qtest/checkqtest', { qtestId })).json().keepsEmail).toBe(true)
})

test('IN13 a drawn QTest is as hard as its host wants', async () => {
  const asker = await at.member()
  await create(asker, { qtestType: 'IB', categories: ['science', 'space'], ageGroup: '18+', difficulty: 'hard' })
  const { drawnQuestions } = (await asker.get('exportaccount')).json()
  expect(drawnQuestions).toHaveLength(10)
  const hard = readQuizzes().flatMap(({ difficulty, slides }) => (difficulty === 'hard' ? slides : []))
  const hardIds = hard.map(({ questionId }) => questionId)
  expect(hardIds).toEqual(
    expect.arrayContaining(drawnQuestions.map(({ questionId }: { questionId: string }) => questionId)),
  )
})

test('QT14 in one order for all everybody chooses from the same, until its host has the options mixed for each', async () => {
  const quizId = await ownQuiz()
  const answerChoices = ['Perch', 'Pigeon', 'Poodle', 'Puma']
  const slide = { questionType: 'MCQ', questionTitle: 'Which one swims?', correctAnswer: ['Perch'], answerChoices }
  await host.post('createquiz/addquestion', { quizId, ...slide, timer: 30, maxPoints: 100 })
  const qtestId = await create(host, { categories: [quizId], sameOrder: true })
  const offered = async () => {
    const { question } = (await at.browser().post('qtest/attendqtest', { qtestId, ...ENTRY })).json()
    return question.answerChoices.join()
  }
  const ordersOf = async (count: number) => new Set(await Promise.all(Array.from({ length: count }, offered)))
  const reschedule = async (changes: object) => {
    expect((await host.post('qtest/rescheduleqtest', { qtestId, ...scheduleOf(changes) })).statusCode).toBe(200)
    return (await host.post('qtest/getqtestprogress', { qtestId })).json().sameOrder
  }
  expect(await ordersOf(2)).toEqual(new Set([answerChoices.join()]))
  expect(await reschedule({})).toBe(true)
  expect(await ordersOf(2)).toEqual(new Set([answerChoices.join()]))
  expect(await reschedule({ sameOrder: false })).toBe(false)
  // That all of so many get one order by chance happens once in 10^11 times.
  expect((await ordersOf(9)).size).toBeGreaterThan(1)
  await host.post('qtest/changequizstatus', { qtestId, status: 'inactive' })
})
