import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { sentence } from '../../testing/screen-test.tsx'
import { quiz, storeQuiz } from '../../testing/stored-quiz.ts'
import { EditorScreen } from './editor.tsx'

vi.mock('../../questions/editing/slide-editor.tsx', async () => ({
  ...(await import('../../questions/editing/draft/slide-draft.ts')),
  SlideEditor: (await import('../../testing/plain-slide-editor.tsx')).PlainSlideEditor,
}))

// A whole editor is looked through by role again and again.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 5_000 })

const drawer = () => within(screen.getByRole('complementary', { name: 'Slides' }))
const listed = () =>
  drawer()
    .queryAllByRole('button', { name: /^(Slide \d+|Unsaved slide):/ })
    .map(({ textContent }) => /Question (\w)/.exec(textContent ?? '')?.[1] ?? textContent)
    .join('')
const title = () => screen.getByLabelText<HTMLInputElement>('Question').value
const titles = (server: ReturnType<typeof storeQuiz>) =>
  server.quiz.questions.map(({ questionTitle }) => questionTitle.replace('Question ', '')).join('')

const open = async () => {
  const server = storeQuiz(quiz(['a', 'b', 'c', 'd']))
  localStorage.setItem('userId', 'user-1')
  renderInStudio(<EditorScreen quizId="quiz-1" />, '/createquiz/quiz-1')
  await screen.findByRole('complementary', { name: 'Slides' })
  const user = userEvent.setup()
  return {
    server,
    user,
    undo: () => user.keyboard('{Control>}z{/Control}'),
    redo: () => user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}'),
    /** A slide of the list in hand. */
    take: (one: string) => user.click(drawer().getByRole('button', { name: new RegExp(`Question ${one}`) })),
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
    remove: async (one: string) => {
      await user.click(drawer().getByRole('button', { name: new RegExp(`Question ${one}`) }))
      await user.click(screen.getByRole('button', { name: 'Delete slide' }))
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(listed()).not.toContain(one))
    },
  }
}

test('ED38 words of several slides, an order and a deleted slide are undone and redone one by one', async () => {
  const { server, undo, redo, take, remove, user } = await open()
  await take('a')
  fireEvent.change(screen.getByLabelText('Question'), { target: { value: 'Question x' } })
  await take('b')
  fireEvent.change(screen.getByLabelText('Question'), { target: { value: 'Question y' } })
  drawer()
    .getByRole('button', { name: /Question c/ })
    .focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await remove('d')
  expect(listed()).toBe('xcy')
  await undo()
  expect(await screen.findByText('Slide restored. Question d')).toBeDefined()
  expect([listed(), titles(server)]).toEqual(['xcyd', 'abcd'])
  await undo()
  expect(await screen.findByText('Undone: order of the slides.')).toBeDefined()
  await undo()
  await undo()
  expect(await screen.findByText('Undone: words of “Question x”.')).toBeDefined()
  expect([listed(), title()]).toEqual(['abcd', 'Question a'])
  for (const after of ['xbcd', 'xycd', 'xcyd', 'xcy']) {
    await redo()
    await waitFor(() => expect(listed()).toBe(after))
  }
  expect(titles(server)).toBe('abc')
  expect(screen.getByRole('button', { name: 'Nothing to redo' }).getAttribute('aria-disabled')).toBe('true')
})

