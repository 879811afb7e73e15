import { expect, test } from 'vitest'
import { rupees } from './rupees.ts'

test.each([
  [0, '₹0'],
  [999_00, '₹999'],
  [10_000_00, '₹10,000'],
  [12_34_567_50, '₹12,34,567.50'],
])('PR1 %i paise are %s', (paise, text) => {
  expect(rupees(paise)).toBe(text)
})
