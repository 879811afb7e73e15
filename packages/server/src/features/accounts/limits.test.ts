import { afterAll, expect, test } from 'vitest'
import { openTestAccounts, PASSWORD } from '../../testing/test-accounts.ts'

const at = await openTestAccounts({ limitFactor: 1 })
at.clock.stop()
afterAll(() => at.close())

const from = (remoteAddress: string) => at.browser(remoteAddress)

test('AC31 a class of forty signs in behind one address within ten seconds', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `pupil-${index}`)
  for (const [index, name] of names.entries()) await at.member(name, '9 to 14', `198.51.100.${index}`)
  const replies = await Promise.all(
    names.map((username) => from('203.0.113.1').post('signin', { username, password: PASSWORD })),
  )
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 200))
})

test('AC31 guessing one account is slowed from one address and from many, and its owner still gets in', async () => {
  const { name } = await at.member('tested-owner')
  const ownerSignsIn = async () =>
    (await from('203.0.113.7').post('signin', { username: name, password: PASSWORD })).statusCode
  expect(await ownerSignsIn()).toBe(200)
  const guess = (address: string) => from(address).post('signin', { username: name, password: 'a wrong guess' })
  const here = await Promise.all(Array.from({ length: 12 }, () => guess('203.0.113.8')))
  expect(here.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(10).fill(401), 429, 429])
  const spread = []
  for (let tries = 0; tries < 40; tries += 1) spread.push((await guess(`198.51.100.${100 + tries}`)).statusCode)
  // An account has thirty a minute in all: the owner's and the ten above are among them.
  expect(spread.filter((status) => status === 401)).toHaveLength(19)
  const refused = await guess('203.0.113.8')
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect(await ownerSignsIn()).toBe(200)
})

test('OP10 a clock that is set back by an hour makes nobody wait for longer', async () => {
  const { name } = await at.member('set-back')
  const signIn = async () =>
    (await from('203.0.113.30').post('signin', { username: name, password: PASSWORD })).statusCode
  for (let tries = 0; tries < 10; tries += 1) expect(await signIn()).toBe(200)
  expect(await signIn()).toBe(429)
  at.clock.setWall(-3_600_000)
  at.clock.skip(6_500)
  expect(await signIn()).toBe(200)
  at.clock.setWall(3_600_000)
})

test('AC31 codes cannot be guessed from many addresses: whoever did not ask shares five tries', async () => {
  const username = 'code-owner'
  const body = { username, email: 'code-owner@example.org', password: PASSWORD, age_group: '18+' }
  await from('203.0.113.9').post('signup', body)
  const { code } = await at.mailTo('code-owner@example.org')
  const give = (address: string, confirmation_code: string) =>
    from(address).post('confirmsignup', { username, confirmation_code })
  for (let tries = 0; tries < 5; tries += 1) await give(`192.0.2.${tries}`, 'ZZZZZZ')
  expect((await give('192.0.2.6', code)).statusCode).toBe(400)
})

const HOUR_MS = 3_600_000
const lettersTo = async (mailbox: RegExp) => {
  await at.settled()
  return at.mails.filter(({ to }) => mailbox.test(to))
}
const signUp = (username: string, email: string, address: string) =>
  from(address).post('signup', { username, email, password: PASSWORD, age_group: '18+' })

test('ML10 one mailbox gets three emails with a code, then one every two hours, whoever asks and however it is written', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `flooder-${index}`)
  for (const [index, name] of names.entries())
    await signUp(
      name,
      index % 2 === 0 ? 'Flooded@example.org' : `flooded+${index}@example.org`,
      `203.0.113.${20 + index}`,
    )
  const ask = async () => {
    for (const [index, username] of names.entries()) {
      await from(`203.0.113.${40 + index}`).post('resendconfirmationcode', { username })
      await from(`203.0.113.${60 + index}`).post('forgotpassword', { username })
    }
    return (await lettersTo(/^flooded/i)).length
  }
  expect(await ask()).toBe(3)
  at.clock.skip(HOUR_MS)
  expect(await ask()).toBe(3)
  at.clock.skip(HOUR_MS)
  expect(await ask()).toBe(4)
  at.clock.skip(24 * HOUR_MS)
  expect(await ask()).toBe(7)
})

test('ML11 sign-ups with the email of a member send one email a day, and do not use up codes', async () => {
  const { email } = await at.member('claimed-owner', '18+', '203.0.113.80')
  for (let index = 0; index < 6; index += 1) {
    await signUp(`claimer-${index}`, email, `203.0.113.${81 + index}`)
    await from(`203.0.113.${81 + index}`).post('forgotpassword', { username: `claimer-${index}` })
  }
  expect((await lettersTo(/^claimed-owner/)).map(({ subject }) => subject)).toEqual([
    'Quokka Quiz: you have an account already',
  ])
  await from('203.0.113.80').post('forgotpassword', { username: email })
  expect((await at.mailTo(email)).code).not.toBe('')
})

test('ML9 an email to an unconfirmed address contains no name that a stranger has chosen', async () => {
  await signUp('evil0.example.com', 'named@example.org', '203.0.113.90')
  await from('203.0.113.90').post('forgotpassword', { username: 'evil0.example.com' })
  for (const { text, html, subject } of await lettersTo(/^named@/)) expect(text + html + subject).not.toContain('evil0')
})

