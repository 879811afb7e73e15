import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { quiz, storeQuiz } from '../../testing/stored-quiz.ts'
import { EditorScreen } from './editor.tsx'

vi.mock('../../questions/editing/slide-editor.tsx', async () => ({
  ...(await import('../../questions/editing/draft/slide-draft.ts')),
  SlideEditor: (await import('../../testing/plain-slide-editor.tsx')).PlainSlideEditor,
}))

// A whole editor is looked through by role again and again.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 5_000 })

const titles = (server: ReturnType<typeof storeQuiz>) =>
  server.quiz.questions.map(({ questionTitle }) => questionTitle.replace('Question ', '')).join(' ')
const dialog = () => within(screen.getByRole('dialog', { name: 'Find and replace' }))
const hits = () => dialog().queryAllByRole('listitem').length

/** The dialog over slides a to c, of which b has unsaved words. */
const open = async () => {
  const server = storeQuiz(quiz(['a', 'b', 'c']))
  localStorage.setItem('userId', 'user-1')
  renderInStudio(<EditorScreen quizId="quiz-1" />, '/createquiz/quiz-1')
  const drawer = within(await screen.findByRole('complementary', { name: 'Slides' }))
  const user = userEvent.setup()
  await user.click(drawer.getByRole('button', { name: /Question b/ }))
  fireEvent.change(screen.getByLabelText('Question'), { target: { value: 'Question x' } })
  await user.keyboard('{Control>}h{/Control}')
  await user.type(dialog().getByLabelText('Find'), 'question')
  await user.type(dialog().getByLabelText('Replace with'), 'Riddle')
  return { server, user }
}

test('ED44 Ctrl+H shows where words stand on all slides; all are replaced by one call, and unsaved words stay unsaved', async () => {
  const { server, user } = await open()
  expect(dialog().getByText('Found 3 times.')).toBeDefined()
  expect(dialog().getByText('Slide 2 · Question')).toBeDefined()
  await user.click(dialog().getByRole('button', { name: 'Replace all' }))
  expect(await dialog().findByText('Replaced 3 times.')).toBeDefined()
  expect(titles(server)).toBe('Riddle a b Riddle c')
  expect(server.asked.filter(({ call }) => call !== 'getquiz').map(({ call }) => call)).toEqual(['editquestions'])
  await user.click(dialog().getAllByRole('button', { name: 'Close' })[0] ?? document.body)
  expect(screen.getByLabelText<HTMLInputElement>('Question').value).toBe('Riddle x')
  await user.click(screen.getByRole('button', { name: 'Undo: replacing on 3 slides' }))
  expect(await screen.findByText('Undone: replacing on 3 slides.')).toBeDefined()
  expect(titles(server)).toBe('a b c')
  expect(screen.getByLabelText<HTMLInputElement>('Question').value).toBe('Question x')
})

test('ED44 one hit is replaced by keyboard, and the focus goes to the next', async () => {
  const { server, user } = await open()
  dialog().getByRole('button', { name: 'Replace: Slide 1 · Question' }).focus()
  await user.keyboard('{Enter}')
  expect(await dialog().findByText('Replaced 1 time.')).toBeDefined()
  expect(titles(server)).toBe('Riddle a b c')
  expect(hits()).toBe(2)
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Replace: Slide 2 · Question' })),
  )
})

test('ED44 where somebody else has changed one of the slides nothing is replaced, which is said', async () => {
  const { server, user } = await open()
  server.change('c', { questionTitle: 'Question z' })
  await user.click(dialog().getByRole('button', { name: 'Replace all' }))
  expect(await screen.findByText(/^Somebody else has changed one of these slides/)).toBeDefined()
  expect(titles(server)).toBe('a b z')
})
