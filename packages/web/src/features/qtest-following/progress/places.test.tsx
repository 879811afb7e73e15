import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '../../../testing/in-studio.tsx'
import { answerCalls, refusal, sentence } from '../../../testing/screen-test.tsx'
import { participant, progress } from '../testing/progress-read.ts'
import { ProgressScreen } from './progress.tsx'

const CALL = 'qtest/getqtestprogress'

const open = async (answers: Readonly<Record<string, unknown>>, search = '') => {
  const asked = answerCalls({ [CALL]: progress(), ...answers })
  renderInStudio(<ProgressScreen qtestId="abc" />, '/qtestprogress/abc', 'REGULAR', search)
  await waitFor(() => expect(screen.queryByText('Loading the QTest')).toBeNull())
  return { asked, user: userEvent.setup() }
}
const madeOf = (asked: Awaited<ReturnType<typeof open>>['asked']) => asked.filter(({ call }) => call !== CALL)
const act = async (user: ReturnType<typeof userEvent.setup>, name: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: action, hidden: true }))
}

test('QE18 a participant is removed from the menu of the row, after a question; the list is loaded again', async () => {
  const { asked, user } = await open({ 'qtest/removeplayer': sentence('The participant was removed.') })
  await act(user, 'Zoë Laurent', 'Remove from the QTest')
  const dialog = await screen.findByRole('dialog', { name: 'Remove Zoë Laurent from this QTest?' })
  await user.click(within(dialog).getByRole('button', { name: 'Keep participant' }))
  expect(madeOf(asked)).toEqual([])
  await act(user, 'Zoë Laurent', 'Remove from the QTest')
  await user.click(await screen.findByRole('button', { name: 'Remove participant' }))
  expect(await screen.findByText('The participant was removed.')).toBeDefined()
  expect(madeOf(asked)).toEqual([
    { call: 'qtest/removeplayer', body: { qtestId: 'abc', participantId: 'zoë-laurent' } },
  ])
  await waitFor(() => expect(asked.at(-1)?.call).toBe(CALL))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('QE18 those who were removed have a tab, from which they are let in again; why it fails is said', async () => {
  const { asked, user } = await open({
    [CALL]: progress({ removed: 2 }),
    'qtest/restoreplayer': refusal('qtest/full', 'All places are taken.', 409),
  })
  await user.click(screen.getByRole('tab', { name: 'Removed 2' }))
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ qtestId: 'abc', state: 'removed' }))
  const [row] = within(await screen.findByRole('list', { name: 'Participants' })).getAllByRole('listitem')
  await waitFor(() => expect(row?.textContent).toContain('removed'))
  await act(user, 'Zoë Laurent', 'Let in again')
  expect(await screen.findByText('All places are taken.')).toBeDefined()
  expect(madeOf(asked)).toEqual([
    { call: 'qtest/restoreplayer', body: { qtestId: 'abc', participantId: 'zoë-laurent' } },
  ])
})

test('QE18 nobody was removed: no tab. Who shares a browser is marked', async () => {
  await open({ [CALL]: progress({ participants: [participant('Mia2', { sameBrowser: ['Mia', 'Bo'] })] }) })
  expect(screen.queryByRole('tab', { name: /^Removed/u })).toBeNull()
  expect(screen.getByText(/^Same browser as .?Mia.?, .?Bo.?$/u)).toBeDefined()
})

test('QE19 the places and who may take one stand beside; the lock is a switch', async () => {
  const { asked, user } = await open({ 'qtest/lockqtest': sentence('QTest locked.') })
  const places = screen.getByRole('region', { name: 'Places' })
  expect(within(places).getByText('31 of 100 taken')).toBeDefined()
  expect(within(places).getByText('Anyone with the link')).toBeDefined()
  expect(within(places).queryByRole('link')).toBeNull()
  await user.click(within(places).getByRole('switch', { name: 'Lock the QTest' }))
  expect(await screen.findByText('QTest locked.')).toBeDefined()
  expect(madeOf(asked)).toEqual([{ call: 'qtest/lockqtest', body: { qtestId: 'abc', locked: true } }])
})

