import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { leaderboard } from '../../../room-connection/testing/fixtures.ts'
import { renderScreen } from '../../../testing/screen-test.tsx'
import { asked } from '../testing/room-states.ts'
import { QuestionScreen } from './question-screen.tsx'

test('WR55 a player who plays alone is not told how many have answered', () => {
  const alone = { ...asked, leaderboard: { ...leaderboard, noOfAnsweringPlayers: 1 } }
  const { unmount } = renderScreen(<QuestionScreen state={alone} />)
  expect(screen.queryByText('0 of 1 answered')).toBeNull()
  unmount()
  renderScreen(<QuestionScreen state={{ ...alone, leaderboard: { ...leaderboard, noOfAnsweringPlayers: 2 } }} />)
  expect(screen.getAllByText('0 of 2 answered').length).toBeGreaterThan(0)
})

test('XT7 while the class waits nobody reads how many have answered, and whoever has time left reads nothing of it', () => {
  const left = { ...asked, isMoment: true, endsAtMs: performance.now() + 9_000, leaderboard }
  const { unmount } = renderScreen(<QuestionScreen state={left} />)
  expect(screen.queryByText('A moment')).toBeNull()
  expect(screen.queryByText(/answered/u)).toBeNull()
  unmount()
  renderScreen(<QuestionScreen state={{ ...left, given: { text: 'Cedar', received: true } }} />)
  expect(screen.getAllByText('A moment').length).toBeGreaterThan(0)
  expect(screen.queryByText(/of \d+ answered/u)).toBeNull()
})

test('RA15 text and reading opens over a question: its clock goes on, and letters that were typed stay', async () => {
  const typed = { ...asked.question, questionType: 'FIB', answerChoices: [], answerBlanks: ['', '', '', ''] } as const
  const question = { ...typed, answerChoices: [], answerBlanks: [...typed.answerBlanks] }
  renderScreen(<QuestionScreen state={{ ...asked, question, endsAtMs: performance.now() + 20_400 }} />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox'), 'mo')
  await user.click(screen.getByRole('button', { name: 'Text and reading' }))
  await screen.findByRole('dialog', { name: 'Text and reading' })
  const clock = () => Number(screen.getAllByRole('timer')[0]?.textContent)
  const before = clock()
  await waitFor(() => expect(clock()).toBeLessThan(before))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('So far: MO')).toBeDefined()
})
