import { fold } from '../fold.ts'
import type { Reading, Tally, Verdict } from '../kind.ts'

/** A question answered by one of its options; `correct` is null for a survey, where every option is thanked. */
interface OneChoice {
  choices: readonly string[]
  correct: string | null
}

const indexOfChoice = (question: OneChoice, answer: string): number => {
  // As nearly every page sends it; folding all options for each answer was seen in profiles.
  const exact = question.choices.indexOf(answer)
  if (exact >= 0) return exact
  const folded = fold(answer)
  return question.choices.findIndex((choice) => fold(choice) === folded)
}

export const isOffered = (question: OneChoice, answer: string): boolean => indexOfChoice(question, answer) >= 0

export const judgeChoice = (question: OneChoice, answer: string): Verdict => {
  if (!isOffered(question, answer)) return 'none'
  if (question.correct === null) return 'thanked'
  return fold(answer) === fold(question.correct) ? 'right' : 'wrong'
}

export const tallyChoices = (question: OneChoice, answers: readonly string[]): Tally => {
  const values = question.choices.map(() => 0)
  for (const answer of answers) {
    const index = indexOfChoice(question, answer)
    if (index >= 0) values[index] = (values[index] ?? 0) + 1
  }
  return {
    labels: question.choices.map((_, index) => String.fromCharCode(65 + index)),
    values,
    toolTipMessages: [...question.choices],
    correctAnswerIndex: question.correct === null ? -1 : indexOfChoice(question, question.correct),
  }
}

/** An option as its author wrote it. */
export const readChoice = (question: OneChoice, answer: string): Reading => {
  const text = question.choices[indexOfChoice(question, answer)] ?? answer
  return { text, comparedBy: fold(text) }
}
