import { LIMITS } from '@quokka/core/limits'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInStudio } from '../../../testing/in-studio.tsx'
import { answerCalls, sentence } from '../../../testing/screen-test.tsx'
import { loadProgress } from '../api/load-progress.ts'
import { participant, progress } from '../testing/progress-read.ts'
import { ProgressScreen } from './progress.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const CALL = 'qtest/getqtestprogress'

const open = async (answer: unknown = progress()) => {
  const asked = answerCalls({ [CALL]: answer })
  renderInStudio(<ProgressScreen qtestId="abc" />, '/qtestprogress/abc')
  await waitFor(() => expect(screen.queryByText('Loading the QTest')).toBeNull())
  return { asked, user: userEvent.setup() }
}

const figure = (name: string) => screen.getByText(name).closest('div')?.textContent
const rows = () => within(screen.getByRole('list', { name: 'Participants' })).getAllByRole('listitem')

/** Shows the page, or hides it behind another tab. */
const turn = (visibilityState: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('QE12 the head names the QTest, its state, its questions and its window with the zone of the reader', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Volcanoes and Earthquakes' })).toBeDefined()
  expect(screen.getByText('Active')).toBeDefined()
  expect(screen.getByText(/^QTest · 15 questions · 11\/2\d\/2026, .+ to 11\/2\d\/2026, .+UTC/u)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Share' }).getAttribute('href')).toBe('/shareqtest/abc')
})

test('QE16 the figures say how many began and finished, how well, and for how long it goes on', async () => {
  await open()
  expect(figure('started')).toBe('started313 in the last hour')
  expect(figure('finished')).toBe('finished2684% of those who started')
  expect(figure('average')).toBe('average71%right answers, 962 points each')
  expect(figure('time left')).toBe('time leftday 2 of 86 days 8 hours')
  expect(screen.getByRole('progressbar', { name: 'time left' }).getAttribute('aria-valuenow')).toBe('14')
})

test('QE16 before the start it says how long until then, and after the end since when', async () => {
  await open(progress({ qtestStatus: 'YetToStart', serverTime: '2026-11-21T06:30:00.000Z' }))
  expect(figure('starts in')).toMatch(/^starts in2 hours 30 minutes11\/2/u)
})

test('QE16 after the end it says since when', async () => {
  await open(progress({ qtestStatus: 'Expired', serverTime: '2026-11-29T06:30:00.000Z' }))
  expect(figure('time left')).toMatch(/^time leftoversince 11\/2/u)
})

test('QE16 without anybody who has finished there is no average, and a full QTest says so', async () => {
  await open(progress({ started: 5, capacity: 5, finished: 0, averageScore: 0, averageCorrect: 0 }))
  expect(figure('average')).toBe('average–nobody yet')
  expect(figure('started')).toBe('startedfull53 in the last hour')
})

test('QE14 each participant is a row: name, first field, how far, how well, and at what', async () => {
  await open(
    progress({
      participants: [
        participant('Zoë Laurent'),
        participant('Aarav Shah', { state: 'CP', answered: 15, correctAnswers: 14, totalScore: 1288 }),
        participant('Max', { answered: 4, lastActivityAt: '2026-11-22T09:00:00.000Z', fields: {} }),
        participant('Ngozi', { state: 'CP', lastActivityAt: '2026-11-20T12:00:00.000Z' }),
      ],
    }),
  )
  const texts = rows().map(({ textContent }) => textContent)
  expect(texts[0]).toBe('ZLZoë LaurentRoll Number 1811 of 1599 right802802 pointsnow on question 12')
  expect(texts[1]).toMatch(/^ASAarav ShahRoll Number 1815 of 151414 right1,2881,288 pointsfinished \d+:\d\d (AM|PM)$/u)
  expect(texts[2]).toBe('MMax4 of 1599 right802802 pointsleft at question 5')
  expect(texts[3]).toMatch(/finished 11\/20\/2026$/u)
  expect(screen.getByText('Live, 1 is at it now')).toBeDefined()
})

test('QE17 it is rescheduled in the dialog of its schedule, and reloaded', async () => {
  const { user } = await open()
  const asked = answerCalls({
    [CALL]: progress(),
    'qtest/rescheduleqtest': sentence('QTest rescheduled successfully'),
  })
  await user.click(screen.getByRole('button', { name: 'Reschedule' }))
  vi.setSystemTime('2026-11-22T10:00:00Z')
  // The dialog that loads is another one than the form's.
  const move = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Reschedule' })
  await user.click(await waitFor(move))
  expect(await screen.findByText('QTest rescheduled successfully')).toBeDefined()
  await waitFor(() => expect(asked.map(({ call }) => call)).toEqual([CALL, 'qtest/rescheduleqtest', CALL]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('QE17 its report is downloaded from here, once it has begun', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Download sheets' }).getAttribute('href')).toBe(
    '/reports?kind=qtest&quiz=abc',
  )
})

test('QE17 before the start there is no report', async () => {
  await open(progress({ qtestStatus: 'YetToStart', serverTime: '2026-11-21T06:30:00.000Z' }))
  expect(screen.queryByRole('link', { name: 'Download sheets' })).toBeNull()
})

test('QE14 nobody yet', async () => {
  await open(progress({ started: 0, finished: 0, participants: [] }))
  expect(screen.getByText('No Players have answered')).toBeDefined()
})

test('QE14 the tabs ask the server for those in the middle and those who have finished', async () => {
  const { asked, user } = await open()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All 31',
    'In progress 5',
    'Finished 26',
  ])
  await user.click(screen.getByRole('tab', { name: 'Finished 26' }))
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ qtestId: 'abc', state: 'CP' }))
  await user.click(screen.getByRole('tab', { name: 'In progress 5' }))
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ qtestId: 'abc', state: 'IP' }))
})

