import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { History } from './history.ts'
import { table } from './table.ts'
import type { Outcome } from './test-run.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flakes-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () => new History(join(folder, 'flakes.json'))
const passed: Outcome = { result: 'passed', failures: [], seconds: 1 }
const failed = (title: string): Outcome => ({
  result: 'failed',
  failures: [{ title, error: 'Error: no', log: 'a.log' }],
  seconds: 1,
})

/** The files that a history lets run one after another, each of them passing. */
const order = (history: History, files: readonly string[], count: number) =>
  Array.from({ length: count }, () => {
    const file = history.next(files) ?? ''
    history.add(file, passed)
    return file
  })

test('a file that failed before comes first and three times as often, the others by how little they ran', () => {
  const before = open()
  before.add('b', passed)
  before.add('c', failed('x'))
  expect(order(open(), ['a', 'b', 'c'], 8)).toEqual(['c', 'c', 'c', 'a', 'b', 'c', 'c', 'c'])
  expect(open().next([])).toBeUndefined()
})

test('a later time adds up, and failures of one test are one whatever its seed', () => {
  const first = open()
  first.add('a', failed('RM1 games (seed 17)'))
  first.add('a', passed)
  const second = open()
  second.add('a', failed('RM1 games (seed 4)'))
  expect(second.ofThisTime()).toMatchObject([{ runs: 1, failed: 1 }])
  expect(second.ofAllTime()).toEqual([
    {
      file: 'a',
      runs: 3,
      failed: 2,
      failures: [{ title: 'RM1 games (seed 4)', error: 'Error: no', log: 'a.log', count: 2 }],
    },
  ])
  expect(table(second.ofAllTime()).split('\n')).toEqual([
    'file      runs    failed     share',
    'a            3         2    66.7 %',
    '  2 × RM1 games (seed 4)',
    '      Error: no',
    '      a.log',
  ])
})
