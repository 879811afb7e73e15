import { checkRoomId, removeAccountOf } from '@quokka/contract/http'
import { expect, test, vi } from 'vitest'
import '../../messages/stage.ts'
import { loadPart } from '../language/language.ts'
import { speak } from '../text/translate.ts'
import { call } from './call.ts'
import { onUnauthorized } from './unauthorized.ts'

const text = (status: number, sentence: string) =>
  new Response(sentence, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

const around = (...answers: (Response | Error)[]) => {
  const slept: number[] = []
  const fetchAnswer = vi.fn(async (_url: unknown, _init?: RequestInit) => {
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer ?? new Error('asked once too often')
  })
  return { slept, fetch: fetchAnswer, sleep: async (ms: number) => void slept.push(ms) }
}

test('WB7 a call sends its body as JSON with the cookies and parses the answer', async () => {
  const outside = around(
    Response.json({ roomIdExistsFlag: true, ownSeat: null, safeNames: false, language: null, refusal: null }),
  )
  expect(await call(checkRoomId, { roomId: 'hk4pwt' }, outside)).toEqual({
    ok: true,
    value: { roomIdExistsFlag: true, ownSeat: null, safeNames: false, language: null, refusal: null },
  })
  expect(outside.fetch).toHaveBeenCalledWith(
    '/qq/v1/checkroomid',
    expect.objectContaining({ method: 'POST', credentials: 'include', body: '{"roomId":"hk4pwt"}' }),
  )
})

test('WB7 a call to a server that starts or drains is retried after 2 s and after 4 s, then given up', async () => {
  const patient = around(
    text(511, ''),
    text(511, ''),
    Response.json({ roomIdExistsFlag: false, ownSeat: null, safeNames: false, language: null, refusal: null }),
  )
  expect((await call(checkRoomId, { roomId: 'x' }, patient)).ok).toBe(true)
  expect(patient.slept).toEqual([2_000, 4_000])

  const inVain = around(text(511, 'Starting'), text(511, 'Starting'), text(511, 'Starting'))
  expect(await call(checkRoomId, { roomId: 'x' }, inVain)).toEqual({ ok: false, sentence: 'Starting', status: 511 })
})

test('WB8 the sentence of the server is shown; without one the fallback', async () => {
  expect(await call(checkRoomId, { roomId: 'x' }, around(text(409, 'Not now.')))).toMatchObject({
    sentence: 'Not now.',
  })
  const fallback = 'Something went wrong. Kindly try again later.'
  expect(await call(checkRoomId, { roomId: 'x' }, around(text(500, '')))).toMatchObject({ sentence: fallback })
  const page = new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } })
  expect(await call(checkRoomId, { roomId: 'x' }, around(page))).toMatchObject({ sentence: fallback })
})

test('WB30 a refusal brings its code, one that this page does not know too', async () => {
  for (const code of ['room/closed', 'quiz/of-a-later-version']) {
    const refused = new Response('In other words.', { status: 409, headers: { 'refusal-code': code } })
    expect(await call(checkRoomId, { roomId: 'x' }, around(refused))).toMatchObject({ ok: false, status: 409, code })
  }
  expect(await call(checkRoomId, { roomId: 'x' }, around(text(409, 'Not now.')))).not.toHaveProperty('code')
})

test('WB8 an answer that is not what the contract says is a failure', async () => {
  const odd = around(Response.json({ roomIdExistsFlag: 'perhaps' }))
  expect(await call(checkRoomId, { roomId: 'x' }, odd)).toMatchObject({ ok: false, status: 200 })
  expect(await call(checkRoomId, { roomId: 'x' }, around(new Response('{')))).toMatchObject({ ok: false })
})

test('WB8 no connection is a failure with a sentence of its own', async () => {
  expect(await call(checkRoomId, { roomId: 'x' }, around(new TypeError('Failed to fetch')))).toEqual({
    ok: false,
    sentence: 'No connection to the server. Check your internet and try again.',
  })
})

test('WB9 a 401 with a blank body is told to the app; wrong credentials are not', async () => {
  const told: string[] = []
  const stop = onUnauthorized((sentence) => told.push(sentence))
  await call(checkRoomId, { roomId: 'x' }, around(text(401, 'Incorrect password')))
  expect(told).toEqual([])
  const outcome = await call(checkRoomId, { roomId: 'x' }, around(text(401, '')))
  stop()
  expect(outcome).toMatchObject({ sentence: 'Unauthorized access please login to proceed', status: 401 })
  expect(told).toEqual(['Unauthorized access please login to proceed'])
})

test('LG12 what a call has done is said in the language in use with its values, or as it came', async () => {
  const done = () =>
    around(
      new Response('reef is deleted.', {
        headers: { 'content-type': 'text/plain', 'refusal-says': 'done/account-removed?name=reef' },
      }),
    )
  const remove = () => call(removeAccountOf, { userId: 'u' }, done())
  expect(await remove()).toEqual({ ok: true, value: 'reef is deleted.' })
  await loadPart('refusals')
  speak('hi', [{ refusals: { 'done/account-removed': '{{name}} मिट गया।' } }])
  expect(await remove()).toEqual({ ok: true, value: 'reef मिट गया।' })
  speak('ta', [])
  expect(await remove()).toEqual({ ok: true, value: 'reef is deleted.' })
  speak('en', [])
})
