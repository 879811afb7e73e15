import type { Question } from '@quokka/core/questions'
import { ALL_TYPES, exampleOf } from '@quokka/core/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { draftOf } from '../../questions/editing/draft/slide-draft.ts'
import { keptWorkOf } from '../../quiz/kept-work.ts'
import { keepSlideInHand } from '../../quiz/slide-in-hand.ts'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, refusal, sentence } from '../../testing/screen-test.tsx'
import { PlayedPreview } from './played-preview.tsx'
import { PreviewScreen } from './preview.tsx'
import { previewSlides } from './preview-slides.ts'
import { quizRead } from './testing/quiz-read.ts'

const HERE = '/previewquiz'
const [mcq, trf, mtf, dnd, fib, cnt, nqs] = [
  exampleOf('MCQ'),
  exampleOf('TRF'),
  exampleOf('MTF'),
  exampleOf('DND'),
  exampleOf('FIB'),
  exampleOf('CNT'),
  exampleOf('NQS'),
]
const survey: Question = {
  ...mcq,
  questionId: 'survey',
  questionTitle: 'Question 8',
  choices: ['Red', 'Green', 'Blue', 'Pink'],
  correct: null,
}

const play = (...questions: Question[]) => {
  const quiz = quizRead(questions)
  renderInStudio(<PlayedPreview quiz={quiz} preview={previewSlides(quiz, [])} seed={7} now={() => Date.now()} />, HERE)
  return userEvent.setup()
}

const open = (getquiz: unknown, search = '?quiz=quiz-1') => {
  const asked = answerCalls({ 'createquiz/getquiz': getquiz })
  renderInStudio(<PreviewScreen />, HERE, 'REGULAR', search)
  return asked
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('PV1 the clock counts each second, says the last ones, and submits an empty answer at the limit', () => {
  vi.useFakeTimers()
  play(mcq)
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1_000))
  }
  const [clock] = screen.getAllByRole('timer', { name: 'Time left' })
  expect(clock?.textContent).toContain('30')
  pass(9)
  expect(clock?.textContent).toContain('21')
  expect(screen.getByText('21 seconds left')).toBeDefined()
  pass(15)
  expect(screen.getAllByText('10 seconds left').length).toBeGreaterThan(0)
  pass(6)
  expect(screen.getByRole('heading', { level: 1, name: 'No answer this time' })).toBeDefined()
})

