import { setTimeout as pause } from 'node:timers/promises'
import { readCategories, readQuizIndex, readQuizzes } from '@quokka/content'
import { AGE_GROUPS } from '@quokka/core/accounts'
import { isScored } from '@quokka/core/questions'
import type { InterestWish } from '@quokka/core/quiz'
import { DIFFICULTIES } from '@quokka/core/quiz'
import { rightAnswer } from '@quokka/core/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemChance } from '../../adapters/chance.ts'
import { wallClock } from '../../adapters/clock.ts'
import { createDrawnQuestions } from '../../stores/drawn-questions.ts'
import { createTakeDowns } from '../../stores/take-downs.ts'
import { catalogueQuestion } from '../../testing/catalogue-question.ts'
import type { RoomPlayer } from '../../testing/room-player.ts'
import { openRoomPlayer } from '../../testing/room-player.ts'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts, PASSWORD } from '../../testing/test-accounts.ts'
import { catalogue } from './catalogue.ts'
import { drawnQuizzes } from './drawn-quizzes.ts'

const at = await openTestAccounts()
const origin = await at.listen()
afterAll(() => at.close())
const { kysely } = at.database

const quizzes = readQuizzes()
/** Nothing of it is open to the free plan: what was is taken down here. */
const LOCKED = 'stories'
/** Nothing of it is there for the young: what was is taken down too. */
const EMPTY = 'sports'
beforeAll(async () => {
  const gone = quizzes.filter(
    ({ tier, categories, ageGroup }) =>
      (tier === 'free' && categories.includes(LOCKED)) || (ageGroup === '6 to 8' && categories.includes(EMPTY)),
  )
  const rows = gone.map(({ quizId: quiz_id }) => ({ quiz_id, reason: 'old', taken_down_at: new Date() }))
  await kysely.insertInto('take_down').values(rows).execute()
})
const LOCKED_GUEST = 'Please sign up/log in to access more quizzes'

const countingIn = (categories: readonly string[], isBehind: (quiz: (typeof quizzes)[number]) => boolean) =>
  quizzes
    .filter((quiz) => isBehind(quiz) && quiz.categories.some((category) => categories.includes(category)))
    .flatMap((quiz) =>
      quiz
        .questions()
        .filter(isScored)
        .map(({ questionId }) => questionId),
    )

const isFree = ({ tier }: { tier: string }) => tier === 'free'

const countFor = async (by: Browser, body: object): Promise<number> =>
  (await by.post('countinterest', body)).json().questionCount

const errorOf = async (by: Browser, body: object): Promise<string> =>
  (await by.post('createinvite', body)).json().errorMessage

const drawnFor = async (by: Browser): Promise<string[]> =>
  (await by.get('exportaccount')).json().drawnQuestions.map(({ questionId }: { questionId: string }) => questionId)

const premiumMember = async () => {
  const member = await at.member()
  await kysely.updateTable('account').set({ user_type: 'PREMIUM' }).where('user_name', '=', member.name).execute()
  return member
}

test('IN4 a choice covers the unlocked scored questions, each once, for the age group and younger', async () => {
  const guest = at.browser()
  const categories = ['animals', 'nature']
  expect(await countFor(guest, { categories })).toBe(countingIn(categories, isFree).length)
  expect(await countFor(guest, { categories: [...categories, 'animals'] })).toBe(countingIn(categories, isFree).length)
  expect(await countFor(await premiumMember(), { categories })).toBe(countingIn(categories, () => true).length)
  const young = countingIn(categories, (quiz) => isFree(quiz) && quiz.ageGroup === '6 to 8')
  expect(await countFor(guest, { categories, ageGroup: '6 to 8' })).toBe(young.length)
  expect(await countFor(await at.member(undefined, '6 to 8'), { categories })).toBe(young.length)
  const middle = countingIn(categories, (quiz) => isFree(quiz) && quiz.ageGroup !== '18+')
  expect(await countFor(guest, { categories, ageGroup: '9-17' })).toBe(middle.length)
  for (const nothing of [[LOCKED], ['no-such-category']]) expect(await countFor(guest, { categories: nothing })).toBe(0)
})

