import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Pages } from './citations.ts'
import { danglingCitations } from './citations.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const numbersIn = (path: string, pattern: RegExp): Set<string> =>
  new Set([...read(path).matchAll(pattern)].flatMap(([, number]) => number ?? []))

const SECTION = /^## (\d+)\. /gm
const markdown = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
const pages: Pages = {
  sections: {
    contract: numbersIn('docs/contract.md', SECTION),
    reliability: numbersIn('docs/reliability.md', SECTION),
  },
  rules: numbersIn('docs/rules.md', /^- \*\*([A-Z]{2}\d+)\*\* \S/gm),
  decisions: new Set(globSync('docs/decisions/*.md', { cwd: root }).map((path) => basename(path).slice(0, 4))),
  files: new Set([...markdown.map((path) => basename(path)), 'NOTICE.md']),
}

/** What may speak of the specification: the pages that say where the product departs from it. */
const OF_DEPARTURES = ['docs/deviations.md', 'README.md']
const sources = globSync(
  ['packages/**/*.{ts,tsx,mjs,css,sql,html}', '{tests,scripts}/**/*.{ts,mjs,grit}', '*.{ts,json}', '.ci/*'],
  { cwd: root, exclude: (path) => ['node_modules', 'dist', 'generated'].includes(basename(path)) },
).filter((path) => !path.startsWith('tests/house/citations') && path !== 'package-lock.json')

const EXAMPLE: Pages = {
  sections: { contract: new Set(['1']), reliability: new Set(['1', '2']) },
  rules: new Set(['SC1', 'SC2', 'RM1']),
  decisions: new Set(['0006', '0007']),
  files: new Set(['rules.md', 'reliability.md']),
}

test.each([
  'Fits contract §1 and reliability §2.',
  'in one row (contract §1, reliability §1 to §2; decision 0006)',
  'the wire form (contract\n * §1).',
  'See [reliability](reliability.md) §1 and docs/rules.md.',
  'Rules SC1, SC2 and RM1. Decisions 0006 and 0007.',
  'Of a range (RFC 9110 §13, §14).',
  'The text of SC1 and a hash of SHA256, colour #AD2026.',
])('%j leads somewhere', (text) => {
  expect(danglingCitations(text, EXAMPLE)).toEqual([])
})

test.each([
  ['as said (contract §9)', 'contract §9'],
  ['as said (contract §1 and §9)', 'contract §1 and §9'],
  ['Contract §9, "Differs"', 'Contract §9'],
  ['as said (reliability\n// §9)', 'reliability §9'],
  ['as said (live play §1)', '(live play §1'],
  ['as said (§1)', 'as said (§1'],
  ['as said (RELIABILITY §1, 35)', 'said (RELIABILITY §1'],
  ['as said (PAGE 3.2 #19)', 'PAGE 3.2'],
  ['as said (PAGE, "how to live")', 'PAGE, "h'],
  ['Rule SC9.', 'SC9'],
  ['Rules SC1, SC9', 'SC9'],
  ['Rules SC1 to SC9', 'SC9'],
  ['Rule XY1.', 'XY1'],
  ['counts once (RM9)', 'RM9'],
  ['decision 0010', 'decision 0010'],
  ['decisions 0006 and 0010', 'decision 0010'],
  ['as measured (0010)', 'decision 0010'],
  ['see docs/gone.md', 'gone.md'],
  ['the step of the specification', 'specification'],
  ['in words that the specs have', 'the specs'],
])('%j leads nowhere', (text, dangling) => {
  expect(danglingCitations(text, EXAMPLE)).toContain(dangling)
})

test('a page may cite its own sections by their numbers alone', () => {
  expect(danglingCitations('as said in §1', EXAMPLE, 'contract')).toEqual([])
  expect(danglingCitations('as said in §9', EXAMPLE, 'contract')).toEqual(['said in §9'])
})

test('every citation in the sources leads to something that exists', () => {
  const dangling = sources.flatMap((path) => danglingCitations(read(path), pages).map((text) => ({ path, text })))
  expect(sources.length).toBeGreaterThan(800)
  expect(dangling).toEqual([])
})

test('every citation in the pages leads to something that exists', () => {
  const dangling = markdown.flatMap((path) =>
    danglingCitations(read(path), pages, basename(path, '.md')).map((text) => ({ path, text })),
  )
  const isDeparture = ({ path, text }: { path: string; text: string }) =>
    OF_DEPARTURES.includes(path) && text.toLowerCase() === 'specification'
  expect(dangling.filter((found) => !isDeparture(found))).toEqual([])
})
