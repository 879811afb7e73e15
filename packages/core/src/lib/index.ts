export * from './assert-never.ts'
export * from './bucket-map.ts'
export * from './random.ts'
export * from './result.ts'
