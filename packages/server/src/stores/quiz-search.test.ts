import type { Random } from '@quokka/core/lib'
import { pickIndex, seeded } from '@quokka/core/lib'
import { Question } from '@quokka/core/questions'
import { QUIZ_LIMITS, SUBJECTS } from '@quokka/core/quiz'
import { createQuizIndex, readQuery, textsOfQuestion } from '@quokka/core/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRIAL_SEED } from '../../../../tests/harness/random-trials.ts'
import type { Database } from '../ports.ts'
import { openTestDatabase } from '../testing/databases.ts'
import type { SearchTokens } from './findable-quiz.ts'
import { createSearchTokens } from './findable-quiz.ts'
import type { QuizSearch } from './quiz-search.ts'
import { createQuizSearch } from './quiz-search.ts'
import type { Quizzes } from './quizzes.ts'
import { createQuizzes } from './quizzes.ts'

let database: Database
let quizzes: Quizzes
let search: QuizSearch
let tokens: SearchTokens
beforeAll(async () => {
  database = await openTestDatabase()
  quizzes = createQuizzes(database)
  search = createQuizSearch(database)
  tokens = createSearchTokens(database)
  for (const userId of ['anita', 'tom'])
    await database.kysely
      .insertInto('account')
      .values({
        user_id: userId,
        user_name: userId,
        email: `${userId}@quiz.example`,
        user_type: 'REGULAR',
        created_at: new Date(0),
        last_seen_at: new Date(0),
      })
      .execute()
})
afterAll(() => database.close())

const question = (questionId: string, questionTitle: string): Question =>
  Question.parse({
    questionId,
    questionType: 'TRF',
    questionTitle,
    questionImage: null,
    answerImage: null,
    answerContent: '',
    timerS: 30,
    maxPoints: 100,
    correct: 'True',
  })
const settings = { quizDescription: '', ageGroup: '18+', quizImage: '' } as const
const page = { statuses: ['draft', 'published'], limit: 500, offset: 0 } as const
const foundBy = async (userId: string, words: string, more: object = {}) => {
  const { quizzes: found, nearest } = await search.ofAuthor(userId, readQuery(words), { ...page, ...more })
  const idsOf = (list: readonly { quizId: string }[]) => list.map(({ quizId }) => quizId)
  return { found: idsOf(found), matched: found.map((quiz) => quiz.matched?.questionId), nearest: idsOf(nearest) }
}

/** Words that begin alike, have plurals and synonyms, name classes and subjects, or are of other scripts. */
const WORDS =
  'fraction fractions fract ipl multiplication class 5 grade 6 maths science world war ii ww2 roman romans rome ancient ' +
  "reef the of a countries country boxes भिन्न नदियों नदी कक्षा हिंदी में in hindi ai air o'clock x 12 12th % geometry triangle"
const someWords = (random: Random, most: number): string => {
  const words = WORDS.split(' ')
  return Array.from({ length: pickIndex(most + 1, random) }, () => words[pickIndex(words.length, random)]).join(' ')
}

test(`FS9 the database finds what the index in memory finds, in the same order (seed ${TRIAL_SEED})`, async () => {
  const random = seeded(TRIAL_SEED)
  const written = Array.from({ length: 60 }, (_, index) => {
    const quizId = `random-${String(index).padStart(3, '0')}`
    return {
      quizId,
      quizName: someWords(random, 4),
      quizDescription: someWords(random, 5),
      keyWords: Array.from({ length: pickIndex(3, random) }, () => someWords(random, 2)),
      subject: random() < 0.4 ? SUBJECTS[pickIndex(3, random)] : undefined,
      classes: [5, 6, 7].filter(() => random() < 0.4),
      language: random() < 0.2 ? ('hi' as const) : undefined,
      questions: Array.from({ length: pickIndex(4, random) }, (_unused, number) =>
        question(`${quizId}-${number}`, someWords(random, 6) || 'nothing'),
      ),
    }
  })
  for (const [index, { questions, ...quiz }] of written.entries())
    await quizzes.create({ ...settings, ...quiz, ownerId: 'tom' }, -index, 1_000, questions)
  const inMemory = createQuizIndex(
    written.map((quiz) => ({
      ...quiz,
      questions: quiz.questions.map((asked) => ({ questionId: asked.questionId, texts: textsOfQuestion(asked) })),
    })),
  )
  for (let trial = 0; trial < 60; trial += 1) {
    const words = someWords(random, 5)
    const { quizzes: found, nearest } = inMemory.search(readQuery(words), () => true, QUIZ_LIMITS.nearestQuizzes)
    expect(await foundBy('tom', words), words).toEqual({
      found: found.map(({ quizId }) => quizId),
      matched: found.map(({ questionId }) => questionId),
      nearest: nearest.map(({ quizId }) => quizId),
    })
  }
})

