import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultsOf } from './security-page.ts'

const root = join(import.meta.dirname, '..', '..')
const LINES = 68

const EXAMPLE = `
| 1 | Nobody comes in. | [SO2][door], [SO3 a wrong path][door] |
| 2 | Nothing leaves. | Not built |

[door]: ../tests/door.test.ts
`
const DOOR = "['SO2 shut', 'SO2, SO3 a wrong path is shut', 'SO14 late']"
const sourceOf = (path: string) => (path === 'tests/door.test.ts' ? DOOR : undefined)

test('a page whose lines and tests are there has no fault', () => {
  expect(faultsOf(EXAMPLE, 2, sourceOf)).toEqual([])
})

test.each([
  ['a missing line', EXAMPLE.replace('| 2 |', '| 3 |'), 'line 2 is not there once'],
  ['a line that stands twice', EXAMPLE.replace('| 2 |', '| 1 |'), 'line 1 is not there once'],
  ['a line without a word', EXAMPLE.replace('Not built', ''), 'line 2 says nothing'],
  ['another rule', EXAMPLE.replace('[SO2]', '[SO1]'), 'line 1: door has no test "SO1"'],
  ['other words', EXAMPLE.replace('a wrong path', 'a right path'), 'line 1: door has no test "SO3 a right path"'],
  ['a file that is gone', EXAMPLE.replace('door.test.ts', 'gate.test.ts'), 'line 1: door has no test "SO2"'],
  ['a file that nobody names', `${EXAMPLE}[gate]: ../tests/gate.test.ts\n`, 'gate is linked by no line'],
])('%s is a fault', (_, page, fault) => {
  expect(faultsOf(page, 2, sourceOf)).toContain(fault)
})

test('every line of the page is there, and so is every test that it names', () => {
  const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8')
  const read = (path: string) =>
    path !== '' && existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
  expect(faultsOf(page, LINES, read)).toEqual([])
})
