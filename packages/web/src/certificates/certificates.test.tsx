import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/screen-test.tsx'
import { Button } from '../ui/stage/controls/button.tsx'
import { Dialog } from '../ui/stage/layout/dialog.tsx'
import { CertificatesDialog } from './certificates-dialog.tsx'
import type { Certified } from './certified.ts'

const game = { quizName: 'Space for the Curious', hostName: 'Ms Rivera', playedAt: '2026-11-20T10:00:00.000Z' }
const ranked = (name: string, rank: number): Certified => ({ key: name, name, rank, points: 500 - rank })
const players = [{ ...ranked('Ann', 1), rankTitle: 'Prodigy' }, ranked('Mia', 3), ranked('Zoë', 3), ranked('Kenji', 4)]

const open = () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  renderScreen(<CertificatesDialog game={game} players={players} onClose={() => {}} dialog={Dialog} button={Button} />)
  return { print, user: userEvent.setup() }
}
const pages = () => [...document.querySelectorAll('article')]

test('XM20 a certificate says who, which place, the title, the quiz, the day and the host', () => {
  open()
  const [first, second] = pages().map((page) => page.textContent)
  for (const words of [
    'Ann',
    '1st place · Prodigy',
    '“Space for the Curious”',
    '499 points',
    '20 Nov 2026',
    'Ms Rivera',
  ])
    expect(first).toContain(words)
  expect(second).toContain('3rd place')
})

test('XM21 a page is for each of the first three places, equal ones among them, or for everyone', async () => {
  const { user, print } = open()
  expect(pages()).toHaveLength(3)
  await user.click(within(screen.getByRole('dialog')).getByRole('radio', { name: 'Everyone (4)' }))
  expect(pages()).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Print · 4 pages' }))
  expect(print).toHaveBeenCalledOnce()
})
