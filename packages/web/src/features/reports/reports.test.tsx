import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, sentence } from '../../testing/screen-test.tsx'
import { ReportsScreen } from './reports.tsx'
import { gameToReport } from './testing/reports-read.ts'

const saved: { name: string; content: Blob }[] = []

vi.mock('../../lib/page/save-file.ts', () => ({
  saveFile: (name: string, content: Blob) => saved.push({ name, content }),
}))

afterEach(() => {
  saved.length = 0
})

const space = gameToReport('Space')
const reef = gameToReport('Reef', { roomId: 't7mkrd', playerCount: 26, roomCreatedAt: '2026-11-14T09:30:00.000Z' })
const LIST = 'getshortreport'
const FILE = 'getquizexcelreportsummary'
const games = { quizVariant: 'quiz', quizzes: [reef, space] }
/** As the server names a file. */
const named = (name: string) => ({
  'content-disposition': `attachment; filename="quizSummary"; filename*=UTF-8''${encodeURIComponent(name)}`,
})
const OF_SPACE = '?kind=quiz&quiz=space&room=hk4pwt&game=1'

const open = (search = '', answers: Record<string, unknown> = { [LIST]: games }) => {
  const asked = answerCalls(answers)
  renderInStudio(<ReportsScreen />, '/reports', 'REGULAR', search)
  return { asked, user: userEvent.setup() }
}

const proceed = () => screen.getByRole('button', { name: 'PROCEED' })
const isAsleep = () => proceed().getAttribute('aria-disabled') === 'true'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const choices = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)

/** jsdom has none of its own. */
const Stream = new Response('any').body?.constructor as typeof ReadableStream

/** A file that comes when it is told to, part by part. */
const slowFile = (total: number) => {
  let push: (bytes: number) => void = () => {}
  let end: (error?: Error) => void = () => {}
  const signals: (AbortSignal | undefined)[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.endsWith(FILE)) return Response.json(games)
    signals.push(init?.signal ?? undefined)
    const body = new Stream<Uint8Array>({
      start: (controller) => {
        push = (bytes) => controller.enqueue(new Uint8Array(bytes))
        end = (error) => (error ? controller.error(error) : controller.close())
      },
    })
    return new Response(body, {
      headers: { ...named('Räume 2026-11-20 quizSummary.xlsx'), 'content-length': String(total) },
    })
  })
  return { push: (bytes: number) => push(bytes), end: (error?: Error) => end(error), signals }
}

const openDownload = async (total = 200_000) => {
  const file = slowFile(total)
  renderInStudio(<ReportsScreen />, '/reports', 'REGULAR', OF_SPACE)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: /^QUIZ OVERVIEW/u }))
  await user.click(proceed())
  await heading('Writing your report')
  return { user, file }
}

test('RW1 the first page leads to a new report, and lists the latest games', async () => {
  open()
  expect(screen.getByRole('heading', { level: 1, name: 'Reports' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'GENERATE NEW REPORT' }).getAttribute('href')).toBe('/reports?step=kind')
  const latest = await screen.findByRole('region', { name: 'Latest games' })
  const links = within(latest).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/reports/quiz/reef?room=t7mkrd&game=1',
    '/reports/quiz/space?room=hk4pwt&game=1',
  ])
  expect(links[0]?.textContent).toMatch(/^Reef T7MKRD · 26 players 14 Nov 2026, /u)
  expect(within(latest).getByText(/^Choose one to see its report; times in .*UTC.*\.$/u)).toBeDefined()
})

