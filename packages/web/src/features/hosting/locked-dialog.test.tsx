import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { patchSession, setLoggedIn } from '../../account/session.ts'
import { renderScreen } from '../../testing/screen-test.tsx'
import { LockedDialog } from './locked-dialog.tsx'

const open = () => renderScreen(<LockedDialog name="The Art Gallery" onClose={() => {}} />, { at: '/quizselection' })

test('AS24 a guest with a locked quiz comes back to the quizzes from the log in', async () => {
  open()
  expect(screen.getByText('Please sign up/log in to access more quizzes')).toBeDefined()
  await userEvent.setup().click(screen.getByRole('link', { name: 'Log in' }))
  expect(screen.getByText('now at /signin')).toBeDefined()
  expect(history.state).toEqual({ redirect: '/quizselection' })
})

test('AS24 a member is told of the premium pack by the name of the product', () => {
  setLoggedIn(true)
  patchSession({ ageGroup: '18+' })
  open()
  expect(screen.getByText('Purchase our premium pack to play more than 5000 quizzes with Quokka Quiz!')).toBeDefined()
})

test.each([{ ageGroup: '9 to 14' }, {}] as const)('PR4 a member known as %j is asked to buy nothing', (known) => {
  setLoggedIn(true)
  patchSession(known)
  const setting = document.createElement('meta')
  setting.setAttribute('name', 'support-email')
  setting.content = 'help@quiz.example'
  document.head.append(setting)
  open()
  setting.remove()
  expect(screen.getByText('Ask an adult to open this quiz for you.')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})
