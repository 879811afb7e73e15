import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Zoë Laurent', 'ZL'],
  ['Maximilian-Alexander von der Weide', 'MW'],
  [' élodie ', 'É'],
  ['🦘 Roo', 'R'],
  ['🦘', '🦘'],
  ['+Lin', 'L'],
  ['=1+1', '1'],
  ['محمد علي', 'م'],
  ['משה לוי', 'מל'],
  ['क्षितिज शर्मा', 'क्षिश'],
  ['', ''],
])('QE14 the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
