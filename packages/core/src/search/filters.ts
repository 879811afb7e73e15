export type { QuizLanguage } from './languages.ts'
export { QUIZ_LANGUAGES } from './languages.ts'
export type { ReadFilter } from './read-filters.ts'
export { READ_FILTERS } from './read-filters.ts'