test('QE21 of a closed QTest the progress says so, and what the administrator says', async () => {
  await open({ [CALL]: progress({ closed: true, closedWhy: 'It is unkind.' }) })
  expect(screen.getByText(/^An administrator has closed this QTest: .* It is unkind\.$/u)).toBeDefined()
})

test('QH19 the progress names a closed QTest Closed, whatever its window says', async () => {
  await open({ [CALL]: progress({ closed: true, closedWhy: 'It is unkind.' }) })
  expect(screen.getByText('Closed')).toBeDefined()
  expect(screen.queryByText('Active')).toBeNull()
})

test('QE19 a locked QTest is unlocked by the same switch; a list has its page', async () => {
  const locked = progress({ locked: true, access: 'codes' })
  const { asked, user } = await open({ [CALL]: locked, 'qtest/lockqtest': sentence('QTest unlocked.') })
  expect(screen.getByRole('link', { name: 'Show the codes' }).getAttribute('href')).toBe('/qtestprogress/abc?list')
  await user.click(screen.getByRole('switch', { name: 'Lock the QTest' }))
  await screen.findByText('QTest unlocked.')
  expect(madeOf(asked)).toEqual([{ call: 'qtest/lockqtest', body: { qtestId: 'abc', locked: false } }])
})

const list = (access: string, entries: readonly [string, string | null][]) => ({
  'qtest/getqtestlist': {
    qtestName: 'Volcanoes',
    access,
    entries: entries.map(([entry, playerName]) => ({ entry, playerName })),
  },
})

test('QE20 codes are shown in halves with who has begun, copied as a list, and printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await open(
    list('codes', [
      ['ABCD2345', 'Mia'],
      ['EFGH6789', null],
    ]),
    '?list',
  )
  expect(await screen.findByText('2 codes, 1 begun')).toBeDefined()
  const rows = within(screen.getByRole('list', { name: 'Codes' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['ABCD-2345begun by Mia', 'EFGH-6789not begun'])
  await user.click(screen.getByRole('button', { name: 'Copy the list' }))
  expect(await navigator.clipboard.readText()).toBe('ABCD-2345\nEFGH-6789')
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'Back to the progress' }).getAttribute('href')).toBe('/qtestprogress/abc')
})

test('QE20 names are shown as the host wrote them, with who has begun', async () => {
  await open(list('names', [['Zoë Laurent', 'Zoë Laurent']]), '?list')
  expect((await screen.findByRole('listitem')).textContent).toBe('Zoë Laurentbegun')
})

test('QE20 a QTest without a list says where that is set', async () => {
  await open(list('link', []), '?list')
  expect(await screen.findByText(/^This QTest has no list/u)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

test('XT19 the dialog with the answers says how much more time the participant has, and saves another choice', async () => {
  let saved = refusal('player/not-found', 'There is no such player.', 404)
  const { asked, user } = await open({
    'qtest/getparticipant': { playerName: 'Zoë Laurent', fields: {}, totalScore: 0, extraTime: 25, answers: [] },
    'qtest/setextratime': () => saved,
  })
  await user.click(screen.getByRole('button', { name: 'Zoë Laurent' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Zoë Laurent' }))
  const title = await dialog.findByText('More time to answer')
  expect(title.closest('summary')?.textContent).toBe('More time to answer25%Private')
  await user.click(title)
  const group = dialog.getByRole('group', { name: 'More time to answer' })
  const help = document.getElementById(group.getAttribute('aria-describedby') ?? '')
  expect(help?.textContent).toContain('Only you and Zoë Laurent know')
  const save = { name: 'Save from the next question on' }
  expect(dialog.queryByRole('button', save)).toBeNull()
  await user.click(within(group).getByRole('radio', { name: '100% 60\u00a0s' }))
  expect(dialog.getByText(/^A question of 30\ss gives Zoë Laurent 60\ss\.$/u)).toBeDefined()
  await user.click(dialog.getByRole('button', save))
  expect(await screen.findByText('There is no such player.')).toBeDefined()
  saved = sentence('Saved from the next question on.')
  await user.click(dialog.getByRole('button', save))
  expect(await screen.findByText('Saved from the next question on.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  const body = { qtestId: 'abc', participantId: 'zoë-laurent', extraTime: 100 }
  expect(madeOf(asked).at(-1)).toEqual({ call: 'qtest/setextratime', body })
})
