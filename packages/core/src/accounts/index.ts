export * from './age-group.ts'
export * from './quiz-type.ts'
