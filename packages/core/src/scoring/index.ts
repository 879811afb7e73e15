export * from './levels.ts'
export * from './ranking.ts'
export * from './score.ts'
