import type { QuestionRead } from '@quokka/contract/http'
import { noneAsNull, textOrNone } from '@quokka/contract/wire'
import type { QuestionType } from '@quokka/core/questions'
import { QUESTION_TYPES } from '@quokka/core/questions'
import * as z from 'zod/mini'
import { isBlank } from '../../families/slots.ts'
import { editorOf } from '../editors.ts'

const CommonDraft = z.object({
  questionType: z.enum(QUESTION_TYPES),
  questionTitle: z.string(),
  questionImage: z.nullable(z.string()),
  answerContent: z.string(),
  answerImage: z.nullable(z.string()),
  questionImageAlt: z._default(z.string(), ''),
  answerImageAlt: z._default(z.string(), ''),
  timer: z.int(),
  maxPoints: z.int(),
})

/** A slide as it is being written: kept on the device until it is saved. Plain JSON. */
export interface SlideDraft extends z.infer<typeof CommonDraft> {
  /** What its type's editor made. */
  fields: unknown
}

/** A new slide of a type. */
export const emptyDraft = (questionType: QuestionType): SlideDraft => {
  const { form, timing } = editorOf(questionType)
  return {
    questionType,
    questionTitle: '',
    questionImage: null,
    answerContent: '',
    answerImage: null,
    questionImageAlt: '',
    answerImageAlt: '',
    timer: timing.timer,
    maxPoints: timing.maxPoints,
    fields: form.empty,
  }
}

/** A stored slide as it is edited. */
export const draftOf = (question: QuestionRead): SlideDraft => ({
  questionType: question.questionType,
  questionTitle: question.questionTitle,
  questionImage: question.s3ImageName || null,
  answerContent: noneAsNull(question.answerContent) ?? '',
  answerImage: question.s3AnswerImageName || null,
  questionImageAlt: question.questionImageAlt ?? '',
  answerImageAlt: question.answerImageAlt ?? '',
  timer: question.timeToAnswer,
  maxPoints: question.maxPoints,
  fields: editorOf(question.questionType).form.fromRead(question),
})

/** The fields of contract §2, "Question (as sent)", without quizId, questionId and revision. */
export const sentOf = ({ fields, ...draft }: SlideDraft): Record<string, unknown> => ({
  ...draft,
  questionTitle: draft.questionTitle.trim(),
  answerContent: textOrNone(isBlank(draft.answerContent) ? null : draft.answerContent),
  ...editorOf(draft.questionType).form.toSent(fields),
})

/** What a browser kept, checked; undefined when it is no draft. */
export const readDraft = (json: unknown): SlideDraft | undefined => {
  const common = z.safeParse(z.looseObject({ ...CommonDraft.shape, fields: z.unknown() }), json)
  if (!common.success) return undefined
  const fields = z.safeParse(editorOf(common.data.questionType).form.schema, common.data.fields)
  return fields.success ? { ...CommonDraft.parse(common.data), fields: fields.data } : undefined
}
