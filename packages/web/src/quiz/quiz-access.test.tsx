import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { patchSession, readSession } from '../account/session.ts'
import { profile } from '../testing/accounts.ts'
import { renderInStudio } from '../testing/in-studio.tsx'
import { answerCalls, sentence } from '../testing/screen-test.tsx'
import { QuizAccess } from './quiz-access.tsx'

const teams = { 'Year 4 Red': 'red', 'Science Club': 'science' }
const answers = {
  'createquiz/getuserswitheditaccess': ['anita.rao@school.example'],
  'createquiz/getorgteams': teams,
  'createquiz/getquizteams': {
    teams: JSON.stringify([
      { teamName: 'Science Club', teamId: 'science', organisationName: 'Reef School', isFixed: false },
    ]),
    quizAccessStatus: 'Private',
  },
  'createquiz/assignquiztoteams': sentence('ok'),
  'createquiz/changequizstatus': sentence('Quiz Published'),
}

const open = (
  changes: Readonly<Record<string, unknown>> = {},
  isOwner = true,
  questionCount = 10,
  isPublished = false,
) => {
  patchSession({ name: 'Maya Rivera', email: 'rivera@school.example', avatar: 'avatar2', ageGroup: '18+' })
  const asked = answerCalls({ ...answers, ...changes })
  const onPublished = vi.fn()
  renderInStudio(
    <QuizAccess
      quiz={{ quizId: 'space', quizName: 'Space', questionCount, isOwner, isPublished }}
      backToPath="/library"
      onPublished={onPublished}
      onClose={() => {}}
    />,
    '/library',
  )
  return { asked, onPublished, user: userEvent.setup() }
}

const toShare = async (changes: Readonly<Record<string, unknown>> = {}) => {
  const opened = open(changes)
  await opened.user.click(screen.getByRole('button', { name: /^MANAGE EDIT ACCESS/ }))
  return { ...opened, field: await screen.findByLabelText('Add a member by e-mail') }
}

const toPublish = async (changes: Readonly<Record<string, unknown>> = {}) => {
  const opened = open(changes)
  await opened.user.click(screen.getByRole('button', { name: /^PUBLISH QUIZ/ }))
  return { ...opened, checkbox: await screen.findByRole('checkbox', { name: 'Make quiz public' }) }
}

test('LB13 Quiz Edit Access leads to publishing, a demo and, for the owner, the editors', () => {
  open()
  expect(screen.getByRole('dialog', { name: 'Quiz Edit Access' })).toBeDefined()
  for (const name of [/^PUBLISH QUIZ/, /^PLAY DEMO QUIZ/, /^MANAGE EDIT ACCESS/])
    expect(screen.getByRole('button', { name })).toBeDefined()
})

test('LB13 an editor does not decide who else edits', () => {
  open({}, false)
  expect(screen.queryByRole('button', { name: /^MANAGE EDIT ACCESS/ })).toBeNull()
})

test('LB13 PLAY DEMO QUIZ opens a room with the quiz and leads its host to the waiting room', async () => {
  const { asked, user } = open({ getprofile: profile(), createinvite: { status: 'Success', roomId: 'hk4pwt' } })
  await user.click(screen.getByRole('button', { name: /^PLAY DEMO QUIZ/ }))
  expect(await screen.findByText('now at /waitingroom?room=hk4pwt')).toBeDefined()
  expect(history.state).toEqual({ backToPath: '/library' })
  expect(asked.at(-1)).toEqual({
    call: 'createinvite',
    body: { quizId: 'space', randomizeQuestion: false, hostMode: false, showAnswer: true, ageGroup: '18+' },
  })
  expect(readSession()).toMatchObject({ roomId: 'hk4pwt', isHost: true })
})

test('LB13 a demo that is not opened says why', async () => {
  const { user } = open({
    getprofile: profile(),
    createinvite: { status: 'Error', errorCode: 'quiz/no-questions', errorMessage: 'No slides yet.' },
  })
  await user.click(screen.getByRole('button', { name: /^PLAY DEMO QUIZ/ }))
  expect(await screen.findByText('No slides yet.')).toBeDefined()
})

test('LB14 an editor is added by email, trimmed, and told with the address', async () => {
  const { asked, user, field } = await toShare({
    'createquiz/addquizeditor': ['anita.rao@school.example', 'tom@school.example'],
  })
  expect(screen.getByText('2 people can edit')).toBeDefined()
  await user.type(field, ' tom@school.example {Enter}')
  expect(await screen.findByText('Edit access has been provided to tom@school.example')).toBeDefined()
  expect(asked.at(-1)?.body).toEqual({ quizId: 'space', email: 'tom@school.example' })
  expect(screen.getByText('3 people can edit')).toBeDefined()
  expect(field).toHaveProperty('value', '')
})

