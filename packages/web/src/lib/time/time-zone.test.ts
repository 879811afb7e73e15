import { expect, test } from 'vitest'
import { zoneName } from './time-zone.ts'

const WINTER = Date.parse('2026-11-21T09:00:00Z')
const SUMMER = Date.parse('2026-07-21T09:00:00Z')

test.each([
  [WINTER, 'Asia/Kolkata', 'India Standard Time (UTC+05:30)'],
  [WINTER, 'America/New_York', 'Eastern Standard Time (UTC-05:00)'],
  [SUMMER, 'America/New_York', 'Eastern Daylight Time (UTC-04:00)'],
  [WINTER, 'UTC', 'UTC'],
  [WINTER, 'Etc/GMT-3', 'UTC+03:00'],
])('QH1 QE12 at %d the zone %s is named as its people name it, with its distance from UTC', (atMs, timeZone, name) => {
  expect(zoneName(atMs, timeZone)).toBe(name)
})
