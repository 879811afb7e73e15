import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutDescriptions } from '../packages/web/bundling/trim-descriptions.ts'

const contract = join(import.meta.dirname, '..', 'packages', 'contract', 'src')

test('descriptions of schemas and calls, and names, are taken out of what browsers download, and nothing else', () => {
  const written = `a.check(z.describe('Seconds; it\\'s "all"'), z.minimum(1), z.describe(\n  "b",\n)).check(z.meta({ id: a.replaceAll(' ', '-') }))`
  expect(withoutDescriptions(written)).toBe('a.check( z.minimum(1), ).check()')
  const calls = "{ path: 'a', summary: 'It\\'s \"all\"', }, {\n  summary:\n    `Leads away`,\n  x: 1 }"
  expect(withoutDescriptions(calls)).toBe("{ path: 'a',  }, {\n  \n  x: 1 }")
})

test('no description of the contract is missed, and every module can still be read', () => {
  const files = globSync('**/*.ts', { cwd: contract }).filter((file) => !/generate|\.test\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const code = withoutDescriptions(readFileSync(join(contract, file), 'utf8'))
    expect(code, file).not.toMatch(/\bz\.(describe|meta)\(|\bsummary: *[^s ]/)
    expect(() => stripTypeScriptTypes(code), file).not.toThrow()
  }
})
