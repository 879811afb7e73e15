import { endpoint } from '@quokka/contract/http'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { openTestApp } from '../../testing/test-app.ts'
import { route } from '../endpoints/mount-endpoint.ts'
import { done } from './successes.ts'

const base = { method: 'POST', caller: 'anyone', changes: false, maxBytes: 200, perMinute: 60, summary: '' } as const

test('LG12 a call that is done answers a sentence, and says in a header what it says in no language, in letters that a header takes', async () => {
  const remove = route(endpoint({ ...base, path: 'remove', body: z.strictObject({}), answer: 'text' }), () =>
    done('done/account-removed', { name: 'रीफ़ & co' }),
  )
  const app = await openTestApp({ routes: [remove] })
  const reply = await app.inject({ method: 'POST', url: '/qq/v1/remove' })
  expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'रीफ़ & co is deleted.',
  ])
  const [key, query] = String(reply.headers['refusal-says']).split('?')
  expect([key, new URLSearchParams(query).get('name')]).toEqual(['done/account-removed', 'रीफ़ & co'])
})
