import { expect, test } from 'vitest'
import { countMatched, emptySlots, placed, takenBack, wordOrder, wordsLeft } from './pairs.ts'

test('QV5 a word takes an empty place', () => {
  const slots = placed(emptySlots(4), 2, 1)
  expect(slots).toEqual([null, 2, null, null])
  expect(wordsLeft(slots)).toEqual([0, 1, 3])
  expect(countMatched(slots)).toBe(1)
})

test('QV5 a word from the bank sends the one it meets back there', () => {
  expect(placed([null, 2, null, null], 0, 1)).toEqual([null, 0, null, null])
})

test('QV5 a word from another place changes places with the one it meets', () => {
  expect(placed([3, 2, null, null], 3, 1)).toEqual([2, 3, null, null])
  expect(placed([3, null, null, null], 3, 1)).toEqual([null, 3, null, null])
  expect(placed([3, null, null, null], 3, 0)).toEqual([3, null, null, null])
})

test('QV5 a word can be taken back; a place that is not there changes nothing', () => {
  expect(takenBack([3, 2, null, null], 3)).toEqual([null, 2, null, null])
  expect(placed([3, null], 0, 2)).toEqual([3, null])
})

test('QV5 there is an order once every place is taken', () => {
  expect(wordOrder([3, 2, 1, null])).toBeNull()
  expect(wordOrder([3, 2, 1, 0])).toEqual([3, 2, 1, 0])
})
