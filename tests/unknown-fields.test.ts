import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '../packages/server/src/testing/test-accounts.ts'
import { calls, SAMPLE_BODIES } from './calls.ts'

const at = await openTestAccounts()
afterAll(() => at.close())
const member = await at.member('ordinary-member')

/** What somebody would add who wants more rights. */
const MORE = { userType: 'ADMIN', role: 'Admin', isAdmin: true, isLoginUser: true, userId: 'somebody-else' }

/** A slide has other fields for each type, and a provider may add words to the address that it leads back to. */
const OPEN = ['createquiz/addquestion', 'createquiz/editquestion', 'gettoken']
/** An account is made with a type by an administrator alone. */
const closed = calls.filter(({ path, caller }) => caller !== 'admin' && !OPEN.includes(path))

test.each(closed.map((call) => [call.path, call.method] as const))(
  'AT3 %s refuses fields that it does not declare',
  async (path, method) => {
    const body = { ...SAMPLE_BODIES[path], ...MORE }
    const query = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))
    const reply = method === 'GET' ? await member.get(`${path}?${query}`) : await member.post(path, body)
    expect([reply.statusCode, reply.body]).toEqual([400, 'The request could not be read. Unknown field: userType.'])
  },
)

test.each(OPEN)('AT3 what %s does not know gives nobody a right', async (path) => {
  const body = { ...SAMPLE_BODIES[path], ...MORE }
  const reply = path === 'gettoken' ? await member.get(`${path}?code=none&state=none&userType=ADMIN`) : undefined
  expect((reply ?? (await member.post(path, body))).statusCode).toBeGreaterThanOrEqual(400)
})

test('AT3 whoever asked for more rights has the same as before', async () => {
  expect((await member.get('getprofile')).json()).toMatchObject({ username: member.name, userType: 'REGULAR' })
  expect((await member.post('organisation/list')).statusCode).toBe(403)
})
