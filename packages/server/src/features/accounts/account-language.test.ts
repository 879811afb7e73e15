import { afterAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts, PASSWORD } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())

const languageOf = async (member: Browser) => (await member.get('getprofile')).json().language
const signIn = async (browser: Browser, name: string) => {
  expect((await browser.post('signin', { username: name, password: PASSWORD })).statusCode).toBe(200)
  return browser.cookies.get('qq_language')
}

test('LG7 the language that a member chooses is the account’s: it is in its data, and each browser in which it signs in has it', async () => {
  const member = await at.member()
  expect(await languageOf(member)).toBe(null)
  expect(await signIn(at.browser(), member.name)).toBe(undefined)
  expect((await member.post('changelanguage', { language: 'hi' })).json()).toEqual({ language: 'hi' })
  expect(await languageOf(member)).toBe('hi')
  expect((await member.get('exportaccount')).json().account.language).toBe('hi')
  const other = at.browser()
  other.cookies.set('qq_language', 'ta')
  expect(await signIn(other, member.name)).toBe('hi')
})

test('LG7 a language that the product does not have is refused, and changes nothing', async () => {
  const member = await at.member()
  await member.post('changelanguage', { language: 'pt-BR' })
  for (const language of ['', 'xx', 'PT-br', '__proto__']) {
    const reply = await member.post('changelanguage', { language })
    expect([reply.statusCode, reply.body]).toEqual([400, 'Language: Choose one of the options'])
  }
  expect(await languageOf(member)).toBe('pt-BR')
})

test.each([
  ['chosen in the browser', 'ta', 'ta'],
  ['only asked for by the browser', undefined, null],
])('LG7 whoever signs up has the language that was %s', async (_, cookie, language) => {
  const visitor = at.browser()
  if (cookie !== undefined) visitor.cookies.set('qq_language', cookie)
  const username = `newcomer-${cookie ?? 'none'}`
  const form = { username, email: `${username}@example.org`, password: PASSWORD, age_group: '18+' }
  await visitor.post('signup', form, { 'accept-language': 'te' })
  const { code } = await at.mailTo(form.email)
  await visitor.post('confirmsignup', { username, confirmation_code: code })
  visitor.cookies.delete('qq_language')
  await signIn(visitor, username)
  expect(await languageOf(visitor)).toBe(language)
})

test('LG7 behind TLS a browser keeps the language of the account for TLS alone', async () => {
  const secure = await openTestAccounts({ settings: { PUBLIC_ORIGIN: 'https://quiz.example.org' } })
  const { name } = await secure.member()
  const browser = secure.browser()
  await signIn(browser, name)
  await browser.post('changelanguage', { language: 'ar' })
  const reply = await browser.post('signin', { username: name, password: PASSWORD })
  const lines = [reply.headers['set-cookie'] ?? []].flat()
  expect(lines.find((line) => line.startsWith('qq_language'))).toBe(
    'qq_language=ar; Max-Age=34560000; Path=/; Secure; SameSite=Lax',
  )
  await secure.close()
})
