import { paths } from '../lib/navigation/paths.ts'

/** Where a quiz is edited. */
export const quizEditorOf = (quizId: string) => `${paths.createQuiz}/${encodeURIComponent(quizId)}`

/** Where a quiz is tried out before it is published. */
export const previewOf = (quizId: string) => `${paths.previewQuiz}?quiz=${encodeURIComponent(quizId)}`

/** Where questions are brought into a quiz. */
export const bringInto = (quizId: string) => `${paths.bringQuestions}?quiz=${encodeURIComponent(quizId)}`

/** A quiz on paper. */
export const printOf = (quizId: string) => `${paths.print}/${encodeURIComponent(quizId)}`

/** On the way to hosting (`hostingStart`), with the quiz that is to be hosted. */
export const toHost = (start: string, quizId: string) => `${start}?quiz=${encodeURIComponent(quizId)}`
