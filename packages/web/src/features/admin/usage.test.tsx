import type { UsedBy } from '@quokka/contract/http'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls } from '../../testing/screen-test.tsx'
import { AdminScreen } from './admin.tsx'

const server = { bytesLastHour: 12_400_000, bytesLastDay: 90_000_000, openRooms: 9, qtestsLastHour: 1 }
const mallory: UsedBy = {
  ...{ bytesLastHour: 11_000_000, bytesLastDay: 80_000_000, openRooms: 8, qtestsLastHour: 1 },
  ...{ payer: 'account:u1', userName: 'mallory', isAccount: true, stoppedUntil: null },
}
const guests: UsedBy = {
  ...{ bytesLastHour: 1_400_000, bytesLastDay: 10_000_000, openRooms: 1, qtestsLastHour: 0 },
  ...{ payer: 'address:abcdefghij', userName: null, isAccount: false, stoppedUntil: null },
}

test('SU25 an administrator sees who uses most, stops one after being asked, and takes it back', async () => {
  const stopped = { ...mallory, openRooms: 0, stoppedUntil: '2026-11-25T13:00:00.000Z' }
  const asked = answerCalls({
    'usage/list': { server, payers: [mallory, guests] },
    'usage/stop': stopped,
    'usage/allow': { ...stopped, stoppedUntil: null },
  })
  renderInStudio(<AdminScreen />, '/admin', 'ADMIN', '?tab=usage')
  const user = userEvent.setup()
  const list = await screen.findByRole('list', { name: 'Who uses most' })
  const [first, second] = within(list).getAllByRole('listitem')
  expect(first?.textContent).toContain(
    'mallory11 MB last hour · 80 MB last day · 8 rooms open · 1 QTest made last hour',
  )
  expect(second?.textContent).toContain('Guests at abcdef1.4 MB last hour')
  expect(screen.getByText(/^All together: 12.4 MB in the last hour, 90 MB in the last day, 9 rooms open/)).toBeDefined()

  await user.click(within(first ?? list).getByRole('button', { name: 'Stop' }))
  const dialog = screen.getByRole('dialog', { name: 'Stop mallory?' })
  expect(asked.some(({ call }) => call === 'usage/stop')).toBe(false)
  await user.click(within(dialog).getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('mallory is stopped for an hour.')).toBeDefined()
  expect(asked.at(-1)).toEqual({ call: 'usage/stop', body: { payer: 'account:u1' } })
  expect(within(list).getByText(/^Stopped until /)).toBeDefined()
  await user.click(within(list).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('mallory may go on.')).toBeDefined()
  expect(within(list).queryByText(/^Stopped until /)).toBeNull()
})

test('SU25 a day on which nobody hosts says so', async () => {
  answerCalls({ 'usage/list': { server, payers: [] } })
  renderInStudio(<AdminScreen />, '/admin', 'ADMIN', '?tab=usage')
  expect(await screen.findByText('Nobody has hosted anything today.')).toBeDefined()
})
