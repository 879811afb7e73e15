import { expect, test } from 'vitest'
import { moved, orderFromTexts, orderToWire, untouched } from './order.ts'

test.each([
  [0, 2, [1, 2, 0, 3]],
  [3, 0, [3, 0, 1, 2]],
  [1, 1, [0, 1, 2, 3]],
  [0, -1, [0, 1, 2, 3]],
  [3, 4, [0, 1, 2, 3]],
])('QV6 the card at place %i moves to %i', (from, to, order) => {
  expect(moved(untouched(4), from, to)).toEqual(order)
})

test('QV6 an order is sent as a JSON list of its texts and read back, also with two of the same', () => {
  const texts = ['Earth', 'Mars', 'Earth']
  const wire = orderToWire([2, 1, 0], texts)
  expect(wire).toBe('["Earth","Mars","Earth"]')
  expect(orderToWire(orderFromTexts(JSON.parse(orderToWire([1, 0, 2], texts)), texts), texts)).toBe(
    '["Mars","Earth","Earth"]',
  )
})

test('QV6 what is no order of the texts is read as untouched', () => {
  expect(orderFromTexts(['Venus'], ['Earth', 'Mars'])).toEqual([0, 1])
})
