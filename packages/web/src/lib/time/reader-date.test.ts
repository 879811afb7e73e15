import { expect, test } from 'vitest'
import { readerDate, readerDateTime } from './reader-date.ts'

test.each([
  ['UTC', '23 Nov 2026', /^23 Nov 2026, 8:27\sPM$/u],
  ['Asia/Kolkata', '24 Nov 2026', /^24 Nov 2026, 1:57\sAM$/u],
])('RW21 in the zone %s a date is %s: its month is a word, its day that of the reader', (zone, date, dateTime) => {
  expect(readerDate('2026-11-23T20:27:00.000Z', zone)).toBe(date)
  expect(readerDateTime('2026-11-23T20:27:00.000Z', zone)).toMatch(dateTime)
})

test('RW21 what is no date is empty', () => {
  expect([readerDate('soon'), readerDateTime('soon')]).toEqual(['', ''])
})
