import { afterAll, expect, test } from 'vitest'
import { canvas, SAMPLES } from '../../testing/media-samples.ts'
import { openRoomPlayer } from '../../testing/room-player.ts'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
const origin = await at.listen()
afterAll(() => at.close())
const [owner, editor, stranger] = [await at.member(), await at.member(), await at.member()]
const guest = at.browser()

const PICTURE = await canvas().png().toBuffer()

const upload = async (by: Browser, content: Buffer = SAMPLES.wav): Promise<string> => {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(content)], 'reef'))
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const reply = await fetch(`${origin}/qq/v1/media`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie },
    body,
  })
  return ((await reply.json()) as { name: string }).name
}
const settingsWith = (quizImage: string) => ({
  quizName: 'Reef',
  quizDescription: 'Fish',
  ageGroup: '18+',
  quizImage,
})
const slide = {
  questionType: 'TRF',
  questionTitle: 'Fish swim',
  answerChoices: ['True', 'False'],
  correctAnswer: ['True'],
  timer: 30,
  maxPoints: 100,
  answerContent: 'They do',
}
/** A quiz with a banner and a slide that shows two media. */
const makeQuiz = async () => {
  const media = [await upload(owner, PICTURE), await upload(owner), await upload(owner)] as const
  const [quizImage, questionImage, answerImage] = media
  const { quizId } = (await owner.post('createquiz/createquiz', settingsWith(quizImage))).json()
  const added = await owner.post('createquiz/addquestion', { ...slide, quizId, questionImage, answerImage })
  expect(added.statusCode).toBe(200)
  await owner.post('createquiz/addquizeditor', { quizId, email: editor.email })
  return { quizId: String(quizId), media }
}
const seen = async (by: Browser, names: readonly string[]) =>
  Promise.all(names.map(async (name) => (await by.get(`/media/uploads/${name}`)).statusCode))
const setStatus = (quizId: string, status: string) => owner.post('createquiz/changequizstatus', { quizId, status })
const ALL = [200, 200, 200]
const NONE = [404, 404, 404]

test('ME15 what is in no quiz yet is shown to its uploader, and is kept by no cache without asking', async () => {
  const name = await upload(owner)
  const reply = await owner.get(`/media/uploads/${name}`)
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-cache'])
  expect(reply.rawPayload.equals(SAMPLES.wav)).toBe(true)
  for (const by of [editor, stranger, guest]) {
    const refused = await by.get(`/media/uploads/${name}`)
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, 'no-store'])
  }
  const { etag } = reply.headers
  const after = await guest.get(`/media/uploads/${name}`, { 'if-none-match': String(etag) })
  expect(after.statusCode, 'what a browser kept of somebody else is not confirmed').toBe(404)
})

test('ME15 the media of a draft are seen by its editors, of a public quiz by everyone, of a deleted one by their uploader', async () => {
  const { quizId, media } = await makeQuiz()
  const views = async () => [
    await seen(owner, media),
    await seen(editor, media),
    await seen(stranger, media),
    await seen(guest, media),
  ]
  expect(await views()).toEqual([ALL, ALL, NONE, NONE])
  await setStatus(quizId, 'published')
  expect(await views(), 'published to nobody else yet').toEqual([ALL, ALL, NONE, NONE])
  await owner.post('createquiz/assignquiztoteams', { quizId, teamIds: 'public', quizAccessStatus: 'public' })
  expect(await views()).toEqual([ALL, ALL, ALL, ALL])
  const shown = await guest.get(`/media/uploads/${media[0]}`)
  expect(shown.headers['cache-control']).toBe('private, max-age=31536000, immutable')
  await owner.post('createquiz/deletequiz', { quizId })
  at.clock.skip(10_001)
  expect(await views()).toEqual([ALL, NONE, NONE, NONE])
})

test('ME15 a game that runs keeps its media when the quiz is deleted', async () => {
  const { quizId, media } = await makeQuiz()
  const { roomId } = (await owner.post('createinvite', { quizId, hostMode: true })).json()
  const player = await openRoomPlayer(origin, roomId, guest)
  await player.join()
  const host = await openRoomPlayer(origin, roomId, owner)
  await host.join()
  host.send('startQuiz')
  const { currentQuestion } = await player.next('sendQuestion')
  await owner.post('createquiz/deletequiz', { quizId })
  const alias = currentQuestion.imageName
  expect(media).not.toContain(alias)
  expect((await guest.get(`/media/rooms/${roomId}/${alias}`)).statusCode).toBe(200)
  expect(await seen(guest, media)).toEqual(NONE)
})

test('ME16 the name of a media file that the author may not see is refused like one that was never issued', async () => {
  const { quizId, media } = await makeQuiz()
  const [name] = media
  const own = (await stranger.post('createquiz/createquiz', settingsWith(await upload(stranger, PICTURE)))).json()
    .quizId
  const refused = [400, 'This file is not here any more. Please upload it again.']
  for (const [path, body] of [
    ['createquiz/createquiz', settingsWith(name)],
    ['createquiz/addquestion', { ...slide, quizId: own, questionImage: name }],
    ['createquiz/addquestion', { ...slide, quizId: own, answerImage: name }],
  ] as const) {
    const reply = await stranger.post(path, body)
    expect([reply.statusCode, reply.body]).toEqual(refused)
  }
  expect(await seen(stranger, media)).toEqual(NONE)
  const edited = await editor.post('createquiz/addquestion', { ...slide, quizId, questionImage: media[1] })
  expect(edited.statusCode, 'an editor uses what the quiz has').toBe(200)
})
