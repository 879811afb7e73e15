import { expect, test } from 'vitest'
import { lettersHint, lettersLabel } from './letter-words.ts'
import { composeAnswer, countBlanks, lettersOf, wordsOf } from './letters.ts'

/** CARBON DIOXIDE with the X given. */
const carbon = ['', '', '', '', '', '', ' ', '', '', '', 'X', '', '', '']

test('QV7 words are kept apart, and a given letter is no box to fill', () => {
  const words = wordsOf(carbon)
  expect(words.map((word) => word.length)).toEqual([6, 7])
  expect(words[1]?.[3]).toEqual({ is: 'given', letter: 'X' })
  expect(words[1]?.[4]).toEqual({ is: 'blank', index: 9 })
  expect(countBlanks(carbon)).toBe(12)
})

test('QV7 an answer is sent whole: typed letters, the given one and the gaps', () => {
  expect(composeAnswer(carbon, Array.from('CARBONDIOIDE'))).toBe('CARBON DIOXIDE')
})

test.each([
  ['carbon dioide', 'CARBONDIOIDE', 'typed with a space'],
  ['carbon dioxide', 'CARBONDIOIDE', 'pasted whole, with the given letter'],
  ['carbondioideandmore', 'CARBONDIOIDE', 'too long'],
  ['', '', 'nothing'],
])('QV8 %j fills the boxes with %j (%s)', (text, letters) => {
  expect(lettersOf(text, carbon).join('')).toBe(letters)
})

test('QV8 letters beyond ASCII stay one a box', () => {
  expect(lettersOf('straße', ['', '', '', '', '', '']).join('')).toBe('STRAßE')
  expect(lettersOf('e\u0301te\u0301', ['', '', ''])).toEqual(['É', 'T', 'É'])
  expect(lettersOf('𝒜b', ['', ''])).toHaveLength(2)
})

test('QV9 the field’s name tells the words, their letters and the given one', () => {
  expect(lettersLabel(wordsOf(['s', '', '', '', '', '']))).toBe('Your answer: word of 6 letters, first letter S given')
  expect(lettersLabel(wordsOf(carbon))).toBe('Your answer: word of 6 letters; word of 7 letters, letter 4 given: X')
})

test('QV9 the line under the boxes says the same to those who see them', () => {
  expect(lettersHint(wordsOf(carbon))).toBe('One letter is given. 2 words, 13 letters.')
  expect(lettersHint(wordsOf(['']))).toBe('1 letter.')
})
