import { expect, test } from 'vitest'
import { ageGroupFromWire } from './age-group.ts'

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', ''])(
  'RM5 the text "%s" is no age group',
  (text) => {
    expect(ageGroupFromWire(text)).toBeUndefined()
  },
)

test.each([
  ['6 to 8', '6 to 8'],
  ['9 to 14 ', '9 to 14'],
  ['9-17', '9 to 14'],
  ['18+', '18+'],
])('RM5 "%s" is the age group %s', (text, group) => {
  expect(ageGroupFromWire(text)).toBe(group)
})
