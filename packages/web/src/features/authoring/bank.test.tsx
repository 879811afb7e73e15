import type { BankQuestion } from '@quokka/contract/http'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { sentence } from '../../testing/screen-test.tsx'
import { question, quiz, storeQuiz } from '../../testing/stored-quiz.ts'
import { EditorScreen } from './editor.tsx'

vi.mock('../../questions/editing/slide-editor.tsx', async () => ({
  ...(await import('../../questions/editing/draft/slide-draft.ts')),
  SlideEditor: (await import('../../testing/plain-slide-editor.tsx')).PlainSlideEditor,
}))

// A whole editor is looked through by role again and again.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 5_000 })

const drawer = () => within(screen.getByRole('complementary', { name: 'Slides' }))
const bank = () => within(screen.getByRole('dialog', { name: 'From other quizzes' }))
const listed = () =>
  drawer()
    .queryAllByRole('button', { name: /^(Slide \d+|Unsaved slide):/ })
    .map(({ textContent }) => /Question (\w)/.exec(textContent ?? '')?.[1] ?? textContent)
    .join('')
const box = (title: string) => bank().getByRole<HTMLInputElement>('checkbox', { name: title })

const banked = (id: string, changes: Partial<BankQuestion> = {}): BankQuestion => ({
  question: question(id, { quizId: 'quiz-2' }),
  quizName: 'Moons',
  origin: 'mine',
  classes: [4, 5, 6],
  ...changes,
})
const LIGHT = question('x', {
  quizId: 'quiz-3',
  questionType: 'MCQ',
  questionTitle: 'What makes the Moon shine?',
  answerChoices: '["Sunlight","Fire","Ice","City lights"]',
  correctAnswer: '["Sunlight"]',
})

/** The bank over slides a to c, of which b is in hand. */
const open = async () => {
  const server = storeQuiz(quiz(['a', 'b', 'c']))
  server.bank = [
    banked('m'),
    banked('n', { rightPercent: 47 }),
    banked('x', { question: LIGHT, quizName: 'Light', origin: 'catalogue', classes: [6], difficulty: 'hard' }),
  ]
  localStorage.setItem('userId', 'user-1')
  renderInStudio(<EditorScreen quizId="quiz-1" />, '/createquiz/quiz-1')
  await screen.findByRole('complementary', { name: 'Slides' })
  const user = userEvent.setup()
  await user.click(drawer().getByRole('button', { name: /Question b/ }))
  await user.click(drawer().getByRole('button', { name: 'From other quizzes' }))
  await bank().findByRole('checkbox', { name: 'Question m' })
  return { server, user }
}

test('ED57 questions of other quizzes are shown with their answers, and what is chosen stays so while others are looked for', async () => {
  const { user } = await open()
  expect(document.activeElement).toBe(bank().getByRole('searchbox', { name: 'Search questions' }))
  const card = box('What makes the Moon shine?')
  expect(document.getElementById(card.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'SunlightRight answer',
  )
  expect(bank().getByText('47 % right')).toBeDefined()
  expect(bank().getByText('Hard', { selector: 'span' })).toBeDefined()
  expect(bank().getAllByText('Class 4 to 6', { exact: false })).toHaveLength(2)
  await user.click(box('Question m'))
  await user.type(bank().getByRole('searchbox'), 'Moon')
  await waitFor(() => expect(bank().queryByRole('checkbox', { name: 'Question m' })).toBeNull())
  await user.click(box('What makes the Moon shine?'))
  expect(bank().getByText('2 chosen')).toBeDefined()
  await user.clear(bank().getByRole('searchbox'))
  expect((await bank().findByRole<HTMLInputElement>('checkbox', { name: 'Question m' })).checked).toBe(true)
  await user.click(bank().getByRole('tab', { name: 'Catalogue 1' }))
  await waitFor(() => expect(bank().getAllByRole('checkbox')).toHaveLength(1))
})

test('ED58 chosen questions are inserted after the slide in hand by keyboard, in the order in which they were chosen, and undone together', async () => {
  const { server, user } = await open()
  expect(bank().getByText('They go in after slide 2.')).toBeDefined()
  expect(bank().getByRole('button', { name: 'Insert' }).getAttribute('aria-disabled')).toBe('true')
  box('Question n').focus()
  await user.keyboard(' ')
  box('Question m').focus()
  await user.keyboard(' ')
  bank().getByRole('button', { name: 'Insert 2' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('2 slides added.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(listed()).toBe('abnmc')
  expect(server.asked.at(-1)?.body).toMatchObject({
    from: [
      { quizId: 'quiz-2', questionId: 'n' },
      { quizId: 'quiz-2', questionId: 'm' },
    ],
    questionNumber: 3,
  })
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(listed()).toBe('abc'))
})

test('ED58 a copy that fails is told, and what was chosen stays', async () => {
  const { server, user } = await open()
  await user.click(box('Question m'))
  server.next.insertquestions = sentence('The server is busy.', 503)
  await user.click(bank().getByRole('button', { name: 'Insert 1' }))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  expect(box('Question m').checked).toBe(true)
  expect(listed()).toBe('abc')
})

test('ED3 the slide picker leads to the questions of other quizzes', async () => {
  storeQuiz(quiz([]))
  localStorage.setItem('userId', 'user-1')
  renderInStudio(<EditorScreen quizId="quiz-1" />, '/createquiz/quiz-1')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /ADD QUESTION SLIDE/ }))
  await user.click(screen.getByRole('button', { name: /^Select from Question Bank/ }))
  expect(await bank().findByText(/^No question has these words/)).toBeDefined()
  expect(bank().getByText('They go in at the end.')).toBeDefined()
})
