import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { speak } from '../../../lib/text/translate.ts'
import { player } from '../testing/room-states.ts'
import { PlayerForm } from './player-form.tsx'

const open = () => {
  const onRename = vi.fn()
  const onRemove = vi.fn()
  const onExtraTime = vi.fn()
  render(
    <PlayerForm
      player={player('mia')}
      taken={['mia']}
      extraTime={25}
      onExtraTime={onExtraTime}
      onRename={onRename}
      onRemove={onRemove}
    />,
  )
  return { onRename, onRemove, onExtraTime }
}
const button = (name: string) => screen.getByRole('button', { name })

test('WR22 while a removal is asked about renaming is disabled; the question has the focus, and keeping gives it back', async () => {
  const { onRename, onRemove } = open()
  await userEvent.click(button('Rename to a safe name'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rename to a safe name' }))
  await userEvent.click(button('Remove from the room'))
  expect(document.activeElement).toBe(button('Keep player'))
  await userEvent.click(button('Rename'))
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(onRename).not.toHaveBeenCalled()
  await userEvent.click(button('Keep player'))
  expect(document.activeElement).toBe(button('Remove from the room'))
  expect(onRemove).not.toHaveBeenCalled()
  await userEvent.click(button('Remove from the room'))
  await userEvent.click(button('Remove player'))
  expect(onRemove).toHaveBeenCalledOnce()
})

test('RM28 once they are asked for, three safe names are offered, other ones by the dice, and any other may be typed', async () => {
  const { onRename } = open()
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(button('Rename to a safe name'))
  const names = () =>
    screen.getAllByRole('button', { pressed: false }).filter((element) => element.hasAttribute('aria-pressed'))
  const before = names().map(({ textContent }) => textContent)
  expect(before).toHaveLength(2)
  await userEvent.click(names()[0] as HTMLElement)
  await userEvent.click(button('Rename'))
  expect(onRename).toHaveBeenLastCalledWith(before[0])
  await userEvent.click(button('New names'))
  expect(names().map(({ textContent }) => textContent)).not.toEqual(before)
  await userEvent.clear(screen.getByRole('textbox'))
  await userEvent.type(screen.getByRole('textbox'), 'Star')
  await userEvent.click(button('Rename'))
  expect(onRename).toHaveBeenLastCalledWith('Star')
})

test('LT10 a host is offered safe names in the language of the screen', async () => {
  speak('hi', [])
  onTestFinished(() => speak('en', []))
  const { onRename } = open()
  await userEvent.click(button('Rename to a safe name'))
  const name = await screen.findByRole('button', { pressed: true })
  expect(name.textContent).toMatch(/^\p{Script=Devanagari}+ \p{Script=Devanagari}+$/u)
  await userEvent.click(button('Rename'))
  expect(onRename).toHaveBeenLastCalledWith(name.textContent)
})

test('XT9 each choice says what becomes of 30 seconds; what is saved is what was chosen', async () => {
  const { onExtraTime } = open()
  const choices = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(choices).toEqual(['None 30\u00a0s', '25% 38\u00a0s', '50% 45\u00a0s', '100% 60\u00a0s'])
  const group = screen.getByRole('group', { name: 'More time to answer' })
  const help = document.getElementById(group.getAttribute('aria-describedby') ?? '')
  expect(help?.textContent).toContain('Only you and mia know')
  expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: '25% 38\u00a0s' }))
  expect(screen.queryByRole('button', { name: 'Save from the next question on' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: '50% 45\u00a0s' }))
  expect(screen.queryByText(/A question of 30\ss gives mia 45\ss\. Until then/)).not.toBeNull()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onExtraTime).toHaveBeenCalledExactlyOnceWith(50)
})
