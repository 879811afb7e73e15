import { afterAll, expect, test } from 'vitest'
import { openTestAccounts, PASSWORD } from '../../testing/test-accounts.ts'
import { wholeDatabase } from '../../testing/whole-database.ts'

const at = await openTestAccounts()
afterAll(() => at.close())

test.each([
  ['blanks at its ends', '  blanks count too  '],
  ['any script and emoji', 'пароль 密码 🦘🦘🦘'],
  ['two hundred characters', 'long '.repeat(40)],
  ['quotes and backslashes', `'"\\;--<b>&amp;`],
])('AT4 a password with %s is taken as it is', async (_, password) => {
  const member = await at.member()
  await member.post('changepassword', { currentPassword: PASSWORD, password })
  const statusWith = async (typed: string) =>
    (await at.browser().post('signin', { username: member.name, password: typed })).statusCode
  expect(await statusWith(password)).toBe(200)
  expect(await statusWith([...password].slice(0, -1).join(''))).toBe(401)
  expect(await statusWith(` ${password}`)).toBe(401)
})

test('AT4 a hash of older settings is made again at the next sign-in, and opens the account before and after', async () => {
  const server = await openTestAccounts({ settings: { PASSWORD_MEMORY_KIB: '' } })
  const member = await server.member('old-timer')
  const { kysely } = server.database
  const stored = async () => {
    const query = kysely.selectFrom('account').select('password_hash').where('user_name', '=', member.name)
    return (await query.executeTakeFirstOrThrow()).password_hash
  }
  // The password "an old password", hashed with a twentieth of the memory.
  const old = '$argon2id$v=19$m=1024,t=1,p=1$b2xkIHNhbHQgb2xkIHNhbHQ$9/HmxRh/kzbuz0p/67yxLFOnFrp5gyVdtEvsZrHjhbA'
  await kysely.updateTable('account').set({ password_hash: old }).where('user_name', '=', member.name).execute()
  const signIn = () => server.browser().post('signin', { username: member.name, password: 'an old password' })
  expect((await signIn()).statusCode).toBe(200)
  expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn()).statusCode).toBe(200)
  await server.close()
})

test('AT4 behind TLS the cookie of a login is Secure, HttpOnly, Lax and bound to the host, its token in no body and no table', async () => {
  const secure = await openTestAccounts({ settings: { PUBLIC_ORIGIN: 'https://quiz.example.org' } })
  const member = await secure.member()
  const reply = await member.post('signin', { username: member.name, password: PASSWORD })
  const [cookie = ''] = [reply.headers['set-cookie'] ?? ''].flat()
  const [pair = '', ...attributes] = cookie.split('; ')
  expect(pair).toMatch(/^__Host-qq_session=[A-Za-z0-9_-]{22}$/)
  expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure'])
  const [, token = ''] = pair.split('=')
  const bodies = [reply.body]
  for (const path of ['getprofile', 'exportaccount', 'getuserstats']) bodies.push((await member.get(path)).body)
  expect(bodies.filter((body) => body.includes(token))).toEqual([])
  expect(await wholeDatabase(secure.database)).not.toContain(token)
  await secure.close()
})

test('AC45 a password that is changed after the sign-in is told to the owner by email; the first one of an account is not', async () => {
  const member = await at.member('told-of-change')
  const subjects = async () => {
    await at.settled()
    return at.mails.filter(({ to }) => to === member.email).map(({ subject }) => subject)
  }
  const before = await subjects()
  await member.post('changepassword', { currentPassword: 'a wrong guess', password: 'a new long one' })
  expect(await subjects()).toEqual(before)
  expect(
    (await member.post('changepassword', { currentPassword: PASSWORD, password: 'a new long one' })).statusCode,
  ).toBe(200)
  expect(await subjects()).toEqual([...before, 'Quokka Quiz: your password was changed'])

  const mustChoose = at.database.kysely.updateTable('account').set({ must_choose_password: true })
  await mustChoose.where('user_name', '=', member.name).execute()
  await member.post('changepassword', { currentPassword: 'a new long one', password: 'the second long one' })
  expect(await subjects()).toHaveLength(before.length + 1)
})

test('AC46 a member logs out everywhere else and learns how many sessions that ended; this one continues', async () => {
  const member = await at.member('logs-out-elsewhere')
  const signIn = async () => {
    const browser = at.browser()
    await browser.post('signin', { username: member.name, password: PASSWORD })
    return browser
  }
  const idle = await signIn()
  at.clock.skip(7 * 24 * 3_600_000 - 60_000)
  await member.get('getprofile')
  at.clock.skip(120_000)
  const others = [await signIn(), await signIn()]
  const stranger = await at.member('other-member')
  const statusOf = async (browser: Pick<typeof member, 'get'>) => (await browser.get('getprofile')).statusCode
  const ask = async () => (await member.post('endothersessions')).json()
  expect(await ask()).toEqual({ ended: 2 })
  for (const other of [...others, idle]) expect(await statusOf(other)).toBe(401)
  expect(await statusOf(member)).toBe(200)
  expect(await statusOf(stranger)).toBe(200)
  expect(await ask()).toEqual({ ended: 0 })
  expect((await at.browser().post('endothersessions')).statusCode).toBe(401)
})
