import type { LibraryQuery, LibraryQuiz, listLibrary } from '@quokka/contract/http'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'

type Page = z.infer<typeof listLibrary.answer>

const at = await openTestAccounts({ settings: { PLAN_FREE_QUIZZES: '300' } })
afterAll(() => at.close())
const { kysely } = at.database

const QUERY: LibraryQuery = {
  place: 'all',
  folderId: null,
  search: '',
  status: null,
  subject: null,
  language: null,
  tag: null,
}
const QUESTION = { questionType: 'TRF', questionTitle: 'Do magnets pull?', correctAnswer: ['True'] }

let made = 0
const create = async (by: Browser, quizName = `Quiz ${made}`): Promise<string> => {
  made += 1
  const quizImage = await at.giveMediaName(`shelf-${made}.webp`, by)
  const settings = { quizName, quizDescription: 'About it', ageGroup: '18+', quizImage }
  return (await by.post('createquiz/createquiz', settings)).json().quizId
}
const createWithQuestion = async (by: Browser, quizName?: string, questionTitle = QUESTION.questionTitle) => {
  const quizId = await create(by, quizName)
  await by.post('createquiz/addquestion', { quizId, ...QUESTION, questionTitle })
  return quizId
}
const list = async (by: Browser, query: Partial<LibraryQuery> = {}, rest: object = {}): Promise<Page> =>
  (await by.post('library/list', { query: { ...QUERY, ...query }, sort: 'name', after: null, ...rest })).json()
const names = (page: Pick<Page, 'quizzes'>) => page.quizzes.map(({ tile }) => tile.quizName)
const change = (by: Browser, quizIds: readonly string[], what: object) =>
  by.post('library/change', { changes: [{ choice: { quizIds }, change: what }] })
const undo = (by: Browser, reply: Awaited<ReturnType<typeof change>>) =>
  by.post('library/change', { changes: reply.json().undo })
const only = async (by: Browser, query: Partial<LibraryQuery> = {}): Promise<LibraryQuiz | undefined> =>
  (await list(by, query)).quizzes[0]
const newFolder = async (by: Browser, folderName: string): Promise<string> =>
  (await by.post('library/addfolder', { folderName })).json().folderId

test('LB33 pages of sixty follow each other without a gap and without a quiz twice, in any order, with totals on the first', async () => {
  const member = await at.member()
  await create(member, 'Quiz')
  // Many of the same moment and name: the ids decide.
  await sql`insert into quiz select quiz_id || n, owner_id, quiz_name, quiz_description, age_group, quiz_image, status, is_public,
    question_ids, revision, created_at, edited_at, search_text, public_since from quiz, generate_series(1, 129) n
    where owner_id = (select user_id from account where email = ${member.email})`.execute(kysely)
  for (const sort of ['recent', 'edited', 'name', 'created', 'played']) {
    const pages: Page[] = []
    for (let after: Page['next'] = null; pages.length === 0 || after !== null; ) {
      const page: Page = await list(member, {}, { sort, after })
      pages.push(page)
      after = page.next
    }
    expect(pages.map(({ quizzes }) => quizzes.length)).toEqual([60, 60, 10])
    expect(new Set(pages.flatMap(({ quizzes }) => quizzes.map(({ tile }) => tile.quizId))).size).toBe(130)
    expect(pages.map(({ total }) => total)).toEqual([130, null, null])
    expect(pages[1]?.counts).toBeNull()
  }
})

test('LB34 the search finds words of titles and of questions; state, tag, star and folder narrow it further', async () => {
  const member = await at.member()
  const [forces, reef] = [
    await createWithQuestion(member, 'Forces'),
    await createWithQuestion(member, 'Réef', 'Is it wet?'),
  ]
  expect(names(await list(member, { search: 'magnets' }))).toEqual(['Forces'])
  expect(names(await list(member, { search: 'reef' }))).toEqual(['Réef'])
  expect(names(await list(member, { search: 'about' }))).toEqual(['Forces', 'Réef'])
  await sql`update quiz set subject = 'Science', language = 'hi' where quiz_id = ${reef}`.execute(kysely)
  expect(names(await list(member, { subject: 'Science' }))).toEqual(['Réef'])
  expect(names(await list(member, { language: 'en' }))).toEqual([])
  expect(names(await list(member, { search: 'nothing' }))).toEqual([])
  await member.post('createquiz/changequizstatus', { quizId: reef, status: 'published' })
  await change(member, [reef, forces], { do: 'tag', tag: 'Term 2' })
  await change(member, [forces], { do: 'star', isStarred: true })
  const folderId = await newFolder(member, 'Class 5')
  await change(member, [reef], { do: 'move', folderId })
  expect(names(await list(member, { status: 'published', tag: 'Term 2' }))).toEqual(['Réef'])
  expect(names(await list(member, { status: 'draft', tag: 'Term 3' }))).toEqual([])
  expect(names(await list(member, { place: 'starred' }))).toEqual(['Forces'])
  expect(names(await list(member, { folderId }))).toEqual(['Réef'])
  expect(names(await list(member, { place: 'inNoFolder' }))).toEqual(['Forces'])
  const { counts } = await list(member, { search: 'nothing' })
  expect(counts).toEqual({
    places: { all: 2, starred: 1, playedLately: 0, inNoFolder: 1, bin: 0 },
    folders: [{ folderId, folderName: 'Class 5', quizCount: 1 }],
    tags: ['Term 2'],
    subjects: ['Science'],
    languages: ['hi'],
  })
})

