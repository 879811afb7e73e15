import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import type { Browser, TestAccounts } from '../../testing/test-accounts.ts'
import { openTestAccounts, PASSWORD } from '../../testing/test-accounts.ts'

const at: TestAccounts = await openTestAccounts()
afterAll(() => at.close())
const admin = await at.administrator()

const ALL = { search: '', userType: null, state: null, page: 0 }
const find = async (wanted: object) => (await admin.post('account/list', { ...ALL, ...wanted })).json()
const userIdOf = async (name: string): Promise<string> => (await find({ search: name })).accounts[0].userId
const act = (path: string, body: object, by: Browser = admin) => by.post(`account/${path}`, body)
const said = async (reply: ReturnType<Browser['post']>) => [(await reply).statusCode, (await reply).body]
const signIn = (username: string, password = PASSWORD) => at.browser().post('signin', { username, password })
const isSignedIn = async (browser: Browser) => (await browser.get('getprofile')).statusCode === 200
const lettersTo = async (email: string) => {
  await at.settled()
  return at.mails.filter(({ to }) => to === email)
}
/** A second administrator, complete with an app. */
const colleague = async (name: string) => {
  await at.member(name)
  const userId = await userIdOf(name)
  expect((await act('settype', { userId, userType: 'ADMIN' })).statusCode).toBe(200)
  const browser = at.browser()
  await browser.post('signin', { username: name, password: PASSWORD })
  const { secret } = (await browser.post('setuponetimecode')).json()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.clock.nowMs() })
  expect((await browser.post('giveonetimecode', { code })).json().nextStep).toBe('done')
  return { ...browser, userId }
}

test('AD10 an administrator finds accounts by any part of the names or the email, by type and by state, 25 at a time', async () => {
  const { kysely } = at.database
  const row = (number: number) => ({
    user_id: `many-${number}`,
    user_name: `many-teacher-${number}`,
    email: `teacher-${number}@many.example`,
    given_name: 'Ana María',
    family_name: `Zeta${String.fromCharCode(97 + (number % 26))}`,
    user_type: number % 2 === 0 ? 'PREMIUM' : 'REGULAR',
    age_group: null,
    confirmed_at: new Date(),
    password_hash: 'none',
    created_at: new Date(1_700_000_000_000),
    last_seen_at: new Date(1_700_000_000_000 + (number === 7 ? 60_000 : 0)),
  })
  await kysely
    .insertInto('account')
    .values(Array.from({ length: 120 }, (_, number) => row(number)))
    .execute()
  const pages = [await find({ search: 'MANY' }), await find({ search: 'MANY', page: 4 })]
  expect(pages.map(({ total, perPage, accounts }) => [total, perPage, accounts.length])).toEqual([
    [120, 25, 25],
    [120, 25, 20],
  ])
  expect((await find({ search: 'maría zetab' })).total).toBe(5)
  expect((await find({ search: 'teacher-7@' })).accounts).toEqual([
    {
      userId: 'many-7',
      userName: 'many-teacher-7',
      firstName: 'Ana María',
      lastName: 'Zetah',
      emailId: 'teacher-7@many.example',
      picture: '',
      userType: 'REGULAR',
      state: 'active',
      organisationName: '',
      lastSignInOn: new Date(1_700_000_060_000).toISOString(),
      hasOneTimeCode: false,
    },
  ])
  expect((await find({ search: 'teacher-8@' })).accounts[0].lastSignInOn).toBeNull()
  expect((await find({ search: 'many', userType: 'PREMIUM' })).total).toBe(60)
  expect((await find({ search: 'many', state: 'disabled' })).total).toBe(0)
  expect([(await find({ search: '%' })).total, (await find({ search: 'many_teacher' })).total]).toEqual([0, 0])
})

test('AD11 a disabled account is signed out at once, signs in by no way, and comes back as it was', async () => {
  const member = await at.member('to-be-disabled')
  const userId = await userIdOf(member.name)
  const disabled = await act('setdisabled', { userId, isDisabled: true })
  expect(disabled.json()).toMatchObject({ userId, state: 'disabled' })
  expect(await isSignedIn(member)).toBe(false)
  expect(await said(signIn(member.name))).toEqual([403, 'An administrator has disabled this account.'])
  // Whoever guesses learns nothing of it.
  expect((await signIn(member.name, 'a wrong password')).statusCode).toBe(401)
  const forgot = at.browser()
  await forgot.post('forgotpassword', { username: member.name })
  expect(await lettersTo(member.email)).toEqual([])
  expect(await said(act('sendpasswordlink', { userId }))).toEqual([403, 'An administrator has disabled this account.'])
  expect((await act('setdisabled', { userId, isDisabled: false })).json().state).toBe('active')
  expect((await signIn(member.name)).json().nextStep).toBe('done')
})

test('AD11 a session that begins while its account is being disabled is none', async () => {
  const member = await at.member('just-in-time')
  // As if the session were stored after the others were ended.
  const { kysely } = at.database
  await kysely.updateTable('account').set({ disabled_at: new Date() }).where('user_name', '=', member.name).execute()
  expect(await isSignedIn(member)).toBe(false)
})

