import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AuthoredQuestion, asSent, numbered } from '../../packages/core/src/questions/index.ts'
import { ALL_TYPES, exampleOf } from '../../packages/core/src/testing/index.ts'
import type { ExportedQuiz, Loss, WriteFormat } from '../../packages/formats/src/index.ts'
import { keptBy } from '../../packages/formats/src/index.ts'
import { READING_LIMITS } from '../../packages/formats/src/reading/limits.ts'

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'formats.md'), 'utf8')

const NAMES: Readonly<Record<WriteFormat, string>> = {
  own: 'Quokka Quiz',
  excel: 'Excel sheet',
  csv: 'CSV',
  kahoot: "Kahoot's sheet",
  gift: 'GIFT',
  moodle: 'Moodle',
  qti21: 'QTI 2.1',
  qti30: 'QTI 3.0',
}

const WORDS: Readonly<Record<Loss, string>> = {
  media: 'pictures and sounds',
  cover: 'the cover',
  details: 'description and key words',
  explanations: 'explanations',
  times: 'times',
  points: 'points',
  speed: 'points by speed',
  settings: 'rules of spelling',
  pairs: 'pairs',
  orders: 'orders',
  typed: 'typed answers',
  notes: 'info slides',
  surveys: 'surveys',
}

const settled = numbered(
  AuthoredQuestion.parse({ ...asSent(exampleOf('FIB')), exactSpelling: true, timer: 70, maxPoints: 7 }),
  'settled',
)

/** Has everything that a format could lose. */
const quiz: ExportedQuiz = {
  name: 'All',
  description: 'All that there is',
  ageGroup: '9 to 14',
  language: 'hi',
  subject: 'Science',
  tags: ['all'],
  cover: 'cover.webp',
  questions: [...ALL_TYPES, settled],
}

/** The cells of the row of a format in the table of what is written. */
const rowOf = (format: WriteFormat): string[] =>
  (page.split('\n').find((line) => line.startsWith(`| ${NAMES[format]} |`)) ?? '').split('|').map((cell) => cell.trim())

test.each(Object.keys(NAMES) as WriteFormat[])(
  'XM25 docs/formats.md says what %s loses, as its writer declares it',
  (format) => {
    const { loses } = keptBy(format, [quiz])
    const said =
      rowOf(format)[4]
        ?.replace(/^nothing$/, '')
        .split(', ')
        .filter(Boolean) ?? []
    expect(said.toSorted()).toEqual(loses.map((loss) => WORDS[loss]).toSorted())
  },
)

test('XM25 the quiz that is asked about has all that a format could lose', () => {
  const lost = new Set((Object.keys(NAMES) as WriteFormat[]).flatMap((format) => keptBy(format, [quiz]).loses))
  expect([...lost].toSorted()).toEqual(Object.keys(WORDS).toSorted())
})

test('XM25 the limits of the page are those of the readers', () => {
  const { fileBytes, unpackedBytes, packedFiles, packedRatio, sheetRows, questionsPerFile, xmlDepth } = READING_LIMITS
  const megabytes = (bytes: number) => `${bytes / 1_024 / 1_024} MB`
  expect([fileBytes, unpackedBytes].map(megabytes)).toEqual(['200 MB', '400 MB'])
  expect([packedRatio, packedFiles, sheetRows, questionsPerFile, xmlDepth]).toEqual([100, 20_000, 10_000, 10_000, 200])
  for (const words of [
    '200 MB a file',
    '400 MB unpacked',
    '20,000 files',
    '10,000 rows or questions',
    '200 elements deep',
  ])
    expect(page.replace(/\s+/g, ' ')).toContain(words)
})
