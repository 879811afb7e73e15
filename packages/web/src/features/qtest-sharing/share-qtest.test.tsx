import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setLoggedIn } from '../../account/session.ts'
import { answerCalls, renderScreen } from '../../testing/screen-test.tsx'
import { ShareQTest } from './share-qtest.tsx'

const qtest = {
  status: 'Active',
  qtestName: 'Life on the Reef',
  qtestImage: '',
  qtestDescription: '',
  additionalFields: [],
  startDate: '2026-11-22T12:00:00.000Z',
  endDate: '2026-11-29T12:00:00.000Z',
  serverTime: '2026-11-22T12:00:00.000Z',
  totalNoOfQuestions: 12,
  totalTimeToAnswer: 360,
  retakeFlag: false,
  keepsEmail: true,
  access: 'link',
  locked: false,
  closed: false,
  full: false,
  ownAttempts: [],
}

const open = (answer: unknown = qtest) => {
  setLoggedIn(true)
  const asked = answerCalls({ 'qtest/checkqtest': answer })
  const user = userEvent.setup()
  renderScreen(<ShareQTest qtestId="q1" />, { at: '/shareqtest/q1' })
  return { asked, user }
}

test('QH6 a visitor without the logged-in flag is led home', async () => {
  answerCalls({})
  renderScreen(<ShareQTest qtestId="q1" />, { at: '/shareqtest/q1' })
  expect(await screen.findByText('now at /')).toBeDefined()
})

test('QH6 the page names the QTest, its window and the ways on', async () => {
  const { asked } = open()
  expect(screen.getByRole('heading', { level: 1, name: 'Your QTest is Ready' })).toBeDefined()
  expect(await screen.findByText('Life on the Reef')).toBeDefined()
  expect(screen.getByText('Active')).toBeDefined()
  expect(screen.getByText(/^11\/2\d\/2026, \d+:\d\d [AP]M to /)).toBeDefined()
  expect(asked).toEqual([{ call: 'qtest/checkqtest', body: { qtestId: 'q1' } }])
  const leads = ['Home', 'Embed', 'Progress'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
  expect(leads).toEqual(['/', '/embed/fullPageEmbed/q1', '/qtestprogress/q1'])
})

test('QH14 of a closed QTest the page says so, and what the administrator says', async () => {
  open({ ...qtest, closed: true, closedWhy: 'It is unkind.' })
  expect(await screen.findByText(/^An administrator has closed this QTest: .* It is unkind\.$/u)).toBeDefined()
})

test.each([
  ['names', 'Names'],
  ['codes', 'Codes'],
])('QH13 a QTest that is entered by %s leads to them, and the invitation says who may come', async (access, name) => {
  const { user } = open({ ...qtest, access })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/qtestprogress/q1?list')
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  expect(
    screen.getByRole('dialog', { description: new RegExp(`your .*${access}.* can take the QTest`, 'u') }),
  ).toBeDefined()
})

test('QH6 a QTest that does not come says why, and can be asked for again', async () => {
  const { user } = open('There is no such QTest.')
  expect(await screen.findByText('There is no such QTest.')).toBeDefined()
  answerCalls({ 'qtest/checkqtest': qtest })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Life on the Reef')).toBeDefined()
})

test('QH7 the whole link is copied', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/qtest/q1`)
  expect(screen.getByText('Link copied to clipboard')).toBeDefined()
})

test('QH7 an invitation by a channel carries its mark, one by email the link', async () => {
  const { user } = open()
  await screen.findByText('Life on the Reef')
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Invite participants' }))
  const hrefs = ['WhatsApp', 'Facebook', 'X', 'e-mail'].map(
    (channel) => dialog.getByRole<HTMLAnchorElement>('link', { name: `Share by ${channel}` }).href,
  )
  for (const [index, mark] of ['whatsapp', 'facebook', 'twitter', 'share'].entries())
    expect(decodeURIComponent(hrefs[index] ?? '')).toContain(`${location.origin}/qtest/q1?source=${mark}`)
  expect(hrefs[3]).toMatch(/^mailto:\?subject=Life%20on%20the%20Reef&body=/)
  for (const href of hrefs.filter((_, index) => index !== 1))
    expect(decodeURIComponent(href)).toMatch(/to[+ ].*UTC([+-]\d\d:\d\d)?/)
})

test('QH8 the code stands for the link', () => {
  open()
  expect(screen.getByTitle(`QR code of ${location.origin}/qtest/q1`)).toBeDefined()
})
