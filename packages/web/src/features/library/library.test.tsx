import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { profile } from '../../testing/accounts.ts'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, sentence } from '../../testing/screen-test.tsx'
import { LibraryScreen } from './library.tsx'
import { draft, kept, overviewOf, pageOf, published, qtest } from './testing/tiles.ts'

// Nothing has a place in jsdom, so that a menu takes its button for one that was scrolled away, and hides.
const ANYWHERE = { hidden: true }

const DRAFTS = [draft('Fair Shares'), draft('Capitals', { isOwner: false })]
const PUBLISHED = ['Space', 'Reef', 'Egypt', 'Poets', 'Insects'].map((name) => published(name))
const QTESTS = [
  qtest('Reef Check', '2026-11-02T12:00:00Z', '2026-11-09T12:00:00Z'),
  qtest('Map Skills', '2026-11-30T12:00:00Z', '2026-12-07T12:00:00Z'),
]
const library = overviewOf(DRAFTS, PUBLISHED, QTESTS)
const LISTS = { Drafts: DRAFTS, Published: PUBLISHED, QTests: [] }

const open = async (answers: Readonly<Record<string, unknown>> = {}) => {
  const asked = answerCalls({ 'library/overview': library, ...answers })
  renderInStudio(<LibraryScreen />, '/library')
  await waitFor(() => expect(screen.queryByText('Loading your quizzes')).toBeNull())
  return { asked, user: userEvent.setup() }
}

const openMenu = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }))
  const menu = await screen.findByRole('menu', ANYWHERE)
  return within(menu).getAllByRole('menuitem', ANYWHERE)
}
const names = (items: readonly HTMLElement[]) =>
  items.map(({ textContent }) => textContent?.replace(' (opens in a new window)', ''))

test('LB3 the library has three sections, each with its sentence, its first tiles and the way to all of them', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'My Library' })).toBeDefined()
  const [drafts, publishedOnes, qtests] = ['Drafts', 'Published', 'QTests'].map((name) =>
    screen.getByRole('region', { name }),
  )
  expect(drafts?.textContent).toContain('List of my quiz drafts.')
  expect(publishedOnes?.textContent).toContain('List of my published quizzes.')
  expect(qtests?.textContent).toContain('List of my qtests.')
  expect(within(screen.getByRole('list', { name: 'Published' })).getAllByRole('listitem')).toHaveLength(4)
  expect(screen.getByRole('link', { name: 'View all 5 Published' })).toBeDefined()
})

test.each([
  ['Drafts', 'List of my quiz drafts.', 2],
  ['Published', 'List of my published quizzes.', 5],
  ['QTests', 'List of my qtests.', 2],
] as const)('LB3 View all of %s has its title, its sentence and a way back', async (title, help, count) => {
  const { user } = await open({ 'library/list': pageOf(LISTS[title].map((tile) => kept(tile))) })
  await user.click(screen.getByRole('link', { name: `View all ${count} ${title}` }))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(screen.getByText(help)).toBeDefined()
  expect(await screen.findByRole('list', { name: title })).toBeDefined()
  expect(within(screen.getByRole('list', { name: title })).getAllByRole('listitem')).toHaveLength(count)
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'My Library' })).toBeDefined()
})

test('LB4 QTests show their start and end, the newest first', async () => {
  await open()
  const tiles = within(screen.getByRole('list', { name: 'QTests' })).getAllByRole('listitem')
  expect(tiles.map(({ textContent }) => textContent)).toEqual([
    'Map Skills11/30/2026 to 12/07/2026 Active',
    'Reef Check11/02/2026 to 11/09/2026 Active',
  ])
  const description = /^11\/02\/2026, .+ to 11\/09\/2026, .+UTC/u
  expect(screen.getByRole('link', { name: 'Reef Check', description })).toBeDefined()
})

test('LB2 an empty section says so beside full ones', async () => {
  await open({ 'library/overview': overviewOf([], PUBLISHED) })
  expect(screen.getByText("You don't have any draft quizzes, try creating one!")).toBeDefined()
  expect(screen.getByText("You don't have any QTests. Try creating one!")).toBeDefined()
})

test('LB2 an empty library says so section by section and begins a quiz', async () => {
  const { user } = await open({ 'library/overview': overviewOf([], []) })
  expect(screen.getByText("You don't have any draft quizzes, try creating one!")).toBeDefined()
  await user.click(screen.getByRole('tab', { name: 'Published 0' }))
  expect(screen.getByText("You don't have any published quizzes. Try publishing one!")).toBeDefined()
  await user.click(screen.getByRole('tab', { name: 'QTests 0' }))
  expect(screen.getByText("You don't have any QTests. Try creating one!")).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Start Fresh' }))
  expect(screen.getByRole('dialog', { name: 'Quiz Details' })).toBeDefined()
})

