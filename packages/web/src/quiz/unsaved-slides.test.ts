import { expect, test } from 'vitest'
import { mergedOrder } from './unsaved-slides.ts'

const of = (text: string) => [...text]

test.each([
  // own, before, on the server, merged
  ['abcde', 'abcde', 'edcba', 'edcba'],
  ['bacde', 'abcde', 'abcde', 'bacde'],
  ['eabcd', 'abcde', 'abde', 'eabd'],
  ['bacde', 'abcde', 'abxcde', 'bxacde'],
  ['bacde', 'abcde', 'xabcde', 'xbacde'],
])("ED7 the author's order %s, based on %s, becomes on %s the order %3$s", (own, before, server, merged) => {
  expect(mergedOrder(of(own), of(before), of(server))).toEqual(of(merged))
})
