import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
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
const listed = () =>
  drawer()
    .queryAllByRole('button', { name: /^(Slide \d+|Unsaved slide):/ })
    .map(({ textContent }) => /Question (\w)/.exec(textContent ?? '')?.[1] ?? textContent)
    .join('')
const bar = () => within(drawer().getByRole('group', { name: 'Selected slides' }))
const action = (name: string) => bar().getByRole('button', { name })
const isDisabled = (name: string) => action(name).getAttribute('aria-disabled') === 'true'
const titles = (server: ReturnType<typeof storeQuiz>) =>
  server.quiz.questions.map(({ questionTitle }) => questionTitle.replace('Question ', '')).join('')

const INFO = { questionType: 'NQS', timeToAnswer: 5, maxPoints: 0, correctAnswer: '[]' } as const

/** The editor of slides a to e, of which c is an info slide; these are selected. */
const select = async (...wanted: string[]) => {
  const first = quiz(['a', 'b', 'c', 'd', 'e'])
  const server = storeQuiz({
    ...first,
    questions: first.questions.map((one) => (one.questionId === 'c' ? { ...one, ...INFO } : one)),
  })
  localStorage.setItem('userId', 'user-1')
  renderInStudio(<EditorScreen quizId="quiz-1" />, '/createquiz/quiz-1')
  await screen.findByRole('complementary', { name: 'Slides' })
  const user = userEvent.setup()
  await user.click(drawer().getByRole('button', { name: 'Select slides' }))
  for (const one of wanted) await user.click(drawer().getByRole('button', { name: new RegExp(`Question ${one}`) }))
  return { server, user }
}

test('ED29 the bar of selected slides is disabled without any, and moves those that are', async () => {
  const { user } = await select()
  expect(['Move up', 'Move down', 'Duplicate', 'Time', 'Points', 'Delete'].filter(isDisabled)).toHaveLength(6)
  await user.click(drawer().getByRole('button', { name: 'Select all' }))
  expect(drawer().getByText('5 slides selected')).toBeDefined()
  expect(['Move up', 'Move down', 'Duplicate', 'Time', 'Points', 'Delete'].filter(isDisabled)).toEqual([])
  for (const one of ['a', 'c', 'd'])
    await user.click(drawer().getByRole('button', { name: new RegExp(`Question ${one}`) }))
  await user.click(action('Move up'))
  expect(listed()).toBe('abecd')
  await user.click(action('Move up'))
  expect(listed()).toBe('beacd')
  expect(bar().getByText('Dropped 2 slides. The first is at place 1 of 5.')).toBeDefined()
})

test('ED29 selected slides are duplicated by one call, after the last of them; the copies are selected then', async () => {
  const { user, server } = await select('b', 'd')
  await user.click(action('Duplicate'))
  expect(await screen.findByText('2 slides duplicated.')).toBeDefined()
  expect(listed()).toBe('abcdbde')
  expect(titles(server)).toBe('abcdbde')
  expect(server.asked.filter(({ call }) => call !== 'getquiz').map(({ call }) => call)).toEqual(['addquestions'])
  const checked = drawer()
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap((box, index) => (box.checked ? [index + 1] : []))
  expect(checked).toEqual([5, 6])
})

test('ED29 selected slides are deleted by one call, and one Undo returns all of them to their places', async () => {
  const { user, server } = await select('e', 'b', 'c')
  await user.click(action('Delete'))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Slides' }))
  expect(dialog.getByText(/^3 slides are taken out of the quiz/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('3 slides deleted.')).toBeDefined()
  expect([listed(), titles(server)]).toEqual(['ad', 'ad'])
  expect(server.asked.at(-1)).toEqual({
    call: 'deletequestions',
    body: { quizId: 'quiz-1', slides: ['b', 'c', 'e'].map((questionId) => ({ questionId, revision: 1 })) },
  })
  await user.click(drawer().getByRole('button', { name: 'Undo delete: 3 slides' }))
  expect(await screen.findByText('3 slides restored.')).toBeDefined()
  expect([listed(), titles(server)]).toEqual(['abcde', 'abcde'])
  expect(screen.queryByRole('button', { name: /^Undo( delete.*)?$/ })).toBeNull()
})

test('ED29 when one of the selected slides was changed by somebody else none is deleted, which is said', async () => {
  const { user, server } = await select('b', 'c')
  server.change('b', { questionTitle: 'Question x' })
  await user.click(action('Delete'))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/^Somebody else has changed one of these slides/)).toBeDefined()
  await waitFor(() => expect(listed()).toBe('axcde'))
  expect(drawer().getByText('2 slides selected')).toBeDefined()
})

