import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts, PASSWORD, QUICK_HASHES } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const signUpBody = (name: string) => ({
  username: name,
  email: `${name}@example.org`,
  password: PASSWORD,
  age_group: '18+',
})
const isSignedIn = async (browser: Browser) => (await browser.get('createquiz/getorgteams')).statusCode

/** A browser that has asked for an account and not confirmed it yet, with the code of its mail. */
const unconfirmed = async (name: string) => {
  const visitor = at.browser()
  await visitor.post('signup', signUpBody(name))
  return { visitor, ...(await at.mailTo(`${name}@example.org`)) }
}

test('AC1 sign up, read the code from the email, confirm, sign in, sign out', async () => {
  const visitor = at.browser()
  const body = { username: 'Wallaby', email: 'wally@example.org', password: PASSWORD, age_group: '18+' }
  expect((await visitor.post('signup', body)).statusCode).toBe(200)
  const early = await visitor.post('signin', { username: 'wallaby', password: PASSWORD })
  expect([early.statusCode, early.headers.location, early.body]).toEqual([
    302,
    undefined,
    'Please confirm your e-mail first. If the code that we sent is too old, press Resend Code.',
  ])
  const { code, html } = await at.mailTo('wally@example.org')
  expect(html).toContain(code)
  expect((await visitor.post('confirmsignup', { username: 'WALLABY', confirmation_code: code })).statusCode).toBe(200)
  const reply = await visitor.post('signin', { username: ' wally@example.org ', password: PASSWORD })
  expect(reply.json()).toEqual({
    userId: expect.any(String),
    userType: 'REGULAR',
    picture: '',
    userName: 'Wallaby',
    email: 'wally@example.org',
    ageGroup: '18+',
    nextStep: 'done',
  })
  const cookies = new Map(visitor.cookies)
  expect((await visitor.get('signout')).statusCode).toBe(200)
  expect(visitor.cookies.has('qq_session')).toBe(false)
  visitor.cookies.set('qq_session', cookies.get('qq_session') ?? '')
  const again = await visitor.get('signout')
  expect([again.statusCode, again.body]).toEqual([401, ''])
})

test('HO13 an age group is read in its old spellings at sign-up too', async () => {
  const body = { username: 'Numbat', email: 'numbat@example.org', password: PASSWORD, age_group: '9-17' }
  expect((await at.browser().post('signup', body)).statusCode).toBe(200)
  const { age_group } = await at.database.kysely
    .selectFrom('account')
    .select('age_group')
    .where('user_name', '=', 'Numbat')
    .executeTakeFirstOrThrow()
  expect(age_group).toBe('9 to 14')
})

test.each([
  [{ username: '' }, 'Username: Field cannot be empty'],
  [{ username: 'koala' }, 'Username: Must contain atleast 6 characters'],
  [{ username: 'k'.repeat(21) }, 'Username: Must contain atmost 20 characters'],
  [{ username: 'ko@la.com' }, 'Username: Can contain only letters, numbers, dots, hyphens and underscores'],
  [{ email: '' }, 'Email: Field cannot be empty'],
  [{ email: 'koala@' }, 'Email: Enter a valid email'],
  [{ password: 'short12' }, 'Password: Must contain atleast 8 characters'],
  [{ password: 'x'.repeat(201) }, 'Password: Must contain atmost 200 characters'],
  [{ age_group: '' }, 'Age: Field cannot be empty'],
  [{ age_group: '99' }, 'Age: Choose one of the options'],
  [{ username: '', email: '' }, 'Username: Field cannot be empty'],
  [{ password: 'Password1' }, 'This password is among the first that somebody would guess. Please choose another one.'],
  [
    { username: 'platypus-77', password: 'Platypus-77' },
    'This password is among the first that somebody would guess. Please choose another one.',
  ],
  [{ role: 'ADMIN' }, 'The request could not be read. Unknown field: role.'],
  [{ email: 7 }, 'The request could not be read.'],
])('AC2 a sign-up with %j is a 400: %s', async (wrong, sentence) => {
  const reply = await at.browser().post('signup', { ...signUpBody('koala-one'), ...wrong })
  expect([reply.statusCode, reply.body]).toEqual([400, sentence])
  expect((await at.browser().post('checkusername', { username: 'koala-one' })).statusCode).toBe(200)
})

test('AC3 a user name is taken in any case, by an unconfirmed account too', async () => {
  await unconfirmed('Kookaburra')
  const taken = await at.browser().post('checkusername', { username: ' kookaBURRA ' })
  expect([taken.statusCode, taken.body]).toEqual([409, 'This username is already taken.'])
  const free = await at.browser().post('checkusername', { username: 'kookaburra2' })
  expect([free.statusCode, free.body]).toEqual([200, 'This username is available.'])
  const again = await at.browser().post('signup', { ...signUpBody('KOOKABURRA'), email: 'other@example.org' })
  expect([again.statusCode, again.body]).toEqual([409, 'This username is already taken.'])
  const short = await at.browser().post('checkusername', { username: 'kook' })
  expect([short.statusCode, short.body]).toEqual([400, 'Username: Must contain atleast 5 characters'])
})

