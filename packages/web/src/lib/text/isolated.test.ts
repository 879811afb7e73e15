import { afterEach, expect, test } from 'vitest'
import { isolated, speak } from './translate.ts'

afterEach(() => speak('en', []))

test('LG30 what people wrote is isolated where it or the page runs from right to left, and stays as it is elsewhere', () => {
  const texts = () => ['Mia!', 'هند', 'דני (2)'].map(isolated)
  expect(texts()).toEqual(['Mia!', '\u2068هند\u2069', '\u2068דני (2)\u2069'])
  speak('ar', [])
  expect(texts()[0]).toBe('\u2068Mia!\u2069')
})
