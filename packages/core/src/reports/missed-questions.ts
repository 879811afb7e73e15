import type { Question } from '../questions/index.ts'
import type { ReportFigures } from './figures.ts'

/** Fewer right than this, and a question was missed. */
export const MISSED_BELOW_PERCENT = 60

/** The columns of a report that were missed, in its order, as they were last asked. */
export const missedQuestions = (figures: Pick<ReportFigures, 'questions'>, columns: readonly Question[]): Question[] =>
  columns.filter((_, place) => {
    const percent = figures.questions[place]?.rightPercent ?? null
    return percent !== null && percent < MISSED_BELOW_PERCENT
  })
