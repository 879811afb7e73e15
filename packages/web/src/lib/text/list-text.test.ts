import { afterEach, expect, test } from 'vitest'
import { listText } from './list-text.ts'
import { speak } from './translate.ts'

afterEach(() => speak('en', []))

test.each([
  ['en', 'Mia, Zoë, Hind'],
  ['hi', 'Mia, Zoë, Hind'],
  ['ar', 'Mia، وZoë، وHind'],
] as const)('LG41 in %s a list has the marks of the language', (language, text) => {
  speak(language, [])
  expect(listText(['Mia', 'Zoë', 'Hind'])).toBe(text)
  expect(listText(['Mia'])).toBe('Mia')
})
