import { playerView } from '@quokka/core/questions'
import { ALL_TYPES } from '@quokka/core/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answerData } from '../../../room-connection/testing/fixtures.ts'
import { answerCalls, refusal, renderScreen, sentence } from '../../../testing/screen-test.tsx'
import { QTest } from '../qtest.tsx'
import { asked, attended, completed, kept, results, revealed, second, slideToRead, taken } from '../testing/fixtures.ts'

// It draws on a canvas, of which jsdom has none.
vi.mock('canvas-confetti', () => ({ default: { create: () => Object.assign(() => null, { reset: () => {} }) } }))

afterEach(() => vi.restoreAllMocks())

const open = (attend: unknown, submit?: unknown) => {
  sessionStorage.setItem('qtest', 'abc')
  sessionStorage.setItem('qtest:abc', JSON.stringify(kept()))
  const calls = answerCalls({ 'qtest/attendqtest': attend, 'qtest/submitanswer': submit })
  renderScreen(<QTest rest="" />, { at: '/qtest' })
  return { user: userEvent.setup(), calls }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const TITLE = 'Which planet has the most known moons?'
const choose = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(await screen.findByRole('radio', { name }))

test('QP8 without an attempt the way leads home', async () => {
  answerCalls({})
  renderScreen(<QTest rest="" />, { at: '/qtest' })
  await screen.findByText('now at /')
})

test('QP8 the header tells how far one is, and the foot what a question is worth: no score and no rank', async () => {
  open(attended({ timeElapsedMs: 9_000 }))
  await heading(TITLE)
  expect(screen.getByText('1 of 2')).toBeDefined()
  expect(screen.getByText('100 points')).toBeDefined()
  expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toMatch(/2[01]/)
  expect(screen.queryByText(/score|rank/i)).toBeNull()
})

test('QP9 a choice is locked at once, and waits while offline', async () => {
  const { user } = open(attended(), sentence('', 500))
  await choose(user, /Saturn/)
  await waitFor(() => expect(screen.getByRole('radio', { checked: true }).textContent).toContain('Waiting to send'))
  expect(screen.getByText('An error occurred while submitting the answer')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: /Mars/ }))
  expect(screen.getByRole('radio', { checked: true }).textContent).toContain('Saturn')
})

test.each(ALL_TYPES)('QP9 $questionType is asked by the view of the live game', async (question) => {
  const { questionType, questionTitle, timerS } = question
  open(attended({ question: asked({ questionType, questionTitle, timeToAnswer: timerS, ...playerView(question) }) }))
  await heading(questionTitle)
})

test('QP11 an answer that is shown stands with its points, the right one and why; then the next question', async () => {
  const { user } = open(attended(), revealed({ answerData: { ...answerData, answerContent: 'It has 274.' } }))
  await choose(user, /Saturn/)
  await heading('Right!')
  expect(screen.getByText('+58')).toBeDefined()
  expect(screen.getByText('It has 274.')).toBeDefined()
  expect(screen.getByText('Tricky question')).toBeDefined()
  expect(screen.queryByRole('timer')).toBeNull()
  answerCalls({ 'qtest/attendqtest': attended({ question: second }) })
  await user.click(screen.getByRole('button', { name: 'Next Question' }))
  await heading('Corals are animals.')
})

test('RA15 while text and reading is open over a question no key answers it', async () => {
  const { user, calls } = open(attended(), taken())
  await heading(TITLE)
  await user.click(screen.getByRole('button', { name: 'Text and reading' }))
  await screen.findByRole('dialog', { name: 'Text and reading' })
  await user.keyboard('b2')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(calls.map(({ call }) => call)).toEqual(['qtest/attendqtest'])
  await user.keyboard('b')
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('qtest/submitanswer'))
})

test('QP35 how hard a question was is told from five answers on', async () => {
  const { user } = open(attended(), revealed({ asked: 4 }))
  await choose(user, /Saturn/)
  await heading('Right!')
  expect(screen.queryByText('Tricky question')).toBeNull()
})

test('QP11 where results are hidden no points are told', async () => {
  const { user } = open(attended({ showScoresFlag: false }), revealed())
  await choose(user, /Saturn/)
  await heading('Right!')
  expect(screen.queryByText('+58')).toBeNull()
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Right!')
})

test('QP11 the last answer leads to the results', async () => {
  const { user } = open(attended(), revealed({ status: 'CP', results }))
  await choose(user, /Saturn/)
  await user.click(await screen.findByRole('button', { name: 'End Quiz' }))
  await heading('Thank you, Asha')
})

