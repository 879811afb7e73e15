import type { ReportFigures } from '@quokka/contract/http'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, sentence } from '../../testing/screen-test.tsx'
import { avatarUrl } from '../../ui/stage/pictures/avatars.ts'
import { ReportScreen } from './report.tsx'
import { figures, questionFigures, reportedPlayer } from './testing/reports-read.ts'

// Nothing has a size here, and a chart without one complains.
beforeEach(() => {
  const size = { width: 600, height: 300, top: 0, left: 0, right: 600, bottom: 300, x: 0, y: 0 }
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ ...size, toJSON: () => size })
})
afterEach(() => vi.restoreAllMocks())

const players = [
  reportedPlayer('Aarav'),
  reportedPlayer('Mia Larsen', { rank: 2, avatar: 'avatar2', totalScore: 812 }),
  reportedPlayer('Zoë', { rank: null, hasLeft: true, totalScore: 0, correctAnswers: 0, answers: [null, null] }),
]

interface Given {
  report?: ReportFigures | Response | string
  list?: unknown
  more?: Record<string, unknown>
}

const open = async ({ report = figures(), list = { players, found: 3 }, more = {} }: Given = {}, kind = 'quiz') => {
  const asked = answerCalls({ getreport: report, getreportplayers: list, ...more })
  renderInStudio(
    <ReportScreen kind={kind} quizId="space" />,
    `/reports/${kind}/space`,
    'REGULAR',
    '?room=hk4pwt&game=1',
  )
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  return { asked, user: userEvent.setup() }
}

