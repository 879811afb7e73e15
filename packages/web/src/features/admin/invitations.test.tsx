import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { loadPart } from '../../lib/language/language.ts'
import { speak } from '../../lib/text/translate.ts'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls } from '../../testing/screen-test.tsx'
import { AdminScreen } from './admin.tsx'
import { resultText } from './invitations/result-text.ts'

const school = { organisationId: 'o1', organisationName: 'Hillside', isEnterprise: false, teams: [], members: [] }
const ROWS = 'obi-ada\tAda\tObi\tobi@hillside.example\nlind-bo\tBo\tLind\tbo.lind@hillside'
const WRONG = 'Email: Enter a valid email'

const open = async (answers: Readonly<Record<string, unknown>> = {}) => {
  const asked = answerCalls({
    'account/list': { total: 0, perPage: 25, accounts: [] },
    'organisation/list': { organisations: [school] },
    'account/checkinvitations': { verdicts: ['', WRONG], says: ['', 'field/invalid-email?label=Email'] },
    'account/invite': { verdicts: ['', WRONG], says: ['', 'field/invalid-email?label=Email'] },
    ...answers,
  })
  renderInStudio(<AdminScreen />, '/admin', 'ADMIN')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Invite people' }))
  return { asked, user, area: screen.getByLabelText<HTMLTextAreaElement>('Rows') }
}

test('AD20 rows are judged as they are pasted; those that need somebody come first and lead to their place', async () => {
  const { asked, user, area } = await open()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Organisation' }), 'Into Hillside')
  await user.click(area)
  await user.paste(ROWS)
  expect(await screen.findByText('1 ready')).toBeDefined()
  expect(screen.getByText('1 needs you')).toBeDefined()
  const [first] = within(screen.getByRole('list', { name: 'Rows' })).getAllByRole('listitem')
  expect(first?.textContent).toMatch(/^2Bo Lindbo\.lind@hillsideEmail: Enter a valid email/u)
  expect(asked.findLast(({ call }) => call === 'account/checkinvitations')?.body).toMatchObject({
    organisationId: 'o1',
  })
  await user.click(screen.getByRole('button', { name: 'Change row 2' }))
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('lind-bo\tBo\tLind\tbo.lind@hillside')
})

test('AD20 one press invites the ready ones, the others stay, and the result can be saved', async () => {
  const { asked, user, area } = await open()
  await user.click(area)
  await user.paste(ROWS)
  await user.click(await screen.findByRole('button', { name: 'Invite 1' }))
  expect(await screen.findByText('1 person is invited.')).toBeDefined()
  expect(area.value).toBe('lind-bo\tBo\tLind\tbo.lind@hillside')
  expect(asked.filter(({ call }) => call === 'account/invite').length).toBe(1)
  expect(screen.getByRole('button', { name: 'Download the result' })).toBeDefined()
})

test('LG13 what speaks against a row is said in the language of the screen', async () => {
  const { user, area } = await open()
  await loadPart('refusals')
  speak('hi', [{ refusals: { 'field/invalid-email': '{{label}}: एक सही ईमेल लिखें', 'label/Email': 'ईमेल' } }])
  await user.click(area)
  await user.paste(ROWS)
  expect(await screen.findByText('ईमेल: एक सही ईमेल लिखें')).toBeDefined()
  speak('en', [])
})

test('AD19 more rows than can be brought at once are refused before anything is asked', async () => {
  const { asked, user, area } = await open()
  await user.click(area)
  await user.paste('a,b,c,d@e.example\n'.repeat(301))
  expect(await screen.findByText('301 rows are too many. Bring at most 300 at once.')).toBeDefined()
  expect(asked.some(({ call }) => call === 'account/checkinvitations')).toBe(false)
})

test('AD20 nothing in the saved result is a formula', () => {
  const person = { userName: '=1+1', firstName: 'A"B', lastName: '', emailId: '@x', userType: 'REGULAR', teamName: '' }
  const text = resultText([{ person, verdict: WRONG }])
  expect(text.split('\r\n')[1]).toBe(`"'=1+1","A""B","","'@x","REGULAR","","${WRONG}"`)
})
