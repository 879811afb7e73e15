import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { readCategories } from '../packages/content/src/index.ts'
import { SUBJECTS } from '../packages/core/src/quiz/index.ts'
import { LANGUAGE_CODES } from '../packages/languages/src/index.ts'
import { inPseudoLanguage } from '../packages/web/bundling/pseudo-language.ts'
import { readSame, readTranslated } from '../packages/web/bundling/translated-messages.ts'
import { withoutMessages } from '../packages/web/bundling/without-messages.ts'
import { readWrittenMessages } from '../packages/web/bundling/written-messages.ts'
import { findingsIn } from '../scripts/languages/catalogue-findings.ts'
import { readServersSentences, readServersTranslations } from '../scripts/languages/servers-sentences.ts'
import { readWrittenRefusals } from '../scripts/languages/written-refusals.ts'

test('LG4 what is said in English leaves the code that people load, and nothing else does', () => {
  const code = `import { createTranslator } from './stage.js'
const words = { a: 'Hello', more: { b: 'There' } }
export const t = createTranslator('tea', { cups_one: 'A cup' })
export const limit = 3`
  expect(
    withoutMessages(code, parseSync('messages.js', code).program),
  ).toBe(`import { createTranslator } from './stage.js'
const words = {}
export const t = createTranslator('tea', {})
export const limit = 3`)
})

test('LG4 the build knows the sentences of every feature', async () => {
  const written = await readWrittenMessages()
  expect(written.room).toMatchObject({ players_one: '{{count}} player' })
  expect(Object.keys(written).length).toBeGreaterThan(60)
})

test('LG6 the pseudo-language is longer, has no plain letter, and keeps what is filled in', () => {
  const { tea } = inPseudoLanguage({ tea: { cups: 'Another {{count}} cups', sign: '–' } })
  expect(tea).toEqual({ cups: 'Àñöţĥéŕ {{count}} çûþš öö öö', sign: '–' })
})

const ENGLISH = {
  tea: {
    cups_one: '{{count}} cup',
    cups_other: '{{count}} cups',
    kind: 'Green tea',
    format: 'CSV',
    of: '{{name}} of {{place}}',
  },
}
const findings = (language: string, tea: Record<string, string>, same: string[] = []) =>
  findingsIn(ENGLISH, { tea }, { language, same }).map(({ key, fault }) => `${key} ${fault}`)

test('LG5 what is missing, left over, empty, equal to English or filled in otherwise is found', () => {
  const whole = {
    cups_one: '{{count}} कप',
    cups_other: '{{count}} कप',
    kind: 'हरी चाय',
    format: 'CSV',
    of: '{{place}} के {{name}}',
  }
  expect(findings('hi', whole)).toEqual(['tea:format equal to English'])
  expect(findings('hi', whole, ['tea:format'])).toEqual([])
  const { cups_one: _, ...without } = whole
  expect(findings('hi', { ...without, kind: ' ', of: '{{place}} के', cup: 'कप' }, ['tea:format'])).toEqual([
    'tea:cups_one missing',
    'tea:kind empty',
    'tea:of placeholders',
    'tea:cup left over',
  ])
})

test('LG5 a language has the plural forms of its own grammar; those of a number may leave it out', () => {
  const arabic = {
    cups_one: 'كوب',
    cups_two: 'كوبان',
    cups_few: '{{count}} أكواب',
    kind: 'شاي',
    format: 'جدول',
    of: '{{name}} {{place}}',
  }
  expect(findings('ar', arabic)).toEqual(['tea:cups_many missing', 'tea:cups_other missing'])
  const others = { cups_many: '{{count}} كوبًا', cups_other: 'كوب' }
  expect(findings('ar', { ...arabic, ...others })).toEqual(['tea:cups_other placeholders'])
})

test.each(LANGUAGE_CODES.filter((code) => code !== 'en'))(
  'LG5 what %s says has the keys of English and what is filled in there; what it does not say yet is said in English',
  async (language) => {
    const english = {
      ...(await readWrittenMessages()),
      refusals: readWrittenRefusals(),
      ...readServersSentences(),
    }
    const said = { ...readTranslated(language), ...readServersTranslations(language) }
    const found = findingsIn(english, said, { language, same: readSame(language) })
    expect(found.filter(({ fault }) => fault !== 'missing')).toEqual([])
  },
)

test('LG52 each subject of the timetable and each category of the catalogue has a name in every language, in English its own', async () => {
  const { catalogue } = await readWrittenMessages()
  const categories = Object.fromEntries(readCategories().map((one) => [one.categoryId, one.categoryName]))
  const subjects = Object.fromEntries(SUBJECTS.map((subject) => [subject, subject]))
  expect(catalogue).toMatchObject({ subjects, categories })
  for (const language of LANGUAGE_CODES.filter((code) => code !== 'en')) {
    const { subjects: own, categories: called } = readTranslated(language).catalogue ?? {}
    expect([Object.keys(own ?? {}), Object.keys(called ?? {})], language).toEqual([
      Object.keys(subjects),
      Object.keys(categories),
    ])
  }
})
