import { afterAll, expect, test } from 'vitest'
import { canvas } from '../../testing/media-samples.ts'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { ENTRY, qtestsOf } from '../../testing/test-qtests.ts'

const at = await openTestAccounts()
const origin = await at.listen()
afterAll(() => at.close())
const host = await at.member()
const { create } = qtestsOf(at)
const PICTURE = await canvas().png().toBuffer()
const DAY_MS = 24 * 3_600_000

const upload = async (by: Browser): Promise<string> => {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(PICTURE)], 'reef.png'))
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { 'sec-fetch-site': 'same-origin', cookie }
  const reply = await fetch(`${origin}/qq/v1/media`, { method: 'POST', headers, body })
  return ((await reply.json()) as { name: string }).name
}

const [quizImage, questionImage, answerImage] = [await upload(host), await upload(host), await upload(host)]
const { quizId } = (
  await host.post('createquiz/createquiz', { quizName: 'Reef', quizDescription: 'Fish', ageGroup: '18+', quizImage })
).json()
const question = { questionType: 'TRF', questionTitle: 'Fish swim', correctAnswer: ['True'], questionImage, answerImage }
const { questions } = (await host.post('createquiz/addquestion', { quizId, ...question })).json()
const qtestId = await create(host, { categories: [quizId] })
const statusOf = async (address: string) => (await at.browser().get(address)).statusCode

test('QC11 the picture of a private quiz is seen at the entry without a login, under no name of its own', async () => {
  const { qtestImage } = (await at.browser().post('qtest/checkqtest', { qtestId })).json()
  expect(qtestImage).toBe(`/media/qtests/${qtestId}/banner`)
  const shown = await at.browser().get(qtestImage)
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await statusOf(`/media/uploads/${quizImage}`)).toBe(404)
  const [tile] = (await host.post('getmylibrary')).json().qtests
  expect(tile.qtestImage).toBe(qtestImage)
})

test("QC11 an attempt's media are aliases of its own; a picture of the answer is told after it", async () => {
  const guest = at.browser()
  const begun = await guest.post('qtest/attendqtest', { qtestId, ...ENTRY })
  const { question: asked, attemptToken } = begun.json()
  const address = (alias: string) => `/media/qtests/${qtestId}/${alias}`
  expect(await statusOf(address(asked.imageName))).toBe(200)
  for (const name of [quizImage, questionImage, answerImage]) {
    expect(begun.body).not.toContain(name)
    expect(await statusOf(address(name))).toBe(404)
  }
  const answer = { qtestId, attemptToken, questionId: asked.questionId, playerAnswer: 'True' }
  const { s3AnswerImageName } = (await guest.post('qtest/submitanswer', answer)).json().answerData
  expect(begun.body).not.toContain(s3AnswerImageName)
  expect(await statusOf(address(s3AnswerImageName))).toBe(200)
  const other = (await at.browser().post('qtest/attendqtest', { qtestId, ...ENTRY })).json()
  expect(other.question.imageName).not.toBe(asked.imageName)
  for (const odd of ['none', '..%2Fbanner', '__proto__', 'constructor']) expect(await statusOf(address(odd))).toBe(404)
  expect(await statusOf(`/media/qtests/none/${asked.imageName}`)).toBe(404)
})

test('QC11 media stay for as long as a QTest shows them, whatever becomes of the quiz', async () => {
  const shown = [quizImage, questionImage, answerImage]
  const { questionId } = questions[0]
  await host.post('createquiz/addquestion', { quizId, questionType: 'TRF', questionTitle: 'Other', correctAnswer: ['True'] })
  await host.post('createquiz/deletequestion', { quizId, questionId })
  const settings = { quizName: 'Reef', quizDescription: 'Fish', ageGroup: '18+', quizImage: await upload(host) }
  await host.post('createquiz/editquiz', { quizId, ...settings })
  at.clock.skip(2 * DAY_MS)
  await at.media.removeUnwanted()
  at.clock.skip(2 * DAY_MS)
  expect(await at.media.removeUnwanted()).toBe(0)
  for (const name of shown) expect(await at.media.store.find('uploads', name)).toBeDefined()
  await host.post('qtest/changequizstatus', { qtestId, status: 'inactive' })
  expect(await statusOf(`/media/qtests/${qtestId}/banner`)).toBe(404)
  at.clock.skip(2 * DAY_MS)
  expect(await at.media.removeUnwanted()).toBe(3)
})
