import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** A translator by another name than `t`: one that is imported as something else, or made as something else. */
const MISNAMED = [
  /\bt as \w+[^;]*?\} from '[^']*messages(?:\/\w+)?\.ts'/g,
  /(?<!^export const t = )\bcreateTranslator\(.*/gm,
]
const misnamedIn = (text: string): string[] =>
  MISNAMED.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found))

const sources = globSync('packages/web/{src,gallery}/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !path.includes('.test.'),
)
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

describe('another name for a translator is found in', () => {
  test.each([
    "import { t as own } from './messages.ts'",
    "import { usDate, t as shared } from '../../messages/stage.ts'",
    "export const say = createTranslator('hosting', {",
    "const t = createTranslator('hosting', {",
  ])('%s', (text) => expect(misnamedIn(text)).toHaveLength(1))
})

test('what gives a sentence by its key is called t everywhere', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(misnamedIn("import { t } from './messages.ts'\nexport const t = createTranslator('hosting', {")).toEqual([])
  expect(sources.flatMap((path) => misnamedIn(read(path)).map((found) => `${path}: ${found}`))).toEqual([])
})

test('a translator is made beside its messages, in a file named after them', () => {
  const makers = sources.filter((path) => read(path).includes('= createTranslator('))
  expect(makers.length).toBeGreaterThan(20)
  expect(makers.filter((path) => !/(^|[/-])messages\.ts$/.test(path))).toEqual([])
})

test('the log in downloads its own sentences, not those of all screens of authors', () => {
  const ofLogIn = sources.filter((path) => /\/src\/(?:features\/accounts|new-password)\//.test(path))
  expect(ofLogIn.length).toBeGreaterThan(30)
  expect(ofLogIn.filter((path) => read(path).includes("messages/studio.ts'"))).toEqual([])
})
