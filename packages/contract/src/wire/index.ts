export * from './none-text.ts'
export * from './stringified-list.ts'