test('RW30 of QTests those are listed that somebody has completed, the running ones first, and the others are a press away', async () => {
  const qtest = (qtestId: string, qtestStatus: string, playerCount: number) => ({
    ...{
      qtestId,
      qtestType: 'PV',
      qtestImage: '',
      qtestName: qtestId,
      qtestDesc: '',
      startOn: '2026-11-14T09:30:00.000Z',
    },
    ...{ qtestStatus, playerCount },
  })
  const ended = Array.from({ length: 6 }, (_, index) => qtest(`ended-${index}`, 'Expired', 3))
  const quizzes = [
    qtest('to-come', 'YetToStart', 0),
    qtest('unseen', 'Active', 0),
    ...ended,
    qtest('running', 'Active', 30),
  ]
  open('', { [LIST]: { quizVariant: 'qtest', quizzes } })
  const latest = await screen.findByRole('region', { name: 'Latest QTests' })
  const places = within(latest)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(places).toEqual([
    '/reports?kind=qtest',
    '/reports/qtest/running',
    ...ended.slice(0, 5).map(({ qtestId }) => `/reports/qtest/${qtestId}`),
  ])
  expect(within(latest).getByRole('link', { name: 'View all 7 Latest QTests' })).toBeDefined()
})

test('RW21 the first page of reports names the time zone once', async () => {
  const qtest = {
    ...{ qtestId: 'ended', qtestType: 'PV', qtestImage: '', qtestName: 'Ended', qtestDesc: '' },
    ...{ startOn: '2026-11-14T09:30:00.000Z', qtestStatus: 'Expired', playerCount: 3 },
  }
  const lists: Record<string, unknown> = { quiz: games, qtest: { quizVariant: 'qtest', quizzes: [qtest] } }
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) =>
    Response.json(lists[JSON.parse(String(init?.body)).quizVariant]),
  )
  renderInStudio(<ReportsScreen />, '/reports', 'REGULAR', '')
  const [first, second] = [
    await screen.findByRole('region', { name: 'Latest games' }),
    await screen.findByRole('region', { name: 'Latest QTests' }),
  ]
  expect(within(first).getByText(/^Choose one to see its report; times in .*UTC.*\.$/u)).toBeDefined()
  expect(within(second).getByText('Choose one to see its report.')).toBeDefined()
})

test('RW1 whoever has hosted nothing yet is led to hosting', async () => {
  open('', { [LIST]: { quizVariant: 'quiz', quizzes: [] } })
  expect((await screen.findByRole('link', { name: 'Host a quiz' })).getAttribute('href')).toBe('/quizselection')
})

test('RW1 a list that fails says why, and tries again', async () => {
  const { user } = open('', { [LIST]: 'The server is being moved.' })
  expect(await screen.findByText('The server is being moved.')).toBeDefined()
  answerCalls({ [LIST]: games })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Latest games' })).toBeDefined()
})

test('RW2 kind, quiz and contents are chosen one after the other; PROCEED is disabled until one is', async () => {
  const { user, asked } = open('?step=kind')
  await heading('Which report?')
  expect(isAsleep()).toBe(true)
  await user.click(screen.getByRole('radio', { name: /^Quiz report/u }))
  await user.click(proceed())
  await heading('Select Quiz')
  expect(isAsleep()).toBe(true)
  await user.click(await screen.findByRole('radio', { name: /^Space/u }))
  expect(screen.getByText('1 selected')).toBeDefined()
  await user.click(proceed())
  await heading('What goes into the report?')
  expect(window.location.search).toBe(OF_SPACE)
  expect(asked.map(({ body }) => body)).toEqual([{ quizVariant: 'quiz' }])
})

test('RW27 an address without the game of a room leads to the file of that room', async () => {
  const { user, asked } = open('?kind=quiz&quiz=space&room=HK4PWT', {
    [LIST]: games,
    [FILE]: sentence('There is no such report.', 404),
  })
  await heading('What goes into the report?')
  expect(screen.getByText(/HK4PWT/u)).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: /^QUIZ OVERVIEW/u }))
  await user.click(proceed())
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ quizId: 'space', roomId: 'hk4pwt', game: 1 }))
})

