import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())

const owner = await at.member('reef-owner')
const editor = await at.member('reef-editor')
const banner = await at.giveMediaName(`${'b'.repeat(22)}.webp`, owner)
const settings = { quizName: 'Reef', quizDescription: 'Fish', ageGroup: '9 to 14', quizImage: banner }

const mcq = (questionTitle: string, changes: object = {}) => ({
  questionType: 'MCQ',
  questionTitle,
  answerChoices: ['Clown fish', 'Shark', 'Whale', 'Eel'],
  correctAnswer: ['Clown fish'],
  ...changes,
})
const info = (questionTitle: string) => ({ questionType: 'NQS', questionTitle, answerChoices: ['Read'] })

interface Slide {
  questionId: string
  questionTitle: string
  revision: number
  timeToAnswer: number
  maxPoints: number
}

const call = (name: string, body: object, by: Browser = owner) => by.post(`createquiz/${name}`, body)
const slidesOf = async (quizId: string): Promise<Slide[]> => (await call('getquiz', { quizId })).json().questions
const titles = async (quizId: string) => (await slidesOf(quizId)).map(({ questionTitle }) => questionTitle).join(' ')
const refs = (slides: readonly Slide[], wanted: string) =>
  slides
    .filter(({ questionTitle }) => wanted.includes(questionTitle))
    .map(({ questionId, revision }) => ({ questionId, revision }))

/** A quiz of questions A to D, which the editor may edit. */
const newQuiz = async (questions: readonly object[] = ['A', 'B', 'C', 'D'].map((title) => mcq(title))) => {
  const { quizId } = (await call('createquiz', settings)).json()
  await call('addquizeditor', { quizId, email: 'reef-editor@example.org' })
  const added = await call('addquestions', { quizId, questions })
  expect([added.statusCode, added.json().questions.length]).toEqual([200, questions.length])
  return { quizId, slides: added.json().questions as Slide[] }
}

test('AU14 several slides are added at their numbers, or at the end, and the answer names them as they were sent', async () => {
  const { quizId } = await newQuiz()
  const questions = [
    mcq('Z'),
    { ...mcq('Y'), questionNumber: 6 },
    { ...info('W'), questionNumber: 1 },
    { ...mcq('X'), questionNumber: 3 },
  ]
  const added = await call('addquestions', { quizId, questions }, editor)
  expect(added.statusCode).toBe(200)
  expect(await titles(quizId)).toBe('W A X B C Y D Z')
  const byId = new Map((await slidesOf(quizId)).map(({ questionId, questionTitle }) => [questionId, questionTitle]))
  expect(added.json().addedQuestionIds.map((id: string) => byId.get(id))).toEqual(['Z', 'Y', 'W', 'X'])
})

test('AU14 of slides to be added all are, or none: one that is not whole, one too many, or a picture that is not stored yet', async () => {
  const { quizId } = await newQuiz([mcq('A')])
  const add = async (...questions: object[]) => (await call('addquestions', { quizId, questions })).statusCode
  expect(await add(mcq('B'), mcq('C', { correctAnswer: ['Nothing'] }))).toBe(400)
  expect(await add(mcq('B'), mcq('C', { questionImage: 'data:image/png;base64,iVBORw0KGgo=' }))).toBe(400)
  const all = Array.from({ length: 200 }, (_, index) => info(`Slide ${index}`))
  expect(await add(...all, mcq('B'))).toBe(400)
  const full = await call('addquestions', { quizId, questions: all })
  expect([full.statusCode, full.body]).toEqual([409, 'A quiz has at most 200 slides.'])
  expect(await titles(quizId)).toBe('A')
  expect(await add(...all.slice(1))).toBe(200)
  expect(await slidesOf(quizId)).toHaveLength(200)
})

test('AU15 several slides are deleted, all or none', async () => {
  const { quizId, slides } = await newQuiz()
  const both = refs(slides, 'AC')
  await call('editquestion', { quizId, questionId: slides[2]?.questionId, ...mcq('C') }, editor)
  const stale = await call('deletequestions', { quizId, slides: both })
  expect([stale.statusCode, stale.body]).toEqual([
    409,
    'Somebody else has changed one of these slides meanwhile. Nothing was changed.',
  ])
  expect(await titles(quizId)).toBe('A B C D')
  const present = refs(await slidesOf(quizId), 'AC')
  const deleted = await call('deletequestions', { quizId, slides: present })
  expect([deleted.statusCode, deleted.body]).toEqual([200, '2 slides deleted.'])
  expect(await titles(quizId)).toBe('B D')
  const gone = await call('deletequestions', { quizId, slides: [...refs(slides, 'B'), ...present] })
  expect([gone.statusCode, gone.body]).toEqual([
    404,
    'One of these slides is not in the quiz any more. Nothing was changed.',
  ])
  expect(await titles(quizId)).toBe('B D')
})