test.each(['Anita.Rao@school.example', 'rivera@school.example'])(
  'LB14 %s, who edits already, is not added again',
  async (email) => {
    const { asked, user, field } = await toShare()
    await user.type(field, `${email}{Enter}`)
    expect(screen.getByText('This email already has access to edit this quiz')).toBeDefined()
    expect(asked).toHaveLength(1)
  },
)

test('LB14 what is no address, and whom the server does not know, is said under the field', async () => {
  const { user, field } = await toShare({ 'createquiz/addquizeditor': 'No registered user has this e-mail.' })
  await user.type(field, 'tom{Enter}')
  expect(screen.getByText('Email: Enter a valid email')).toBeDefined()
  await user.type(field, '@school.example{Enter}')
  expect(await screen.findByText('No registered user has this e-mail.')).toBeDefined()
})

test('LB14 an editor is removed, the owner cannot be; PROCEED leads back', async () => {
  const { user } = await toShare({ 'createquiz/removequizeditor': [] })
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Remove anita.rao@school.example' }))
  expect(await screen.findByText('Edit access has been revoked for anita.rao@school.example')).toBeDefined()
  expect(screen.getByText('1 person can edit')).toBe(document.activeElement)
  await user.click(screen.getByRole('button', { name: 'PROCEED' }))
  expect(screen.getByRole('dialog', { name: 'Quiz Edit Access' })).toBeDefined()
})

test('LB17 a public quiz is for everyone: first who may play it, then its state', async () => {
  const { asked, onPublished, user, checkbox } = await toPublish()
  await user.click(checkbox)
  expect(screen.getByText('Making a quiz public will allow everyone to play it!')).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Science Club' }).matches(':disabled')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'PUBLISH QUIZ' }))
  expect(screen.getByText('Publishing the quiz, please wait')).toBeDefined()
  expect(await screen.findByText('Quiz Published')).toBeDefined()
  expect(asked.slice(-2)).toEqual([
    {
      call: 'createquiz/assignquiztoteams',
      body: { quizId: 'space', teamIds: 'public', quizAccessStatus: 'public' },
    },
    { call: 'createquiz/changequizstatus', body: { quizId: 'space', status: 'published' } },
  ])
  expect(onPublished).toHaveBeenCalledOnce()
})

