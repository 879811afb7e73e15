import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { REFUSALS } from '../../packages/server/src/http/replies/refusals.ts'
import { ROOM_SENTENCES } from '../../packages/server/src/room/sentences.ts'

const root = join(import.meta.dirname, '..', '..')
const TEXT = String.raw`(?:sentence|message|errorMessage)\b`
const OWNER = String.raw`(?:[\w?]+\.)*`

/** A text of the server that is compared with a literal or a constant, searched, or looked up. */
const COMPARISONS = [
  String.raw`${TEXT}\s*[!=]==(?!\s*(?:undefined|null|''))`,
  String.raw`(?:['"\`]|\b[A-Z_]{3,})\s*[!=]==\s*${OWNER}${TEXT}`,
  String.raw`${TEXT}\??\.(?:startsWith|endsWith|includes|match)\(`,
  String.raw`(?:\.(?:includes|test|has|exec)|\bswitch )\(${OWNER}${TEXT}\)`,
].map((pattern) => new RegExp(pattern, 'g'))
const comparisonsIn = (text: string): string[] =>
  COMPARISONS.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found))

const sentences = [...Object.values(REFUSALS).map(({ sentence }) => sentence), ...Object.values(ROOM_SENTENCES)]
  .filter((sentence) => sentence !== '')
  .map((sentence) => sentence.replaceAll("'", String.raw`\'`))
const quotedIn = (text: string): string[] =>
  sentences.filter((sentence) => ["'", '"', '`'].some((quote) => text.includes(quote + sentence + quote)))

const sources = globSync('packages/web/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !path.includes('.test.') && !path.includes('/testing/'),
)
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

describe('a comparison is found in', () => {
  test.each([
    "if (message === 'Room Closed')",
    'loaded.sentence !== NOT_AUTHORIZED',
    "'Room Closed' === frame.payload.message",
    "answer.sentence.startsWith('Invalid Code')",
    '[NOT_AUTHORIZED, GONE].includes(answer.sentence)',
    'switch (answer.errorMessage) {',
  ])('%s', (text) => expect(comparisonsIn(text)).not.toEqual([]))
})

test.each(['sentence !== undefined', 'toast({ text: answer.sentence })', "code === 'room/closed'", "message === ''"])(
  '%s compares no sentence',
  (text) => expect(comparisonsIn(text)).toEqual([]),
)

test('WB30 no page compares a sentence', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.flatMap((path) => comparisonsIn(read(path)).map((found) => `${path}: ${found}`))).toEqual([])
})

test('WB30 no page knows a sentence of the server, outside the catalogues of what the pages say themselves', () => {
  const known = sources.filter((path) => !/(^|[/-])messages\.ts$/.test(path) && !path.includes('/messages/'))
  expect(quotedIn("const CLOSED = 'Room Closed'")).toEqual(['Room Closed'])
  expect(known.flatMap((path) => quotedIn(read(path)).map((sentence) => `${path}: ${sentence}`))).toEqual([])
})
