import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { refusal, sentence } from '../../testing/screen-test.tsx'
import { question, quiz, storeQuiz } from '../../testing/stored-quiz.ts'
import { EditorScreen } from './editor.tsx'

vi.mock('../../questions/editing/slide-editor.tsx', async () => ({
  ...(await import('../../questions/editing/draft/slide-draft.ts')),
  SlideEditor: (await import('../../testing/plain-slide-editor.tsx')).PlainSlideEditor,
}))

// A whole editor is looked through by role again and again.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 5_000 })

const AT = '/createquiz/quiz-1'
// Nothing has a place in jsdom, so that a menu takes its button for one that was scrolled away, and hides.
const ANYWHERE = { hidden: true }

const show = (userId: string | null = 'user-1') => {
  if (userId !== null) localStorage.setItem('userId', userId)
  return renderInStudio(<EditorScreen quizId="quiz-1" />, AT)
}

const drawer = () => within(screen.getByRole('complementary', { name: 'Slides' }))

const open = async (ids: readonly string[] = ['a', 'b', 'c', 'd'], first = quiz(ids)) => {
  const server = storeQuiz(first)
  const { unmount } = show()
  await screen.findByRole('complementary', { name: 'Slides' })
  return { server, user: userEvent.setup(), unmount }
}

const toPicker = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(drawer().getByRole('button', { name: 'Add Question' }))

/** The titles in the drawer, in their order. */
const listed = () =>
  drawer()
    .queryAllByRole('button', { name: /^(Slide \d+|Unsaved slide):/ })
    .map(({ textContent }) => /Question (\w)/.exec(textContent ?? '')?.[1] ?? textContent)

const slide = (title: string) => drawer().getByRole('button', { name: new RegExp(`${title}(?!\\w)`) })

const rewrite = (title: string) => fireEvent.change(screen.getByLabelText('Question'), { target: { value: title } })

test('ED1 the drawer shows the name, cut at 20 characters, when it was saved, and the numbered slides', async () => {
  await open([], {
    ...quiz(['a']),
    questions: [question('a', { questionTitle: 'Which planet has the most known moons?', timeToAnswer: 40 })],
  })
  const name = drawer().getByRole('heading', { name: 'Space for the Curious Minds' })
  expect(name.textContent).toBe('Space for the Curiou...')
  expect(drawer().getAllByRole('tooltip')[0]?.textContent).toBe('Space for the Curious Minds')
  expect(drawer().getByText(/^Last saved on 11\/21\/2026/)).toBeDefined()
  expect(slide('Which planet has the most...').textContent).toContain('Slide 1:')
  expect(drawer().getByText('40 s · 100', { exact: false })).toBeDefined()
})

test('ED35 the header has the whole name, which its width alone cuts', async () => {
  await open()
  const header = within(screen.getByRole('banner'))
  expect(header.getByRole('heading', { hidden: true }).textContent).toBe('Space for the Curious Minds')
})

test('MO9 the editor of a quiz that was taken down says so, and why', async () => {
  await open(['a'], { ...quiz(['a']), takenDownReason: 'Tom is not to be laughed at.' })
  const note = screen.getByRole('region', { name: 'An administrator has taken this quiz down.' })
  expect(within(note).getByText('Tom is not to be laughed at.')).toBeDefined()
})

test('ED2 Add Question is disabled without questions and while the picker shows; an empty quiz has no preview', async () => {
  const { user, unmount } = await open([])
  const preview = screen.getByRole('button', { name: 'PREVIEW QUIZ' })
  expect(preview.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByText('Add and save questions to preview')).not.toEqual([])
  const add = () => drawer().getByRole('button', { name: 'Add Question' })
  expect(add().getAttribute('aria-disabled')).toBe('true')
  unmount()
  await open()
  expect(add().getAttribute('aria-disabled')).toBeNull()
  await user.click(add())
  expect(add().getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('heading', { name: 'What comes next?' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'PREVIEW QUIZ' }))
  expect(await screen.findByText('now at /previewquiz?quiz=quiz-1')).toBeDefined()
})

