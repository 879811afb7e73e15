import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { profile } from '../../../testing/accounts.ts'
import { answerCalls, renderScreen, sentence } from '../../../testing/screen-test.tsx'
import { QTest } from '../qtest.tsx'
import { attended, kept } from '../testing/fixtures.ts'

const DAY_MS = 86_400_000
const iso = (fromNowMs: number) => new Date(Date.now() + fromNowMs).toISOString()
const checked = (changes: object = {}) => ({
  status: 'Active',
  qtestName: 'Volcanoes',
  qtestImage: '/media/readymade_banner/volcano.webp',
  qtestDescription: 'Fifteen questions on magma.',
  additionalFields: ['Roll number'],
  startDate: iso(-DAY_MS),
  endDate: iso(DAY_MS),
  serverTime: iso(0),
  totalNoOfQuestions: 15,
  totalTimeToAnswer: 460,
  retakeFlag: false,
  keepsEmail: true,
  access: 'link',
  locked: false,
  closed: false,
  full: false,
  ownAttempts: [],
  ...changes,
})
const asha = { playerName: 'Asha', status: 'IP', answered: 4 }

const open = (check: unknown, attend: unknown = attended(), id = 'abc') => {
  const asked = answerCalls({ 'qtest/checkqtest': check, 'qtest/attendqtest': attend, getprofile: profile() })
  renderScreen(<QTest rest={id} />, { at: '/qtest/abc' })
  return { user: userEvent.setup(), asked }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const proceed = () => screen.getByRole('button', { name: 'PROCEED' })
const isAsleep = () => proceed().getAttribute('aria-disabled') === 'true'
const bodyOf = (asked: ReturnType<typeof answerCalls>, call: string) =>
  asked.find(({ call: made }) => made === `qtest/${call}`)?.body

test('QP1 the id of a link is read in any case and out of surrounding space', async () => {
  const { asked } = open(checked(), undefined, ' ABC ')
  await heading('Volcanoes')
  expect(bodyOf(asked, 'checkqtest')).toEqual({ qtestId: 'abc' })
})

test('RW17 a shared link is told once where it was shared', async () => {
  const asked = answerCalls({ 'qtest/checkqtest': checked(), getprofile: profile() })
  renderScreen(<QTest rest="abc" />, { at: '/qtest/abc', search: '?source=facebook' })
  await heading('Volcanoes')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(asked.filter(({ call }) => call === 'qtest/checkqtest')).toHaveLength(2))
  expect(asked.filter(({ call }) => call === 'qtest/checkqtest').map(({ body }) => body)).toEqual([
    { qtestId: 'abc', source: 'facebook' },
    { qtestId: 'abc' },
  ])
})

test('QP1 a QTest that is not there says so, and leads home', async () => {
  open(sentence('There is no such QTest.', 404))
  await heading('There is no such QTest')
  fireEvent.click(screen.getByRole('link', { name: 'Back to home' }))
  await screen.findByText('now at /')
})

test('QP2 the entry tells what the QTest is, and PROCEED is disabled until all is there', async () => {
  const { user, asked } = open(checked())
  await heading('Volcanoes')
  expect(screen.getByText('Fifteen questions on magma.')).toBeDefined()
  expect(screen.getByText('15 questions')).toBeDefined()
  expect(screen.getByText('8 minutes at most')).toBeDefined()
  const terms = screen.getByText(/^Open until/).textContent
  expect(terms).toMatch(/^Open until \d\d\/\d\d\/\d{4}, \d+:\d\d [AP]M, .*UTC.*You can take it once\.$/)
  expect(terms).toContain('Each question has a clock, which runs on while you are away.')
  await user.type(screen.getByLabelText('NAME'), ' Asha ')
  await user.type(screen.getByLabelText('EMAIL'), 'asha@example')
  await user.type(screen.getByLabelText('Roll number'), '7')
  expect(isAsleep()).toBe(true)
  expect(screen.getByRole('tooltip').textContent).toBe('Kindly enter all fields and provide a valid email')
  await user.click(proceed())
  expect(bodyOf(asked, 'attendqtest')).toBeUndefined()
  await user.type(screen.getByLabelText('EMAIL'), '.org')
  expect(isAsleep()).toBe(false)
  await user.click(proceed())
  await screen.findByText('now at /qtest')
  expect(bodyOf(asked, 'attendqtest')).toEqual({
    qtestId: 'abc',
    attemptToken: expect.stringMatching(/^[\w-]{22}$/),
    playerName: 'Asha',
    playerEmail: 'asha@example.org',
    additionalFields: { 'Roll number': '7' },
  })
})

test.each([
  [false, 1],
  [true, 0],
])('QP2 the page says where a guest’s email is not stored (stored: %s)', async (keepsEmail, count) => {
  open(checked({ keepsEmail }))
  await heading('Volcanoes')
  expect(screen.queryAllByText('We check its form and keep nothing of it.')).toHaveLength(count)
})

