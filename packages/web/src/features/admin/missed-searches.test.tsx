import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls } from '../../testing/screen-test.tsx'
import { AdminScreen } from './admin.tsx'

test('AD31 administrators see what nobody found, how often and when last, or that there is nothing', async () => {
  const searches = [
    { words: 'trigonometry', searches: 12, lastOn: '2026-11-27T00:00:00.000Z' },
    { words: 'gdpr', searches: 1, lastOn: '2026-11-20T00:00:00.000Z' },
  ]
  answerCalls({ 'search/missed': { searches } })
  const { unmount } = renderInStudio(<AdminScreen />, '/admin', 'ADMIN', '?tab=searches')
  const list = await screen.findByRole('list', { name: 'Searches that found nothing' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['trigonometryLast on 11/27/202612 times', 'gdprLast on 11/20/20261 time'])
  unmount()
  answerCalls({ 'search/missed': { searches: [] } })
  renderInStudio(<AdminScreen />, '/admin', 'ADMIN', '?tab=searches')
  expect(await screen.findByText('Every search found something.')).toBeDefined()
})
