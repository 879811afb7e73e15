import { expect, test } from 'vitest'
import { lettersHint, lettersLabel } from './letter-words.ts'
import { areFigures, composeAnswer, countBlanks, isRightToLeft, lettersOf, wordsOf } from './letters.ts'

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

/** it's 3-D! with the D given. */
const marked = ['', '', "'", '', ' ', '', '-', 'D', '!']

test('QV20 marks stand between the boxes and are not typed, whoever types or pastes them', () => {
  expect(wordsOf(marked).map((word) => word.map(({ is }) => is))).toEqual([
    ['blank', 'blank', 'mark', 'blank'],
    ['blank', 'mark', 'given', 'mark'],
  ])
  for (const text of ['its3', "it's3", "it's 3-D!", 'its 3d']) {
    expect(lettersOf(text, marked).join(''), text).toBe('ITS3')
    expect(composeAnswer(marked, lettersOf(text, marked)), text).toBe("IT'S 3-D!")
  }
  expect(lettersOf('-', marked)).toEqual([])
})

test('QV26 figures are whole before the boxes are full, and then sent alone', () => {
  expect(areFigures(['2', '2'])).toBe(true)
  expect([areFigures([]), areFigures(['2', 'A'])]).toEqual([false, false])
  expect(composeAnswer(carbon, ['2', '2'])).toBe('22')
  expect(composeAnswer(['1', '', '', ''], ['9', '4', '7'])).toBe('1947')
})

test('QV20 an answer of nothing but marks is typed', () => {
  expect(lettersOf('?', ['', '!'])).toEqual(['?'])
  expect(lettersOf('+', [''])).toEqual(['+'])
})

test('QV9 QV20 letters are counted without the marks, which are named', () => {
  expect(lettersHint(wordsOf(marked))).toBe('One letter is given. 2 words, 5 letters.')
  expect(lettersLabel(wordsOf(marked))).toBe(
    'Your answer: word of 3 letters, apostrophe after letter 2; word of 2 letters, hyphen after letter 1, letter 2 given: D, exclamation mark after letter 2',
  )
  expect(lettersLabel(wordsOf(['¿', '', '']))).toBe('Your answer: word of 2 letters, ¿ first')
})

test('QV7 the given letter is a capital among capitals', () => {
  expect(wordsOf(['', 'o', ''])[0]?.[1]).toEqual({ is: 'given', letter: 'O' })
})

test('QV21 a letter of several signs is one box', () => {
  expect(lettersOf('नमस्ते', ['', '', ''])).toEqual(['न', 'म', 'स्ते'])
  expect(lettersOf('नमस्ते', ['', 'म', ''])).toEqual(['न', 'स्ते'])
  expect(lettersOf('한국'.normalize('NFD'), ['', ''])).toEqual(['한', '국'])
})

test.each([
  [['', 'ל', ''], true],
  [['س', '', ''], true],
  [['', 'o', ''], false],
  [['', ''], false],
])('QV22 %j stand from right to left: %s', (blanks, is) => {
  expect(isRightToLeft(blanks)).toBe(is)
})