test('IN4 a quiz that was taken down gives no questions', async () => {
  const guest = at.browser()
  const before = await countFor(guest, { categories: ['space'] })
  const taken = quizzes.find((quiz) => quiz.categories.includes('space') && isFree(quiz))
  const quiz_id = taken?.quizId ?? ''
  await kysely.insertInto('take_down').values({ quiz_id, reason: 'old', taken_down_at: new Date() }).execute()
  const left = before - (taken?.questions().filter(isScored).length ?? 0)
  expect(await countFor(guest, { categories: ['space'] })).toBe(left)
  await kysely.deleteFrom('take_down').where('quiz_id', '=', quiz_id).execute()
})

test('IN1 IN4 IN8 an invite with categories opens a room with ten of their questions, which the account keeps', async () => {
  const member = await at.member()
  const categories = ['animals', 'nature']
  expect((await member.post('createinvite', { categories, ageGroup: '6 to 8' })).json().status).toBe('Success')
  const drawn = await drawnFor(member)
  expect(new Set(drawn).size).toBe(10)
  const young = countingIn(categories, (quiz) => isFree(quiz) && quiz.ageGroup === '6 to 8')
  expect(young).toEqual(expect.arrayContaining(drawn))
})

test('IN5 a category of which the plan opens nothing is locked, alone and among others', async () => {
  const guest = at.browser()
  const member = await at.member()
  for (const categories of [[LOCKED], ['animals', LOCKED]]) {
    expect(await errorOf(guest, { categories })).toBe(LOCKED_GUEST)
    expect(await errorOf(member, { categories })).toMatch(/^Purchase our premium pack/u)
  }
  expect((await (await premiumMember()).post('createinvite', { categories: [LOCKED] })).json().status).toBe('Success')
})

test.each([
  ['of which one is none', { categories: ['animals', 'no-such-category'] }, 'There is no such category.'],
  [
    'without questions for the young',
    { categories: [EMPTY], ageGroup: '6 to 8' },
    'There are no questions in these categories.',
  ],
])('IN5 categories %s open nothing and say why', async (_, body, sentence) => {
  expect(await errorOf(at.browser(), body)).toBe(sentence)
})

/** One question to the podium; answers its title. */
const playOne = async (host: RoomPlayer, player: RoomPlayer): Promise<void> => {
  host.send('startQuiz')
  const { getReadyMs } = await host.next('sendQuestion')
  await pause(getReadyMs + 20)
  const { currentQuestion } = await player.next('sendQuestion')
  expect(currentQuestion).toMatchObject({ quizType: 'Interest Based', totalNoOfQuestions: 10 })
  const playerAnswer = rightAnswer(catalogueQuestion(currentQuestion.questionTitle, currentQuestion.answerChoices))
  player.send('submitAnswer', { questionId: currentQuestion.questionId, playerAnswer, timeTaken: 1 })
  await player.next('answerReceived')
  const { answerData } = await host.next('sendAnswer')
  host.send('goToPodium', { questionId: answerData.questionId })
  await host.next('sendPodium')
}

test('IN6 IN7 IN9 a drawn quiz is played under its name, again with other questions, and counts in statistics', async () => {
  const [hosting, playing] = [await at.member(), await at.member()]
  const body = { categories: ['nature', 'animals'], hostMode: true }
  const { roomId } = (await hosting.post('createinvite', body)).json()
  const host = await openRoomPlayer(origin, roomId, hosting)
  const name = { quizName: 'Animals and Nature', quizType: 'Interest Based' }
  expect(await host.join()).toMatchObject({ ...name, totalNoOfQuestions: 10 })
  const player = await openRoomPlayer(origin, roomId, playing)
  await player.join()
  const first = await drawnFor(hosting)
  await playOne(host, player)

  // Pressed twice, drawn once.
  host.send('goBackToWaitingRoom')
  host.send('goBackToWaitingRoom')
  expect(await player.next('continueQuizzing')).toEqual({ ...name, totalNoOfQuestions: 10, questionCount: 10 })
  await playOne(host, player)
  const both = await drawnFor(hosting)
  expect(new Set(both).size).toBe(20)
  expect(both).toEqual(expect.arrayContaining(first))
  const stats = await Promise.all([hosting, playing].map(async (one) => (await one.get('getuserstats')).json()))
  expect(stats).toMatchObject([
    { quizzesHosted: 2, quizzesPlayed: 0 },
    { quizzesHosted: 0, quizzesPlayed: 2 },
  ])
})

