import { AsyncResource } from 'node:async_hooks'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { beginRequest, doFor } from '../tracing/request-id.ts'
import { logOptions, readable } from './log.ts'

const logged = (write: (log: pino.Logger) => void): string => {
  let text = ''
  write(pino(logOptions('info'), { write: (line) => (text += line) }))
  return text
}

test('OP7 nothing that proves who somebody is, and no answer, reaches the log', () => {
  const text = logged((log) =>
    log.info({
      cookie: 'secret-1',
      headers: { cookie: 'secret-2', authorization: 'secret-3', 'set-cookie': 'secret-4' },
      request: { headers: { cookie: 'secret-5' } },
      credential: 'secret-6',
      payload: { playerAnswer: 'secret-7', playerEmail: 'secret-8' },
    }),
  )
  expect(text).not.toContain('secret')
  expect(text).toContain('(not logged)')
})

test('OP7 a line break in a value does not make a second line, neither as JSON nor in a terminal', () => {
  const text = logged((log) => log.warn({ name: 'a\n{"level":60}' }, 'first\nsecond'))
  expect(text.trimEnd().split('\n')).toHaveLength(1)
  const line = readable(text)
  expect(line.trimEnd().split('\n')).toHaveLength(1)
  expect(line).toMatch(/^\d\d:\d\d:\d\d warn first\\nsecond name="a\\n\{/)
})

test('OP7 lines below the level are left out', () => {
  expect(logged((log) => log.debug('quiet'))).toBe('')
})

test('OP50 of a failure type, message and stack are told, not the values that a database names, nor a request or an answer', () => {
  const violation = Object.assign(new Error('duplicate key value violates unique constraint "account_email"'), {
    ...{ code: '23505', table: 'account', constraint: 'account_email', detail: 'Key (email)=(planted-1) exists.' },
    ...{ where: 'planted-2', parameters: ['planted-3'] },
  })
  const unread = Object.assign(new Error('invalid input syntax for type uuid: "planted-4"'), { code: '22P02' })
  const reply = { request: { headers: { cookie: 'planted-5' }, ip: 'planted-6' } }
  const text = logged((log) => {
    log.error({ err: violation }, 'first')
    log.error({ err: unread }, 'second')
    log.error({ err: 'planted-7' }, 'third')
    log.error({ res: reply, req: reply.request }, 'fourth')
  })
  expect(text).not.toContain('planted')
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ err }) => [err?.type, err?.code, err?.constraint])).toEqual([
    ['Error', '23505', 'account_email'],
    ['Error', '22P02', undefined],
    ['string', undefined, undefined],
    [undefined, undefined, undefined],
  ])
  for (const { err } of lines.slice(0, 2)) expect(err.stack).toMatch(/^\s+at .*log\.test/mu)
})

test('OP48 a line has the id of the request or job for which it is written, one at another time none', async () => {
  let later = () => {}
  let end = () => {}
  const lines: { msg: string; requestId?: string }[] = []
  const log = pino(logOptions('info'), { write: (line) => lines.push(JSON.parse(line)) })
  end = beginRequest('request-1', () => {
    log.info('during')
    later = AsyncResource.bind(() => log.info('a timer that the request has set'))
  })
  later()
  end()
  later()
  await beginRequestWith(async () => {
    await doFor('request-2', async () => log.info('a job of another request'))
    await doFor(undefined, async () => log.info('a job of none'))
  })
  log.info('outside')
  expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['during', 'request-1'],
    ['a timer that the request has set', 'request-1'],
    ['a timer that the request has set', undefined],
    ['a job of another request', 'request-2'],
    ['a job of none', undefined],
    ['outside', undefined],
  ])
})

const beginRequestWith = (work: () => Promise<void>): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  beginRequest('request-3', () => void work().then(resolve, reject))
  return promise
}
