import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Finding, PlantedTree } from './planted-tree.ts'
import { openPlantedTree } from './planted-tree.ts'
import { allowed, violations } from './planted-violations.ts'

let tree: PlantedTree
let findings: Finding[]

beforeAll(() => {
  tree = openPlantedTree()
  tree.plant({
    ...allowed,
    ...Object.fromEntries(violations.map(([, path, text]) => [path, text])),
    'packages/server/src/circle-b.ts': "import type { A } from './circle-a.ts'\nexport type B = { a: A }",
    'packages/server/src/ports.ts': 'export const a = 1',
  })
  findings = tree.lint()
}, 60_000)
afterAll(() => tree.remove())

describe('the linter sees that', () => {
  test.each(violations)('%s', (_what, path, _text, rule, message = '') => {
    const found = findings.filter((finding) => finding.path === path)
    expect(found).toContainEqual(expect.objectContaining({ rule, message: expect.stringContaining(message) }))
  })

  test.each(Object.keys(allowed))('%s is in order', (path) => {
    expect(findings.filter((finding) => finding.path === path)).toEqual([])
  })

  test('every plugin runs to its end', () => {
    expect(findings.filter((finding) => finding.message.includes('errored'))).toEqual([])
  })
})

test('the linter sees a forgotten await', { timeout: 60_000 }, () => {
  tree.plant({
    'packages/server/src/forgotten.ts':
      'const commit = async (): Promise<void> => {}\nexport const end = (): void => {\n  commit()\n}',
  })
  expect(tree.output('oxlint', ['--type-aware', 'packages/server/src/forgotten.ts'])).toContain('no-floating-promises')
})

test('the compiler knows no timers and no network in core', { timeout: 60_000 }, () => {
  const text = 'setTimeout(() => {}, 1)\nfetch("/")\nconsole.log(process.env)'
  tree.plant({
    'packages/core/tsconfig.json': '{ "extends": "../../tsconfig.base.json", "include": ["src/outside.ts"] }',
    'packages/core/src/outside.ts': `${text}\nexport {}`,
  })
  const errors = tree.output('tsc', ['--noEmit', '-p', 'packages/core'])
  for (const name of ['setTimeout', 'fetch', 'console', 'process'])
    expect(errors).toContain(`Cannot find name '${name}'`)
})
