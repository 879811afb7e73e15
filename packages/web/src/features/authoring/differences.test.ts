import { questionRead } from '@quokka/contract/http'
import type { QuestionType } from '@quokka/core/questions'
import { AuthoredQuestion, numbered, QUESTION_TYPES } from '@quokka/core/questions'
import { penOf, SAMPLES } from '@quokka/core/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedParts } from '../../questions/editing/draft/named-parts.ts'
import type { SlideDraft } from '../../questions/editing/draft/slide-draft.ts'
import { draftOf, emptyDraft, sentOf } from '../../questions/editing/draft/slide-draft.ts'
import { differences } from './differences.ts'

const drawn = (questionType: QuestionType, draw: fc.GeneratorValue): SlideDraft => {
  const pen = penOf(draw)
  const common = {
    questionTitle: pen.text(20),
    answerContent: pen.text(20),
    questionImage: draw(fc.constantFrom, null, 'k1.webp'),
    answerImage: draw(fc.constantFrom, null, 'k2.mp3'),
    questionImageAlt: pen.text(20),
    answerImageAlt: pen.text(20),
    timer: 10 + pen.below(50),
    maxPoints: pen.below(200),
  }
  const { lists } = SAMPLES[questionType].written(pen)
  const question = numbered(AuthoredQuestion.parse({ questionType, ...common, ...lists }), 'q')
  return draftOf(questionRead('quiz-1', { question, revision: 1 }, 0))
}
const between = (mine: SlideDraft, theirs: SlideDraft) => differences(namedParts(mine), namedParts(theirs))

test.each(QUESTION_TYPES)('ED23 whatever of a %s would be sent otherwise is named', (questionType) => {
  fc.assert(
    fc.property(fc.gen(), (draw) => {
      const [mine, other] = [drawn(questionType, draw), drawn(questionType, draw)]
      for (const key of Object.keys(mine) as (keyof SlideDraft)[]) {
        const theirs = { ...mine, [key]: other[key] }
        const isOther = JSON.stringify(sentOf(theirs)) !== JSON.stringify(sentOf(mine))
        expect(between(mine, theirs).length > 0).toBe(isOther)
      }
    }),
  )
})

test.each(QUESTION_TYPES)('ED23 the parts of a %s have names of their own', (questionType) => {
  const names = namedParts(emptyDraft(questionType)).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('ED23 of one option that two authors changed nothing else is said', () => {
  const options = (second: string) => ({ options: ['Shark', second, 'Eel', 'Ray'], correct: 1 })
  const slide = { ...emptyDraft('MCQ'), questionTitle: 'Who lives in an anemone?' }
  expect(between({ ...slide, fields: options('Lobster') }, { ...slide, fields: options('Whale') })).toEqual([
    { name: 'Option B', mine: 'Lobster', theirs: 'Whale', isMedium: false },
  ])
})
