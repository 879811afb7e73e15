import { seeded } from '@quokka/core/lib'
import { shuffled } from '@quokka/core/questions'
import { ALL_TYPES, exampleOf } from '@quokka/core/testing'
import { expect, test } from 'vitest'
import { draftOf } from '../../questions/editing/draft/slide-draft.ts'
import { previewQuestion, toExplain, toShow } from './preview-questions.ts'
import { questionsRead } from './testing/quiz-read.ts'

test.each(ALL_TYPES)('PV11 $questionType is asked as a room would ask what is saved', (question) => {
  const [read] = questionsRead([question])
  if (!read) throw new Error('one question is one read')
  const slide = { questionId: read.questionId, draft: draftOf(read) }
  expect(previewQuestion(slide, seeded(7))).toEqual(shuffled(question, seeded(7)))
})

test('PV11 a player is shown no answer before the question is over', () => {
  const word = exampleOf('FIB')
  expect(JSON.stringify(toShow(word))).not.toContain('quokka')
  expect(toExplain(word, { answer: 'wombat', verdict: 'right', takenMs: 2_400, points: 92 })).toMatchObject({
    correctAnswer: '["quokka","wombat"]',
    isCorrect: true,
    timeTaken: 2.4,
  })
})
