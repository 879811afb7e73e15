import { expect, test } from 'vitest'
import { spend } from './budget.ts'

test('SO4 twenty frames may come at once and two a second after them, also at odd moments and rates', () => {
  for (const factor of [1, 0.35, 3]) {
    const [burst, perSecond] = [20 * factor, 2 * factor]
    let nowMs = 1_763_800_000_000.7
    let fullAtMs = 0
    const take = (cost = 1): boolean => {
      const spent = spend(fullAtMs, { nowMs, costMs: (cost * 1_000) / perSecond, mostMs: 10_000 })
      fullAtMs = spent.fullAtMs
      return spent.waitMs === 0
    }
    let taken = 0
    while (take()) taken += 1
    expect(taken).toBe(burst)
    nowMs += 2_000 / perSecond
    expect([take(2), take()]).toEqual([true, false])
    nowMs += 10_000
    expect([take(burst + 1), take(burst), take()]).toEqual([false, true, false])
  }
})
