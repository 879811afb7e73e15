import type { ModeratedItem, ReadyMadeQuiz } from '@quokka/contract/http'
import { afterAll, expect, test } from 'vitest'
import { openRoomPlayer } from '../../testing/room-player.ts'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
const origin = await at.listen()
afterAll(() => at.close())
const DAY_MS = 24 * 3_600_000
const NO_SUCH_QUIZ = { status: 'Error', errorCode: 'quiz/not-found', errorMessage: 'There is no such quiz.' }

const admin = await at.administrator()
const author = await at.member('reef-author')

const publish = async (quizName: string, by: Browser = author) => {
  const quizImage = await at.giveMediaName(`${quizName}.webp`, by)
  const settings = { quizName, quizDescription: 'Fish', ageGroup: '18+', quizImage }
  const { quizId } = (await by.post('createquiz/createquiz', settings)).json()
  const { questions } = (
    await by.post('createquiz/addquestion', {
      quizId,
      questionType: 'TRF',
      questionTitle: `Is ${quizName} wet?`,
      correctAnswer: ['True'],
    })
  ).json()
  await openToAll(quizId, by)
  return { quizId: quizId as string, questionId: questions[0].questionId as string }
}
const openToAll = async (quizId: string, by: Browser = author) => {
  const assigned = await by.post('createquiz/assignquiztoteams', {
    quizId,
    teamIds: 'public',
    quizAccessStatus: 'public',
  })
  const published = await by.post('createquiz/changequizstatus', { quizId, status: 'published' })
  return [assigned, published]
}
const complain = (quizId: string, more: object = {}, by: Browser = at.browser()) =>
  by.post('reportcontent', { quizId, reason: 'wrong answer', ...more })
const list = async (status = 'open'): Promise<{ open: number; decided: number; items: ModeratedItem[] }> =>
  (await admin.post('moderation/list', { status })).json()
const itemsOf = async (quizId: string, status?: string) =>
  (await list(status)).items.filter((item) => item.quizId === quizId)
const decide = async (quizId: string, decision: string, reason = 'The answer is wrong.', status?: string) => {
  const [item] = await itemsOf(quizId, status)
  return admin.post('moderation/decide', { reportId: item?.reportId ?? 'none', decision, reason })
}
const idsFor = async (by: Browser, search?: string) => {
  const { allQuizzes, allowedQuizzes } = (await by.post('getreadymadequizzes', search ? { search } : {})).json()
  return [...allQuizzes, ...allowedQuizzes].map(({ quizId }: ReadyMadeQuiz) => quizId)
}
const invite = async (by: Browser, quizId: string) => (await by.post('createinvite', { quizId })).json()

test('MO1 anybody complains about a quiz or a question, once each; twice from one browser or account is one complaint', async () => {
  const { quizId, questionId } = await publish('Kelp')
  const guest = at.browser()
  for (const text of ['first', 'second']) expect((await complain(quizId, { text }, guest)).statusCode).toBe(200)
  await complain(quizId, { questionId, text: ' It is dry. ' }, guest)
  const member = await at.member()
  for (const _ of Array(3)) await complain(quizId, { reason: 'unkind' }, member)
  const items = await itemsOf(quizId)
  expect(items.map(({ questionId: id, reportCount }) => [id, reportCount])).toEqual([
    [null, 2],
    [questionId, 1],
  ])
  expect(items[0]?.reports.map(({ reason, text }) => [reason, text])).toEqual([
    ['unkind', ''],
    ['wrong answer', 'first'],
  ])
  expect(items[1]).toMatchObject({
    quizName: 'Kelp',
    questionTitle: 'Is Kelp wet?',
    questionNumber: 1,
    slideCount: 1,
    status: 'published',
    isPublic: true,
    takenDown: false,
    reports: [{ text: 'It is dry.' }],
    author: { userName: 'reef-author', mayPublish: true, takenDown: 0 },
    decision: null,
  })
})

test('MO1 only what the caller could host is complained about; anything else, and an unknown reason, changes nothing', async () => {
  const { quizId, questionId } = await publish('Sponge')
  const other = await publish('Anemone')
  const before = (await list()).open
  expect((await complain(quizId, { questionId: other.questionId })).statusCode).toBe(404)
  await author.post('createquiz/changequizstatus', { quizId, status: 'draft' })
  for (const id of [quizId, 'none']) {
    const reply = await complain(id)
    expect([reply.statusCode, reply.body]).toEqual([404, 'There is no such quiz.'])
  }
  for (const body of [{ reason: 'boring' }, { text: 'x'.repeat(301) }, { questionId: '' }])
    expect((await complain(other.quizId, body)).statusCode).toBe(400)
  expect((await complain(quizId, { questionId }, author)).statusCode).toBe(200)
  expect((await list()).open).toBe(before + 1)
})

