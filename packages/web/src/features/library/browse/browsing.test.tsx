import type { LibraryQuiz } from '@quokka/contract/http'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInStudio } from '../../../testing/in-studio.tsx'
import type { Asked } from '../../../testing/screen-test.tsx'
import { answerCalls, sentence } from '../../../testing/screen-test.tsx'
import { LibraryScreen } from '../library.tsx'
import { draft, kept, overviewOf, pageOf, published } from '../testing/tiles.ts'

/** Tells a page that its end is near, when a test says so. */
let reachEnd: (() => void) | undefined
beforeEach(() => {
  reachEnd = undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

const QUIZZES: LibraryQuiz[] = [kept(published('Magnets')), kept(published('Forces')), kept(draft('Reef'))]
const FOLDERS = [{ folderId: 'f1', folderName: 'Class 5', quizCount: 2 }]
const COUNTS = { folders: FOLDERS, tags: ['Term 2'], subjects: ['Science' as const], languages: ['hi'] }
const PAGE = pageOf(QUIZZES, { counts: COUNTS, total: 90 })
const UNDO = [{ choice: { quizIds: ['magnets'] }, change: { do: 'restore' } }]
const ANYWHERE = { hidden: true }

const open = async (search = '?list=all', answers: Readonly<Record<string, unknown>> = {}) => {
  const asked = answerCalls({
    'library/list': PAGE,
    'library/overview': overviewOf([], []),
    'library/change': { changed: 1, left: 0, undo: UNDO },
    ...answers,
  })
  renderInStudio(<LibraryScreen />, '/library', 'REGULAR', search)
  await waitFor(() => expect(screen.queryByText('Loading your quizzes')).toBeNull())
  return { asked, user: userEvent.setup() }
}
const changesOf = (asked: readonly Asked[]) =>
  asked.filter(({ call }) => call === 'library/change').map(({ body }) => (body as { changes: unknown[] }).changes[0])
const queryOf = (asked: readonly Asked[]) => {
  const bodies = asked.filter(({ call }) => call === 'library/list').map(({ body }) => body)
  const { query, sort } = bodies.at(-1) as { query: object; sort: string }
  return { ...query, sort }
}
const names = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))

test('LB42 the next page follows when the end of the list comes near, or by a press, and the list says how many fit', async () => {
  const next = { key: 'x', quizId: 'reef' }
  const { asked } = await open('?list=all', { 'library/list': { ...PAGE, next } })
  expect(screen.getByText('90 quizzes in All quizzes').getAttribute('role')).toBe('status')
  const more = answerCalls({
    'library/list': { quizzes: [kept(draft('Egypt'))], next: null, total: null, counts: null },
  })
  reachEnd?.()
  expect(await screen.findByText('Egypt')).toBeDefined()
  expect(asked.filter(({ call }) => call === 'library/list')).toHaveLength(1)
  expect(more.map(({ body }) => (body as { after: unknown }).after)).toEqual([next])
  expect(names()).toHaveLength(4)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('LB43 what is asked for stands in the address, survives a reload, and "/" leads to the search', async () => {
  const { asked, user } = await open('?folder=f1&q=reef&state=draft&subject=Science&tag=Term+2&sort=name')
  expect(queryOf(asked)).toEqual({
    place: 'all',
    folderId: 'f1',
    search: 'reef',
    status: 'draft',
    subject: 'Science',
    language: null,
    tag: 'Term 2',
    sort: 'name',
  })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), '')
  await waitFor(() => expect(location.search).toBe('?folder=f1&q=reef&state=draft&subject=Science&sort=name'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Hindi')
  await waitFor(() => expect(queryOf(asked)).toMatchObject({ language: 'hi', tag: null }))
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(location.search).toBe('?folder=f1&sort=name'))
  await user.keyboard('/')
  const field = screen.getByRole('searchbox')
  expect(document.activeElement).toBe(field)
  await user.keyboard('sea / shore')
  await waitFor(() => expect(location.search).toBe('?folder=f1&q=sea+%2F+shore&sort=name'))
})

test('LB44 the column names each list and folder with its count, and marks the one that is shown', async () => {
  await open('?folder=f1')
  const column = within(screen.getByRole('navigation', { name: 'Folders and lists' }))
  expect(column.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'All quizzes3',
    'Starred0',
    'Played lately0',
    'Class 52',
    'In no folder3',
    'Bin, kept 30 days0',
  ])
  expect(column.getByRole('link', { current: 'page' }).textContent).toBe('Class 52')
  expect(screen.getByText('90 quizzes in Class 5')).toBeDefined()
})

test('LB45 quizzes are selected one by one or all that fit, also unseen ones; what is done is done to these', async () => {
  const { asked, user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Select Magnets' }))
  expect(screen.getByText('1 selected')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Select all 90' }))
  expect(screen.getByText('90 selected')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'Select Reef' }))
  expect(screen.getByText('89 selected')).toBeDefined()
  const bar = within(screen.getByRole('region', { name: 'Selected quizzes' }))
  await user.click(bar.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('89 selected')).toBeNull())
  expect(changesOf(asked)).toMatchObject([
    { choice: { query: { place: 'all' }, except: ['reef'] }, change: { do: 'delete' } },
  ])
})

