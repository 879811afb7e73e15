import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseList, stringifyList } from './stringified-list.ts'

const texts = fc.array(fc.string({ unit: 'binary' }))

test('a list of texts, or of two lists of texts, is read back as it was', () => {
  fc.assert(
    fc.property(fc.oneof(texts, fc.tuple(texts, texts)), (list) => {
      expect(parseList(stringifyList(list))).toEqual(list)
    }),
  )
})

test.each(['', 'None', '{}', '"a"', '[1]', '["a",["b"]]', '[["a"]]', '[["a"],["b"],["c"]]', '["a"', 'null'])(
  'the text %j is an empty list',
  (text) => {
    expect(parseList(text)).toEqual([])
  },
)

test('no text breaks the reading of a list', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseList(text).every((item) => typeof item === 'string' || Array.isArray(item))).toBe(true)
    }),
  )
})
