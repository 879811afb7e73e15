import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as store from '../../../room-connection/room-store.ts'
import { answerCalls, renderScreen, sentence } from '../../../testing/screen-test.tsx'
import { HostActions } from './host-actions.tsx'
import { PlayerActions } from './podium-actions.tsx'

const saved: { name: string; content: Blob }[] = []
vi.mock('../../../lib/page/save-file.ts', () => ({
  saveFile: (name: string, content: Blob) => saved.push({ name, content }),
}))

const openFor = (quizType: 'Ready Made' | 'Interest Based') =>
  renderScreen(<HostActions place={{ roomId: 'hk4pwt', quizType }} onHome={() => {}} />, { at: '/podium' })

test('IN12 another round of a quiz from categories goes on with other questions; another quiz is a press away', async () => {
  const keepQuizzing = vi.spyOn(store, 'keepQuizzing').mockReturnValue()
  const user = userEvent.setup()
  openFor('Interest Based')
  await user.click(screen.getByRole('button', { name: 'PLAY ANOTHER ROUND' }))
  expect(keepQuizzing).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Choose another quiz' }))
  expect(screen.getByText('now at /quizselection?room=hk4pwt')).toBeDefined()
})

test('IN12 another round of any other quiz begins with choosing it', async () => {
  openFor('Ready Made')
  await userEvent.setup().click(screen.getByRole('button', { name: 'PLAY ANOTHER ROUND' }))
  expect(screen.getByText('now at /quizselection?room=hk4pwt')).toBeDefined()
})

test('WR20 both next buttons are disabled until the host has started a new game, and say why', () => {
  render(<PlayerActions hasNewGame={false} />)
  const wait = screen.getByText('Please wait for host to start a new game')
  for (const name of ['KEEP QUIZZING', 'BACK TO WAITING ROOM']) {
    const button = screen.getByRole('button', { name })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.getAttribute('aria-describedby')).toBe(wait.id)
  }
})

test('WR20 a new game wakes them', () => {
  render(<PlayerActions hasNewGame />)
  expect(screen.getByRole('button', { name: 'KEEP QUIZZING' }).getAttribute('aria-disabled')).toBeNull()
  expect(screen.queryByText('Please wait for host to start a new game')).toBeNull()
})

test('WR46 a new game is told in the line above them, and read out', () => {
  const { rerender } = render(<PlayerActions hasNewGame={false} />)
  const line = screen.getByRole('status')
  rerender(<PlayerActions hasNewGame />)
  expect(line.textContent).toBe(
    'Host has started a new game! Click on KEEP QUIZZING or BACK TO WAITING ROOM to join them',
  )
})

test('RW16 the host has the summary of the game as a file', async () => {
  const asked = answerCalls({
    getexcelsummary: new Response('PK', {
      headers: {
        'content-disposition': `attachment; filename="quizSummary.xlsx"; filename*=UTF-8''Space%20quizSummary.xlsx`,
      },
    }),
  })
  openFor('Ready Made')
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Download summary' }))
  expect(await screen.findByText('Space quizSummary.xlsx is in your downloads.')).toBeDefined()
  expect(asked).toEqual([
    { call: 'getexcelsummary', body: { roomId: 'hk4pwt', timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } },
  ])
  expect(saved.map(({ name, content }) => [name, content.size])).toEqual([['Space quizSummary.xlsx', 2]])
})

test('RW16 it says that the summary is being written, and why there is none', async () => {
  let answer: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  openFor('Ready Made')
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Download summary' }))
  const press = screen.getByRole('button', { name: 'Download summary' })
  expect(press.getAttribute('aria-busy')).toBe('true')
  answer(sentence('Only the host of this room may have it.', 403))
  expect(await screen.findByText('Only the host of this room may have it.')).toBeDefined()
  expect(press.getAttribute('aria-busy')).not.toBe('true')
})

test('RW16 nobody else is offered it', () => {
  render(<PlayerActions hasNewGame />)
  expect(screen.queryByRole('button', { name: /summary/iu })).toBeNull()
})
