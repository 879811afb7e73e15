import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startOpenIdProvider } from '../../../../../tests/harness/openid-provider.ts'
import { google } from '../../adapters/identity/google.ts'
import type { Browser } from '../../testing/test-accounts.ts'
import { openTestAccounts, PASSWORD } from '../../testing/test-accounts.ts'

const provider = await startOpenIdProvider({ redirectUris: ['http://localhost/redirect/login'] })
const failures: string[] = []
const { issuer, clientId, clientSecret } = provider
const offered = google({ issuer, clientId, clientSecret, onFailure: (why) => failures.push(why) })
const at = await openTestAccounts({ providers: new Map([['google', offered]]) })
afterAll(async () => {
  await at.close()
  await provider.close()
})
beforeEach(() => {
  failures.length = 0
  provider.changeClaims = (claims) => claims
  provider.isForging = false
})

/** Leaves for the provider, logs in there, and answers what it sends back with the browser. */
const goThrough = async (browser: Browser, name: string): Promise<string> => {
  const reply = await browser.get('sociallogin/google')
  expect(reply.statusCode).toBe(302)
  const back = await provider.logIn(String(reply.headers.location), name)
  expect(`${back.origin}${back.pathname}`).toBe('http://localhost/redirect/login')
  return back.search
}
const logIn = async (browser: Browser, name: string): Promise<LightMyRequestResponse> =>
  browser.get(`gettoken${await goThrough(browser, name)}`)

const FAILED = [401, 'The login did not succeed. Please try again.']
const answerOf = ({ statusCode, body }: LightMyRequestResponse) => [statusCode, body]

const count = async (table: 'account' | 'session' | 'social_identity' | 'social_login'): Promise<number> =>
  (await at.database.kysely.selectFrom(table).selectAll().execute()).length
const stored = async () => [await count('account'), await count('session'), await count('social_identity')]

test('SL1 a login at the provider makes a confirmed account without a user name and a password', async () => {
  const browser = at.browser()
  const reply = await logIn(browser, 'ada')
  expect(reply.json()).toEqual({
    userId: expect.any(String),
    userType: 'REGULAR',
    picture: '',
    userName: '',
    email: 'ada@school.example',
    ageGroup: null,
    nextStep: 'done',
  })
  const row = await at.database.kysely
    .selectFrom('account')
    .selectAll()
    .where('email', '=', 'ada@school.example')
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ given_name: 'Ada', family_name: 'Lovelace', password_hash: null })
  expect(row.confirmed_at).not.toBeNull()
  expect((await browser.get('signout')).statusCode).toBe(200)
})

test('SL1 the second login reaches the same account, whatever its email has become, and ends the session before', async () => {
  const browser = at.browser()
  const first = await logIn(browser, 'dora')
  const before = browser.cookies.get('qq_session') ?? ''
  provider.accounts.set('dora', { email: 'else@school.example', email_verified: false })
  const second = await logIn(browser, 'dora')
  expect(second.json()).toEqual(first.json())
  expect(browser.cookies.get('qq_session')).not.toBe(before)
  const old = at.browser()
  old.cookies.set('qq_session', before)
  expect((await old.get('signout')).statusCode).toBe(401)
})

test('SL1 names that no form would take are left for their owner to write', async () => {
  provider.accounts.set('odd', {
    email: 'odd@school.example',
    email_verified: true,
    given_name: '<b>Odd</b>',
    family_name: 'Much-Too-Long-For-Us',
  })
  expect((await logIn(at.browser(), 'odd')).statusCode).toBe(200)
  const row = await at.database.kysely
    .selectFrom('account')
    .select(['given_name', 'family_name'])
    .where('email', '=', 'odd@school.example')
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ given_name: '', family_name: '' })
})

test('SL2 the way to the provider carries state, nonce and a PKCE challenge, and is not stored on the way', async () => {
  const reply = await at.browser().get('sociallogin/google')
  const address = new URL(String(reply.headers.location))
  expect(address.origin).toBe(provider.issuer)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: 'http://localhost/redirect/login',
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect(reply.headers['cache-control']).toBe('no-store')
  const rows = await at.database.kysely.selectFrom('social_login').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(address.searchParams.get('state'))
})

test('SL3 a code counts once, however often and however quickly it is brought', async () => {
  const browser = at.browser()
  const back = await goThrough(browser, 'erin')
  const replies = await Promise.all([1, 2, 3].map(() => browser.get(`gettoken${back}`)))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401])
  const before = await stored()
  expect(answerOf(await browser.get(`gettoken${back}`))).toEqual(FAILED)
  expect(await stored()).toEqual(before)
})

