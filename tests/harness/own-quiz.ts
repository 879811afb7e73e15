import { readFileSync } from 'node:fs'
import { PICTURES_FOLDER } from '../../packages/content/src/index.ts'
import { LIMITS } from '../../packages/core/src/limits.ts'
import { ALL_TYPES_QUIZ_ID } from './known-answers.ts'
import type { Player } from './player.ts'

/** A drawing of the catalogue as a quiz's picture: an uploaded one is decoded and drawn again for each quiz. */
export const COVER = '/media/readymade/animals-of-australia.png'

/** A picture as a page sends it. */
export const PICTURE = `data:image/png;base64,${readFileSync(new URL('animals-of-australia-1.png', PICTURES_FOLDER), 'base64')}`

/** Uploads the picture; answers its address. */
export const uploadPicture = async (author: Player): Promise<string> => {
  const body = new FormData()
  const [, base64 = ''] = PICTURE.split(',')
  body.append('file', new Blob([Buffer.from(base64, 'base64')], { type: 'image/png' }), 'picture.png')
  const headers = { 'sec-fetch-site': 'same-origin', cookie: author.cookie ?? '' }
  const answer = await fetch(`${author.origin}/qq/v1/media`, { method: 'POST', headers, body })
  const { url } = (await answer.json()) as { url?: string }
  if (url === undefined) throw new Error(`the picture was refused with ${answer.status}`)
  return url
}

const post = async (author: Player, path: string, body: object): Promise<Response> => {
  const reply = await author.call(`createquiz/${path}`, body)
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
  return reply
}

/** A draft without slides; answers its id. */
export const draftQuiz = async (author: Player, quizName: string): Promise<string> => {
  const settings = { quizName, quizDescription: 'Who is it?', ageGroup: '6 to 8', quizImage: COVER }
  return ((await (await post(author, 'createquiz', settings)).json()) as { quizId: string }).quizId
}

/** Opens a quiz to everybody. */
export const publish = async (author: Player, quizId: string): Promise<void> => {
  await post(author, 'assignquiztoteams', { quizId, teamIds: 'public', quizAccessStatus: 'public' })
  await post(author, 'changequizstatus', { quizId, status: 'published' })
}

/** A ready-made question as an author sends it. */
export const sentQuestions = (quizId: string): readonly Record<string, unknown>[] =>
  JSON.parse(readFileSync(new URL(`../../packages/content/quizzes/${quizId}.json`, import.meta.url), 'utf8')).questions

/** Publishes the first questions of every type, the second a picture, with time enough to look at each; the titles are in order. */
export const publishAllTypes = async (
  author: Player,
  quizName: string,
): Promise<{ quizId: string; titles: string[] }> => {
  const quizId = await draftQuiz(author, quizName)
  const sent = new Map<unknown, Record<string, unknown>>()
  for (const question of sentQuestions(ALL_TYPES_QUIZ_ID)) {
    const key = question.questionImage ?? question.questionType
    if (!sent.has(key)) sent.set(key, question)
  }
  for (const question of sent.values()) {
    const timer = question.correctAnswer === undefined ? {} : { timer: LIMITS.longestTimerS }
    const picture = question.questionImage === undefined ? {} : { questionImage: PICTURE }
    await post(author, 'addquestion', { quizId, ...question, ...timer, ...picture })
  }
  await publish(author, quizId)
  return { quizId, titles: [...sent.values()].map(({ questionTitle }) => String(questionTitle)) }
}

/** Publishes a quiz of one question, to which Tom is the answer, open for so many seconds; answers its id. */
export const publishOneQuestion = async (
  author: Player,
  quizName: string,
  timer: number = LIMITS.longestTimerS,
): Promise<string> => {
  const quizId = await draftQuiz(author, quizName)
  await post(author, 'addquestion', {
    quizId,
    questionType: 'MCQ',
    questionTitle: 'Who laughs the loudest?',
    correctAnswer: ['Tom'],
    answerChoices: ['Tom', 'Ann', 'Mira', 'Sol'],
    timer,
  })
  await publish(author, quizId)
  return quizId
}
