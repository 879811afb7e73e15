import { expect, test } from 'vitest'
import { droppedOn, mergedOrder, stepped } from './slide-order.ts'

const LETTERS = ['a', 'b', 'c', 'd', 'e']
const of = (text: string) => [...text]

test.each([
  // own, before, on the server, merged
  ['abcde', 'abcde', 'edcba', 'edcba'],
  ['bacde', 'abcde', 'abcde', 'bacde'],
  ['eabcd', 'abcde', 'abde', 'eabd'],
  ['bacde', 'abcde', 'abxcde', 'bxacde'],
  ['bacde', 'abcde', 'xabcde', 'xbacde'],
])('ED7 the own order %s, made from %s, becomes on %s the order %3$s', (own, before, server, merged) => {
  expect(mergedOrder(of(own), of(before), of(server))).toEqual(of(merged))
})

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
