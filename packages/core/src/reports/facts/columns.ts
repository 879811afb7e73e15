import type { Question } from '../../questions/index.ts'
import type { PlayFacts } from './facts.ts'

/** The oldest first. */
export const inOrder = (plays: readonly PlayFacts[]): PlayFacts[] =>
  [...plays].sort((left, right) => left.startedAtMs - right.startedAtMs || left.game - right.game)

/**
 * What a report has a column of: each question once, as it was last asked; those of the latest game in its order, then
 * those that only earlier ones asked. Rule RF10.
 */
export const reportColumns = (plays: readonly PlayFacts[]): Question[] => {
  const columns = new Map<string, Question>()
  for (const { questions } of inOrder(plays).reverse()) {
    for (const question of questions) {
      if (!columns.has(question.questionId)) columns.set(question.questionId, question)
    }
  }
  return [...columns.values()]
}
