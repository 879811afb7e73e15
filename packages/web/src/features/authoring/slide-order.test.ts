import { expect, test } from 'vitest'
import { droppedOn, stepped } from './slide-order.ts'

const LETTERS = ['a', 'b', 'c', 'd', 'e']
const of = (text: string) => [...text]

test.each([
  [['b'], 'b', 'd', 'acdbe'],
  [['d'], 'd', 'b', 'adbce'],
  [['a', 'c'], 'a', 'd', 'bdace'],
  [['c', 'e'], 'e', 'b', 'acebd'],
])('ED6 %j, dragged by %s onto %s, gives %s', (group, dragged, target, after) => {
  expect(droppedOn(LETTERS, group, dragged, target)).toEqual(of(after))
})

test.each([
  [['b'], 1, 'acbde'],
  [['b'], -1, 'bacde'],
  [['a'], -1, 'abcde'],
  [['e'], 1, 'abcde'],
  [['b', 'c'], 1, 'adbce'],
  [['b', 'c'], -1, 'bcade'],
  [['a', 'c'], 1, 'bacde'],
  [['b', 'd'], -1, 'abdce'],
] as const)('ED6 %j goes a step of %i to %s', (group, by, after) => {
  expect(stepped(LETTERS, group, by)).toEqual(of(after))
})
