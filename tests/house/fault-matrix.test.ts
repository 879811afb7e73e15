import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const lines = readFileSync(join(root, 'docs', 'reliability.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| F\d+ \|/.test(line))

/** Files that a line names, each with the numbers after it. */
const namedIn = (line: string) =>
  [...line.matchAll(/`([^`]+\.test\.tsx?)`((?: [A-Z]{2}\d+)+)/g)].map(([, path = '', numbers = '']) => ({
    path,
    numbers: numbers.trim().split(' '),
  }))

test('the fault matrix has every fault, each with a test or with what is not shown', () => {
  expect(lines.map((line) => /^\| (F\d+)/.exec(line)?.[1])).toEqual(Array.from({ length: 28 }, (_, at) => `F${at + 1}`))
  expect(lines.filter((line) => namedIn(line).length === 0 && !line.includes('not shown:'))).toEqual([])
})

test('the tests that the fault matrix names exist', () => {
  const missing = lines.flatMap(namedIn).flatMap(({ path, numbers }) => {
    const source = readFileSync(join(root, path), 'utf8')
    return numbers
      .filter((number) => !new RegExp(`['"\`][A-Z0-9 ]*\\b${number}\\b`).test(source))
      .map((number) => [path, number])
  })
  expect(missing).toEqual([])
})
