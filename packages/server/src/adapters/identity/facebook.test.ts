import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { facebook } from './facebook.ts'
import { identityProviders } from './providers.ts'

const CLIENT = { clientId: '1234', clientSecret: 'a secret' }
const REDIRECT_URI = 'https://quiz.example/redirect/login'

/** What Facebook's own server does of OAuth, and who it says came. */
const graph = {
  person: {} as object | string,
  status: 200,
  /** Codes that were given, each with its challenge. */
  codes: new Map<string, string>(),
}
const serve = async (request: IncomingMessage, reply: ServerResponse): Promise<unknown> => {
  const answer = (status: number, body: object | string) =>
    reply
      .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  const url = new URL(request.url ?? '/', 'http://here')
  if (url.pathname === '/oauth/access_token') {
    const form = new URLSearchParams(await text(request))
    const challenge = graph.codes.get(form.get('code') ?? '')
    graph.codes.delete(form.get('code') ?? '')
    const isRight =
      form.get('client_id') === CLIENT.clientId &&
      form.get('client_secret') === CLIENT.clientSecret &&
      form.get('redirect_uri') === REDIRECT_URI &&
      challenge ===
        createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url')
    if (isRight) return answer(200, { access_token: 'token-of-ada', token_type: 'bearer', expires_in: 5_000 })
    return answer(400, { error: 'invalid_grant' })
  }
  if (url.pathname === '/me' && request.headers.authorization === 'Bearer token-of-ada')
    return answer(graph.status, graph.person)
  return answer(404, {})
}
const server = createServer((request, reply) => void serve(request, reply))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const origin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
afterAll(() => void server.close())

const failures: string[] = []
const provider = facebook({ ...CLIENT, origin, onFailure: (why) => failures.push(why) })
beforeEach(() => {
  failures.length = 0
  graph.person = { id: '77', name: 'Ada L', email: 'ada@example.org', first_name: 'Ada', last_name: 'Lovelace' }
  graph.status = 200
})

const begun = async () => {
  const begin = await provider.begin(REDIRECT_URI)
  if (begin === undefined) throw new Error(failures.join())
  const left = new URL(begin.address)
  graph.codes.set('code-1', left.searchParams.get('code_challenge') ?? '')
  return { begin, left, back: new URL(`${REDIRECT_URI}?code=code-1&state=${begin.state}`) }
}

test('SL2 the way to Facebook carries state and a PKCE challenge', async () => {
  const { begin, left } = await begun()
  expect(`${left.origin}${left.pathname}`).toBe(`${origin}/dialog/oauth`)
  expect(Object.fromEntries(left.searchParams)).toEqual({
    response_type: 'code',
    client_id: '1234',
    redirect_uri: REDIRECT_URI,
    scope: 'public_profile email',
    state: begin.state,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
})

test('SL10 Facebook says by its graph who came; the identity is the id there', async () => {
  const { begin, back } = await begun()
  expect(await provider.complete(back, begin)).toEqual({
    issuer: 'https://www.facebook.com',
    subject: '77',
    verifiedEmail: 'ada@example.org',
    givenName: 'Ada',
    familyName: 'Lovelace',
  })
  expect(failures).toEqual([])
})

test('SL10 somebody may have no email there, or keep it', async () => {
  graph.person = { id: '78', name: 'Ben' }
  const { begin, back } = await begun()
  expect(await provider.complete(back, begin)).toMatchObject({ subject: '78', verifiedEmail: undefined, givenName: '' })
})

test('SL5 a code that was used, another verifier and another state let nobody in', async () => {
  const first = await begun()
  await provider.complete(first.back, first.begin)
  expect(await provider.complete(first.back, first.begin)).toBeUndefined()
  const second = await begun()
  expect(await provider.complete(second.back, { ...second.begin, verifier: 'x'.repeat(43) })).toBeUndefined()
  const third = await begun()
  expect(await provider.complete(third.back, { ...third.begin, state: 'x' })).toBeUndefined()
  expect(failures).toHaveLength(3)
})

test.each([
  ['an error', 400, { error: { message: 'Invalid token token-of-ada' } }],
  ['nobody', 200, {}],
  ['rubbish', 200, '<html>ada@example.org'],
])('SL9 a graph that answers %s lets nobody in, and its answer is not told', async (_, status, person) => {
  Object.assign(graph, { status, person })
  const { begin, back } = await begun()
  expect(await provider.complete(back, begin)).toBeUndefined()
  expect(failures).toHaveLength(1)
  expect(failures.join()).not.toMatch(/ada@|token-of-ada/)
})

test.each([
  [{}, []],
  [{ GOOGLE_CLIENT_ID: 'a' }, []],
  [{ FACEBOOK_CLIENT_SECRET: 'b' }, []],
  [{ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }, ['google']],
  [{ FACEBOOK_CLIENT_ID: 'a', FACEBOOK_CLIENT_SECRET: 'b' }, ['facebook']],
])('SL8 with %j the providers are %j', (environment, offered) => {
  const read = readConfig(environment)
  if (!read.ok) throw new Error(read.problems.join())
  expect([...identityProviders(read.config, () => {}).keys()]).toEqual(offered)
})
