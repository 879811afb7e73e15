import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logOptions, readable } from './log.ts'

const logged = (write: (log: pino.Logger) => void): string => {
  const stream = new PassThrough()
  write(pino(logOptions('info'), stream))
  return String(stream.read() ?? '')
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