test('ED3 a question comes from a template, another quiz or a file', async () => {
  const { user } = await open()
  await toPicker(user)
  await user.click(screen.getByRole('button', { name: /ADD QUESTION SLIDE/ }))
  for (const name of [/^Select from Question Bank/, /^Upload Spreadsheet/])
    expect(screen.getByRole('button', { name })).toBeDefined()
  const kinds = within(screen.getByRole('list', { name: 'Kinds of questions' }))
  for (const name of ['MCQ', 'TRUE OR FALSE', 'MATCH THE FOLLOWING', 'CONNECT QUESTION', 'ARRANGE IN ORDER'])
    expect(kinds.getByRole('button', { name: new RegExp(name) })).toBeDefined()
  await user.click(kinds.getByRole('button', { name: /FILL IN THE BLANKS/ }))
  expect(screen.getByText('New slide')).toBeDefined()
})

test('IM6 a spreadsheet leads to bringing questions into this quiz', async () => {
  const { user } = await open()
  await toPicker(user)
  await user.click(screen.getByRole('button', { name: /ADD QUESTION SLIDE/ }))
  await user.click(screen.getByRole('button', { name: /^Upload Spreadsheet/ }))
  expect(await screen.findByText('now at /bringquestions?quiz=quiz-1')).toBeDefined()
})

test('ED4 after an add the picker shows, after an edit the slide stays; both are told', async () => {
  const { user, server } = await open()
  await toPicker(user)
  await user.click(screen.getByRole('button', { name: /ADD NON-QUESTION SLIDE/ }))
  rewrite('Question e')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Slide Added Successfully')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'What comes next?' })).toBeDefined()
  expect(listed()).toEqual(['a', 'b', 'c', 'd', 'e'])

  await user.click(slide('Question b'))
  expect(screen.getByText('Slide 2 of 5')).toBeDefined()
  rewrite('Question x')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Question Edited Successfully')).toBeDefined()
  expect(listed()).toEqual(['a', 'x', 'c', 'd', 'e'])
  expect(slide('Question x').getAttribute('aria-current')).toBe('true')
  expect(server.asked.at(-1)?.body).toMatchObject({ questionId: 'b', questionTitle: 'Question x', revision: 1 })
})

test('ED5 Save Order shows while the order differs from the saved one', async () => {
  const { user, server } = await open()
  expect(screen.queryByRole('button', { name: 'Save Order' })).toBeNull()
  slide('Question a').focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(listed()).toEqual(['b', 'a', 'c', 'd'])
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(screen.queryByRole('button', { name: 'Save Order' })).toBeNull()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await user.click(screen.getByRole('button', { name: 'Save Order' }))
  expect(await screen.findByText('Order saved.')).toBeDefined()
  expect(server.asked.at(-1)).toEqual({
    call: 'editquiz',
    body: { quizId: 'quiz-1', questionIds: ['b', 'a', 'c', 'd'], baseQuestionIds: ['a', 'b', 'c', 'd'] },
  })
  expect(screen.queryByRole('button', { name: 'Save Order' })).toBeNull()
})

test('ED6 selected slides move together by the keyboard, which is announced; the focus stays with them', async () => {
  const { user } = await open()
  slide('Question a').focus()
  await user.keyboard(' {ArrowDown}{ArrowDown} ')
  expect(drawer().getByText('2 slides selected')).toBeDefined()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(listed()).toEqual(['b', 'a', 'c', 'd'])
  expect(drawer().getByText('Dropped 2 slides. The first is at place 2 of 4.')).toBeDefined()
  expect(document.activeElement).toBe(slide('Question c'))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(listed()).toEqual(['b', 'd', 'a', 'c'])
  await user.click(drawer().getByRole('button', { name: 'Done selecting' }))
  expect(drawer().queryByRole('checkbox')).toBeNull()
})

