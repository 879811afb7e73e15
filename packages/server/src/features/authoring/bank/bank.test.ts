import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURES_FOLDER, readQuizzes } from '@quokka/content'
import type { BankQuestion, QuestionRead } from '@quokka/contract/http'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../../testing/test-accounts.ts'
import { openTestAccounts } from '../../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())

const owner = await at.member('bank-owner')
const editor = await at.member('bank-editor')
const mate = await at.member('bank-mate')
const stranger = await at.member('bank-stranger')
const child = await at.member('bank-child', '6 to 8')
const userIdOf = async (userName: string): Promise<string> => {
  const { rows } = await sql<{ user_id: string }>`select user_id from account where user_name = ${userName}`.execute(
    at.database.kysely,
  )
  return rows[0]?.user_id ?? ''
}
const banner = await at.giveMediaName(`${'b'.repeat(22)}.webp`, owner)
const picture = await at.giveMediaName(`${'p'.repeat(22)}.webp`, owner)

const mcq = (questionTitle: string, changes: object = {}) => ({
  questionType: 'MCQ',
  questionTitle,
  answerChoices: ['Clown fish', 'Shark', 'Whale', 'Eel'],
  correctAnswer: ['Clown fish'],
  answerContent: 'Because.',
  ...changes,
})
const write = async (by: Browser, quizName: string, questions: readonly object[], changes: object = {}) => {
  const quizImage = by === owner ? banner : await at.giveMediaName(`${quizName.replaceAll(' ', '-')}.webp`, by)
  const settings = { quizName, quizDescription: 'About it', ageGroup: '18+', quizImage, ...changes }
  const { quizId } = (await by.post('createquiz/createquiz', settings)).json()
  const added = await by.post('createquiz/addquestions', { quizId, questions })
  return { quizId: quizId as string, questions: added.json().questions as QuestionRead[] }
}
const publish = async (by: Browser, quizId: string) => {
  await by.post('createquiz/assignquiztoteams', { quizId, teamIds: 'public', quizAccessStatus: 'public' })
  await by.post('createquiz/changequizstatus', { quizId, status: 'published' })
}

const reef = await write(owner, 'Lagoon life', [
  mcq('Who lives in a zebrafishery?', { questionImage: picture, questionImageAlt: 'A fish' }),
  mcq('Zebrafishery or lagoonish?'),
])
const shared = await write(mate, 'Shared fish', [mcq('Is a zebrafishery wet?')])
const open = await write(stranger, 'Open fish', [mcq('Is every zebrafishery open?')])
await publish(stranger, open.quizId)
const hidden = await write(mate, 'Hidden fish', [mcq('Is a zebrafishery hidden?')])
const mine = await write(owner, 'New quiz', [mcq('Own zebrafishery?')])
await sql`insert into organisation values ('school', 'Reef School', false)`.execute(at.database.kysely)
await sql`insert into team values ('class', 'school', 'Class 5b')`.execute(at.database.kysely)
for (const userName of ['bank-owner', 'bank-child'])
  await sql`insert into team_member values ('class', ${await userIdOf(userName)})`.execute(at.database.kysely)
await sql`insert into quiz_team values (${shared.quizId}, 'class')`.execute(at.database.kysely)
await sql`insert into quiz_team values (${hidden.quizId}, 'class')`.execute(at.database.kysely)
await mate.post('createquiz/changequizstatus', { quizId: shared.quizId, status: 'published' })

const NOTHING = {
  search: '',
  origin: null,
  subject: null,
  schoolClass: null,
  questionType: null,
  difficulty: null,
  page: 0,
}
const find = (wanted: object, by: Browser = owner, quizId = mine.quizId) =>
  by.post('createquiz/findquestions', { ...NOTHING, quizId, ...wanted })
const titles = async (...given: Parameters<typeof find>) =>
  ((await find(...given)).json().questions as BankQuestion[]).map(({ question }) => question.questionTitle)
const insert = (from: readonly object[], questionNumber = 1, by: Browser = owner, quizId = mine.quizId) =>
  by.post('createquiz/insertquestions', { quizId, from, questionNumber })
const refOf = ({ quizId, questionId }: QuestionRead) => ({ quizId, questionId })