test('ED39 words that were saved are undone as unsaved work; a slide that was added becomes a new one again', async () => {
  const { server, undo, redo, take, save, user } = await open()
  await take('b')
  fireEvent.change(screen.getByLabelText('Question'), { target: { value: '  Question x ' } })
  await save()
  expect(await screen.findByText('Question Edited Successfully')).toBeDefined()
  await user.click(drawer().getByRole('button', { name: 'Add Question' }))
  await user.click(screen.getByRole('button', { name: /ADD NON-QUESTION SLIDE/ }))
  await user.type(screen.getByLabelText('Question'), 'Question e')
  await save()
  await waitFor(() => expect(listed()).toBe('axcde'))
  await undo()
  await waitFor(() => expect(titles(server)).not.toContain('e'))
  expect([listed(), title()]).toEqual(['axcde', 'Question e'])
  expect(screen.getByText('New slide')).toBeDefined()
  await redo()
  await waitFor(() => expect(titles(server)).toContain('e'))
  await undo()
  await waitFor(() => expect(titles(server)).not.toContain('e'))
  await undo()
  await undo()
  await waitFor(() => expect(title()).toBe('Question b'))
  expect(drawer().getByText('Not saved')).toBeDefined()
  await save()
  await waitFor(() => expect(titles(server)).toBe('abcd'))
})

test('ED40 what somebody else has changed meanwhile stays as it is, which is said', async () => {
  const { server, undo, remove, take, user } = await open()
  await user.click(drawer().getByRole('button', { name: 'Select slides' }))
  await user.click(drawer().getByRole('button', { name: 'Select all' }))
  await user.click(drawer().getByRole('button', { name: 'Time' }))
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Time' }), { target: { value: '20' } })
  await user.click(screen.getByRole('button', { name: 'Set the time' }))
  await screen.findByText('4 questions have 20 s now.')
  await user.click(drawer().getByRole('button', { name: 'Done selecting' }))
  await remove('d')
  server.change('b', { questionTitle: 'Question z' })
  await undo()
  expect(await screen.findByText('Slide restored. Question d')).toBeDefined()
  await take('c')
  await undo()
  expect(await screen.findByText('Somebody else has changed this meanwhile. It stays as it is.')).toBeDefined()
  expect(listed()).toBe('azcd')
  expect(server.quiz.questions.map(({ timeToAnswer }) => timeToAnswer)).toEqual([20, 20, 20, 20])
  expect(screen.getByRole('button', { name: 'Nothing to undo' })).toBeDefined()
})

test('ED38 one time for several is undone by one call, which puts back the time of each', async () => {
  const { server, undo, redo, user } = await open()
  server.next.setquestiontiming = sentence('The server is busy.', 503)
  await user.click(drawer().getByRole('button', { name: 'Select slides' }))
  await user.click(drawer().getByRole('button', { name: 'Select all' }))
  await user.click(drawer().getByRole('button', { name: 'Points' }))
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Points' }), { target: { value: '50' } })
  const set = () => user.click(screen.getByRole('button', { name: 'Set the points' }))
  await set()
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  expect(screen.getByRole('button', { name: 'Nothing to undo', hidden: true })).toBeDefined()
  await set()
  await screen.findByText('Points of 4 questions: 50 each.')
  server.next.editquestions = sentence('The server is busy.', 503)
  await undo()
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await undo()
  expect(await screen.findByText('Undone: points of 4 questions.')).toBeDefined()
  expect(server.quiz.questions.map(({ maxPoints }) => maxPoints)).toEqual([100, 100, 100, 100])
  expect(server.asked.at(-1)?.call).toBe('editquestions')
  await redo()
  await screen.findByText('Done again: points of 4 questions.')
  expect(server.quiz.questions.map(({ maxPoints }) => maxPoints)).toEqual([50, 50, 50, 50])
})

test("ED41 a text keeps its browser's undo while somebody types in it; what is typed in one go is undone in one go", async () => {
  const { user, undo } = await open()
  const field = screen.getByLabelText<HTMLInputElement>('Question')
  await user.type(field, ' and more')
  await undo()
  expect(title()).toBe('Question a and more')
  await user.tab()
  await undo()
  await waitFor(() => expect(title()).toBe('Question a'))
  // Nothing was typed since the focus came.
  await user.click(field)
  await user.keyboard('{Control>}y{/Control}')
  await waitFor(() => expect(title()).toBe('Question a and more'))
  await undo()
  await waitFor(() => expect(title()).toBe('Question a'))
})
