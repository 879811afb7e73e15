import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { blanksOf, capital, capitals, graphemes, isMark } from './letters.ts'

test.each([
  ['Devanagari', 'नमस्ते', ['न', 'म', 'स्ते']],
  ['Devanagari, a conjunct of three', 'स्त्री', ['स्त्री']],
  ['Devanagari, kept apart by a joiner', 'क्\u200Cष', ['क्\u200C', 'ष']],
  ['Bengali', 'স্বাগতম', ['স্বা', 'গ', 'ত', 'ম']],
  ['Kannada', 'ಕನ್ನಡ', ['ಕ', 'ನ್ನ', 'ಡ']],
  ['Tamil', 'நிலா', ['நி', 'லா']],
  ['Arabic with vowels', 'مَاء', ['مَ', 'ا', 'ء']],
  ['Thai', 'น้ำใจ', ['น้ำ', 'ใ', 'จ']],
  ['Korean, decomposed', '한국'.normalize('NFD'), ['한', '국']],
  ['emoji with joiners, tones and flags', '👩‍👩‍👧👍🏽🇮🇳', ['👩‍👩‍👧', '👍🏽', '🇮🇳']],
  ['Latin, decomposed', 'e\u0301te\u0301', ['é', 't', 'é']],
  ['spaces and what has no look', ' big \u200E\t cat\uFEFF', ['b', 'i', 'g', ' ', 'c', 'a', 't']],
])('QU13 a letter is what a reader counts as one: %s', (_, text, letters) => {
  expect(graphemes(text)).toEqual(letters)
})

test('QU13 what is split is the text, composed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const kept = (letters: string) =>
        letters.replace(/\s|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
      expect(kept(graphemes(text).join(''))).toBe(kept(text.normalize('NFC')))
    }),
  )
})

test.each([
  ["it's 3-D!", 5, ['', '', "'", '', ' ', '3', '-', '', '!']],
  ['¿qué?', 0, ['¿', 'q', '', '', '?']],
  ['C++', 0, ['', '+', '+']],
  ['+', 0, ['']],
  ['?!', 0, ['?', '']],
  ['100°', null, ['', '', '', '°']],
  ['Hawaiʻi', 9, ['H', '', '', '', '', 'ʻ', '']],
  ['👍 ok', 1, ['', ' ', 'o', '']],
  ['नमस्ते', 2, ['', '', 'स्ते']],
])('QU14 marks of %j are given, not asked', (answer, given, blanks) => {
  expect(blanksOf(answer, given)).toEqual(blanks)
})

test.each([
  ['four', 'FOUR'],
  ['straße', 'STRAßE'],
  ['ǰ', 'J̌'],
  ['οδός', 'ΟΔΌΣ'],
  ['тигр', 'ТИГР'],
  ['ნინო', 'ნინო'],
  ['नमस्ते', 'नमस्ते'],
  ['ตา', 'ตา'],
  ['ⓐⓜ', 'Ⓐⓜ'],
])('QU15 %j in capitals is %j', (text, raised) => {
  expect(capitals(text)).toBe(raised)
})

test('QU15 a capital is one letter, and no mark', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      for (const letter of graphemes(text)) {
        expect(graphemes(`a${capital(letter)}a`).length).toBe(graphemes(`a${letter}a`).length)
        expect(isMark(capital(letter))).toBe(isMark(letter))
      }
    }),
  )
})
