import { afterAll, expect, test } from 'vitest'
import { SAMPLES } from '../packages/server/src/testing/media-samples.ts'
import { openTestAccounts, PASSWORD, PUBLIC_ORIGIN } from '../packages/server/src/testing/test-accounts.ts'
import { wholeDatabase } from '../packages/server/src/testing/whole-database.ts'
import { calls, SAMPLE_BODIES } from './calls.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const member = await at.member('cautious-one')

const REFUSED = `This call came from another site, so nothing was done. Open ${PUBLIC_ORIGIN} instead.`

/** Bodies that would do something if they got through. */
const EFFECTIVE_BODIES: Readonly<Record<string, object>> = {
  ...SAMPLE_BODIES,
  changepassword: { currentPassword: PASSWORD, password: 'chosen by another site' },
  createinvite: { quizId: 'farm-friends' },
  deleteaccount: { username: 'cautious-one', password: PASSWORD },
  forgotpassword: { username: 'cautious-one' },
  'qtest/createqtest': { ...SAMPLE_BODIES['qtest/createqtest'], categories: ['farm-friends'] },
  signin: { username: 'cautious-one', password: PASSWORD },
  signup: { username: 'from-elsewhere', email: 'else@example.org', password: PASSWORD, age_group: '18+' },
  updateprofile: {
    given_name: 'Other',
    family_name: 'Name',
    locale: '',
    profile: '',
    phone_number: '',
    'custom:age_group': '18+',
    preferred_username: 'cautious-one',
  },
}

/** What another site's page, form, image or link makes a browser send. */
const ELSEWHERE: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': '', origin: 'https://evil.example' },
  { 'sec-fetch-site': '', origin: 'null' },
  { 'sec-fetch-site': '' },
]

/** Every row of every table, as text. */
const everything = async (): Promise<string> => {
  await at.settled()
  return wholeDatabase(at.database)
}

const changing = calls.filter(({ changes }) => changes)

test('AC33 the calls that change something include GETs', () => {
  const gets = changing.filter(({ method }) => method === 'GET').map(({ path }) => path)
  expect(gets.sort()).toEqual([
    'cancelsubscription',
    'gettoken',
    'signout',
    'sociallogin/facebook',
    'sociallogin/google',
    'updateuserstat',
  ])
})

test.each(changing.map(({ path, method }) => [path, method] as const))(
  'AC33 %s from another site is a 403 and changes nothing',
  async (path, method) => {
    const before = await everything()
    const body = EFFECTIVE_BODIES[path] ?? {}
    const query = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))
    for (const headers of ELSEWHERE) {
      const replies = [await member.post(path, body, headers)]
      if (method === 'GET') replies.push(await member.get(`${path}?${query}`, headers))
      for (const reply of replies) expect([reply.statusCode, reply.body, reply.cookies]).toEqual([403, REFUSED, []])
    }
    expect(await everything()).toBe(before)
    expect((await member.get('createquiz/getorgteams')).statusCode).toBe(200)
  },
)

test('AC33 an upload from another site is a 403 and changes nothing', async () => {
  const before = await everything()
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const boundary = 'the-edge'
  const upload = (headers: Record<string, string>) =>
    at.app.inject({
      method: 'POST',
      url: '/qq/v1/media',
      headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
      payload: Buffer.concat([
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\n\r\n`),
        SAMPLES.wav,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]),
    })
  for (const headers of ELSEWHERE) {
    const reply = await upload(headers)
    expect([reply.statusCode, reply.body]).toEqual([403, REFUSED])
  }
  expect(await everything()).toBe(before)
  expect((await upload({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
})

test('AC33 a call that only reads answers another site nothing that it could use', async () => {
  const reply = await member.get('createquiz/getorgteams', { origin: 'https://evil.example' })
  expect(reply.headers['access-control-allow-origin']).toBeUndefined()
  expect(reply.headers['cross-origin-resource-policy']).toBe('same-origin')
})
