import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerCalls, renderScreen } from '../testing/screen-test.tsx'
import { toLocalDateTime } from './local-date-time.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

const OPENED_MS = Date.UTC(2026, 10, 22, 10, 0, 30)
const MADE = { 'qtest/createqtest': { status: 'Success', qtestId: 'q1' } }
const choice = { qtestType: 'RM', ids: ['reef'], wish: {}, name: 'Life on the Reef · 12 questions' } as const

const open = (answers: Readonly<Record<string, unknown>> = MADE) => {
  vi.useFakeTimers({ now: OPENED_MS, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked = answerCalls(answers)
  const onClose = vi.fn()
  const shown = renderScreen(<ScheduleDialog choice={{ ...choice, ids: [...choice.ids] }} onClose={onClose} />, {
    at: '/quizselection',
  })
  return { asked, onClose, user: userEvent.setup(), ...shown }
}

const button = () => screen.getByRole('button', { name: 'Schedule QTest' })
const isAsleep = () => button().getAttribute('aria-disabled') === 'true'
const set = (label: string, atMs: number) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: toLocalDateTime(atMs) } })
const chips = () =>
  screen.getAllByRole('button', { name: /^Remove / }).map((chip) => chip.getAttribute('aria-label')?.slice(7))
const fields = () => screen.getByLabelText<HTMLInputElement>('Additional fields')
const HOUR_MS = 3_600_000

test('QH1 the dialog names the choice, the zone and how long the QTest is open', () => {
  open()
  const dialog = screen.getByRole('dialog', { name: 'Schedule QTest', description: choice.name })
  expect(within(dialog).getByLabelText<HTMLInputElement>('Start').value).toBe(toLocalDateTime(OPENED_MS))
  expect(dialog.textContent).toMatch(/Your time zone: (.+ \(UTC[+-]\d\d:\d\d\)|UTC)\./)
  expect(screen.getByText('Open for 7 days')).toBeDefined()
  for (const [name, isOn] of [
    ['Show answers', true],
    ['Show result', true],
    ['Allow retake', false],
  ] as const)
    expect(within(dialog).getByRole<HTMLInputElement>('switch', { name }).checked).toBe(isOn)
  set('End', OPENED_MS + 26 * HOUR_MS)
  expect(screen.getByText('Open for 1 day 2 hours')).toBeDefined()
})

test('QH2 an end that does not fit is told at its field, and the button is disabled', async () => {
  const { asked, user } = open()
  set('End', OPENED_MS - HOUR_MS)
  expect(screen.getByLabelText('End').getAttribute('aria-describedby')).toBe(
    screen.getByText('End Date must be greater than Start Date and Time.').id,
  )
  expect(screen.queryByText(/^Open for/)).toBeNull()
  set('Start', OPENED_MS - 2 * HOUR_MS)
  expect(screen.getByText('End Date must be greater than Current Date and Time.')).toBeDefined()
  expect(isAsleep()).toBe(true)
  await user.click(button())
  expect(asked).toEqual([])
  fireEvent.change(screen.getByLabelText('End'), { target: { value: '' } })
  expect(screen.getByText('Choose a date and a time.')).toBeDefined()
  set('End', OPENED_MS + HOUR_MS)
  expect(isAsleep()).toBe(false)
})

test('QH2 an end that has passed since it was set is found by the press', async () => {
  const { asked, user } = open()
  set('End', OPENED_MS + HOUR_MS)
  vi.setSystemTime(OPENED_MS + 2 * HOUR_MS)
  await user.click(button())
  expect(screen.getByText('End Date must be greater than Current Date and Time.')).toBeDefined()
  expect(asked).toEqual([])
})

test('QH3 a start that nobody touched is left to the clock of the server; the page that shares the QTest follows', async () => {
  const { asked, user } = open()
  await user.click(screen.getByRole('switch', { name: 'Allow retake' }))
  await user.type(fields(), 'Class, House')
  await user.click(button())
  expect(await screen.findByText('now at /shareqtest/q1')).toBeDefined()
  expect(screen.getByText('QTest created successfully')).toBeDefined()
  expect(asked).toEqual([
    {
      call: 'qtest/createqtest',
      body: {
        qtestType: 'RM',
        categories: ['reef'],
        showAnswer: true,
        showResult: true,
        retakeFlag: true,
        sameOrder: false,
        endDate: '2026-11-29T10:00:00.000Z',
        additionalFields: ['Class', 'House'],
        access: 'link',
      },
    },
  ])
})

test('IN14 categories are scheduled for whom the host says; until then it says what is not kept', async () => {
  const asked = answerCalls(MADE)
  const drawn = { qtestType: 'IB', ids: ['animals'], wish: { difficulty: 'easy' }, name: 'Animals' } as const
  renderScreen(<ScheduleDialog choice={{ ...drawn, ids: [...drawn.ids] }} onClose={() => {}} />, {
    at: '/quizselection',
  })
  expect(screen.getByText(/^Until you say for whom it is, no e-mails are kept/u)).toBeDefined()
  const user = userEvent.setup()
  await user.selectOptions(screen.getByLabelText('For'), 'Ages 18 and more')
  expect(screen.queryByText(/^Until you say/u)).toBeNull()
  await user.click(button())
  await screen.findByText('now at /shareqtest/q1')
  expect(asked[0]?.body).toMatchObject({ categories: ['animals'], ageGroup: '18+', difficulty: 'easy' })
})

