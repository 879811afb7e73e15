import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'

const at = await openTestAccounts({ settings: { PLAN_FREE_QUIZZES: '3' } })
afterAll(() => at.close())
const { kysely } = at.database
const DAY_MS = 24 * 3_600_000

let made = 0
const create = async (by: Browser, quizName = 'Reef'): Promise<string> => {
  made += 1
  const quizImage = await at.giveMediaName(`bin-${made}.webp`, by)
  const settings = { quizName, quizDescription: 'Fish', ageGroup: '18+', quizImage }
  return (await by.post('createquiz/createquiz', settings)).json().quizId
}
const addQuestion = (by: Browser, quizId: string, more: object = {}) =>
  by.post('createquiz/addquestion', {
    quizId,
    questionType: 'TRF',
    questionTitle: 'Is it?',
    correctAnswer: ['True'],
    ...more,
  })
const change = (by: Browser, quizIds: readonly string[], what: string) =>
  by.post('library/change', { changes: [{ choice: { quizIds }, change: { do: what } }] })
const listed = async (by: Browser, place: string) => {
  const query = { place, folderId: null, search: '', status: null, subject: null, language: null, tag: null }
  const page = (await by.post('library/list', { query, sort: 'recent', after: null })).json()
  return page.quizzes.map(({ tile }: { tile: { quizId: string } }) => tile.quizId)
}
const isStored = async (quizId: string) =>
  (await kysely.selectFrom('quiz').select('quiz_id').where('quiz_id', '=', quizId).execute()).length === 1
/** Sessions end before a month is over. */
const skipDays = async (days: number, member: Browser & { name: string; password: string }) => {
  at.clock.skip(days * DAY_MS)
  await member.post('signin', { username: member.name, password: member.password })
}

test('AU17 a deleted quiz is in its owner’s bin for thirty days and a 404 elsewhere; restored it is what it was, for its editors too', async () => {
  const [owner, editor] = [await at.member(), await at.member()]
  const quizId = await create(owner)
  await addQuestion(owner, quizId)
  await owner.post('createquiz/addquizeditor', { quizId, email: editor.email })
  await owner.post('createquiz/assignquiztoteams', { quizId, teamIds: 'public', quizAccessStatus: 'public' })
  await owner.post('createquiz/changequizstatus', { quizId, status: 'published' })
  const before = (await owner.post('createquiz/getquiz', { quizId })).json()
  for (const remove of ['changequizstatus', 'deletequiz']) {
    await owner.post(`createquiz/${remove}`, { quizId, ...(remove === 'changequizstatus' && { status: 'inactive' }) })
    expect((await owner.post('createquiz/getquiz', { quizId })).statusCode).toBe(404)
    expect((await editor.post('createquiz/getquiz', { quizId })).statusCode).toBe(404)
    expect((await owner.post('createinvite', { quizId })).json()).toMatchObject({ errorCode: 'quiz/not-found' })
    expect([await listed(owner, 'all'), await listed(owner, 'bin')]).toEqual([[], [quizId]])
    expect([await listed(editor, 'all'), await listed(editor, 'bin')]).toEqual([[], []])
    await skipDays(29.9, owner)
    await at.runRetention()
    expect((await change(owner, [quizId], 'restore')).json()).toMatchObject({ changed: 1, left: 0 })
    expect((await owner.post('createquiz/getquiz', { quizId })).json()).toEqual(before)
    await editor.post('signin', { username: editor.name, password: editor.password })
    expect(await listed(editor, 'all')).toEqual([quizId])
  }
})

test('AU18 only its owner deletes, restores and erases a quiz, also among many', async () => {
  const [owner, editor] = [await at.member(), await at.member()]
  const [quizId, own] = [await create(owner), await create(editor)]
  await owner.post('createquiz/addquizeditor', { quizId, email: editor.email })
  expect((await change(editor, [quizId, own], 'delete')).json()).toMatchObject({ changed: 1, left: 1 })
  await change(owner, [quizId], 'delete')
  for (const what of ['restore', 'erase'])
    expect((await change(editor, [quizId], what)).json()).toMatchObject({ changed: 0, left: 1 })
  expect(await listed(owner, 'bin')).toEqual([quizId])
})

test('AU19 the bin takes no room, and what is restored needs it: all or none', async () => {
  const member = await at.member()
  const deleted = [await create(member), await create(member)]
  await change(member, deleted, 'delete')
  for (const _ of Array(2)) expect(await create(member)).toBeTypeOf('string')
  const refused = await change(member, deleted, 'restore')
  expect([refused.statusCode, refused.body]).toEqual([
    409,
    'You have as many quizzes as your plan keeps. Delete some to restore these.',
  ])
  expect(await listed(member, 'bin')).toHaveLength(2)
  expect((await change(member, deleted.slice(1), 'restore')).statusCode).toBe(200)
})

