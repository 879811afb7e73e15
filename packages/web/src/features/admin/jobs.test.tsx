import type { StoredJob } from '@quokka/contract/http'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, sentence } from '../../testing/screen-test.tsx'
import { AdminScreen } from './admin.tsx'

const receipt: StoredJob = {
  jobId: '7',
  lane: 'mail',
  kind: 'letter',
  state: 'perhapsDone',
  tries: 1,
  trouble: 'the server ended while this was under way',
  createdOn: '2026-11-21T12:00:00Z',
  dueOn: null,
  failedOn: '2026-11-21T12:30:00Z',
  recipient: 'ada@example.org',
  subject: 'Quokka Quiz: your receipt',
}
const round: StoredJob = {
  ...receipt,
  jobId: '1',
  lane: 'retention',
  kind: 'retention round',
  state: 'waiting',
  tries: 2,
  trouble: 'the bucket is away',
  dueOn: '2026-11-22T18:00:00Z',
  failedOn: null,
  recipient: null,
  subject: null,
}
const lanes = [
  { lane: 'mail', waiting: 0, failed: 1 },
  { lane: 'retention', waiting: 1, failed: 0 },
]

const open = (answers: Readonly<Record<string, unknown>> = {}) => {
  const asked = answerCalls({ 'job/list': { lanes, jobs: [receipt, round] }, ...answers })
  renderInStudio(<AdminScreen />, '/admin', 'ADMIN', '?tab=work')
  return { asked, user: userEvent.setup() }
}

test('AD8 what waits and what failed is listed by kinds, with reason and next try, and the tab counts what failed', async () => {
  open()
  const mail = within(await screen.findByRole('region', { name: 'Other e-mails' }))
  expect(mail.getByText('0 waiting · 1 failed')).toBeDefined()
  for (const words of [
    'Quokka Quiz: your receipt',
    'Perhaps done',
    'To ada@example.org',
    'Reason: the server ended while this was under way',
    'It must not be done twice, and nobody knows whether it was done. Try again does it once more.',
  ])
    expect(mail.getByText(words)).toBeDefined()
  expect(mail.getByText(/^Given up 11\/21\/2026, .* after one try\.$/u)).toBeDefined()
  const cleanUp = within(screen.getByRole('region', { name: 'Clean-up' }))
  expect(cleanUp.getByText('Removal of what was kept for its time')).toBeDefined()
  expect(cleanUp.getByText(/^Tried 2 times, again 11\/2[23]\/2026, /u)).toBeDefined()
  expect(cleanUp.queryByRole('button')).toBeNull()
  expect(screen.getByRole('tab', { name: 'Background work, 1 failed' })).toBeDefined()
})

test.each([
  ['Try again', 'job/retry', 'It is tried again now.'],
  ['Remove', 'job/remove', 'It is removed.'],
] as const)('AD8 %s is asked of the server and told, and the list is asked for again', async (button, call, told) => {
  const { asked, user } = open({ [call]: sentence(told) })
  await user.click(await screen.findByRole('button', { name: `${button}: Quokka Quiz: your receipt` }))
  expect(await screen.findByText(told)).toBeDefined()
  expect(asked.find((one) => one.call === call)?.body).toEqual({ jobId: '7' })
  expect(asked.filter((one) => one.call === 'job/list')).toHaveLength(2)
})

test('AD8 a refusal is told', async () => {
  const { user } = open({ 'job/retry': 'This is not among what failed any more.' })
  await user.click(await screen.findByRole('button', { name: /^Try again:/u }))
  expect(await screen.findByText('This is not among what failed any more.')).toBeDefined()
})

test('AD8 a list that does not come can be asked for again', async () => {
  const { user } = open({ 'job/list': 'Not now.' })
  expect(await screen.findByText('Not now.')).toBeDefined()
  answerCalls({ 'job/list': { lanes, jobs: [] } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 waiting · 0 failed')).toBeDefined()
})