test("QH3 the server's reason is shown, and the dialog stays", async () => {
  const { user } = open({
    'qtest/createqtest': {
      status: 'Error',
      errorCode: 'qtest/quota-exceeded',
      errorMessage: 'Too many QTests are open.',
    },
  })
  await user.click(button())
  expect(await screen.findByText('Too many QTests are open.')).toBeDefined()
  expect(screen.getByRole('dialog', { name: 'Schedule QTest' })).toBeDefined()
})

test('QH4 a comma and Enter make a chip, a pasted list several; nothing stands twice', async () => {
  const { user } = open()
  await user.type(fields(), 'Roll Number,Class{Enter}')
  expect(chips()).toEqual(['Roll Number', 'Class'])
  await user.click(fields())
  await user.paste('House\tClass; Team,E-mail')
  expect(chips()).toEqual(['Roll Number', 'Class', 'House', 'Team'])
  expect(fields().value).toBe('')
})

test('QH4 Backspace takes the last chip, its button any; name and email stay', async () => {
  const { user } = open()
  await user.type(fields(), 'Class,House,Team,')
  await user.keyboard('{Backspace}')
  expect(chips()).toEqual(['Class', 'House'])
  await user.click(screen.getByRole('button', { name: 'Remove Class' }))
  expect(chips()).toEqual(['House'])
  expect(document.activeElement).toBe(fields())
  const [name, email] = screen.getAllByRole('listitem')
  expect([name?.textContent, email?.textContent]).toEqual(['Name (always asked)', 'E-mail (always asked)'])
})

test('QH4 what no child should be asked for is warned of, too many fields are not sent', async () => {
  const { user } = open()
  await user.type(fields(), 'Phone number')
  expect(screen.getByText(/^No child should be asked for this: Phone number\./)).toBeDefined()
  expect(isAsleep()).toBe(false)
  await user.clear(fields())
  await user.paste(Array.from({ length: 11 }, (_, index) => `Field ${index}`).join())
  expect(screen.getByText('At most 10 additional fields.')).toBeDefined()
  expect(isAsleep()).toBe(true)
})

test('QH2 a field whose name is too long is said, and not cut', async () => {
  const { user } = open()
  const long = 'The name of your class and of its school'
  await user.type(fields(), `${long},`)
  expect(screen.getByText(`A field has at most 30 characters: ${long}.`)).toBeDefined()
  expect(chips()).toEqual([long])
  expect(isAsleep()).toBe(true)
})

test('QH4 what the server refuses of the fields stands beside them, and the focus goes there', async () => {
  const errorMessage = 'A QTest for young people cannot ask for addresses.'
  const { user } = open({
    'qtest/createqtest': { status: 'Error', errorCode: 'qtest/field-not-allowed', errorMessage },
  })
  await user.type(fields(), 'Home address,')
  await user.click(button())
  await waitFor(() => expect(document.activeElement).toBe(fields()))
  expect(screen.getAllByText(errorMessage).some((found) => screen.getByRole('dialog').contains(found))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Remove Home address' }))
  expect(screen.queryAllByText(errorMessage).some((found) => screen.getByRole('dialog').contains(found))).toBe(false)
})

test('QH5 what was set is there when the dialog is opened again, until the QTest is made', async () => {
  const first = open()
  await first.user.type(fields(), 'Class,')
  set('End', OPENED_MS + HOUR_MS)
  first.unmount()
  const { user, unmount } = open()
  expect(chips()).toEqual(['Class'])
  expect(screen.getByText('Open for 1 hour')).toBeDefined()
  await user.click(button())
  await screen.findByText('now at /shareqtest/q1')
  unmount()
  open()
  expect(screen.queryByRole('button', { name: 'Remove Class' })).toBeNull()
})

test('QH5 a press beside the dialog closes it, but not when something was typed', async () => {
  const { onClose, user } = open()
  const dialog = screen.getByRole('dialog')
  await user.type(fields(), 'C')
  fireEvent.click(dialog, { clientX: 900, clientY: 900 })
  expect(onClose).not.toHaveBeenCalled()
})

test('QH12 the host chooses who may take it: a list needs a name, codes a number, which are sent', async () => {
  const { asked, user } = open()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Anyone with the link' }).checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'A list of names' }))
  expect(isAsleep()).toBe(true)
  expect(screen.queryByText('Write at least one name.')).toBeNull()
  const names = screen.getByLabelText<HTMLTextAreaElement>('Names, one a line')
  await user.type(names, ' ')
  expect(screen.getByText('Write at least one name.').id).toBe(names.getAttribute('aria-describedby')?.split(' ')[0])
  await user.paste('Asha Verma\nBo Tan\n')
  expect(screen.getByText('2 names')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'A list of codes' }))
  const codes = screen.getByLabelText<HTMLInputElement>('How many codes')
  await user.clear(codes)
  expect(screen.getByText(/^A whole number from 1 to 2,000\.$/)).toBeDefined()
  await user.type(codes, '12')
  await user.click(button())
  await screen.findByText('now at /shareqtest/q1')
  expect(asked.at(-1)?.body).toMatchObject({ access: 'codes', codes: 12 })
})
