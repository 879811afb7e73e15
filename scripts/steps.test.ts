import type { StdioOptions } from 'node:child_process'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { run } from './child.ts'
import { runSteps, sideBySide } from './steps.ts'

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

test('steps side by side run at once, to their ends; what the others print comes in one piece after the first', async () => {
  const steps: string[] = []
  const { promise: otherBegan, resolve: begin } = Promise.withResolvers<void>()
  const first = {
    name: 'first',
    run: async () => {
      await otherBegan
      steps.push('first ends')
      return false
    },
  }
  const other = (name: string) => ({
    name,
    run: async (stdio: StdioOptions) => {
      begin()
      return (await run(process.execPath, ['--print', `'${name} speaks'`], { stdio })) === 0
    },
  })
  expect(await runSteps([sideBySide(first, [other('second'), other('third')])])).toBe(
    'first beside second beside third',
  )
  const told = vi.mocked(console.log).mock.calls.map(([line]) => String(line))
  expect(steps).toEqual(['first ends'])
  expect(told.findIndex((line) => line.includes('✗ first failed'))).toBeLessThan(
    told.findIndex((line) => line.includes('second speaks')),
  )
  expect(told.filter((line) => /second speaks\n✓ second|third speaks\n✓ third/u.test(line))).toHaveLength(2)
})
