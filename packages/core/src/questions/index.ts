export * from './ask.ts'
export { fold } from './fold.ts'
export type { AskedChoices, Solution, Tally, Verdict } from './kind.ts'
export { AuthoredQuestion, QUESTION_TYPES, Question, type QuestionType } from './registry.ts'
