import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { ofOtherServer } from '../../testing/other-server.ts'
import type { Browser, TestAccounts } from '../../testing/test-accounts.ts'
import { openTestAccounts, PASSWORD, SETUP_TOKEN } from '../../testing/test-accounts.ts'
import { wholeDatabase } from '../../testing/whole-database.ts'

const at: TestAccounts = await openTestAccounts()
afterAll(() => at.close())

const HOUR_MS = 3_600_000
const setUpBody = (username: string, setupToken = SETUP_TOKEN) => ({
  setupToken,
  username,
  email: `${username}@example.org`,
  password: PASSWORD,
})
const totp = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) })
const codeOf = (secret: string) => totp(secret).generate({ timestamp: at.clock.nowMs() })

const first = at.browser()
const firstSecret = await (async () => {
  const begun = await first.post('setupadmin', setUpBody('head-teacher'))
  if (begun.statusCode !== 200) throw new Error(begun.body)
  const { secret } = (await first.post('setuponetimecode')).json()
  const done = await first.post('giveonetimecode', { code: codeOf(secret) })
  if (done.json().nextStep !== 'done') throw new Error(done.body)
  return secret as string
})()
const createUser = (by: Browser, changes: object = {}) =>
  by.post('createuser', {
    userName: 'ms-rivera',
    firstName: 'Ana María',
    lastName: "O'Rivera",
    emailId: 'rivera@example.org',
    userType: 'PREMIUM',
    ...changes,
  })

test('AD1 the setup token makes one administrator, once; a wrong one makes none', async () => {
  for (const [body, status, sentence] of [
    [setUpBody('second-admin'), 403, 'This setup token is not valid, or was used before.'],
    [setUpBody('second-admin', 'guessed-by-somebody'), 403, 'This setup token is not valid, or was used before.'],
    [{ ...setUpBody('second-admin'), password: 'short' }, 400, 'Password: Must contain atleast 8 characters'],
    [
      { ...setUpBody('second-admin'), password: 'iloveyou' },
      400,
      'This password is among the first that somebody would guess. Please choose another one.',
    ],
  ] as const) {
    const reply = await at.browser().post('setupadmin', body)
    expect([reply.statusCode, reply.body]).toEqual([status, sentence])
  }
  expect((await at.browser().post('checkusername', { username: 'second-admin' })).statusCode).toBe(200)
})

test('AD9 a token that one server made works on all of them, until one of theirs is used; of a token only its hash is stored', async () => {
  const settings = { ADMIN_SETUP_TOKEN: '' }
  const one = await openTestAccounts({ settings })
  const other = await openTestAccounts({ settings, database: ofOtherServer(one.database) })
  const [first = '', second = ''] = [await one.setUp.tokenToTell(), await other.setUp.tokenToTell()]
  expect([first.length, second.length, first === second]).toEqual([22, 22, false])
  expect(await one.setUp.tokenToTell()).toBe(first)
  const stored = await wholeDatabase(one.database)
  expect([stored.includes(first), stored.includes(second)]).toEqual([false, false])
  const ask = async (at: TestAccounts, name: string, token: string) =>
    (await at.browser().post('setupadmin', setUpBody(name, token))).statusCode
  expect(await ask(one, 'nobody-yet', `${first.slice(1)}x`)).toBe(403)
  const asked = await Promise.all([ask(other, 'first-admin', first), ask(one, 'second-admin', second)])
  expect(asked.toSorted()).toEqual([200, 403])
  expect([await ask(one, 'third-admin', first), await ask(other, 'third-admin', second)]).toEqual([403, 403])
  expect(await other.setUp.tokenToTell()).toBeUndefined()
  await other.close()
  await one.close()
})

