import { readQuizzes } from '@quokka/content'
import type { ReadyMadeQuiz } from '@quokka/contract/http'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { accountIdOf, playFacts, storePlay } from '../../testing/test-plays.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const { kysely } = at.database

const host = await at.member('reef-host')
const hostId = await accountIdOf(at.database, 'reef-host')
const other = await at.member('other-author')
const free = readQuizzes().flatMap(({ tier, quizId }) => (tier === 'free' ? [quizId] : []))
const [locked = ''] = readQuizzes().flatMap(({ tier, quizId }) => (tier === 'free' ? [] : [quizId]))

const publish = async (by: Browser, quizName: string, ageGroup = '18+'): Promise<string> => {
  const quizImage = await at.giveMediaName(`${quizName}.webp`, by)
  const settings = { quizName, quizDescription: 'Fish', ageGroup, quizImage }
  const { quizId } = (await by.post('createquiz/createquiz', settings)).json()
  const question = { questionType: 'TRF', questionTitle: 'Is it?', correctAnswer: ['True'] }
  await by.post('createquiz/addquestion', { quizId, ...question })
  await by.post('createquiz/assignquiztoteams', { quizId, teamIds: 'public', quizAccessStatus: 'public' })
  await by.post('createquiz/changequizstatus', { quizId, status: 'published' })
  return quizId
}
const forget = () => kysely.deleteFrom('play').execute()
/** The last is the latest. */
const played = async (...quizIds: string[]) => {
  await forget()
  const startMs = Date.now() - 3_600_000
  for (const [place, quizId] of quizIds.entries())
    await storePlay(at.database, playFacts({ hostId, quizId, startedAtMs: startMs + place * 1_000 }), [])
}
const lately = async (by: Browser = host): Promise<ReadyMadeQuiz[]> => (await by.post('getplayedlately')).json().quizzes
const ids = async (by?: Browser) => (await lately(by)).map(({ quizId }) => quizId)

test('HO25 a member reads the last six quizzes that they hosted, the latest first and each once; nobody else does', async () => {
  const [a = '', b = '', c = '', d = '', e = '', f = '', g = ''] = free
  await played(a, b, c, d, e, a, f, g, b)
  expect(await ids()).toEqual([b, g, f, a, e, d])
  expect(await ids(other)).toEqual([])
  expect((await at.browser().post('getplayedlately')).statusCode).toBe(401)
})

test('HO25 quizzes of every owner are among them, as in the list, and those that may be hosted no more are not', async () => {
  const own = await publish(host, 'Reef life')
  const public_ = await publish(other, 'Open to all')
  const team = await publish(other, 'For a class')
  await sql`insert into organisation values ('school', 'Reef School', false)`.execute(kysely)
  await sql`insert into team values ('class', 'school', 'Class 5b')`.execute(kysely)
  await sql`insert into team_member values ('class', ${hostId})`.execute(kysely)
  await sql`update quiz set is_public = false where quiz_id = ${team}`.execute(kysely)
  await sql`insert into quiz_team values (${team}, 'class')`.execute(kysely)
  const gone = await publish(host, 'Deleted')
  await host.post('createquiz/deletequiz', { quizId: gone })
  const down = await publish(other, 'Taken down')
  await kysely.insertInto('take_down').values({ quiz_id: down, reason: 'old', taken_down_at: new Date() }).execute()
  const private_ = await publish(other, 'No longer public')
  await sql`update quiz set is_public = false where quiz_id = ${private_}`.execute(kysely)
  const empty = await publish(host, 'Emptied')
  await kysely.deleteFrom('question').where('quiz_id', '=', empty).execute()
  const [readyMade = ''] = free

  await played(own, gone, public_, down, team, private_, readyMade, empty, locked, 'interest of nobody')
  const tiles = await lately()
  expect(tiles.map(({ quizId }) => quizId)).toEqual([readyMade, team, public_, own])
  const listed = (await host.post('getreadymadequizzes', { ageGroup: '18+' })).json().allQuizzes
  for (const tile of tiles) expect(listed).toContainEqual(tile)
})

test('HO25 a public quiz that is behind the hundred newest is among them', async () => {
  const old = await publish(other, 'An old one')
  await sql`update quiz set public_since = now() - interval '2 years' where quiz_id = ${old}`.execute(kysely)
  await sql`
    insert into quiz (quiz_id, owner_id, quiz_name, quiz_description, age_group, quiz_image, status, is_public, search_text, public_since, created_at, edited_at)
    select 'loud-' || n, owner_id, 'Loud', 'Loud', age_group, quiz_image, 'published', true, 'loud', now(), now(), now()
    from quiz cross join generate_series(1, 100) n where quiz_id = ${old}
  `.execute(kysely)
  await sql`
    insert into question (question_id, quiz_id, body)
    select 'question of ' || quiz_id, quiz_id, '{"questionType": "TRF"}' from quiz where quiz_id like 'loud-%'
  `.execute(kysely)
  await played(old)
  expect(await ids()).toEqual([old])
})

test('HO25 of two thousand games the last hundred count, and those of QTests do not', async () => {
  const [early = '', often = '', scheduled = '', last = ''] = free
  await played(last)
  await sql`
    insert into play (play_id, kind, journal_id, game, host_id, quiz_id, quiz_name, quiz_type, media_folder, questions,
      started_at, ended_at, is_finished)
    select 'game ' || n, case when n = 2 then 'qtest' else 'game' end, 'room ' || n, 1, ${hostId},
      case when n = 2 then ${scheduled} when n = 100 then ${early} else ${often} end, 'Reef', 'Ready Made', 'readymade',
      '[]', now() - interval '2 hours' - n * interval '1 minute', now(), true
    from generate_series(1, 2000) n
  `.execute(kysely)
  expect(await ids()).toEqual([last, often, early])
  await sql`update play set started_at = started_at - interval '2 minutes' where quiz_id = ${early}`.execute(kysely)
  expect(await ids()).toEqual([last, often])
})

test('HO25 what is for older ones than the host is not among them, unless it is their own', async () => {
  const child = await at.member('young-host', '6 to 8')
  const grown = await publish(other, 'For grown-ups')
  const own = await publish(child, 'Of a child')
  const childId = await accountIdOf(at.database, 'young-host')
  await forget()
  for (const quizId of [grown, own]) await storePlay(at.database, playFacts({ hostId: childId, quizId }), [])
  expect(await ids(child)).toEqual([own])
})