test('QP12 where answers stay hidden the next question takes the focus and is announced', async () => {
  const { user } = open(attended(), taken())
  await choose(user, /Saturn/)
  expect(document.activeElement).toBe(await heading('Corals are animals.'))
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Question 2 of 2.')
})

test('QP12 the last seconds are said', async () => {
  open(attended({ timeElapsedMs: 21_000 }))
  await heading(TITLE)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('10 seconds left')
})

test('QP12 a slide to read has no clock, and PROCEED leads on', async () => {
  const { user, calls } = open(attended({ question: slideToRead }), taken())
  await heading('Well done')
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.queryByText(/of 2/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'PROCEED' }))
  await heading('Corals are animals.')
  expect(calls.at(-1)).toMatchObject({ call: 'qtest/submitanswer', body: { questionId: 's1', playerAnswer: '' } })
})

test('QP13 the exit asks, says that the attempt stays and its clock runs on, and leads to the entry', async () => {
  const { user } = open(attended())
  await heading(TITLE)
  await user.click(screen.getByRole('button', { name: 'Exit' }))
  await screen.findByRole('dialog', { name: 'Do You Want to Exit the Quiz?', description: /answers stay.* runs on/ })
  await user.click(screen.getByRole('button', { name: 'Keep playing' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Exit' }))
  await user.click(screen.getByRole('button', { name: 'EXIT QUIZ' }))
  await screen.findByText('now at /qtest/abc')
})

test('QP23 the question on the screen is reported under its name in the attempt', async () => {
  const { user, calls } = open(attended(), revealed())
  await heading(TITLE)
  await user.click(screen.getByRole('button', { name: 'Report this question' }))
  await user.click(await screen.findByRole('radio', { name: 'An answer is wrong' }))
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  const { quizId, questionId } = asked()
  expect(calls.at(-1)).toEqual({
    call: 'reportcontent',
    body: {
      qtestId: 'abc',
      attemptToken: 'from-the-server',
      quizId,
      questionId,
      reason: 'wrong answer',
      text: '',
    },
  })
})

test("QP13 the browser's Back asks first", async () => {
  history.replaceState(null, '', '/somewhere')
  open(attended())
  await waitFor(() => expect(history.state).toMatchObject({ guarded: true }))
  act(() => history.back())
  await screen.findByRole('dialog', { name: 'Do You Want to Exit the Quiz?' })
})

test('QP14 SC8 the results tell right answers, score, rank so far with the time that decides, and each answer’s mark', async () => {
  open(completed())
  await heading('Thank you, Asha')
  expect(screen.getByText('Volcanoes')).toBeDefined()
  expect(screen.getByText('of 2 right')).toBeDefined()
  expect(screen.queryByText(/survey/u)).toBeNull()
  expect(screen.getByText('1,034')).toBeDefined()
  expect(screen.getByText('4th')).toBeDefined()
  expect(screen.getByText('of 26 so far')).toBeDefined()
  expect(screen.getByText(/less time goes first. Yours: 58.4/u)).toBeDefined()
  const marks = screen.getByRole('list', { name: 'Your answers' })
  const names = within(marks)
    .getAllByRole('button')
    .map(({ ariaLabel }) => ariaLabel)
  expect(names).toEqual(['Question 1: Right!', 'Question 2: Not quite'])
})

test('QP14 QU22 under the right answers the surveys are named, where marks are hidden too', async () => {
  const { marks: _hidden, ...rest } = results
  open(completed({ results: { ...rest, questionCount: 3 } }))
  await screen.findByText('of 2 right')
  expect(screen.getByText('and 1 survey')).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Your answers' })).toBeNull()
})

test('QP33 a mark opens its question with own answer, solution and explanation, and leads to its neighbours', async () => {
  const { user } = open(completed())
  await user.click(await screen.findByRole('button', { name: 'Question 2: Not quite' }))
  const dialog = await screen.findByRole('dialog', { name: 'Question 2: Not quite' })
  const wrong = { ...answerData, playerAnswer: 'Mars', isCorrect: false, answerContent: 'It has 274.' }
  const calls = answerCalls({ 'qtest/getanswer': { question: asked(), answerData: wrong } })
  await user.click(await within(dialog).findByRole('button', { name: 'Try again' }))
  await within(dialog).findByText('It has 274.')
  expect(dialog.textContent).toContain(TITLE)
  expect(dialog.textContent).toContain('You chose Mars')
  expect(calls.at(-1)?.body).toMatchObject({ qtestId: 'abc', countedNumber: 2 })
  await user.click(within(dialog).getByRole('button', { name: 'Previous' }))
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ countedNumber: 1 }))
  await screen.findByRole('dialog', { name: 'Question 1: Right!' })
})