test('QP3 a member’s name and email come from the profile and cannot be changed here', async () => {
  localStorage.setItem('isLoggedIn', 'true')
  open(checked({ additionalFields: [], keepsEmail: false }))
  await heading('Volcanoes')
  const [name, email] = [
    screen.getByLabelText<HTMLInputElement>('NAME'),
    screen.getByLabelText<HTMLInputElement>('EMAIL'),
  ]
  await waitFor(() => expect([name.value, email.value]).toEqual(['Maya Rivera', 'rivera@school.example']))
  expect([name.readOnly, email.readOnly]).toEqual([true, true])
  expect(screen.queryByText('We check its form and keep nothing of it.')).toBeNull()
  expect(isAsleep()).toBe(false)
})

test('QP4 a visitor who is too late reads so, and when it closed', async () => {
  open(checked({ startDate: iso(-2 * DAY_MS), endDate: iso(-DAY_MS) }))
  await heading('QTest Expired')
  expect(screen.getByText('Qtest has expired. Kindly contact the host to play this QTest.')).toBeDefined()
  expect(screen.getByText(/^Closed \d\d\/\d\d\/\d{4}, /)).toBeDefined()
  expect(screen.getByText(/\(UTC[+-]\d\d:\d\d\)$|^UTC$/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'PROCEED' })).toBeNull()
})

test('QP4 a visitor who is too early reads when it opens, and by the server’s clock the form appears by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  // The device's own clock is a year ahead.
  const server = Date.now() - 365 * DAY_MS
  const at = (ms: number) => new Date(server + ms).toISOString()
  open(checked({ startDate: at(90_000), endDate: at(DAY_MS), serverTime: at(0) }))
  await heading('QTest is Yet To Start')
  expect(screen.getByText('Kindly visit after sometime.')).toBeDefined()
  expect(screen.getByRole('timer').textContent).toMatch(/^Opens by itself in 1 minute (30|29) seconds$/)
  act(() => void vi.advanceTimersByTime(80_000))
  expect(screen.queryByRole('button', { name: 'PROCEED' })).toBeNull()
  act(() => void vi.advanceTimersByTime(11_000))
  await heading('Volcanoes')
  expect(isAsleep()).toBe(true)
})

test('QP4 the page reloads when it becomes visible again', async () => {
  open(checked({ startDate: iso(DAY_MS), endDate: iso(2 * DAY_MS) }))
  await heading('QTest is Yet To Start')
  answerCalls({ 'qtest/checkqtest': checked() })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await heading('Volcanoes')
})

