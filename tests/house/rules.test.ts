import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const rulesPage = readFileSync(join(root, 'docs', 'rules.md'), 'utf8')
const sections = [...rulesPage.matchAll(/^## .+ \(([A-Z]{2})\)$/gm)].flatMap(([, section]) => section ?? [])
const rules = [...rulesPage.matchAll(/^- \*\*([A-Z]{2}\d+)\*\* \S/gm)].flatMap(([, number]) => number ?? [])

/** The numbers with which test titles begin (`'SC1 a late answer…'`, or several: `'SC1 SC2 …'`), each with its file. */
const citations = globSync(['packages/*/{src,scripts}/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.ts'], {
  cwd: root,
}).flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/(?<!describe)\(\s*['"`]((?:[A-Z]{2}\d+[ ,:]+)+)/g)]
    .flatMap(([, numbers = '']) => numbers.match(/[A-Z]{2}\d+/g) ?? [])
    .map((number) => ({ number, path })),
)

test('every rule is in a known section, once', () => {
  expect(rules.filter((number) => !sections.includes(number.slice(0, 2)))).toEqual([])
  expect(rules.filter((number, index) => rules.indexOf(number) !== index)).toEqual([])
})

test('every rule has a test', () => {
  const tested = new Set(citations.map(({ number }) => number))
  expect(rules.filter((number) => !tested.has(number))).toEqual([])
})

test('every number in a title is a rule', () => {
  const known = new Set(rules)
  expect(citations.filter(({ number }) => !known.has(number))).toEqual([])
})
