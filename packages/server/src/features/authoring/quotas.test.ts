import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'

const at = await openTestAccounts({ settings: { PLAN_FREE_QUIZZES: '3', PUBLIC_QUIZZES_PER_DAY: '2' } })
afterAll(() => at.close())

let asked = 0
const create = async (by: Browser) => {
  asked += 1
  const quizImage = await at.giveMediaName(`reef-${asked}.webp`, by)
  return by.post('createquiz/createquiz', { quizName: 'Reef', quizDescription: 'Fish', ageGroup: '18+', quizImage })
}
const openToAll = async (by: Browser, quizId: string) => {
  const question = { questionType: 'TRF', questionTitle: 'Is it?', correctAnswer: ['True'] }
  await by.post('createquiz/addquestion', { quizId, ...question })
  await by.post('createquiz/assignquiztoteams', { quizId, teamIds: 'public', quizAccessStatus: 'public' })
  return await by.post('createquiz/changequizstatus', { quizId, status: 'published' })
}

test('AU10 an account has as many quizzes as its plan keeps, also when it asks for many at once; deleting one makes room', async () => {
  const member = await at.member()
  const replies = await Promise.all(Array.from({ length: 8 }, () => create(member)))
  const made = replies.filter(({ statusCode }) => statusCode === 200)
  expect(made).toHaveLength(3)
  const refused = replies.find(({ statusCode }) => statusCode !== 200)
  expect([refused?.statusCode, refused?.body]).toEqual([
    409,
    'You have as many quizzes as your plan keeps. Delete one to make another.',
  ])
  await member.post('createquiz/deletequiz', made[0]?.json())
  expect((await create(member)).statusCode).toBe(200)
})

test('AU11 an account opens two quizzes to everybody within a day, and the third the day after', async () => {
  const member = await at.member()
  const quizIds: string[] = []
  for (const _ of Array(3)) quizIds.push((await create(member)).json().quizId)
  const [first = '', second = '', third = ''] = quizIds
  expect((await openToAll(member, first)).statusCode).toBe(200)
  expect((await openToAll(member, second)).statusCode).toBe(200)
  const refused = await openToAll(member, third)
  expect([refused.statusCode, refused.body]).toEqual([
    409,
    'You have published many quizzes to everyone today. Please publish this one tomorrow.',
  ])
  await member.post('createquiz/assignquiztoteams', { quizId: third, teamIds: [], quizAccessStatus: 'private' })
  const publish = { quizId: third, status: 'published' }
  expect((await member.post('createquiz/changequizstatus', publish)).statusCode).toBe(200)
  const open = { quizId: third, teamIds: 'public', quizAccessStatus: 'public' }
  expect((await member.post('createquiz/assignquiztoteams', open)).statusCode).toBe(409)
  expect((await openToAll(member, first)).statusCode).toBe(200)
  at.clock.skip(24 * 3_600_000)
  await member.post('signin', { username: member.name, password: member.password })
  expect((await member.post('createquiz/assignquiztoteams', open)).statusCode).toBe(200)
})