test('IN7 a host changes a room to categories, as old as its seat says, and hears why not', async () => {
  const hosting = await at.member()
  const { roomId } = (await hosting.post('createinvite', { quizId: 'farm-friends' })).json()
  const host = await openRoomPlayer(origin, roomId, hosting)
  await host.join({ ageGroup: '6 to 8' })
  host.send('updateQuiz', { categories: ['animals'], quizType: 'Interest Based' })
  expect(await host.next('continueQuizzing')).toMatchObject({ quizName: 'Animals', quizType: 'Interest Based' })
  const young = countingIn(['animals'], (quiz) => isFree(quiz) && quiz.ageGroup === '6 to 8')
  expect(young).toEqual(expect.arrayContaining(await drawnFor(hosting)))

  const others = at.browser()
  const { roomId: second } = (await others.post('createinvite', { quizId: 'farm-friends' })).json()
  const guest = await openRoomPlayer(origin, second, others)
  await guest.join()
  guest.send('updateQuiz', { categories: [LOCKED], quizType: 'Interest Based' })
  expect((await guest.next('error')).message).toBe(LOCKED_GUEST)
})

const readyMade = catalogue(quizzes, readCategories(), readQuizIndex)
const drawn = createDrawnQuestions(at.database)
const drawing = drawnQuizzes({
  catalogue: readyMade,
  takeDowns: createTakeDowns(at.database),
  drawn,
  clock: wallClock,
  chance: systemChance,
})

const drawForGuest = async (
  categories: readonly string[],
  played?: readonly string[],
  more: Partial<InterestWish> = {},
) => {
  const quiz = await drawing.draw(undefined, { categories, ...more }, played)
  if (typeof quiz !== 'object') throw new Error(`nothing is drawn: ${quiz}`)
  return quiz
}

test('IN7 of a guest what the room has just played is avoided', async () => {
  const first = await drawForGuest(['animals', 'nature'])
  const played = first.questions.map(({ questionId }) => questionId)
  const second = await drawForGuest(['animals', 'nature'], played)
  expect(second.questions.filter(({ questionId }) => played.includes(questionId))).toEqual([])
  expect(second.quizId).toBe(first.quizId)
})

test('IN6 a drawn quiz has the picture of its first category, and is for the youngest until its host says for whom', async () => {
  expect(await drawForGuest(['space', 'animals'])).toMatchObject({
    quizName: 'Animals and Space',
    image: '/media/readymade/animals-of-australia.png',
    mediaFolder: 'readymade',
    ageGroup: '6 to 8',
  })
  for (const ageGroup of AGE_GROUPS)
    expect((await drawForGuest(['space', 'animals'], [], { ageGroup })).ageGroup).toBe(ageGroup)
})

test.each(AGE_GROUPS)(
  'IN13 for %s questions of that age are drawn, of the difficulty that is wanted',
  async (ageGroup) => {
    const quizOf = (id: string) => quizzes.find(({ slides }) => slides.some(({ questionId }) => questionId === id))
    const drawnFrom = async (more: Partial<InterestWish>) =>
      (await drawForGuest(['science', 'nature'], [], { ageGroup, ...more })).questions.map(({ questionId }) =>
        quizOf(questionId),
      )
    const from = await drawnFrom({})
    expect(new Set(from.map((quiz) => quiz?.ageGroup))).toEqual(new Set([ageGroup]))
    const difficulty = from[0]?.difficulty
    expect(new Set((await drawnFrom({ difficulty })).map((quiz) => quiz?.difficulty))).toEqual(new Set([difficulty]))
  },
)

test('IN13 the count is of the difficulty that is wanted', async () => {
  const [categories, guest] = [['animals'], at.browser()]
  const counts = await Promise.all(DIFFICULTIES.map((difficulty) => countFor(guest, { categories, difficulty })))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await countFor(guest, { categories }))
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(1)
})

test('IN8 two hundred questions of an account are remembered, the latest first, and go with it', async () => {
  const member = await at.member()
  const { user_id } = await kysely
    .selectFrom('account')
    .select('user_id')
    .where('user_name', '=', member.name)
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: 205 }, (_, index) => `q${index}`)
  for (const [index, id] of ids.entries()) await drawn.remember(user_id, [id], 1_000 + index)
  expect(await drawn.of(user_id)).toEqual(ids.slice(5).reverse())
  await drawn.remember(user_id, ['q7'], 5_000)
  expect((await drawn.of(user_id)).slice(0, 2)).toEqual(['q7', 'q204'])
  await member.post('deleteaccount', { username: member.name, password: PASSWORD })
  expect(await drawn.of(user_id)).toEqual([])
})
