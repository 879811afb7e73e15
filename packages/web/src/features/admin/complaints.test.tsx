import type { ModeratedItem, QuestionRead } from '@quokka/contract/http'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, sentence } from '../../testing/screen-test.tsx'
import { AdminScreen } from './admin.tsx'
import { answerWords } from './complaints/answer-words.ts'

const tom = { userId: 'u1', userName: 'tom', picture: 'avatar1', mayPublish: true, publicQuizzes: 6, takenDown: 1 }
const fish: ModeratedItem = {
  reportId: 'r1',
  quizId: 'reef',
  questionId: 'q2',
  qtestId: null,
  quizName: 'Reef Check',
  quizImage: '/media/uploads/reef.webp',
  questionTitle: 'Which fish lives in an anemone?',
  questionNumber: 2,
  slideCount: 2,
  status: 'published',
  isPublic: true,
  takenDown: false,
  reportCount: 4,
  reports: [
    { reason: 'wrong answer', text: 'It is the clown fish.', reportedOn: '2026-11-21T12:00:00Z' },
    { reason: 'other', text: '', reportedOn: '2026-11-20T12:00:00Z' },
  ],
  author: tom,
  decision: null,
}
const teacher: ModeratedItem = {
  ...fish,
  reportId: 'r2',
  quizId: 'teacher',
  quizName: 'Guess the Teacher',
  questionId: null,
  questionTitle: null,
  questionNumber: null,
  reportCount: 1,
  reports: [{ reason: 'unkind', text: '', reportedOn: '2026-11-19T12:00:00Z' }],
}
const mcq = (number: number, questionTitle: string): QuestionRead => ({
  questionId: `q${number}`,
  quizId: 'reef',
  questionType: 'MCQ',
  questionTitle,
  correctAnswer: '["Shark"]',
  answerChoices: '["Clown fish","Shark","Eel","Ray"]',
  s3ImageName: null,
  s3AnswerImageName: null,
  answerContent: 'Sharks like it warm.',
  timeToAnswer: 30,
  maxPoints: 100,
  questionNumber: number,
  quizType: 'Private',
  revision: 1,
})
const questions = [mcq(1, 'What is a reef?'), mcq(2, 'Which fish lives in an anemone?')]

const open = async (answers: Readonly<Record<string, unknown>> = {}, tab = 'open', items = [fish, teacher]) => {
  const listed = { open: 2, decided: 38, items }
  const asked = answerCalls({ 'moderation/list': listed, 'moderation/getquiz': { questions }, ...answers })
  renderInStudio(<AdminScreen />, '/admin', 'ADMIN', `?tab=${tab}`)
  return { asked, user: userEvent.setup() }
}

test('MO8 the tabs count what waits and what was decided, and are in the address', async () => {
  const { user } = await open({}, 'accounts')
  expect(await screen.findByRole('tab', { name: 'Reported 2' })).toBeDefined()
  await user.click(screen.getByRole('tab', { name: 'Decided 38' }))
  expect(location.search).toBe('?tab=decided')
})

test('MO8 the first item is shown as players see it, with the marked answer in words and what was said', async () => {
  await open()
  const detail = within(await screen.findByRole('article', { name: 'Reef Check' }))
  expect(detail.getByRole('heading', { name: 'Reef Check, slide 2' })).toBeDefined()
  expect(await detail.findByText('Marked as correct: B, Shark')).toBeDefined()
  expect(detail.getByRole('heading', { name: 'Which fish lives in an anemone?' })).toBeDefined()
  expect(detail.getByText('Explanation: Sharks like it warm.')).toBeDefined()
  expect(detail.getByText('4 reports')).toBeDefined()
  expect(detail.getByText('“It is the clown fish.”')).toBeDefined()
  expect(detail.getByText('tom · author')).toBeDefined()
})

test('MO8 the other slides of the quiz can be viewed too', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Previous' }))
  expect(screen.getByRole('heading', { name: 'What is a reef?' })).toBeDefined()
  expect(screen.getByText('Slide 1 of 2')).toBeDefined()
})

