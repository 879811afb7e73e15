export * from './publishable.ts'
export * from './quiz-form.ts'
export * from './slide-order.ts'
export * from './status.ts'
