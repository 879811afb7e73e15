import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readQuizzes } from '@quokka/content'
import { isScored, isSurvey } from '@quokka/core/questions'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { canvas } from '../../testing/media-samples.ts'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { accountIdOf, playerFacts, playFacts, storePlay } from '../../testing/test-plays.ts'

const at = await openTestAccounts({ settings: { PLAN_FREE_QUIZZES: '2' } })
afterAll(() => at.close())

const [anita, tom, guest] = [await at.member('anita-rao'), await at.member('tom-okafor'), at.browser()]
const pageOf = (by: Browser, quizId: string) => by.post('getquizpage', { quizId })
const answersOf = (by: Browser, quizId: string) => by.post('getquizanswers', { quizId })
const copyOf = (by: Browser, quizId: string) => by.post('copyquiz', { quizId })
const statusesOf = async (by: Browser, quizId: string) =>
  Promise.all([pageOf, answersOf, copyOf].map(async (ask) => (await ask(by, quizId)).statusCode))

const SECRET = 'zanzibarian'
const write = async (by: Browser, more: { status?: string; access?: string; keyWords?: string[] } = {}) => {
  const { status = 'published', access = 'public', keyWords = ['reef'] } = more
  const quizImage = await at.giveMediaName(`cover-${Math.random()}.webp`, by)
  const said = { subject: 'Science', classes: [4, 5], language: 'en', keyWords }
  const settings = { quizName: 'Reefs of the world', quizDescription: 'Fish', ageGroup: '18+', quizImage, ...said }
  const { quizId } = (await by.post('createquiz/createquiz', settings)).json()
  const picture = await at.giveMediaName(`${SECRET}-${Math.random()}.webp`, by)
  await by.post('createquiz/addquestion', {
    quizId,
    questionType: 'FIB',
    questionTitle: 'Which island?',
    questionImage: picture,
    correctAnswer: [SECRET],
    answerContent: `It is ${SECRET}.`,
    timer: 40,
  })
  await by.post('createquiz/addquestion', {
    quizId,
    questionType: 'MTF',
    questionTitle: 'Match',
    answerChoices: [
      ['a', 'b', 'c', 'd'],
      ['1', '2', '3', '4'],
    ],
    correctAnswer: [
      ['a', 'b', 'c', 'd'],
      ['1', '2', '3', '4'],
    ],
  })
  await by.post('createquiz/assignquiztoteams', {
    quizId,
    teamIds: access === 'public' ? 'public' : [],
    quizAccessStatus: access,
  })
  if (status !== 'draft') await by.post('createquiz/changequizstatus', { quizId, status })
  return { quizId: quizId as string, picture, quizImage }
}

const made = await write(anita)
const [free, premium] = (['free', 'premium'] as const).map(
  (tier) => readQuizzes().find((quiz) => quiz.tier === tier && quiz.slides.length > 5)?.quizId ?? '',
) as [string, string]

test('QZ1 a guest reads what a quiz is and asks, and nothing of its answers or media', async () => {
  const page = (await pageOf(guest, made.quizId)).json()
  expect(page).toMatchObject({
    quizName: 'Reefs of the world',
    origin: 'public',
    authorName: 'anita-rao',
    subject: 'Science',
    classes: [4, 5],
    language: 'en',
    topics: ['reef'],
    questionCount: 2,
    isLocked: false,
    mayReadAnswers: false,
    plays: 0,
  })
  expect(page.questions[0]).toEqual({
    questionType: 'FIB',
    questionTitle: 'Which island?',
    timeToAnswer: 40,
    isScored: true,
  })
  expect(page.lengthS).toBe(
    page.questions.reduce((sum: number, one: { timeToAnswer: number }) => sum + one.timeToAnswer + 5, 0),
  )
  expect(JSON.stringify(page)).not.toContain(SECRET)
  expect(page).not.toHaveProperty('rightShare')
})