const figure = (name: string) => screen.getByText(name).closest('div')?.textContent
const region = (name: string) => screen.getByRole('region', { name })
const rowsOf = (name: string) =>
  within(within(region(name)).getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('RW8 the head names the game, its room, its time and its length; the figures say how it went', async () => {
  const { asked } = await open()
  expect(asked[0]).toEqual({
    call: 'getreport',
    body: { quizVariant: 'quiz', quizId: 'space', roomId: 'hk4pwt', game: 1 },
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Space for the Curious' })).toBeDefined()
  expect(screen.getByText(/^Room HK4PWT · 20 Nov 2026, .+ · 14 minutes · times in .*UTC.*$/u)).toBeDefined()
  expect(figure('players')).toBe('players22everyone stayed to the end')
  expect(figure('right answers')).toBe('right answers47%5 points above the last game')
  expect(figure('average answer time')).toBe('average answer time9.4 sof 33 s allowed')
  expect(figure('won with 874 points')).toBe('won with 874 pointsAaravMia came second with 812')
})

test('RW8 what is not known is a dash, and who left is counted', async () => {
  const nobody = { averageAnswerMs: null, averageScore: null, medianScore: null, first: null, second: null, scores: [] }
  await open({ report: figures({ ...nobody, stayed: 20, rightPercent: null, questions: [], missed: 0 }) })
  expect(figure('players')).toBe('players222 left before the end')
  expect(figure('right answers')).toBe('right answers–nothing was asked that can be right')
  expect(figure('average answer time')).toBe('average answer time–of 33 s allowed')
  expect(figure('won')).toBe('won–nobody has points')
  expect(screen.getByText('No question was over.')).toBeDefined()
})

test('RW8 a tricky question is told by its word, and unfolds to what was answered', async () => {
  await open()
  const rows = within(region('Right answers by question')).getAllByRole('group')
  const texts = rows.map((row) => row.querySelector('summary')?.textContent)
  expect(texts).toEqual(['1Question 1?64%', '2Question 2?31%, tricky'])
  const answers = within(rows[0] ?? document.body).getByRole('list', { name: 'Answers' })
  expect([...answers.children].map(({ textContent }) => textContent)).toEqual(['Sunright14 players', 'Moon6 players'])
  expect(rows[0]?.textContent).toContain(
    '20 of 22 answered · half of them within 8.1 s · facility 0.64 · discrimination 0.50',
  )
})

test('RW8 a survey has no share', async () => {
  await open({
    report: figures({
      questions: [questionFigures(1, { rightPercent: null, facility: null, discrimination: null })],
    }),
  })
  expect(screen.getByText('survey')).toBeDefined()
})

test('RW9 what is drawn stands in a table too, with its caption; it comes into sight when asked for', async () => {
  const { user } = await open()
  expect(rowsOf('Scores')).toEqual([
    ['Points', 'Players'],
    ['200 to 424', '4'],
    ['425 to 649', '12'],
    ['650 to 874', '6'],
  ])
  expect(within(region('Scores')).getByRole('table', { name: 'Players by score' })).toBeDefined()
  expect(rowsOf('Time to answer')).toEqual([
    ['Question', 'Seconds'],
    ['1. Question 1?', '8.1 s'],
    ['2. Question 2?', '12 s'],
  ])
  const toggle = within(region('Scores')).getByRole('button', { name: 'Show as table' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  await user.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
})

test('RW8 the hardest questions stand with what was taken instead', async () => {
  await open()
  expect(region('Hardest questions').textContent).toBe(
    'Hardest questionsQuestion 2? 31% got it right Mostly taken instead: Moon, by 6 players',
  )
})

test.each([
  [1_000, 'Mia has as many, and took 1 s longer'],
  [34, 'Mia has as many, and took 34 ms longer'],
  [0, 'Mia has as many in the same time'],
])('RW22 of equal points the time says who came second: %d ms', async (ms, note) => {
  const best = { playerName: 'Aarav', totalScore: 195, scorePercent: 50, answerMs: 21_000, roomId: 'hk4pwt', game: 1 }
  await open({ report: figures({ first: best, second: { ...best, playerName: 'Mia', answerMs: 21_000 + ms } }) })
  expect(figure('won with 195 points')).toBe(`won with 195 pointsAarav${note}`)
})

test('RW23 whoever got everything right reads so, whatever else the report has questions of', async () => {
  const all = reportedPlayer('Aarav', { correctAnswers: 7, couldBeRight: 7 })
  await open({ list: { players: [all], found: 1 } })
  expect(within(list()).getAllByRole('listitem')[0]?.textContent).toContain('7 of 7 right')
  expect(region('Players').textContent).toContain('7 of 7')
})

test('RW24 a question whose right answer was changed between the games says so', async () => {
  await open({ report: figures({ questions: [questionFigures(1, { isKeyChanged: true }), questionFigures(2)] }) })
  const [changed, same] = within(region('Right answers by question')).getAllByRole('group')
  expect(changed?.textContent).toContain('Its right answer was changed between the games.')
  expect(same?.textContent).not.toContain('changed')
})

const course = () => {
  const [game] = figures().games
  if (!game) throw new Error('there is one')
  return figures({
    quizVariant: 'course',
    games: [game, { ...game, roomId: 't7mkrd', startedAt: '2026-11-22T10:15:00.000Z', rightPercent: 70 }],
    rightPercentBefore: null,
    scoresIn: 'percent',
    medianScore: 61.5,
    playerTrends: [{ name: 'Aarav', rightPercents: [40, 80] }],
    teamTrends: [{ name: 'Reds', rightPercents: [null, 75] }],
  })
}

test('RW10 a course shows its games, its players and its teams from game to game', async () => {
  await open({ report: course() }, 'course')
  expect(screen.getByText(/^2 games · 20 Nov 2026 to 22 Nov 2026 · times in .*UTC.*$/u)).toBeDefined()
  expect(rowsOf('Right answers game by game').slice(1)).toEqual([
    ['1, 20 Nov 2026', '47%'],
    ['2, 22 Nov 2026', '70%'],
  ])
  expect(rowsOf('Players over the games').at(-1)).toEqual(['Aarav', '40%', '80%'])
  expect(rowsOf('Teams over the games').at(-1)).toEqual(['Reds', '–', '75%'])
})

test('RW25 a course says scores in percent, the best with the game, and which of its names are followed', async () => {
  await open({ report: { ...course(), namesakes: 2 } }, 'course')
  expect(figure('best with 87% of the points')).toBe('best with 87% of the pointsAaravroom HK4PWT, 20 Nov 2026')
  expect(rowsOf('Scores')[0]).toEqual(['Share of the points, %', 'Players'])
  expect(region('Scores').textContent).toContain('Half are above 61.5%')
  expect(region('Players').textContent).toContain('Aarav room HK4PWT')
  expect(region('Players over the games').textContent).toContain('2 names that two had in one game are left out.')
})

test('RW26 each line of a chart has its stroke beside its name', async () => {
  await open(
    {
      report: {
        ...course(),
        playerTrends: ['Aarav', 'Mia', 'Zoë'].map((name) => ({ name, rightPercents: [40, 80] })),
        teamTrends: [],
      },
    },
    'course',
  )
  const legend = await waitFor(() => {
    const found = region('Players over the games').querySelectorAll('ul > li')
    expect(found).toHaveLength(3)
    return [...found]
  })
  expect(legend.map(({ textContent }) => textContent)).toEqual(['Aarav', 'Mia', 'Zoë'])
  const strokes = legend.map((entry) => entry.querySelector('line')?.getAttribute('stroke-dasharray'))
  expect(new Set(strokes).size).toBe(3)
})

test('RW12 one press makes a quiz of what was missed and leads to it', async () => {
  const { asked, user } = await open({ more: { createmissedquiz: { quizId: 'again', questionCount: 1 } } })
  expect(screen.getByText(/^1 question was answered right by fewer than 60%/u)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Make a quiz of them' }))
  expect(await screen.findByText('now at /createquiz/again')).toBeDefined()
  expect(asked.at(-1)).toEqual({
    call: 'createmissedquiz',
    body: { quizVariant: 'quiz', quizId: 'space', roomId: 'hk4pwt', game: 1 },
  })
})

test('RW12 where nothing was missed it is disabled and says so; a refusal is told', async () => {
  await open({ report: figures({ missed: 0 }) })
  const button = screen.getByRole('button', { name: 'Make a quiz of them' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /^Nothing was missed/u,
  )
})

test('RW12 a refusal is told in the words of the server', async () => {
  const { user } = await open({ more: { createmissedquiz: sentence('You have too many drafts.', 409) } })
  await user.click(screen.getByRole('button', { name: 'Make a quiz of them' }))
  expect(await screen.findByText('You have too many drafts.')).toBeDefined()
})

const list = () => screen.getByRole('list', { name: 'All players' })

test('RW13 each player unfolds to every answer, told by icon and word', async () => {
  const { user } = await open()
  const [aarav, , zoe] = within(list()).getAllByRole('listitem')
  expect(aarav?.textContent).toBe('1AAarav1 of 2 right5.5 s each874 points')
  expect(zoe?.textContent).toContain('left early')
  await user.click(within(aarav ?? document.body).getByText('Aarav'))
  const answers = await screen.findByRole('list', { name: 'Aarav' })
  expect([...answers.children].map(({ textContent }) => textContent)).toEqual([
    '1. Question 1?RightSun90 points, 3 s',
    '2. Question 2?WrongMoonRight answer: Sun0 points, 8 s',
  ])
})

test('RW31 FA12 a player has the face that was played with, or letters where none is kept', async () => {
  await open()
  const [aarav, mia] = within(list()).getAllByRole('listitem')
  expect(aarav?.textContent).toContain('1AAarav')
  expect(mia?.textContent).toContain('2Mia')
  expect(mia?.querySelector('img')?.getAttribute('src')).toBe(avatarUrl('avatar2'))
})

test('RW13 they are found by name and come page by page', async () => {
  const { asked, user } = await open({ list: { players, found: 103 } })
  expect(screen.getByText('1 to 3 of 103')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Next players' }))
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ page: 1, search: '' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search players' }), 'mia')
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ page: 0, search: 'mia' }))
})

test('RW13 a page that is turned at once stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { asked, user } = await open({ list: { players, found: 103 } })
  await user.click(screen.getByRole('button', { name: 'Next players' }))
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ page: 1 }))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(asked.at(-1)?.body).toMatchObject({ page: 1 })
})

test('RW32 the answers of one player are printed with what was right, and nobody else', async () => {
  vi.stubGlobal('print', vi.fn())
  const { user } = await open()
  await user.click(within(list()).getByText('Mia Larsen'))
  await user.click(await screen.findByRole('button', { name: 'Print these answers' }))
  expect(window.print).toHaveBeenCalledOnce()
  const sheet = screen.getByRole('heading', { level: 2, name: 'Mia Larsen' }).parentElement
  expect(sheet?.textContent).toContain('1 of 2 right · 812 points · 5.5 s each')
  expect(sheet?.textContent).toContain('2. Question 2?WrongMoonRight answer: Sun')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('heading', { level: 2, name: 'Mia Larsen' })).toBeNull()
})

