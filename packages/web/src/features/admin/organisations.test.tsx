import type { Organisation } from '@quokka/contract/http'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, sentence } from '../../testing/screen-test.tsx'
import { AdminScreen } from './admin.tsx'

const school: Organisation = {
  organisationId: 'o1',
  organisationName: 'Green Valley',
  isEnterprise: true,
  teams: [
    { teamId: 't1', teamName: 'Science' },
    { teamId: 't2', teamName: 'Languages' },
  ],
  members: [
    { userId: 'u1', userName: 'anita', firstName: '', lastName: '', email: 'anita@school.example', teamIds: ['t1'] },
  ],
}
const without = { ...school, teams: [], members: [] }

const open = async (answers: Readonly<Record<string, unknown>> = {}, organisations: Organisation[] = [school]) => {
  const asked = answerCalls({ 'organisation/list': { organisations }, ...answers })
  renderInStudio(<AdminScreen />, '/admin', 'ADMIN', '?tab=organisations')
  return { asked, user: userEvent.setup() }
}
const unfold = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: /Green Valley/ }))
}

test('SU18 organisations have their own words for an empty and for a failing list', async () => {
  await open({}, [])
  expect(await screen.findByText('No organisations yet. Create the first one above.')).toBeDefined()
})

test('SU18 a list that does not come can be asked for again', async () => {
  const { user } = await open({ 'organisation/list': 'Not now.' })
  expect(await screen.findByText('Not now.')).toBeDefined()
  answerCalls({ 'organisation/list': { organisations: [school] } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /Green Valley.*1 member · 2 teams.*Enterprise/ })).toBeDefined()
})

test('SU19 an organisation is created by keyboard, as an enterprise or not, and told', async () => {
  const { asked, user } = await open({ 'organisation/create': { ...without, organisationName: 'Riverside' } }, [])
  await user.type(await screen.findByLabelText('Name of the organisation'), '{Enter}')
  expect(screen.getByText('Organisation: Field cannot be empty')).toBeDefined()
  await user.click(screen.getByRole('switch', { name: 'Enterprise plan' }))
  await user.type(screen.getByLabelText('Name of the organisation'), ' Riverside {Enter}')
  expect(await screen.findByText('Riverside was created.')).toBeDefined()
  expect(asked.find(({ call }) => call === 'organisation/create')?.body).toEqual({
    organisationName: 'Riverside',
    isEnterprise: true,
  })
  expect(screen.getByRole('button', { name: /Riverside/ })).toBeDefined()
})

test('SU19 an organisation is deleted after a question, and told', async () => {
  const { user } = await open({ 'organisation/delete': sentence('Deleted.') })
  await unfold(user)
  await user.click(screen.getByRole('button', { name: 'Delete organisation' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Green Valley?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Green Valley was deleted.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Green Valley/ })).toBeNull()
})

test('SU20 teams are added and deleted, and the focus stays at their field', async () => {
  const { user } = await open({
    'organisation/createteam': { ...school, teams: [...school.teams, { teamId: 't3', teamName: 'Arts' }] },
    'organisation/deleteteam': { ...school, teams: school.teams.slice(1) },
  })
  await unfold(user)
  await user.type(screen.getByLabelText('Name of the team'), 'Arts{Enter}')
  expect(await screen.findByText('Team Arts was added.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Delete team Science' }))
  expect(await screen.findByText('Team Science was deleted.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Delete team Science' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Name of the team'))
})

test('SU21 members are added by name or email and removed; a refusal stands under the field', async () => {
  const { asked, user } = await open({ 'organisation/addmember': 'There is no such user.' })
  await unfold(user)
  await user.type(screen.getByLabelText('User name or e-mail'), 'tom@school.example{Enter}')
  expect(await screen.findByText('There is no such user.')).toBeDefined()
  expect(asked.find(({ call }) => call === 'organisation/addmember')?.body).toEqual({
    organisationId: 'o1',
    username: 'tom@school.example',
  })
  answerCalls({ 'organisation/removemember': { ...school, members: [] } })
  await user.click(screen.getByRole('button', { name: 'Remove anita' }))
  expect(await screen.findByText('anita was removed.')).toBeDefined()
  expect(screen.getByText('No members yet.')).toBeDefined()
})

test('SU21 the teams of a member are saved as they are checked; two quick checks do not undo each other', async () => {
  const { user } = await open()
  await unfold(user)
  const asked: unknown[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)))
    await promise
    return Response.json(school)
  })
  const teams = within(screen.getByRole('group', { name: 'Teams of anita' }))
  await user.click(teams.getByRole('checkbox', { name: 'Languages' }))
  await user.click(teams.getByRole('checkbox', { name: 'Science' }))
  expect(asked).toEqual([
    { organisationId: 'o1', userId: 'u1', teamIds: ['t1', 't2'] },
    { organisationId: 'o1', userId: 'u1', teamIds: ['t2'] },
  ])
  resolve()
  expect(await screen.findByText('Teams of anita saved.')).toBeDefined()
})

const crowd: Organisation = {
  ...school,
  members: Array.from({ length: 60 }, (_, index) => ({
    userId: `u${index}`,
    userName: `teacher-${index}`,
    firstName: 'Ada',
    lastName: `Obi ${index}`,
    email: `t${index}@school.example`,
    teamIds: [],
  })),
}

test('AD22 of sixty members ten are shown by their names, others are found by search and by pages', async () => {
  const { user } = await open({}, [crowd])
  await unfold(user)
  expect(screen.getAllByRole('checkbox', { name: /^Select Ada Obi/ })).toHaveLength(10)
  expect(screen.getByText('teacher-0 · t0@school.example')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByText('11 to 20 of 60')).toBeDefined()
  await user.type(screen.getByRole('searchbox', { name: 'Find a member' }), 'obi 59')
  expect(screen.getAllByRole('checkbox', { name: /^Select Ada Obi/ })).toHaveLength(1)
  await user.type(screen.getByRole('searchbox', { name: 'Find a member' }), 'x')
  expect(screen.getByText('No member fits.')).toBeDefined()
})

test('AD22 all that fit are selected at once, also unseen ones, and put into a team by one press', async () => {
  const { asked, user } = await open({ 'organisation/changemembers': crowd }, [crowd])
  await unfold(user)
  await user.type(screen.getByRole('searchbox', { name: 'Find a member' }), 'teacher-1')
  await user.click(screen.getByRole('checkbox', { name: 'Select all 11' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Languages')
  await user.click(screen.getByRole('button', { name: 'Add to team' }))
  expect(await screen.findByText('11 members are in Languages now.')).toBeDefined()
  expect(asked.find(({ call }) => call === 'organisation/changemembers')?.body).toMatchObject({
    change: 'addToTeam',
    teamId: 't2',
    userIds: ['u1', ...Array.from({ length: 10 }, (_, index) => `u${10 + index}`)],
  })
})