test('QP5 a begun attempt is continued by one press; somebody else can begin another', async () => {
  const { user, asked } = open(checked({ ownAttempts: [asha] }))
  await heading('Volcanoes')
  expect(screen.getByText('4 of 15 answered')).toBeDefined()
  expect(screen.getByRole('heading', { level: 2, name: 'Somebody else?' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Continue as Asha' }))
  await screen.findByText('now at /qtest')
  expect(bodyOf(asked, 'attendqtest')).toEqual({
    qtestId: 'abc',
    attemptToken: expect.stringMatching(/^[\w-]{22}$/),
    playerName: 'Asha',
  })
})

test('QP5 the tab’s own attempt is looked for, and goes on under its own token', async () => {
  sessionStorage.setItem('qtest:abc', JSON.stringify(kept()))
  const { user, asked } = open(checked({ ownAttempts: [asha] }))
  await user.click(await screen.findByRole('button', { name: 'Continue as Asha' }))
  await screen.findByText('now at /qtest')
  expect(bodyOf(asked, 'checkqtest')).toEqual({ qtestId: 'abc', attemptToken: 'chosen-by-the-browser' })
  expect(bodyOf(asked, 'attendqtest')).toMatchObject({ attemptToken: 'chosen-by-the-browser', playerId: 'p1' })
})

test('QP5 a participant who has finished finds the way to the results, after the end too', async () => {
  const { user } = open(checked({ endDate: iso(-1), ownAttempts: [{ ...asha, status: 'CP' }] }))
  await heading('QTest Expired')
  await user.click(screen.getByRole('button', { name: 'See the result of Asha' }))
  await screen.findByText('now at /qtest')
})

test('QP5 a member who has begun sees no form: the attempt is the account’s', async () => {
  localStorage.setItem('isLoggedIn', 'true')
  open(checked({ ownAttempts: [{ ...asha, playerName: 'Maya Rivera' }] }))
  await screen.findByRole('button', { name: 'Continue as Maya Rivera' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'PROCEED' })).toBeNull())
})

test('QP6 a failed load says why, and can be retried', async () => {
  open(sentence('The server is busy.', 500))
  await screen.findByText('The server is busy.')
  answerCalls({ 'qtest/checkqtest': checked() })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Volcanoes')
})

test('QP6 a beginning that fails says why, and nothing that was typed is lost', async () => {
  const { user } = open(checked({ additionalFields: [] }), sentence('This QTest is full.', 409))
  await heading('Volcanoes')
  await user.type(screen.getByLabelText('NAME'), 'Asha')
  await user.type(screen.getByLabelText('EMAIL'), 'asha@example.org')
  await user.click(proceed())
  expect((await screen.findByRole('alert')).textContent).toBe('This QTest is full.')
  expect(screen.getByLabelText<HTMLInputElement>('NAME').value).toBe('Asha')
  answerCalls({ 'qtest/checkqtest': checked(), 'qtest/attendqtest': attended() })
  await user.click(proceed())
  await screen.findByText('now at /qtest')
})

/** What is read out by itself. */
const said = () => screen.getAllByRole('status')[0]?.textContent

test.each([
  [{ closed: true }, 'This QTest is closed by an administrator. Your host can read why.'],
  [{ locked: true }, 'The host has locked this QTest. Nobody new can begin.'],
  [{ full: true }, 'All places are taken.'],
  [{ full: true, placeFreeAt: '2026-11-22T10:24:00.000Z' }, /^All places are taken. One may be free at \d+:24 [AP]M.$/],
])(
  'QP20 %j is said, PROCEED waits with what was typed, and the page finds out by itself when it is over',
  async (state, words) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open(checked({ ...state, additionalFields: [], ownAttempts: [asha] }))
    expect(await screen.findByText(words, { selector: 'strong' })).toBeDefined()
    expect(said()).toContain('This page checks again by itself.')
    expect(screen.queryAllByText('closed' in state ? 'Closed' : 'Active')).not.toEqual([])
    expect(screen.queryAllByText('closed' in state ? 'Active' : 'Closed')).toEqual([])
    fireEvent.change(screen.getByLabelText('NAME'), { target: { value: 'Bo' } })
    fireEvent.change(screen.getByLabelText('EMAIL'), { target: { value: 'bo@example.org' } })
    expect(isAsleep()).toBe(true)
    expect(screen.getByRole('button', { name: 'Continue as Asha' }).getAttribute('aria-disabled')).toBeNull()
    answerCalls({ 'qtest/checkqtest': checked({ additionalFields: [] }) })
    await act(() => vi.advanceTimersByTimeAsync(20_001))
    expect(said()).toBe('You can begin now.')
    expect(screen.getByLabelText<HTMLInputElement>('NAME').value).toBe('Bo')
    expect(isAsleep()).toBe(false)
  },
)

test('QP20 a page that does not wait asks for nothing by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { asked } = open(checked())
  await heading('Volcanoes')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asked.filter(({ call }) => call === 'qtest/checkqtest')).toHaveLength(1)
})

test('QP21 a guest finds the way to the login of a QTest for members, and no form', async () => {
  const { user } = open(checked({ access: 'members' }))
  await screen.findByText('This QTest is for members.')
  expect(screen.queryByRole('button', { name: 'PROCEED' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  await screen.findByText('now at /signin')
  expect(history.state).toMatchObject({ redirect: '/qtest/abc' })
})

test('QP21 a member has the form of a QTest for members', async () => {
  localStorage.setItem('isLoggedIn', 'true')
  open(checked({ access: 'members' }))
  await heading('Volcanoes')
  expect(proceed()).toBeDefined()
})

test('QP21 where names are listed a member too types the name, as the host spells it', async () => {
  localStorage.setItem('isLoggedIn', 'true')
  const { user, asked } = open(checked({ access: 'names', additionalFields: [] }))
  await heading('Volcanoes')
  const name = screen.getByLabelText<HTMLInputElement>('NAME')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('EMAIL').value).not.toBe(''))
  expect([name.value, name.readOnly]).toEqual(['', false])
  expect(screen.getByText("As it stands on your host's list.")).toBeDefined()
  await user.type(name, 'Rivera, Maya')
  await user.click(proceed())
  await screen.findByText('now at /qtest')
  expect(bodyOf(asked, 'attendqtest')).toMatchObject({ playerName: 'Rivera, Maya' })
})

test('QP21 where codes are asked for PROCEED waits for one, and it is sent', async () => {
  const { user, asked } = open(checked({ access: 'codes', additionalFields: [] }))
  await heading('Volcanoes')
  await user.type(screen.getByLabelText('NAME'), 'Asha')
  await user.type(screen.getByLabelText('EMAIL'), 'asha@example.org')
  expect(isAsleep()).toBe(true)
  await user.type(screen.getByLabelText('CODE'), ' abcd-2345 ')
  await user.click(proceed())
  await screen.findByText('now at /qtest')
  expect(bodyOf(asked, 'attendqtest')).toMatchObject({ code: 'abcd-2345' })
})
