import { lockQTest } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import { expect, test } from 'vitest'
import type { Route, Visitor } from '../http/endpoints/mount-endpoint.ts'
import { currentRequestId, doFor } from '../tracing/request-id.ts'
import { createCalls } from './calls.ts'

const QTEST_ID = 'abcdefghijklmnopqrstuvwxyz'
const visitor = {
  sent: { cookie: undefined, host: undefined },
  addressKey: '192.0.2.1',
  setCookie: () => {},
} as unknown as Visitor

test('OP48 a call that another node answers is answered there under its id', async () => {
  const seen: (string | undefined)[] = []
  const route: Route = {
    endpoint: { ...lockQTest, caller: 'anyone' },
    answer: async () => {
      seen.push(currentRequestId())
      return ok('done')
    },
  }
  const node = (elsewhere: Parameters<typeof createCalls>[0]['elsewhere']) =>
    createCalls({ routes: [route], elsewhere, visitorOf: async () => visitor, isHeld: () => true })
  const there = node({ ask: () => Promise.reject(new Error('it is here')) } as never)
  const here = node({
    // As another process would: nothing of this one's context goes along.
    ask: async (_: string, { text }: { text(): string }) => {
      const sent = text()
      return ok({ there: await doFor(undefined, () => there.answer(sent)) })
    },
  } as never)
  const call = () => here.routes[0]?.answer({ qtestId: QTEST_ID }, visitor)
  expect(await doFor('request-1', async () => call())).toEqual(ok('done'))
  expect(await call()).toEqual(ok('done'))
  expect(seen).toEqual(['request-1', undefined])
})
