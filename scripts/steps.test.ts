import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runInGroup } from './child.ts'
import type { Planned, Step } from './steps.ts'
import { runSteps } from './steps.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const told = () => vi.mocked(console.log).mock.calls.map(([line]) => String(line))
const never = new AbortController().signal

/** A step that runs until it is told how it ends. */
class Trial {
  readonly step: Step
  readonly end: (outcome: boolean | string) => void
  isRunning = false

  constructor(name: string) {
    const { promise, resolve } = Promise.withResolvers<boolean | string>()
    this.end = (outcome) => {
      this.isRunning = false
      resolve(outcome)
    }
    const run: Step['run'] = async ({ print, ended }) => {
      this.isRunning = true
      print(`${name} speaks\n`)
      ended.addEventListener('abort', () => this.end(false))
      return promise
    }
    this.step = { name, run }
  }
}

const trials = (...names: string[]) => names.map((name) => new Trial(name)) as [Trial, Trial, Trial, Trial]
const runningOf = (all: readonly Trial[]) => all.filter(({ isRunning }) => isRunning).map(({ step }) => step.name)

test('a step begins when what it comes after has passed and the place of its kind is free', async () => {
  const all = trials('build', 'types', 'faults', 'unit')
  const [build, types, faults, unit] = all
  const plan: Planned[] = [
    { step: types.step, kind: 'works' },
    { step: build.step, kind: 'waits' },
    { step: unit.step, kind: 'works' },
    { step: faults.step, kind: 'waits', after: [build.step, types.step] },
  ]
  const ended = runSteps(plan, never)
  expect(runningOf(all)).toEqual(['build', 'types'])
  build.end('no source')
  await nextTurn()
  expect(runningOf(all)).toEqual(['types'])
  types.end(true)
  await nextTurn()
  expect(runningOf(all)).toEqual(['faults', 'unit'])
  faults.end(true)
  unit.end(true)
  expect(await ended).toBeNull()
  expect(told().findIndex((line) => line.includes('types speaks\n✓ types'))).toBeGreaterThan(0)
  expect(told().join('\n')).toContain('– build left out: no source')
  expect(told().at(-1)).toMatch(/^ +0 to +0 s +0 s {2}types\n/)
  expect(told().at(-1)?.split('\n')).toHaveLength(4)
})

test('the first that fails ends those that run and stops those that have not begun', async () => {
  const all = trials('types', 'build', 'unit', 'faults')
  const [types, build, unit, faults] = all
  const ended = runSteps(
    [
      { step: types.step, kind: 'works' },
      { step: build.step, kind: 'waits' },
      { step: unit.step, kind: 'works' },
      { step: faults.step, kind: 'waits' },
    ],
    never,
  )
  build.end(false)
  expect(await ended).toBe('build')
  expect(runningOf(all)).toEqual([])
  expect(told().filter((line) => line.startsWith('▸'))).toEqual(['▸ types', '▸ build'])
  expect(told()).toContain('– types ended')
})

test('who is stopped gets to see what the steps printed so far, and they have failed', async () => {
  const [unit, faults] = trials('unit', 'faults')
  const stop = new AbortController()
  const ended = runSteps(
    [
      { step: unit.step, kind: 'works' },
      { step: faults.step, kind: 'waits' },
    ],
    stop.signal,
  )
  stop.abort()
  expect(await ended).toBe('unit')
  expect(told().join('\n')).toMatch(/unit speaks.*faults speaks/s)
})

test('steps that wait for each other are a mistake, not a success', async () => {
  const [first, second] = trials('first', 'second')
  const plan: Planned[] = [
    { step: first.step, kind: 'works', after: [second.step] },
    { step: second.step, kind: 'works', after: [first.step] },
  ]
  await expect(runSteps(plan, never)).rejects.toThrow('wait for each other')
})

test('with a program ends what it started', async () => {
  const stop = new AbortController()
  const child = "require('node:child_process').spawn('sleep', ['600'], { stdio: 'inherit' })"
  const print = vi.fn<(text: string) => void>()
  const exitCode = runInGroup([process.execPath, '--eval', `console.log(${child}.pid); setInterval(() => {}, 1000)`], {
    print,
    ended: stop.signal,
  })
  await vi.waitFor(() => expect(print).toHaveBeenCalled(), 10_000)
  const pid = Number(print.mock.calls[0]?.[0])
  expect(() => process.kill(pid, 0)).not.toThrow()
  stop.abort()
  expect(await exitCode).not.toBe(0)
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 10_000)
})