test('RW27 an address of a quiz without a room leads to the file of all its games', async () => {
  const { quizzes } = games
  const second = gameToReport('Space', { roomId: 'zzzzzz', playerCount: 4 })
  open('?kind=quiz&quiz=space', { [LIST]: { quizVariant: 'quiz', quizzes: [...quizzes, second] } })
  await heading('What goes into the report?')
  expect(screen.getByText(/26 players/u)).toBeDefined()
})

test('RW3 Back goes one step back and clears the selection, and so does the Back of the browser', async () => {
  const { user } = open('?kind=quiz')
  await user.click(await screen.findByRole('radio', { name: /^Space/u }))
  await user.click(proceed())
  await user.click(await screen.findByRole('checkbox', { name: /^QUIZ OVERVIEW/u }))
  await user.click(screen.getByRole('link', { name: 'Back' }))
  await heading('Select Quiz')
  expect(isAsleep()).toBe(true)
  act(() => history.back())
  await heading('What goes into the report?')
  expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual(
    Array.from({ length: 4 }, () => false),
  )
  act(() => history.back())
  await heading('Select Quiz')
  expect(isAsleep()).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Back' }))
  await heading('Which report?')
  expect(isAsleep()).toBe(true)
})

test('RW4 the newest stand first; they are found by name or room, and put into another order', async () => {
  const { user } = open('?kind=quiz')
  await heading('Select Quiz')
  expect(choices().map((text) => text?.split(' ')[0])).toEqual(['Space', 'Reef'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most players')
  expect(choices().map((text) => text?.split(' ')[0])).toEqual(['Reef', 'Space'])
  const search = screen.getByRole('searchbox', { name: 'Search games' })
  await user.type(search, 'HK4')
  expect(choices()).toHaveLength(1)
  await user.type(search, 'zz')
  expect(screen.getByText('Nothing has these words in its name.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(choices()).toHaveLength(2)
})

test('RW4 without anything to report it says so, and where to begin', async () => {
  open('?kind=course', { [LIST]: { quizVariant: 'course', quizzes: [] } })
  expect(await screen.findByText('No Quiz Exists')).toBeDefined()
  expect(screen.getByText('Create one to download report')).toBeDefined()
  expect(isAsleep()).toBe(true)
})

test('RW4 a course counts its games, a QTest those who have completed it', async () => {
  open('?kind=course', {
    [LIST]: { quizVariant: 'course', quizzes: [gameToReport('Space', { games: 3, playerCount: 60 })] },
  })
  expect((await screen.findByRole('radio')).closest('label')?.textContent).toMatch(/^Space 3 games · 60 players/u)
})

test('RW5 one to four types are chosen, the whole card is the box, and the foot counts', async () => {
  const { user } = open(OF_SPACE)
  await heading('What goes into the report?')
  expect(isAsleep()).toBe(true)
  expect(screen.getAllByRole('checkbox')).toHaveLength(4)
  await user.click(screen.getByText('Each player, each answer, points and time'))
  await user.click(screen.getByRole('checkbox', { name: /^QUIZ OVERVIEW/u }))
  expect(screen.getByText('2 selected')).toBeDefined()
  // With the players comes the sheet of answers.
  expect(screen.getByText('3 sheets in one spreadsheet')).toBeDefined()
  expect(isAsleep()).toBe(false)
})

test('RW5 CSV holds one of them: two are refused before anything is asked, and it says why', async () => {
  const { user } = open(OF_SPACE)
  await user.click(await screen.findByRole('checkbox', { name: /^QUIZ OVERVIEW/u }))
  await user.click(screen.getByRole('checkbox', { name: /^ENGAGEMENT RESULTS/u }))
  await user.click(screen.getByRole('radio', { name: 'CSV' }))
  expect(isAsleep()).toBe(true)
  const reason = document.getElementById(proceed().getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toContain('A CSV file holds one of them: leave one chosen, or take Excel.')
  await user.click(screen.getByRole('checkbox', { name: /^QUIZ OVERVIEW/u }))
  expect(isAsleep()).toBe(false)
})

test('RW6 the file comes with its progress, which nobody knows before the first byte, and is kept under its name', async () => {
  const { file } = await openDownload()
  const bar = screen.getByRole('progressbar', { name: 'Progress' })
  expect(bar.getAttribute('aria-valuenow')).toBeNull()
  expect(bar.getAttribute('aria-valuetext')).toBe('Writing')
  await act(async () => file.push(50_000))
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('25'))
  expect(screen.getByText('50 kB of 200 kB')).toBeDefined()
  await act(async () => {
    file.push(150_000)
    file.end()
  })
  expect(await screen.findByText('Reports Generated!')).toBeDefined()
  expect(saved.map(({ name, content }) => [name, content.size])).toEqual([
    ['Räume 2026-11-20 quizSummary.xlsx', 200_000],
  ])
  expect(screen.getByText('Räume 2026-11-20 quizSummary.xlsx is in your downloads.')).toBeDefined()
})

test('RW6 it is asked for as it was chosen', async () => {
  const { user, asked } = open(OF_SPACE, {
    [LIST]: games,
    [FILE]: new Response('a,b', { headers: named('Space 2026-11-20 Playerwise analysis.csv') }),
  })
  await user.click(await screen.findByRole('checkbox', { name: /^PLAYERWISE ANALYSIS/u }))
  await user.click(screen.getByRole('radio', { name: 'CSV' }))
  await user.click(proceed())
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Space 2026-11-20 Playerwise analysis.csv']))
  expect(asked.at(-1)?.body).toEqual({
    quizVariant: 'quiz',
    quizId: 'space',
    roomId: 'hk4pwt',
    game: 1,
    reportTypes: ['PLAYERWISE ANALYSIS'],
    format: 'csv',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

test('RW6 Cancel ends it, and what was chosen stays', async () => {
  const { user, file } = await openDownload()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await heading('What goes into the report?')
  expect(file.signals.map((signal) => signal?.aborted)).toEqual([true])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^QUIZ OVERVIEW/u }).checked).toBe(true)
  expect(saved).toEqual([])
})

test('RW7 a refusal is told in the words of the server; it can be tried again, and what was chosen stays', async () => {
  const { user } = open(OF_SPACE, { [LIST]: games, [FILE]: sentence('Only its host may have this report.', 403) })
  await user.click(await screen.findByRole('checkbox', { name: /^QUIZ OVERVIEW/u }))
  await user.click(proceed())
  expect((await screen.findByRole('alert')).textContent).toContain('Only its host may have this report.')
  answerCalls({ [LIST]: games, [FILE]: new Response('PK') })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Reports Generated!')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^QUIZ OVERVIEW/u }).checked).toBe(true)
})

test('RW7 a file that breaks off is no file', async () => {
  const { file } = await openDownload()
  await act(async () => {
    file.push(100)
    file.end()
  })
  expect((await screen.findByRole('alert')).textContent).toContain('No connection to the server.')
  expect(saved).toEqual([])
})

test.each([
  ['GENERATE MORE REPORTS', 'Reports', 'now at /reports'],
  ['BACK TO DASHBOARD', '', 'now at /dashboard'],
])('RW6 after the download %s leads on', async (name, title, place) => {
  const { user } = open(OF_SPACE, { [LIST]: games, [FILE]: new Response('PK') })
  await user.click(await screen.findByRole('checkbox', { name: /^QUIZ OVERVIEW/u }))
  await user.click(proceed())
  await user.click(await screen.findByRole('button', { name }))
  if (title) expect(await heading(title)).toBeDefined()
  else expect(await screen.findByText(place)).toBeDefined()
})

test('RW11 the focus goes to the heading of each step, which says its place among the four', async () => {
  const { user } = open('?step=kind')
  expect(document.activeElement?.textContent).toBe('Which report?')
  await user.click(screen.getByRole('radio', { name: /^Quiz report/u }))
  await user.click(proceed())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Select Quiz'))
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
  expect(screen.getByText('Step 2 of 4')).toBeDefined()
})
