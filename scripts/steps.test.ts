import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runSteps } from './steps.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

test('steps run in order up to the first that fails; a step left out does not fail', async () => {
  const ran: string[] = []
  const step = (name: string, outcome: boolean | string) => ({
    name,
    run: () => {
      ran.push(name)
      return Promise.resolve(outcome)
    },
  })
  expect(await runSteps([step('a', true), step('b', 'no browser'), step('c', false), step('d', true)])).toBe('c')
  expect(ran).toEqual(['a', 'b', 'c'])
  expect(await runSteps([step('a', true), step('b', 'no browser')])).toBeNull()
})
