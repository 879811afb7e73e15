import { afterAll, expect, test } from 'vitest'
import { canvas, SAMPLES } from '../../testing/media-samples.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const author = await at.member()

const settingsWith = (quizImage: string) => ({
  quizName: 'Reef',
  quizDescription: 'Fish',
  ageGroup: '18+',
  quizImage,
})
const create = (quizImage: string) => author.post('createquiz/createquiz', settingsWith(quizImage))
const bannerOf = async (quizId: string): Promise<string> =>
  (await author.post('createquiz/getquiz', { quizId })).json().quizImage
const dataUrl = (bytes: Buffer, type: string) => `data:${type};base64,${bytes.toString('base64')}`
const PICTURE = dataUrl(await canvas().png().toBuffer(), 'image/png')

test('ME20 a banner is a picture, by name and by content', async () => {
  const { quizId } = (await create(PICTURE)).json()
  const kept = await bannerOf(quizId)
  const question = { quizId, questionType: 'TRF', questionTitle: 'Fish swim', correctAnswer: ['True'] }
  const added = await author.post('createquiz/addquestion', {
    ...question,
    questionImage: dataUrl(SAMPLES.mp3, 'audio/mpeg'),
  })
  for (const sound of [added.json().questions[0].s3ImageName, dataUrl(SAMPLES.mp4, 'video/mp4')])
    for (const reply of [
      await create(sound),
      await author.post('createquiz/editquiz', { quizId, ...settingsWith(sound) }),
    ])
      expect([reply.statusCode, reply.body]).toEqual([415, 'Unsupported File'])
  expect(await bannerOf(quizId)).toBe(kept)
})
