import { expect, test } from 'vitest'
import { guarded, unguarded } from './formula-guard.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-5', "'-5"],
  ['@home', "'@home"],
  [' \u200b=1', " \u200b'=1"],
  ['＝1', "'＝1"],
  ["'=1", "''=1"],
  ['a;=1', "a;'=1"],
  ['a\n=1', "a\n'=1"],
  ['a\t"=1', 'a\t"\'=1'],
  ['2 = 1 + 1', '2 = 1 + 1'],
  ["it's", "it's"],
])(
  'EX20 what a spreadsheet could take for a formula gets an apostrophe, which is taken away again: %j',
  (text, written) => {
    expect(guarded(text)).toBe(written)
    expect(unguarded(written)).toBe(text)
  },
)