test('LB7 a library that fails says why, and tries again', async () => {
  const { user } = await open({ 'library/overview': 'The server is being moved.' })
  expect(screen.getByText('The server is being moved.')).toBeDefined()
  answerCalls({ 'library/overview': library })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'Drafts' })).toBeDefined()
})

test('LB5 a menu offers what the state of the quiz and the part in it allow, Delete last', async () => {
  const { user } = await open()
  expect(names(await openMenu(user, 'Fair Shares'))).toEqual([
    'Edit',
    'Preview',
    'Open page',
    'Publish',
    'Export',
    'Manage edit access',
    'Rename',
    'Duplicate',
    'Move to a folder',
    'Tags',
    'Delete',
  ])
  await user.keyboard('{Escape}')
  expect(names(await openMenu(user, 'Space'))).toEqual([
    'Edit',
    'Preview',
    'Open page',
    'Host',
    'Schedule QTest',
    'Move to Draft',
    'Export',
    'Manage edit access',
    'Rename',
    'Duplicate',
    'Move to a folder',
    'Tags',
    'Delete',
  ])
  await user.keyboard('{Escape}')
  expect(names(await openMenu(user, 'Capitals'))).toEqual([
    'Edit',
    'Preview',
    'Open page',
    'Publish',
    'Export',
    'Rename',
    'Duplicate',
    'Move to a folder',
    'Tags',
  ])
})

test('LB5 a quiz is edited in a new window', async () => {
  const { user } = await open()
  const [edit] = await openMenu(user, 'Space')
  for (const link of [edit, screen.getByRole('link', { name: /^Space/ })]) {
    expect(link?.getAttribute('href')).toBe('/createquiz/space')
    expect(link?.getAttribute('target')).toBe('_blank')
  }
})

test('LB28 a quiz is previewed in a new window from its menu; one without a question says what it lacks', async () => {
  const { user } = await open({
    'library/overview': overviewOf([draft('Fair Shares'), draft('Empty', { questionCount: 0 })], []),
  })
  const [, preview] = await openMenu(user, 'Fair Shares')
  expect(preview?.textContent).toBe('Preview (opens in a new window)')
  expect(preview?.getAttribute('href')).toBe('/previewquiz?quiz=fair-shares')
  expect(preview?.getAttribute('target')).toBe('_blank')
  await user.keyboard('{Escape}')
  const [, asleep] = await openMenu(user, 'Empty')
  expect(asleep?.textContent).toBe('Preview (needs a question)')
  expect(asleep?.matches(':disabled, [data-disabled]')).toBe(true)
})

const press = async (user: ReturnType<typeof userEvent.setup>, quiz: string, action: string) => {
  await openMenu(user, quiz)
  await user.click(screen.getByRole('menuitem', { name: action, ...ANYWHERE }))
}

test('LB6 Move to Draft reports its result and reloads', async () => {
  const { asked, user } = await open({ 'createquiz/changequizstatus': sentence('Quiz moved to drafts.') })
  await press(user, 'Space', 'Move to Draft')
  expect(await screen.findByText('Quiz moved to drafts.')).toBeDefined()
  await waitFor(() =>
    expect(asked.slice(1)).toEqual([
      { call: 'createquiz/changequizstatus', body: { quizId: 'space', status: 'draft' } },
      { call: 'library/overview', body: {} },
    ]),
  )
})

test('LB6 a refused change is told and nothing else happens', async () => {
  const { asked, user } = await open({ 'createquiz/changequizstatus': 'Not now.' })
  await press(user, 'Space', 'Move to Draft')
  expect(await screen.findByText('Not now.')).toBeDefined()
  expect(asked).toHaveLength(2)
})