test('RW14 a print has everybody', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const pages = [players, [reportedPlayer('Ngozi', { rank: 4 })]]
  const { user } = await open({ list: { players, found: 4 } })
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { page } = JSON.parse(String(init.body))
    return Response.json({ players: pages[page], found: 4 })
  })
  await user.click(screen.getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(within(list()).getAllByRole('listitem')).toHaveLength(4)
})

test('RW15 the visits stand by where the link was shared', async () => {
  await open()
  expect(region('Visits by shared links').textContent).toContain('Link3WhatsApp2Facebook0X (Twitter)0')
})

test('RW8 the way to its file and back to all reports', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Download sheets' }).getAttribute('href')).toBe(
    '/reports?kind=quiz&quiz=space&room=hk4pwt&game=1',
  )
  expect(screen.getByRole('link', { name: 'Back to Reports' }).getAttribute('href')).toBe('/reports')
})

test.each([
  [403, 'Only its host may have this report.'],
  [404, 'There is no such report.'],
])('RW7 a %d says so in the words of the server', async (status, words) => {
  await open({ report: sentence(words, status) })
  expect(screen.getByRole('heading', { level: 1, name: 'There is no such report' })).toBeDefined()
  expect(screen.getByText(words)).toBeDefined()
})

test('RW7 a report that fails is asked for again', async () => {
  const { user } = await open({ report: 'The server is being moved.' })
  answerCalls({ getreport: figures(), getreportplayers: { players, found: 3 } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Space for the Curious' })).toBeDefined()
})

test('RW19 a host forgets a player after being asked, and the whole report is read again', async () => {
  const forgetplayer = sentence('The player is forgotten.')
  const { asked, user } = await open({ more: { forgetplayer } })
  await user.click(within(region('All players')).getByText('Mia Larsen'))
  await user.click(await screen.findByRole('button', { name: 'Forget this player' }))
  const dialog = screen.getByRole('dialog', { name: 'Forget Mia Larsen?' })
  expect(dialog.textContent).toContain('Answers and scores stay in the report as "Former player".')
  expect(asked.some(({ call }) => call === 'forgetplayer')).toBe(false)
  const before = asked.length
  await user.click(within(dialog).getByRole('button', { name: 'Forget for good' }))
  await waitFor(() =>
    expect(
      asked
        .slice(before)
        .map(({ call }) => call)
        .toSorted(),
    ).toEqual(['forgetplayer', 'getreport', 'getreportplayers']),
  )
  expect(asked[before]?.body).toEqual({
    quizVariant: 'quiz',
    quizId: 'space',
    roomId: 'hk4pwt',
    playerId: 'mia larsen',
  })
})

test('XM20 certificates are printed from the report of one game, for those with points, by the title of their share', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Certificates' }))
  expect(await screen.findByRole('radio', { name: 'Everyone (2)' })).toBeDefined()
  const pages = [...document.querySelectorAll('body > div > article')].map(({ textContent }) => textContent)
  expect(pages).toHaveLength(2)
  expect(pages[0]).toMatch(/Aarav.*1st place · \p{L}+.*Space for the Curious/u)
})

test('XM20 the report of all games of a quiz has no certificates, since a place is one of a game', async () => {
  await open({ report: figures({ quizVariant: 'course' }) }, 'course')
  expect(screen.queryByRole('button', { name: 'Certificates' })).toBeNull()
})
