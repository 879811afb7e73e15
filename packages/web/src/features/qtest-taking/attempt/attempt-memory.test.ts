import { expect, test } from 'vitest'
import { createAttemptMemory } from './attempt-memory.ts'

const asha = { qtestId: 'q1', qtestName: 'Volcanoes', playerName: 'Asha' }

test('QP7 an attempt has a token of 128 bits, which stays for the same name, over a reload too', () => {
  const { attemptToken } = createAttemptMemory(sessionStorage).attemptOf(asha)
  expect(attemptToken).toMatch(/^[\w-]{22}$/)
  expect(createAttemptMemory(sessionStorage).attemptOf(asha).attemptToken).toBe(attemptToken)
})

test('QP7 another name, and another QTest, have tokens of their own', () => {
  const memory = createAttemptMemory(sessionStorage)
  const tokens = [asha, { ...asha, playerName: 'Ben' }, { ...asha, qtestId: 'q2' }].map(
    (who) => memory.attemptOf(who).attemptToken,
  )
  expect(new Set(tokens).size).toBe(3)
})

test('QP8 the tab knows which attempt it is in', () => {
  const memory = createAttemptMemory(sessionStorage)
  expect(memory.present()).toBeUndefined()
  memory.attemptOf(asha)
  memory.attemptOf({ ...asha, qtestId: 'q2' })
  expect(memory.present()?.qtestId).toBe('q2')
  memory.keep(memory.attemptOf(asha))
  expect(memory.present()?.qtestId).toBe('q1')
})

test('QP8 what cannot be read is no attempt', () => {
  sessionStorage.setItem('qtest', 'q1')
  for (const text of ['', 'no JSON', '{"qtestId":"q1"}']) {
    sessionStorage.setItem('qtest:q1', text)
    expect(createAttemptMemory(sessionStorage).present()).toBeUndefined()
  }
})