test('MO1 a quiz that waits for a decision takes a hundred complaints, and thanks for more', async () => {
  const { quizId } = await publish('Popular')
  for (const _ of Array(103)) expect((await complain(quizId)).statusCode).toBe(200)
  const [item] = await itemsOf(quizId)
  expect([item?.reportCount, item?.reports.length]).toEqual([100, 20])
})

test('MO2 only an administrator lists, reads and decides, and switches publishing', async () => {
  const member = await at.member()
  const { quizId } = await publish('Squid')
  await complain(quizId)
  const [item] = await itemsOf(quizId)
  for (const [path, body] of [
    ['list', { status: 'open' }],
    ['getquiz', { reportId: item?.reportId }],
    ['decide', { reportId: item?.reportId, decision: 'takeDown', reason: 'Because.' }],
    ['setpublishing', { userId: item?.author?.userId, mayPublish: false }],
  ] as const) {
    const reply = await member.post(`moderation/${path}`, body)
    expect([path, reply.statusCode, reply.body]).toEqual([path, 403, 'Only an administrator can do that.'])
  }
  expect(await itemsOf(quizId)).toEqual([item])
})

test('MO2 an administrator reads the slides of what somebody complained about with their answers, and of nothing else', async () => {
  const { quizId, questionId } = await publish('Urchin')
  await complain(quizId, { questionId })
  const [item] = await itemsOf(quizId)
  const { questions } = (await admin.post('moderation/getquiz', { reportId: item?.reportId })).json()
  expect(questions).toMatchObject([{ questionId, questionTitle: 'Is Urchin wet?', correctAnswer: '["True"]' }])
  for (const reportId of [quizId, 'none']) {
    const reply = await admin.post('moderation/getquiz', { reportId })
    expect([reply.statusCode, reply.body]).toEqual([404, 'This report is not there any more.'])
  }
})

test('MO3 a quiz that is taken down is in no list and opens no room, not even for its author, who reads why', async () => {
  const { quizId, questionId } = await publish('Blobfish')
  await complain(quizId)
  await complain(quizId, { questionId })
  const noReason = await decide(quizId, 'takeDown', '  ')
  expect([noReason.statusCode, noReason.body]).toEqual([400, 'Please say why: the author reads this sentence.'])
  expect(await idsFor(at.browser())).toContain(quizId)
  const reply = await decide(quizId, 'takeDown', ' The blobfish is not to be laughed at. ')
  expect([reply.statusCode, reply.body]).toEqual([200, 'This quiz is taken down.'])
  for (const caller of [at.browser(), await at.member(), author]) {
    expect(await idsFor(caller)).not.toContain(quizId)
    expect(await idsFor(caller, 'blobfish')).not.toContain(quizId)
    expect(await invite(caller, quizId)).toEqual(NO_SUCH_QUIZ)
    expect((await complain(quizId, {}, caller)).statusCode).toBe(404)
  }
  expect(await itemsOf(quizId)).toEqual([])
  const decided = await itemsOf(quizId, 'decided')
  expect(decided).toHaveLength(2)
  expect(decided[0]).toMatchObject({ takenDown: true, decision: { decision: 'takeDown' } })
  const takenDownReason = 'The blobfish is not to be laughed at.'
  expect((await author.post('createquiz/getquiz', { quizId })).json()).toMatchObject({ takenDownReason })
  const { takenDown } = (await author.get('exportaccount')).json()
  expect(takenDown).toContainEqual({ quizId, reason: takenDownReason, takenDownAt: expect.any(String) })
  const shelves = (await author.post('getmylibrary')).json().published
  expect(shelves.find((tile: { quizId: string }) => tile.quizId === quizId)).toMatchObject({ takenDownReason })
  for (const refused of await openToAll(quizId))
    expect([refused.statusCode, refused.body]).toEqual([
      403,
      'An administrator has taken this quiz down: The blobfish is not to be laughed at.',
    ])
})