test('ED30 one time is set for all selected questions; how many info slides are left out is said', async () => {
  const { user, server } = await select('a', 'b', 'c')
  server.change('a', {})
  await user.click(action('Time'))
  const dialog = () => within(screen.getByRole('dialog', { name: 'Time of the selected questions' }))
  expect(dialog().getByText('2 questions get it.')).toBeDefined()
  expect(dialog().getByText('Now 30 s')).toBeDefined()
  expect(dialog().getByText('1 selected slide is an info slide and stays as it is.')).toBeDefined()
  fireEvent.change(dialog().getByRole('spinbutton', { name: 'Time' }), { target: { value: '20' } })
  await user.click(dialog().getByRole('button', { name: 'Set the time' }))
  // Slide a was changed meanwhile.
  expect(await screen.findByText(/^Somebody else has changed one of these slides/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  await user.click(dialog().getByRole('button', { name: 'Set the time' }))
  expect(await screen.findByText('2 questions have 20 s now.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.quiz.questions.map(({ timeToAnswer }) => timeToAnswer)).toEqual([20, 20, 5, 30, 30])
  expect(server.asked.at(-1)?.body).toMatchObject({
    slides: [
      { questionId: 'a', revision: 2 },
      { questionId: 'b', revision: 1 },
    ],
    timer: 20,
  })
})

test('ED30 unsaved work on a selected question takes its new points, and is saved without a conflict', async () => {
  const { user, server } = await select()
  await user.click(drawer().getByRole('button', { name: 'Done selecting' }))
  await user.click(drawer().getByRole('button', { name: /Question b/ }))
  fireEvent.change(screen.getByLabelText('Question'), { target: { value: 'Question x' } })
  await user.click(drawer().getByRole('button', { name: 'Select slides' }))
  await user.click(drawer().getByRole('button', { name: 'Select all' }))
  await user.click(action('Points'))
  const dialog = within(screen.getByRole('dialog', { name: 'Points of the selected questions' }))
  fireEvent.change(dialog.getByRole('spinbutton', { name: 'Points' }), { target: { value: '50' } })
  await user.click(dialog.getByRole('button', { name: 'Set the points' }))
  expect(await screen.findByText('Points of 4 questions: 50 each.')).toBeDefined()
  expect(drawer().getAllByText('30 s · 50', { exact: false })).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Question Edited Successfully')).toBeDefined()
  expect(server.asked.at(-1)?.body).toMatchObject({ questionTitle: 'Question x', maxPoints: 50, revision: 2 })
})

test('ED30 info slides alone have no time to set, which is said', async () => {
  await select('c')
  expect(['Time', 'Points', 'Delete'].map(isDisabled)).toEqual([true, true, false])
  expect(bar().getAllByText('Info slides have no time and no points')).toHaveLength(2)
})

test('ED29 a copy that would be the 201st slide is not offered', async () => {
  const ids = Array.from({ length: 200 }, (_, index) => `q${index}`)
  storeQuiz({ ...quiz(ids), questions: ids.map((id) => question(id)) })
  renderInStudio(<EditorScreen quizId="quiz-1" />, '/createquiz/quiz-1')
  await screen.findByRole('complementary', { name: 'Slides' })
  fireEvent.click(drawer().getByText('Select slides'))
  fireEvent.click(drawer().getByText('Select all'))
  expect(isDisabled('Duplicate')).toBe(true)
  expect(bar().getByText('A quiz has at most 200 slides')).toBeDefined()
})

test('ED29 a failed duplicate changes nothing, and is told', async () => {
  const { user, server } = await select('a', 'b')
  server.next.addquestions = sentence('The server is busy.', 503)
  await user.click(action('Duplicate'))
  expect(await screen.findByText('The server is busy.')).toBeDefined()
  expect(listed()).toBe('abcde')
})