test("ED50 questions are found in one's own quizzes, in those of one's teams and in the catalogue, never in others' public ones or drafts of the team", async () => {
  const found = (await find({ search: 'zebrafishery' })).json()
  expect(found.questions.map(({ question, origin }: BankQuestion) => [question.questionTitle, origin])).toEqual([
    ['Who lives in a zebrafishery?', 'mine'],
    ['Zebrafishery or lagoonish?', 'mine'],
    ['Is a zebrafishery wet?', 'team'],
  ])
  expect(found.counts).toEqual({ mine: 2, team: 1, catalogue: 0 })
  expect((await find({ search: 'fractions' })).json().counts.catalogue).toBeGreaterThan(10)
  expect(await titles({ search: 'zebrafishery', origin: 'team' })).toEqual(['Is a zebrafishery wet?'])
  expect(await titles({ search: 'zebrafishery' }, stranger, open.quizId)).toEqual([])
})

test('ED50 a quiz that was taken down, or is for older ones, is found by its editors alone', async () => {
  const own = await write(child, 'Young quiz', [mcq('Young zebrafishery?')], { ageGroup: '6 to 8' })
  expect(await titles({ search: 'zebrafishery' }, child, own.quizId)).toEqual([])
  await owner.post('createquiz/addquizeditor', { quizId: reef.quizId, email: 'bank-editor@example.org' })
  const other = await write(editor, 'Another quiz', [mcq('Another?')])
  expect((await find({ search: 'zebrafishery' }, editor, other.quizId)).json().counts).toEqual({
    mine: 0,
    team: 2,
    catalogue: 0,
  })
  await sql`insert into take_down (quiz_id, reason, taken_down_at) values (${shared.quizId}, 'No.', now())`.execute(
    at.database.kysely,
  )
  expect(await titles({ search: 'zebrafishery', origin: 'team' })).toEqual([])
  await sql`delete from take_down where quiz_id = ${shared.quizId}`.execute(at.database.kysely)
})

test('ED51 those that say most of the words come first, then those whose quiz says them', async () => {
  expect(await titles({ search: 'lagoonish zebrafishery' })).toEqual([
    'Zebrafishery or lagoonish?',
    'Who lives in a zebrafishery?',
    'Is a zebrafishery wet?',
  ])
  expect((await titles({ search: 'lagoon' })).slice(0, 2).sort()).toEqual([
    'Who lives in a zebrafishery?',
    'Zebrafishery or lagoonish?',
  ])
})

test('ED52 subject, class, type and difficulty narrow what is found, and the words of a search may name class and subject', async () => {
  const all = (await find({ origin: 'catalogue' })).json()
  const some = (
    await find({ origin: 'catalogue', subject: 'Science', schoolClass: 5, questionType: 'MCQ', difficulty: 'easy' })
  ).json()
  expect(some.counts.catalogue).toBeLessThan(all.counts.catalogue)
  expect(some.questions).toHaveLength(12)
  for (const { question, classes, difficulty } of some.questions as BankQuestion[])
    expect([question.questionType, classes.includes(5), difficulty]).toEqual(['MCQ', true, 'easy'])
  const named = (await find({ search: 'science class 5' })).json()
  const chosen = (await find({ subject: 'Science', schoolClass: 5 })).json()
  expect(named.counts).toEqual(chosen.counts)
  const second = (await find({ origin: 'catalogue', page: 1 })).json()
  expect(second.questions.map(({ question }: BankQuestion) => question.questionId)).not.toEqual(
    all.questions.map(({ question }: BankQuestion) => question.questionId),
  )
})