test('LB35 the later of last hosted and last edited comes first; what was hosted within thirty days was played lately', async () => {
  const member = await at.member()
  const [old, late, never] = [await create(member, 'Old'), await create(member, 'Late'), await create(member, 'Never')]
  const userId = sql`(select user_id from account where email = ${member.email})`
  const play = (quizId: string, daysAgo: number) =>
    sql`insert into play (play_id, kind, journal_id, game, host_id, quiz_id, quiz_name, quiz_type, media_folder, questions, started_at, ended_at, is_finished)
      select ${`${quizId} ${daysAgo}`}, 'game', 'none', 0, ${userId}, ${quizId}, 'Quiz', 'Private', 'uploads', '[]',
        ${new Date(at.clock.nowMs() - daysAgo * 86_400_000)}, now(), true`.execute(kysely)
  await sql`update quiz set edited_at = edited_at - interval '90 days' where quiz_id in (${old}, ${late})`.execute(
    kysely,
  )
  await play(old, 40)
  await play(late, 2)
  await play(late, 50)
  // A test of next week was not played yet.
  await play(never, -7)
  expect(names(await list(member, {}, { sort: 'recent' }))).toEqual(['Never', 'Late', 'Old'])
  expect(names(await list(member, {}, { sort: 'played' }))).toEqual(['Late', 'Old', 'Never'])
  expect(names(await list(member, { place: 'playedLately' }))).toEqual(['Late'])
  expect((await list(member)).counts?.places.playedLately).toBe(1)
})

test('LB36 everybody who owns or edits a quiz has folders, tags and stars of their own, and nobody else lists it', async () => {
  const [owner, editor, stranger] = [await at.member(), await at.member(), await at.member()]
  const quizId = await create(owner, 'Shared')
  await owner.post('createquiz/addquizeditor', { quizId, email: editor.email })
  const folderId = await newFolder(owner, 'Mine')
  await change(owner, [quizId], { do: 'move', folderId })
  await change(owner, [quizId], { do: 'star', isStarred: true })
  await change(editor, [quizId], { do: 'tag', tag: 'Theirs' })
  expect(await only(owner)).toMatchObject({ folderId, isStarred: true, tags: [] })
  expect(await only(editor)).toMatchObject({ folderId: null, isStarred: false, tags: ['Theirs'] })
  expect((await change(editor, [quizId], { do: 'move', folderId })).statusCode).toBe(404)
  expect((await list(editor, { folderId })).quizzes).toEqual([])
  expect((await list(stranger)).quizzes).toEqual([])
  expect((await change(stranger, [quizId], { do: 'star', isStarred: true })).json()).toMatchObject({
    changed: 0,
    left: 1,
  })
  await owner.post('createquiz/removequizeditor', { quizId, email: editor.email })
  expect((await list(editor)).counts).toMatchObject({ places: { all: 0 }, tags: [] })
})

test('LB37 many are moved, tagged and starred at once, and the undo that is answered makes each what it was', async () => {
  const member = await at.member()
  const [a, b, c] = [await create(member, 'A'), await create(member, 'B'), await create(member, 'C')]
  const [first, second] = [await newFolder(member, 'First'), await newFolder(member, 'Second')]
  await change(member, [a], { do: 'move', folderId: first })
  await change(member, [b], { do: 'tag', tag: 'Old' })
  await change(member, [c], { do: 'star', isStarred: true })
  const before = (await list(member)).quizzes
  const all = [a, b, c]
  for (const what of [
    { do: 'move', folderId: second },
    { do: 'tag', tag: 'Old' },
    { do: 'untag', tag: 'Old' },
    { do: 'star', isStarred: true },
    { do: 'delete' },
  ]) {
    const reply = await change(member, all, what)
    expect(reply.json()).toMatchObject({ left: 0 })
    expect((await list(member)).quizzes, what.do).not.toEqual(before)
    expect((await undo(member, reply)).statusCode).toBe(200)
    expect((await list(member)).quizzes, what.do).toEqual(before)
  }
  for (const n of Array(10).keys()) await change(member, [a], { do: 'tag', tag: `Tag ${n}` })
  expect((await change(member, [a, b], { do: 'tag', tag: 'One more' })).json()).toMatchObject({ changed: 1, left: 1 })
})