test('AD12 no administrator does this to his or her own account', async () => {
  const own = await userIdOf('head-teacher')
  const sentence = 'This is your own account. Another administrator can do that, or you in your profile.'
  for (const [path, body] of [
    ['setdisabled', { isDisabled: true }],
    ['settype', { userType: 'REGULAR' }],
    ['resetsecondstep', {}],
    ['sendpasswordlink', {}],
    ['remove', {}],
  ] as const)
    expect([path, ...(await said(act(path, { userId: own, ...body })))]).toEqual([path, 409, sentence])
  expect(await said(act('setdisabled', { userId: 'none', isDisabled: true }))).toEqual([
    404,
    'There is no such account any more.',
  ])
  expect(await isSignedIn(admin)).toBe(true)
})

test('AD12 two administrators who disable or demote each other at the same moment do not leave none', async () => {
  const other = await colleague('second-head')
  const own = await userIdOf('head-teacher')
  for (const [path, body] of [
    ['setdisabled', { isDisabled: true }],
    ['settype', { userType: 'REGULAR' }],
  ] as const) {
    await Promise.all([act(path, { userId: other.userId, ...body }), act(path, { userId: own, ...body }, other)])
    const able = at.database.kysely.selectFrom('account').select('user_id').where('user_type', '=', 'ADMIN')
    expect((await able.where('disabled_at', 'is', null).execute()).length).toBeGreaterThan(0)
    const everybody = at.database.kysely.updateTable('account').set({ user_type: 'ADMIN', disabled_at: null })
    await everybody.where('user_id', 'in', [own, other.userId]).execute()
  }
  // A disabled administrator is no other one.
  await act('setdisabled', { userId: other.userId, isDisabled: true })
  await admin.post('signin', { username: 'head-teacher', password: PASSWORD })
})

test('AD13 the type of an account is changed, which ends its sessions; a new administrator needs an app', async () => {
  const other = await openTestAccounts()
  const head = await other.administrator()
  const member = await other.member('promoted-one')
  const { userId } = (await head.post('account/list', { ...ALL, search: member.name })).json().accounts[0]
  const setType = (userType: string) => head.post('account/settype', { userId, userType })
  expect((await setType('PREMIUM')).json()).toMatchObject({ userId, userType: 'PREMIUM' })
  expect(await isSignedIn(member)).toBe(false)
  expect((await setType('ADMIN')).json().userType).toBe('ADMIN')
  const back = other.browser()
  const reply = await back.post('signin', { username: member.name, password: PASSWORD })
  expect(reply.json()).toMatchObject({ userType: 'ADMIN', nextStep: 'setUpOneTimeCode' })
  expect((await back.post('account/list', ALL)).statusCode).toBe(403)
  await setType('REGULAR')
  const paid = other.database.kysely
    .updateTable('account')
    .set({ user_type: 'PREMIUM', paid_until: new Date('2999-01-01') })
  await paid.where('user_id', '=', userId).execute()
  expect(await said(setType('REGULAR'))).toEqual([
    409,
    'This account has paid for Premium. It becomes a regular one by itself when that ends.',
  ])
  await other.close()
})

test('AD14 AD15 AD16 the second step is reset, a link is sent, an account is deleted; its owner is told', async () => {
  const other = await openTestAccounts()
  const head = await other.administrator()
  const act = (path: string, userId: string) => head.post(`account/${path}`, { userId })
  const found = async (name: string) => (await head.post('account/list', { ...ALL, search: name })).json().accounts[0]
  const newest = async (email: string) => {
    await other.settled()
    return other.mails.findLast(({ to }) => to === email)
  }
  const member = await other.member('lost-the-phone')
  const { secret } = (await member.post('setuponetimecode', { currentPassword: PASSWORD })).json()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: other.clock.nowMs() })
  await member.post('giveonetimecode', { code })
  // The email about the app: of two jobs that wait any may be done first.
  await other.settled()
  const { userId, hasOneTimeCode } = await found(member.name)
  expect(hasOneTimeCode).toBe(true)
  expect((await act('resetsecondstep', userId)).json().hasOneTimeCode).toBe(false)
  expect(await isSignedIn(member)).toBe(false)
  expect((await newest(member.email))?.subject).toContain('an administrator turned two-step sign-in off')
  expect(await said(act('resetsecondstep', userId))).toEqual([409, 'Two-step sign-in is off.'])
  const back = await other.browser().post('signin', { username: member.name, password: PASSWORD })
  expect(back.json().nextStep).toBe('done')

  expect(await said(act('sendpasswordlink', userId))).toEqual([200, `A link is on its way to ${member.email}.`])
  expect((await newest(member.email))?.text).toMatch(/http:\/\/localhost\/signin\/password#\S{22}\n/u)

  expect(await said(act('remove', userId))).toEqual([200, `${member.name} is deleted.`])
  expect(await found(member.name)).toBeUndefined()
  expect((await newest(member.email))?.subject).toContain('your account is deleted')
  expect(await said(act('remove', userId))).toEqual([404, 'There is no such account any more.'])
  await other.close()
})
