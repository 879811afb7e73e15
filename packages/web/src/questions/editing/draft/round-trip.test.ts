import { questionRead } from '@quokka/contract/http'
import { blanksOf, seeded } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Question, QuestionType } from '@quokka/core/questions'
import { AuthoredQuestion, numbered, playerView, QUESTION_TYPES, shuffled } from '@quokka/core/questions'
import { exampleOf, penOf, SAMPLES } from '@quokka/core/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftOf, emptyDraft, readDraft, sentOf } from './slide-draft.ts'

const media = fc.constantFrom(null, 'k3.webp', 'k4.mp3')
const common = fc.record({
  questionImage: media,
  answerImage: media,
  timer: fc.integer({ min: 1, max: LIMITS.longestTimerS }),
  maxPoints: fc.integer({ min: 0, max: LIMITS.largestMaxPoints }),
})

/** A slide of the type as it is stored, by chance. */
const storedBy = (questionType: QuestionType, shared: object, draw: fc.GeneratorValue): Question => {
  const pen = penOf(draw)
  const questionTitle = pen.text(LIMITS.titleCharacters)
  const answerContent = pen.below(2) === 0 ? 'None' : pen.text(LIMITS.explanationCharacters)
  const { lists } = SAMPLES[questionType].written(pen)
  const authored = AuthoredQuestion.parse({ questionType, questionTitle, answerContent, ...shared, ...lists })
  return shuffled(numbered(authored, 'question-1'), seeded(7))
}
const readBack = (question: Question) => questionRead('quiz-1', { question, revision: 1 }, 0)

test.each(QUESTION_TYPES)('SE12 a stored %s that is opened and sent again is the same slide', (questionType) => {
  fc.assert(
    fc.property(common, fc.gen(), (shared, draw) => {
      const stored = storedBy(questionType, shared, draw)
      const sent = AuthoredQuestion.parse({ quizId: 'quiz-1', ...sentOf(draftOf(readBack(stored))) })
      expect(shuffled(numbered(sent, stored.questionId), seeded(7))).toEqual(stored)
    }),
  )
})

test('SE12 a slide without an explanation is sent with the word None', () => {
  expect(sentOf({ ...emptyDraft('MCQ'), answerContent: '  ' })).toMatchObject({ answerContent: 'None' })
})

test.each(QUESTION_TYPES)('SE13 both spellings of %s open as the same draft', (questionType) => {
  const timing = { timer: 40, maxPoints: 50 }
  const opened = (sent: object) =>
    draftOf(
      readBack(numbered(AuthoredQuestion.parse({ questionType, questionTitle: 'A title', ...timing, ...sent }), 'q')),
    )
  fc.assert(
    fc.property(fc.gen(), (draw) => {
      const { lists, fields } = SAMPLES[questionType].written(penOf(draw))
      if (fields !== undefined) expect(opened(fields)).toEqual(opened(lists))
    }),
  )
})

test.each(QUESTION_TYPES)('SE14 a draft of %s that was kept opens as it was', (questionType) => {
  expect(readDraft(emptyDraft(questionType))).toEqual(emptyDraft(questionType))
  fc.assert(
    fc.property(common, fc.gen(), (shared, draw) => {
      const draft = draftOf(readBack(storedBy(questionType, shared, draw)))
      expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    }),
  )
})

test('SE14 what is no draft is not opened', () => {
  fc.assert(fc.property(fc.jsonValue(), (kept) => readDraft(kept) === undefined))
  for (const questionType of QUESTION_TYPES)
    expect(readDraft({ ...emptyDraft(questionType), fields: 7 })).toBeUndefined()
  expect(readDraft({ ...emptyDraft('MCQ'), fields: { options: ['A'], correct: 0 } })).toBeUndefined()
  expect(readDraft({ ...emptyDraft('MCQ'), timer: 'long' })).toBeUndefined()
})

test("SE11 an answer's boxes are those that players get when chance gives its first letter", () => {
  fc.assert(
    fc.property(fc.gen(), (draw) => {
      const answer = penOf(draw).text(LIMITS.typedAnswerCharacters)
      const word: Question = { ...exampleOf('FIB'), accepted: [answer], given: 0 }
      expect(blanksOf(` ${answer} `, 0)).toEqual(playerView(word).answerBlanks)
    }),
  )
})