test('QZ1 no page of the catalogue holds a right answer that is not in its titles, or the name of a picture of a question', async () => {
  for (const quiz of readQuizzes().slice(0, 40)) {
    const text = (await pageOf(guest, quiz.quizId)).body
    for (const question of quiz.questions()) {
      if (question.answerContent) expect(text).not.toContain(JSON.stringify(question.answerContent).slice(1, -1))
      if (question.questionImage) expect(JSON.parse(text).questions).not.toContain(question.questionImage)
    }
  }
})

test('QZ2 a quiz that is private, a draft, deleted or taken down is a 404 for strangers; its author opens it until it is deleted', async () => {
  for (const more of [{ access: 'private' }, { status: 'draft' }]) {
    const author = await at.member()
    const { quizId } = await write(author, more)
    for (const by of [guest, tom]) expect((await pageOf(by, quizId)).statusCode).toBe(404)
    expect(await statusesOf(tom, quizId)).toEqual([404, 404, 404])
    expect(await statusesOf(author, quizId)).toEqual([200, 200, 200])
    await author.post('createquiz/deletequiz', { quizId })
    expect(await statusesOf(author, quizId)).toEqual([404, 404, 404])
  }
  expect((await pageOf(guest, 'no-such-quiz')).body).toBe('There is no such quiz.')
  const author = await at.member()
  const { quizId } = await write(author)
  await sql`insert into take_down values (${quizId}, ${await accountIdOf(at.database, author.name)}, 'Rude', now())`.execute(
    at.database.kysely,
  )
  await sql`insert into take_down values (${free}, null, 'Rude', now())`.execute(at.database.kysely)
  expect(await statusesOf(tom, quizId)).toEqual([404, 404, 404])
  expect((await pageOf(author, quizId)).statusCode).toBe(200)
  expect(await statusesOf(tom, free)).toEqual([404, 404, 404])
  await sql`delete from take_down`.execute(at.database.kysely)
})

test('QZ3 a quiz of a team says which, and one of a teacher whom the caller shares a team with says so too', async () => {
  const [teacher, colleague] = [await at.member('year-four'), await at.member('year-five')]
  const shared = await write(teacher, { access: 'private' })
  const open = await write(teacher)
  await sql`insert into organisation values ('qz-school', 'School', false)`.execute(at.database.kysely)
  await sql`insert into team values ('qz-team', 'qz-school', 'Year 4 Red')`.execute(at.database.kysely)
  for (const { name } of [teacher, colleague])
    await sql`insert into team_member values ('qz-team', ${await accountIdOf(at.database, name)})`.execute(
      at.database.kysely,
    )
  await sql`insert into quiz_team values (${shared.quizId}, 'qz-team')`.execute(at.database.kysely)
  const known = { authorName: 'year-four', sharedTeam: 'Year 4 Red' }
  expect((await pageOf(colleague, shared.quizId)).json()).toMatchObject({ origin: 'team', ...known })
  expect((await pageOf(colleague, open.quizId)).json()).toMatchObject({ origin: 'public', ...known })
  expect((await pageOf(tom, open.quizId)).json()).not.toHaveProperty('sharedTeam')
  expect((await pageOf(teacher, open.quizId)).json()).toMatchObject({ origin: 'own' })
  expect((await pageOf(tom, shared.quizId)).statusCode).toBe(404)
})

test('QZ4 plays count whoever hosted, the share of right answers is told after ten players, and for a guest similar quizzes are of the catalogue', async () => {
  const quiz = readQuizzes().find(({ quizId }) => quizId === 'life-on-the-reef')
  if (quiz === undefined) throw new Error('no quiz')
  const questions = quiz.questions().filter((question) => isScored(question) && !isSurvey(question))
  const play = playFacts({ quizId: quiz.quizId, questions })
  const players = (count: number) =>
    Array.from({ length: count }, () => playerFacts(play, Math.ceil(questions.length / 2)))
  await storePlay(at.database, play, players(9))
  expect((await pageOf(guest, quiz.quizId)).json()).toMatchObject({ plays: 1 })
  expect((await pageOf(guest, quiz.quizId)).json()).not.toHaveProperty('rightShare')
  await storePlay(at.database, { ...play, playId: 'second', journalId: 'second' }, players(1))
  const page = (await pageOf(guest, quiz.quizId)).json()
  expect(page.plays).toBe(2)
  expect(page.rightShare).toBeCloseTo(0.5, 1)
  const similar = page.similar.map(({ quizId }: { quizId: string }) => quizId)
  expect(similar).toHaveLength(4)
  expect(similar).toContain('sea-animals-for-little-divers')
  expect(similar).not.toContain(quiz.quizId)
})

