import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['Asia/Kolkata', '2026-11-22T10:00:00Z', 'India Standard Time (UTC+05:30)'],
  ['America/New_York', '2026-07-01T10:00:00Z', 'Eastern Daylight Time (UTC-04:00)'],
  ['America/New_York', '2026-12-01T10:00:00Z', 'Eastern Standard Time (UTC-05:00)'],
])('QH1 in %s at %s the zone is called %s', async (zone, at, name) => {
  vi.stubEnv('TZ', zone)
  vi.resetModules()
  const { timeZone } = await import('./time-zone.ts')
  expect(timeZone(Date.parse(at))).toBe(name)
})
