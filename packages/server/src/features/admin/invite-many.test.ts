import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const admin = await at.administrator()

interface Row {
  userName: string
  firstName: string
  lastName: string
  emailId: string
  userType: string
  teamName: string
}
const row = (number: number, changes: Partial<Row> = {}): Row => ({
  userName: `teacher-${number}`,
  firstName: 'Ana',
  lastName: 'Rivera',
  emailId: `teacher-${number}@hillside.example`,
  userType: 'REGULAR',
  teamName: '',
  ...changes,
})
const school = (await admin.post('organisation/create', { organisationName: 'Hillside', isEnterprise: false })).json()
const { organisationId } = school
await admin.post('organisation/createteam', { organisationId, teamName: 'Maths' })
const send = async (path: string, rows: readonly Row[], into: string | null = organisationId) =>
  admin.post(`account/${path}`, { organisationId: into, rows })
const verdicts = async (path: string, rows: readonly Row[], into: string | null = organisationId): Promise<string[]> =>
  (await send(path, rows, into)).json().verdicts

test('AD18 each row is judged by the form, by what is taken, by the other rows and by the teams; nothing is made yet', async () => {
  const { name, email } = await at.member('taken-already')
  const rows = [
    row(1, { teamName: 'MATHS', userName: ' teacher-1 ' }),
    row(2, { userName: 'short' }),
    row(3, { firstName: '' }),
    row(4, { lastName: 'R2D2' }),
    row(5, { emailId: 'bo.lind@hillside' }),
    row(6, { userType: 'ADMIN' }),
    row(7, { userName: name.toUpperCase() }),
    row(8, { emailId: email.toUpperCase() }),
    row(9, { userName: 'TEACHER-1' }),
    row(10, { emailId: 'Teacher-1@hillside.example' }),
    row(11, { teamName: 'Arts' }),
  ]
  // Rule LG13.
  expect((await send('checkinvitations', rows)).json().says).toEqual([
    '',
    'field/too-short?label=Username&least=6',
    'field/empty?label=First%20Name',
    'field/invalid-name?label=Last%20Name',
    'field/invalid-email?label=Email',
    'field/not-an-option?label=User%20Type',
    'account/username-taken',
    'account/email-taken',
    'account/username-taken/row?row=1',
    'account/email-taken/row?row=1',
    'organisation/team-not-found',
  ])
  expect(await verdicts('checkinvitations', rows)).toEqual([
    '',
    'Username: Must contain atleast 6 characters',
    'First Name: Field cannot be empty',
    'Last Name: Field cannot contain numbers and special characters',
    'Email: Enter a valid email',
    'User Type: Choose one of the options',
    'This username is already taken.',
    'An account with this e-mail exists already.',
    'Username: Row 1 has it too',
    'Email: Row 1 has it too',
    'There is no such team in this organisation.',
  ])
  expect(await verdicts('checkinvitations', [row(12, { teamName: 'Maths' })], null)).toEqual([
    'Team: Choose an organisation first',
  ])
  expect((await send('checkinvitations', [row(1)], 'none')).statusCode).toBe(404)
  expect((await send('checkinvitations', [])).statusCode).toBe(400)
  const many = (length: number) => Array.from({ length }, (_, index) => row(index))
  expect((await send('checkinvitations', many(300))).statusCode).toBe(200)
  expect((await send('checkinvitations', many(301))).statusCode).toBe(400)
  const teachers = { search: 'hillside.example', userType: null, state: null, page: 0 }
  expect((await admin.post('account/list', teachers)).json().total).toBe(0)
})

test('AD18 ML16 sixty are invited by one call: those with a fault are left out, each other gets a link that lets it in', async () => {
  const rows = Array.from({ length: 60 }, (_, index) =>
    row(100 + index, {
      teamName: index % 2 === 0 ? 'Maths' : '',
      ...(index === 7 && { emailId: 'nobody' }),
      ...(index === 3 && { userType: 'PREMIUM' }),
    }),
  )
  const answered = await verdicts('invite', rows)
  expect(answered.filter((verdict) => verdict !== '')).toEqual(['Email: Enter a valid email'])
  expect(answered[7]).toBe('Email: Enter a valid email')
  await at.settled()
  const mails = at.mails.filter(({ to }) => to.endsWith('@hillside.example'))
  expect([mails.length, new Set(mails.map(({ to }) => to)).size]).toEqual([59, 59])
  expect(mails[0]?.subject).toBe('Quokka Quiz: an account is ready for you')
  expect(mails[0]?.text).not.toMatch(/Ana|Rivera|teacher-\d+/u)
  const invited = { search: 'hillside.example', userType: null, state: 'invited', page: 0 }
  expect((await admin.post('account/list', invited)).json().total).toBe(59)
  const [organisation] = (await admin.post('organisation/list')).json().organisations
  expect(organisation.members.length).toBe(59)
  const inMaths = organisation.members.filter(({ teamIds }: { teamIds: string[] }) => teamIds.length === 1)
  expect(inMaths.length).toBe(30)

  const mail = mails.find(({ to }) => to === 'teacher-103@hillside.example')
  const [, token] = /\/signin\/password#(\S{22})\n/u.exec(mail?.text ?? '') ?? []
  const teacher = at.browser()
  // Before the password there is no way in.
  expect((await teacher.post('signin', { username: 'teacher-103', password: 'anything at all' })).statusCode).toBe(401)
  at.clock.skip(6 * 24 * 3_600_000)
  const entered = await teacher.post('usepasswordlink', { token, password: 'a gum tree at dawn' })
  expect(entered.json()).toMatchObject({ userName: 'teacher-103', userType: 'PREMIUM', nextStep: 'done' })
  expect(Object.keys((await teacher.get('createquiz/getorgteams')).json())).toEqual(['Maths'])
  at.clock.skip(2 * 24 * 3_600_000)
  const late = mails.find(({ to }) => to === 'teacher-104@hillside.example')
  const [, lateToken] = /#(\S{22})\n/u.exec(late?.text ?? '') ?? []
  expect((await at.browser().post('readpasswordlink', { token: lateToken })).statusCode).toBe(404)
})

test('AD18 the same rows a second time invite nobody again', async () => {
  const other = await openTestAccounts()
  const head = await other.administrator()
  const rows = [row(1), row(2)]
  const invite = async () => (await head.post('account/invite', { organisationId: null, rows })).json().verdicts
  expect(await invite()).toEqual(['', ''])
  expect(await invite()).toEqual(['This username is already taken.', 'This username is already taken.'])
  await other.settled()
  expect(other.mails.filter(({ to }) => to.endsWith('@hillside.example')).length).toBe(2)
  await other.close()
})