test('AC4 an email in use gets the same answer, another email, and an account that cannot be confirmed', async () => {
  const owner = await at.member('echidna-one')
  const reply = await at.browser().post('signup', { ...signUpBody('echidna-two'), email: owner.email.toUpperCase() })
  expect(reply.statusCode).toBe(200)
  const letter = await at.mailTo(owner.email.toUpperCase())
  expect([letter.code, letter.subject]).toEqual(['', 'Quokka Quiz: you have an account already'])
  const early = await at.browser().post('signin', { username: 'echidna-two', password: PASSWORD })
  expect(early.statusCode).toBe(302)
  const sent = at.mails.length
  await at.browser().post('resendconfirmationcode', { username: 'echidna-two' })
  await at.settled()
  expect(at.mails.length).toBe(sent)
})

test('AC5 a code counts once, for ten minutes, for five tries, and a new one takes its place', async () => {
  const confirm = (username: string, confirmation_code: string) =>
    at.browser().post('confirmsignup', { username, confirmation_code })
  const invalid = [400, 'Invalid Code. It may have expired: please ask for a new one.']

  const late = await unconfirmed('numbat-late')
  at.clock.skip(10 * MINUTE_MS + 1)
  const tooLate = await confirm('numbat-late', late.code)
  expect([tooLate.statusCode, tooLate.body]).toEqual(invalid)

  const first = await unconfirmed('numbat-tries')
  for (let tries = 0; tries < 5; tries += 1) expect((await confirm('numbat-tries', 'AAAAAA')).statusCode).toBe(400)
  expect((await confirm('numbat-tries', first.code)).statusCode).toBe(400)
  await at.browser().post('resendconfirmationcode', { username: 'numbat-tries' })
  const second = await at.mailTo('numbat-tries@example.org')
  expect(second.code).not.toBe(first.code)
  expect((await confirm('numbat-tries', first.code)).statusCode).toBe(400)
  expect((await confirm('numbat-tries', ` ${second.code.toLowerCase()} `)).statusCode).toBe(200)
  expect((await confirm('numbat-tries', second.code)).statusCode).toBe(400)

  const unknown = await confirm('nobody-here', 'AAAAAA')
  expect([unknown.statusCode, unknown.body]).toEqual(invalid)
  const short = await confirm('numbat-tries', 'AAA')
  expect([short.statusCode, short.body]).toEqual([400, 'Confirmation Code: Must contain only 6 characters'])
  const empty = await confirm('numbat-tries', ' ')
  expect([empty.statusCode, empty.body]).toEqual([400, 'Confirmation Code: Field cannot be empty'])
})

test('AC5 what waits in the tables are hashes', async () => {
  const { code } = await unconfirmed('dunnart-hash')
  const tables = ['account', 'session', 'challenge', 'challenge_browser', 'allowance', 'social_login'] as const
  const rows = await Promise.all(tables.map((table) => at.database.kysely.selectFrom(table).selectAll().execute()))
  const kept = JSON.stringify(rows)
  expect(kept).toContain('dunnart-hash')
  expect(kept).not.toContain(PASSWORD)
  expect(kept).not.toContain(`"${code}"`)
  expect(kept).toContain(`$argon2id$v=19$m=${QUICK_HASHES.PASSWORD_MEMORY_KIB},t=2,p=1$`)
})

test.each([
  [{ username: ' ', password: PASSWORD }, 400, 'Enter a valid username/email'],
  [{ username: 'nobody-here', password: 'short' }, 400, 'Incorrect password'],
  [{ username: 'nobody-here', password: PASSWORD }, 401, 'The username, e-mail or password is not right.'],
])('AC6 a sign-in with %j is a %i: %s', async (body, status, sentence) => {
  const reply = await at.browser().post('signin', body)
  expect([reply.statusCode, reply.body, reply.cookies]).toEqual([status, sentence, []])
})

test('AC6 a wrong password of a known account, confirmed or not, is answered like an unknown account', async () => {
  await unconfirmed('quoll-waiting')
  const { name } = await at.member('quoll-member')
  for (const username of [name, 'quoll-waiting', 'quoll-nobody']) {
    const reply = await at.browser().post('signin', { username, password: 'wrong but long' })
    expect([reply.statusCode, reply.body]).toEqual([401, 'The username, e-mail or password is not right.'])
  }
})

test('AC7 every sign-in makes a new token, and the old one of that browser is dead', async () => {
  const member = await at.member('possum-token')
  const first = member.cookies.get('qq_session') ?? ''
  await member.post('signin', { username: member.name, password: PASSWORD })
  const second = member.cookies.get('qq_session') ?? ''
  expect(second).toMatch(/^[A-Za-z0-9_-]{22}$/u)
  expect(second).not.toBe(first)
  expect(await isSignedIn(member)).toBe(200)
  member.cookies.set('qq_session', first)
  expect(await isSignedIn(member)).toBe(401)
})