test('ED6 slides are selected by Shift and Ctrl, by checkbox, and moved by their menu', async () => {
  const { user } = await open()
  await user.keyboard('{Control>}')
  await user.click(slide('Question b'))
  await user.keyboard('{/Control}{Shift>}')
  await user.click(slide('Question d'))
  await user.keyboard('{/Shift}')
  expect(drawer().getByText('3 slides selected')).toBeDefined()
  await user.click(drawer().getByRole('checkbox', { name: 'Select slide 3' }))
  await user.click(drawer().getByRole('button', { name: 'Actions for slide 4' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move up', ...ANYWHERE }))
  expect(listed()).toEqual(['a', 'b', 'd', 'c'])
})

test('ED6 a slide is picked up at its grip, carried by the arrow keys and dropped with its group', async () => {
  // The rows lie below each other.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('[data-slide]')
    const index = row ? [...document.querySelectorAll('aside [data-slide]')].indexOf(row) : 0
    return new DOMRect(0, index * 80, 300, 74)
  })
  const { user } = await open()
  await user.keyboard('{Control>}')
  await user.click(slide('Question a'))
  await user.click(slide('Question b'))
  await user.keyboard('{/Control}')
  drawer().getByRole('button', { name: 'Move slide 1' }).focus()
  await user.keyboard(' ')
  expect(await screen.findByText(/^Picked up 2 slides/)).toBeDefined()
  for (const place of [2, 3]) {
    // The keys are heard from the next turn on.
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    await user.keyboard('{ArrowDown}')
    await screen.findByText(`At place ${place} of 4.`)
  }
  await user.keyboard(' ')
  await waitFor(() => expect(listed()).toEqual(['c', 'a', 'b', 'd']))
  vi.restoreAllMocks()
})

test('ED7 an order that is stale is kept for the slides that still exist, which is said', async () => {
  const { user, server } = await open()
  slide('Question a').focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  server.put([question('a'), question('b'), question('d'), question('x', { questionTitle: 'Question x' })])
  await user.click(screen.getByRole('button', { name: 'Save Order' }))
  expect(await screen.findByText(/Your order is kept for the slides that still exist/)).toBeDefined()
  expect(listed()).toEqual(['b', 'a', 'd', 'x'])
  await user.click(screen.getByRole('button', { name: 'Save Order' }))
  expect(await screen.findByText('Order saved.')).toBeDefined()
})

test('ED8 a failed save shows the words of the server and loses nothing', async () => {
  const { user, server } = await open()
  await user.click(slide('Question b'))
  rewrite('Question x')
  server.next.editquestion = sentence('The picture is gone.', 400)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('The picture is gone.')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'OK' }))
  expect(screen.getByLabelText('Question')).toHaveProperty('value', 'Question x')
})

test('ED9 drafts survive the tab, are shown as kept, and are offered again', async () => {
  const { user, unmount } = await open()
  await user.click(slide('Question b'))
  rewrite('Question x')
  expect(screen.getByText('Draft kept on this device')).toBeDefined()
  await user.click(drawer().getByRole('button', { name: 'Add Question' }))
  await user.click(screen.getByRole('button', { name: /ADD NON-QUESTION SLIDE/ }))
  rewrite('Question n')
  slide('Question a').focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  unmount()
  // Another tab.
  sessionStorage.clear()
  show()
  await screen.findByRole('complementary', { name: 'Slides' })
  expect(await drawer().findByText('Unsaved work on 2 slides is kept on this device.')).toBeDefined()
  expect(listed()).toEqual(['x', 'a', 'c', 'd', 'n'])
  await user.click(drawer().getByRole('button', { name: 'Continue' }))
  expect(screen.getByLabelText('Question')).toHaveProperty('value', 'Question n')
  await user.click(slide('Question x'))
  expect(screen.getByLabelText('Question')).toHaveProperty('value', 'Question x')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Question Edited Successfully')).toBeDefined()
})

