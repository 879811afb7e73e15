/** The codes of the question types, apart from what they mean: code that only reads the wire imports these and no kinds. */
export const QUESTION_TYPES = ['MCQ', 'TRF', 'MTF', 'DND', 'FIB', 'CNT', 'NQS'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]
