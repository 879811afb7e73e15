import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { openTestAccounts, PASSWORD } from '../../testing/test-accounts.ts'
import { wholeDatabase } from '../../testing/whole-database.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const admin = await at.administrator()

const HOUR_MS = 3_600_000
const CHOSEN = 'a gum tree at dawn'
const EXPIRED = [404, 'This link was used before, or is too old. Please ask for a new one.']
const userIdOf = async (name: string): Promise<string> => {
  const filter = { search: name, userType: null, state: null, page: 0 }
  return (await admin.post('account/list', filter)).json().accounts[0].userId
}
const send = async (name: string) =>
  expect((await admin.post('account/sendpasswordlink', { userId: await userIdOf(name) })).statusCode).toBe(200)
/** The token of the newest link to a mailbox. */
const tokenTo = async (email: string): Promise<string> => {
  await at.settled()
  const text = at.mails.findLast(({ to }) => to === email)?.text ?? ''
  return /http:\/\/localhost\/signin\/password#(\S{22})\n/u.exec(text)?.[1] ?? ''
}
const use = async (token: string, password = CHOSEN) => {
  const browser = at.browser()
  const reply = await browser.post('usepasswordlink', { token, password })
  return { browser, reply, said: [reply.statusCode, reply.body] }
}

test('AC43 an emailed link sets a password, ends every session and signs in, once; only its hash is stored', async () => {
  const member = await at.member('has-forgotten')
  await send(member.name)
  const token = await tokenTo(member.email)
  expect(await wholeDatabase(at.database)).not.toContain(token)
  const read = await at.browser().post('readpasswordlink', { token })
  expect(read.json()).toEqual({ userName: member.name })
  // Until it is used the password is what it was.
  expect((await at.browser().post('signin', { username: member.name, password: PASSWORD })).statusCode).toBe(200)
  expect((await use(token, 'short')).said).toEqual([400, 'Password: Must contain atleast 8 characters'])
  const { browser, reply } = await use(token)
  expect(reply.json()).toMatchObject({ userName: member.name, nextStep: 'done' })
  expect((await browser.get('getprofile')).statusCode).toBe(200)
  expect((await member.get('getprofile')).statusCode).toBe(401)
  expect((await use(token, 'another gum tree')).said).toEqual(EXPIRED)
  expect((await at.browser().post('readpasswordlink', { token })).statusCode).toBe(404)
  expect((await at.browser().post('signin', { username: member.name, password: CHOSEN })).statusCode).toBe(200)
})

test('AC43 of two who use a link at the same moment one gets in', async () => {
  const member = await at.member('raced-for')
  await send(member.name)
  const token = await tokenTo(member.email)
  const replies = await Promise.all([use(token, 'the first to come'), use(token, 'the last to come')])
  expect(replies.map(({ reply }) => reply.statusCode).toSorted()).toEqual([200, 404])
})

test('AC43 a newer link replaces the one before; none works after its time, for a disabled account, or by guessing', async () => {
  const member = await at.member('asked-twice')
  await send(member.name)
  const old = await tokenTo(member.email)
  await send(member.name)
  const fresh = await tokenTo(member.email)
  expect([fresh === old, (await use(old)).said]).toEqual([false, EXPIRED])
  for (const guess of ['', 'none', `${fresh.slice(0, 21)}${fresh.endsWith('A') ? 'B' : 'A'}`])
    expect((await use(guess)).said).toEqual(EXPIRED)
  const disable = async (isDisabled: boolean) =>
    admin.post('account/setdisabled', { userId: await userIdOf(member.name), isDisabled })
  await disable(true)
  expect((await use(fresh)).said).toEqual(EXPIRED)
  await disable(false)
  at.clock.skip(24 * HOUR_MS + 1_000)
  expect((await use(fresh)).said).toEqual(EXPIRED)
  await at.runRetention()
  expect(await at.database.kysely.selectFrom('password_link').selectAll().execute()).toEqual([])
})

test('AC43 a link does not stand in for the authenticator app', async () => {
  const other = await openTestAccounts()
  const head = await other.administrator()
  const member = await other.member('with-an-app')
  const { secret } = (await member.post('setuponetimecode', { currentPassword: PASSWORD })).json()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: other.clock.nowMs() })
  await member.post('giveonetimecode', { code })
  // The email about the app: of two jobs that wait any may be done first.
  await other.settled()
  const filter = { search: member.name, userType: null, state: null, page: 0 }
  const { userId } = (await head.post('account/list', filter)).json().accounts[0]
  await head.post('account/sendpasswordlink', { userId })
  await other.settled()
  const [, token] = /#(\S{22})\n/u.exec(other.mails.findLast(({ to }) => to === member.email)?.text ?? '') ?? []
  const browser = other.browser()
  const entered = await browser.post('usepasswordlink', { token, password: CHOSEN })
  expect(entered.json().nextStep).toBe('giveOneTimeCode')
  expect((await browser.get('getprofile')).statusCode).toBe(403)
  await other.close()
})

test('ML17 a link is made when its email is sent; one that did not leave leaves nothing, and is tried again', async () => {
  const other = await openTestAccounts()
  const head = await other.administrator()
  const member = await other.member('mail-is-away')
  const filter = { search: member.name, userType: null, state: null, page: 0 }
  const { userId } = (await head.post('account/list', filter)).json().accounts[0]
  const links = () => other.database.kysely.selectFrom('password_link').selectAll().execute()
  other.failMails(1)
  await head.post('account/sendpasswordlink', { userId })
  await other.settled()
  expect(await links()).toEqual([])
  const [job] = await other.database.kysely
    .selectFrom('job')
    .select('body')
    .where('kind', '=', 'password link')
    .execute()
  expect(job?.body).toEqual({ userId, origin: 'http://localhost', language: 'en', requestId: expect.any(String) })
  other.clock.skip(HOUR_MS)
  await other.settled()
  expect((await links()).length).toBe(1)
  expect(other.mails.filter(({ to }) => to === member.email).length).toBe(1)
  await other.close()
})
