import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../testing/screen-test.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

const nothing = () => {}

test.each([
  [true, 'Stay'],
  [false, 'Leave'],
])('WB28 of the two buttons the accent is, for a host %s, on %s', (isHost, accented) => {
  renderScreen(<LeaveDialog open about="leave" isHost={isHost} roomId="hk4pwt" onStay={nothing} onLeave={nothing} />)
  const accent = screen.getAllByRole('button').filter(({ className }) => className.includes('wattle'))
  expect(accent.map(({ textContent }) => textContent)).toEqual([accented])
})
