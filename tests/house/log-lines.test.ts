import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const LOGGED = /\blog\.(debug|info|warn|error|fatal)\(/gu
/** A message is a text with several words, in either kind of quotes. */
const MESSAGE = /'([^'\n]* [^'\n]*)'|"([^"\n]* [^"\n]*)"|'(draining|stopped)'/gu

/** What stands between the parenthesis at a place and the one that closes it. */
const argumentsAt = (source: string, from: number): string => {
  let depth = 1
  let at = from
  while (depth > 0 && at < source.length) {
    if (source[at] === '(') depth += 1
    if (source[at] === ')') depth -= 1
    at += 1
  }
  return source.slice(from, at - 1)
}

const messagesIn = (source: string): string[] =>
  [...source.matchAll(LOGGED)].flatMap(({ index, 0: call }) =>
    [...argumentsAt(source, index + call.length).matchAll(MESSAGE)].map(
      ([, one, two, three]) => one ?? two ?? three ?? '',
    ),
  )

test('OP51 docs/operations.md has every line that the server logs, and no other', async () => {
  const logged = new Set<string>()
  for await (const path of glob('packages/server/src/**/*.ts', { cwd: ROOT }))
    if (!path.endsWith('.test.ts') && !path.includes('/testing/'))
      for (const message of messagesIn(readFileSync(join(ROOT, path), 'utf8'))) logged.add(message)
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
  const [, table = ''] = /### The lines\n([\s\S]*?)\n### /u.exec(page) ?? []
  const rows = table.split('\n').flatMap((line) => /^\| (`.*?) \|/u.exec(line)?.[1] ?? [])
  const told = rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/gu)].map(([, message = '']) => message))
  // Fastify's own.
  expect(told.filter((message) => message !== 'Server listening at …').sort()).toEqual([...logged].sort())
})
