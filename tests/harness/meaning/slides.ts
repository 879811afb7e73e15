import * as fc from 'fast-check'
import type { QuestionType } from '../../../packages/core/src/questions/index.ts'
import { QUESTION_TYPES } from '../../../packages/core/src/questions/index.ts'
import { penOf, SAMPLES } from '../../../packages/core/src/testing/index.ts'

const spellings = new Map(
  QUESTION_TYPES.map((questionType) => {
    const [draw] = fc.sample(fc.gen(), { numRuns: 1, seed: 9 })
    if (draw === undefined) throw new Error('nothing was drawn')
    const { lists, fields } = SAMPLES[questionType].written(penOf(draw))
    return [questionType, fields === undefined ? [lists] : [lists, fields]]
  }),
)

/** A slide of a type as an author sends it, in each of its spellings (contract §2). */
export const slidesOf = (questionType: QuestionType): object[] =>
  (spellings.get(questionType) ?? []).map((spelling) => ({
    questionType,
    questionTitle: 'Which fish is it?',
    timer: 30,
    maxPoints: 100,
    answerContent: 'Because of the tide',
    questionImage: '',
    answerImage: '',
    ...spelling,
  }))

/** A slide of a type in its first spelling. */
export const slideOf = (questionType: QuestionType): object => slidesOf(questionType)[0] ?? {}
