import { expect, test } from 'vitest'
import { seeded } from '../lib/index.ts'
import { LIMITS } from '../limits.ts'
import { safeName } from './safe-name.ts'

/** A little over 7,000 pairs. */
const PLAYERS = 7_500

test('RM28 a room of more players than pairs gets as many safe names, each short enough to be one', () => {
  const random = seeded(3)
  const taken = new Set<string>()
  for (let player = 0; player < PLAYERS; player += 1) taken.add(safeName(random, (name) => taken.has(name)))
  expect(taken.size).toBe(PLAYERS)
  for (const name of taken) {
    expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+( \d)?$/u)
    expect(name.length).toBeLessThanOrEqual(LIMITS.playerNameCharacters)
  }
})

test('RM28 there are at least 3,600 pairs before a figure follows', () => {
  const taken = new Set<string>()
  for (let player = 0; player < 3_600; player += 1)
    taken.add(
      safeName(
        () => 0.5,
        (name) => taken.has(name),
      ),
    )
  expect([...taken].filter((name) => /\d/u.test(name))).toEqual([])
})