test('MO3 the host of a room cannot change to a quiz that was taken down; a game with it goes on', async () => {
  const { quizId } = await publish('Moray')
  const host = at.browser()
  const { roomId } = await invite(host, quizId)
  const player = await openRoomPlayer(origin, roomId, host)
  await player.join()
  await complain(quizId)
  await decide(quizId, 'takeDown')
  player.send('startQuiz', { roomId })
  expect((await player.next('sendQuestion')).currentQuestion.questionTitle).toBe('Is Moray wet?')
  const other = await openRoomPlayer(origin, (await invite(host, 'farm-friends')).roomId, host)
  await other.join()
  other.send('updateQuiz', { categories: [quizId], quizType: 'Ready Made' })
  expect((await other.next('error')).message).not.toBe('')
})

test('ML18 administrators are told once of all that is reported within ten minutes, without a word of what was said; not of what was judged meanwhile', async () => {
  at.clock.skip(600_000)
  await at.settled()
  for (const { quizId } of (await list()).items) await decide(quizId, 'keep')
  const told = () => at.mails.filter(({ subject }) => subject.endsWith('a quiz was reported'))
  const before = told().length
  const { quizId, questionId } = await publish('Mangrove')
  const guest = at.browser()
  await complain(quizId, { text: 'Buy my boat' }, guest)
  await complain(quizId, { text: 'Buy my boat' }, guest)
  await complain(quizId, { questionId })
  await at.settled()
  expect(told()).toHaveLength(before)
  at.clock.skip(600_000)
  await at.settled()
  expect(told()).toHaveLength(before + 1)
  expect(told().at(-1)?.text).toContain('2 of them wait to be judged.')
  expect(told().at(-1)?.text).not.toContain('boat')
  // The same again is no report.
  await complain(quizId, { text: 'Buy my boat' }, guest)
  at.clock.skip(600_000)
  await at.settled()
  expect(told()).toHaveLength(before + 1)
  await complain(quizId)
  await decide(quizId, 'takeDown')
  for (const item of await itemsOf(quizId)) await decide(item.quizId, 'keep')
  at.clock.skip(600_000)
  await at.settled()
  expect(told()).toHaveLength(before + 1)
})

test('MO10 the host of a room complains about a question by its name there, drawn from categories or not; its players and strangers do not', async () => {
  const [host, guest] = [at.browser(), at.browser()]
  const invited = [{ quizId: 'farm-friends' }, { categories: ['space'] }]
  for (const chosen of invited) {
    const { roomId } = (await host.post('createinvite', { ...chosen, ageGroup: '9 to 14' })).json()
    const [leading, playing] = [await openRoomPlayer(origin, roomId, host), await openRoomPlayer(origin, roomId, guest)]
    await leading.join({ playerName: 'Teacher' })
    await playing.join({ playerName: 'Ada' })
    leading.send('startQuiz', { roomId })
    const { quizId, questionId, questionTitle } = (await leading.next('sendQuestion')).currentQuestion
    const named = { roomId, questionId }
    expect((await complain(quizId, named, guest)).statusCode).toBe(404)
    expect((await complain(quizId, named)).statusCode).toBe(404)
    expect((await complain(quizId, { roomId }, host)).statusCode).toBe(404)
    expect((await complain(quizId, { ...named, text: 'It is a yak.' }, host)).statusCode).toBe(200)
    const item = (await list()).items.find((moderated) => moderated.questionTitle === questionTitle)
    expect(item).toMatchObject({ author: null, reports: [{ reason: 'wrong answer', text: 'It is a yak.' }] })
  }
})

