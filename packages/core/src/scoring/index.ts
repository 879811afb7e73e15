export * from './deciding-times.ts'
export * from './levels.ts'
export * from './ranking.ts'
export * from './score.ts'