test('FS10 each change of a quiz and of its slides is found at once, and only among the quizzes that were asked for', async () => {
  const quiz = { ...settings, quizId: 'reefs', quizName: 'Of the sea', ownerId: 'anita' }
  await quizzes.create(quiz, 0, 9, [question('q1', 'What is a lagoon?')])
  expect((await foundBy('anita', 'lagoon')).matched).toEqual(['q1'])
  expect((await foundBy('tom', 'lagoon')).found).toEqual([])
  await quizzes.addSlides('reefs', [{ question: question('q2', 'What is an atoll?') }], 1, 9)
  expect((await foundBy('anita', 'atolls')).matched).toEqual(['q2'])
  await quizzes.editSlide('reefs', question('q2', 'What is a polyp?'), undefined, 2)
  expect((await foundBy('anita', 'atoll')).found).toEqual([])
  await quizzes.editSlides('reefs', [{ question: question('q2', 'What is a sponge?'), revision: undefined }], 2)
  expect((await foundBy('anita', 'sponges')).matched).toEqual(['q2'])
  await quizzes.editSlides('reefs', [{ question: question('q2', 'What is a polyp?'), revision: undefined }], 2)
  await quizzes.removeSlides('reefs', [{ questionId: 'q1' }], 3)
  expect((await foundBy('anita', 'lagoon')).found).toEqual([])
  const said = { subject: 'Geography', classes: [4], language: 'en', keyWords: ['coral'] } as const
  await quizzes.editSettings('reefs', { ...settings, quizName: 'Reefs', ...said }, undefined, 4)
  for (const words of ['reef', 'corals class 4', 'geography in english'])
    expect((await foundBy('anita', words)).found).toEqual(['reefs'])
  await quizzes.editSettings('reefs', { ...settings, quizName: 'Reefs', subject: null }, undefined, 5)
  expect((await foundBy('anita', 'corals class 4')).found).toEqual(['reefs'])
  expect((await foundBy('anita', 'geography')).found).toEqual([])
  expect((await foundBy('anita', 'reef', { statuses: ['published'] })).found).toEqual([])
  await quizzes.addEditor('reefs', 'tom')
  expect((await foundBy('tom', 'coral reef polyp')).found).toEqual(['reefs'])
})

test('FS10 quizzes from before are found once their tokens are made, those of questions that cannot be read by the rest', async () => {
  await quizzes.create({ ...settings, quizId: 'old', quizName: 'Lighthouses', ownerId: 'anita' }, 0, 9, [
    question('old-1', 'What is a Fresnel lens?'),
  ])
  await sql`insert into question (question_id, quiz_id, body) values ('odd', 'old', '{"questionType": "TRF"}')`.execute(
    database.kysely,
  )
  await sql`update question set search = null where quiz_id = 'old'`.execute(database.kysely)
  await sql`update quiz set search = null, search_version = 0 where quiz_id = 'old'`.execute(database.kysely)
  expect(await foundBy('anita', 'lighthouse')).toMatchObject({ found: [], nearest: [] })
  while (await tokens.makeNext(1));
  expect((await foundBy('anita', 'lighthouse')).found).toEqual(['old'])
  expect((await foundBy('anita', 'fresnel')).matched).toEqual(['old-1'])
})

test('FS10 what was found comes in pages', async () => {
  const all = (await foundBy('tom', 'maths')).found
  const pages = await Promise.all([0, 2].map((offset) => foundBy('tom', 'maths', { limit: 2, offset })))
  expect(pages.flatMap(({ found }) => found)).toEqual(all.slice(0, 4))
})