test('PV2 an answer shows its page: how it went, the points, the right answer and why', async () => {
  const user = play(mcq, trf)
  await user.click(screen.getByRole('radio', { name: /Cedar/ }))
  await heading('Right!')
  expect(screen.getByText('Right answer')).toBeDefined()
  expect(screen.getByText('Because of secret-reason-1')).toBeDefined()
  expect(screen.queryByText('Rank')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next Question' }))
  await user.click(screen.getByRole('radio', { name: /True/ }))
  await heading('Not quite')
})

test('PV3 an info slide has no clock and leads straight on', async () => {
  const user = play(nqs, mcq)
  await heading('Question 7')
  expect(screen.queryByRole('timer')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next Question' }))
  await heading('Question 1')
})

test('PV4 PV6 the last answer page ends the quiz with score, rank and rank title; it can begin again', async () => {
  const user = play(survey, nqs)
  await user.click(screen.getByRole('radio', { name: /Green/ }))
  await heading('Thank you!')
  await user.click(screen.getByRole('button', { name: 'Next Question' }))
  await user.click(screen.getByRole('button', { name: 'End Quiz' }))
  await heading('That was your quiz')
  expect(screen.getByText(/^(10|[1-9])(st|nd|rd|th)$/)).toBeDefined()
  expect(screen.getByText('Whiz')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Preview again' }))
  await heading('Question 8')
})

test('PV5 arrows lead to the slides before and after, by button and by key, within the bounds', async () => {
  const user = play(mcq, trf)
  const before = () => screen.getByRole('button', { name: 'Back to the slide before' })
  const after = () => screen.getByRole('button', { name: 'On to the slide after' })
  expect(before().getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{ArrowLeft}')
  await heading('Question 1')
  await user.click(after())
  await heading('Question 2')
  expect(after().getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{ArrowRight}')
  await user.keyboard('{ArrowLeft}')
  await heading('Question 1')
})

test('PV5 arrow keys go to text fields, and to options among themselves', async () => {
  const user = play(fib, mcq)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await user.keyboard('{ArrowRight}')
  await heading('Question 5')
  await user.click(screen.getByRole('button', { name: 'On to the slide after' }))
  screen.getByRole('radio', { name: /Alder/ }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Douglas/ }))
  await heading('Question 1')
})

test("PV7 the browser's Back asks and stays, or leaves for the editor; a reload is warned of", async () => {
  const user = play(mcq)
  await waitFor(() => expect(history.state).toMatchObject({ guarded: true }))
  const reload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(reload)
  expect(reload.defaultPrevented).toBe(true)
  act(() => history.back())
  await screen.findByRole('dialog', { name: 'Do you want to leave the game?' })
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  await heading('Question 1')
  act(() => history.back())
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByText('now at /createquiz/quiz-1')
})

test('PV8 CLOSE PREVIEW returns to the editor, and Back does not return', async () => {
  history.replaceState(null, '', '/dashboard')
  history.pushState(null, '', HERE)
  const user = play(mcq)
  await waitFor(() => expect(history.state).toMatchObject({ guarded: true }))
  await user.click(screen.getByRole('button', { name: 'CLOSE PREVIEW' }))
  await screen.findByText('now at /createquiz/quiz-1')
  act(() => history.back())
  await screen.findByText('now at /dashboard')
})

test.each([
  ['a quiz without questions', '?quiz=quiz-1'],
  ['no quiz', ''],
])('PV9 %s leads home', async (_, search) => {
  open(quizRead([]), search)
  await screen.findByText('now at /home')
})

test('PV10 a user who may not edit the quiz is told so, and led home', async () => {
  open(refusal('quiz/not-authorized', 'In other words.', 403))
  await screen.findByRole('dialog', { description: "You don't have access to edit this quiz!" })
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  await screen.findByText('now at /')
})

test('PV10 a quiz that is not there says so, then leads home', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open(sentence('There is no such quiz.', 404))
  expect((await screen.findAllByText('There is no such quiz.')).length).toBeGreaterThan(0)
  act(() => void vi.advanceTimersByTime(2_500))
  await screen.findByText('Redirecting you to home')
  act(() => void vi.advanceTimersByTime(2_500))
  await screen.findByText('now at /home')
})

test('PV10 a failure can be tried again', async () => {
  const asked = open(sentence('The server is busy.', 500))
  await screen.findByText('The server is busy.')
  answerCalls({ 'createquiz/getquiz': quizRead([mcq]) })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Question 1')
  expect(asked).toEqual([{ call: 'createquiz/getquiz', body: { quizId: 'quiz-1' } }])
})

test.each(ALL_TYPES)('PV12 $questionType is asked under its title', async (question) => {
  play(question)
  await heading(question.questionTitle)
})

test.each([
  [mcq, 'radio', /Alder/],
  [trf, 'radio', /True/],
  [mtf, 'button', 'Submit · 0 of 4 matched'],
  [dnd, 'button', 'Submit'],
  [fib, 'textbox', /word of 6 letters/],
  [cnt, 'textbox', /word of 5 letters/],
] as const)('PV12 $0.questionType is asked by the view of the live game', async (question, role, name) => {
  play(question)
  await heading(question.questionTitle)
  expect(await screen.findByRole(role, { name })).toBeDefined()
})

const keepWork = (slot: string, content: unknown) => {
  localStorage.setItem('userId', 'maya')
  keptWorkOf('maya', 'quiz-1').keep(slot, content, 1)
}
const draft = (question: Question) => {
  const [read] = quizRead([question]).questions
  if (!read) throw new Error('one question is one read')
  return draftOf(read)
}

test('PV13 what is not saved yet is played, in its own order, and the preview says so', async () => {
  keepWork(`slide:${mcq.questionId}`, { ...draft(mcq), questionTitle: 'Written just now' })
  keepWork('slide:new-1', { ...draft(trf), questionTitle: 'A new one' })
  keepWork('order', { own: [nqs.questionId, mcq.questionId], before: [mcq.questionId, nqs.questionId] })
  open(quizRead([mcq, nqs]))
  const user = userEvent.setup()
  await heading(nqs.questionTitle)
  expect(screen.getByText('With your unsaved changes.')).toBeDefined()
  await user.keyboard('{ArrowRight}')
  await heading('Written just now')
  await user.keyboard('{ArrowRight}')
  await heading('A new one')
})

test('PV13 a slide that is not finished is shown as it was saved, a new one not at all, and the preview says so', async () => {
  keepWork(`slide:${mcq.questionId}`, { ...draft(mcq), questionTitle: ' ' })
  keepWork('slide:new-1', { ...draft(trf), fields: { correct: null } })
  open(quizRead([mcq]))
  await heading(mcq.questionTitle)
  expect(screen.getByText(/^2 slides are not finished/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'On to the slide after' }).getAttribute('aria-disabled')).toBe('true')
})

test('PV13 work of another account is not played', async () => {
  keepWork(`slide:${mcq.questionId}`, { ...draft(mcq), questionTitle: 'Written just now' })
  localStorage.setItem('userId', 'tom')
  open(quizRead([mcq]))
  await heading(mcq.questionTitle)
  expect(screen.queryByText(/unsaved changes/)).toBeNull()
})

test('PV14 the preview begins with the slide in hand, and again with the first', async () => {
  keepSlideInHand('quiz-1', nqs.questionId)
  open(quizRead([mcq, nqs]))
  const user = userEvent.setup()
  await heading(nqs.questionTitle)
  await user.click(screen.getByRole('button', { name: 'End Quiz' }))
  await user.click(screen.getByRole('button', { name: 'Preview again' }))
  await heading(mcq.questionTitle)
})

test('PV15 the header counts a slide to read as no question', async () => {
  play(nqs, mcq)
  const count = screen.getByText('Your score', { exact: false, selector: 'header *' }).closest('header')
  expect(count?.textContent).toContain('Info slide 1')
  fireEvent.keyDown(window, { key: 'ArrowRight' })
  expect(count?.textContent).toContain('Question 2')
})
