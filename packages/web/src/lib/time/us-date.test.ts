import { expect, test } from 'vitest'
import { usDate } from './us-date.ts'

test('LB4 a date is written as month, day and year', () => {
  expect(usDate('2026-11-02T12:00:00Z')).toBe('11/02/2026')
  expect(usDate('soon')).toBe('')
})
