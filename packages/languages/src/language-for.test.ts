import { expect, test } from 'vitest'
import { acceptedLanguages, LANGUAGE_CODES, languageFor } from './index.ts'

test.each([
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en;q=0.5, ta;q=0.9', 'ta'],
  ['pt', 'pt-BR'],
  ['pt-PT, en', 'pt-BR'],
  ['AR-eg', 'ar'],
  ['sw, fr-CA;q=0.7, en;q=0.3', 'fr'],
  ['hi;q=0, de', 'de'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  ['de; q=none, "; DROP', 'en'],
])('LG1 a browser that asks for %s gets %s', (header, language) => {
  expect(languageFor(acceptedLanguages(header))).toBe(language)
})

test('LG1 every language is found by its own code', () => {
  for (const code of LANGUAGE_CODES) expect(languageFor([code])).toBe(code)
})