test('MO4 a ready-made quiz is taken down on this installation, also from the categories, and put back', async () => {
  const counts = async () => (await at.browser().post('getcategories', {})).body
  const before = await counts()
  await complain('farm-friends')
  const [item] = await itemsOf('farm-friends')
  expect(item).toMatchObject({ author: null, quizImage: expect.stringMatching(/^\/media\/readymade\//u) })
  await decide('farm-friends', 'takeDown')
  expect(await idsFor(at.browser())).not.toContain('farm-friends')
  expect(await counts()).not.toBe(before)
  expect((await invite(at.browser(), 'farm-friends')).status).toBe('Error')
  await decide('farm-friends', 'keep', '', 'decided')
  expect(await idsFor(at.browser())).toContain('farm-friends')
  expect(await counts()).toBe(before)
  expect((await invite(at.browser(), 'farm-friends')).status).toBe('Success')
})

test('MO4 a quiz that is kept stays as it is, what else somebody complained about in it still waits; a taken down one that is kept is back', async () => {
  const { quizId, questionId } = await publish('Nautilus')
  await complain(quizId, { questionId })
  await complain(quizId)
  await decide(quizId, 'keep', '')
  expect(await idsFor(at.browser())).toContain(quizId)
  expect((await itemsOf(quizId)).map((item) => item.questionId)).toEqual([questionId])
  await decide(quizId, 'takeDown')
  expect(await idsFor(at.browser())).not.toContain(quizId)
  await decide(quizId, 'keep', 'It is right now.', 'decided')
  expect(await idsFor(at.browser())).toContain(quizId)
  expect((await author.post('createquiz/getquiz', { quizId })).json()).not.toHaveProperty('takenDownReason')
})

test('MO5 an account that may not publish to everybody does not, and its public quizzes leave the others; its own rooms stay', async () => {
  const loud = await at.member('loud-author')
  const { quizId } = await publish('Spam', loud)
  await complain(quizId)
  const [item] = await itemsOf(quizId)
  const userId = item?.author?.userId ?? ''
  const switchTo = (mayPublish: boolean) => admin.post('moderation/setpublishing', { userId, mayPublish })
  expect((await switchTo(false)).body).toBe('loud-author may not publish to everyone any more.')
  expect(await idsFor(at.browser())).not.toContain(quizId)
  expect((await invite(at.browser(), quizId)).status).toBe('Error')
  expect(await idsFor(loud)).toContain(quizId)
  expect((await invite(loud, quizId)).status).toBe('Success')
  const sentence = 'An administrator has switched off publishing to everyone here. You can still publish to your teams.'
  for (const refused of await openToAll(quizId, loud))
    expect([refused.statusCode, refused.body]).toEqual([403, sentence])
  await loud.post('createquiz/addquizeditor', { quizId, email: author.email })
  expect((await openToAll(quizId))[0]?.body).toBe(sentence)
  const alone = { quizId, teamIds: [], quizAccessStatus: 'private' }
  expect((await loud.post('createquiz/assignquiztoteams', alone)).statusCode).toBe(200)
  await switchTo(true)
  await openToAll(quizId, loud)
  expect(await idsFor(at.browser())).toContain(quizId)
  const nobody = await admin.post('moderation/setpublishing', { userId: 'none', mayPublish: true })
  expect([nobody.statusCode, nobody.body]).toEqual([404, 'This account is not there any more.'])
})

test('MO6 complaints about a deleted quiz are not listed, and those of and about a deleted account are gone', async () => {
  const [leaver, complainant] = [await at.member('leaving-author'), await at.member('complainant')]
  const { quizId } = await publish('Gone', leaver)
  const kept = await publish('Coral')
  await complain(quizId, { text: 'about a leaver' }, complainant)
  await complain(kept.quizId, { text: 'by a leaver' }, complainant)
  expect((await complainant.get('exportaccount')).json().reports).toMatchObject([
    { quizId, questionId: null, reason: 'wrong answer', text: 'about a leaver' },
    { quizId: kept.quizId, text: 'by a leaver' },
  ])
  await leaver.post('createquiz/deletequiz', { quizId })
  expect(await itemsOf(quizId)).toEqual([])
  for (const member of [leaver, complainant])
    await member.post('deleteaccount', { username: member.name, password: member.password })
  await at.settled()
  const rows = await at.database.kysely.selectFrom('report').select('remark').execute()
  expect(rows.map(({ remark }) => remark).filter((text) => text.endsWith('a leaver'))).toEqual([])
})

test('MO6 the complainant is in no table and no answer', async () => {
  const { quizId } = await publish('Secret')
  const guest = at.browser()
  await complain(quizId, {}, guest)
  const rows = JSON.stringify(await at.database.kysely.selectFrom('report').selectAll().execute())
  const [item] = await itemsOf(quizId)
  for (const cookie of guest.cookies.values()) expect(rows).not.toContain(cookie)
  expect(rows).not.toMatch(/guest:|user:/u)
  expect(JSON.stringify(item?.reports)).not.toMatch(/hash|credential/iu)
})

test('MO6 decided complaints are removed after a year, those that wait and those of a quiz that is down stay', async () => {
  const [waits, isKept, isDown] = [await publish('Waits'), await publish('Kept'), await publish('Down')]
  for (const { quizId } of [waits, isKept, isDown]) await complain(quizId)
  await decide(isKept.quizId, 'keep', '')
  await decide(isDown.quizId, 'takeDown')
  at.clock.skip(366 * DAY_MS)
  expect((await at.runRetention()).complaints).toBeGreaterThan(0)
  const rows = await at.database.kysely.selectFrom('report').select('quiz_id').execute()
  const quizIds = rows.map((row) => row.quiz_id)
  expect(quizIds).not.toContain(isKept.quizId)
  expect(quizIds).toEqual(expect.arrayContaining([waits.quizId, isDown.quizId]))
})
