import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../child.ts'
import { functionsIn } from './functions.ts'
import { nearestOf, touchedBy } from './impact.ts'
import type { Parts } from './parts.ts'
import { partsOf } from './parts.ts'

const FOLDER = join('node_modules', '.cache', 'impact-test')
const MODULE = join(FOLDER, 'module.ts')
const SOURCE = `export const LIMIT = 3
export const outer = (n: number) => {
  const inner = () => n + LIMIT
  return inner()
}
export function other(text: string): string {
  return text
}
`
const write = (text: string) => writeFileSync(join(root, MODULE), text)

beforeAll(() => {
  mkdirSync(join(root, FOLDER), { recursive: true })
  write(SOURCE)
})
afterAll(() => rmSync(join(root, FOLDER), { recursive: true }))

/** Which of three tests run after a change: one calls `outer`, one `other`, one ran never. */
const touchedAfter = (change: (source: string) => string): string[] => {
  write(SOURCE)
  const { outside, functions } = partsOf(MODULE) as Parts
  const [outer = '', inner = '', other = ''] = functions
  const impact = new Map([
    ['calls-outer', { tookMs: 1, parts: { [MODULE]: [outside, outer, inner] } }],
    ['calls-other', { tookMs: 1, parts: { [MODULE]: [outside, other] } }],
  ])
  write(change(SOURCE))
  return touchedBy(impact, ['calls-outer', 'calls-other', 'new'])
}

test.each([
  ['nothing', (source: string) => source, ['new']],
  ['a function', (source: string) => source.replace('return text', 'return text.trim()'), ['calls-other', 'new']],
  ['a function in another', (source: string) => source.replace('n + LIMIT', 'n - LIMIT'), ['calls-outer', 'new']],
  ['what stands outside', (source: string) => source.replace('= 3', '= 4'), ['calls-outer', 'calls-other', 'new']],
  ['a new function', (source: string) => `${source}const third = () => 3\n`, ['calls-outer', 'calls-other', 'new']],
  ['all of it', () => '', ['calls-outer', 'calls-other', 'new']],
])('after a change of %s the tests run that executed it, and new ones', (_what, change, touched) => {
  expect(touchedAfter(change)).toEqual(touched)
})

test('a file that is gone touches who imported it', () => {
  expect(touchedBy(new Map([['a', { tookMs: 1, parts: { 'no/such.ts': ['hash'] } }]]), ['a'])).toEqual(['a'])
})

test('of touched tests run those that executed least, for a fifth of the time of all, and new ones', () => {
  const parts = (count: number) => ({ 'some.ts': Array.from({ length: count }, (_, index) => `hash ${index}`) })
  const impact = new Map([
    ['wide', { tookMs: 100, parts: parts(9) }],
    ['near', { tookMs: 100, parts: parts(1) }],
    ['next', { tookMs: 100, parts: parts(2) }],
    ['untouched', { tookMs: 700, parts: parts(3) }],
  ])
  expect(nearestOf(impact, ['wide', 'next', 'new', 'near'])).toEqual(['new', 'near', 'next'])
})

test('what vitest makes of a module has its functions in the same order', () => {
  const made = `__vite_ssr_exportName__("outer", () => { try { return outer } catch {} });
const LIMIT = 3;
const outer = (n) => {
	const inner = () => n + LIMIT;
	return inner();
};
function other(text) {
	return text;
}
`
  const texts = (functionsIn('a.js', made) ?? []).map(([start]) => made.slice(start, start + 8))
  expect(texts).toEqual(['(n) => {', '() => n ', 'function'])
  expect(functionsIn('a.ts', SOURCE)).toHaveLength(3)
  expect(functionsIn('a.ts', 'const = ')).toBeNull()
})