test('LB6 LB46 Delete asks nothing, names the thirty days, and Undo restores', async () => {
  const undo = [{ choice: { quizIds: ['fair-shares'] }, change: { do: 'restore' } }]
  const { asked, user } = await open({ 'library/change': { changed: 1, left: 0, undo } })
  await press(user, 'Fair Shares', 'Delete')
  expect(await screen.findByText('1 quiz is in the bin for 30 days.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  const change = { choice: { quizIds: ['fair-shares'] }, change: { do: 'delete' } }
  expect(asked.slice(1)).toEqual([
    { call: 'library/change', body: { changes: [change] } },
    { call: 'library/overview', body: {} },
  ])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone.')).toBeDefined()
  expect(asked[3]).toEqual({ call: 'library/change', body: { changes: undo } })
})

test('LB15 Host leads to the quiz selection with the quiz, or to the details that are missing', async () => {
  const { user } = await open({ getprofile: profile() })
  await press(user, 'Space', 'Host')
  expect(await screen.findByText('now at /quizselection?quiz=space')).toBeDefined()
})

test('LB15 a host without a face gives the details first', async () => {
  const { user } = await open({ getprofile: profile({ picture: '' }) })
  await press(user, 'Space', 'Host')
  expect(await screen.findByText('now at /playerdetails?quiz=space')).toBeDefined()
})

test('LB16 the search finds quizzes by the server and QTests by name, and says when nothing fits', async () => {
  const { asked, user } = await open({ 'library/list': pageOf([kept(published('Reef'))]) })
  const field = screen.getByRole('searchbox', { name: 'Search titles and questions' })
  await user.type(field, 'rEEf')
  expect(await screen.findByText('1 quiz fits')).toBeDefined()
  expect(await screen.findByText('Reef Check')).toBeDefined()
  expect(screen.queryByText('Map Skills')).toBeNull()
  const lists = asked.filter(({ call }) => call === 'library/list')
  expect(lists.map(({ body }) => (body as { query: { search: string } }).query.search)).toEqual(['rEEf'])
  answerCalls({ 'library/overview': library, 'library/list': pageOf([]) })
  await user.type(field, 'xyz')
  expect(await screen.findByText('No quiz matches your search.')).toBeDefined()
  await user.clear(field)
  expect(await screen.findByRole('list', { name: 'Drafts' })).toBeDefined()
})

test('LB30 a search says how many quizzes and how many QTests fit, each for itself', async () => {
  const { user } = await open({ 'library/list': pageOf([kept(published('Reef')), kept(draft('Reefs'))]) })
  await user.type(screen.getByRole('searchbox', { name: 'Search titles and questions' }), 'k')
  expect((await screen.findByText('2 quizzes fit')).getAttribute('role')).toBe('status')
  expect((await screen.findByText('2 QTests')).getAttribute('role')).toBe('status')
})

test('LB10 in the library Build On A Template does nothing', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'CREATE NEW QUIZ' }))
  await user.click(screen.getByRole('button', { name: /^Build On A Template/ }))
  expect(screen.queryByText('Feature under development. Coming soon!')).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Create new quiz' })).toBeDefined()
})

test('MO9 a quiz that was taken down says so and why, and is neither hosted nor published', async () => {
  const takenDownReason = 'Tom is not to be laughed at.'
  const { user } = await open({
    'library/overview': overviewOf(
      [draft('Unkind draft', { takenDownReason })],
      [published('Unkind', { takenDownReason })],
    ),
  })
  const [tile] = within(screen.getByRole('list', { name: 'Published' })).getAllByRole('listitem')
  expect(tile?.textContent).toContain(`Taken down${takenDownReason}`)
  expect(tile?.textContent).not.toContain('Published')
  for (const name of ['Unkind', 'Unkind draft']) {
    expect(names(await openMenu(user, name))).toEqual([
      'Edit',
      'Preview',
      'Open page',
      'Export',
      'Manage edit access',
      'Rename',
      'Duplicate',
      'Move to a folder',
      'Tags',
      'Delete',
    ])
    await user.keyboard('{Escape}')
  }
})

test.each([
  [{ isPublic: true, teamCount: 1 }, 'Published'],
  [{ isPublic: false, teamCount: 2 }, 'For 2 teams'],
  [{ isPublic: false, teamCount: 0 }, 'Private'],
])('LB21 a published quiz with %j is tagged %s', async (players, tag) => {
  await open({ 'library/overview': overviewOf(DRAFTS, [published('Space', players)]) })
  const [tile] = within(screen.getByRole('list', { name: 'Published' })).getAllByRole('listitem')
  expect(within(tile as HTMLElement).getByText(tag)).toBeDefined()
})

test('LB22 a draft without a question is not published from its menu, which says why', async () => {
  const { user } = await open({
    'library/overview': overviewOf([draft('Empty', { questionCount: 0 })], []),
  })
  const items = await openMenu(user, 'Empty')
  const publish = items.find(({ textContent }) => textContent === 'Publish (needs a question)')
  expect(publish?.matches(':disabled, [data-disabled]')).toBe(true)
})