test('LB38 all that fit a query are changed, also unseen ones, except those that were named', async () => {
  const member = await at.member()
  const [kept] = [await create(member, 'Reef 1'), await create(member, 'Reef 2'), await create(member, 'Farm')]
  const choice = { query: { ...QUERY, search: 'reef' }, except: [kept] }
  const reply = await member.post('library/change', { changes: [{ choice, change: { do: 'delete' } }] })
  expect(reply.json()).toMatchObject({ changed: 1, left: 0 })
  expect(names(await list(member))).toEqual(['Farm', 'Reef 1'])
  await undo(member, reply)
  expect(names(await list(member))).toEqual(['Farm', 'Reef 1', 'Reef 2'])
})

test('LB39 drafts with a scored question are published for teams alone, and published ones become drafts; others are left', async () => {
  const member = await at.member()
  const [ready, empty, open] = [
    await createWithQuestion(member, 'Ready'),
    await create(member, 'Empty'),
    await createWithQuestion(member, 'Open'),
  ]
  await member.post('createquiz/assignquiztoteams', { quizId: open, teamIds: 'public', quizAccessStatus: 'public' })
  await member.post('createquiz/changequizstatus', { quizId: open, status: 'published' })
  const state = async () => (await list(member)).quizzes.map(({ tile }) => [tile.tileStatus, tile.isPublic])
  const before = await state()
  const published = await change(member, [ready, empty, open], { do: 'publish' })
  expect(published.json()).toMatchObject({ changed: 1, left: 1 })
  // Empty, Open, Ready.
  expect(await state()).toEqual([
    ['DRFQuiz', false],
    ['PUBQuiz', true],
    ['PUBQuiz', false],
  ])
  await undo(member, published)
  expect(await state()).toEqual(before)
  const drafts = await change(member, [open], { do: 'unpublish' })
  expect((await state())[1]).toEqual(['DRFQuiz', true])
  await undo(member, drafts)
  expect(await state()).toEqual(before)
  await kysely.insertInto('take_down').values({ quiz_id: ready, reason: 'no', taken_down_at: new Date() }).execute()
  expect((await change(member, [ready], { do: 'publish' })).json()).toMatchObject({ changed: 0, left: 1 })
})

test('LB40 a folder has a name of its own in any case, is renamed, and leaves its quizzes in no folder when it is deleted', async () => {
  const [member, other] = [await at.member(), await at.member()]
  const quizId = await create(member)
  const folderId = await newFolder(member, '  Class 4 ')
  await change(member, [quizId], { do: 'move', folderId })
  const again = await member.post('library/addfolder', { folderName: 'CLASS 4' })
  expect([again.statusCode, again.body]).toEqual([409, 'There is a folder of this name already.'])
  expect((await member.post('library/addfolder', { folderName: '  ' })).statusCode).toBe(400)
  const renamed = await member.post('library/renamefolder', { folderId, folderName: 'Class 5' })
  expect(renamed.json().folders).toEqual([{ folderId, folderName: 'Class 5', quizCount: 1 }])
  expect((await other.post('library/renamefolder', { folderId, folderName: 'Ours' })).statusCode).toBe(404)
  expect((await other.post('library/deletefolder', { folderId })).statusCode).toBe(404)
  expect((await member.post('library/deletefolder', { folderId })).json().folders).toEqual([])
  expect(await only(member)).toMatchObject({ folderId: null })
})

test('LB41 the overview has the first four of each section with how many there are, and every QTest', async () => {
  const member = await at.member()
  for (const _ of Array(5)) await create(member)
  const quizId = await createWithQuestion(member, 'Out')
  await member.post('createquiz/changequizstatus', { quizId, status: 'published' })
  const overview = (await member.post('library/overview')).json()
  expect(overview).toMatchObject({ all: { total: 6 }, drafts: { total: 5 }, published: { total: 1 }, qtests: [] })
  expect([overview.all, overview.drafts, overview.published].map(({ quizzes }) => quizzes.length)).toEqual([4, 4, 1])
  expect(overview.all.quizzes[0].tile.quizId).toBe(quizId)
})
