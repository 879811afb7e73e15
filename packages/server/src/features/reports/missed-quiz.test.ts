import { join } from 'node:path'
import { readQuizzes } from '@quokka/content'
import { isScored } from '@quokka/core/questions'
import { afterAll, expect, test } from 'vitest'
import { canvas } from '../../testing/media-samples.ts'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'
import { accountIdOf, playerFacts, playFacts, storePlay, WINNABLE } from '../../testing/test-plays.ts'

const at = await openTestAccounts({ settings: { PLAN_FREE_QUIZZES: '3' } })
afterAll(() => at.close())

const ofPlay = ({ quizId, journalId }: { quizId: string; journalId: string }) => ({
  quizVariant: 'quiz',
  quizId,
  roomId: journalId,
  game: 1,
})
const newHost = async () => {
  const host = await at.member()
  return { host, hostId: await accountIdOf(at.database, host.name) }
}
const quizOf = async (by: Browser, quizId: string) => (await by.post('createquiz/getquiz', { quizId })).json()

test('RS10 what was missed becomes a draft with questions of its own, and a second one when asked again', async () => {
  const { host, hostId } = await newHost()
  const play = playFacts({ hostId, quizName: 'x'.repeat(100) })
  await storePlay(at.database, play, [playerFacts(play, 3), playerFacts(play, 3)])
  const made = await host.post('createmissedquiz', ofPlay(play))
  const { quizId, questionCount } = made.json()
  // The survey is missed by nobody.
  expect([made.statusCode, questionCount]).toEqual([200, WINNABLE - 3])
  const quiz = await quizOf(host, quizId)
  expect(quiz).toMatchObject({ quizName: `${'x'.repeat(88)} – once more`, statusCode: 'DRF', isOwner: true })
  expect(quiz.quizName).toHaveLength(100)
  const missed = play.questions.slice(3, WINNABLE)
  expect(quiz.questions.map(({ questionTitle }: { questionTitle: string }) => questionTitle)).toEqual(
    missed.map(({ questionTitle }) => questionTitle),
  )
  const before = new Set(play.questions.map(({ questionId }) => questionId))
  expect(quiz.questionIds.filter((id: string) => before.has(id))).toEqual([])
  expect((await host.post('createmissedquiz', ofPlay(play))).json().quizId).not.toBe(quizId)
})

test('RS10 where nothing was missed nothing is made, and no quota is passed', async () => {
  const { host, hostId } = await newHost()
  const [all, none] = [playFacts({ hostId }), playFacts({ hostId })]
  await storePlay(at.database, all, [playerFacts(all, WINNABLE)])
  await storePlay(at.database, none, [playerFacts(none, 0)])
  const refused = await host.post('createmissedquiz', ofPlay(all))
  expect([refused.statusCode, refused.body]).toEqual([
    400,
    'Nothing was missed: at least 60 % got every question right.',
  ])
  const replies = []
  for (let time = 0; time < 4; time += 1) replies.push((await host.post('createmissedquiz', ofPlay(none))).statusCode)
  expect(replies).toEqual([200, 200, 200, 409])
})

test('RS10 own uploads stay by their names, pictures of the catalogue become uploads, what the caller may not see is left out', async () => {
  const { host, hostId } = await newHost()
  const { host: stranger } = await newHost()
  const own = await at.giveMediaName('own-rs10.webp', host)
  const foreign = await at.giveMediaName('foreign-rs10.webp', stranger)
  const written = playFacts({ hostId, mediaFolder: 'uploads', quizType: 'Private' })
  const [first, second] = written.questions
  if (first === undefined || second === undefined) throw new Error('no questions')
  const uploads = {
    ...written,
    questions: [
      { ...first, questionImage: own, answerImage: null, questionImageAlt: 'Mine' },
      { ...second, questionImage: foreign, answerImage: null, questionImageAlt: 'Not mine' },
    ],
  }
  await storePlay(at.database, uploads, [playerFacts(uploads, 0)])
  const { quizId } = (await host.post('createmissedquiz', ofPlay(uploads))).json()
  expect((await quizOf(host, quizId)).questions).toMatchObject([
    { s3ImageName: own, questionImageAlt: 'Mine' },
    { s3ImageName: null },
  ])

  const pictured = readQuizzes()
    .flatMap(({ questions }) => questions())
    .find((question) => isScored(question) && question.questionImage !== null)
  if (pictured?.questionImage == null) throw new Error('no question with a picture')
  await canvas().png().toFile(join(at.picturesFolder, pictured.questionImage))
  const readyMade = playFacts({ hostId, quizId: 'farm-friends', questions: [pictured] })
  await storePlay(at.database, readyMade, [playerFacts(readyMade, 0)])
  const copied = (await host.post('createmissedquiz', ofPlay(readyMade))).json()
  const quiz = await quizOf(host, copied.quizId)
  expect(quiz.quizImage).toMatch(/^\/media\/readymade\/farm-friends/)
  const [{ s3ImageName }] = quiz.questions
  expect(s3ImageName).toMatch(/\.webp$/)
  expect(s3ImageName).not.toBe(pictured.questionImage)
  expect((await host.get(`/media/uploads/${s3ImageName}`)).statusCode).toBe(200)
})
