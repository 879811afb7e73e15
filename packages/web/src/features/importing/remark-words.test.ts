import type { Change, LeftOut, Need, Refusal } from '@quokka/formats'
import { expect, test } from 'vitest'
import { changeWords, leftOutWords, needWords, refusalWords, saidWords } from './remark-words.ts'

const CHANGES: readonly Change[] = [
  { code: 'optionLeftOut', text: 'Fungi' },
  { code: 'severalRight', texts: ['Bat', 'Eagle'] },
  { code: 'pairLeftOut', prompt: 'cat', answer: 'kitten' },
  { code: 'formattingRemoved', before: 'CO<sub>2</sub>', after: 'CO₂' },
  { code: 'timeRounded', fromS: 45, toS: 50 },
  { code: 'partOfSeveral', part: 2, of: 3 },
]
const NEEDS: readonly Need[] = [
  { code: 'noRightAnswer' },
  { code: 'tooFewOptions', count: 2 },
  { code: 'equalOptions', text: 'Lungs' },
]
const LEFT_OUT: readonly LeftOut[] = [
  { code: 'kindUnknown', kind: 'Draw' },
  { code: 'unreadable', line: 7 },
]
const REFUSALS: readonly Refusal[] = [
  { code: 'formatUnknown' },
  { code: 'convertFirst', kind: 'xls' },
  { code: 'tooLarge', what: 'bytes', most: 50 * 1_024 * 1_024 },
]

test('IM18 every remark is a sentence with its values in it', () => {
  const said = [
    ...CHANGES.map(changeWords),
    ...NEEDS.map(needWords),
    ...LEFT_OUT.map(leftOutWords),
    ...REFUSALS.map(refusalWords),
  ]
  expect(said).toEqual([
    'Option left out: Fungi',
    'Several were right, “Bat”, “Eagle”: together they are one option now.',
    'Pair left out: cat – kitten',
    'Formatting taken out: CO<sub>2</sub> is now CO₂',
    'Time 45 s became 50 s',
    'Part 2 of 3: each is a question of its own now.',
    'No right answer is marked. Choose it here.',
    'It has 2 answers only. Write the others.',
    'Two answers are the same: “Lungs”.',
    'Questions of the type Draw cannot be answered here.',
    'Line 7 could not be read.',
    'No questions were recognised in it.',
    'A file of the kind xls is not read. Save it as xlsx first.',
    'It is larger than 50 MB.',
  ])
  expect(saidWords({ code: 'rightAnswerUnknown', said: '6', column: 'Key', count: 4 })).toBe(
    'The file said “6” in the column Key; there are 4 answers.',
  )
})
