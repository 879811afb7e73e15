import { readQuizzes } from '@quokka/content'
import type { ReadyMadeQuiz } from '@quokka/contract/http'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createSearchTokens } from '../../stores/findable-quiz.ts'
import { openRoomPlayer } from '../../testing/room-player.ts'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())

const userIdOf = async (userName: string): Promise<string> => {
  const row = await at.database.kysely
    .selectFrom('account')
    .select('user_id')
    .where('user_name', '=', userName)
    .executeTakeFirstOrThrow()
  return row.user_id
}

const author = await at.member('reef-author')
const other = await at.member('other-author')
const noise = await at.member('loud-author')
/** Five hundred public quizzes, the first the oldest. */
await sql`
  insert into quiz (quiz_id, owner_id, quiz_name, quiz_description, age_group, quiz_image, status, is_public, search_text, public_since, created_at, edited_at)
  select 'loud-' || n, ${await userIdOf('loud-author')}, 'FREE V-BUCKS ' || n, 'evil.example', '6 to 8', 'x.webp', 'published', true,
    'free v-bucks ' || n || ' evil.example', now() - interval '1 year' + n * interval '1 second', now(), now()
  from generate_series(1, 500) n
`.execute(at.database.kysely)
await sql`
  insert into question (question_id, quiz_id, body)
  select 'question of ' || quiz_id, quiz_id, '{"questionType": "TRF"}' from quiz where quiz_id like 'loud-%'
`.execute(at.database.kysely)
while (await createSearchTokens(at.database).makeNext(200));

const publish = async (by: Browser, quizName: string, quizDescription = 'Fish') => {
  const quizImage = await at.giveMediaName(`${quizName}.webp`, by)
  const settings = { quizName, quizDescription, ageGroup: '18+', quizImage }
  const { quizId } = (await by.post('createquiz/createquiz', settings)).json()
  const question = { questionType: 'TRF', questionTitle: 'Is it?', correctAnswer: ['True'] }
  await by.post('createquiz/addquestion', { quizId, ...question })
  await by.post('createquiz/assignquiztoteams', { quizId, teamIds: 'public', quizAccessStatus: 'public' })
  await by.post('createquiz/changequizstatus', { quizId, status: 'published' })
  return quizId as string
}
const listFor = async (by: Browser, body: object = {}): Promise<ReadyMadeQuiz[]> =>
  (await by.post('getreadymadequizzes', body)).json().allQuizzes
const namesFor = async (by: Browser, body?: object) => (await listFor(by, body)).map(({ quizName }) => quizName)

test('HO8 five hundred public quizzes of one account come after the ready-made ones, the newest hundred of them', async () => {
  const quizzes = await listFor(at.browser())
  const ids = quizzes.map(({ quizId }) => quizId)
  expect(ids.findIndex((quizId) => quizId.startsWith('loud-'))).toBe(readQuizzes().length)
  const newest = Array.from({ length: 100 }, (_, index) => `loud-${500 - index}`)
  expect(ids.slice(readQuizzes().length)).toEqual(newest)
  expect(quizzes.at(-1)).toMatchObject({ origin: 'public', byline: 'loud-author' })
})

test("HO8 ready-made quizzes come first, then one's own, the teams' and the others'", async () => {
  await publish(author, 'Reef life')
  const shared = await publish(other, 'Shared with a class')
  const [organisationId, teamId] = ['school', 'class']
  await sql`insert into organisation values (${organisationId}, 'Reef School', false)`.execute(at.database.kysely)
  await sql`insert into team values (${teamId}, ${organisationId}, 'Class 5b')`.execute(at.database.kysely)
  await sql`insert into team_member values (${teamId}, ${await userIdOf('reef-author')})`.execute(at.database.kysely)
  await sql`insert into quiz_team values (${shared}, ${teamId})`.execute(at.database.kysely)
  const quizzes = await listFor(author)
  const origins = quizzes.map(({ origin }) => origin)
  expect(origins).toEqual([
    ...readQuizzes().map(() => 'ready-made'),
    'own',
    'team',
    ...Array.from({ length: 100 }, () => 'public'),
  ])
  expect(quizzes.find(({ origin }) => origin === 'own')).not.toHaveProperty('byline')
  expect(quizzes.find(({ origin }) => origin === 'team')).toMatchObject({ quizId: shared, byline: 'Class 5b' })
  expect(await namesFor(noise)).toContain('Shared with a class')
})

test('HO8 a quiz that is edited or published again does not come to the front of the others again', async () => {
  const [old, recent] = [await publish(author, 'An old one'), await publish(author, 'A recent one')]
  await author.post('createquiz/changequizstatus', { quizId: old, status: 'draft' })
  at.clock.skip(60_000)
  await author.post('createquiz/changequizstatus', { quizId: old, status: 'published' })
  const ids = (await listFor(at.browser())).map(({ quizId }) => quizId)
  expect(ids.indexOf(old)).toBeGreaterThan(ids.indexOf(recent))
})

test('HO9 a search finds whatever is not among the newest, without regard to case and accents', async () => {
  const seen = await namesFor(at.browser())
  expect(seen).not.toContain('FREE V-BUCKS 17')
  expect(await namesFor(at.browser(), { search: 'v-bucks 17' })).toEqual(['FREE V-BUCKS 17'])
  await publish(author, 'Ça va, Zoë?', 'ÉTÉ à la PLAGE')
  for (const search of ['ca va', 'ZOE', 'été à', ' ete  a la', 'Plage'])
    expect(await namesFor(at.browser(), { search })).toContain('Ça va, Zoë?')
})

test.each(['%', '_', '\\', '.*', "'--"])('HO9 %j has no word, so it finds nothing', async (search) => {
  expect(await namesFor(at.browser(), { search })).toEqual([])
})

test.each(['%bucks%', "bucks' | 'x", 'bucks:*', '!bucks', 'bucks & \\'])(
  'HO9 %j finds what its words find',
  async (search) => {
    const words = search.includes('x') ? 'bucks x' : 'bucks'
    expect(await namesFor(at.browser(), { search })).toEqual(await namesFor(at.browser(), { search: words }))
    expect(await namesFor(at.browser(), { search: 'bucks' })).toHaveLength(100)
  },
)

test('HO9 a search narrows the ready-made quizzes too, and one that is too long is a 400', async () => {
  const found = await listFor(at.browser(), { search: 'fárm' })
  expect(found.map(({ quizId }) => quizId)).toContain('farm-friends')
  expect(found.length).toBeLessThan(readQuizzes().length)
  expect((await at.browser().post('getreadymadequizzes', { search: 'x'.repeat(81) })).statusCode).toBe(400)
})

test('HO15 a room is not switched to a quiz without a scored question, and its host reads why', async () => {
  const quizId = await publish(author, 'Emptied')
  await at.database.kysely.deleteFrom('question').where('quiz_id', '=', quizId).execute()
  const { roomId } = (await author.post('createinvite', { quizId: 'farm-friends' })).json()
  const host = await openRoomPlayer(await at.listen(), roomId, author)
  await host.join()
  host.send('updateQuiz', { categories: [quizId], quizType: 'Private' })
  expect((await host.next('error')).message).toBe('A quiz needs at least one question before it can be published.')
})