test('LB17 a private quiz is for the chosen teams', async () => {
  const { asked, user } = await toPublish()
  expect(screen.getByRole('checkbox', { name: 'Science Club' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('checkbox', { name: 'Year 4 Red' }))
  await user.click(screen.getByRole('button', { name: 'PUBLISH QUIZ' }))
  expect(await screen.findByText('Quiz made private to assigned teams')).toBeDefined()
  expect(asked.at(-2)?.body).toEqual({
    quizId: 'space',
    teamIds: ['science', 'red'],
    quizAccessStatus: 'private',
  })
})

test('ED32 of a published quiz only who may play it is changed', async () => {
  const { asked, onPublished, user } = open({}, true, 10, true)
  await user.click(screen.getByRole('button', { name: /^WHO MAY PLAY/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'Who may play' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'Make quiz public' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Everyone can play it now.')).toBeDefined()
  expect(asked.at(-1)?.call).toBe('createquiz/assignquiztoteams')
  expect(onPublished).toHaveBeenCalledExactlyOnceWith({ isPublic: true, teamCount: 1 })
})

const assignedTo = (...teams: object[]) => ({
  'createquiz/getquizteams': { teams: JSON.stringify(teams), quizAccessStatus: 'Private' },
})

test('LB27 a team of another organisation is told with it and stays; one of the same name is not chosen for it', async () => {
  const { asked, user } = await toPublish({
    'createquiz/getorgteams': { Reds: 'reds-two' },
    ...assignedTo({ teamName: 'Reds', teamId: 'reds-one', organisationName: 'School One', isFixed: true }),
  })
  const others = screen.getByRole('list', { name: 'Teams of other organisations' })
  expect(others.textContent).toBe('Reds, School One: stays')
  expect(screen.getByText('Only the teams that you choose, and those that stay, may play it.')).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Reds' })).toHaveProperty('checked', false)
  await user.click(screen.getByRole('button', { name: 'PUBLISH QUIZ' }))
  expect(await screen.findByText('Quiz Published')).toBeDefined()
  expect(asked.at(-2)?.body).toEqual({ quizId: 'space', teamIds: [], quizAccessStatus: 'private' })
})

test('LB27 without teams to choose only those that stay are told', async () => {
  await toPublish({
    'createquiz/getorgteams': {},
    ...assignedTo({ teamName: 'Reds', teamId: 'reds-one', organisationName: 'School One', isFixed: true }),
  })
  expect(screen.getByText('Only the teams that stay may play it.')).toBeDefined()
})

test('LB27 the owner may take away a team of another organisation', async () => {
  const { asked, user } = await toPublish(
    assignedTo(
      { teamName: 'Reds', teamId: 'reds-two', organisationName: 'School Two', isFixed: false },
      { teamName: 'Science Club', teamId: 'science', organisationName: 'Reef School', isFixed: false },
    ),
  )
  const reds = screen.getByRole('checkbox', { name: 'Reds, School Two' })
  expect(reds).toHaveProperty('checked', true)
  await user.click(reds)
  await user.click(screen.getByRole('button', { name: 'PUBLISH QUIZ' }))
  expect(await screen.findByText('Quiz Published')).toBeDefined()
  expect(asked.at(-2)?.body).toEqual({ quizId: 'space', teamIds: ['science'], quizAccessStatus: 'private' })
})

test('LB17 without an organisation the dialog says who could play it', async () => {
  await toPublish({ 'createquiz/getorgteams': {}, ...assignedTo() })
  expect(screen.getByText(/^You are in no organisation with teams/)).toBeDefined()
})

test('LB17 a quiz whose players could not be set is not published; a refusal is told', async () => {
  const { asked, onPublished, user } = await toPublish({ 'createquiz/assignquiztoteams': 'No such team.' })
  await user.click(screen.getByRole('button', { name: 'PUBLISH QUIZ' }))
  expect(await screen.findByText('No such team.')).toBeDefined()
  expect(asked.some(({ call }) => call === 'createquiz/changequizstatus')).toBe(false)
  answerCalls({ ...answers, 'createquiz/changequizstatus': 'A quiz needs a question to be published.' })
  await user.click(screen.getByRole('button', { name: 'PUBLISH QUIZ' }))
  expect(await screen.findByText('A quiz needs a question to be published.')).toBeDefined()
  expect(onPublished).not.toHaveBeenCalled()
})

test('LB17 teams that did not come can be asked for again', async () => {
  const opened = open({ 'createquiz/getorgteams': 'The server is being moved.' })
  await opened.user.click(screen.getByRole('button', { name: /^PUBLISH QUIZ/ }))
  expect(await screen.findByText('The server is being moved.')).toBeDefined()
  answerCalls(answers)
  await opened.user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Make quiz public' })).toBeDefined())
})

const NO_TEAM = { 'createquiz/getquizteams': { teams: '[]', quizAccessStatus: 'Private' } }

test('LB20 the result takes the place of the wait: for whom it is published, and what can be done now', async () => {
  const { onPublished, user } = await toPublish(NO_TEAM)
  await user.click(screen.getByRole('button', { name: 'PUBLISH QUIZ' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Quiz Published',
    description: 'Only you and its editors can host it.',
  })
  expect(screen.queryByText('Publishing the quiz, please wait')).toBeNull()
  expect(screen.queryByText('Quiz made private to assigned teams')).toBeNull()
  expect(screen.getAllByText('Quiz Published')).toHaveLength(1)
  expect(onPublished).toHaveBeenCalledWith({ isPublic: false, teamCount: 0 })
  expect(within(dialog).getByRole('button', { name: 'Host it now' })).toBeDefined()
})

test('LB20 Host it now leads to hosting with the quiz chosen', async () => {
  const { user } = await toPublish({ getprofile: profile() })
  await user.click(screen.getByRole('button', { name: 'PUBLISH QUIZ' }))
  await user.click(await screen.findByRole('button', { name: 'Host it now' }))
  expect(await screen.findByText('now at /quizselection?quiz=space')).toBeDefined()
})

test('LB20 of teams nothing is said when publishing failed', async () => {
  const { user } = await toPublish({ 'createquiz/changequizstatus': 'The server is being moved.' })
  await user.click(screen.getByRole('button', { name: 'PUBLISH QUIZ' }))
  expect(await screen.findByText('The server is being moved.')).toBeDefined()
  expect(screen.queryByText('Quiz made private to assigned teams')).toBeNull()
  expect(screen.queryByText('Publishing the quiz, please wait')).toBeNull()
})

test('LB22 a quiz without a question is not published from its access dialog, which says why', async () => {
  const { user } = open({}, true, 0)
  const publish = screen.getByRole('button', { name: /^PUBLISH QUIZ ?A quiz needs at least one question/ })
  expect(publish.getAttribute('aria-disabled')).toBe('true')
  await user.click(publish)
  expect(screen.getByRole('dialog', { name: 'Quiz Edit Access' })).toBeDefined()
})