test.each([
  [
    'Publish for teams only',
    { do: 'publish' },
    '2 quizzes are published for your teams. Without a question, or taken down: 1.',
  ],
  ['Move to Draft', { do: 'unpublish' }, '2 quizzes are drafts again. Shared by others, so kept: 1.'],
  ['Star', { do: 'star', isStarred: true }, '2 quizzes are starred. Shared by others, so kept: 1.'],
])('LB46 %s tells how many it changed and why the rest was left', async (item, change, said) => {
  const { asked, user } = await open('?list=all', { 'library/change': { changed: 2, left: 1, undo: UNDO } })
  await user.click(screen.getByRole('checkbox', { name: 'Select Magnets' }))
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: item, ...ANYWHERE }))
  expect(await screen.findByText(said)).toBeDefined()
  expect(changesOf(asked)).toEqual([{ choice: { quizIds: ['magnets'] }, change }])
})

test('LB47 "M" moves what is selected, or the quiz that has the focus; a drag onto a folder does so too', async () => {
  const { asked, user } = await open()
  screen.getByRole('link', { name: /^Forces/ }).focus()
  await user.keyboard('m')
  expect(screen.getByRole('dialog', { name: 'Move 1 quiz' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Class 5 2' }))
  expect(await screen.findByText('1 quiz moved to Class 5.')).toBeDefined()
  const column = within(screen.getByRole('navigation', { name: 'Folders and lists' }))
  const [card] = within(screen.getByRole('list', { name: 'All quizzes' })).getAllByRole('listitem')
  fireEvent.dragStart(card as HTMLElement)
  fireEvent.drop(column.getByText('In no folder'))
  await waitFor(() => expect(changesOf(asked)).toHaveLength(2))
  expect(changesOf(asked)).toEqual([
    { choice: { quizIds: ['forces'] }, change: { do: 'move', folderId: 'f1' } },
    { choice: { quizIds: ['magnets'] }, change: { do: 'move', folderId: null } },
  ])
})

test('LB47 a folder is made where quizzes are moved into it; a name that is taken says so there', async () => {
  const taken = sentence('There is a folder of this name already.', 409)
  const { user } = await open('?list=all', { 'library/addfolder': taken })
  await user.click(screen.getByRole('checkbox', { name: 'Select Magnets' }))
  await user.keyboard('M')
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Or into a new folder'), 'Class 5')
  await user.click(dialog.getByRole('button', { name: 'Create and move' }))
  expect(await dialog.findByText('There is a folder of this name already.')).toBeDefined()
  const asked = answerCalls({
    'library/list': PAGE,
    'library/addfolder': { folderId: 'f2', folders: FOLDERS },
    'library/change': { changed: 1, left: 0, undo: UNDO },
  })
  await user.click(dialog.getByRole('button', { name: 'Create and move' }))
  await waitFor(() =>
    expect(changesOf(asked)).toEqual([{ choice: { quizIds: ['magnets'] }, change: { do: 'move', folderId: 'f2' } }]),
  )
})

test('LB48 a tag is added to what is selected; of one quiz its own tags are taken off', async () => {
  const tagged = pageOf([kept(draft('Reef'), { tags: ['Sea', 'Term 2'] })], { counts: COUNTS })
  const { asked, user } = await open('?list=all', { 'library/list': tagged })
  expect(screen.getByText('Sea')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'Select Reef' }))
  await user.click(screen.getByRole('button', { name: 'Tag' }))
  await user.type(within(screen.getByRole('dialog')).getByLabelText('Tag', { selector: 'input' }), ' Term 3 ')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Actions for Reef' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Tags', ...ANYWHERE }))
  await user.click(screen.getByRole('button', { name: 'Take the tag Sea off' }))
  await waitFor(() => expect(changesOf(asked)).toHaveLength(2))
  expect(changesOf(asked)).toEqual([
    { choice: { quizIds: ['reef'] }, change: { do: 'tag', tag: 'Term 3' } },
    { choice: { quizIds: ['reef'] }, change: { do: 'untag', tag: 'Sea' } },
  ])
})

