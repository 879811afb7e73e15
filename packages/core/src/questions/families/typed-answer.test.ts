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

test('QU3 a letter of many marks is no answer', () => {
  expect(judge(fib('a'), `a${'\u0301'.repeat(200)}`)).toBe('none')
})