test('ED9 drafts belong to an account', async () => {
  const { user, unmount } = await open()
  await user.click(slide('Question b'))
  rewrite('Question x')
  unmount()
  show('user-2')
  await screen.findByRole('complementary', { name: 'Slides' })
  expect(listed()).toEqual(['a', 'b', 'c', 'd'])
  expect(drawer().queryByText(/kept on this device/)).toBeNull()
})

test('ED9 a new slide without a word is not kept', async () => {
  const { user } = await open()
  await toPicker(user)
  await user.click(screen.getByRole('button', { name: /ADD NON-QUESTION SLIDE/ }))
  await user.click(slide('Question a'))
  expect(listed()).toEqual(['a', 'b', 'c', 'd'])
})

test('ED10 a slide that somebody else changed is kept as mine or taken as theirs', async () => {
  const { user, server } = await open()
  await user.click(slide('Question b'))
  rewrite('Question x')
  server.change('b', { questionTitle: 'Question t' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Question x')).toBeDefined()
  expect(dialog.getByText('Question t')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.getByLabelText('Question')).toHaveProperty('value', 'Question x')

  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
  expect(await screen.findByText('Question Edited Successfully')).toBeDefined()
  expect(server.quiz.questions[1]?.questionTitle).toBe('Question x')

  rewrite('Question y')
  server.change('b', { questionTitle: 'Question u' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  await waitFor(() => expect(screen.getByLabelText('Question')).toHaveProperty('value', 'Question u'))
  expect(listed()).toEqual(['a', 'u', 'c', 'd'])
})

test('ED10 a draft of a slide that somebody deleted becomes a new slide', async () => {
  const { user, server } = await open()
  await user.click(slide('Question b'))
  rewrite('Question x')
  server.put(server.quiz.questions.filter(({ questionId }) => questionId !== 'b'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This slide is not in the quiz any more.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(listed()).toEqual(['a', 'c', 'd', 'x'])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Question Added Successfully')).toBeDefined()
  expect(listed()).toEqual(['a', 'c', 'd', 'x'])
})

test('ED11 settings need every field, and conflict like slides', async () => {
  const { user, server } = await open()
  await user.click(drawer().getByRole('button', { name: 'Quiz Settings' }))
  const dialog = within(screen.getByRole('dialog'))
  const name = dialog.getByLabelText('Quiz name')
  fireEvent.change(name, { target: { value: '   ' } })
  expect(dialog.getByRole('button', { name: 'Save settings' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.change(name, { target: { value: 'Own name' } })
  server.quiz = { ...server.quiz, quizName: 'Their name', revision: 2 }
  await user.click(dialog.getByRole('button', { name: 'Save settings' }))
  expect(await screen.findByText('Their name')).toBeDefined()
  expect(screen.getByRole('list', { name: 'What differs' }).textContent).toBe('Quiz nameYoursOwn nameTheirsTheir name')
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  expect(await screen.findByText('Quiz saved.')).toBeDefined()
  expect(drawer().getByRole('heading', { name: 'Own name' })).toBeDefined()
  expect(server.quiz.quizName).toBe('Own name')
})

test('ED11 settings that were typed survive Escape; Cancel drops them', async () => {
  const { user } = await open()
  const settings = () => user.click(drawer().getByRole('button', { name: 'Quiz Settings' }))
  const name = () => within(screen.getByRole('dialog')).getByLabelText('Quiz name')
  await settings()
  fireEvent.change(name(), { target: { value: 'Space again' } })
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await settings()
  expect(name()).toHaveProperty('value', 'Space again')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await settings()
  expect(name()).not.toHaveProperty('value', 'Space again')
})

test('ED11 settings that were typed survive the tab', async () => {
  const { user, unmount } = await open()
  await user.click(drawer().getByRole('button', { name: 'Quiz Settings' }))
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText('Quiz name'), { target: { value: 'Space again' } })
  unmount()
  show()
  await screen.findByRole('complementary', { name: 'Slides' })
  await user.click(drawer().getByRole('button', { name: 'Continue' }))
  expect(within(screen.getByRole('dialog')).getByLabelText('Quiz name')).toHaveProperty('value', 'Space again')
})

test('ED59 settings say subject, language, classes and key words, folded away; all of it may be left out', async () => {
  const said = { subject: 'Science', language: 'hi', classes: [4, 5], keyWords: ['moons'] }
  const { user, server } = await open(['a'], quiz(['a'], said))
  await user.click(drawer().getByRole('button', { name: 'Quiz Settings' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByText('Science · Hindi · Classes 4, 5 · moons'))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Subject' }), 'Not said')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'Tamil')
  for (const one of ['4', '5']) await user.click(dialog.getByRole('checkbox', { name: one }))
  fireEvent.change(dialog.getByLabelText('Key words'), { target: { value: ' moons, rings,, moons ' } })
  await user.click(dialog.getByRole('button', { name: 'Save settings' }))
  expect(await screen.findByText('Quiz saved.')).toBeDefined()
  const { body } = server.asked.find(({ call }) => call === 'editquiz') ?? {}
  expect(body).toMatchObject({ subject: null, language: 'ta', classes: null, keyWords: ['moons', 'rings'] })
})

test('ED60 what somebody else said meanwhile about finding a quiz is shown beside what was typed', async () => {
  const { user, server } = await open()
  await user.click(drawer().getByRole('button', { name: 'Quiz Settings' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Subject', hidden: true }), 'History')
  server.quiz = { ...server.quiz, subject: 'Science', revision: 2 }
  await user.click(dialog.getByRole('button', { name: 'Save settings' }))
  const list = await screen.findByRole('list', { name: 'What differs' })
  expect(list.textContent).toBe('SubjectYoursHistoryTheirsScience')
})

test('ED61 more or longer key words than a quiz has are not saved, and that is said', async () => {
  const { user } = await open()
  await user.click(drawer().getByRole('button', { name: 'Quiz Settings' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByText('Help others find it'))
  const save = () => dialog.getByRole('button', { name: 'Save settings' }).getAttribute('aria-disabled')
  const type = (value: string) => fireEvent.change(dialog.getByLabelText('Key words'), { target: { value } })
  for (const [typed, isRefused] of [
    [Array.from({ length: 16 }, (_, number) => `w${number}`).join(), null],
    [Array.from({ length: 17 }, (_, number) => `w${number}`).join(), 'true'],
    ['x'.repeat(41), 'true'],
  ] as const) {
    type(typed)
    expect(save()).toBe(isRefused)
  }
  expect(dialog.getByText('At most 16 key words, each of at most 40 characters.')).toBeDefined()
})

test('ED62 the editor of a copy names the quiz that it is a copy of, and leads to its page', async () => {
  await open(['a'], quiz(['a'], { copiedFrom: { quizId: 'source', quizName: 'Reefs' } }))
  const link = drawer().getByRole('link', { name: /^A copy of Reefs/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/quiz/source', '_blank'])
})

test('ED12 deleting asks first; undo adds the slide again where it stood', async () => {
  const { user, server } = await open()
  await user.click(slide('Question b'))
  await user.click(screen.getByRole('button', { name: 'Delete slide' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Slide deleted. Question b')).toBeDefined()
  expect(listed()).toEqual(['a', 'c', 'd'])
  expect(screen.getByRole('heading', { name: 'What comes next?' })).toBeDefined()
  await user.click(drawer().getByRole('button', { name: 'Undo delete: Question b' }))
  await waitFor(() => expect(listed()).toEqual(['a', 'b', 'c', 'd']))
  await waitFor(() =>
    expect(server.quiz.questions.map(({ questionTitle }) => questionTitle)).toEqual([
      'Question a',
      'Question b',
      'Question c',
      'Question d',
    ]),
  )
  // The notice that offered the same goes with it.
  expect(await screen.findByText('Slide restored. Question b')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Undo( delete.*)?$/ })).toBeNull()
})

test('ED12 a delete that fails is told, and the slide stays', async () => {
  const { user, server } = await open()
  await user.click(slide('Question b'))
  await user.click(screen.getByRole('button', { name: 'Delete slide' }))
  server.next.deletequestion = sentence('The server is busy.', 503)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The server is busy.')).toBeDefined()
  expect(listed()).toEqual(['a', 'b', 'c', 'd'])
})

test('ED13 whoever may not edit is told and led home', async () => {
  const server = storeQuiz(quiz(['a']))
  server.next.getquiz = refusal('quiz/not-authorized', 'In other words.', 403)
  show()
  expect(await screen.findByText("You don't have access to edit this quiz!")).toBeDefined()
  await userEvent.setup().click(screen.getByRole('button', { name: 'OK' }))
  expect(await screen.findByText('now at /')).toBeDefined()
})

test('ED13 any other refusal shows its words', async () => {
  const server = storeQuiz(quiz(['a']))
  server.next.getquiz = refusal('quiz/taken-down', 'User not authorized to view and/or edit this quiz', 403)
  show()
  expect(await screen.findByText('User not authorized to view and/or edit this quiz')).toBeDefined()
})

test('ED13 a quiz that is gone is told, announced after 2.5 s, and left after 5 s', async () => {
  vi.useFakeTimers()
  const server = storeQuiz(quiz(['a']))
  server.next.getquiz = sentence('There is no such quiz.', 404)
  show()
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(screen.getByText('There is no such quiz.')).toBeDefined()
  expect(screen.queryByText('Redirecting you to home')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2_500))
  expect(screen.getByText('Redirecting you to home')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(2_500))
  expect(screen.getByText('now at /home')).toBeDefined()
})

test('ED13 a quiz that does not come can be asked for again', async () => {
  const server = storeQuiz(quiz(['a']))
  server.next.getquiz = sentence('The server is busy.', 500)
  show()
  expect(await screen.findByText('The server is busy.')).toBeDefined()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('complementary', { name: 'Slides' })).toBeDefined()
})

test('ED14 leaving warns only when something could not be kept', async () => {
  const { user, unmount } = await open()
  await user.click(slide('Question b'))
  rewrite('Question x')
  await user.click(screen.getByRole('button', { name: 'BACK' }))
  expect(await screen.findByText('now at /dashboard')).toBeDefined()
  unmount()
  localStorage.clear()
  show(null)
  await screen.findByRole('complementary', { name: 'Slides' })
  await user.click(slide('Question c'))
  rewrite('Question y')
  expect(screen.getByText('This device cannot keep your draft. Save before you leave.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'BACK' }))
  expect(screen.getByText('Data will be lost if you leave the page, are you sure?')).toBeDefined()
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('now at /dashboard')).toBeDefined()
})

test('ED15 discarding asks first, forgets the draft and shows the picker', async () => {
  const { user } = await open()
  await user.click(slide('Question b'))
  rewrite('Question x')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await user.click(screen.getByRole('button', { name: 'Keep writing' }))
  expect(screen.getByLabelText('Question')).toHaveProperty('value', 'Question x')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }))
  expect(screen.getByRole('heading', { name: 'What comes next?' })).toBeDefined()
  expect(listed()).toEqual(['a', 'b', 'c', 'd'])
  expect(screen.queryByText('Draft kept on this device')).toBeNull()
})

test('ED15 a slide on which nothing was written is left without a question', async () => {
  const { user } = await open()
  for (const begin of [() => slide('Question b'), () => screen.getByRole('button', { name: /^MCQ/ })]) {
    await user.click(begin())
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading', { name: 'What comes next?' })).toBeDefined()
  }
  expect(listed()).toEqual(['a', 'b', 'c', 'd'])
})

test('ED16 a lost session keeps what was typed, and the log in leads back to the slide', async () => {
  const { user, server, unmount } = await open()
  const heard = vi.fn()
  window.addEventListener('quokka:unauthorized', heard)
  await user.click(slide('Question b'))
  rewrite('Question x')
  server.next.editquestion = new Response('', { status: 401 })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(heard).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  show()
  expect(await screen.findByLabelText('Question')).toHaveProperty('value', 'Question x')
  window.removeEventListener('quokka:unauthorized', heard)
})

test('ED17 publishing says that unsaved work stays out', async () => {
  const { user } = await open()
  await user.click(slide('Question b'))
  rewrite('Question x')
  await user.click(screen.getByRole('button', { name: 'PUBLISH QUIZ' }))
  expect(await screen.findByText('What is not saved is not published.')).toBeDefined()
  expect(screen.getByRole('dialog', { name: 'Publish Quiz' })).toBeDefined()
})

test('ED17 a new slide without a word is no unsaved work', async () => {
  const { user } = await open()
  await toPicker(user)
  await user.click(screen.getByRole('button', { name: /^MCQ/ }))
  await user.click(screen.getByRole('button', { name: 'PUBLISH QUIZ' }))
  expect(screen.getByRole('dialog', { name: 'Publish Quiz' })).toBeDefined()
  expect(screen.queryByText('What is not saved is not published.')).toBeNull()
})

test("ED18 a duplicate of what is saved stands after its slide, there and in the author's arrangement", async () => {
  const { user, server } = await open()
  slide('Question a').focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await user.click(drawer().getByRole('button', { name: 'Actions for slide 2' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate', ...ANYWHERE }))
  expect(await screen.findByText('Question Added Successfully')).toBeDefined()
  expect(listed()).toEqual(['b', 'a', 'a', 'c', 'd'])
  expect(server.quiz.questions.map(({ questionId }) => questionId)).toEqual(['a', 'added-2-0', 'b', 'c', 'd'])
  expect(screen.getByText('Slide 3 of 5')).toBeDefined()
})

test('ED18 a slide that cannot be duplicated stays alone, which is told', async () => {
  const { user, server } = await open()
  server.next.addquestions = sentence('A quiz has at most 200 slides.', 409)
  await user.click(drawer().getByRole('button', { name: 'Actions for slide 2' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate', ...ANYWHERE }))
  expect(await screen.findByText('A quiz has at most 200 slides.')).toBeDefined()
  expect(listed()).toEqual(['a', 'b', 'c', 'd'])
})

test('ED19 the picker begins a question by one press, and then another of its kind', async () => {
  const { user } = await open()
  await toPicker(user)
  expect(screen.queryByRole('button', { name: /^Add another/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^TRUE OR FALSE/ }))
  rewrite('Question e')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const another = await screen.findByRole('button', { name: 'Add another TRUE OR FALSE' })
  expect(document.activeElement).toBe(another)
  await user.click(another)
  rewrite('Question f')
  await user.click(screen.getByRole('button', { name: 'Save and begin another' }))
  await waitFor(() => expect(screen.getByLabelText('Question')).toHaveProperty('value', ''))
  expect(listed().slice(0, 6)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(screen.getByText('New slide')).toBeDefined()
})

test('LB17 the quiz to be published is named with the questions that its tile counts: without info slides', async () => {
  const { user } = await open([], {
    ...quiz(['a', 'b', 'c']),
    questions: [question('a'), question('b', { questionType: 'NQS', maxPoints: 0 }), question('c', { maxPoints: 0 })],
  })
  await user.click(screen.getByRole('button', { name: 'PUBLISH QUIZ' }))
  const dialog = screen.getByRole('dialog', { name: 'Publish Quiz' })
  expect(within(dialog).getByText('Space for the Curious Minds · 2 questions')).toBeDefined()
})

test('ED24 the editor of a published quiz says so, for whom, and that each save is live', async () => {
  const live = 'Each save is live at once. Open rooms and QTests keep what they have.'
  const { unmount } = await open()
  expect(screen.queryByText(live)).toBeNull()
  unmount()
  await open(undefined, { ...quiz(['a']), statusCode: 'PUB', isPublic: false, teamCount: 2 })
  expect(screen.getByText('Published for 2 teams')).toBeDefined()
  expect(screen.getByText(live)).toBeDefined()
})

test('ED24 a quiz that was taken down is not said to be live', async () => {
  await open(undefined, { ...quiz(['a']), statusCode: 'PUB', takenDownReason: 'Tom is not to be laughed at.' })
  expect(screen.queryByText(/^Published/)).toBeNull()
  expect(screen.getByRole('button', { name: 'PUBLISH QUIZ' })).toBeDefined()
})

test.each([
  [{ isPublic: true }, 'Published for everyone'],
  [{ isPublic: false, teamCount: 1 }, 'Published for 1 team'],
  [{ isPublic: false }, 'Published for its editors'],
])('ED24 of a quiz published to %j the header says: %s', async (players, words) => {
  await open(undefined, { ...quiz(['a']), statusCode: 'PUB', ...players })
  expect(screen.getByText(words)).toBeDefined()
})

test('ED32 a published quiz offers who may play it in place of PUBLISH QUIZ', async () => {
  const { user } = await open(undefined, { ...quiz(['a', 'b']), statusCode: 'PUB' })
  await user.click(slide('Question b'))
  rewrite('Question x')
  expect(screen.queryByRole('button', { name: 'PUBLISH QUIZ' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Who may play' }))
  expect(screen.getByRole('dialog', { name: 'Who may play' })).toBeDefined()
  expect(screen.queryByText('What is not saved is not published.')).toBeNull()
})

test('ED31 a quiz opens with its first slide, and after a reload with the slide in hand', async () => {
  const { user, unmount } = await open()
  expect(slide('Question a').getAttribute('aria-current')).toBe('true')
  expect(screen.getByText('Slide 1 of 4')).toBeDefined()
  await user.click(slide('Question c'))
  unmount()
  // After a reload in the same tab the slide in hand stays.
  show()
  await screen.findByRole('complementary', { name: 'Slides' })
  expect(slide('Question c').getAttribute('aria-current')).toBe('true')
})

test('LB22 PUBLISH QUIZ is disabled while there is no question, and says why', async () => {
  await open([])
  const publish = screen.getByRole('button', {
    name: 'PUBLISH QUIZ',
    description: 'A quiz needs at least one question before it can be published.',
  })
  expect(publish.getAttribute('aria-disabled')).toBe('true')
})

test('ED25 when the quiz is deleted while somebody writes, the way to the library is offered, and only then', async () => {
  const { user, server } = await open()
  await user.click(slide('Question b'))
  rewrite('Question x')
  server.next.editquestion = refusal('media/unknown-name', 'There is no such quiz.', 400)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = async () => within(await screen.findByRole('dialog'))
  expect((await dialog()).queryByRole('link', { name: 'To the library' })).toBeNull()
  await user.click((await dialog()).getByRole('button', { name: 'OK' }))
  server.next.editquestion = refusal('quiz/not-found', 'In other words.', 404)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click((await dialog()).getByRole('link', { name: 'To the library' }))
  expect(await screen.findByText('now at /library')).toBeDefined()
})

test('ED28 the list names the kind of a slide in words', async () => {
  await open([], {
    ...quiz(['a', 'b']),
    questions: [question('a', { questionType: 'TRF' }), question('b', { questionType: 'NQS', maxPoints: 0 })],
  })
  expect(drawer().getByText('True or false')).toBeDefined()
  expect(drawer().getByText('Info slide')).toBeDefined()
  expect(drawer().queryByText('TRF')).toBeNull()
})