test("QZ11 one's own quizzes and those of one's teams are among the similar ones, most like first; a stranger's and a draft are not", async () => {
  const [teacher, colleague] = [await at.member('year-six'), await at.member('year-seven')]
  const keyWords = [...(readQuizzes().find(({ quizId }) => quizId === 'life-on-the-reef')?.topics ?? [])]
  const shared = await write(teacher, { access: 'private', keyWords })
  const own = await write(colleague, { access: 'private', keyWords })
  await write(colleague, { status: 'draft', keyWords })
  await sql`insert into organisation values ('qz-college', 'College', false)`.execute(at.database.kysely)
  await sql`insert into team values ('qz-seven', 'qz-college', 'Year 7 Blue')`.execute(at.database.kysely)
  await sql`insert into team_member values ('qz-seven', ${await accountIdOf(at.database, colleague.name)})`.execute(
    at.database.kysely,
  )
  await sql`insert into quiz_team values (${shared.quizId}, 'qz-seven')`.execute(at.database.kysely)
  await sql`update quiz set age_group = '9 to 14' where quiz_id = ${shared.quizId}`.execute(at.database.kysely)
  const similarFor = async (by: Browser, quizId: string) =>
    (await pageOf(by, quizId)).json().similar.map((quiz: Record<string, unknown>) => [quiz.origin, quiz.byline])
  const readyMade = ['ready-made', undefined]
  const similar = await similarFor(colleague, 'life-on-the-reef')
  expect(similar.slice(0, 2).toSorted()).toEqual([
    ['own', undefined],
    ['team', 'Year 7 Blue'],
  ])
  expect(similar.slice(2)).toEqual([readyMade, readyMade])
  expect(await similarFor(tom, 'life-on-the-reef')).toEqual([readyMade, readyMade, readyMade, readyMade])
  expect((await similarFor(colleague, own.quizId))[0]).toEqual(['team', 'Year 7 Blue'])
  expect(await similarFor(colleague, own.quizId)).not.toContainEqual(['own', undefined])
})

test('QZ5 answers are read by editors, and by adults whose plan opens the quiz; by nobody else', async () => {
  const child = await at.member('young-reader', '9 to 14')
  expect((await answersOf(guest, made.quizId)).statusCode).toBe(401)
  const [refused, lockedUp] = [await answersOf(child, made.quizId), await answersOf(tom, premium)]
  expect([refused.statusCode, refused.body]).toEqual([403, 'The answers are shown to adults.'])
  expect([lockedUp.statusCode, lockedUp.headers['refusal-code']]).toEqual([403, 'quiz/premium-required'])
  expect((await copyOf(child, free)).statusCode).toBe(403)
  expect((await copyOf(tom, premium)).statusCode).toBe(403)
  const [typed, pairs] = (await answersOf(tom, made.quizId)).json().questions
  expect(typed).toMatchObject({ answers: [SECRET], otherChoices: [], explanation: `It is ${SECRET}.` })
  expect(pairs.answers).toEqual(['a → 1', 'b → 2', 'c → 3', 'd → 4'])
  const mine = await write(child, { status: 'draft' })
  expect((await answersOf(child, mine.quizId)).statusCode).toBe(200)
  const ofCatalogue = (await answersOf(tom, free)).json().questions
  expect(ofCatalogue.every(({ explanation = '', isScored: counts = false }) => !counts || explanation !== '')).toBe(
    true,
  )
  expect(ofCatalogue.find(({ questionType = '' }) => questionType === 'MCQ').otherChoices).toHaveLength(3)
})

