import { expect, test } from 'vitest'
import type { LettersBefore } from './letters-after.ts'
import { lettersAfter } from './letters-after.ts'

const boxes = (count: number): string[] => Array.from({ length: count }, () => '')

/** `AB|CD` is a field with the caret before the C, which it covers. */
const inField = (field: string): LettersBefore => {
  const [text = '', behind = ''] = field.split('|')
  return { text, letters: Array.from(text + behind), covered: behind.slice(0, 1) }
}

test.each([
  ['one letter', 'AB|CD', ['ABX', 'D'], 'ABXD', 3],
  ['several letters of a composition', 'A|BCD', ['AXY', 'CD'], 'AXYD', 3],
  ['more letters than stand behind', 'ABC|D', ['ABCXYZ', ''], 'ABCXY', 5],
  ['a word over all that was there', '|ABCDE', ['LMNOP', 'BCDE'], 'LMNOP', 5],
  ['a letter that the composition takes back', 'A|BCD', ['A', 'CD'], 'ACD', 1],
])('LT5 what is put in takes the place of as many letters: %s', (_, field, halves, letters, at) => {
  const after = lettersAfter(halves as [string, string], boxes(5), inField(field))
  expect(after.letters.join('')).toBe(letters)
  expect(after.at).toBe(at)
})

test.each([
  ['a vowel sign', 'कि', ''],
  ['a nukta', 'क़', ''],
  ['a space', 'क ', ''],
  ['a hyphen', 'क-', ''],
])('QV21 LT5 %s takes the place of no letter', (_, text) => {
  const before: LettersBefore = { text: 'क', letters: ['क', 'ख', 'ग'], covered: 'ख' }
  const { letters } = lettersAfter([text, 'ग'], boxes(3), before)
  expect(letters.slice(1)).toEqual(['ख', 'ग'])
})

test('LT5 the gap that a deletion leaves has room for one letter', () => {
  const before: LettersBefore = { text: 'A', letters: ['A', 'C', 'D'], covered: '' }
  expect(lettersAfter(['AB', 'CD'], boxes(4), before).letters.join('')).toBe('ABCD')
  expect(lettersAfter(['ABX', 'CD'], boxes(4), before).letters.join('')).toBe('ABXD')
})
