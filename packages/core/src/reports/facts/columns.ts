import type { PlayFacts } from './facts.ts'

type When = Pick<PlayFacts, 'startedAtMs' | 'game'>

/** A question as far as a column is told from the others. */
export interface ReportColumn {
  questionId: string
}

/** The oldest first. */
export const inOrder = <Play extends When>(plays: readonly Play[]): Play[] =>
  [...plays].sort((left, right) => left.startedAtMs - right.startedAtMs || left.game - right.game)

/**
 * What a report has a column of: each question once, as it was last asked; those of the latest game in its order, then
 * those that only earlier ones asked. Rule RF10.
 */
export const reportColumns = <Question extends ReportColumn>(
  plays: readonly (When & { questions: readonly Question[] })[],
): Question[] => {
  const columns = new Map<string, Question>()
  for (const { questions } of inOrder(plays).reverse()) {
    for (const question of questions) {
      if (!columns.has(question.questionId)) columns.set(question.questionId, question)
    }
  }
  return [...columns.values()]
}
