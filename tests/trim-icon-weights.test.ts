import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { trimmedIcon } from '../packages/web/bundling/trim-icon-weights.ts'

const defs = join(import.meta.dirname, '..', 'node_modules', '@phosphor-icons', 'react', 'dist', 'defs')
const original = readFileSync(join(defs, 'Copy.es.js'), 'utf8')

/** What an icon's module draws by weight: the text of its paths. */
const drawings = async (code: string): Promise<Record<string, string>> => {
  const alone = code.replace(/^import .*$/m, 'const a = { createElement: (...parts) => JSON.stringify(parts) }')
  const { default: weights } = await import(`data:text/javascript,${encodeURIComponent(alone)}`)
  return Object.fromEntries(['bold', 'fill', 'duotone', 'thin'].map((weight) => [weight, weights.get(weight)]))
}

test('an icon keeps bold and the weights that are drawn; any other is drawn bold', async () => {
  const { bold, fill, thin } = await drawings(original)
  expect(thin).toBeDefined()
  expect(await drawings(trimmedIcon(original))).toEqual({ bold, fill: bold, duotone: bold, thin: bold })
  expect(await drawings(trimmedIcon(original, new Set(['fill'])))).toEqual({ bold, fill, duotone: bold, thin: bold })
})

test('an icon that is written in another way stops the build', () => {
  expect(() => trimmedIcon('export default new Map()')).toThrow('another way')
})