test('AC32 AD1 the setup of an administrator reveals no account without its token, and a refusal does not use the token up', async () => {
  const other = await openTestAccounts()
  const { name, email } = await other.member('known-one')
  const taken = [setUpBody(name), { ...setUpBody('new-admin'), email }]
  const ask = async (body: object) => {
    const { statusCode, body: sentence } = await other.browser().post('setupadmin', body)
    return [statusCode, sentence]
  }
  for (const body of [...taken, setUpBody('nobody-yet')])
    expect(await ask({ ...body, setupToken: 'guessed' })).toEqual([
      403,
      'This setup token is not valid, or was used before.',
    ])
  expect([await ask(taken[0] ?? {}), await ask(taken[1] ?? {})]).toEqual([
    [409, 'This username is already taken.'],
    [409, 'An account with this e-mail exists already.'],
  ])
  expect((await ask(setUpBody('new-admin')))[0]).toBe(200)
  expect(await ask(taken[0] ?? {})).toEqual([403, 'This setup token is not valid, or was used before.'])
  await other.close()
})

test('AD2 an administrator gets nowhere without the code of an authenticator app, and no code counts twice', async () => {
  const visitor = at.browser()
  const entered = await visitor.post('signin', { username: 'head-teacher', password: PASSWORD })
  expect(entered.json().nextStep).toBe('giveOneTimeCode')
  const early = await visitor.post('organisation/list')
  expect([early.statusCode, early.body]).toEqual([403, 'Please finish signing in first.'])
  const blocked = await visitor.post('changepassword', { currentPassword: PASSWORD, password: 'a new long one' })
  expect(blocked.statusCode).toBe(403)
  at.clock.skip(30_000)
  const code = codeOf(firstSecret)
  const wrong = await visitor.post('giveonetimecode', { code: code === '000000' ? '111111' : '000000' })
  expect([wrong.statusCode, wrong.body]).toEqual([403, 'This code is not right. Wait for the next one and try again.'])
  const token = visitor.cookies.get('qq_session')
  expect(
    (await visitor.post('giveonetimecode', { code: `${code.slice(0, 3)} ${code.slice(3)}` })).json().nextStep,
  ).toBe('done')
  expect(visitor.cookies.get('qq_session')).not.toBe(token)
  expect((await visitor.post('organisation/list')).statusCode).toBe(200)
  const thief = at.browser()
  await thief.post('signin', { username: 'head-teacher', password: PASSWORD })
  expect((await thief.post('giveonetimecode', { code })).statusCode).toBe(403)
})

test('AD2 a member may use an authenticator app too, and is asked for its code from then on', async () => {
  const member = await at.member('careful-host')
  expect((await member.post('giveonetimecode', { code: '123456' })).statusCode).toBe(409)
  const { secret, address } = (await member.post('setuponetimecode', { currentPassword: PASSWORD })).json()
  expect(address).toMatch(/^otpauth:\/\/totp\/Quokka%20Quiz:careful-host\?/u)
  const again = at.browser()
  const sign = () => again.post('signin', { username: 'careful-host', password: PASSWORD })
  expect((await sign()).json().nextStep).toBe('done')
  expect((await member.post('giveonetimecode', { code: codeOf(secret) })).statusCode).toBe(200)
  expect((await sign()).json().nextStep).toBe('giveOneTimeCode')
})

test('AD2 another phone takes the place of the first only from a session that gave a code', async () => {
  const member = await at.member('two-phones')
  const setUp = async () => (await member.post('setuponetimecode', { currentPassword: PASSWORD })).json().secret
  const old = await setUp()
  expect((await member.post('giveonetimecode', { code: codeOf(old) })).statusCode).toBe(200)
  const fresh = await setUp()
  at.clock.skip(30_000)
  const thief = at.browser()
  await thief.post('signin', { username: 'two-phones', password: PASSWORD })
  expect((await thief.post('giveonetimecode', { code: codeOf(fresh) })).statusCode).toBe(403)
  expect((await thief.post('setuponetimecode')).statusCode).toBe(409)
  expect((await member.post('giveonetimecode', { code: codeOf(fresh) })).statusCode).toBe(200)
  at.clock.skip(30_000)
  // The session of before the new phone is over.
  expect((await thief.post('giveonetimecode', { code: codeOf(fresh) })).statusCode).toBe(401)
  await thief.post('signin', { username: 'two-phones', password: PASSWORD })
  expect((await thief.post('giveonetimecode', { code: codeOf(old) })).statusCode).toBe(403)
  expect((await thief.post('giveonetimecode', { code: codeOf(fresh) })).statusCode).toBe(200)
})

