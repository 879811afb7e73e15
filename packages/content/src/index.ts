export * from './catalogue.ts'
export { CATALOGUE_TYPES } from './catalogue-types.ts'
export type { QuizFile } from './quiz-file.ts'
