import { configure, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
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

const drawer = () => within(screen.getByRole('complementary', { name: 'Slides' }))
const listed = () =>
  drawer()
    .queryAllByRole('button', { name: /^(Slide \d+|Unsaved slide):/ })
    .map(({ textContent }) => /Question (\w)/.exec(textContent ?? '')?.[1] ?? textContent)
    .join('')
const paste = (place: Element, words: string) => {
  const event = createEvent.paste(place, {
    clipboardData: { types: ['text/plain'], files: [], getData: () => words },
  })
  fireEvent(place, event)
  return event.defaultPrevented
}

const QUESTION = '1. Which planet is the hottest?\na) Mars\nb) Venus *\nc) Earth\nd) Pluto'

const open = async () => {
  const server = storeQuiz(quiz(['a', 'b']))
  localStorage.setItem('userId', 'user-1')
  renderInStudio(<EditorScreen quizId="quiz-1" />, '/createquiz/quiz-1')
  await screen.findByRole('complementary', { name: 'Slides' })
  return { server, user: userEvent.setup() }
}

test('ED45 lines pasted into the list of slides become info slides at the end, by one call, and are undone together', async () => {
  const { server, user } = await open()
  expect(paste(drawer().getByRole('button', { name: /Question a/ }), 'Question x\n\n Question y\r\nQuestion z')).toBe(
    true,
  )
  const dialog = within(screen.getByRole('dialog', { name: '3 lines were pasted' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind of the slides' }), 'NQS')
  await user.click(dialog.getByRole('button', { name: 'Make 3 slides' }))
  expect(await screen.findByText('3 slides added.')).toBeDefined()
  expect(listed()).toBe('abxyz')
  expect(server.asked.filter(({ call }) => call !== 'getquiz').map(({ call }) => call)).toEqual(['addquestions'])
  await user.click(screen.getByRole('button', { name: 'Undo: adding 3 slides' }))
  await waitFor(() => expect(listed()).toBe('ab'))
})

test('ED45 lines pasted into the slide picker become questions whose answers are still to be written', async () => {
  const { user } = await open()
  await user.click(drawer().getByRole('button', { name: 'Add Question' }))
  paste(document.body, `Question x\nQuestion y\n${'long '.repeat(70)}`)
  const dialog = within(screen.getByRole('dialog', { name: '3 lines were pasted' }))
  expect(dialog.getByText('1 line is longer than 300 characters and is left out.')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Make 2 slides' }))
  expect(await screen.findByText('2 slides begun. Write their answers, then save each.')).toBeDefined()
  expect(listed()).toBe('abxy')
  expect(screen.getByLabelText<HTMLInputElement>('Question').value).toBe('Question x')
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(listed()).toBe('ab'))
  await user.keyboard('{Control>}y{/Control}')
  await waitFor(() => expect(listed()).toBe('abxy'))
})

test('ED45 lines with answers in them are handed to bringing questions in', async () => {
  const { user } = await open()
  await user.click(drawer().getByRole('button', { name: 'Add Question' }))
  paste(document.body, QUESTION)
  await user.click(screen.getByRole('button', { name: 'Read with answers' }))
  expect(await screen.findByText('now at /bringquestions?quiz=quiz-1')).toBeDefined()
  expect(history.state).toEqual({ pasted: QUESTION })
})

test('ED45 of many lines that cannot be saved at once only some are taken, which is said', async () => {
  const { user } = await open()
  await user.click(drawer().getByRole('button', { name: 'Add Question' }))
  paste(document.body, Array.from({ length: 30 }, (_, index) => `Line ${index}`).join('\n'))
  expect(screen.getByText(/^Only the first 20 are taken/)).toBeDefined()
})

test('ED45 words pasted into a text, or while a slide is in hand, stay words', async () => {
  await open()
  expect(paste(screen.getByLabelText('Question'), 'one\ntwo')).toBe(false)
  expect(paste(document.body, 'one\ntwo')).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('ED46 Ctrl+D duplicates the slide of the list that has the focus', async () => {
  const { user } = await open()
  drawer()
    .getByRole('button', { name: /Question a/ })
    .focus()
  await user.keyboard('{Control>}d{/Control}')
  expect(await screen.findByText('Question Added Successfully')).toBeDefined()
  expect(listed()).toBe('aab')
})
