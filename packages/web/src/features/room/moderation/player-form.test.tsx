import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { player } from '../testing/room-states.ts'
import { PlayerForm } from './player-form.tsx'

const open = () => {
  const onRename = vi.fn()
  const onRemove = vi.fn()
  render(<PlayerForm player={player('mia')} taken={['mia']} onRename={onRename} onRemove={onRemove} />)
  return { onRename, onRemove }
}
const button = (name: string) => screen.getByRole('button', { name })

test('WR22 while a removal is asked about renaming is disabled; the question has the focus, and keeping gives it back', async () => {
  const { onRename, onRemove } = open()
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

test('RM28 three safe names are offered, other ones by the dice, and any other may be typed', async () => {
  const { onRename } = open()
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
