import { expect, test } from 'vitest'
import { billingDay } from './billing-day.ts'

const at = (text: string): number => Date.parse(`${text}Z`)

test('BI24 a day about money is the day in India, with its month as a word of the language', () => {
  expect([billingDay(at('2026-11-23T18:29'), 'en'), billingDay(at('2026-11-23T18:30'), 'en')]).toEqual([
    '23 November 2026',
    '24 November 2026',
  ])
  expect(billingDay(at('2026-11-23T18:30'), 'hi')).toBe('24 नवंबर 2026')
  expect(billingDay(at('2026-11-23T18:30'), 'ar')).toBe('٢٤ نوفمبر ٢٠٢٦')
})
