import { afterAll, expect, test } from 'vitest'
import { openTestAccounts, PASSWORD } from '../../testing/test-accounts.ts'

const at = await openTestAccounts({ limitFactor: 1 })
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
  const { name } = await at.member('tested-owner', '18+', '203.0.113.7')
  const guess = (address: string) => from(address).post('signin', { username: name, password: 'a wrong guess' })
  const here = []
  for (let tries = 0; tries < 12; tries += 1) here.push((await guess('203.0.113.8')).statusCode)
  expect(here).toEqual([...Array(10).fill(401), 429, 429])
  const spread = []
  for (let tries = 0; tries < 40; tries += 1) spread.push((await guess(`198.51.100.${100 + tries}`)).statusCode)
  expect(spread.filter((status) => status === 401).length).toBeLessThanOrEqual(20)
  const refused = await guess('203.0.113.8')
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await from('203.0.113.7').post('signin', { username: name, password: PASSWORD })).statusCode).toBe(200)
})

test('AC31 codes cannot be guessed from many addresses: the challenge itself dies', async () => {
  const visitor = from('203.0.113.9')
  const body = { username: 'code-owner', email: 'code-owner@example.org', password: PASSWORD, age_group: '18+' }
  await visitor.post('signup', body)
  const { code } = await at.mailTo('code-owner@example.org')
  for (let tries = 0; tries < 5; tries += 1)
    await from(`192.0.2.${tries}`).post('confirmsignup', { username: 'code-owner', confirmation_code: 'ZZZZZZ' })
  const late = await visitor.post('confirmsignup', { username: 'code-owner', confirmation_code: code })
  expect(late.statusCode).toBe(400)
})
