import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { capital, graphemes, isMark, seeded } from '../../lib/index.ts'
import { LIMITS } from '../../limits.ts'
import { exampleOf } from '../../testing/index.ts'
import type { Question } from '../index.ts'
import { judge, playerView, shuffled, tally } from '../index.ts'

const fib = (...accepted: string[]): Question => ({ ...exampleOf('FIB'), accepted })

/** Words as people write them, of several scripts, with marks and gaps between. */
const word = fc.constantFrom(
  ...['नमस्ते', 'स्त्री', 'क्षत्रिय', 'நிலா', 'க்ஷ', 'سلام', 'مَاء', 'می‌خواهم', 'שָׁלוֹם', 'น้ำใจ', '한국', 'ısı', 'straße', 'Οδός'],
  ...['E\u0301te\u0301', 'ŉ', 'ნინო', '👩‍👩‍👧', '🇮🇳🇮🇪', '❤️', '3', 'x', '½', 'don’t', 'rock', 'AC'],
)
const between = fc.constantFrom(' ', '-', "'", '!', '. ', '/', ', ', ' & ', '')
const written = fc
  .array(fc.tuple(word, between), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.flat().join('').trim())
const anyText = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.trim())
const answer = fc
  .oneof(written, anyText)
  .filter((text) => text.length <= LIMITS.typedAnswerCharacters && graphemes(text).length > 0)

/** What somebody sends who fills the boxes letter by letter, in capitals as the boxes show them. */
const typedInto = (blanks: readonly string[], text: string): string =>
  graphemes(text)
    .map((letter, at) => capital(blanks[at] === '' ? letter : (blanks[at] ?? '')))
    .join('')

test('QU17 every answer that is typed letter by letter is right, in every script', () => {
  fc.assert(
    fc.property(answer, fc.integer(), (text, seed) => {
      const question = shuffled(fib(text), seeded(seed))
      const blanks = playerView(question).answerBlanks ?? []
      expect(blanks.length).toBe(graphemes(text).length)
      expect(judge(question, typedInto(blanks, text))).toBe('right')
      expect(judge(question, text.normalize('NFD'))).toBe('right')
    }),
    { numRuns: 500 },
  )
})

test('QU5 QU14 of a typed answer one whole letter is given where there are two, and marks and gaps stand', () => {
  fc.assert(
    fc.property(answer, fc.integer(), (text, seed) => {
      const letters = graphemes(text)
      const blanks = playerView(shuffled(fib(text), seeded(seed))).answerBlanks ?? []
      blanks.forEach((blank, at) => {
        if (blank !== '') expect(blank).toBe(letters[at])
      })
      const asked = letters.filter((letter) => letter !== ' ' && !isMark(letter)).length
      if (asked === 0) return
      const given = blanks.filter((blank) => blank !== '' && blank !== ' ' && !isMark(blank))
      expect(given.length).toBe(asked > 1 ? 1 : 0)
      expect(blanks.filter((blank) => blank === '').length).toBe(asked - given.length)
    }),
  )
})

test.each([
  ["it's 3-D!", ["IT'S 3-D!", 'its 3d', "it's 3D", 'IT’S 3-D'], ['its 3e', "it's D3!", '-!']],
  ['Coca-Cola', ['COCA-COLA', 'cocacola', 'Coca–Cola'], ['coca', 'pepsi']],
  ['می‌خواهم', ['میخواهم'], ['می']],
  ['ısı', ['ISI', 'ısı'], ['ası']],
  ['+', ['+'], ['-', '!']],
])('QU16 %j is right with and without its marks', (accepted, right, wrong) => {
  for (const text of right) expect(judge(fib(accepted), text), text).toBe('right')
  for (const text of wrong) expect(judge(fib(accepted), text), text).toBe('wrong')
})

test('QU5 a place that is no letter gives the next one, as in a room that an earlier release began', () => {
  expect(playerView({ ...exampleOf('FIB'), accepted: ["it's"], given: 2 }).answerBlanks).toEqual(['', '', "'", 's'])
  expect(playerView({ ...exampleOf('FIB'), accepted: ['नमस्ते'], given: 5 }).answerBlanks).toEqual(['न', '', ''])
})

test('QU15 the chart names answers in capitals', () => {
  expect(tally(fib('Four'), ['four', 'Guess', 'guess']).labels).toEqual(['FOUR', 'GUESS'])
})