test("ED53 the share that was right is measured in the caller's own plays of at least five people, and says how hard a question is", async () => {
  const hostId = await userIdOf('bank-owner')
  const [first] = reef.questions
  const questions = JSON.stringify([{ questionId: first?.questionId }])
  await sql`
    insert into play (play_id, kind, journal_id, game, host_id, quiz_id, quiz_name, quiz_type, media_folder, questions, started_at, ended_at, is_finished)
    values ('play-1', 'game', 'ABCDEF', 1, ${hostId}, ${reef.quizId}, 'Reef', 'Private', 'uploads', ${questions}::jsonb, now(), now(), true)
  `.execute(at.database.kysely)
  const answer = async (player: string, answers: unknown) =>
    sql`
      insert into play_player (play_id, player_id, name, search_name, fields, teams, rank, has_left, score, answer_ms, right_answers, answers)
      values ('play-1', ${player}, ${player}, ${player}, '{}', '{}', 1, false, 0, 0, 0, ${JSON.stringify(answers)}::jsonb)
    `.execute(at.database.kysely)
  const shares = async (by = owner) =>
    ((await find({ search: 'zebrafishery' }, by)).json().questions as BankQuestion[]).map((one) => one.rightPercent)
  for (const player of ['a', 'b', 'c']) await answer(player, [['Clown fish', 900, true, 90]])
  await answer('d', [['Eel', 900, false, 0]])
  expect(await shares()).toEqual([undefined, undefined, undefined])
  // No answer is none that was right.
  await answer('e', [null])
  expect(await shares()).toEqual([60, undefined, undefined])
  expect(await titles({ search: 'zebrafishery', difficulty: 'medium' })).toEqual(['Who lives in a zebrafishery?'])
  expect(await titles({ search: 'zebrafishery', difficulty: 'easy' })).toEqual([])
})

test('ED54 what the plan does not open is counted for grown-ups, and not copied', async () => {
  const premium = readQuizzes().find(({ tier, ageGroup }) => tier !== 'free' && ageGroup === '6 to 8')
  const slide = premium?.slides[0]
  expect((await find({ origin: 'catalogue' })).json().locked).toBeGreaterThan(0)
  const young = await write(child, 'Second young quiz', [mcq('Second?')], { ageGroup: '6 to 8' })
  expect((await find({}, child, young.quizId)).json().locked).toBe(0)
  const from = [{ quizId: premium?.quizId, questionId: slide?.questionId }]
  const refused = await insert(from)
  expect([refused.statusCode, refused.headers['refusal-code']]).toEqual([403, 'quiz/premium-required'])
  expect((await insert(from, 1, child, young.quizId)).headers['refusal-code']).toBe('quiz/adult-required')
})

test('ED55 several questions are copied to a place in their order, with media and explanations, all or none', async () => {
  const drawn = readQuizzes()
    .filter(({ tier }) => tier === 'free')
    .flatMap((quiz) => quiz.questions().map((question) => ({ quizId: quiz.quizId, ...question })))
    .find(({ questionImage }) => questionImage?.endsWith('.png'))
  const file = drawn?.questionImage ?? ''
  await copyFile(new URL(file, PICTURES_FOLDER), join(at.picturesFolder, file))
  const [first, second] = reef.questions
  const from = [second, first].flatMap((one) => (one ? refOf(one) : []))
  const added = await insert([...from, { quizId: drawn?.quizId, questionId: drawn?.questionId }])
  expect(added.statusCode).toBe(200)
  const { questions, addedQuestionIds, mediaLeftOut } = added.json()
  expect(mediaLeftOut).toBe(0)
  expect(questions.map(({ questionTitle }: QuestionRead) => questionTitle)).toEqual([
    'Zebrafishery or lagoonish?',
    'Who lives in a zebrafishery?',
    drawn?.questionTitle,
    'Own zebrafishery?',
  ])
  expect(questions.slice(0, 3).map(({ questionId }: QuestionRead) => questionId)).toEqual(addedQuestionIds)
  expect(questions[1]).toMatchObject({ s3ImageName: picture, questionImageAlt: 'A fish', answerContent: 'Because.' })
  expect(questions[2].s3ImageName).toMatch(/^[\w-]{22}\.webp$/)
  const before = (await owner.post('createquiz/getquiz', { quizId: mine.quizId })).json().questions.length
  expect((await insert([...from, { quizId: reef.quizId, questionId: 'none' }])).statusCode).toBe(404)
  expect((await owner.post('createquiz/getquiz', { quizId: mine.quizId })).json().questions).toHaveLength(before)
})

test("ED56 questions of others' public quizzes, of drafts of the team and of quizzes of strangers are not copied", async () => {
  for (const { questions } of [open, hidden])
    for (const one of questions) expect((await insert([refOf(one)])).statusCode).toBe(404)
  for (const one of reef.questions) expect((await insert([refOf(one)], 1, stranger, open.quizId)).statusCode).toBe(404)
  // Under the id of a quiz that may be read.
  for (const { questionId } of hidden.questions)
    expect((await insert([{ quizId: reef.quizId, questionId }])).statusCode).toBe(404)
  expect((await find({}, stranger)).statusCode).toBe(403)
})