test("QZ6 a copy is a draft of the caller's with slides of its own, media, picture and what it is found by, and says where it is from", async () => {
  const { quizId } = (await copyOf(tom, made.quizId)).json()
  const copy = (await tom.post('createquiz/getquiz', { quizId })).json()
  expect(copy).toMatchObject({
    quizName: 'Reefs of the world',
    quizImage: made.quizImage,
    statusCode: 'DRF',
    isOwner: true,
    copiedFrom: { quizId: made.quizId, quizName: 'Reefs of the world' },
    subject: 'Science',
    classes: [4, 5],
    keyWords: ['reef'],
  })
  expect(copy.questions.map(({ s3ImageName }: { s3ImageName: string | null }) => s3ImageName)).toEqual([
    made.picture,
    null,
  ])
  const original = (await anita.post('createquiz/getquiz', { quizId: made.quizId })).json()
  expect(copy.questionIds.filter((id: string) => original.questionIds.includes(id))).toEqual([])
  expect((await pageOf(tom, quizId)).json().copiedFrom).toEqual({
    quizId: made.quizId,
    quizName: 'Reefs of the world',
    authorName: 'anita-rao',
  })
  const tiles = (await tom.post('getmylibrary', {})).json().drafts
  expect(tiles[0].copiedFrom.quizName).toBe('Reefs of the world')
  await anita.post('createquiz/assignquiztoteams', { quizId: made.quizId, teamIds: [], quizAccessStatus: 'private' })
  expect((await pageOf(tom, quizId)).json().copiedFrom).not.toHaveProperty('authorName')
  await anita.post('createquiz/assignquiztoteams', {
    quizId: made.quizId,
    teamIds: 'public',
    quizAccessStatus: 'public',
  })
})

test('QZ6 pictures of the catalogue become uploads, and a copy too many is a 409', async () => {
  const quiz = readQuizzes().find(
    ({ quizId, tier, questions }) =>
      tier === 'free' && quizId !== free && questions().some(({ questionImage }) => questionImage?.endsWith('.png')),
  )
  if (quiz === undefined) throw new Error('no quiz with pictures')
  for (const { questionImage } of quiz.questions())
    if (questionImage?.endsWith('.png')) await canvas().png().toFile(join(at.picturesFolder, questionImage))
  const copied = await copyOf(tom, quiz.quizId)
  const copy = (await tom.post('createquiz/getquiz', { quizId: copied.json().quizId })).json()
  expect(copy.questions).toHaveLength(quiz.slides.length)
  expect(copy.quizImage).toMatch(/^\/media\/readymade\//)
  expect(copy.questions.some(({ s3ImageName }: { s3ImageName: string | null }) => s3ImageName?.endsWith('.webp'))).toBe(
    true,
  )
  expect((await copyOf(tom, quiz.quizId)).statusCode).toBe(409)
})

test('QZ7 a link to a quiz that is open to all shows its name, sentence and picture; to any other the product', async () => {
  writeFileSync(join(at.webFolder, 'index.html'), '<html><head></head></html>')
  const titleAt = async (path: string) =>
    /property="og:title" content="([^"]*)"/.exec((await at.app.inject(path)).body)?.[1]
  const card = (await at.app.inject(`/Quiz/${made.quizId}`)).body
  expect(card).toContain('content="Reefs of the world"')
  expect(card).toContain('content="Fish"')
  expect(card).toContain(`/media/uploads/${made.quizImage}`)
  expect(await titleAt(`/quiz/${free}`)).not.toBe('Quokka Quiz')
  const { quizId } = await write(await at.member(), { access: 'private' })
  for (const path of [`/quiz/${quizId}`, '/quiz/none', '/quiz', `/quiz/${free}/more`])
    expect(await titleAt(path)).toBe('Quokka Quiz')
})
