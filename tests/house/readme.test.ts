import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const page = readFileSync(join(root, 'README.md'), 'utf8')
const pictures = [...page.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, text = '', path = '']) => ({ text, path }))

/** Whoever clones the project gets them all, whoever opens its page loads them. */
const MOST_BYTES = { one: 700_000, all: 2_500_000 }

test('each picture of the front page is there, says in words what it shows, and is small', () => {
  expect(pictures).toHaveLength(7)
  for (const { text, path } of pictures) {
    expect(text.length, path).toBeGreaterThan(20)
    expect(statSync(join(root, path)).size, path).toBeLessThan(MOST_BYTES.one)
  }
})

test('there are no other pictures, and all together are small', () => {
  const kept = globSync('docs/pictures/*', { cwd: root })
  expect(kept.sort()).toEqual(pictures.map(({ path }) => path).sort())
  expect(kept.reduce((sum, path) => sum + statSync(join(root, path)).size, 0)).toBeLessThan(MOST_BYTES.all)
})

test('whatever the front page leads to in the project is there', () => {
  const links = [...page.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
