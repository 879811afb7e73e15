import { expect, test } from 'vitest'
import { seeded } from '../lib/index.ts'
import { LIMITS } from '../limits.ts'
import { safeName } from './safe-name.ts'

/** A little over 7,000 pairs. */
const PLAYERS = 7_500

/** The names of so many players, and how many were tried for them. */
const roomOf = (players: number) => {
  const random = seeded(3)
  const taken = new Set<string>()
  let tried = 0
  const isTaken = (name: string) => {
    tried += 1
    return taken.has(name)
  }
  while (taken.size < players) taken.add(safeName(random, isTaken, { players: taken.size }))
  return { taken: [...taken], tried }
}

test('RM28 a room of more players than pairs gets as many safe names, each short enough to be one', () => {
  const { taken, tried } = roomOf(PLAYERS)
  for (const name of taken) {
    expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+( \d)?$/u)
    expect(name.length).toBeLessThanOrEqual(LIMITS.playerNameCharacters)
  }
  // Almost all of these are for the last pairs that are free.
  expect(tried).toBeLessThan(20 * PLAYERS)
})

test('RM28 there are at least 3,600 pairs before a figure follows, found at the second try', () => {
  const { taken, tried } = roomOf(3_600)
  expect(taken.filter((name) => /\d/u.test(name))).toEqual([])
  expect(tried).toBeLessThan(2 * 3_600)
})

test('RM28 a figure follows when no pair that is wanted is left', () => {
  expect(safeName(seeded(3), (name) => !/\d/u.test(name))).toMatch(/ 2$/u)
})
