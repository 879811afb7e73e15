import { expect, test } from 'vitest'
import { seeded } from '../lib/random.ts'
import { ALL_TYPES } from '../testing/index.ts'
import type { Exchanged } from './index.ts'
import { AuthoredQuestion, asSent, exchanged, landed, numbered, shuffled } from './index.ts'

test.each(ALL_TYPES.map((question) => [question.questionType, question] as const))(
  'EX2 a question of %s that is written and read again asks the same',
  (_, question) => {
    const back = AuthoredQuestion.parse(asSent(question))
    expect(shuffled(numbered(back, question.questionId), seeded(1))).toEqual(shuffled(question, seeded(1)))
    const { questionType, fields, changes, needs } = landed(exchanged(question))
    expect([changes, needs]).toEqual([[], []])
    const again = numbered(
      AuthoredQuestion.parse({ ...asSent(question), questionType, ...fields }),
      question.questionId,
    )
    expect(exchanged(again)).toEqual(exchanged(question))
  },
)

const option = (text: string, isRight = false) => ({ text, isRight })

test.each<[string, Exchanged, object]>([
  [
    'a fifth option',
    { form: 'choice', options: [option('a'), option('b', true), option('c'), option('d'), option('e')] },
    { changes: [{ code: 'optionLeftOut', text: 'e' }], needs: [], fields: { answerChoices: ['a', 'b', 'c', 'd'] } },
  ],
  [
    'a fifth option that is right',
    { form: 'choice', options: [option('a'), option('b'), option('c'), option('d'), option('e', true)] },
    { changes: [{ code: 'optionLeftOut', text: 'd' }], fields: { correctAnswer: ['e'] } },
  ],
  [
    'three options',
    { form: 'choice', options: [option('a'), option('b', true), option('c'), option(' ')] },
    { changes: [{ code: 'optionAdded' }], needs: [], fields: { correctAnswer: ['b'] } },
  ],
  [
    'two options',
    { form: 'choice', options: [option('a'), option('b', true)] },
    { needs: [{ code: 'tooFewOptions', count: 2 }] },
  ],
  [
    'equal options of which one is right',
    { form: 'choice', options: [option('a'), option('A', true), option('c'), option('d')] },
    { needs: [{ code: 'equalOptions', text: 'A' }] },
  ],
  [
    'several right options',
    { form: 'choice', options: [option('a', true), option('b', true), option('c'), option('d')] },
    { changes: [{ code: 'severalRight', texts: ['a', 'b'] }], needs: [], fields: { correctAnswer: ['a + b'] } },
  ],
  [
    'nothing but right options',
    { form: 'choice', options: [option('a', true), option('b', true), option('c', true), option('d', true)] },
    { needs: [{ code: 'everyAnswerRight' }] },
  ],
  [
    'a spelling that is too long',
    { form: 'typed', accepted: ['the northern hemisphere of the Earth', 'north'] },
    { changes: [{ code: 'spellingLeftOut' }], needs: [], fields: { correctAnswer: ['north'] } },
  ],
  ['no answer', { form: 'typed', accepted: [' '] }, { needs: [{ code: 'noAnswer' }] }],
  [
    'three pairs',
    {
      form: 'pairs',
      pairs: [
        ['a', '1'],
        ['b', '2'],
        ['c', '3'],
      ],
    },
    { needs: [{ code: 'tooFewPairs', count: 3 }] },
  ],
  [
    'five items in order',
    { form: 'order', items: ['a', 'b', 'c', 'd', 'e'] },
    { changes: [{ code: 'itemLeftOut', text: 'e' }], needs: [], fields: { correctAnswer: ['a', 'b', 'c', 'd'] } },
  ],
  ['a long note', { form: 'note', text: 'word '.repeat(99) }, { changes: [{ code: 'noteShortened' }], needs: [] }],
])('EX3 what fits none of our types as it stands is changed, or told: %s', (_, found, wanted) => {
  expect(landed(found)).toMatchObject(wanted)
})
