export * from './catalogue.ts'
export type { QuizFile } from './quiz-file.ts'
