import { expect, test } from 'vitest'
import { player } from '../testing/room-states.ts'
import { onWall } from './wall.ts'

const pupils = (size: number) => Array.from({ length: size }, (_, index) => player(`p${index}`))

test.each([
  [9, 0, 9, 0],
  [27, 0, 27, 0],
  [28, 0, 27, 1],
  [47, 52, 27, 72],
])('WR65 of %i below the steps and %i unlisted a wall lists %i and counts %i more', (rest, unlisted, listed, more) => {
  const wall = onWall(pupils(rest), unlisted)
  expect(wall?.players).toHaveLength(listed)
  expect(wall?.unlisted).toBe(more)
})

test('WR65 a few stand in one column, as everywhere', () => {
  expect(onWall(pupils(8), 0)).toBeUndefined()
})
