import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '../../../testing/in-studio.tsx'
import { answerCalls, sentence } from '../../../testing/screen-test.tsx'
import type { CheckedQTest } from '../api/check-qtest.ts'
import { EmbedScreen } from './embed.tsx'
import { snippetOf } from './snippet.ts'

const checked: CheckedQTest = {
  status: 'Active',
  qtestName: 'Volcanoes & "Earthquakes"',
  qtestImage: '',
  qtestDescription: '',
  additionalFields: [],
  startDate: '2026-11-21T09:00:00.000Z',
  endDate: '2026-11-28T18:00:00.000Z',
  serverTime: '2026-11-22T10:00:00.000Z',
  totalNoOfQuestions: 15,
  totalTimeToAnswer: 450,
  retakeFlag: true,
  keepsEmail: true,
  access: 'link',
  locked: false,
  closed: false,
  full: false,
  ownAttempts: [],
}

const open = (kind: string, answer: unknown = checked, qtestId = 'abc') => {
  const asked = answerCalls({ 'qtest/checkqtest': answer })
  renderInStudio(<EmbedScreen kind={kind} qtestId={qtestId} />, '/embed')
  return { asked, user: userEvent.setup() }
}

const code = () => screen.getByRole('region', { name: 'The code' }).textContent ?? ''
const qtest = { qtestId: 'abc', qtestName: checked.qtestName, link: 'http://localhost:3000/qtest/abc' }

test.each(['else', '', 'fullPageEmbeds', '__proto__'])('QE1 an address with %j for a kind leads home', async (kind) => {
  const { asked } = open(kind)
  expect(await screen.findByText('now at /')).toBeDefined()
  expect(asked).toEqual([])
})

test('QE1 an address without a QTest leads home', async () => {
  open('popupButton', checked, '')
  expect(await screen.findByText('now at /')).toBeDefined()
})

test('QE1 the kind of the address is chosen, however it is written', async () => {
  const { asked } = open('POPUPbutton')
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { checked: true })
  expect(chosen.value).toBe('popupButton')
  expect(asked).toEqual([{ call: 'qtest/checkqtest', body: { qtestId: 'abc' } }])
})

test.each([
  [{}, /^Volcanoes & "Earthquakes", until 11\/28\/2026, .+ \(?UTC/u, 'Active'],
  [{ status: 'YetToStart' }, /^Volcanoes & "Earthquakes", from 11\/21\/2026, .+ \(?UTC/u, 'Yet to start'],
  [{ status: 'Expired' }, /^Volcanoes & "Earthquakes", until 11\/28\/2026, .+ \(?UTC/u, 'Expired'],
] as const)('QE1 the head says which QTest it is, and when it can be taken: %j', async (changes, words, tag) => {
  open('fullPageEmbed', { ...checked, ...changes })
  await screen.findByRole('heading', { level: 1, name: 'Embed your QTest' })
  expect(screen.getByText(tag).closest('p')?.textContent).toMatch(words)
})

test('QE2 another kind is another address in the place of the first', async () => {
  const { user } = open('fullPageEmbed')
  const choice = await screen.findByRole('radio', { name: /^Popup button/u })
  const { length } = history
  await user.click(choice)
  expect(await screen.findByText('now at /embed/popupButton/abc')).toBeDefined()
  expect(history.length).toBe(length)
})

test.each(['fullPageEmbed', 'popupButton', 'redirectButton'] as const)(
  'QE3 of %s the code on the screen is, word for word, what is copied',
  async (kind) => {
    const { user } = open(kind)
    await user.click(await screen.findByRole('button', { name: 'Get the code' }))
    expect(await screen.findByText('Code copied to clipboard')).toBeDefined()
    const copied = await navigator.clipboard.readText()
    expect(copied).toBe(snippetOf(kind, qtest))
    expect(code()).toBe(copied)
  },
)

test('QE3 a clipboard that refuses says why', async () => {
  const { user } = open('fullPageEmbed')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  document.execCommand = () => false
  await user.click(await screen.findByRole('button', { name: 'Get the code' }))
  expect(await screen.findByText('Error: not allowed')).toBeDefined()
})

test('QE9 an unknown QTest is told in the words of the server, with the way back', async () => {
  open('fullPageEmbed', sentence('This QTest does not exist.', 404))
  expect(await screen.findByText('This QTest does not exist.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to My Library' }).getAttribute('href')).toBe('/library')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('QE9 a QTest that did not come is asked for again', async () => {
  const { user } = open('fullPageEmbed', sentence('The server is being moved.', 500))
  expect(await screen.findByText('The server is being moved.')).toBeDefined()
  answerCalls({ 'qtest/checkqtest': checked })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(code()).toBe(snippetOf('fullPageEmbed', qtest)))
})