/** Words of six letters and more, of scripts with and without capitals. */
const longWord = fc.constantFrom(
  'telescope',
  'elephant',
  'ice cream',
  'Ägypten',
  'компас',
  'rhythm',
  'Grandfather',
  'ნინოები',
)
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')

/** A text with one letter other, missing or too much, or with two neighbours in the wrong order. */
const slipIn = (text: string, kind: number, at: number, instead: string): string => {
  const letters = graphemes(text)
  const place = at % letters.length
  if (kind === 0) return letters.with(place, instead).join('')
  if (kind === 1) return letters.toSpliced(place, 1).join('')
  if (kind === 2) return letters.toSpliced(place, 0, instead).join('')
  const [left = '', right = ''] = letters.slice(place, place + 2)
  return letters.toSpliced(place, 2, right, left).join('')
}

test('QU25 a word of six letters or more is right with one slip, and not where its spelling is asked', () => {
  fc.assert(
    fc.property(longWord, fc.nat(3), fc.nat(20), letter, (word, kind, at, instead) => {
      const typed = slipIn(word, kind, at, instead)
      fc.pre(typed.trim() === typed && typed.split(' ').length === word.split(' ').length)
      expect(judge(fib(word), typed), typed).toBe('right')
      const isSame = judge({ ...fib(word), exactSpelling: true } as Question, typed) === 'right'
      expect(isSame, typed).toBe(typed.toLowerCase().replace(/\s/gu, ' ') === word.toLowerCase())
    }),
    { numRuns: 500 },
  )
})

test('QU25 two slips are wrong', () => {
  fc.assert(
    fc.property(longWord, fc.nat(20), (word, at) => {
      const letters = graphemes(word)
      const [one, other] = [at % letters.length, (at + 3) % letters.length]
      expect(judge(fib(word), letters.with(one, '9').with(other, '8').join(''))).toBe('wrong')
      expect(judge(fib(word), letters.with(one, 'ж').with(other, 'ж').join(''))).toBe(one === other ? 'right' : 'wrong')
    }),
  )
})

test.each([
  ['a short word', 'lion', 'lian'],
  ['five letters in two words', 'go out', 'go oud'],
  ['a figure in the answer', 'Apollo 11', 'Apollo 12'],
  ['a figure in what is typed', 'planet', 'plane7'],
  ['another number, nearly the same', 'sixty one', 'sixty'],
  ['a neighbour in letters that is a number', 'eighty', 'eight'],
])('QU25 never a slip: %s', (_, accepted, typed) => {
  expect(judge(fib(accepted), typed)).toBe('wrong')
})

test.each([
  ['twenty two', '22', 'right'],
  ['twenty two', ' 22 ', 'right'],
  ['twenty two', '23', 'wrong'],
  ['twenty two', '2', 'wrong'],
  ['ten', '10', 'right'],
  ['one lakh', '1,00,000', 'right'],
  ['two hundred five', '205', 'right'],
  ['five', '0.5', 'wrong'],
  ['five', '05', 'wrong'],
  ['ten', '-10', 'wrong'],
  ['ten', '10%', 'wrong'],
  ['tent', '10', 'wrong'],
  ['B12', '12', 'wrong'],
])('QU24 of the number in words %j, the figures %j are %s', (accepted, typed, verdict) => {
  expect(judge(fib(accepted), typed)).toBe(verdict)
})

test('QU24 figures are right with the given letter among them, as the boxes send it, and wrong where the title says them', () => {
  for (const given of [0, 1, 2]) {
    const question: Question = { ...exampleOf('FIB'), accepted: ['ten'], given }
    const blanks = playerView(question).answerBlanks ?? []
    const figures = ['1', '0']
    const sent = blanks.map((blank) => (blank === '' ? (figures.shift() ?? '') : blank.toUpperCase())).join('')
    expect(judge(question, sent), sent).toBe('right')
    expect(judge(question, sent.replace(/[TEN]/u, 'X')), sent).toBe('wrong')
  }
  const spelled: Question = { ...fib('twenty two'), questionTitle: 'Write 22 in words.' }
  expect(judge(spelled, '22')).toBe('wrong')
  expect(judge({ ...fib('twenty two'), exactSpelling: true } as Question, '22')).toBe('wrong')
})

test('QU3 a letter of many marks is no answer', () => {
  expect(judge(fib('a'), `a${'\u0301'.repeat(200)}`)).toBe('none')
})
