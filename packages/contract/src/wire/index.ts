export * from './none-text.ts'
export { Problem } from './problem.ts'
export * from './refusal-codes.ts'
export * from './stringified-list.ts'
