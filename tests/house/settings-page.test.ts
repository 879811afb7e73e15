import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KEYS, readConfig } from '../../packages/server/src/config.ts'

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'settings.md'), 'utf8')
const rows = [...page.matchAll(/^\| `([A-Z0-9_]+)` \| (.+?) \| (.+?) \| .+ \|$/gm)].map(
  ([, key = '', byDefault = '', unit]) => ({
    key,
    byDefault: byDefault.replaceAll('`', ''),
    unit,
  }),
)
const read = readConfig({})
const defaults = new Map<string, unknown>(read.ok ? Object.entries(read.config) : [])

/** How the page writes a default; none, and an empty list, are a dash. */
const written = (value: unknown): string => (value === undefined || String(value) === '' ? '–' : String(value))

test('the page has every setting of the server once, and no other', () => {
  expect(rows.map(({ key }) => key).sort()).toEqual(Object.keys(KEYS).sort())
})

test('the page says of every setting what it is by default', () => {
  expect(read.ok).toBe(true)
  expect(rows.map(({ key, byDefault }) => [key, byDefault])).toEqual(
    rows.map(({ key }) => [key, written(defaults.get(key))]),
  )
})

test('the page says of every whole number from where to where it goes', () => {
  const ranges = new Map(
    Object.entries(KEYS).map(([key, { allowed }]) => [key, /^a whole number from (\d+ to \d+)$/.exec(allowed)?.[1]]),
  )
  expect([...ranges.values()].filter((range) => range !== undefined).length).toBeGreaterThan(30)
  const wrong = rows.filter(({ key, unit = '' }) => {
    const range = ranges.get(key)
    return range !== undefined && !unit.endsWith(`, ${range}`)
  })
  expect(wrong).toEqual([])
})