test('QP33 what clears the results is not the first thing to press', async () => {
  open(completed())
  const home = await screen.findByRole('link', { name: 'Back to home' })
  expect(home.className).toContain('wattle')
  expect(screen.getByRole('button', { name: 'RETAKE' }).className).not.toContain('wattle')
})

test('QP14 without results there is thanks alone, and no retake where the host allows none', async () => {
  open(completed({ showScoresFlag: false, retakeFlag: false, results: undefined }))
  await heading('Thank you, Asha')
  expect(screen.getByText('Your answers are in. Their host has them now.')).toBeDefined()
  expect(screen.queryByText('Total score')).toBeNull()
  expect(screen.queryByRole('button', { name: 'RETAKE' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to home' })).toBeDefined()
})

test('QP19 in a frame of another site the results do not lead home', async () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(new EventTarget() as Window)
  open(completed())
  await heading('Thank you, Asha')
  expect(screen.queryByRole('link', { name: 'Back to home' })).toBeNull()
})

test('QP15 a retake asks first, clears, and begins 3 s later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open(completed())
  fireEvent.click(await screen.findByRole('button', { name: 'RETAKE' }))
  const calls = answerCalls({
    'qtest/attendqtest': attended(),
    'qtest/deleteplayeranswer': sentence('Your records were deleted.'),
  })
  const dialog = await screen.findByRole('dialog', { description: 'A retake clears these records first.' })
  expect(calls).toEqual([])
  fireEvent.click([...dialog.querySelectorAll('button')].at(-1) as HTMLElement)
  await screen.findByText('Your records were deleted. You will be redirected in 3 seconds')
  act(() => void vi.advanceTimersByTime(3_000))
  await heading(TITLE)
})

test('QP15 a retake for which the host asks more leads to the entry', async () => {
  open(refusal('player/field-empty', 'Kindly enter all fields and provide a valid email', 400))
  await screen.findByText('now at /qtest/abc')
})

test('QP34 the play page says that the QTest closes soon, then that it has, and how many questions that took', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const soon = { serverTime: '2026-11-24T11:54:58.000Z' }
  open(attended(soon), revealed({ status: 'CP', notAsked: 7, results }))
  await heading(TITLE)
  expect(screen.queryByText(/This QTest/)).toBeNull()
  act(() => void vi.advanceTimersByTime(4_000))
  await screen.findByText('This QTest closes in 5 minutes.')
  fireEvent.click(screen.getByRole('radio', { name: /Saturn/ }))
  await screen.findByText('This QTest closed before 7 questions were asked.')
  fireEvent.click(screen.getByRole('button', { name: 'End Quiz' }))
  await heading('Thank you, Asha')
  expect(screen.getByText('This QTest closed before 7 questions were asked.')).toBeDefined()
})

test('QP34 a question that was never asked cannot be opened', async () => {
  open(completed({ notAsked: 1, results: { ...results, marks: ['right', 'none'] } }))
  await screen.findByText('This QTest closed before 1 question was asked.')
  expect(screen.getByText('Question 2: not asked')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Question 2/ })).toBeNull()
})

test('QP15 once the window has ended no retake is offered', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open(attended(), revealed({ status: 'CP', endDate: '2026-11-24T09:00:30.000Z', results }))
  fireEvent.click(await screen.findByRole('radio', { name: /Saturn/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'End Quiz' }))
  await screen.findByRole('button', { name: 'RETAKE' })
  act(() => void vi.advanceTimersByTime(30_000))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'RETAKE' })).toBeNull())
})

test('QP16 a QTest that was deleted meanwhile says so, and leads home', async () => {
  open(sentence('There is no such QTest.', 404))
  await heading('There is no such QTest')
  expect(screen.getByRole('link', { name: 'Back to home' })).toBeDefined()
})

test('QP16 what cannot go on says why, and leads to the entry or on', async () => {
  open(sentence('Qtest has expired. Kindly contact the host to play this QTest.', 403))
  await screen.findByText('Qtest has expired. Kindly contact the host to play this QTest.')
  expect(screen.getByRole('link', { name: 'To the start page' }).getAttribute('href')).toBe('/qtest/abc')
  answerCalls({ 'qtest/attendqtest': attended() })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading(TITLE)
})

test('QP22 whoever was removed reads so in kind words; the only way leads to the entry', async () => {
  open(refusal('attempt/removed', 'Out.', 403))
  await heading('You are out of this QTest')
  expect(screen.getByText(/^The host has removed you. If that is a mistake, tell your host/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('link', { name: 'To the start page' }).getAttribute('href')).toBe('/qtest/abc')
})