test('SL3 a code of one login does not go with the state of another', async () => {
  const browser = at.browser()
  const first = new URLSearchParams(await goThrough(browser, 'finn'))
  const second = new URLSearchParams(await goThrough(browser, 'gwen'))
  const before = await stored()
  second.set('code', first.get('code') ?? '')
  expect(answerOf(await browser.get(`gettoken?${second}`))).toEqual(FAILED)
  expect(failures.join()).toContain('invalid_grant')
  expect(await stored()).toEqual(before)
})

test('SL4 a code brought by another browser is refused, and still counts in its own', async () => {
  const attacker = at.browser()
  const victim = at.browser()
  await victim.get('sociallogin/google')
  const signedIn = await at.member()
  const nobody = at.browser()
  const back = await goThrough(attacker, 'hank')
  const before = await stored()
  for (const other of [victim, signedIn, nobody]) expect(answerOf(await other.get(`gettoken${back}`))).toEqual(FAILED)
  expect(await stored()).toEqual(before)
  expect((await attacker.get(`gettoken${back}`)).statusCode).toBe(200)
})

test('SL4 a state that nobody was given is refused', async () => {
  const browser = at.browser()
  await browser.get('sociallogin/google')
  expect(answerOf(await browser.get('gettoken?code=a&state=b'))).toEqual(FAILED)
  expect((await browser.get('gettoken?state=b')).statusCode).toBe(400)
  expect((await browser.get('gettoken?code=a&code=b&state=c')).statusCode).toBe(400)
})

test('SL4 a login that was begun more than ten minutes ago is refused, and forgotten', async () => {
  const browser = at.browser()
  const back = await goThrough(browser, 'iris')
  at.clock.skip(10 * 60_000 + 1)
  expect(answerOf(await browser.get(`gettoken${back}`))).toEqual(FAILED)
})

test('SL4 another site can neither begin nor end a login', async () => {
  const browser = at.browser()
  const crossSite = { 'sec-fetch-site': 'cross-site' }
  expect((await browser.get('sociallogin/google', crossSite)).statusCode).toBe(403)
  const back = await goThrough(browser, 'jane')
  expect((await browser.get(`gettoken${back}`, crossSite)).statusCode).toBe(403)
})

test.each([
  ['another nonce', { nonce: 'x' }, 'nonce'],
  ['another PKCE verifier', { verifier: 'x'.repeat(43) }, 'invalid_grant'],
])('SL5 with %s than was begun with nothing is stored', async (_, tampered, why) => {
  const browser = at.browser()
  const back = await goThrough(browser, 'kate')
  const before = await stored()
  await at.database.kysely.updateTable('social_login').set(tampered).execute()
  expect(answerOf(await browser.get(`gettoken${back}`))).toEqual(FAILED)
  expect(failures.join()).toContain(why)
  expect(await stored()).toEqual(before)
})

test.each([
  ['for another audience', { aud: 'another' }, 'aud'],
  ['by another issuer', { iss: 'https://accounts.example' }, 'iss'],
  ['that is over', { exp: 1 }, 'exp'],
  ['without a subject', { sub: undefined }, '"sub"'],
])('SL5 an ID token %s is refused', async (_, wrong, why) => {
  const browser = at.browser()
  const back = await goThrough(browser, 'liam')
  const before = await stored()
  provider.changeClaims = (claims) => ({ ...claims, ...wrong })
  expect(answerOf(await browser.get(`gettoken${back}`))).toEqual(FAILED)
  expect(failures.join()).toContain(why)
  expect(failures.join()).not.toContain('liam')
  expect(await stored()).toEqual(before)
})

test('SL5 an ID token that somebody else signed is refused', async () => {
  const browser = at.browser()
  const back = await goThrough(browser, 'liam')
  const before = await stored()
  provider.isForging = true
  expect(answerOf(await browser.get(`gettoken${back}`))).toEqual(FAILED)
  expect(failures.join()).toContain('signature')
  expect(await stored()).toEqual(before)
})

test('SL6 an email in use is not taken over: not the account, its password or its sessions', async () => {
  const owner = await at.member('mabel-owner')
  provider.accounts.set('mallory', { email: 'MABEL-owner@example.org', email_verified: true })
  const before = await stored()
  const reply = await logIn(at.browser(), 'mallory')
  expect(answerOf(reply)).toEqual([
    409,
    'There is an account with this e-mail already. Please log in with its password first.',
  ])
  expect(await stored()).toEqual(before)
  const again = await at.browser().post('signin', { username: owner.name, password: PASSWORD })
  expect(again.statusCode).toBe(200)
})

