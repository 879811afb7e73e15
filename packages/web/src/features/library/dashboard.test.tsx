import type { QTestTile, QuizTile } from '@quokka/contract/http'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { patchSession, readSession } from '../../account/session.ts'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls } from '../../testing/screen-test.tsx'
import { DashboardScreen } from './dashboard.tsx'
import { draft, kept, overviewOf, pageOf, published, qtest } from './testing/tiles.ts'

const five = ['Reef', 'Space', 'Egypt', 'Fractions', 'Poets'].map((name) => draft(name))

const holding = (quizzes: QuizTile[], qtests: QTestTile[] = []) => {
  const drafts = quizzes.filter(({ tileStatus }) => tileStatus === 'DRFQuiz')
  const others = quizzes.filter(({ tileStatus }) => tileStatus === 'PUBQuiz')
  return overviewOf(drafts, others, qtests)
}

const open = (answer: unknown, at = '/dashboard') => {
  patchSession({ name: 'Maya Rivera', email: 'rivera@school.example' })
  const list = pageOf(five.map((tile) => kept(tile)))
  const asked = answerCalls({ 'library/overview': answer, 'library/list': list })
  renderInStudio(<DashboardScreen />, at)
  return { asked, user: userEvent.setup() }
}

test('LB1 the dashboard greets, tells of drafts, and shows the last four quizzes', async () => {
  open(holding([published('Volcanoes'), ...five]))
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
  const { user, asked } = open(holding(five))
  await user.click(await screen.findByRole('link', { name: /^View all/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'My Quizzes' })).toBeDefined()
  expect(await screen.findAllByRole('listitem')).toHaveLength(5)
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(await screen.findByRole('heading', { level: 1, name: /Maya Rivera/ })).toBeDefined()
  expect(asked.map(({ call }) => call)).toEqual(['library/overview', 'library/list'])
})

test('LB2 a dashboard without quizzes says so', async () => {
  open(holding([]))
  expect(await screen.findByText("You don't have any quizzes, try creating one!")).toBeDefined()
  expect(screen.queryByRole('link', { name: /^View all/ })).toBeNull()
})

test('LB31 an empty dashboard leads to the ready-made quizzes and names the steps to a first game', async () => {
  open(holding([]))
  const link = await screen.findByRole('link', { name: 'Look at ready-made quizzes' })
  expect(link.getAttribute('href')).toBe('/quizselection')
  const steps = within(screen.getByRole('list', { name: 'How it goes' })).getAllByRole('listitem')
  expect(steps.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Write the questions',
    'Publish the quiz',
    'Host it',
  ])
})

test('LB7 a dashboard that fails says why, and tries again', async () => {
  const { user } = open('The server is being moved.')
  expect(screen.getByText('Loading your quizzes')).toBeDefined()
  expect(await screen.findByText('The server is being moved.')).toBeDefined()
  answerCalls({ 'library/overview': holding(five) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'My Quizzes' })).toBeDefined()
})

test('LB7 returning to the window reloads, and a failure then keeps the list', async () => {
  open(holding(five))
  await screen.findByText('Reef')
  const asked = answerCalls({ 'library/overview': holding([draft('Weather')]) })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('Weather')).toBeDefined()
  expect(asked).toHaveLength(1)
  const failing = answerCalls({ 'library/overview': 'The server is being moved.' })
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(failing).toHaveLength(1))
  expect(screen.getByText('Weather')).toBeDefined()
})

test('LB8 whoever opens a list of tiles has left the room', async () => {
  patchSession({ roomId: 'hk4pwt', isHost: true })
  open(holding([]))
  await waitFor(() => expect(readSession().roomId).toBeUndefined())
  expect(readSession()).toEqual({ name: 'Maya Rivera', email: 'rivera@school.example' })
})

test("LB9 the editor's address without a quiz is the dashboard with the create flow open", async () => {
  const { user } = open(holding([]), '/createquiz')
  expect(await screen.findByRole('dialog', { name: 'Create new quiz' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByText('now at /dashboard')).toBeDefined()
})

test('LB24 View all of the dashboard leaves no level of heading out', async () => {
  const { user } = open(holding(five))
  expect(await screen.findByRole('heading', { level: 3, name: /^Reef/ })).toBeDefined()
  await user.click(screen.getByRole('link', { name: /^View all/ }))
  expect(await screen.findByRole('heading', { level: 2, name: /^Reef/ })).toBeDefined()
})

test('QH9 the dashboard shows the newest QTests below the quizzes, when there are any', async () => {
  const { user } = open(
    holding(five, [
      qtest('Reef Check', '2026-11-02T12:00:00Z', '2026-11-09T12:00:00Z'),
      qtest('Map Skills', '2026-11-30T12:00:00Z', '2026-12-07T12:00:00Z'),
    ]),
  )
  const tiles = within(await screen.findByRole('list', { name: 'QTests' })).getAllByRole('listitem')
  expect(tiles.map((tile) => within(tile).getByRole('heading').textContent)).toEqual(['Map Skills', 'Reef Check'])
  await user.click(screen.getByRole('link', { name: 'View all QTests' }))
  expect(screen.getByText('now at /library?list=qtests')).toBeDefined()
})