test('LB23 the tile of a quiz that was shared says by whom', async () => {
  const shared = draft('Space', { isOwner: false, ownerName: 'maya' })
  await open({ 'library/overview': overviewOf([shared, draft('Own')], []) })
  const [first, second] = within(screen.getByRole('list', { name: 'Drafts' })).getAllByRole('listitem')
  expect(first?.textContent).toContain('Shared by maya')
  expect(second?.textContent).not.toContain('Shared by')
})

test('LB24 tiles stand below their shelf in the outline of the page, and below the screen in a full list', async () => {
  const { user } = await open({ 'library/list': pageOf(DRAFTS.map((tile) => kept(tile))) })
  expect(screen.getByRole('heading', { level: 3, name: /^Fair Shares/ })).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'View all 2 Drafts' }))
  expect(await screen.findByRole('heading', { level: 2, name: /^Fair Shares/ })).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Back' }))
  await user.click(await screen.findByRole('link', { name: 'View all 2 QTests' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Reef Check' })).toBeDefined()
})

test.each([
  ['Active', 'Active'],
  ['YetToStart', 'Yet to start'],
  ['Expired', 'Expired'],
] as const)('QH9 the tile of a QTest in state %s says %s and leads to its progress', async (qtestStatus, word) => {
  const tile = { ...qtest('Reef Check', '2026-11-02T12:00:00Z', '2026-11-09T12:00:00Z'), qtestStatus }
  await open({ 'library/overview': overviewOf(DRAFTS, PUBLISHED, [tile]) })
  const shown = within(screen.getByRole('list', { name: 'QTests' }))
  expect(shown.getByText(word)).toBeDefined()
  expect(shown.getByRole('link', { name: 'Reef Check' }).getAttribute('href')).toBe('/qtestprogress/Reef%20Check')
})

test('QH19 the tile of a closed QTest says so instead of its window, and why', async () => {
  const tile = { ...qtest('Reef Check', '2026-11-02T12:00:00Z', '2026-11-09T12:00:00Z'), closedWhy: 'It is unkind.' }
  await open({ 'library/overview': overviewOf(DRAFTS, PUBLISHED, [tile]) })
  const shown = within(screen.getByRole('list', { name: 'QTests' }))
  expect(shown.getByText('Closed')).toBeDefined()
  expect(shown.getByText('It is unkind.')).toBeDefined()
  expect(shown.queryByText('Active')).toBeNull()
})

test.each([
  ['Share', '/shareqtest/Reef%20Check'],
  ['Progress', '/qtestprogress/Reef%20Check'],
  ['Report', '/reports/qtest/Reef%20Check'],
  ['Embed', '/embed/fullPageEmbed/Reef%20Check'],
])('QH10 %s of the menu of a QTest leads to %s', async (action, address) => {
  const { user } = await open()
  await press(user, 'Reef Check', action)
  expect(await screen.findByText(`now at ${address}`)).toBeDefined()
})

test('QH10 a QTest is deleted after a question, since it is irreversible', async () => {
  const { asked, user } = await open({ 'qtest/changequizstatus': sentence('QTest deleted.') })
  expect(names(await openMenu(user, 'Reef Check'))).toEqual([
    'Share',
    'Progress',
    'Report',
    'Embed',
    'Reschedule',
    'Delete',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Delete', ...ANYWHERE }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Reef Check?' }))
  expect(dialog.getByText('This action is irreversible.')).toBeDefined()
  expect(asked).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('QTest deleted.')).toBeDefined()
  expect(asked[1]).toEqual({ call: 'qtest/changequizstatus', body: { qtestId: 'Reef Check', status: 'inactive' } })
  await waitFor(() => expect(asked.at(-1)?.call).toBe('library/overview'))
})

test('QH11 Reschedule of the menu asks for the present rules', async () => {
  const { user } = await open({ 'qtest/getqtestprogress': 'There is no such QTest.' })
  await press(user, 'Reef Check', 'Reschedule')
  expect(await screen.findByRole('dialog', { name: 'Reschedule QTest' })).toBeDefined()
  expect(await screen.findByText('There is no such QTest.')).toBeDefined()
})

test('IM6 the library and its create dialog lead to bringing questions in', async () => {
  const { user } = await open()
  expect(screen.getByRole('link', { name: 'BRING QUESTIONS' }).getAttribute('href')).toBe('/bringquestions')
  await user.click(screen.getByRole('button', { name: 'CREATE NEW QUIZ' }))
  await user.click(screen.getByRole('button', { name: /^Bring Questions In/ }))
  expect(await screen.findByText('now at /bringquestions')).toBeDefined()
})
