import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { avoidedWording, commentsOf, titlesOf, wordingToAvoid } from './wording.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const avoid = wordingToAvoid(read('docs/glossary.md'))
const sources = globSync('{packages/*/{src,scripts,bundling},tests,scripts}/**/*.{ts,tsx,mjs,css}', {
  cwd: root,
}).filter((path) => !path.endsWith('glossary.test.ts'))
/** Written so that no other check takes the sample below for a test of this rule. */
const RULE = 'WB1'
const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path)

test('the list in the glossary is read', () => {
  expect(avoid).toContain('sleeps')
  expect(avoid).toContain('unless told')
  expect(avoid.length).toBeGreaterThan(20)
})

test.each([
  ['A button sleeps.', ['sleeps']],
  ['The Own place, unless\n * told otherwise', ['The Own', 'unless\n * told']],
  ['`sleeps` is quoted, and ownership is a word', []],
])('in %j the wording to avoid is %j', (text, found) => {
  expect(avoidedWording(text, avoid)).toEqual(found)
})

test('comments and titles are found, texts of the interface are not', () => {
  const source = `
    /** A button
     *  sleeps. */
    const text = 'It sleeps // not a comment' // hung up here
    test('${RULE} the own place', () => {})
    test.each(['anew'])('${RULE} whoever mails %s', () => {})
  `
  expect(avoidedWording(commentsOf(source), avoid)).toEqual(['sleeps', 'hung up'])
  expect(titlesOf(source)).toEqual([`${RULE} the own place`, `${RULE} whoever mails %s`])
})

test('the pages avoid the wording', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })]
  const found = pages.map((path) => ({ path, wording: avoidedWording(read(path), avoid) }))
  expect(found.filter(({ wording }) => wording.length > 0)).toEqual([])
})

test('comments avoid the wording', () => {
  const found = sources.map((path) => ({ path, wording: avoidedWording(commentsOf(read(path)), avoid) }))
  expect(found.filter(({ wording }) => wording.length > 0)).toEqual([])
})

test('test titles avoid the wording and name their subject', () => {
  const titles = sources.filter(isTest).flatMap((path) => titlesOf(read(path)).map((title) => ({ path, title })))
  expect(titles.length).toBeGreaterThan(1000)
  const found = titles.filter(
    ({ title }) => avoidedWording(title, avoid).length > 0 || /^(?:[A-Z]{2}\d+[ ,]+)+who /.test(title),
  )
  expect(found).toEqual([])
})
