import { afterAll, expect, test } from 'vitest'
import { openTestAccounts, PASSWORD } from '../../testing/test-accounts.ts'

const at = await openTestAccounts()
afterAll(() => at.close())

test('AC1 sign up, read the code from the mail, confirm, sign in, sign out', async () => {
  const visitor = at.browser()
  const body = { username: 'Wallaby', email: 'wally@example.org', password: PASSWORD, age_group: '18+' }
  expect((await visitor.post('signup', body)).statusCode).toBe(200)
  const early = await visitor.post('signin', { username: 'wallaby', password: PASSWORD })
  expect([early.statusCode, early.headers.location, early.body]).toEqual([
    302,
    undefined,
    'Please confirm your e-mail first. We sent you a code.',
  ])
  const { code } = await at.mailTo('wally@example.org')
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
  expect((await visitor.get('signout')).statusCode).toBe(401)
})