test("AD3 an administrator's session ends after half an hour without a call, and after twelve hours", async () => {
  const admin = at.browser()
  const sign = async () => {
    await admin.post('signin', { username: 'head-teacher', password: PASSWORD })
    at.clock.skip(60_000)
    await admin.post('giveonetimecode', { code: codeOf(firstSecret) })
  }
  const status = async () => (await admin.post('organisation/list')).statusCode
  await sign()
  at.clock.skip(29 * 60_000)
  expect(await status()).toBe(200)
  at.clock.skip(31 * 60_000)
  expect(await status()).toBe(401)
  await sign()
  for (let elapsed = 0; elapsed < 11.5 * HOUR_MS; elapsed += 25 * 60_000) {
    at.clock.skip(25 * 60_000)
    expect(await status()).toBe(200)
  }
  at.clock.skip(25 * 60_000)
  expect(await status()).toBe(401)
  await first.post('signin', { username: 'head-teacher', password: PASSWORD })
  at.clock.skip(60_000)
  await first.post('giveonetimecode', { code: codeOf(firstSecret) })
})

test('AD4 a user that an administrator made signs in once with the password shown, and must choose another one', async () => {
  const made = await createUser(first)
  expect([made.statusCode, made.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(made.json()).toEqual({
    userName: 'ms-rivera',
    password: expect.stringMatching(/^([A-Za-z0-9]{5}-){3}[A-Za-z0-9]{5}$/u),
    emailId: 'rivera@example.org',
    userType: 'PREMIUM',
  })
  const { password } = made.json()
  const visitor = at.browser()
  const entered = await visitor.post('signin', { username: 'rivera@example.org', password })
  expect(entered.json()).toMatchObject({ userType: 'PREMIUM', nextStep: 'choosePassword' })
  expect((await visitor.get('createquiz/getorgteams')).statusCode).toBe(403)
  expect((await visitor.post('setuponetimecode')).statusCode).toBe(403)
  const changed = await visitor.post('changepassword', { currentPassword: password, password: 'a new long one' })
  expect(changed.json().nextStep).toBe('done')
  expect((await visitor.get('createquiz/getorgteams')).statusCode).toBe(200)
  expect((await at.browser().post('signin', { username: 'ms-rivera', password })).statusCode).toBe(401)
  const tables = JSON.stringify(await at.database.kysely.selectFrom('account').selectAll().execute())
  expect(tables).not.toContain(password)
})

test('AD4 a password that was never used stops to work after 72 hours', async () => {
  const made = await createUser(first, { userName: 'late-starter', emailId: 'late@example.org', userType: 'REGULAR' })
  const { password } = made.json()
  at.clock.skip(72 * HOUR_MS + 1_000)
  const late = await at.browser().post('signin', { username: 'late-starter', password })
  expect([late.statusCode, late.body]).toEqual([
    403,
    'This first password has expired. Use "Forgot password" to choose one of your own.',
  ])
  await first.post('signin', { username: 'head-teacher', password: PASSWORD })
  await first.post('giveonetimecode', { code: codeOf(firstSecret) })
})

test.each([
  [{ userName: 'short' }, 400, 'Username: Must contain atleast 6 characters'],
  [{ firstName: ' ' }, 400, 'First Name: Field cannot be empty'],
  [{ firstName: 'R2D2' }, 400, 'First Name: Field cannot contain numbers and special characters'],
  [{ lastName: 'A name far too long' }, 400, 'Last Name: Must contain atmost 15 characters'],
  [{ emailId: 'nobody' }, 400, 'Email: Enter a valid email'],
  [{ userType: 'ADMIN' }, 400, 'User Type: Choose one of the options'],
  [{ userName: 'Head-Teacher' }, 409, 'This username is already taken.'],
  [
    { userName: 'new-name-here', emailId: 'HEAD-TEACHER@example.org' },
    409,
    'An account with this e-mail exists already.',
  ],
])('AD5 a user cannot be made with %j: %i %s', async (changes, status, sentence) => {
  const reply = await createUser(first, changes)
  expect([reply.statusCode, reply.body]).toEqual([status, sentence])
})

test('AD5 only an administrator makes users', async () => {
  const member = await at.member('plain-member')
  const refused = await createUser(member)
  expect([refused.statusCode, refused.body]).toEqual([403, 'Only an administrator can do that.'])
  const nobody = await createUser(at.browser())
  expect([nobody.statusCode, nobody.body]).toEqual([401, ''])
})

test('AD6 an organisation has teams and members, and its teams are what a member can publish to', async () => {
  const member = await at.member('team-player')
  const organisation = (
    await first.post('organisation/create', { organisationName: ' Reef School ', isEnterprise: true })
  ).json()
  const { organisationId } = organisation
  expect(organisation).toMatchObject({ organisationName: 'Reef School', isEnterprise: true, teams: [], members: [] })
  const change = async (path: string, body: object) =>
    (await first.post(`organisation/${path}`, { organisationId, ...body })).json()
  await change('createteam', { teamName: 'Class 5b' })
  const { teams } = await change('createteam', { teamName: 'Class 4a' })
  expect(teams.map((team: { teamName: string }) => team.teamName)).toEqual(['Class 4a', 'Class 5b'])
  const [classA, classB] = teams
  expect((await member.get('createquiz/getorgteams')).json()).toEqual({})
  const { members } = await change('addmember', { username: member.email })
  const { userId } = members[0]
  expect(members).toEqual([
    { userId, userName: 'team-player', firstName: '', lastName: '', email: member.email, teamIds: [] },
  ])
  const joined = await change('setteams', { userId, teamIds: [classA.teamId] })
  expect(joined.members[0].teamIds).toEqual([classA.teamId])
  expect((await member.get('createquiz/getorgteams')).json()).toEqual({
    'Class 4a': classA.teamId,
    'Class 5b': classB.teamId,
  })
  const left = await change('deleteteam', { teamId: classA.teamId })
  expect(left.members[0].teamIds).toEqual([])
  expect((await change('removemember', { userId })).members).toEqual([])
  expect((await member.get('createquiz/getorgteams')).json()).toEqual({})
  await change('addmember', { username: 'team-player' })
  expect((await first.post('organisation/delete', { organisationId })).statusCode).toBe(200)
  expect((await first.post('organisation/list')).json().organisations).toEqual([])
  expect((await member.get('createquiz/getorgteams')).json()).toEqual({})
})

test('AD7 what cannot be done to an organisation is refused with a sentence, and changes nothing', async () => {
  const create = (organisationName: string) =>
    first.post('organisation/create', { organisationName, isEnterprise: false })
  const { organisationId } = (await create('Gum Tree Club')).json()
  const other = (await create('Wattle Club')).json()
  const member = await at.member('in-the-other')
  await first.post('organisation/addmember', { organisationId: other.organisationId, username: member.name })
  await first.post('organisation/createteam', { organisationId, teamName: 'Reds' })
  const { teams } = (
    await first.post('organisation/createteam', { organisationId: other.organisationId, teamName: 'Blues' })
  ).json()
  const { members } = (await first.post('organisation/list')).json().organisations[1]
  const before = (await first.post('organisation/list')).body
  for (const [path, body, status, sentence] of [
    ['create', { organisationName: 'GUM TREE CLUB', isEnterprise: false }, 409, 'There is one of this name already.'],
    ['create', { organisationName: ' ', isEnterprise: false }, 400, 'Organisation: Field cannot be empty'],
    [
      'create',
      { organisationName: 'x'.repeat(61), isEnterprise: false },
      400,
      'Organisation: Must contain atmost 60 characters',
    ],
    ['delete', { organisationId: 'none' }, 404, 'There is no such organisation.'],
    ['createteam', { organisationId, teamName: 'reds' }, 409, 'There is one of this name already.'],
    ['createteam', { organisationId, teamName: '' }, 400, 'Team: Field cannot be empty'],
    ['createteam', { organisationId: 'none', teamName: 'Reds' }, 404, 'There is no such organisation.'],
    ['deleteteam', { organisationId, teamId: teams[0].teamId }, 404, 'There is no such team in this organisation.'],
    ['addmember', { organisationId, username: 'nobody-here' }, 404, 'No registered user has this name or e-mail.'],
    ['addmember', { organisationId, username: member.name }, 409, 'This user belongs to another organisation.'],
    ['removemember', { organisationId, userId: members[0].userId }, 404, 'No registered user has this name or e-mail.'],
    [
      'setteams',
      { organisationId, userId: members[0].userId, teamIds: [] },
      404,
      'No registered user has this name or e-mail.',
    ],
    [
      'setteams',
      { organisationId: other.organisationId, userId: members[0].userId, teamIds: ['none'] },
      404,
      'There is no such team in this organisation.',
    ],
  ] as const) {
    const reply = await first.post(`organisation/${path}`, body)
    expect([path, reply.statusCode, reply.body]).toEqual([path, status, sentence])
  }
  expect((await first.post('organisation/list')).body).toBe(before)
})

test('AD21 several members are put into a team, and taken out of it or of the organisation, at once; names are told', async () => {
  const create = (organisationName: string) =>
    first.post('organisation/create', { organisationName, isEnterprise: false })
  const { organisationId } = (await create('Many Members School')).json()
  const change = async (path: string, body: object) =>
    (await first.post(`organisation/${path}`, { organisationId, ...body })).json()
  const { teams } = await change('createteam', { teamName: 'Maths' })
  const { teamId } = teams[0]
  for (const number of [1, 2, 3]) {
    await at.member(`one-of-many-${number}`)
    await change('addmember', { username: `one-of-many-${number}` })
  }
  const named = at.database.kysely.updateTable('account').set({ given_name: 'Ada', family_name: 'Obi' })
  await named.where('user_name', '=', 'one-of-many-3').execute()
  const stranger = await at.member('no-member-there')
  const { members } = (await first.post('organisation/list'))
    .json()
    .organisations.find((one: { organisationId: string }) => one.organisationId === organisationId)
  expect(members.map(({ firstName, userName }: Record<string, string>) => firstName || userName)).toEqual([
    'Ada',
    'one-of-many-1',
    'one-of-many-2',
  ])
  const userIds = members.slice(0, 2).map(({ userId }: { userId: string }) => userId)
  const teamsAfter = async (wanted: string, ids: string[]) =>
    (await change('changemembers', { change: wanted, userIds: ids, teamId })).members.map(
      ({ teamIds }: { teamIds: string[] }) => teamIds.length,
    )
  expect(await teamsAfter('addToTeam', [...userIds, stranger.name])).toEqual([1, 1, 0])
  expect(await teamsAfter('addToTeam', userIds)).toEqual([1, 1, 0])
  expect(await teamsAfter('removeFromTeam', userIds.slice(1))).toEqual([1, 0, 0])
  const wrong = await first.post('organisation/changemembers', {
    ...{ organisationId, userIds, change: 'addToTeam', teamId: 'none' },
  })
  expect([wrong.statusCode, wrong.body]).toEqual([404, 'There is no such team in this organisation.'])
  const left = await change('changemembers', { change: 'remove', userIds, teamId: null })
  expect(left.members.map(({ userName }: { userName: string }) => userName)).toEqual(['one-of-many-2'])
})
