import { LIMITS } from '@quokka/core/limits'
import { QUESTION_TYPES } from '@quokka/core/questions'
import * as z from 'zod/mini'
import { editorOf } from '../../../questions/editing/editors.ts'
import type { SlideDraft } from '../../../questions/editing/slide-editor.tsx'

const text = z.catch(z.nullish(z.string()), null)
const Sent = z.looseObject({
  questionType: z.enum(QUESTION_TYPES),
  questionTitle: text,
  questionImage: text,
  answerImage: text,
  questionImageAlt: text,
  answerImageAlt: text,
  answerContent: text,
  timer: z.catch(z.int(), LIMITS.defaultTimerS),
  maxPoints: z.catch(z.int(), LIMITS.defaultMaxPoints),
  correctAnswer: z.optional(z.unknown()),
  answerChoices: z.optional(z.unknown()),
})

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

const listed = (value: unknown): string => JSON.stringify(Array.isArray(value) ? value : [])

/** A question as sent, whole or not yet, as its type's editor opens it; undefined where it has no type. */
export const draftOfSent = (sent: Readonly<Record<string, unknown>>): SlideDraft | undefined => {
  const read = z.safeParse(Sent, sent)
  if (!read.success) return undefined
  const { questionType, correctAnswer, answerChoices, timer, maxPoints, ...texts } = read.data
  const parameters = Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]) => (isPlain(value) ? [[name, value]] : [])),
  )
  return {
    questionType,
    questionTitle: texts.questionTitle ?? '',
    questionImage: texts.questionImage ?? null,
    answerImage: texts.answerImage ?? null,
    questionImageAlt: texts.questionImageAlt ?? '',
    answerImageAlt: texts.answerImageAlt ?? '',
    answerContent: texts.answerContent ?? '',
    timer,
    maxPoints,
    fields: editorOf(questionType).form.fromRead({
      correctAnswer: listed(correctAnswer),
      answerChoices: listed(answerChoices),
      parameters,
    }),
  }
}
