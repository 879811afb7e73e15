import type { Question } from '../questions/index.ts'
import { playerView } from '../questions/index.ts'

/** What a search reads of a question: what players are shown before they answer. What only its answer says is left out, or a search would tell it. Rule FS7. */
export const textsOfQuestion = (question: Question): string[] => [
  question.questionTitle,
  ...playerView(question).answerChoices.flat(),
]
