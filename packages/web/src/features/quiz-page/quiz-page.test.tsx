import type { QuizPage } from '@quokka/contract/http'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PHONE } from '../../lib/page/use-media.ts'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, refusal } from '../../testing/screen-test.tsx'
import { QuizPageScreen } from './quiz-page.tsx'

const asked = {
  questionType: 'MCQ',
  questionTitle: 'Which carries its young in a pouch?',
  timeToAnswer: 30,
  isScored: true,
} as const
const page: QuizPage = {
  quizId: 'animals',
  quizName: 'Animals of Australia',
  quizDescription: 'Pouches',
  quizImage: '',
  origin: 'team',
  statusCode: 'PUB',
  authorName: 'anita-rao',
  sharedTeam: 'Year 4 Red',
  classes: [4, 5, 6],
  ageGroup: '9 to 14',
  topics: ['Nature'],
  questionCount: 1,
  lengthS: 540,
  plays: 214,
  rightShare: 0.68,
  isLocked: false,
  mayReadAnswers: true,
  questions: [asked],
  similar: [],
}
const answers = {
  questions: [{ ...asked, answers: ['Koala'], otherChoices: ['Emu', 'Dingo'], explanation: 'For half a year.' }],
}
const open = (changes: object = {}, userType: string | null = 'REGULAR', replies: object = {}) => {
  const calls = answerCalls({ getquizpage: { ...page, ...changes }, getquizanswers: answers, ...replies })
  renderInStudio(<QuizPageScreen quizId="animals" />, '/quiz/animals', userType)
  return { calls, user: userEvent.setup() }
}

test('QZ8 the page says what the quiz is, and fetches answers when somebody asks for them', async () => {
  const { calls, user } = open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Animals of Australia' })).toBeDefined()
  const facts = within(screen.getByRole('list', { name: 'About this quiz' })).getAllByRole('listitem')
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    '1 question',
    'About 9 minutes',
    'Played 214 times',
    'Classes 4 to 6',
  ])
  expect(screen.getByText('By a teacher you know')).toBeDefined()
  expect(screen.getByText('You share the team Year 4 Red.')).toBeDefined()
  expect(screen.getByText('68 % right on average')).toBeDefined()
  expect(screen.queryByText(/Koala/)).toBeNull()
  expect(calls.map(({ call }) => call)).toEqual(['getquizpage'])
  await user.click(screen.getByRole('button', { name: 'Show answers' }))
  expect(await screen.findByText(/Koala/)).toBeDefined()
  expect(screen.getByText('Also offered: Emu · Dingo')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Hide answers' }))
  expect(screen.queryByText(/Koala/)).toBeNull()
})

test('QZ8 a guest plays and shares, and Copy leads to the log in; whoever may not read the answers is told', async () => {
  const { user } = open({ origin: 'ready-made', mayReadAnswers: false }, null)
  expect(await screen.findByRole('button', { name: 'Play' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show answers' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull()
  expect(screen.getByText('Answers are shown to adults who are logged in.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Report' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: /Copy/ }))
  expect(await screen.findByText('now at /signin')).toBeDefined()
  expect(history.state).toEqual({ redirect: '/quiz/animals' })
})

test('QZ8 a copy opens in the editor, and one that is refused says why', async () => {
  const { user } = open({}, 'REGULAR', { copyquiz: { quizId: 'mine' } })
  await user.click(await screen.findByRole('button', { name: /Copy/ }))
  expect(await screen.findByText('now at /createquiz/mine')).toBeDefined()
})

test('QZ8 a draft of one’s own is edited, not played, and says of which quiz it is a copy', async () => {
  open({ origin: 'own', statusCode: 'DRF', copiedFrom: { quizId: 'source', quizName: 'Reefs' } })
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
  expect(screen.getByRole('link', { name: 'A copy of Reefs' }).getAttribute('href')).toBe('/quiz/source')
})

test('QZ9 an info slide has neither a time nor, where nothing is explained, a place for answers', async () => {
  const slide = {
    questionType: 'NQS',
    questionTitle: 'Now to what they eat',
    timeToAnswer: 30,
    isScored: false,
  } as const
  const { user } = open({ questions: [asked, slide] }, 'REGULAR', {
    getquizanswers: { questions: [...answers.questions, { ...slide, answers: [], otherChoices: [], explanation: '' }] },
  })
  const rowOf = async (words: string) => (await screen.findByText(words)).closest('li')?.textContent
  expect(await rowOf('Now to what they eat')).toBe('Now to what they eatNQS Info slide')
  expect(await rowOf('Which carries its young in a pouch?')).toMatch(/30 s$/)
  await user.click(screen.getByRole('button', { name: 'Show answers' }))
  await screen.findByText(/Koala/)
  const row = screen.getByText('Now to what they eat').closest('li')
  expect(row?.querySelectorAll('div')).toHaveLength(1)
})

test('QZ10 Share stands at the foot of no phone but beside the way back, and elsewhere once, among the actions', async () => {
  open()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === PHONE,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const share = await screen.findByRole('button', { name: 'Share' })
  expect(share.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(share.textContent).toBe('')
})

test('QZ8 a quiz that is not there says so and leads to others', async () => {
  open({}, null, { getquizpage: refusal('quiz/not-found', 'There is no such quiz.', 404) })
  expect(await screen.findByRole('heading', { name: 'This quiz is not here' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Choose another quiz' })).toBeDefined()
})