test('QE14 more come page by page, all that are shown by one call', async () => {
  const participants = [participant('Zoë'), participant('Mia'), participant('Noa')]
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body))
    asked.push(body)
    return Response.json(
      body.pages === 2
        ? progress({ started: 3, participants, next: null })
        : progress({ started: 3, matching: 3, participants: participants.slice(0, 2), next: 'second' }),
    )
  })
  renderInStudio(<ProgressScreen qtestId="abc" />, '/qtestprogress/abc')
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Show 1 more' }))
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(rows().map((row) => row.querySelector('span + span')?.firstChild?.textContent)).toEqual(['Zoë', 'Mia', 'Noa'])
  expect(screen.queryByRole('button', { name: /^Show/u })).toBeNull()
  expect(asked).toEqual([{ qtestId: 'abc' }, { qtestId: 'abc', pages: 2 }])
})

test('QE14 more pages than one call gives are as few calls as can be, and who has moved up meanwhile stands there once', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body))
    asked.push(body)
    const names = body.before === undefined ? ['Zoë', 'Mia'] : ['Mia', 'Noa']
    return Response.json(progress({ participants: names.map((name) => participant(name)), next: 'more' }))
  })
  const answer = await loadProgress('abc', { filter: 'IP', search: '', isByName: false }, LIMITS.progressPages + 3)
  expect(asked).toEqual([
    { qtestId: 'abc', state: 'IP', pages: LIMITS.progressPages },
    { qtestId: 'abc', state: 'IP', before: 'more', pages: 3 },
  ])
  expect(answer.ok && answer.value.participants.map(({ playerName }) => playerName)).toEqual(['Zoë', 'Mia', 'Noa'])
})

test('QE14 all fields stand under the name; who is searched for, and the order of names, are asked for', async () => {
  const { asked, user } = await open(
    progress({ participants: [participant('Zoë', { fields: { Class: '5B', 'Roll Number': '18', House: 'Red' } })] }),
  )
  expect(screen.getByText('Roll Number 18 · Class 5B · House Red')).toBeDefined()
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or field' }), '5b')
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ qtestId: 'abc', search: '5b' }))
  await user.click(screen.getByRole('button', { name: 'Sort by name' }))
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ qtestId: 'abc', search: '5b', byName: true }))
})

test('QE31 a press on a participant opens the answers', async () => {
  const { user } = await open()
  const answer = {
    countedNumber: 1,
    questionTitle: 'What flows?',
    rightAnswers: ['Lava', 'Molten rock'],
    playerScore: 0,
  }
  answerCalls({
    'qtest/getparticipant': {
      playerName: 'Zoë Laurent',
      fields: {},
      totalScore: 0,
      extraTime: 0,
      answers: [{ ...answer, playerAnswer: 'Obsidian', mark: 'wrong', timeTaken: 27.25 }],
    },
  })
  await user.click(screen.getByRole('button', { name: 'Zoë Laurent' }))
  await screen.findByRole('dialog', { name: 'Zoë Laurent', description: 'Roll Number 18' })
  const list = await screen.findByRole('list', { name: 'Answers of Zoë Laurent' })
  expect(list.textContent).toBe('1What flows?Answer: ObsidianRight answer: Lava / Molten rockNot right · 27.3 s')
})

test('QE17 more people are invited by link, code and embed; the rules and what is asked stand beside', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Link copied to clipboard')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/qtest/abc')
  expect(screen.getByRole('link', { name: 'Embed' }).getAttribute('href')).toBe('/embed/fullPageEmbed/abc')
  expect(screen.getByTitle('QR code that leads to the QTest')).toBeDefined()
  const rules = screen.getByRole('region', { name: 'Rules' })
  expect(rules.textContent).toBe(
    'RulesShow answersOnShow resultOnAllow retakeOffAsked on entryNameE-mailRoll NumberClass',
  )
})

test.each([
  [403, 'This QTest is not yours', 'Only its owner sees how far it is.'],
  [404, 'There is no such QTest', 'This QTest does not exist.'],
])('QE9 a %d says %j in the words of the server, and is not asked for again', async (status, title, words) => {
  const { asked } = await open(sentence(words, status))
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(screen.getByText(words)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  act(() => turn('visible'))
  expect(asked).toHaveLength(1)
})

test('QE13 it is polled while it is visible, not behind another tab, and at once on coming back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { asked } = await open()
  expect(asked).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(asked).toHaveLength(2)
  act(() => turn('hidden'))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asked).toHaveLength(2)
  act(() => turn('visible'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(asked).toHaveLength(3)
})

test('QE13 a failed poll keeps what is shown, says so, and waits longer for the next', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await open()
  const asked = answerCalls({ [CALL]: sentence('The server is being moved.', 500) })
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(await screen.findByText('The line is down; this is what was last known.')).toBeDefined()
  expect(rows()).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  expect(asked).toHaveLength(1)
  answerCalls({ [CALL]: progress({ started: 32 }) })
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(await screen.findByRole('tab', { name: 'All 32' })).toBeDefined()
  expect(screen.queryByText(/line is down/u)).toBeNull()
})