test('MO8 pressing an item shows it and takes the focus to its heading', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /Guess the Teacher.*Whole quiz, 2 slides.*1 report/ }))
  const heading = screen.getByRole('heading', { name: 'Guess the Teacher' })
  expect(document.activeElement).toBe(heading)
  await user.click(screen.getByRole('button', { name: 'All reports' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Reported' }))
})

test('MO8 taking down needs a sentence for the author; then the lists are asked for again', async () => {
  const { user, asked } = await open({ 'moderation/decide': sentence('This quiz is taken down.') })
  await user.click(await screen.findByRole('button', { name: 'Take down' }))
  expect(screen.getByText('Please say why: the author reads this sentence.')).toBeDefined()
  expect(asked.some(({ call }) => call === 'moderation/decide')).toBe(false)
  await user.type(screen.getByLabelText('Why? The author reads this sentence.'), ' Sharks do not. ')
  asked.length = 0
  await user.click(screen.getByRole('button', { name: 'Take down' }))
  expect(await screen.findByText('This quiz is taken down.')).toBeDefined()
  expect(asked[0]).toEqual({
    call: 'moderation/decide',
    body: { reportId: 'r1', decision: 'takeDown', reason: 'Sharks do not.' },
  })
  expect(asked.slice(1, 3).map(({ call }) => call)).toEqual(['moderation/list', 'moderation/list'])
})

test('MO12 the QTest in which something was seen is ended with a sentence for its host, and opened again', async () => {
  const items = [{ ...fish, qtestId: 'abc' }]
  const { user, asked } = await open({ 'qtest/closeqtest': sentence('QTest closed.') }, 'open', items)
  await user.click(await screen.findByRole('button', { name: 'End this QTest' }))
  expect(screen.getByText('Please say why: the host reads this sentence.')).toBeDefined()
  await user.type(screen.getByLabelText('Why? Its host reads this sentence.'), ' Strangers fill it. ')
  await user.click(screen.getByRole('button', { name: 'End this QTest' }))
  expect(await screen.findByText('QTest closed.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Open it again' }))
  expect(asked.filter(({ call }) => call === 'qtest/closeqtest').map(({ body }) => body)).toEqual([
    { qtestId: 'abc', closed: true, reason: 'Strangers fill it.' },
    { qtestId: 'abc', closed: false, reason: 'Strangers fill it.' },
  ])
})

test('MO8 keeping needs none, and a refusal is said and keeps what was typed', async () => {
  const { user, asked } = await open({ 'moderation/decide': 'This report is not there any more.' })
  await user.type(await screen.findByLabelText('Why? The author reads this sentence.'), 'Fine')
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  expect(await screen.findByText('This report is not there any more.')).toBeDefined()
  expect(asked.find(({ call }) => call === 'moderation/decide')?.body).toMatchObject({ decision: 'keep' })
  expect(screen.getByLabelText<HTMLInputElement>('Why? The author reads this sentence.').value).toBe('Fine')
})

test('MO8 the right to publish is switched off and on', async () => {
  const { user, asked } = await open({
    'moderation/setpublishing': sentence('tom may not publish to everyone any more.'),
  })
  await user.click(await screen.findByRole('switch', { name: 'May publish to everyone' }))
  expect(await screen.findByText('tom may not publish to everyone any more.')).toBeDefined()
  expect(asked.find(({ call }) => call === 'moderation/setpublishing')?.body).toEqual({
    userId: 'u1',
    mayPublish: false,
  })
})

test('MO8 a quiz that was taken down can be put back, and says when and why it was', async () => {
  const decided = {
    ...fish,
    takenDown: true,
    author: null,
    decision: { decision: 'takeDown' as const, reason: 'Wrong.', decidedOn: '2026-11-21T12:00:00Z' },
  }
  await open({}, 'decided', [decided])
  expect(await screen.findByText('Taken down on 11/21/2026')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Why? The author reads this sentence.').value).toBe('Wrong.')
  expect(screen.getByRole('button', { name: 'Put back' })).toBeDefined()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('MO8 an empty list, a failing one and its retry', async () => {
  const { user } = await open({ 'moderation/list': 'Not now.' })
  expect(await screen.findByText('Not now.')).toBeDefined()
  answerCalls({ 'moderation/list': { open: 0, decided: 0, items: [] } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing is reported. All is well.')).toBeDefined()
})

test.each([
  ['["Shark"]', '["Clown fish","Shark"]', 'B, Shark'],
  ['[["sun","moon"],["day","night"]]', '[["sun","moon"],["night","day"]]', 'sun – day, moon – night'],
  ['["one","two","three"]', '["three","one","two"]', 'one, two, three'],
  ['["water"]', '[]', 'water'],
  ['[]', '["Yes","No"]', ''],
])('MO8 the marked answer %s of %s is "%s"', (correctAnswer, answerChoices, words) => {
  expect(answerWords({ ...mcq(1, ''), correctAnswer, answerChoices })).toBe(words)
})
