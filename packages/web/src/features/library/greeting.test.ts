import { expect, test } from 'vitest'
import { partOfDay } from './greeting.ts'

test.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [0, 'evening'],
] as const)('LB1 %i o’clock is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})