test('AU20 what is erased, or thirty days in the bin, is in no bin and removed by the next round, unless a report or a QTest shows it', async () => {
  const member = await at.member()
  const [erased, old, played] = [await create(member), await create(member), await create(member)]
  await addQuestion(member, old)
  await change(member, [old, played], 'delete')
  await sql`insert into play (play_id, kind, journal_id, game, host_id, quiz_id, quiz_name, quiz_type, media_folder, questions, started_at, ended_at, is_finished)
    select 'p', 'game', 'none', 0, owner_id, quiz_id, 'Quiz', 'Private', 'uploads', '[]', ${new Date(at.clock.nowMs())}, ${new Date(at.clock.nowMs())}, true
    from quiz where quiz_id = ${played}`.execute(kysely)
  await skipDays(30.1, member)
  await change(member, [erased], 'delete')
  expect(await listed(member, 'bin')).toEqual([erased])
  await change(member, [erased], 'erase')
  expect(await listed(member, 'bin')).toEqual([])
  expect((await change(member, [erased, old, played], 'restore')).json()).toMatchObject({ changed: 0, left: 3 })
  await at.runRetention()
  expect([await isStored(erased), await isStored(old), await isStored(played)]).toEqual([false, false, true])
  expect(await kysely.selectFrom('question').select('quiz_id').where('quiz_id', '=', old).execute()).toEqual([])
  await kysely.deleteFrom('play').where('play_id', '=', 'p').execute()
  expect(await at.runRetention()).toMatchObject({ deletedQuizzes: 1 })
})

test('AU21 a duplicate is a draft of the caller’s own with the same slides and media, beside the quiz, within the quota', async () => {
  const member = await at.member()
  const quizId = await create(member, 'x'.repeat(100))
  await sql`update quiz set subject = 'Science', language = 'hi', classes = '{5}' where quiz_id = ${quizId}`.execute(
    kysely,
  )
  const picture = await at.giveMediaName('slide.webp', member)
  await addQuestion(member, quizId, { questionImage: picture, questionImageAlt: 'A fish', timer: 20 })
  const { folderId } = (await member.post('library/addfolder', { folderName: 'Class 5' })).json()
  await member.post('library/change', {
    changes: [{ choice: { quizIds: [quizId] }, change: { do: 'move', folderId } }],
  })
  const copied = await member.post('createquiz/duplicatequiz', { quizId })
  const { quizId: copyId, quizName } = copied.json()
  expect([quizName.length, quizName]).toEqual([100, `Copy of ${'x'.repeat(92)}`])
  const [one, two] = [quizId, copyId].map(async (id) =>
    (await member.post('createquiz/getquiz', { quizId: id })).json(),
  )
  const [original, copy] = [await one, await two]
  const plain = ({ questionId: _, quizId: __, revision: ___, ...slide }: Record<string, unknown>) => slide
  expect(copy.questions.map(plain)).toEqual(original.questions.map(plain))
  expect(copy).toMatchObject({ statusCode: 'DRF', isOwner: true, quizImage: original.quizImage, isPublic: false })
  expect(copy).toMatchObject({ subject: 'Science', language: 'hi', classes: [5] })
  const query = { place: 'all', folderId, search: '', status: null, subject: null, language: null, tag: null }
  expect((await member.post('library/list', { query, sort: 'name', after: null })).json().quizzes).toHaveLength(2)
  await create(member)
  expect((await member.post('createquiz/duplicatequiz', { quizId })).statusCode).toBe(409)
  const stranger = await at.member()
  expect((await stranger.post('createquiz/duplicatequiz', { quizId })).statusCode).toBe(403)
})

test('AU22 a quiz is renamed by its name alone, under the rules of its form', async () => {
  const member = await at.member()
  const quizId = await create(member)
  expect((await member.post('createquiz/renamequiz', { quizId, quizName: ' Fishes ' })).body).toBe('Quiz renamed.')
  const empty = await member.post('createquiz/renamequiz', { quizId, quizName: ' ' })
  expect([empty.statusCode, empty.body]).toEqual([400, 'Quiz Name: Field cannot be empty'])
  expect((await member.post('createquiz/renamequiz', { quizId, quizName: 'x'.repeat(101) })).statusCode).toBe(400)
  expect((await member.post('createquiz/getquiz', { quizId })).json()).toMatchObject({
    quizName: 'Fishes',
    quizDescription: 'Fish',
    revision: 2,
  })
})
