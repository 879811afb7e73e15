import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts, PASSWORD } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())

const currentPassword = PASSWORD
const INVALID = 'Invalid Code. It may have expired: please ask for a new one.'
const SENT = 'A code is on its way to this e-mail address. If none comes, ask again later.'

const ask = async (browser: Browser, email: string): Promise<[number, string]> => {
  const { statusCode, body } = await browser.post('changeemail', { currentPassword, email })
  await at.settled()
  return [statusCode, body]
}
const give = (browser: Browser, email: string, confirmation_code: string) =>
  browser.post('confirmnewemail', { email, confirmation_code })
const emailOf = async (browser: Browser): Promise<string> => (await browser.get('getprofile')).json().email
const subjectsTo = async (email: string): Promise<string[]> => {
  await at.settled()
  return at.mails.filter(({ to }) => to === email).map(({ subject }) => subject.replace('Quokka Quiz: ', ''))
}

test('AC47 AC48 the code that was sent to a new mailbox makes it the email of the account; other sessions end, and the old mailbox hears of it', async () => {
  const member = await at.member('moves-house')
  const other = at.browser()
  await other.post('signin', { username: member.name, password: PASSWORD })
  expect(await ask(member, ' New.Mailbox@example.org ')).toEqual([200, SENT])
  expect(await emailOf(member)).toBe(member.email)
  const { code } = await at.mailTo('New.Mailbox@example.org')
  const token = member.cookies.get('qq_session')
  const reply = await give(member, 'new.mailbox@example.org', ` ${code.toLowerCase()} `)
  expect([reply.statusCode, reply.json().email]).toEqual([200, 'new.mailbox@example.org'])
  expect(await emailOf(member)).toBe('new.mailbox@example.org')
  expect(member.cookies.get('qq_session')).not.toBe(token)
  expect((await other.get('getprofile')).statusCode).toBe(401)
  expect(await subjectsTo(member.email)).toEqual(['your e-mail address was changed'])
  const told = await at.mailTo(member.email)
  expect(told.text).not.toContain('mailbox@example.org')
  const signIn = (username: string) => at.browser().post('signin', { username, password: PASSWORD })
  expect((await signIn('new.mailbox@example.org')).statusCode).toBe(200)
  expect((await signIn(member.email)).statusCode).toBe(401)
  expect((await give(member, 'new.mailbox@example.org', code)).statusCode).toBe(400)
})

test('AC47 a code of one mailbox is none for another that is asked for later, whether or not that one got its own', async () => {
  const member = await at.member('wants-another')
  await ask(member, 'own-box@example.org')
  const { code } = await at.mailTo('own-box@example.org')
  // Of the three codes that a mailbox gets none is left: the code before stays valid, for its own mailbox.
  for (let times = 0; times < 3; times += 1)
    await at.browser().post('signup', {
      username: `claims-box-${times}`,
      email: 'full-box@example.org',
      password: PASSWORD,
      age_group: '18+',
    })
  await at.settled()
  await ask(member, 'full-box@example.org')
  const refused = await give(member, 'full-box@example.org', code)
  expect([refused.statusCode, refused.body]).toEqual([400, INVALID])
  expect(await emailOf(member)).toBe(member.email)
  expect((await give(member, 'own-box@example.org', code)).statusCode).toBe(200)
})

test("AC47 another account's email is answered like any other and never given; its owner hears of it", async () => {
  const [member, owner] = [await at.member('wants-yours'), await at.member('has-it')]
  expect(await ask(member, owner.email.toUpperCase())).toEqual([200, SENT])
  expect(await subjectsTo(owner.email.toUpperCase())).toEqual(['another account asked for your e-mail address'])
  // Two ask for the same mailbox: whoever proves it first has it.
  const second = await at.member('second-one')
  for (const browser of [member, second]) await ask(browser, 'shared@example.org')
  const codes = at.mails.filter(({ to }) => to === 'shared@example.org').map(({ text }) => /^[A-Z0-9]{6}$/m.exec(text))
  expect((await give(second, 'shared@example.org', codes[1]?.[0] ?? '')).statusCode).toBe(200)
  expect((await give(member, 'shared@example.org', codes[0]?.[0] ?? '')).statusCode).toBe(400)
  expect(await emailOf(member)).toBe(member.email)
})

test('AC47 the owner gives the password, an address, and one that is new', async () => {
  const member = await at.member('types-wrong')
  const answers: [number, string][] = []
  for (const body of [
    { currentPassword: 'a wrong guess', email: 'fresh@example.org' },
    { currentPassword: '', email: 'fresh@example.org' },
    { currentPassword, email: 'no address' },
    { currentPassword, email: member.email.toUpperCase() },
  ]) {
    const reply = await member.post('changeemail', body)
    answers.push([reply.statusCode, reply.body])
  }
  expect(answers.map(([status]) => status)).toEqual([403, 403, 400, 400])
  expect(answers[3]?.[1]).toBe('Email: This is your address already')
  expect(await subjectsTo('fresh@example.org')).toEqual([])
  expect((await at.browser().post('changeemail', { currentPassword, email: 'a@example.org' })).statusCode).toBe(401)
})

test('AC48 what was sent to the old mailbox opens nothing any more', async () => {
  const member = await at.member('leaves-a-box')
  const stranger = at.browser()
  await stranger.post('forgotpassword', { username: member.name })
  const { code: resetCode } = await at.mailTo(member.email)
  await ask(member, 'safe-box@example.org')
  const { code } = await at.mailTo('safe-box@example.org')
  expect((await give(member, 'safe-box@example.org', code)).statusCode).toBe(200)
  const reset = { username: member.name, password: 'another horse 8 staple', confirmation_code: resetCode }
  expect((await stranger.post('confirmforgotpassword', reset)).statusCode).toBe(400)
})