test('LB49 a quiz is renamed where its name stands, by Enter, and not by Escape; Duplicate tells the name of the copy', async () => {
  const { asked, user } = await open('?list=all', {
    'createquiz/renamequiz': sentence('Quiz renamed.'),
    'createquiz/duplicatequiz': { quizId: 'copy', quizName: 'Copy of Reef' },
  })
  const pick = async (item: string) => {
    await user.click(screen.getByRole('button', { name: 'Actions for Reef' }))
    await user.click(await screen.findByRole('menuitem', { name: item, ...ANYWHERE }))
  }
  const typeInField = async (keys: string) => {
    const field = screen.getByRole('textbox', { name: 'New name of Reef' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.keyboard(keys)
  }
  await pick('Rename')
  await typeInField('Sea{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  await pick('Rename')
  await typeInField('Coast{Enter}')
  expect(await screen.findByText('Quiz renamed.')).toBeDefined()
  const renamed = asked.filter(({ call }) => call === 'createquiz/renamequiz')
  expect(renamed.map(({ body }) => body)).toEqual([{ quizId: 'reef', quizName: 'Coast' }])
  await pick('Duplicate')
  expect(await screen.findByText('Made “Copy of Reef”, a draft.')).toBeDefined()
})

test('LB50 a folder is made, renamed and, after a confirmation, deleted; what was in it is shown then', async () => {
  const { asked, user } = await open('?folder=f1', {
    'library/addfolder': { folderId: 'f2', folders: FOLDERS },
    'library/renamefolder': { folders: FOLDERS },
    'library/deletefolder': { folders: [] },
  })
  await user.click(screen.getByRole('button', { name: 'New folder' }))
  await user.type(screen.getByLabelText('Name of the folder'), 'Class 6')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const pick = async (item: string) => {
    await user.click(screen.getByRole('button', { name: 'Actions for the folder Class 5' }))
    await user.click(await screen.findByRole('menuitem', { name: item, ...ANYWHERE }))
  }
  await pick('Rename the folder')
  await user.type(screen.getByLabelText('Name of the folder'), ' B{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await pick('Delete the folder')
  expect(screen.getByText('Its quizzes stay, in no folder.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(location.search).toBe('?list=all'))
  expect(asked.filter(({ call }) => /folder$/.test(call)).map(({ body }) => body)).toEqual([
    { folderName: 'Class 6' },
    { folderId: 'f1', folderName: 'Class 5 B' },
    { folderId: 'f1' },
  ])
})

test('LB51 the bin restores quizzes and deletes them for ever, after a confirmation; it has no other way to change them', async () => {
  const binned = pageOf([kept(draft('Reef'), { deletedOn: '2026-11-26T12:00:00Z' })], { counts: COUNTS })
  const { asked, user } = await open('?list=bin', { 'library/list': binned })
  expect(screen.getByText(/Deleted on 11\/26\/2026/)).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Reef/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Actions for Reef' }))
  const items = await screen.findAllByRole('menuitem', ANYWHERE)
  expect(items.map(({ textContent }) => textContent)).toEqual(['Restore', 'Delete for ever'])
  await user.click(items[0] as HTMLElement)
  expect(await screen.findByText('1 quiz is back.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Empty the bin' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete 1 quiz for ever?' }))
  expect(dialog.getByText('This action is irreversible.')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Delete for ever' }))
  await waitFor(() => expect(changesOf(asked)).toHaveLength(2))
  expect(changesOf(asked)).toMatchObject([
    { choice: { quizIds: ['reef'] }, change: { do: 'restore' } },
    { choice: { query: { place: 'bin' }, except: [] }, change: { do: 'erase' } },
  ])
})

const exportSelected = async (user: ReturnType<typeof userEvent.setup>) => {
  screen.getByRole('button', { name: 'More' }).focus()
  await user.keyboard('{Enter}')
  ;(await screen.findByRole('menuitem', { name: 'Export', ...ANYWHERE })).focus()
  await user.keyboard('{Enter}')
}
const readOf = (asked: readonly Asked[]) =>
  asked.filter(({ call }) => call === 'createquiz/getquiz').map(({ body }) => (body as { quizId: string }).quizId)

test('LB52 selected quizzes are exported together, by keyboard too, and stay selected', async () => {
  const { asked, user } = await open('?list=all', { 'createquiz/getquiz': sentence('No.', 404) })
  await user.click(screen.getByRole('checkbox', { name: 'Select Magnets' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Reef' }))
  await exportSelected(user)
  expect(await screen.findByText('None of the quizzes could be read.')).toBeDefined()
  expect(readOf(asked)).toEqual(['magnets', 'reef'])
  await user.keyboard('{Escape}')
  expect(screen.getByText('2 selected')).toBeDefined()
})

test('LB53 of all that fit the ids come page after page, without those that were taken off; no more than five hundred are exported, and that is said', async () => {
  const next = { key: 'x', quizId: 'reef' }
  const first = { ...PAGE, next, total: 800 }
  const { user } = await open('?list=all&sort=name', { 'library/list': first })
  await user.click(screen.getByRole('checkbox', { name: 'Select Reef' }))
  await user.click(screen.getByRole('button', { name: 'Select all 800' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Forces' }))
  const more = Array.from({ length: 600 }, (_, number) => kept(draft(`Quiz ${number}`)))
  const pages = [first, { ...first, quizzes: more }]
  const asked = answerCalls({
    'library/list': () => pages.shift(),
    'createquiz/getquiz': ({ quizId }: { quizId: string }) =>
      quizId === 'reef' ? new Promise(() => {}) : sentence('No.', 404),
  })
  await exportSelected(user)
  const said = 'The first 500 of 799 are exported. Your profile exports all of your quizzes.'
  expect(await screen.findByText(said)).toBeDefined()
  expect(await screen.findByText('Reading quiz 2 of 500')).toBeDefined()
  expect(readOf(asked)).toEqual(['magnets', 'reef'])
  const lists = asked.filter(({ call }) => call === 'library/list').map(({ body }) => body)
  expect(lists).toMatchObject([{ sort: 'name', after: null }, { after: next }])
})