test('AC7 a session ends a week after its last use, and thirty days after its beginning', async () => {
  const idle = await at.member('glider-idle')
  at.clock.skip(7 * DAY_MS - MINUTE_MS)
  expect(await isSignedIn(idle)).toBe(200)
  at.clock.skip(7 * DAY_MS + MINUTE_MS)
  expect(await isSignedIn(idle)).toBe(401)
  const busy = await at.member('glider-busy')
  for (let week = 0; week < 5; week += 1) {
    at.clock.skip(6 * DAY_MS - MINUTE_MS)
    expect(await isSignedIn(busy)).toBe(200)
  }
  at.clock.skip(DAY_MS)
  expect(await isSignedIn(busy)).toBe(401)
})

test('AC8 a forgotten password is replaced by an emailed code, and every session ends', async () => {
  const member = await at.member('wombat-forgets')
  const { name, email } = member
  const asked = await at.browser().post('forgotpassword', { username: email })
  expect(asked.statusCode).toBe(200)
  const { code } = await at.mailTo(email)
  const reset = (confirmation_code: string, password: string) =>
    at.browser().post('confirmforgotpassword', { username: name, password, confirmation_code })
  for (const [answer, sentence] of [
    [await reset('AB', 'a new long one'), 'Invalid Code'],
    [await reset(code, 'short'), 'Password must be of atleast 8 characters'],
    [
      await reset(code, 'password123'),
      'This password is among the first that somebody would guess. Please choose another one.',
    ],
    [await reset('AAAAAA', 'a new long one'), 'Invalid Code. It may have expired: please ask for a new one.'],
  ] as const)
    expect([answer.statusCode, answer.body]).toEqual([400, sentence])
  expect(await isSignedIn(member)).toBe(200)
  const done = await reset(code, 'a new long one')
  expect([done.statusCode, done.body]).toEqual([200, 'Your password has been reset.'])
  expect(await isSignedIn(member)).toBe(401)
  expect((await reset(code, 'another long one')).statusCode).toBe(400)
  const sign = (password: string) => at.browser().post('signin', { username: name, password })
  expect((await sign(PASSWORD)).statusCode).toBe(401)
  expect((await sign('a new long one')).statusCode).toBe(200)
  const blank = await at.browser().post('forgotpassword', { username: ' ' })
  expect([blank.statusCode, blank.body]).toEqual([400, 'Please enter a valid email/username'])
})

test('AC8 a code for a new password proves the mailbox, and confirms nothing that another account has confirmed', async () => {
  await unconfirmed('bettong-late')
  await at.browser().post('forgotpassword', { username: 'bettong-late' })
  const { code } = await at.mailTo('bettong-late@example.org')
  const body = { username: 'bettong-late', password: 'a new long one', confirmation_code: code }
  expect((await at.browser().post('confirmforgotpassword', body)).statusCode).toBe(200)
  const reply = await at.browser().post('signin', { username: 'bettong-late', password: 'a new long one' })
  expect(reply.statusCode).toBe(200)
})

test('AC8 a code to confirm does not set a password', async () => {
  const { code } = await unconfirmed('potoroo-codes')
  const body = { username: 'potoroo-codes', password: 'a new long one', confirmation_code: code }
  expect((await at.browser().post('confirmforgotpassword', body)).statusCode).toBe(400)
})

test('AC9 a password is changed with the present one; other sessions end, this one goes on with a new token', async () => {
  const member = await at.member('cuscus-change')
  const other = at.browser()
  await other.post('signin', { username: member.name, password: PASSWORD })
  const change = (currentPassword: string, password: string) =>
    member.post('changepassword', { currentPassword, password })
  for (const [answer, status, sentence] of [
    [await change('not the present one', 'a new long one'), 403, 'The current password is not right.'],
    [await change(PASSWORD, 'short'), 400, 'Password: Must contain atleast 8 characters'],
    [
      await change(PASSWORD, 'qwertyuiop'),
      400,
      'This password is among the first that somebody would guess. Please choose another one.',
    ],
    [await change(PASSWORD, PASSWORD), 400, 'Please choose a password that is not the present one.'],
  ] as const)
    expect([answer.statusCode, answer.body]).toEqual([status, sentence])
  const before = member.cookies.get('qq_session')
  expect((await change(PASSWORD, 'a new long one')).statusCode).toBe(200)
  expect(member.cookies.get('qq_session')).not.toBe(before)
  expect([await isSignedIn(member), await isSignedIn(other)]).toEqual([200, 401])
  expect((await at.browser().post('changepassword', { currentPassword: 'x', password: 'y' })).statusCode).toBe(401)
})

test('AC30 the terms are a page of the product, with its name and without a script', async () => {
  const reply = await at.browser().get('termsandconditions')
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(reply.body).toContain('this installation of Quokka Quiz')
  expect(reply.body).not.toMatch(/<script|\{\{/u)
})
