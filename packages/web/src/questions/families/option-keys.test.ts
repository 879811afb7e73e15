import { expect, test } from 'vitest'
import { optionBeside, optionOfKey } from './option-keys.ts'

const pressed = (key: string, changes = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  repeat: false,
  ...changes,
})

test.each([
  ['a', 0],
  ['D', 3],
  ['1', 0],
  ['4', 3],
  ['e', null],
  ['5', null],
  ['0', null],
  ['Enter', null],
  ['', null],
])('QV1 the key %j stands for option %j of four', (key, option) => {
  expect(optionOfKey(pressed(key), 4)).toBe(option)
})

test('QV1 a key of an option that is not there stands for none', () => {
  expect(optionOfKey(pressed('c'), 2)).toBeNull()
  expect(optionOfKey(pressed('3'), 2)).toBeNull()
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'repeat'])('QV1 with %s a key stands for none', (modifier) => {
  expect(optionOfKey(pressed('a', { [modifier]: true }), 4)).toBeNull()
})

test('QV2 arrow keys go round', () => {
  expect(optionBeside('ArrowDown', 3, 4)).toBe(0)
  expect(optionBeside('ArrowLeft', 0, 4)).toBe(3)
  expect(optionBeside('Tab', 0, 4)).toBeNull()
})
