import { expect, test } from 'vitest'
import { paidTime } from './paid-time.ts'

test.each([
  ['2026-06-04T10:00:00.000Z', 365, 0],
  ['2026-11-22T10:00:00.000Z', 194, 171 / 365],
  ['2027-06-04T09:00:00.000Z', 1, 364 / 365],
  ['2027-07-01T00:00:00.000Z', 0, 1],
  ['2026-01-01T00:00:00.000Z', 365, 0],
])('PR12 on %s %i of 365 days are left', (now, left, share) => {
  expect(paidTime('Premium_Yearly', '2027-06-04T10:00:00.000Z', Date.parse(now))).toEqual({
    startedOn: '2026-06-04T10:00:00.000Z',
    days: 365,
    left,
    share,
  })
})

test.each([
  ['2027-01-15T10:00:00.000Z', '2026-12-15T10:00:00.000Z', 31],
  ['2027-03-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z', 31],
])('PR12 the month until %s began on %s', (until, startedOn, days) => {
  expect(paidTime('Premium_Monthly', until, Date.parse(until))).toEqual({ startedOn, days, left: 0, share: 1 })
})