/** Whoever forgot the password, in a browser that asked for a code in vain or not. */
const ownerWho = async (name: string, address: string) => {
  const member = await at.member(name, '18+', address)
  const owner = from(address)
  const ask = () => owner.post('forgotpassword', { username: name })
  const reset = (confirmation_code: string) =>
    owner.post('confirmforgotpassword', { username: name, password: 'a new long one', confirmation_code })
  return { ...member, ask, reset }
}
const strangerGuesses = async (username: string, address: string, browsers: number) => {
  for (let index = 0; index < browsers; index += 1) {
    const stranger = from(address)
    await stranger.post('forgotpassword', { username })
    // Emails that leave at the same time arrive in any order; the last one is to have the newest code.
    await at.settled()
    const body = { username, password: 'a new long one', confirmation_code: 'ZZZZZZ' }
    for (let tries = 0; tries < 6; tries += 1) await stranger.post('confirmforgotpassword', body)
  }
}

test('ML13 a code is made when its email leaves: until then the last one counts, and no copy of it is stored', async () => {
  const owner = await ownerWho('waiting-owner', '203.0.113.150')
  await owner.ask()
  const { code: first } = await at.mailTo(owner.email)
  at.failMails(2)
  await owner.ask()
  await at.settled()
  const stored = JSON.stringify(await at.database.kysely.selectFrom('job').selectAll().execute())
  expect([stored.includes(owner.name), stored.includes(first)]).toEqual([true, false])
  expect((await owner.reset(first)).statusCode).toBe(200)
  at.clock.skip(60_000)
  await at.settled()
  at.clock.skip(60_000)
  const { code: second } = await at.mailTo(owner.email)
  expect(second).not.toBe(first)
  expect((await owner.reset(second)).statusCode).toBe(200)
  expect(await at.database.kysely.selectFrom('job').selectAll().execute()).toEqual([])
})

test('ML13 a code that could not leave within its ten minutes is not sent any more', async () => {
  const owner = await ownerWho('unlucky-owner', '203.0.113.151')
  at.failMails(1)
  await owner.ask()
  await at.settled()
  at.clock.skip(10 * 60_000)
  expect(await lettersTo(/^unlucky-owner/)).toEqual([])
  expect(await at.database.kysely.selectFrom('job').selectAll().execute()).toEqual([])
  expect(await at.metrics.getSingleMetricAsString('quokka_mails_failed_total')).toMatch(/outcome="expired"\} [1-9]/)
})

test.each([
  ['did not leave', 'later', 5, 3],
  ['may have left', 'unknown', 1, 2],
] as const)('ML14 an email that %s: %s, %i times, leaves the mailbox %i emails', async (_, outcome, times, most) => {
  const owner = await ownerWho(`${outcome}-owner`, '203.0.113.152')
  at.failMails(times, outcome)
  await owner.ask()
  for (let tries = 0; tries <= times; tries += 1) {
    await at.settled()
    at.clock.skip(90_000)
  }
  const counts: number[] = []
  for (let asked = 0; asked < 4; asked += 1) {
    counts.push((await lettersTo(new RegExp(`^${outcome}-owner`))).length)
    await owner.ask()
  }
  expect(counts).toEqual([1, 2, Math.min(3, most), most])
})

test("AC35 a stranger's wrong tries do not use up those of the browser that asked", async () => {
  const owner = await ownerWho('guessed-owner', '203.0.113.100')
  await owner.ask()
  const { code } = await at.mailTo(owner.email)
  const body = { username: owner.name, password: 'a new long one', confirmation_code: 'ZZZZZZ' }
  for (let tries = 0; tries < 12; tries += 1) await from(`203.0.113.${101 + tries}`).post('confirmforgotpassword', body)
  expect((await owner.reset('ZZZZZZ')).statusCode).toBe(400)
  expect((await owner.reset(code)).statusCode).toBe(200)
})

test('AC35 a browser that asks when the mailbox has had its emails uses the newest code, with its own tries', async () => {
  const owner = await ownerWho('blocked-owner', '203.0.113.120')
  await strangerGuesses(owner.name, '203.0.113.121', 8)
  const letters = await lettersTo(/^blocked-owner/)
  expect(letters).toHaveLength(3)
  await owner.ask()
  expect(await lettersTo(/^blocked-owner/)).toHaveLength(3)
  expect((await owner.reset((await at.mailTo(owner.email)).code)).statusCode).toBe(200)
})

test('AC39 nobody can try out whose emails are registered by adding editors', async () => {
  const owner = await at.member('curious-owner', '18+', '203.0.113.140')
  const friend = await at.member('known-friend', '18+', '203.0.113.141')
  const settings = { quizName: 'Reef', quizDescription: 'Fish', ageGroup: '18+' }
  const quizImage = await at.giveMediaName('curious.webp', owner)
  const { quizId } = (await owner.post('createquiz/createquiz', { ...settings, quizImage })).json()
  const add = (email: string) => owner.post('createquiz/addquizeditor', { quizId, email })
  // Hits cost nothing.
  for (let times = 0; times < 12; times += 1) expect((await add(friend.email)).statusCode).toBe(200)
  const answers = []
  for (let index = 0; index < 12; index += 1) answers.push((await add(`nobody-${index}@example.org`)).statusCode)
  expect(answers).toEqual([...Array(10).fill(404), 429, 429])
  const known = await add(friend.email)
  expect([known.statusCode, Number(known.headers['retry-after']) > 7_000]).toEqual([429, true])
  at.clock.skip(2 * HOUR_MS)
  expect((await add(friend.email)).statusCode).toBe(200)
  expect((await add('nobody-else@example.org')).statusCode).toBe(404)
  expect((await add(friend.email)).statusCode).toBe(429)
})
