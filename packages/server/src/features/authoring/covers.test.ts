import { readQuizzes } from '@quokka/content'
import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const owner = await at.member('cover-owner')

const settings = { quizName: 'Pyramids', quizDescription: 'Old stones', ageGroup: '9 to 14' }
const create = (quizImage: string) => owner.post('createquiz/createquiz', { ...settings, quizImage })

test('LB19 a drawing of the catalogue is a banner by its address, kept through settings, and shown to hosts', async () => {
  const [first, second] = readQuizzes().map((quiz) => `/media/readymade/${quiz.quizImage}`)
  const created = await create(first ?? '')
  expect(created.statusCode).toBe(200)
  const { quizId } = created.json()
  expect((await owner.post('createquiz/getquiz', { quizId })).json().quizImage).toBe(first)
  await owner.post('createquiz/editquiz', { quizId, ...settings, quizImage: second })
  expect((await owner.post('getdashboard')).json().myQuizzes[0].quizImage).toBe(second)
  const question = { questionType: 'TRF', questionTitle: 'Stones?', correctAnswer: ['True'] }
  await owner.post('createquiz/addquestion', { quizId, ...question, answerChoices: ['True', 'False'] })
  await owner.post('createquiz/changequizstatus', { quizId, status: 'published' })
  const { allQuizzes } = (await owner.post('getreadymadequizzes')).json()
  expect(allQuizzes.find((quiz: { quizId: string }) => quiz.quizId === quizId).quizImage).toBe(second)
})

test.each([
  '/media/readymade/no-such.png',
  '/media/readymade/../uploads/x.png',
  '/media/readymade/flag-np.png',
  '/media/uploads/x.png',
])('LB19 %s is no drawing of the catalogue', async (quizImage) => {
  expect((await create(quizImage)).statusCode).toBe(400)
})
