import type { QuestionType } from '@quokka/core/questions'

/** The types that ready-made quizzes are made of, each of them somewhere: a new type is added with its first ready-made question. Rule CO6. */
export const CATALOGUE_TYPES = [
  'MCQ',
  'TRF',
  'MTF',
  'DND',
  'FIB',
  'CNT',
  'NQS',
] as const satisfies readonly QuestionType[]
