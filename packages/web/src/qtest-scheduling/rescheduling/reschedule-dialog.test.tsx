import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, sentence } from '../../testing/screen-test.tsx'
import { toLocalDateTime } from '../local-date-time.ts'
import { RescheduleDialog } from './reschedule-dialog.tsx'

const START = '2099-11-22T10:00:23.000Z'
const present = {
  qtestName: 'Life on the Reef',
  qtestImage: '',
  qtestType: 'RM',
  qtestStatus: 'YetToStart',
  startDate: START,
  endDate: '2099-11-29T10:00:23.000Z',
  serverTime: '2026-11-22T10:00:00.000Z',
  showAnswer: false,
  showResult: true,
  retakeFlag: true,
  sameOrder: true,
  additionalFields: ['Class'],
  totalNoOfQuestions: 12,
  capacity: 100,
  access: 'link',
  locked: false,
  closed: false,
  removed: 0,
  started: 0,
  startedLastHour: 0,
  finished: 0,
  averageScore: 0,
  averageCorrect: 0,
  matching: 0,
  participants: [],
  next: null,
}

const open = (answers: Readonly<Record<string, unknown>>) => {
  vi.useFakeTimers({ now: Date.parse(START), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked = answerCalls(answers)
  const onRescheduled = vi.fn()
  renderInStudio(<RescheduleDialog qtestId="q1" onRescheduled={onRescheduled} onClose={() => {}} />, '/library')
  return { asked, onRescheduled, user: userEvent.setup() }
}

test('QH11 rescheduling begins with the present rules and sends what was changed', async () => {
  const { asked, onRescheduled, user } = open({
    'qtest/getqtestprogress': present,
    'qtest/rescheduleqtest': sentence('QTest rescheduled.'),
  })
  const start = await screen.findByLabelText<HTMLInputElement>('Start')
  expect(screen.getByRole('dialog', { name: 'Reschedule QTest', description: 'Life on the Reef' })).toBeDefined()
  expect(start.value).toBe(toLocalDateTime(Date.parse(START)))
  expect(document.activeElement).toBe(start)
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Show answers' }).checked).toBe(false)
  expect(screen.getByRole('button', { name: 'Remove Class' })).toBeDefined()
  fireEvent.change(screen.getByLabelText('End'), { target: { value: '2099-12-01T10:00' } })
  await user.click(screen.getByRole('button', { name: 'Reschedule' }))
  expect(await screen.findByText('QTest rescheduled.')).toBeDefined()
  expect(onRescheduled).toHaveBeenCalledOnce()
  expect(asked.at(-1)).toEqual({
    call: 'qtest/rescheduleqtest',
    body: {
      qtestId: 'q1',
      showAnswer: false,
      showResult: true,
      retakeFlag: true,
      sameOrder: true,
      startDate: START,
      endDate: new Date('2099-12-01T10:00').toISOString(),
      additionalFields: ['Class'],
      access: 'link',
    },
  })
})

test('QH11 where somebody has begun, a new field is said not to be asked of them', async () => {
  const { user } = open({ 'qtest/getqtestprogress': { ...present, started: 2 } })
  await user.type(await screen.findByLabelText('Additional fields'), 'House,')
  expect(screen.getByText('Whoever has begun already is asked for this only before a retake: House.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove House' }))
  expect(screen.queryByText(/^Whoever has begun/)).toBeNull()
})

test('QH11 a QTest whose rules do not come can be asked for again', async () => {
  const { user } = open({ 'qtest/getqtestprogress': 'There is no such QTest.' })
  expect(await screen.findByText('There is no such QTest.')).toBeDefined()
  answerCalls({ 'qtest/getqtestprogress': present })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Start')).toBeDefined()
})

test('QH12 the list of names is shown as it is, and sent only when it was changed', async () => {
  const entries = ['Asha Verma', 'Bo Tan'].map((entry) => ({ entry, playerName: null }))
  const { asked, user } = open({
    'qtest/getqtestprogress': { ...present, access: 'names' },
    'qtest/getqtestlist': { qtestName: present.qtestName, access: 'names', entries },
    'qtest/rescheduleqtest': sentence('QTest rescheduled.'),
  })
  const names = await screen.findByLabelText<HTMLTextAreaElement>('Names, one a line')
  expect(names.value).toBe('Asha Verma\nBo Tan')
  await user.click(screen.getByRole('button', { name: 'Reschedule' }))
  await screen.findByText('QTest rescheduled.')
  expect(asked.at(-1)?.body).toMatchObject({ access: 'names' })
  expect(asked.at(-1)?.body).not.toHaveProperty('names')
  fireEvent.change(names, { target: { value: 'Asha Verma' } })
  await user.click(screen.getByRole('button', { name: 'Reschedule' }))
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ names: ['Asha Verma'] }))
})
