import { afterEach, expect, test } from 'vitest'
import { ageGroupText } from './age-group-text.ts'
import { numberText, percentText } from './numbers.ts'
import { speak } from './translate.ts'

afterEach(() => speak('en', []))

test('LG41 figures, shares and age groups are written as readers of the language do', () => {
  const written = () => [numberText(1234.5), percentText(63.6), ageGroupText('9 to 14'), ageGroupText('18+')]
  expect(written()).toEqual(['1,234.5', '64%', '9 to 14', '18+'])
  speak('de', [])
  expect(written()).toEqual(['1.234,5', '64\u00a0%', '9–14', '18+'])
  speak('ar', [])
  expect(written()[0]).toBe('١٬٢٣٤٫٥')
})
