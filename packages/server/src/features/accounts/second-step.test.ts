import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts, PASSWORD, SETUP_TOKEN } from '../../testing/test-accounts.ts'

// Far beyond what an operator would set: no limit that guards an account may follow it.
const at = await openTestAccounts({ limitFactor: 1_000 })
afterAll(() => at.close())

const HOUR_MS = 3_600_000
const currentPassword = PASSWORD
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.clock.nowMs() })
/** A code other than the three that are valid now. */
const wrongCodeOf = (secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const right = [-1, 0, 1].map((step) => totp.generate({ timestamp: at.clock.nowMs() + step * 30_000 }))
  return ['111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? ''
}
const isSignedIn = async (browser: Browser) => (await browser.get('getprofile')).statusCode === 200
/** What a mailbox got, by the alphabet: of emails that wait at once any may be sent first. */
const subjectsTo = async (email: string) => {
  await at.settled()
  const received = at.mails.filter(({ to }) => to === email)
  return received.map(({ subject }) => subject.replace('Quokka Quiz: ', '')).toSorted()
}
/** A browser that gave the right password. */
const enter = async (username: string, remoteAddress?: string) => {
  const browser = at.browser(remoteAddress)
  const reply = await browser.post('signin', { username, password: PASSWORD })
  expect(reply.json().nextStep).toBe('giveOneTimeCode')
  return browser
}
/** A member with an authenticator app. */
const withApp = async (name: string) => {
  const member = await at.member(name)
  const { secret } = (await member.post('setuponetimecode', { currentPassword })).json()
  const { recoveryCodes } = (await member.post('giveonetimecode', { code: codeOf(secret) })).json()
  at.clock.skip(60_000)
  return { ...member, secret: String(secret), recoveryCodes: recoveryCodes as string[] }
}

test('AC36 whoever sits down at an open session cannot set up an authenticator app', async () => {
  const member = await at.member('left-the-room')
  for (const body of [{}, { currentPassword: '' }, { currentPassword: 'a wrong guess' }]) {
    const reply = await member.post('setuponetimecode', body)
    expect([reply.statusCode, reply.body]).toEqual([403, 'The current password is not right.'])
  }
  expect((await member.post('giveonetimecode', { code: '000000' })).statusCode).toBe(409)
  expect((await at.browser().post('signin', { username: 'left-the-room', password: PASSWORD })).json().nextStep).toBe(
    'done',
  )
})

test('AC36 an account without a password needs a fresh sign-in', async () => {
  const member = await at.member('came-by-google')
  const withoutPassword = at.database.kysely.updateTable('account').set({ password_hash: null })
  await withoutPassword.where('user_name', '=', 'came-by-google').execute()
  expect((await member.post('setuponetimecode', { currentPassword: '' })).statusCode).toBe(200)
  at.clock.skip(10 * 60_000 + 1)
  const late = await member.post('setuponetimecode', { currentPassword: '' })
  expect([late.statusCode, late.body]).toEqual([403, 'Please log out and in again first, then try once more.'])
})

test('AC36 with the app set up, and with it taken off, other sessions end and this one has a new token', async () => {
  const member = await at.member('two-browsers')
  const other = at.browser()
  const sign = () => other.post('signin', { username: 'two-browsers', password: PASSWORD })
  await sign()
  const token = () => member.cookies.get('qq_session')
  const first = token()
  const { secret } = (await member.post('setuponetimecode', { currentPassword })).json()
  await member.post('giveonetimecode', { code: codeOf(secret) })
  expect([await isSignedIn(member), await isSignedIn(other), token() === first]).toEqual([true, false, false])
  expect((await other.get('getprofile')).statusCode).toBe(401)

  await sign()
  at.clock.skip(60_000)
  await other.post('giveonetimecode', { code: codeOf(secret) })
  expect(await isSignedIn(other)).toBe(true)
  const second = token()
  at.clock.skip(60_000)
  const removed = await member.post('removeonetimecode', { currentPassword, code: codeOf(secret) })
  expect(removed.json().nextStep).toBe('done')
  expect([await isSignedIn(member), await isSignedIn(other), token() === second]).toEqual([true, false, false])
  expect((await sign()).json().nextStep).toBe('done')
})

test('AC36 to take the app off needs the password and a code of it', async () => {
  const { secret, ...member } = await withApp('keeps-the-app')
  const remove = (body: { currentPassword: string; code: string }) => member.post('removeonetimecode', body)
  expect((await remove({ currentPassword: 'a wrong guess', code: codeOf(secret) })).statusCode).toBe(403)
  expect((await remove({ currentPassword, code: wrongCodeOf(secret) })).statusCode).toBe(403)
  expect((await remove({ currentPassword, code: '1-AAAAA-AAAAA' })).statusCode).toBe(403)
  await enter('keeps-the-app')
  expect((await remove({ currentPassword, code: codeOf(secret) })).statusCode).toBe(200)
  expect((await member.get('getprofile')).json()).toMatchObject({ hasOneTimeCode: false, recoveryCodesLeft: 0 })
  expect((await remove({ currentPassword, code: codeOf(secret) })).statusCode).toBe(409)
})

test('AC37 ten recovery codes come with the app, and each gets in once in its place', async () => {
  const { recoveryCodes, ...member } = await withApp('lost-the-phone')
  expect(recoveryCodes).toHaveLength(10)
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^\d{1,2}-[A-Z2-9]{5}-[A-Z2-9]{5}$/)
  const [first = '', second = ''] = recoveryCodes

  const browser = await enter('lost-the-phone')
  const wrong = await browser.post('giverecoverycode', { code: `1${second.slice(1)}` })
  expect([wrong.statusCode, wrong.body]).toEqual([403, 'This recovery code is not right, or was used before.'])
  expect(await isSignedIn(browser)).toBe(false)
  const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `
  expect((await browser.post('giverecoverycode', { code: typed })).json().nextStep).toBe('done')
  expect((await browser.get('getprofile')).json().recoveryCodesLeft).toBe(9)
  expect((await (await enter('lost-the-phone')).post('giverecoverycode', { code: first })).statusCode).toBe(403)
  expect((await browser.post('giverecoverycode', { code: second })).statusCode).toBe(409)
  expect(await subjectsTo(member.email)).toEqual(['a recovery code was used', 'an authenticator app was set up'])
})

test('AC37 new recovery codes need the password and take the place of the old ones; only hashes are kept', async () => {
  const { recoveryCodes, ...member } = await withApp('makes-new-ones')
  expect((await member.post('makerecoverycodes', { currentPassword: '' })).statusCode).toBe(403)
  const made = (await member.post('makerecoverycodes', { currentPassword })).json().recoveryCodes as string[]
  expect(made).toHaveLength(10)
  const rows = await at.database.kysely.selectFrom('recovery_code').selectAll().execute()
  for (const code of made) expect(JSON.stringify(rows)).not.toContain(code.split('-')[1])
  const browser = await enter('makes-new-ones')
  expect((await browser.post('giverecoverycode', { code: recoveryCodes[2] })).statusCode).toBe(403)
  expect((await browser.post('giverecoverycode', { code: made[2] })).statusCode).toBe(200)
  const plain = await at.member('has-no-app')
  expect((await plain.post('makerecoverycodes', { currentPassword })).statusCode).toBe(409)
})

test('AC37 an administrator can replace the app, not take it off', async () => {
  const admin = at.browser()
  const body = { setupToken: SETUP_TOKEN, username: 'head-teacher', email: 'head@example.org', password: PASSWORD }
  await admin.post('setupadmin', body)
  const { secret } = (await admin.post('setuponetimecode')).json()
  expect((await admin.post('giveonetimecode', { code: codeOf(secret) })).json().recoveryCodes).toHaveLength(10)
  at.clock.skip(60_000)
  const removed = await admin.post('removeonetimecode', { currentPassword, code: codeOf(secret) })
  expect(removed.statusCode).toBe(409)
  expect((await admin.post('setuponetimecode', {})).statusCode).toBe(403)
  expect((await admin.post('setuponetimecode', { currentPassword })).statusCode).toBe(200)
  expect((await admin.post('organisation/list')).statusCode).toBe(200)
})

test('AC38 guessing the codes of an app is slowed to thirty a day from all addresses, and the owner hears of it', async () => {
  const { secret, recoveryCodes, ...member } = await withApp('guessed-app')
  const guess = async (address: string) => {
    const guesser = await enter('guessed-app', address)
    return guesser.post('giveonetimecode', { code: wrongCodeOf(secret) })
  }
  let taken = 0
  for (let hour = 0; hour < 24; hour += 1) {
    for (let tries = 0; tries < (hour === 0 ? 8 : 2); tries += 1)
      if ((await guess(`198.51.100.${hour * 8 + tries}`)).statusCode === 403) taken += 1
    at.clock.skip(HOUR_MS)
  }
  expect(taken).toBeGreaterThan(20)
  expect(taken).toBeLessThan(30)
  await guess('203.0.113.1')
  const refused = await guess('203.0.113.2')
  expect([refused.statusCode, refused.body]).toEqual([
    429,
    'Too many codes were wrong. Use a recovery code, or wait an hour and try again.',
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  expect(await subjectsTo(member.email)).toEqual([
    'an authenticator app was set up',
    'wrong codes at your sign-in',
    'wrong codes at your sign-in',
  ])
  // Meanwhile the owner gets in with a recovery code, and later with the app.
  const owner = await enter('guessed-app')
  expect((await owner.post('giveonetimecode', { code: codeOf(secret) })).statusCode).toBe(429)
  expect((await owner.post('giverecoverycode', { code: recoveryCodes[0] })).statusCode).toBe(200)
  at.clock.skip(HOUR_MS)
  const later = await enter('guessed-app')
  expect((await later.post('giveonetimecode', { code: codeOf(secret) })).statusCode).toBe(200)
})

test('AC38 a right code costs nothing, and nobody without the password can make the second step wait', async () => {
  const { secret } = await withApp('daily-user')
  for (let times = 0; times < 8; times += 1) {
    const browser = await enter('daily-user')
    expect((await browser.post('giveonetimecode', { code: codeOf(secret) })).statusCode).toBe(200)
    at.clock.skip(60_000)
  }
  const stranger = at.browser()
  await stranger.post('signin', { username: 'daily-user', password: 'a wrong guess' })
  for (let times = 0; times < 8; times += 1)
    expect((await stranger.post('giveonetimecode', { code: '000000' })).statusCode).toBe(401)
  expect((await (await enter('daily-user')).post('giveonetimecode', { code: codeOf(secret) })).statusCode).toBe(200)
})

test('ML12 the owner hears what becomes of the second step, however many letters strangers have caused', async () => {
  const member = await at.member('told-by-mail')
  for (let times = 0; times < 6; times += 1) await at.browser().post('forgotpassword', { username: 'told-by-mail' })
  const { secret } = (await member.post('setuponetimecode', { currentPassword })).json()
  const { recoveryCodes } = (await member.post('giveonetimecode', { code: codeOf(secret) })).json()
  await (await enter('told-by-mail')).post('giverecoverycode', { code: recoveryCodes[9] })
  await member.post('removeonetimecode', { currentPassword, code: recoveryCodes[8] })
  const subjects = await subjectsTo(member.email)
  expect(subjects.filter((subject) => !subject.includes('new password'))).toEqual([
    'a recovery code was used',
    'a recovery code was used',
    'an authenticator app was set up',
    'two-step sign-in was turned off',
  ])
})

test('OP10 once the clock of the machine is set right, a code of the app is right by it, and sessions continue', async () => {
  const { get, name, secret } = await withApp('wall-clock')
  at.clock.setWall(HOUR_MS)
  const browser = await enter(name)
  expect((await browser.post('giveonetimecode', { code: codeOf(secret) })).statusCode).toBe(200)
  expect((await get('getprofile')).statusCode).toBe(200)
  expect(await isSignedIn(browser)).toBe(true)
})

test('AC31 no limit that guards an account follows RATE_LIMIT_FACTOR', async () => {
  const member = await at.member('guarded-one')
  const times = async (count: number, ask: () => Promise<{ statusCode: number }>) => {
    const answers = []
    for (let index = 0; index < count; index += 1) answers.push((await ask()).statusCode)
    return answers.filter((status) => status !== 429).length
  }
  const wrong = 'a wrong guess'
  const password = 'a new long one'
  const guesses: Record<string, () => Promise<{ statusCode: number }>> = {
    signin: () => at.browser().post('signin', { username: 'guarded-one', password: wrong }),
    changepassword: () => member.post('changepassword', { currentPassword: wrong, password }),
    deleteaccount: () => member.post('deleteaccount', { username: 'guarded-one', password: wrong }),
    setuponetimecode: () => member.post('setuponetimecode', { currentPassword: wrong }),
  }
  const taken: Record<string, number> = {}
  at.clock.stop()
  for (const [name, guess] of Object.entries(guesses)) taken[name] = await times(16, guess)
  expect(taken).toEqual({ signin: 10, changepassword: 5, deleteaccount: 5, setuponetimecode: 5 })
})