test('SL6 whoever is signed in, with the same email, joins the two; the next login needs no password', async () => {
  const owner = await at.member('nadia-owner')
  provider.accounts.set('nadia', { email: 'nadia-owner@example.org', email_verified: true })
  const joined = await logIn(owner, 'nadia')
  expect(joined.json()).toMatchObject({ userName: 'nadia-owner', email: owner.email })
  expect((await logIn(at.browser(), 'nadia')).json()).toEqual(joined.json())
})

test('SL6 an identity with another email is not joined to whoever forgot to sign out', async () => {
  const shared = await at.member('olga-before')
  const reply = await logIn(shared, 'oskar')
  expect(reply.json()).toMatchObject({ userName: '', email: 'oskar@school.example' })
  expect((await logIn(at.browser(), 'oskar')).json()).toEqual(reply.json())
})

test('SL6 an account that claims an email without having confirmed it keeps nobody out', async () => {
  const squatter = { username: 'squatter1', email: 'pia@school.example', password: PASSWORD, age_group: '18+' }
  await at.browser().post('signup', squatter)
  const { code } = await at.mailTo('pia@school.example')
  expect((await logIn(at.browser(), 'pia')).json()).toMatchObject({ userName: '', email: 'pia@school.example' })
  const late = await at.browser().post('confirmsignup', { username: 'squatter1', confirmation_code: code })
  expect(late.statusCode).toBe(400)
})

test('SL12 an administrator who comes by a provider still needs the code of the authenticator app', async () => {
  await logIn(at.browser(), 'ruth')
  await at.database.kysely
    .updateTable('account')
    .set({ user_type: 'ADMIN', one_time_secret: 'JBSWY3DPEHPK3PXP' })
    .where('email', '=', 'ruth@school.example')
    .execute()
  const admin = at.browser()
  expect((await logIn(admin, 'ruth')).json()).toMatchObject({ userType: 'ADMIN', nextStep: 'giveOneTimeCode' })
  expect((await admin.get('getprofile')).statusCode).toBe(403)
})

test.each(['ben', 'cleo'])(
  'SL7 without an email that the provider vouches for (%s) no account is made',
  async (name) => {
    const before = await stored()
    expect(answerOf(await logIn(at.browser(), name))).toEqual([
      403,
      'This login told us no confirmed e-mail, and we need one. Please sign up with e-mail and password.',
    ])
    expect(await stored()).toEqual(before)
  },
)

test('SL8 only what is set up is offered', async () => {
  const browser = at.browser()
  expect((await browser.get('socialproviders')).json()).toEqual({ providers: ['google'] })
  expect(answerOf(await browser.get('sociallogin/facebook'))).toEqual([404, 'This login is not offered here.'])
  expect((await browser.get('sociallogin/another')).statusCode).toBe(404)
})

test('SL9 a provider that is away is asked again at the next login, and keeps no start waiting', async () => {
  const late = await startOpenIdProvider({ redirectUris: ['http://localhost/redirect/login'] })
  await late.close()
  const onFailure = (why: string) => failures.push(why)
  const away = await openTestAccounts({
    providers: new Map([['google', google({ issuer: late.issuer, clientId, clientSecret, onFailure })]]),
  })
  expect(failures).toEqual([])
  for (const times of [1, 2]) {
    expect(answerOf(await away.browser().get('sociallogin/google'))).toEqual(FAILED)
    expect(failures).toHaveLength(times)
  }
  expect(await away.database.kysely.selectFrom('social_login').selectAll().execute()).toEqual([])
  await away.close()
})

test('SL9 a provider that goes away before the code is used up lets nobody in', async () => {
  const leaving = await startOpenIdProvider({ redirectUris: ['http://localhost/redirect/login'] })
  const onFailure = (why: string) => failures.push(why)
  const left = await openTestAccounts({
    providers: new Map([['google', google({ issuer: leaving.issuer, clientId, clientSecret, onFailure })]]),
  })
  const browser = left.browser()
  const begun = await browser.get('sociallogin/google')
  const back = await leaving.logIn(String(begun.headers.location), 'quinn')
  await leaving.close()
  expect(answerOf(await browser.get(`gettoken${back.search}`))).toEqual(FAILED)
  // A kept connection that ends and a new one that is refused are told in different words; both are the provider gone.
  expect(failures).toEqual([expect.stringContaining('fetch failed')])
  expect(await left.database.kysely.selectFrom('account').selectAll().execute()).toEqual([])
  await left.close()
})