test('AU15 a published quiz keeps a question when several slides are deleted', async () => {
  const { quizId, slides } = await newQuiz([info('A'), mcq('B'), mcq('C')])
  await call('assignquiztoteams', { quizId, teamIds: [], quizAccessStatus: 'private' })
  await call('changequizstatus', { quizId, status: 'published' })
  expect((await call('deletequestions', { quizId, slides: refs(slides, 'BC') })).statusCode).toBe(409)
  expect(await titles(quizId)).toBe('A B C')
  expect((await call('deletequestions', { quizId, slides: refs(slides, 'AC') })).statusCode).toBe(200)
  expect(await titles(quizId)).toBe('B')
})

test('AU16 time or points of several questions are set at once; info slides stay as they are', async () => {
  const { quizId, slides } = await newQuiz([mcq('A', { timer: 10 }), info('B'), mcq('C'), mcq('D')])
  const timed = await call('setquestiontiming', { quizId, slides: refs(slides, 'ABC'), timer: 20 }, editor)
  expect(timed.statusCode).toBe(200)
  const facts = (all: readonly Slide[]) => all.map((slide) => [slide.timeToAnswer, slide.maxPoints, slide.revision])
  const timing = [
    [20, 100, 2],
    [5, 0, 1],
    [20, 100, 2],
    [30, 100, 1],
  ]
  expect(facts(timed.json().questions)).toEqual(timing)
  const pointed = await call('setquestiontiming', { quizId, slides: refs(timed.json().questions, 'CD'), maxPoints: 0 })
  expect(facts(pointed.json().questions)).toEqual([timing[0], timing[1], [20, 0, 3], [30, 0, 2]])
})

test('AU16 the time of several questions is set for all or for none, within the limits of a question', async () => {
  const { quizId, slides } = await newQuiz([mcq('A'), mcq('B')])
  const set = async (change: object) =>
    (await call('setquestiontiming', { quizId, slides: refs(slides, 'AB'), ...change })).statusCode
  for (const change of [{ timer: 0 }, { timer: 601 }, { maxPoints: -1 }, { maxPoints: 1_001 }, { timer: 2.5 }])
    expect([change, await set(change)]).toEqual([change, 400])
  await call('editquestion', { quizId, questionId: slides[1]?.questionId, ...mcq('B') }, editor)
  expect(await set({ timer: 20 })).toBe(409)
  expect((await slidesOf(quizId)).map(({ timeToAnswer }) => timeToAnswer)).toEqual([30, 30])
})

test('ED37 several slides are replaced, all or none', async () => {
  const { quizId, slides } = await newQuiz()
  const [a, b, c] = slides
  const meant = (slide: Slide | undefined, title: string) => ({
    ...mcq(title),
    questionId: slide?.questionId,
    revision: slide?.revision,
  })
  const both = [meant(a, 'X'), meant(c, 'Y')]
  const edited = await call('editquestions', { quizId, questions: both }, editor)
  expect(edited.json().questions.map(({ revision }: Slide) => revision)).toEqual([2, 1, 2, 1])
  expect(await titles(quizId)).toBe('X B Y D')
  const stale = await call('editquestions', { quizId, questions: [meant(b, 'Z'), ...both] })
  expect([stale.statusCode, stale.body]).toEqual([
    409,
    'Somebody else has changed one of these slides meanwhile. Nothing was changed.',
  ])
  const refused = async (...questions: object[]) => (await call('editquestions', { quizId, questions })).statusCode
  expect(await refused(meant(b, 'Z'), meant(b, 'W'))).toBe(409)
  expect(await refused(meant(b, 'Z'), { ...mcq('V'), questionId: 'none' })).toBe(404)
  expect(await refused(meant(b, 'Z'), { ...meant(slides[3], 'V'), correctAnswer: ['Nothing'] })).toBe(400)
  expect(await refused({ ...meant(b, 'Z'), questionImage: 'data:image/png;base64,iVBORw0KGgo=' })).toBe(400)
  expect(await titles(quizId)).toBe('X B Y D')
})
