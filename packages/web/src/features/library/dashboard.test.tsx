import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { patchSession, readSession } from '../../account/session.ts'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls } from '../../testing/screen-test.tsx'
import { DashboardScreen } from './dashboard.tsx'
import { draft, published } from './testing/tiles.ts'

const five = ['Reef', 'Space', 'Egypt', 'Fractions', 'Poets'].map((name) => draft(name))

const open = (answer: unknown, at = '/dashboard') => {
  patchSession({ name: 'Maya Rivera', email: 'rivera@school.example' })
  const asked = answerCalls({ getdashboard: answer })
  renderInStudio(<DashboardScreen />, at)
  return { asked, user: userEvent.setup() }
}

test('LB1 the dashboard greets, tells of drafts, and shows the last four quizzes', async () => {
  open({ myQuizzes: [published('Volcanoes'), ...five] })
  expect(
    screen.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Maya Rivera$/ }),
  ).toBeDefined()
  const list = await screen.findByRole('list', { name: 'My Quizzes' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(4)
  expect(screen.getByText('5 drafts are waiting.')).toBeDefined()
  expect(within(list).getAllByText('8 questions')).toHaveLength(4)
  expect(within(list).getAllByText('11/19/2026')).toHaveLength(4)
})

test('LB1 View all shows every quiz, Back leads back', async () => {
  const { user, asked } = open({ myQuizzes: five })
  await user.click(await screen.findByRole('link', { name: /^View all/ }))
  expect(screen.getByRole('heading', { level: 1, name: 'My Quizzes' })).toBeDefined()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(screen.getByRole('heading', { level: 1, name: /Maya Rivera/ })).toBeDefined()
  expect(asked.map(({ call }) => call)).toEqual(['getdashboard'])
})

test('LB2 a dashboard without quizzes says so', async () => {
  open({ myQuizzes: [] })
  expect(await screen.findByText("You don't have any quizzes, try creating one!")).toBeDefined()
  expect(screen.queryByRole('link', { name: /^View all/ })).toBeNull()
})

test('LB7 a dashboard that fails says why, and tries again', async () => {
  const { user } = open('The server is being moved.')
  expect(screen.getByText('Loading your quizzes')).toBeDefined()
  expect(await screen.findByText('The server is being moved.')).toBeDefined()
  answerCalls({ getdashboard: { myQuizzes: five } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'My Quizzes' })).toBeDefined()
})

test('LB7 coming back to the window looks again, and a failure then leaves the list', async () => {
  open({ myQuizzes: five })
  await screen.findByText('Reef')
  const asked = answerCalls({ getdashboard: { myQuizzes: [draft('Weather')] } })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('Weather')).toBeDefined()
  expect(asked).toHaveLength(1)
  const failing = answerCalls({ getdashboard: 'The server is being moved.' })
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(failing).toHaveLength(1))
  expect(screen.getByText('Weather')).toBeDefined()
})

test('LB8 whoever opens a list of tiles has left the room', async () => {
  patchSession({ roomId: 'hk4pwt', isHost: true })
  open({ myQuizzes: [] })
  await waitFor(() => expect(readSession().roomId).toBeUndefined())
  expect(readSession()).toEqual({ name: 'Maya Rivera', email: 'rivera@school.example' })
})

test("LB9 the editor's address without a quiz is the dashboard with the create flow open", async () => {
  const { user } = open({ myQuizzes: [] }, '/createquiz')
  expect(await screen.findByRole('dialog', { name: 'Create new quiz' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByText('now at /dashboard')).toBeDefined()
})

test('LB24 View all of the dashboard leaves no level of heading out', async () => {
  const { user } = open({ myQuizzes: five })
  expect(await screen.findByRole('heading', { level: 3, name: /^Reef/ })).toBeDefined()
  await user.click(screen.getByRole('link', { name: /^View all/ }))
  expect(screen.getByRole('heading', { level: 2, name: /^Reef/ })).toBeDefined()
})
